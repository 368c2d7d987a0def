import { expect, it } from 'vitest';
import { linesRead, readPages, readTyped, typed } from '../typed.fixture.ts';

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

it('takes the balance of a day at the foot of a page for that of the day (Banca Transilvania)', () => {
  const head = 'Data           Descriere                Debit        Credit';
  const first = `
BANCA TRANSILVANIA     EXTRAS CONT     din 01/06/2026 - 30/06/2026     RON
${head}
               SOLD ANTERIOR                         100.00
26/06/2026     Plata la POS             10.00
               Incasare Instant                        5.00
26/06/2026     RULAJ ZI                 10.00          5.00
               SOLD FINAL ZI                          95.00
`;
  const second = `
BANCA TRANSILVANIA     EXTRAS CONT     din 01/06/2026 - 30/06/2026
${head}
30/06/2026     Plata la POS             20.00
30/06/2026     RULAJ ZI                 20.00          0.00
               SOLD FINAL ZI                          75.00
30/06/2026     RULAJ TOTAL CONT         30.00          5.00
               SOLD FINAL CONT                        75.00
`;
  expect(readPages(first, second)).toMatchObject([
    { proof: 'proven', balances: [10000, 7500], lines: { length: 3 } },
  ]);
});

it('takes the balance at the end of a day for none that closes a page (Citadele)', () => {
  const head =
    'Datums         Dok. Nr.       Partneris / Maksājuma mērķis       Debets      Kredīts';
  const first = `
citadele     Periods     01.05.2025 - 31.05.2025
Sākuma atlikums     100.00 EUR
${head}
14.05.2025     4423720279     AS LATVENERGO                      10.00
                              Dienas beigu atlikums        90.00
`;
  const second = `
citadele     Lapa 2/2
${head}
15.05.2025     7946905675     SIA Rīgas Ūdens                    20.00
                              Dienas beigu atlikums        70.00
                              Beigu atlikums                                 70.00 EUR
`;
  expect(readPages(first, second)).toMatchObject([
    { proof: 'proven', balances: [10000, 7000], lines: { length: 2 } },
  ]);
});

it('takes no balance of a day that begins like the name of a weekday for a date', () => {
  const page = `
Tiliote   Kausi 01.02.2026 - 28.02.2026   Valuutta EUR
Arkistointi-    Saaja/Maksaja                         Maksu-      Arvo-        Määrä
tunnus          Selite                                päivä       päivä        EUR
                ALKUSALDO 31.01.2026                                         100,00+
KIRJAUSPÄIVÄ 02.02.26
588N0044        KIINTEISTÖ OY                         02.02.      02.02.      15,00-
                SALDO 02.02.26                                                85,00+
KIRJAUSPÄIVÄ 03.02.26
588N2207        ELISA OYJ                             03.02.      03.02.      39,90-
                LOPPUSALDO 28.02.2026                                         45,10+
`;
  expect(linesRead(page)).toEqual([
    '2026-02-02 -1500 null KIINTEISTÖ OY',
    '2026-02-03 -3990 null ELISA OYJ',
  ]);
});

