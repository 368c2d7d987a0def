import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the month that stands alone beside its label for the period, and more text without a label for description', () => {
  const page = `
                                              MATA UANG   : IDR
                                              PERIODE     : MARET 2025
TANGGAL  KETERANGAN                                     CBG         MUTASI          SALDO
01/03    SALDO AWAL                                                                 1,000,000.00
02/03    TRANSFER DB          0203/ABC                              125,000.00 DB   875,000.00
                              WARUNG ALDER
05/03    SETORAN              TOKO BIRCH DAN ANAK CUCU  0998        25,000.00       900,000.00
`;
  expect(readTyped(typed(page), '2026-11-20')).toMatchObject([
    {
      currency: 'IDR',
      lines: [
        '2025-03-02 -12500000 87500000 TRANSFER DB 0203/ABC WARUNG ALDER',
        '2025-03-05 2500000 90000000 SETORAN TOKO BIRCH DAN ANAK CUCU',
      ],
    },
  ]);
});

it('leaves charges behind the balance out of the amounts', () => {
  const page = `
Statement Date : 31 March 2025
Transactions in RAND (ZAR)
Date      Description                 Amount        Balance         Charges
          Opening Balance                           100.00Cr
01 Mar    Alder                       30.00         70.00Cr         1.50
02 Mar    Birch                       5.00Cr        75.00Cr
          Closing Balance                           75.00Cr
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-03-01 -3000 7000 Alder', '2025-03-02 500 7500 Birch'],
    },
  ]);
});

it('tells no currency by one purchase abroad among dollars, nor a sum by the interest of a year', () => {
  const page = `
Alder Credit Card, 1 Main St, Denver, CO 80202
Minimum Payment Due   $25.00
Mar 1, 2025 - Mar 31, 2025
Previous Balance      $100.00
New Balance           $130.00
Date      Description                       Amount
Mar 2     PAYMENT                           - $100.00
Mar 5     HOTEL PARIS                       $90.00
          €82.50
Mar 8     GROCER                            $40.00
Total Transactions for This Period          $130.00
Total Interest charged                      $18.44
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'USD',
      proof: 'proven',
      lines: [
        '2025-03-02 10000 null PAYMENT',
        '2025-03-05 -9000 null HOTEL PARIS €82.50',
        '2025-03-08 -4000 null GROCER',
      ],
    },
  ]);
});

it('takes the currency of a country for that of its account, whatever was bought in another', () => {
  const page = `
IBAN  CZ65 0800 0000 0044 7120 3318
Měna účtu  CZK
Období 01.02.2025 - 28.02.2025
Počáteční zůstatek   1 000,00
Datum        Popis                          Částka
03.02.2025   Alder WIEN 18,60 EUR           -473,00
04.02.2025   Birch WIEN 20,00 EUR           -500,00
Konečný zůstatek     27,00
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'CZK', proof: 'proven' }]);
});

it('reads a period of two lines, so that no row falls a year early', () => {
  const page = `
Datum vanaf           14-12-2024
Datum tot en met      10-01-2025
Beginsaldo   € 100,00
Datum    Omschrijving          Bedrag af       Bedrag bij
16-12    Alder                 30,00
02-01    Birch                                 5,00
Eindsaldo   € 75,00
`;
  const [account] = readTyped(typed(page));
  expect(account?.lines).toEqual(['2024-12-16 -3000 null Alder', '2025-01-02 500 null Birch']);
});

it('takes headings of booking days for the dates, and what stands in the rows for days of value', () => {
  const page = `
Kausi 01.03.2025 - 31.03.2025
Arvopv     Saaja / Maksaja       Selite       Määrä EUR
           ALKUSALDO                          100,00+
KIRJAUSPÄIVÄ 03.03.2025
01.03.     ALDER                 KORTTI       30,00-
KIRJAUSPÄIVÄ 07.03.2025
06.03.     BIRCH                 PALKKA       5,00+
           LOPPUSALDO                         75,00+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-03-03 -3000 null ALDER KORTTI', '2025-03-07 500 null BIRCH PALKKA'],
    },
  ]);
});

it('takes a marked sum for the heading of the unmarked bookings under it, also over a page', () => {
  const pages = [
    `
Saldo inicial     R$ 100,00
Saldo final       R$ 175,00
01 MAR 2025   Total de saídas                            - 30,00
              Compra             ALDER                     10,00
              Compra             BIRCH                     20,00
05 MAR 2025   Total de entradas                         + 110,00
              Recebida           CEDAR                    110,00
06 MAR 2025   Total de saídas                             - 1,00
              Compra             ELDER                      1,00
07 MAR 2025   Total de saídas                             - 4,00
Alder Pagamentos S.A.
`,
    `
              Compra             DOGWOOD                    4,00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-01 -1000 null Compra ALDER',
        '2025-03-01 -2000 null Compra BIRCH',
        '2025-03-05 11000 null Recebida CEDAR',
        '2025-03-06 -100 null Compra ELDER',
        '2025-03-07 -400 null Compra DOGWOOD',
      ],
    },
  ]);
});

it('holds the sums of one page against nothing, and reads the year behind a stroke', () => {
  const pages = [
    `
Statement From - To   APR 30/25 - MAY 30/25    CAD
Description          Withdrawals    Deposits     Date      Balance
STARTING BALANCE                                 APR30     100.00
ALDER                30.00                       MAY01     70.00
BIRCH                               5.00         MAY02     75.00
Total this page      30.00          5.00
`,
    `
Description          Withdrawals    Deposits     Date      Balance
CEDAR                15.00                       MAY03     60.00
CLOSING BALANCE                                  MAY30     60.00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-05-01 -3000 7000 ALDER',
        '2025-05-02 500 7500 BIRCH',
        '2025-05-03 -1500 6000 CEDAR',
      ],
    },
  ]);
});

