import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const linesOf = (...pages: string[]) => readTyped(typed(...pages))[0]?.lines;

it('dates what stands below a balance at the head of a page on its day', () => {
  const page = `
05 Jan - 04 Feb 2026     Sort Code 20-45-45     Account No 93417726
Date      Description                              Money out £     Money in £    Balance £
5 Jan     Start balance                                                             100.00
16 Jan    Refund From Harbour Books                                      27.99      127.99
16 Jan    Balance carried forward to next page                                      127.99
`;
  const next = `
Date      Description                              Money out £     Money in £    Balance £
19 Jan    Balance brought forward from previous page                                127.99
          Card Payment to Greenfields                    22.46
          Card Payment to Gails                           4.10                      101.43
20 Jan    Balance carried forward                                                   101.43
`;
  expect(linesOf(page, next)).toEqual([
    '2026-01-16 2799 12799 Refund From Harbour Books',
    '2026-01-19 -2246 null Card Payment to Greenfields',
    '2026-01-19 -410 10143 Card Payment to Gails',
  ]);
});

it('gives a year that stands between December and January to January', () => {
  const page = `
Statement date: 02 January 2026     All amounts in GBP
Date       Description                          £ Out        £ In       £ Balance
2025       Balance from statement 41 dated 01/12/2025                      318.07
30 Dec     Transfer to savings                  50.00                      268.07
31 Dec     Interest added                                    0.92          268.99
2026
02 Jan     Direct debit                         36.50                      232.49
`;
  expect(linesOf(page)).toEqual([
    '2025-12-30 -5000 26807 Transfer to savings',
    '2025-12-31 92 26899 Interest added',
    '2026-01-02 -3650 23249 Direct debit',
  ]);
});

it('believes the columns of dates where a text looks like a date in the other order', () => {
  const page = `
EXTRATO   DE 2026/01/31 A 2026/02/28   CONTA N. 45448120771   MOEDA: EUR
DATA      DATA      DESCRITIVO                       DÉBITO       CRÉDITO        SALDO
                    SALDO INICIAL                                               100.00
2.02      2.01      TRF P/ JOAO                       50.00                      50.00
2.16      2.14      COMPRA FARMACIA                   10.00                      40.00
2.26      2.26      IMPOSTO DO SELO 17.3.4             0.24                      39.76
                    SALDO FINAL                                                  39.76
`;
  expect(linesOf(page)).toEqual([
    '2026-02-02 -5000 5000 TRF P/ JOAO',
    '2026-02-16 -1000 4000 COMPRA FARMACIA',
    '2026-02-26 -24 3976 IMPOSTO DO SELO 17.3.4',
  ]);
});

it('keeps a day with its time in one word, and the period of a charge, in the text of a booking', () => {
  const page = `
Kontoauszug vom 27.02.2026    Kontowährung EUR
Angaben zu den Umsätzen                   Valuta      zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 30.01.2026                                                   500,00
Buchungsdatum: 05.02.2026
TANKSTELLE METZINGEN                      05.02              69,21-
2026-02-04T17:22:11 KFN 1
Kartenzahlung
Buchungsdatum: 27.02.2026
ZINSEN                                    27.02              22,87-
30.01.2026 - 27.02.2026 9,80 % P.A.
Neuer Kontostand vom 27.02.2026                                                   407,92
`;
  expect(linesOf(page)).toEqual([
    '2026-02-05 -6921 null TANKSTELLE METZINGEN 2026-02-04T17:22:11 KFN 1 Kartenzahlung',
    '2026-02-27 -2287 null ZINSEN 30.01.2026 - 27.02.2026 9,80 % P.A.',
  ]);
});

it('takes the day of the statement below its label, before the day on which a balance was looked up', () => {
  const page = `
GREEN BK A/C   As At 26 Mar 2015 13:39
Statement date:
23 Apr 2009
GB46MIDL12345612345678   Balances in GBP
Date      Description                  Paid out      Paid in     Balance (£)
23 Mar    Balance brought forward                                  1043.70 D
01 Apr    WILSON AN                                   100.00        943.70 D
23 Apr    Balance carried forward                                   943.70 D
`;
  expect(linesOf(page)).toEqual(['2009-04-01 10000 -94370 WILSON AN']);
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
  expect(linesOf(page)).toEqual([
    '2026-02-02 -1500 null KIINTEISTÖ OY',
    '2026-02-03 -3990 null ELISA OYJ',
  ]);
});

it('reads days with their year in front, and with nothing between day and month, by their columns', () => {
  const hungarian = `
SZÁMLAKIVONAT     DEVIZANEM: HUF     IDŐSZAK: 2025.06.01. - 2025.06.30.
KÖNYVELÉS     ÉRTÉKNAP     MEGNEVEZÉS                          TERHELÉS / JÓVÁÍRÁS
25.05.31                   NYITÓ EGYENLEG                                  412.638
25.06.02      25.06.02     HAVI SZÁMLADÍJ                                   -1.190
25.06.12      25.06.10     VÁSÁRLÁS KÜLFÖLDI PÉNZNEMBEN                     -9.872
                           24,10 EUR ÁRF.: 409,63
25.06.20      25.06.20     MUNKABÉR                                        623.415
25.06.27      25.06.26     KÉSZPÉNZFELVÉT                                  -50.000
25.06.30                   ZÁRÓ EGYENLEG                                   974.991
`;
  expect(linesOf(hungarian)).toEqual([
    '2025-06-02 -119000 null HAVI SZÁMLADÍJ',
    '2025-06-12 -987200 null VÁSÁRLÁS KÜLFÖLDI PÉNZNEMBEN 24,10 EUR ÁRF.: 409,63',
    '2025-06-20 62341500 null MUNKABÉR',
    '2025-06-27 -5000000 null KÉSZPÉNZFELVÉT',
  ]);
  const norwegian = `
Kontoutskrift i tidsrommet 01.02.2025 - 28.02.2025     Valuta NOK
Forklaring                     Rentedato   Ut av konto    Inn på konto    Bokført   Arkivref
Saldo fra kontoutskrift 31.01.2025                           1.000,00
Varekjøp Kiwi                  0102            219,00                     0302      *00411822
Fast oppdrag Husleie           0402            500,00                     0402      *00118227
Visa Booking                   2002             45,50                     2002      *10005211
Saldo i Deres favør 28.02.2025                                 235,50
`;
  expect(linesOf(norwegian)?.map((line) => line.slice(0, 18))).toEqual([
    '2025-02-03 -21900 ',
    '2025-02-04 -50000 ',
    '2025-02-20 -4550 n',
  ]);
});

it('a page may begin with another booking of the day before its turn, where no two of a day print it', () => {
  const days = ['05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15'];
  const first = `
Penyata Akaun           01.06.2021 hingga 30.06.2021        MYR
Baki Awal           Baki Akhir
100.00              -27.00
Pengeluaran
Tarikh        Butir                                     Jumlah
${days.map((day) => `${day}/06/2021    Pasar Raya Damai 0042                      10.00`).join('\n')}
`;
  const second = `
Nombor akaun: 6499791745
Tarikh        Butir                                     Jumlah
              Pengeluaran ATM Jalan Besar                 7.00
16/06/2021    Pengeluaran ATM Jalan Besar                10.00
`;
  const [section] = readTyped(typed(first, second));
  expect(section).toMatchObject({ balances: [10000, -2700], proof: 'proven' });
  expect(section?.lines[11]).toBe('2021-06-15 -700 null Pengeluaran ATM Jalan Besar');
});
