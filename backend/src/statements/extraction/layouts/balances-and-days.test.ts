import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the few balances without a mark among credits for overdrawn ones (FNB)', () => {
  const page = (last: string) => `
FNB     First National Bank     Statement Period : 20 December 2025 to 20 January 2026     ZAR
Opening Balance          418.95 Cr
Closing Balance        1,088.58 Cr
Date       Description                  Amount         Balance
21 Dec     Magtape Debit                172.08        246.87Cr
22 Dec     POS Purchase                  16.18        230.69Cr
24 Dec     POS Purchase                 361.40        ${last}
25 Dec     Magtape Credit             1,219.29Cr    1,088.58Cr
`;
  expect(readTyped(typed(page('130.71')))).toMatchObject([
    { proof: 'proven', lines: { 2: expect.stringContaining('-36140 -13071') } },
  ]);
  expect(readTyped(typed(page('131.71')))).toMatchObject([{ proof: 'broken' }]);
});

it('takes the first figure under the name of a column for no sum, where several rows follow (M-PESA)', () => {
  const page = `
M-PESA     MPESA FULL STATEMENT     Statement Period: 01 Dec 2025 - 31 Dec 2025     KES
TRANSACTION TYPE              PAID IN              PAID OUT
SEND MONEY                        0.00                 47.00
RECEIVED MONEY                  900.00                  0.00
AGENT WITHDRAWAL                  0.00                 29.00
TOTAL:                          900.00                 76.00
Completion Time     Details                    Paid In      Withdrawn       Balance
2025-12-21          Agent Withdrawal              0.00         -29.00        924.00
2025-12-19          Funds received              900.00           0.00        953.00
2025-12-18          Customer Transfer             0.00         -47.00         53.00
`;
  const [section] = readTyped(typed(page));
  expect(section).toMatchObject({ lines: { length: 3 } });
  expect(section?.proof).not.toBe('broken');
});

it('takes the day of booking from below that of payment, behind the balance of a day as well (S-Pankki)', () => {
  const page = `
S-PANKKI     TILIOTE     KAUSI 01.12.2023 - 31.12.2023     EUR
MAKSUPÄIVÄ      ARVOPÄIVÄ      SAAJA/MAKSAJA                      MÄÄRÄ EUR
KIRJAUSPÄIVÄ                   SAAJAN TILINUMERO
                               VIESTI
                               SALDO 30.11.2023                     412,07+
02.12.2023      04.12.2023     PRISMA                                32,86-
04.12.2023                     KORTTIOSTO
                               HELSINKI
                                                     SALDO          379,21+
05.12.2023      05.12.2023     HELEN OY                              93,43-
05.12.2023                     E-LASKU
06.12.2023      07.12.2023     OTTO. KAMPPI                          30,00-
07.12.2023                     AUTOMAATTINOSTO
                               SALDO 31.12.2023                     255,78+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2023-12-04 -3286 null PRISMA KORTTIOSTO HELSINKI',
        '2023-12-05 -9343 null HELEN OY E-LASKU',
        '2023-12-07 -3000 null OTTO. KAMPPI AUTOMAATTINOSTO',
      ],
    },
  ]);
});

it('reads the bookings of another card in the second column, whose labels stand at the foot of the first (Itaú)', () => {
  const booked = (day: string, text: string, amount: string, x = 0): PlacedRow => [
    [40 + x, day],
    [70 + x, text],
    [`r${285 + x}`, amount],
  ];
  const both = (left: PlacedRow, right: PlacedRow) => [...left, ...right] as PlacedRow;
  const labels = (x = 0): PlacedRow => [
    [40 + x, 'DATA'],
    [70 + x, 'ESTABELECIMENTO'],
    [`r${285 + x}`, 'VALOR EM R$'],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Itaucard Click Visa Platinum'],
      [330, 'Vencimento 17/01/2026'],
    ],
    [
      [40, 'Total da fatura anterior'],
      ['r285', '601,94'],
    ],
    [
      [40, 'Total desta fatura'],
      ['r285', '171,80'],
    ],
    both(labels(), booked('03/01', 'FARMACIA', '18,04', 269)),
    both(booked('17/12', 'PAGAMENTO EFETUADO', '-601,94'), booked('05/01', 'LOJA', '16,70', 269)),
    booked('18/12', 'PADARIA', '11,15'),
    booked('27/12', 'POSTO', '80,00'),
    both(booked('29/12', 'AMAZON BR', '5,91'), [[309, 'Compras parceladas - próximas faturas']]),
    both([[70, 'OSASCO']], labels(269)),
    both(booked('07/01', 'NETFLIX.COM', '40,00'), booked('26/11', 'TONON 04/12', '65,61', 269)),
    [[40, 'LUIZA AMADO (final 8821)']],
    labels(),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-60194, -17180], lines: { length: 7 } },
  ]);
});

it('takes two balances called by nothing but their days for those before and behind the bookings (ABN AMRO)', () => {
  const page = `
Bij- en afschrijvingen     ABN AMRO     EUR
Periode         02-12-2025 t/m 30-01-2026
Saldo 02-12-2025     €      118,40     Totaal afgeschreven     Totaal bijgeschreven
Saldo 30-01-2026     €      346,55     €      0,05             €      228,20
Datum          Omschrijving                    Bedrag af       Bedrag bij
02-12-2025     SEPA Overboeking                                    228,20
03-12-2025     ABNAMRO Investments                  0,05
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [11840, 34655] }]);
});

it('tells the sides of columns without labels where each page begins with the same dated facts (Boursorama)', () => {
  const head = (page: number): PlacedRow => [
    [32, '2/09/2020'],
    [83, '40618'],
    [262, '03/08/2020'],
    [386, '300,00 €'],
    [515, `${page}`],
  ];
  const booked = (text: string, edge: 437 | 535, amount: string): PlacedRow => [
    [32, text],
    [306, text.slice(0, 10)],
    [`r${edge}`, amount],
  ];
  const first: PlacedRow[] = [
    [
      [284, 'Extrait de votre compte en'],
      [468, 'EUR'],
    ],
    head(1),
    [
      [252, 'SOLDE AU : 31/07/2020'],
      ['r535', '842,17'],
    ],
    booked('04/08/2020 PRLV SEPA ENGIE', 437, '49,22'),
    booked('05/08/2020 RETRAIT DAB', 437, '30,00'),
  ];
  const second: PlacedRow[] = [
    head(2),
    booked('20/08/2020 VIR SEPA CPAM', 535, '202,65'),
    booked('21/08/2020 PRLV SEPA MAIF', 437, '31,37'),
    [
      [158, 'Nouveau solde en EUR :'],
      ['r535', '934,23'],
    ],
  ];
  expect(readTyped(positioned(first, second))).toMatchObject([
    { proof: 'proven', balances: [84217, 93423], lines: { length: 4 } },
  ]);
});
