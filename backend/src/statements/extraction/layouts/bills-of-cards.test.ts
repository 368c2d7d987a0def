import { expect, it } from 'vitest';
import { isNotBooked } from '../words/titles.ts';
import { readTyped, typed } from './typed.fixture.ts';

it.each([
  ['TOTAL À DÉBITER DE VOTRE COMPTE LE 31/03/2025', 'Crédit Agricole'],
  ['MONTANT QUI SERA PRÉLEVÉ SUR VOTRE COMPTE LE 28/03/2025', 'BoursoBank'],
])(
  'closes a bill that names nothing owed before it with what its lines come to: %s (%s)',
  (name) => {
    const page = `
Relevé de carte bancaire     Opérations du 27/02/2025 au 26/03/2025     EUR
Date           Libellé                    Débit     Crédit
27/02/2025     Monoprix                   34,18
28/02/2025     Darty                      49,00
03/03/2025     Zara                                  25,95
               Total des opérations       83,18      25,95
${name}     57,23 EUR
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [null, -5723], lines: { length: 3 } },
    ]);
  },
);

it('closes with no sum of what was spent, where the lines do not lead to it (Argenta)', () => {
  const page = `
UITGAVENSTAAT MASTERCARD     Periode van 19/03/2025 tot 18/04/2025     EUR
Datum          Omschrijving                     Bedrag
               VORIG SALDO                      684,37 -
24/03/2025     BETALING - DANK U                684,37 +
21/03/2025     COLRUYT                           87,42 -
08/04/2025     ZARA - TERUGBETALING              49,95 +
Totaal van uw uitgaven                           87,42 -
NIEUW SALDO                                      37,47 -
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-68437, -3747], proof: 'proven' }]);
});

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

it('reads a label below which its letters are explained (Santander)', () => {
  const page = `
Kreditkartenabrechnung     Abrechnungsdatum: 18.08.2025
Buchungsdatum     Belegdatum     Umsatz                     Betrag in EUR
                                                            S = Soll / H = Haben
                                 Alter Saldo                        588,22 S
24.07.            22.07.         KAUFLAND                            37,90 S
01.08.            01.08.         LASTSCHRIFTEINZUG                  588,22 H
                                 Neuer Saldo                         37,90 S
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-58822, -3790], proof: 'proven' }]);
});

it('takes the day below that of booking for that of the purchase, where none is later (Česká spořitelna)', () => {
  const page = `
Výpis z úvěrového účtu kreditní karty     za období 16.02.2025 - 15.03.2025     CZK
Počáteční zůstatek     -100,00
Konečný zůstatek       -218,00
Povinná minimální splátka     20,00
Zaúčtováno     Typ transakce     Částka v CZK
Provedeno      Popis
17.02.2025     Platba kartou           -40,00
14.02.2025     ALBERT
18.02.2025     Platba kartou           -50,00
17.02.2025     SHELL
20.02.2025     Platba kartou           -28,00
20.02.2025     ALZA
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-14 -4000 .*ALBERT/),
        expect.stringMatching(/^2025-02-17 -5000 .*SHELL/),
        expect.stringMatching(/^2025-02-20 -2800 .*ALZA/),
      ],
    },
  ]);
});

