import { describe, expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('opens a new account with a bare nought', () => {
  const [section] = readTyped(
    typed(`
Statement period 01 Jul 24 - 30 Sep 24   AUD
Account name        SaveOne     Opening balance              0
Account number      22904417    Total credits           500.00
                                Total debits            -20.00
                                Closing balance         480.00
Date      Description                Debits    Credits    Balance
09-Jul    From: Lena Marsh                      500.00     500.00
10-Jul    To: PayID                  -20.00                480.00
`),
  );
  expect(section).toMatchObject({ balances: [0, 48000], proof: 'proven' });
});

describe('an account', () => {
  it('may begin below a row of facts that looks like a booking, under labels that are a picture', () => {
    const [section] = readTyped(
      typed(`
Account in EUR
2/11/2020    40618    EUR       1/10/2020   300,00   0,00 %
                 SOLDE AU : 30/09/2020                          100,00
1/10/2020    PRLV FREE             1/10/2020       30,00
5/10/2020    VIR M PAUL            5/10/2020                     40,00
9/10/2020    RETRAIT DAB           9/10/2020       20,00
                 Nouveau solde en EUR :                          90,00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 9000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['2020-10-01', '-3000'],
      ['2020-10-05', '4000'],
      ['2020-10-09', '-2000'],
    ]);
  });

  it('may name once more in its summary what it has brought forward', () => {
    const [section] = readTyped(
      typed(`
Statement from 26 February 2024 to 25 March 2024   ZAR
Details                    Debits    Credits    Date         Balance
BALANCE BROUGHT FORWARD                         26 Feb 2024   100.00
TRANSFER                               50.00    27 Feb 2024   150.00
FEE                         20.00               28 Feb 2024   130.00
Account Summary
Balance Brought Forward                                       100.00
Total Debits                                                   20.00
Total Credits                                                  50.00
Balance at date of Statement                                  130.00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 13000], proof: 'proven' });
  });
});

it('takes the opening balance that is called so, and not what the account holds at the end', () => {
  const [section] = readTyped(
    typed(`
Kontoauszug 05/2026           Kontostand    70,00 €
01.05.2026 - 31.05.2026
Buchung    Valuta    Transaktionsinformation    Betrag
17.05.     17.05.    Überweisung                - 30,00 €
Zusammenfassung
Startsaldo           100,00 €
Endsaldo              70,00 €`),
  );
  expect(section).toMatchObject({ balances: [10000, 7000], proof: 'proven' });
});

it('opens with a balance below a line beside it that names its own figure (Bank of America)', () => {
  const page = `
Your Adv Plus Banking
for December 21, 2024 to January 22, 2025               Account number: 2910 0447 7183
Account summary
                                                        Interest Paid Year-to-date: $0.06
Beginning balance on December 21, 2024     $3,418.62
Withdrawals and other subtractions           -244.19
Ending balance on January 22, 2025         $3,174.43

Withdrawals and other subtractions
Date          Description                                   Amount
12/23/24      CHECKCARD 1220 TRADER JOE S CHICAGO IL        -84.19
12/24/24      BKOFAMERICA ATM 12/24 WITHDRWL               -160.00
Total withdrawals and other subtractions                  -$244.19
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [341862, 317443], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('opens with the previous monthly balance, but not with what is required or common of it', () => {
  const page = (name: string, opening: string) => `
Account statement USD
${name}     $1,500.00
${opening}
Date        Description              Amount    Balance
03/01/2024  Salary                   400.00   ${opening ? '1,400.00' : '1,900.00'}
03/02/2024  Rent                    -500.00     ${opening ? '900.00' : '1,400.00'}
Ending balance ${opening ? '$900.00' : '$1,400.00'}
`;
  const beginning = 'Beginning balance $1,000.00';
  for (const name of ['Previous monthly balance requirement', 'Average previous monthly balance'])
    expect(readPages(page(name, beginning))).toMatchObject([
      { balances: [100000, 90000], proof: 'proven' },
    ]);
  expect(readPages(page('Previous Monthly Balance', ''))).toMatchObject([
    { balances: [150000, 140000], proof: 'proven' },
  ]);
});

it('opens an account with what it held, though it is overdrawn at the end', () => {
  const [account] = readTyped(
    typed(`
Northern Bank     Current account statement     1 March 2025 - 31 March 2025     GBP
Balance brought forward        100.00
Money in                         0.00
Money out                      150.00
Closing balance                 50.00
Date           Description            Amount
03/03/2025     Shop A                 -70.00
05/03/2025     Shop B                 -80.00
31/03/2025     Closing balance        -50.00
`),
  );
  expect(account).toMatchObject({ balances: [10000, -5000], proof: 'proven' });
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
  expect(readPages(page)).toMatchObject([{ balances: [100000, 113000], proof: 'proven' }]);
});

it('finds them beside a warning whose lines stand in front of their box (Chase)', () => {
  const page = `
ALDER SAPPHIRE PREFERRED
Payment Due Date     02/08/26                                                                      Account Number: XXXX XXXX XXXX 8827
Late Payment Warning: If we do not receive your minimum payment by the due
date, you may have to pay a late fee, and existing and new balances may become                     Previous Balance          $104.88
subject to the Default APR.                                                                        Payment, Credits          -$95.00
                                                                                                   Purchases                 +$58.22
                                                                                                   New Balance                $68.10
                                                                                                   Opening/Closing Date     12/12/25 - 01/11/26
Date of
Transaction     Merchant Name or Transaction Description       $ Amount
PAYMENTS AND OTHER CREDITS
12/27           Payment Thank You-Mobile                         -95.00
PURCHASE
12/12           WHOLEFDS NEW YORK NY                              58.22
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-10488, -6810], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('opens with the balance from the last statement, however that is shortened, and not with what a page brings (PTSB)', () => {
  const page = (first: string, ...rows: string[]) => `
Explore Account - Statement of Account     Account Number 44712290     EUR
Date          Details                          Withdrawn     Paid In     Balance
              ${first}
${rows.join('\n')}
`;
  const pages = [
    page(
      'Balance from last stmt                                     145.82',
      '15DEC25       SPAR RATHMINES                       12.45                  133.37',
    ),
    page(
      'Balance B/fwd                                              133.37',
      '31DEC25       ACCOUNT MAINTENANCE FEE               8.00                  125.37',
      '              Closing Balance                                             125.37',
    ),
  ];
  expect(readPages(...pages)).toMatchObject([{ balances: [14582, 12537], proof: 'proven' }]);
});
