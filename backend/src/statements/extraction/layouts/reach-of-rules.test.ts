import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

/** Each of these pages looks like what a rule is for, and is something else. */
const read = (...pages: string[]) => readTyped(typed(...pages));
const proofOf = (page: string) => read(page).map(({ proof }) => proof);

it('takes a limit and what is left of it, or points, for no balances', () => {
  const page = (labels: string) => `
Volksbank X     Kontoauszug     Kontonummer 1234567      EUR      31.03.2025
${labels}
500,00      +   180,00     -   170,00        =   510,00
Datum         Text                                   Betrag
03.03.2025    TANKSTELLE                             -60,00
05.03.2025    BAECKER                               -110,00
27.03.2025    ERSTATTUNG                             180,00
`;
  const owed = 'Alt         Gutschriften   Belastungen        Neu';
  const limit = 'Limit       Gutschriften   Belastungen        Verfügbar';
  const points = 'Punkte      Gesammelt      Eingelöst          Stand';
  expect(proofOf(page(limit))).not.toContain('proven');
  expect(proofOf(page(points))).not.toContain('proven');
  expect(read(page(owed))).toMatchObject([{ balances: [50000, 51000], proof: 'proven' }]);
});

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
  const [current] = read(page);
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
  expect(read(page)).toMatchObject([{ currency: 'EUR', balances: [10000, 14000] }]);
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
  expect(read(page)[0]?.balances[1]).toBe(14000);
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
  expect(read(page)).toMatchObject([{ balances: [100000, 104000], proof: 'proven' }]);
});

it('reads no list under a sentence about what is pending as that of the account', () => {
  const page = `
Acme     Account statement      Account 12345678     GBP
Pending transactions are not included in your balance
Date          Description                               Amount
28/03/2025    LIDL                                      -20.00
29/03/2025    ALDI                                      -30.00
Transactions
Date          Description                               Amount
              Opening balance                         1,000.00
01/03/2025    STADTWERKE                                -80.00
27/03/2025    ACME GMBH                                 100.00
              Closing balance                         1,020.00
`;
  expect(read(page)).toMatchObject([{ balances: [100000, 102000], proof: 'proven' }]);
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
  expect(read(page)).toMatchObject([{ balances: [5000, 14000], proof: 'broken' }]);
});

it('closes both accounts with the balance behind what was booked at the end of a quarter', () => {
  const page = `
Raiffeisenbank        Kontoauszug 6/2025     EUR
Girokonto 1234567      IBAN DE89 3704 0044 0532 0130 00
Datum         Wert          Text                                      Betrag
              alter Saldo                                           1.000,00 H
05.06.2025    05.06.2025    LASTSCHRIFT STADTWERKE                    100,00 S
27.06.2025    27.06.2025    GEHALT ACME GMBH                          500,00 H
30.06.2025    30.06.2025    Rechnungsabschluss                         12,30 S
              neuer Saldo                                           1.387,70 H
Tagesgeldkonto 7654321      IBAN DE02 1203 0000 0000 2020 51
Datum         Wert          Text                                      Betrag
              alter Saldo                                           5.000,00 H
05.06.2025    05.06.2025    EINLAGE                                   100,00 H
30.06.2025    30.06.2025    Rechnungsabschluss                         12,30 H
              neuer Saldo                                           5.112,30 H
`;
  expect(read(page)).toMatchObject([
    { balances: [100000, 138770], proof: 'proven' },
    { balances: [500000, 511230], proof: 'proven' },
  ]);
});

it('opens an account with what stands below the balance of the same account', () => {
  const page = `
Citizens      Statement      Account 1234567890      USD
Balance last statement, this account                1,000.00
Previous balance of your savings                    1,000.00
Total deposits                                        150.00
Total withdrawals                                      20.00
Date          Description                             Debit      Credit
03/03/2025    Payroll                                             100.00
03/05/2025    Transfer                                             50.00
03/07/2025    Rent                                     20.00
`;
  expect(read(page)).toMatchObject([{ balances: [100000, 113000], proof: 'proven' }]);
});

it('books no fee that was waived', () => {
  const page = `
Wise-like     Statement 1234567     EUR
Date          Description           Fee          Debit         Credit         Balance
              Opening balance                                                 100.00
03/03/2025    ATM                                10.00                         90.00
05/03/2025    Fee waived            5.00
06/03/2025    PAY                                              50.00         140.00
              Closing balance                                                140.00
`;
  expect(read(page)).toMatchObject([
    { balances: [10000, 14000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('books what was paid abroad in brackets beside a balance', () => {
  const page = `
Sparkasse      Kontoauszug     IBAN DE89 3704 0044 0532 0130 00     EUR
Datum         Text                                   Betrag        Saldo
              Anfangssaldo                                         100,00
03/03/2025    AMAZON US                              (10,00 USD)       90,70
05/03/2025    GEHALT                                 50,00         140,70
              Endsaldo                                             140,70
`;
  expect(read(page)).toMatchObject([{ lines: { length: 2 } }]);
});
