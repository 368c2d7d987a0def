import { expect, it } from 'vitest';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads the box of a sum whose labels stand over the currency of each figure, and whose figures bear their operators (American Express)', () => {
  const page = `
American Express     Monatliche Abrechnung     Kartenmitglied     12.03.2025
Saldo des letzten     Neue             Neue            Neuer Saldo     Zahlbar bis
Monats                Gutschriften     Belastungen                     spätestens
EUR                   EUR              EUR             EUR
26,58                 -56,57           +47,10          =17,11          27.03.2025
Transaktionsdatum     Buchungsdatum     Details                Betrag EUR
25.02                 25.02             ZAHLUNG ERHALTEN         56,57 CR
14.02                 15.02             REWE                     47,10
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-2658, -1711], proof: 'proven' }]);
});

it('reads labels on two lines over the terms of a sum, and amounts behind what they were abroad', () => {
  const page = `
HDFC BANK     Credit Card Statement     Statement Date: 12/03/2025     Minimum Amount Due 5.00
Opening       Payment/       Purchase/      Finance       Total Dues
Balance       Credits        Debits         Charges
100.00        - 60.00        + 90.00        + 0.00        = 130.00
Date                     Transaction Description     Amount in             Amount (in Rs.)
                                                     foreign currency
17/02/2025 02:14:40      GITHUB SAN FRANCISCO                 USD 0.50                      43.12
25/02/2025               NETBANKING TRANSFER                                             60.00 Cr
28/02/2025 15:55:03      HOTEL PARIS                          EUR 0.40                      36.88
08/03/2025               FCY MARKUP FEE                                                     10.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      balances: [-10000, -13000],
      proof: 'proven',
      lines: [
        '2025-02-17 -4312 null GITHUB SAN FRANCISCO',
        '2025-02-25 6000 null NETBANKING TRANSFER',
        '2025-02-28 -3688 null HOTEL PARIS',
        '2025-03-08 -1000 null FCY MARKUP FEE',
      ],
    },
  ]);
});

