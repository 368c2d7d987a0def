import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads each card of one statement, and closes none by what they owe together', () => {
  const card = (name: string, previous: string, rows: string, total: string) => `
${name}
                                   YOUR PREVIOUS STATEMENT BALANCE     ${previous}
${rows}
                                   SUB TOTAL/JUMLAH                    ${total}
`;
  const page = `
Credit Card Statement     Statement Date     10 JAN 26     Minimum Payment     RM20.00
Current Balance           RM155.00
Posting Date     Transaction Date     Transaction Description     Amount(RM)
${card('GOLD MASTERCARD     5425 1188 **** 7706', '100.00', '16/12            14/12                GROCER                               30.00', '130.00')}
${card('CARDS AMEX          3797 441*** *0214', ' 45.00', '22/12            22/12                PAYMENT                              20.00CR', ' 25.00')}
TOTAL COMBINED BALANCE     155.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -13000], proof: 'proven' },
    { balances: [-4500, -2500], proof: 'proven' },
  ]);
});

it('takes an account for one in the currency that its balances are marked with, and its label names', () => {
  const head =
    'Date           Description                  Withdrawal (-)     Deposit (+)     Balance';
  const marked = `
Consolidated Statement     Details as at 31 Dec 2025
Multiplier Account         Account No. 120-447192-6
${head}
               Balance Brought Forward                                            SGD 100.00
15/12/2025     COLD STORAGE                          58.00                              42.00
               Balance Carried Forward                                             SGD 42.00
My Account                 Account No. 0120-447192-6-022
${head}
               Balance Brought Forward                                            USD 842.00
20/12/2025     HANDLING                               7.00                             835.00
               Balance Carried Forward                                            USD 835.00
`;
  expect(readTyped(typed(marked))).toMatchObject([
    { currency: 'SGD', balances: [10000, 4200], proof: 'proven' },
    { currency: 'USD', balances: [84200, 83500], proof: 'proven' },
  ]);
  const labelled = `
Consolidated Statement     Statement Date 31 Dec 2025
Multiplier Account         Account No. 271-904418-6
${head}
               CURRENCY: SINGAPORE DOLLAR
               Balance Brought Forward                                                100.00
15/12/2025     GIRO                                  31.00                             69.00
               Total Balance Carried Forward in SGD:                                   69.00
Multiplier Account         Account No. 271-904418-6
${head}
               CURRENCY: UNITED STATES DOLLAR
               Balance Brought Forward                                                152.00
20/12/2025     HANDLING                               7.00                            145.00
               Total Balance Carried Forward in USD:                                  145.00
`;
  expect(readTyped(typed(labelled))).toMatchObject([
    { currency: 'SGD', balances: [10000, 6900], proof: 'proven' },
    { currency: 'USD', balances: [15200, 14500], proof: 'proven' },
  ]);
});

it('begins no account with the number that a booking names at the foot of a page', () => {
  const head = 'Buchungsdatum     Wertstellung     Beschreibung                         Betrag';
  const first = `
Kontoauszug     Zeitraum 01.12.2022 - 31.12.2022     IBAN DE58110101015881277440
Anfangssaldo am 01.12.2022     310,00 EUR     Endsaldo am 31.12.2022     230,00 EUR
${head}
14.12.2022        14.12.2022       Vattenfall Abschlag              -30,00 EUR
                                   IBAN DE31200400000628904700
15.12.2022        13.12.2022       BOLT Kartenzahlung               -40,00 EUR
`;
  const second = `
${head}
19.12.2022        17.12.2022       Kaufhof                          -10,00 EUR
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { lines: { length: 3 }, balances: [31000, 23000], proof: 'proven' },
  ]);
});

it('tells a transfer between the accounts of one customer from what a page carries, by its day of value', () => {
  const page = `
Kontoauszug     01.05.25 - 31.05.25
Buchung       Buchungstext / Verwendungszweck          Wert         Betrag in EUR
              Anfangssaldo per 30.04.25                                  512,00 +
15.05.25      Übertrag                                 15.05.25          200,00 -
              Umbuchung auf Tagesgeld-Konto
19.05.25      SEPA-Lastschrift                         19.05.25           59,00 -
              Endsaldo per 31.05.25                                      253,00 +
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: { length: 2 }, balances: [51200, 25300], proof: 'proven' },
  ]);
});

it('names an account by its masked number, and a group by what stands before a note in brackets', () => {
  const group = (heading: string, row: string) => `
${heading}
Date / Fecha     Description / Descripción          Amount / Cantidad
${row}
`;
  const page = `
STATEMENT OF ACCOUNT     12/13/2024 - 01/13/2025     FDIC
CHECKING / CUENTA DE CHEQUES     XXX-XX1184
Beginning Balance / Balance Inicial                 $100.00
Ending Balance / Balance Final                       $85.00
${group('DEPOSITS AND OTHER CREDITS', '12/16            PAYROLL                              10.00')}
${group('CHECKS PAID / CHEQUES PAGADOS     (* indicates skip in sequence / indica salto)', '12/18            CHECK 1042                           25.00')}
SAVINGS / CUENTA DE AHORROS      XXX-XX4472
Beginning Balance / Balance Inicial                  $50.00
Ending Balance / Balance Final                       $52.00
${group('DEPOSITS AND OTHER CREDITS', '12/26            INTEREST PAID                         2.00')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [10000, 8500], proof: 'proven' },
    { balances: [5000, 5200], proof: 'proven' },
  ]);
});

