import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('parts the accounts of one table by a code behind the day of what each brings forward, and closes each with what the overview says of its currency (HSBC One)', () => {
  const page = `
HSBC     Statement of HSBC One     17 April 2025
Portfolio Summary of HSBC One Account
Account                              CCY Balance          Equivalent in HKD
Foreign Currency Savings USD         USD 786.08           6,115.00
Foreign Currency Savings EUR         EUR 845.40           7,278.89
Net Position                                              13,393.89
HSBC One Foreign Currency Savings
Date       CCY     Transaction Details          Deposit     Withdrawal       Balance
17 Mar     USD     B/F BALANCE                                                310.22
21 Mar     USD     VISA DEBIT PURCHASE
                   AMAZON WEB SERVICES                          164.14        146.08
29 Mar             INWARD REMITTANCE
                   SALTWATER PRESS INC           640.00                       786.08
17 Mar     EUR     B/F BALANCE                                                 95.40
24 Mar     EUR     INWARD REMITTANCE
                   ATELIER BRUNE SARL          1,150.00                     1,245.40
12 Apr             OUTWARD REMITTANCE
                   SOPHIE BRUNE                                 400.00        845.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', balances: [31022, 78608], proof: 'proven', lines: { length: 2 } },
    { currency: 'EUR', balances: [9540, 84540], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('begins another account under its heading where amounts in euros are followed by bare dollars (Revolut)', () => {
  const labels = 'Date             Description              Money in /out        Balance';
  const head = `
Revolut Bank UAB     Custom Statement     Generated on the Jun 3, 2025
`;
  const first = `${head}
TESSA LINDQVIST           Account Number (IBAN)
Carrer de Verdi 88        ES12 1583 0001 1490 2217 3345
Product                      Opening balance     Money out     Money in     Closing balance
Personal Account (EUR)       €734.12             €440.82       €1,620.00    €1,913.30
Personal Account (USD)       $88.05              $33.94        $433.16      $487.27
Personal Account (EUR)
Transaction statement
${labels}
May 4, 2025      Payment from Kestrel     €1,620.00            €2,354.12
May 5, 2025      Cabify                   -€40.82              €2,313.30
May 8, 2025      Exchanged to USD         -€400.00             €1,913.30
`;
  const second = `${head}
Personal Account (USD)
Transaction statement
${labels}
May 4, 2025      Github                   -$33.94              $54.11
May 8, 2025      Exchanged from EUR       $433.16              $487.27
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'EUR', balances: [73412, 191330], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [8805, 48727], proof: 'proven', lines: { length: 2 } },
  ]);
});
