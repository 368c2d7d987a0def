import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

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

it('reads a rate of interest as no day, and the balance of a month by its name (Apple Card)', () => {
  const page = `
Apple Card     Nov 1 — Nov 30, 2024     Madison, WI 53703
Your November Balance
as of Nov 30, 2024                                             $47.93
Minimum Payment Due                                            $25.00
Previous Monthly Balance                                      $146.37
Date            Description                                    Amount
11/13/2024      ACH Deposit Internet transfer                -$146.37
11/14/2024      TARGET                                         $47.93
Interest Charged
APR 23.49% (v)              Balance subject to interest rate    $0.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-14637, -4793], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes rows of days and figures in which nobody is named for no bookings (Siam Commercial)', () => {
  expect(
    readPages(`
SCB     CREDIT CARD STATEMENT     4546-32XX-XXXX-8019     Minimum Payment Due     1,730.00
Statement Date     17/03/2025     Total Amount Due     1,090.83     THB
Trans. Date     Posting Date     Description                    Amount (Baht)
                                 PREVIOUS BALANCE                      500.00
20/02           21/02            TOPS-CENTRAL LADPRAO                  485.00
17/03           17/03            INTEREST CHARGE                       105.83
                                 TOTAL BALANCE                       1,090.83
Qzxk vjwqzx
18/02/2025      03/03/2025       15,000.00       16.00       14         92.05
04/03/2025      17/03/2025        2,244.90       16.00       14         13.78
`),
  ).toMatchObject([{ balances: [-50000, -109083], proof: 'proven', lines: { length: 2 } }]);
});

it('takes the calculation of interest with an account in its title for no account (ING)', () => {
  const sections = readTyped(
    typed(
      `
Girokonto Nummer 5418803377     Kontoauszug September 2025
IBAN DE77 5001 0517 5418 8033 77     Alter Saldo     -144,90 Euro
Buchung       Buchung / Verwendungszweck              Betrag (EUR)
26.09.2025    Gehalt Klinikum                              684,13
30.09.2025    Abschluss                                     -2,81
`,
      `
              Neuer Saldo                                  536,42
Abschluss für Konto 5418803377 - Zinsberechnung
von           bis           Zinssatz p.a.    Art                                 Betrag
01.07.2025    30.09.2025    9,99 %           Sollzinsen eingeräumte Überziehung   -2,81
01.07.2025    30.09.2025    0,00 %           Habenzinsen                           0,00
`,
    ),
  );
  expect(sections).toMatchObject([{ balances: [-14490, 53642], proof: 'proven' }]);
});

it('books no rates of interest that a last page lists behind the closing balance (HSBC)', () => {
  const head = `
HSBC     Sortcode 40-11-22     Account Number 71193304     8 December to 7 January 2024
Date         Payment type and details             £ Paid out     £ Paid in     £ Balance`;
  const first = `${head}
08 Dec 23    BALANCE BROUGHT FORWARD                                              100.00
09 Dec 23    VIS     TESCO STORES                    20.00
             )))     GREGGS                          10.00                         70.00
07 Jan 24    CR      D MARSDEN                                    30.00           100.00
07 Jan 24    BALANCE CARRIED FORWARD                                              100.00`;
  const last = `
HSBC                                                 Contact tel 03457 404 404
Your Statement
Overdraft Interest Rates                         balance        EAR variable
Debit interest: upto                                25.00        0.00 %
Debit interest: over                                25.00       39.90 %`;
  expect(readTyped(typed(first, last))).toMatchObject([
    { balances: [10000, 10000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books rows of days and figures that are none of a rate', () => {
  expect(
    readPages(`
Sample Bank     Statement of account 12345678     01/02/2025 to 28/02/2025     EUR
Txn date       Value date     Cheque no.     Debit        Credit       Balance
01/02/2025     03/02/2025     000123         500.00         0.00      1,500.00
10/02/2025     12/02/2025     000124         200.00         0.00      1,300.00
15/02/2025     15/02/2025     000125         100.00         0.00      1,200.00
Closing balance                                                       1,200.00
`),
  ).toMatchObject([{ lines: { length: 3 } }]);
});

it('begins no booking with the dated foot of a page, nor with charges by rates on the next', () => {
  const foot = 'KEVIN ROWE          Page N of 2          Statement Date:   01/04/26';
  const days = [
    '12/10',
    '12/11',
    '12/12',
    '12/14',
    '12/15',
    '12/16',
    '12/17',
    '12/18',
    '12/20',
    '12/21',
  ];
  const page = `
ALDER CARD     Account Number: XXXX XXXX XXXX 4417     Minimum Payment Due $40.00
Previous Balance $10.00
New Balance $20.00
Opening/Closing Date 12/05/25 - 01/04/26
Date           Merchant Name or Transaction Description          $ Amount
PURCHASE
${days.map((day) => `${day}          GROCERY MART SPRINGFIELD                          1.00`).join('\n')}
${foot.replace('N', '1')}
`;
  const next = `
INTEREST CHARGES
Balance Type        Annual Percentage Rate     Balance Subject To Interest Rate     Interest Charges
CASH ADVANCES
Cash Advances       29.49%                          $16.37                  $0.41
${'filler line\n'.repeat(days.length + 2)}
${foot.replace('N', '2')}
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [-1000, -2000], proof: 'proven', lines: { length: days.length } },
  ]);
});

it('misses no booking in a list of balances and days for interest, which has no word beside its figures (Intesa)', () => {
  const page = `
Estratto conto al 31.03.2026     periodo dal 01.01.2026 al 31.03.2026     Valuta EUR
Data           Data           Descrizione                    Addebiti       Accrediti
31.12.2025                    Saldo iniziale                                 2.641,18
05.01.2026     05.01.2026     Disposizione di bonifico         680,00
27.01.2026     27.01.2026     Stipendio                                      1.457,22
31.03.2026                    Saldo finale                                   3.418,40
`;
  const interest = `
Decorrenza                    Saldo per valuta     Giorni     Numeri a credito
31.12.2025                    2.641,18             5                        13.205,90
05.01.2026                    1.961,18             22                       43.145,96
27.01.2026                    3.418,40             63                      215.359,20
`;
  expect(readTyped(typed(page, interest))).toMatchObject([
    { balances: [264118, 341840], proof: 'proven', lines: { length: 2 } },
  ]);
});
