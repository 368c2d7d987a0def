import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('takes an account whose heading names no currency for one in that in which an overview lists it, and not in that of the last row there', () => {
  const head = 'Date           Description          Withdrawal     Deposit     Balance';
  const page = `
Consolidated Statement     Details as at 31 Dec 2025
Everyday Account           SGD     42.00
Travel Account             USD     835.00
Everyday Account           Account No. 120-447192-6
${head}
               Balance Brought Forward                          100.00
15/12/2025     COLD STORAGE              58.00                   42.00
               Balance Carried Forward                           42.00
Travel Account             Account No. 0120-447192-6-022
${head}
               Balance Brought Forward                          842.00
20/12/2025     HANDLING                   7.00                  835.00
               Balance Carried Forward                          835.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'SGD', balances: [10000, 4200], proof: 'proven' },
    { currency: 'USD', balances: [84200, 83500], proof: 'proven' },
  ]);
});

it('takes the currency of an account that has the number of another one from the head of its page (Revolut)', () => {
  const statement = (code: string, mark: string, rows: string) => `
Revolut Bank UAB     ${code} Statement
Generated on the Jan 2, 2024
AGNE RIMKUTE     IBAN     LT61 3250 0419 2277 1840
Balance summary
Product                       Opening balance     Money out      Money in     Closing balance
Account (Current Account)     ${mark}100.00             ${mark}30.00         ${mark}0.00         ${mark}70.00
Account transactions from December 1, 2023 to December 31, 2023
Date             Description                      Money out      Money in     Balance
${rows}
`;
  const pages = [
    statement(
      'EUR',
      '€',
      'Dec 4, 2023      Maxima                           €30.00                      €70.00',
    ),
    statement(
      'USD',
      '$',
      'Dec 9, 2023      Openai                           $30.00                      $70.00',
    ),
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    { currency: 'EUR', proof: 'proven', balances: [10000, 7000] },
    { currency: 'USD', proof: 'proven', balances: [10000, 7000] },
  ]);
});

it('knows the currency of an account from the row of an overview with the number that its IBAN ends with (HSBC Expat)', () => {
  const account = (heading: string, number: string, iban: string, rows: string) => `
${heading}
Sort Code 40-34-21     Account Number ${number}     IBAN ${iban}
Date          Payment type and details      Paid out      Paid in       Balance
${rows}`;
  expect(
    readTyped(
      typed(`
HSBC     Your Statement     15 August to 14 September 2026
Account                          Number       Opening Balance    Payments In    Payments Out    Closing Balance
GBP Bank Account                 61180442           10,421.88       4,850.00          312.50          14,959.38
EUR Currency Current Account     77120448            3,184.22       2,308.20          640.50           4,851.92
${account(
  'Pounds Sterling Bank Account',
  '61180442',
  'GB59 MIDL 4034 2161 1804 42',
  `14 Aug 26     BALANCE BROUGHT FORWARD                                 10,421.88
18 Aug 26     DD BUPA GLOBAL                  312.50                  10,109.38
20 Aug 26     CR HALYARD MARINE LTD                      4,850.00     14,959.38
14 Sep 26     BALANCE CARRIED FORWARD                                 14,959.38`,
)}
${account(
  'Compte courant B',
  '77120448',
  'GB70 MIDL 4034 2177 1204 48',
  `14 Aug 26     BALANCE BROUGHT FORWARD                                  3,184.22
21 Aug 26     TFR HSBC EXPAT                             2,308.20      5,492.42
25 Aug 26     DR SYNDIC VILLA                 640.50                   4,851.92
14 Sep 26     BALANCE CARRIED FORWARD                                  4,851.92`,
)}`),
    ),
  ).toMatchObject([
    { currency: 'GBP', proof: 'proven' },
    { currency: 'EUR', proof: 'proven' },
  ]);
});

it('takes the currency of a further account from the labels of its table', () => {
  const head =
    'Datum      Text                         Belastung XXX   Gutschrift XXX   Saldo XXX   Valuta';
  const page = `
Kontoauszug Privatkonto CHF    IBAN CH93 0076 2011 6238 5295 7
${head.replaceAll('XXX', 'CHF')}
31.10.25   Saldovortrag                                                  6'240.15
17.11.25   Übertrag auf Euro-Konto           943.60                      5'296.55   17.11.25
           Umsatz                            943.60             0.00
30.11.25   Saldo zu Ihren Gunsten                                        5'296.55
`;
  const next = `
Fremdwährungskonto
${head.replaceAll('XXX', 'EUR')}
31.10.25   Saldovortrag                                                  1'830.00
17.11.25   Übertrag vom Privatkonto                         1'000.00     2'830.00   17.11.25
           Umsatz                             58.40         1'000.00
30.11.25   Saldo zu Ihren Gunsten                                        2'830.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { currency: 'CHF', balances: [624015, 529655], proof: 'proven' },
    { currency: 'EUR', balances: [183000, 283000] },
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

it('believes the mark of what is held now beside many amounts without one (iM Bank)', () => {
  const page = `
고객명 : 이하늘 조회계좌번호 : 092-10-447712-0 조회기간 : 2025-07-01 ~ 2025-07-31 현재잔액 : 101,000 원
NO     거래일시                   적요             찾으신금액     맡기신금액     거래후잔액
1      2025-07-19 [13:17:42]     카카오페이       1,000          0              101,000
2      2025-07-18 [13:17:42]     카카오페이       1,000          0              102,000
3      2025-07-17 [13:17:42]     카카오페이       1,000          0              103,000
4      2025-07-16 [13:17:42]     카카오페이       1,000          0              104,000
5      2025-07-15 [13:17:42]     카카오페이       1,000          0              105,000
6      2025-07-14 [13:17:42]     카카오페이       1,000          0              106,000
7      2025-07-13 [13:17:42]     카카오페이       1,000          0              107,000
8      2025-07-12 [13:17:42]     카카오페이       1,000          0              108,000
9      2025-07-11 [13:17:42]     카카오페이       1,000          0              109,000
10      2025-07-10 [13:17:42]     카카오페이       1,000          0              110,000
11      2025-07-09 [13:17:42]     카카오페이       1,000          0              111,000
`;
  const result = extractStatement(typed(page));
  expect(result).toMatchObject({
    ok: true,
    statement: { unprinted: null, sections: [{ currency: 'KRW' }] },
  });
});