it('takes the figures of a sum for those of its labels on two lines, whose operators stand in cells of their own (HDFC)', () => {
  const page = `
HDFC BANK     Credit Card Statement     Billing Period     18 Nov, 2025 - 17 Dec, 2025
PREVIOUS STATEMENT      PAYMENTS/CREDITS      PURCHASES/DEBIT      FINANCE CHARGES      TOTAL AMOUNT DUE
DUES                    RECEIVED
₹28,417.00        -     ₹29,716.00      +     ₹2,660.76      +     ₹0.00          =     ₹1,361.76
DATE & TIME              TRANSACTION DESCRIPTION          REWARDS          AMOUNT
19/11/2025| 17:16        DMART PUNE                          + 24         ₹ 1,026.10
20/11/2025| 19:22        UPI-BLUE TOKAI COFFEE               + 32         ₹ 1,634.66
26/11/2025| 16:01        CREDIT CARD PAYMENT                           + ₹ 28,417.00
04/12/2025| 11:26        MYNTRA DESIGNS                                 + ₹ 1,299.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-2841700, -136176], lines: { length: 4 } },
  ]);
});

it('reads a box with the operators of its sum on a line of their own (American Express)', () => {
  expect(
    readPages(`
American Express     Estratto Conto     Carta n. xxxx-xxxxxx-71004     dal 19.05.25 al 18.06.25     EUR
Saldo estratto conto          Pagamenti e             Nuovi addebiti €          Saldo attuale €
precedente €                  accrediti ricevuti €
                           -                      +                         =
          2.873,44                      2.873,44            96,69                     96,69
Data          Dettaglio operazioni                        Importo in €
09.06.25      ADDEBITO IN C/C SALVO BUON FINE              2.873,44 CR
10.06.25      TRENITALIA                                         56,69
12.06.25      RINASCENTE                                         40,00
`),
  ).toMatchObject([{ proof: 'proven', balances: [-287344, -9669] }]);
});

it('knows that sums of a box in words of its own are not in the sum beside them (BNL)', () => {
  const page = (cash: string) => `
BNL     ESTRATTO CONTO CARTA DI CREDITO     Numero carta 5413 **** **** 5257     Periodo 01/03/2025 - 31/03/2025
Saldo estratto conto precedente al 28/02/2025     45,22
Addebito estratto conto precedente               -45,22
Totale acquisti                                   58,90
Totale anticipi contante                         ${cash}
Commissioni, spese e imposte                       6,00
SALDO A DEBITO AL 31/03/2025               EUR   214,90
DATA         DATA          DESCRIZIONE DELLE OPERAZIONI                   IMPORTO
OPERAZ.      REGISTR.                                                     IN EURO
                           SALDO ESTRATTO CONTO PRECEDENTE                  45,22
01/03/25     03/03/25      TRENITALIA SPA                                   58,90
05/03/25     05/03/25      ADDEBITO IN C/C ESTRATTO CONTO PRECEDENTE       -45,22
22/03/25     24/03/25      ATM BPM ANTICIPO CONTANTE                       150,00
22/03/25     24/03/25      COMMISSIONE ANTICIPO CONTANTE 4%                  6,00
                           SALDO A DEBITO AL 31/03/2025                    214,90
`;
  expect(readPages(page('150,00'))).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  expect(readPages(page('140,00'))).toMatchObject([{ proof: expect.stringMatching('broken') }]);
});

it('reads a sum set out in a box under labels in two languages with what is owed in front, in yuan by their cents', () => {
  const page = `
招商银行 信用卡     信用额度 Credit Limit     ¥ 50,000.00
账单日 Statement Date     2026年10月14日
人民币账户 RMB A/C
交易日     记账日     交易摘要              人民币金额
10/08      10/08      掌上生活还款           -4,326.18
09/22      09/24      支付宝-天猫商城          -129.00
09/15      09/16      财付通-盒马鲜生           186.40
本期应还金额     上期账单金额     上期还款金额     本期账单金额     本期调整金额
New Balance   =  Balance B/F   -  Payment       +  New Charges   -  Adjustment
¥ 57.40          ¥ 4,326.18       ¥ 4,326.18       ¥ 186.40         ¥ 129.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CNY', balances: [-432618, -5740], proof: 'proven' },
  ]);
});