it('books no interest of a card that comes to nothing (Lloyds)', () => {
  const page = `
Credit card statement     Statement date     09 January 2025     Minimum payment     £5.00
Date           Description                        Amount (£)
               BALANCE FROM PREVIOUS STATEMENT         18.44
2 January      ESSO                                    49.03
9 January      INTEREST (STANDARD PURCHASES)            3.07
9 January      INTEREST (BALANCE TRANSFERS)             0.00
               YOUR NEW BALANCE                        70.54
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('reads a list of few cheques in columns over another list of days (Bank of America)', () => {
  const page = `
Your checking account     for February 1, 2025 to February 28, 2025     Member FDIC
Beginning balance on February 1, 2025     $500.00
Ending balance on February 28, 2025       $126.50
Checks
Date         Check #     Amount       Date         Check #     Amount
02/05/25     1047        -125.00      02/27/25     1050         -48.50
02/19/25     1049*       -200.00
Total checks                                                 -$373.50
Daily ledger balances
Date      Balance($)          Date      Balance($)          Date      Balance($)
02/01         500.00          02/19         175.00          02/27         126.50
02/05         375.00          02/20         175.00          02/28         126.50
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [50000, 12650], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books no row that tells the rates of some time (Bankinter)', () => {
  const page = `
EXTRACTO INTEGRAL     OCTUBRE 2025     Divisa: EUR
FECHA          F. VALOR       CONCEPTO                     IMPORTE       SALDO
                              SALDO ANTERIOR A 30/09/2025               100,00
02/10/2025     02/10/2025     RECIBO                        -20,00       80,00
30/10/2025     30/10/2025     LIQ. CUENTA                     1,92       81,92
                              SALDO A SU FAVOR A 31/10/2025              81,92
PERIODO                       SALDO MEDIO     TIPO     INTERESES     RETENCIÓN
01/05/25 - 30/10/25                 91,06     4,94 %         1,92         0,36
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [10000, 8192], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('knows what will be paid for not booked (CaixaBank)', () => {
  expect(isNotBooked('Próximos pagos')).toBe(true);
});

it('takes the summary behind pages that name their account at the foot for theirs (N26)', () => {
  const page = `
Kontoauszug     01.02.2025 bis 28.02.2025
Beschreibung              Verbuchungsdatum      Betrag
Ursula Grabowski              01.02.2025       -40,00€
Jonas Fehling                 10.02.2025       +64,00€
IBAN: DE93 1001 1001 2624 4718 05 · BIC: NTSBDEB1XXX     1 / 2`;
  const summary = `
Kontoauszug     01.02.2025 bis 28.02.2025
Zusammenfassung
Hauptkonto · DE93 1001 1001 2624 4718 05
Dein alter Kontostand        +12,08€
Dein neuer Kontostand        +36,08€
IBAN: DE93 1001 1001 2624 4718 05 · BIC: NTSBDEB1XXX     2 / 2`;
  expect(readTyped(typed(page, summary))).toMatchObject([
    { balances: [1208, 3608], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes what a card opens with for owed where its columns tell the ways of its lines, and no word what it closes with (Vanquis)', () => {
  const page = `
Your monthly statement     Credit limit     £1,000.00     Minimum payment due     £27.19
Last statement balance     £418.92
Qzxk vjwq zxk              £454.73
Date           Details          Money out (£)     Money in (£)
03/07/2025     Asda                     36.17
06/07/2025     Payment                                   60.00
08/07/2025     Argos                    59.64
Totals                                  95.81            60.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-41892, -45473] }]);
});

it('proves no account in another currency than the one that marks its very balance in an overview (BBVA in Argentina)', () => {
  const page = `
RESUMEN DE CUENTA     CUIL 20-31884021-6     Período 01/03/2025 al 31/03/2025
CUENTA                    ALIAS                SALDO AL 31/03
Caja de ahorro $ 214-03   MARTIN                 $ 637.816,15
QZ-2 214-771920           LUCIA                    U$S 516,19
Caja de ahorro $ 214-03
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                   584.220,15
05/03     HABERES                             53.596,00    637.816,15
          SALDO AL 31 DE MARZO                             637.816,15
QZ-2 214-771920
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       542,18
21/03     DISNEY PLUS           -25,99                         516,19
          SALDO AL 31 DE MARZO                                 516,19
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', proof: 'proven' },
    { balances: [54218, null], proof: 'not_provable' },
  ]);
});

it('knows the sign of a currency behind the short name of an account', () => {
  const page = `
RESUMEN DE CUENTA     CUIL 20-31884021-6     Período 01/03/2025 al 31/03/2025
CA $ 214-039184/7
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       584,15
05/03     HABERES                               53,00          637,15
CA U$S 214-771920/3
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       542,18
21/03     DISNEY PLUS           -25,99                         516,19
`;
  expect(readTyped(typed(page)).map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
});

it('takes no condition of a fee for a balance (Axis)', () => {
  const page = `
Credit Card Statement     16/02/2025 - 15/03/2025     INR     Minimum Payment Due 100.00
Previous Balance     100.00
DATE           TRANSACTION DETAILS     AMOUNT (Rs.)
16/02/2025     SWIGGY                     642.00 Dr
19/02/2025     PAYMENT RECEIVED           100.00 Cr
Late payment charges: Nil if Total Payment Due is less than Rs. 500; Rs. 500 between Rs. 501 and Rs. 5,000.
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-10000, null] }]);
});

it('charges interest without a day on the last one of the period, where its texts stand under the name of fees (Discover)', () => {
  const page = `
Credit card     OPEN TO CLOSE DATE: 12/12/2024 - 01/11/2025     Minimum Payment Due     $10.00     Member FDIC
Previous Balance     $84.66
New Balance          $158.85
DATE      FEES                                AMOUNT
01/07     LATE FEE                            $30.00
TOTAL FEES FOR THIS PERIOD                    $30.00
INTEREST CHARGED                              AMOUNT
          INTEREST CHARGE ON PURCHASES        $44.19
TOTAL INTEREST FOR THIS PERIOD                $44.19
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-8466, -15885],
      proof: 'proven',
      lines: [
        '2025-01-07 -3000 null LATE FEE',
        '2025-01-11 -4419 null INTEREST CHARGE ON PURCHASES',
      ],
    },
  ]);
});

it('takes no undated booking of a shop that is called like a balance for one, beside running balances', () => {
  const page = `
Statement     1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               New Balance Shoes           -20.00       70.00
02/03/2025     Pub                          -5.00       65.00
               Closing balance                          65.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});
