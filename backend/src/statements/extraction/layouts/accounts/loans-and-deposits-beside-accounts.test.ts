import { expect, it } from 'vitest';
import { readPages } from '../typed.fixture.ts';

it('gives no account the box of a loan that stands between two tables', () => {
  const page = `
Anytown Building Society      Statement of your accounts     31/03/2025     GBP
Current account 11111111
Opening balance      100.00
Closing balance      140.00
Date          Description                Paid out      Paid in
03/03/2025    TESCO                      10.00
05/03/2025    SALARY                                   50.00
Mortgage account 22222222
Opening balance      50,000.00
Closing balance      49,800.00
Savings account 33333333
Opening balance      900.00
Closing balance      950.00
Date          Description                Paid out      Paid in
05/03/2025    DEPOSIT                                   20.00
06/03/2025    DEPOSIT                                   30.00
`;
  const [current] = readPages(page);
  expect(current?.lines).toHaveLength(2);
  expect(current?.balances).not.toContain(5000000);
});

it('keeps an account in euros beside a deposit in dollars', () => {
  const page = `
DBS Bank Ltd      Statement of Account      31 Mar 2025      12 Marina Boulevard Singapore 018982
Fixed deposit 0123-456789-01
Opening balance             $5,000.00
Closing balance             $5,000.00
Current account 003-912345-6
Currency     EUR
Date          Details                  Withdrawal     Deposit     Balance
              Opening balance                               100.00
03/03/2025    TESCO                    10.00                 90.00
05/03/2025    PAY                                50.00      140.00
              Closing balance                               140.00
`;
  expect(readPages(page)).toMatchObject([{ currency: 'EUR', balances: [10000, 14000] }]);
});

it('keeps the box of linked deposits for theirs under the title of a summary', () => {
  const page = `
State Bank      Statement of account 12345678      INR
Closing balance                                                     140.00
Date          Description                Debit      Credit     Balance
03/03/2025    UPI                        10.00                       90.00
05/03/2025    SALARY                                   50.00        140.00
Linked fixed deposits
Account summary
Opening balance      500.00
Deposits              20.00
Closing balance      520.00
`;
  expect(readPages(page)[0]?.balances[1]).toBe(14000);
});

it('takes what several accounts come to for a balance of none', () => {
  const page = `
Bank X      Kontoauszug      31.03.2025      EUR      IBAN DE89 3704 0044 0532 0130 00
                     Girokonto         Depot             Gesamt
Alter Saldo          1.000,00          2.000,00          3.000,00
Neuer Saldo          1.040,00          2.000,00          3.040,00
Datum         Text                                      Betrag
03.03.2025    REWE                                      -10,00
05.03.2025    GEHALT                                     50,00
`;
  expect(readPages(page)).toMatchObject([{ balances: [100000, 104000], proof: 'proven' }]);
});

it('books none of the payments that the plan of a loan names in parts (Millennium bcp)', () => {
  const page = `
EXTRATO COMBINADO     EXTRATO DE 2025/12/01 A 2026/01/30     MOEDA: EUR
CREDITO HABITACAO - PLANO
PRESTACAO     DATA           CAPITAL     JUROS      TOTAL
118/360       2026/01/28       98.41     113.92    212.33
119/360       2026/02/28       98.70     113.63    212.33
CONTA ALDER   N. 45511882044
DATA     DESCRITIVO              DEBITO     CREDITO     SALDO
         SALDO INICIAL                                 823.12
12.19    COMPRA GALP              38.96                784.16
1.02     VENCIMENTO                          100.00    884.16
         SALDO FINAL                                   884.16
`;
  expect(readPages(page)).toMatchObject([
    { balances: [82312, 88416], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('keeps the savings account below another one, though its list has no balances beside the lines', () => {
  const account = `
Example Bank     Statement     1 Mar 2025 - 31 Mar 2025     GBP
Current account 12345678
Date          Description              Money out     Money in     Balance
01 Mar        Opening balance                                      100.00
05 Mar        SAINSBURYS                   64.20                    35.80
31 Mar        Closing balance                                       35.80
`;
  const savings = `
Savings account 87654321
Opening balance     £80.00
Closing balance     £95.00
Date          Description              Amount
03 Mar        Interest                    5.00
05 Mar        From current account       20.00
09 Mar        To holidays               -10.00
`;
  expect(readPages(account, savings)).toMatchObject([
    { proof: 'proven', balances: [10_000, 3_580], lines: { length: 1 } },
    { proof: 'proven', balances: [8_000, 9_500], lines: { length: 3 } },
  ]);
});