it('takes the operators of a printed sum for no signs of its figures', () => {
  const page = `
American Express     From 21.12.2024 to 20.01.2025
Opening Balance S$     New Credits S$     New Debits S$     Closing Balance S$     Minimum payment S$
     20.00 -                 5.00 +           40.00 =               55.00               50.00
Details                                   Foreign Spending     Amount S$
05.01.25     PAYMENT BY TELEPHONE                                   5.00
                                                                    CR
07.01.25     CAFE AURORA                                           40.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-2000, -5500], proof: 'proven' }]);
});

it('knows a box whose figures stand apart from their currency and their way (ICS)', () => {
  const [card] = readTyped(
    positioned([
      row([40, 'International Card Services Rekeningoverzicht Visa']),
      row([40, 'Datum'], [170, 'ICS-klantnummer']),
      row([40, '17 maart 2025'], [170, '61204488317']),
      [20, [40, 'Vorig openstaand'], [170, 'Totaal ontvangen'], [440, 'Nieuw openstaand']],
      [9, [40, 'saldo'], [170, 'betalingen'], [440, 'saldo']],
      row(
        [40, '€'],
        ['r115', '412,67'],
        [122, 'Af'],
        [170, '€'],
        ['r245', '412,67'],
        [252, 'Bij'],
        [440, '€'],
        ['r515', '88,35'],
        [522, 'Af'],
      ),
      [30, [40, 'Datum'], [92, 'Datum'], [145, 'Omschrijving'], [504, 'Bedrag']],
      [9, [40, 'transactie'], [92, 'boeking'], [499, "in euro's"]],
      row(
        [40, '25 feb'],
        [92, '25 feb'],
        [145, 'GEÏNCASSEERD VORIG SALDO'],
        ['r530', '412,67'],
        [536, 'Bij'],
      ),
      row([40, '26 feb'], [92, '28 feb'], [145, 'BOL.COM BV'], ['r530', '64,95'], [536, 'Af']),
      row([40, '01 mrt'], [92, '03 mrt'], [145, 'NS REIZIGERS'], ['r530', '23,40'], [536, 'Af']),
    ]),
  );
  expect(card).toMatchObject({ balances: [-41267, -8835], proof: 'proven' });
});

it('reads a box whose minus is drawn as a stroke below the line (HDFC)', () => {
  const page = positioned([
    [
      12,
      [30, 'HDFC Bank Credit Card Statement'],
      [330, 'Billing Period 02 Jan, 2026 - 01 Feb, 2026 INR'],
    ],
    [
      30,
      [36, 'PREVIOUS STATEMENT DUES', 6],
      [150, 'PAYMENTS/CREDITS', 6],
      [258, 'PURCHASES/DEBIT', 6],
      [366, 'FINANCE CHARGES', 6],
      [462, 'TOTAL AMOUNT DUE', 6],
    ],
    [8, [150, 'RECEIVED', 6], [258, '(Current Billing Cycle)', 6]],
    [
      18,
      ...[36, 150, 258, 366, 462].map(
        (x, at): Placed => [x, `₹ ${['185.00', '185.00', '665.82', '0.00', '665.82'][at]}`],
      ),
      ...[120, 234, 342, 450].map((x, at): Placed => [x, '_++='.charAt(at)]),
    ],
    [30, [34, 'DATE & TIME'], [118, 'TRANSACTION DESCRIPTION'], [516, 'AMOUNT']],
    row([34, '02/01/2026| 21:14'], [118, 'UPI-ZEPTO MARKETPLACE'], ['r545', '₹ 612.00']),
    row([34, '07/01/2026| 23:32'], [118, 'CC PAYMENT'], ['r545', '+ ₹ 185.00']),
    row([34, '08/01/2026| 17:22'], [118, 'CROMA RETAIL BENGALURU'], ['r545', '₹ 53.82']),
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [-18500, -66582], proof: 'proven' }]);
});

it('reads a sum that stands far behind another box, whose names are beside its labels and figures (ICICI)', () => {
  const page = positioned([
    [
      [36, 'ICICI Bank'],
      [414, 'CREDIT CARD STATEMENT'],
    ],
    [30, [220, 'STATEMENT SUMMARY']],
    [8, [46, 'STATEMENT DATE']],
    [
      10,
      [46, 'June 18, 2022'],
      [261, 'Previous'],
      [347, 'Purchases /'],
      [442, 'Cash'],
      [512, 'Payments /'],
    ],
    [9, [262, 'Balance'], [352, 'Charges'], [435, 'Advances'], [519, 'Credits']],
    [8, [317, '+'], [405, '+'], [488, '-']],
    [
      9,
      [46, 'PAYMENT DUE DATE'],
      ['r299', '₹28,614.00'],
      ['r393', '₹1,735.00'],
      ['r462', '₹0.00'],
      ['r554', '₹28,614.00'],
    ],
    [12, [46, 'July 6, 2022']],
    [
      20,
      [46, 'Total Amount due'],
      [222, 'Date'],
      [268, 'SerNo.'],
      [322, 'Transaction Details'],
      ['r556', 'Amount'],
    ],
    [14, [46, '₹1,735.00']],
    [12, [222, '19/05/2022'], [268, '6243423564'], [322, 'AMAZON PAY INDIA'], ['r556', '1,249.00']],
    [12, [222, '24/05/2022'], [268, '6047006764'], [322, 'BBPS PAYMENT'], ['r556', '28,614.00 CR']],
    [12, [222, '26/05/2022'], [268, '6397726713'], [322, 'SWIGGY'], ['r556', '486.00']],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-2861400, -173500], proof: 'proven', lines: { length: 3 } },
  ]);
});