it('finds the balances of an account beside its number in the summary above all of them', () => {
  const sections = readTyped(
    typed(`
Statement Period: 04/01/2024 - 04/30/2024   USD
Account              Account #     Beginning Balance   Deposits   Withdrawals   Ending Balance
Member Savings       3590112047            5.00            0.03         0.00             5.03
Member Checking      3590112054        2,841.66          100.00       (20.00)        2,921.66
Deposit Account Activity    Member Savings - 3590112047
Beginning Balance        5.00
Deposits
Date     Amount       Description
04/30      0.03       Dividend
Ending Balance           5.03
Deposit Account Activity    Member Checking - 3590112054
Beginning Balance    2,841.66
Deposits
Date     Amount       Description
04/03    100.00       External Deposit
Withdrawals
Date     Amount       Description
04/05    (20.00)      POS Withdrawal
Ending Balance       2,921.66
`),
  );
  expect(sections.map(({ balances, proof, lines }) => [balances, proof, lines.length])).toEqual([
    [[500, 503], 'proven', 1],
    [[284166, 292166], 'proven', 2],
  ]);
});

it('begins an account with its name in a frame of stars', () => {
  const sections = readTyped(
    typed(`
Statement Date 03/31/2026     USD
**************** LevelUp Savings XXXXXX7781 ****************
02/28 Balance Forward ---------------------->                  400.00
Date     Description                         Amount           Balance
03/02    ACH DEPOSIT PAYROLL                 100.00            500.00
03/31    Interest Paid                         1.00            501.00
****************** 8 Month CD XXXXXX5519 *******************
02/28 Balance Forward ---------------------->                   50.00
Date     Description                         Amount           Balance
03/26    DEPOSIT TRANSFER                      5.00             55.00
`),
  );
  expect(sections.map(({ balances, lines }) => [balances, lines.length])).toEqual([
    [[40000, null], 2],
    [[5000, null], 1],
  ]);
});

it('begins another account behind one on which nothing was booked', () => {
  const labels = 'Buchungstag     Vorgang                    Buchungstext                 Betrag';
  const page = `
Finanzreport per 03.03.2026     EUR
Tagesgeld
${labels}
Alter Saldo 03.02.2026                                                  +4.229,39
Neuer Saldo 03.03.2026                                                  +4.229,39
Verrechnungskonto
${labels}
Alter Saldo 03.02.2026                                                    +353,61
19.02.2026      Übertrag                   an Max                         -300,00
25.02.2026      Wertpapiere                ETF                             -35,86
Neuer Saldo 03.03.2026                                                     +17,75
`;
  const sections = readTyped(typed(page));
  expect(sections.map(({ balances, proof }) => [...balances, proof])).toEqual([
    [422939, 422939, 'proven'],
    [35361, 1775, 'proven'],
  ]);
});

it('goes on with a table at the top of a page, whose kinds of bookings stood at the top of another page, too', () => {
  const first = `
Account statement EUR     1 January 2025 to 31 January 2025
Everyday account 3098785652
Date            Description               Amount     Balance
                Opening balance                        500.00
02 Jan 2025     Faster Payment            -10.00       490.00
                Corner Bakery`;
  const second = `
03 Jan 2025     Faster Payment            -20.00       470.00
                Corner Bakery
Savings account 3070226149
Date            Description               Amount     Balance
                Opening balance                        100.00
04 Jan 2025     Direct Debit              -30.00        70.00
                Hair Salon`;
  const third = `
05 Jan 2025     Faster Payment             -5.00        65.00
                Café
                Closing balance                         65.00
Holiday pot 3560615257
Date            Description               Amount     Balance
                Opening balance                         40.00
06 Jan 2025     Interest                    1.00        41.00
                Closing balance                         41.00`;
  const sections = readTyped(typed(first, second, third));
  expect(sections.map(({ lines }) => lines.map((line) => line.slice(0, 16)))).toEqual([
    ['2025-01-02 -1000', '2025-01-03 -2000'],
    ['2025-01-04 -3000', '2025-01-05 -500 '],
    ['2025-01-06 100 4'],
  ]);
});