it('believes the balance of a day that contradicts what a box says of now', () => {
  const page = `
Starling-like      Account statement      01/03/2025 - 31/03/2025     GBP     Account 12345678
Opening balance        50.00
Current balance        90.00
Balance at 31/03/2025       140.00
Date          Description            Amount         Balance
02/03/2025    PAY                     50.00        100.00
03/03/2025    TESCO                  -10.00         90.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [5000, 14000], proof: 'broken' }]);
});

it('proves by the balances of its head where those between the bookings are of days of value', () => {
  const [section] = readTyped(
    typed(`
                                              Soll         Haben
Buchungssaldo alt                                          100,00+
Buchungssaldo neu                                          116,00+
Kontostand zum 31.12.24                                    136,00+
Datum 31.12.24          Kontowährung EUR
Text/Verwendungszweck       Datum     PNNr    Wert      Soll         Haben
ZINS                        10.12.    8809    09.12.                 10,00+
*** Kontostand zum 09.12. ***                                        110,00+
EFFEKTEN                    20.12.    8808    22.12.                 50,00+
*** Kontostand zum 22.12. ***                                        136,00+
EURO-UEBERW.                21.12.    8420    21.12.    24,00-
*** VALUTARISCHER SALDO PER 21.12. ***                               86,00+
EFFEKTEN                    30.12.    8808    03.01.    20,00-
*** Kontostand zum 03.01. ***                                        116,00+`),
  );
  expect(section).toMatchObject({ balances: [10000, 11600], proof: 'proven' });
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-12-10',
    '2024-12-20',
    '2024-12-21',
    '2024-12-30',
  ]);
});

it('knows balances of days of value that step back over the turn of a year only (Consorsbank)', () => {
  const [section] = readTyped(
    typed(`
                                              Soll         Haben
Buchungssaldo alt                                          100,00+
Buchungssaldo neu                                           46,00+
Datum 31.12.23          Kontowährung EUR
Text/Verwendungszweck       Datum     PNNr    Wert      Soll         Haben
UEBERWEISUNG                20.12.    8420    20.12.    10,00-
*** Kontostand zum 20.12. ***                                         90,00+
EFFEKTEN                    28.12.    8808    02.01.    20,00-
*** Kontostand zum 02.01. ***                                         46,00+
LASTSCHRIFT                 29.12.    8425    29.12.    24,00-
*** Kontostand zum 29.12. ***                                         66,00+`),
  );
  expect(section).toMatchObject({ balances: [10000, 4600], proof: 'proven', lines: { length: 3 } });
});

it('reads the balances of each day of a Romanian account by their names in the books (BCR)', () => {
  const page = `
EXTRAS DE CONT Nr. 9     Produse in valuta RON
Data: 05-07-2026                         Sold contabil initial:          1.000,00
Data operatiunii     Explicatie          Debit          Credit
05-07-2026           Plata factura       250,00          0,00
                     Sold contabil final:                                 750,00
Data: 06-07-2026                         Sold contabil initial:            750,00
Data operatiunii     Explicatie          Debit          Credit
06-07-2026           Incasare              0,00        200,50
                     Sold contabil final:                                 950,50
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [100000, 95050],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-07-05 -25000 /),
        expect.stringMatching(/^2026-07-06 20050 /),
      ],
    },
  ]);
});

it('books nothing of what moved day by day, in columns under labels that repeat, nor what a payee got in a year (Fidelity)', () => {
  const page = `
Fidelity     Cash Management Account     June 1, 2025 - June 30, 2025     Account Number: Z41-778204     USD
Beginning Balance     $1,182.66
Ending Balance        $1,947.00
Deposits
Date        Reference            Description                 Amount
06/06       Direct Deposit       BRIGHTWAVE SOLAR            $914.55
06/24       Mobile Deposit       CHECK RECEIVED              185.00
Total Deposits                                             $1,099.55
Bill Payments
Post Date     Payee                 Payee Account     Amount     YTD Payments
06/11         GEORGIA POWER         xxxxx-41027     -$110.21           710.55
06/25         DR SAMIR PATEL        xxx0088          -225.00           225.00
Total Bill Payments                                 -$335.21
Daily Additions and Subtractions (the following displays the net for each day)
Date        Amount        Balance        Date        Amount        Balance
06/06       $914.55     $2,097.21        06/24       185.00       2,172.00
06/11       -110.21      1,987.00        06/25      -225.00       1,947.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [118266, 194700], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('takes what was at hand at the end of a day for no text of a booking (Itaú)', () => {
  const page = `
extrato conta corrente     período 01/10/2025 até 31/10/2025     R$
data           lançamentos                          valor (R$)     saldo (R$)
30/09/2025     SALDO ANTERIOR                                          100,00
02/10/2025     IOF                                      -44,03
02/10/2025     SALDO TOTAL DISPONÍVEL DIA                               55,97
03/10/2025     PIX TRANSF RENATA 03/10                 -110,00
03/10/2025     SALDO TOTAL DISPONÍVEL DIA                              -54,03
`;
  expect(linesRead(page)).toEqual([
    '2025-10-02 -4403 null IOF',
    '2025-10-03 -11000 null PIX TRANSF RENATA 03/10',
  ]);
});