it('goes on with the text beside a second date, whatever stands in a further column, and drops dots that lead to the amount', () => {
  const page = `
Měna účtu  CZK
Datum         Popis                          VS              Částka
03.02.2025    Trvalý příkaz................  447120          -30,00
03.02.2025    2000447120/2010
              Alder s.r.o.
04.02.2025    Platba kartou                  4471203318      -5,00
31.01.2025    Birch Brno
Konečný zůstatek     65,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringMatching(/^2025-02-03 -3000 null Trvalý příkaz .*Alder s\.r\.o\./),
        expect.stringMatching(/^2025-02-04 -500 null Platba kartou .*Birch Brno/),
      ],
    },
  ]);
});

it('reads SO beside a date as a standing order, which is no Sunday', () => {
  const page = `
Date         Type and details    Paid out    EUR Balance
01.03.2026   SO  Alder           30.00       70.00
02.03.2026   DD  Birch           5.00        65.00
`;
  expect(readTyped(typed(page))[0]?.lines[0]).toMatch(/SO Alder$/);
});

it('ends a description at the heading of the next group, beside which its sum stands', () => {
  const page = `
du 01/02/2025 au 28/02/2025
Date        Détail des opérations en euros      Débit          Crédit
            SOLDE PRECEDENT AU 31/01/2025                      100,00
            Virements émis                      total 30,00
03/02       VIR ALDER                           30,00
            Prélèvements                        total 5,00
05/02       PRLV BIRCH                          5,00
            SOLDE CREDITEUR AU 28/02/2025                      65,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2025-02-03 -3000 null VIR ALDER', '2025-02-05 -500 null PRLV BIRCH'] },
  ]);
});

it('takes a balance that a page carries without its sign for the overdrawn one above it', () => {
  const pages = [
    `
Valuta  DKK
Periode  01.09.2024 - 30.09.2024
Bogført       Tekst                                   Beløb        Saldo
              Saldo fra tidligere udskrift                         10,00
02.09.2024    Alder                                   -30,00       -20,00
              Saldo overført til næste side                        20,00
`,
    `
Bogført       Tekst                                   Beløb        Saldo
              Saldo overført fra forrige side                      20,00
03.09.2024    Birch                                   50,00        30,00
              Ny saldo                                             30,00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    { proof: 'proven', lines: ['2024-09-02 -3000 -2000 Alder', '2024-09-03 5000 3000 Birch'] },
  ]);
});

it('tells two dates apart by what stands under one name, and a balance that is owed by its name', () => {
  const page = `
Conto n. 4471882  Divisa: EUR
dal 01/04/2024 al 30/04/2024
Data          Data
operazione    valuta          Uscite      Entrate     Descrizione
01.04.2024                                20,00       Saldo iniziale
02.04.2024    29.03.2024      30,00                   Alder
04.04.2024    03.04.2024                  60,00       Birch
30.04.2024                                50,00       Saldo finale
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2024-04-02 -3000 null Alder', '2024-04-04 6000 null Birch'] },
  ]);
  const french = `
du 25.01.2024 au 22.02.2024
Date     Nature des opérations            Valeur      Débit EUR    Crédit EUR
         SOLDE DEBITEUR AU 25.01.2024                 20,00
26.01    Alder                            26.01                    50,00
         SOLDE CREDITEUR AU 22.02.2024                             30,00
`;
  expect(readTyped(typed(french))).toMatchObject([{ balances: [-2000, 3000], proof: 'proven' }]);
});

it('opens with the last statement of a Danish account, and goes on over its pages', () => {
  const [section, ...others] = readTyped(
    typed(
      `
Kontoudskrift nr. 4     Periode 1. april 2024 - 30. april 2024     Valuta DKK
Dato     Tekst                                          Rentedato     Beløb      Saldo
         Saldo fra kontoudskrift nr. 3 pr. 31.03.2024                           -18,27
02.04    Overførsel fra Lønkonto                        02.04        145,00
02.04    Husleje Lejerbo                                02.04        -84,00      42,73
         Overføres til næste side                                                42,73
`,
      `
Kontoudskrift nr. 4 - konto 4180 0010 744 218
Dato     Tekst                                          Rentedato     Beløb      Saldo
         Overført fra side 1                                                     42,73
30.04    Rente debet                                    30.04        -12,48      30,25
         Saldo pr. 30.04.2024                                                    30,25
`,
    ),
  );
  expect(others).toEqual([]);
  expect(section).toMatchObject({ balances: [-1827, 3025], proof: 'proven' });
  expect(section?.lines).toHaveLength(3);
});
