import { describe, expect, it } from 'vitest';
import { readPages } from '../typed.fixture.ts';

describe('what looks like what a rule looks for', () => {
  it('keeps the rupees of India beside a purchase in those of another country', () => {
    const page = (place: string) => `
State Bank of India
Account statement     Branch Mumbai IFSC SBIN0001
Date         Description            Amount             Balance
             Opening balance                       Rs. 1,000.00
01/03/2024   ${place}         Rs. -100.00        Rs. 900.00
02/03/2024   Salary ACME            Rs. 500.00     Rs. 1,400.00
             Closing balance                       Rs. 1,400.00
`;
    for (const place of ['POS KARACHI PKR 250', 'HOTEL LKR 20,000.00', 'SCR NEFT CHARGES'])
      expect(readPages(page(place))).toMatchObject([{ currency: 'INR', proof: 'proven' }]);
  });

  it.each(['Overdraft information', 'Rewards', 'You have no pending transactions.'])(
    'reads the group of bookings below a title of something else (%s)',
    (title) => {
      const page = `
Account statement USD
Beginning balance $1,000.00
Ending balance $1,400.00
Deposits
Date        Description              Amount
03/01/2024  Salary                   400.00
${title}
Withdrawals
Date        Description              Amount
03/02/2024  Rent                      50.00
03/03/2024  Rent reversed            -50.00
`;
      expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
    },
  );

  it('keeps bookings that undo each other below the last balance, or stand above it newest first', () => {
    const page = (lines: string) => `
Account statement EUR
Opening balance  0,00
Closing balance  0,00
Booking date  Value date  Description                   Out       In         Balance
${lines}
`;
    const undone = page(`
01.03.2024    01.03.2024  Deposit                                 600,00     600,00
02.03.2024    02.03.2024  Sweep                         600,00               0,00
              02.03.2024  Refund                                  100,00
              02.03.2024  Fee                           100,00`);
    expect(readPages(undone)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });

  it('books no sum beside which a day of value stands', () => {
    const page = `
Statement EUR
Opening balance 1.000,00
Closing balance 1.000,00
Date        Value date   Description              Debit    Credit
01.03.2024  01.03.2024   Card                     100,00
01.03.2024  01.03.2024   Fee                      150,00
05.03.2024  05.03.2024   Refund                             250,00
            05.03.2024   Total debits             250,00
            05.03.2024   Total credits                      250,00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  });

  it('keeps the minus behind a balance that more words follow', () => {
    const page = `
Kontoauszug EUR
Alter Saldo 500,00 - vom 01.03.2024
Datum        Text                  Betrag
04.03.2024   REWE                  300,00 -
05.03.2024   Gehalt                300,00 +
Neuer Saldo 500,00 - vom 31.03.2024
`;
    expect(readPages(page)).toMatchObject([{ balances: [-50000, -50000], proof: 'proven' }]);
  });

  it('proves nothing against printed sums, though some lines come to them', () => {
    const page = `
Statement EUR
Opening balance 1.000,00
Total credits 900,00
Total debits 300,00
Closing balance 1.600,00
Date        Description               Debit           Credit
01.03.2024  Salary                                    400,00
02.03.2024  Salary                                    500,00
03.03.2024  Rent                      300,00
Reserved amounts
04.03.2024  Hotel                     50,00
05.03.2024  Hotel released                            50,00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'broken' }]);
  });

  it('goes on behind a text that says that fees are estimated, and one that names another account', () => {
    const estimated = `
Statement EUR
Opening balance 1.000,00
Closing balance 900,00
Date        Description              Amount
01.03.2024  Hotel Hilton             -100,00
            Estimated fees included
02.03.2024  Deposit hold             -100,00
03.03.2024  Deposit returned          100,00
`;
    expect(readPages(estimated)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
    const transfer = `
Account summary EUR
Account         Opening balance     Closing balance
Main account    1.000,00            900,00
Savings         2.000,00            2.100,00
Main account
Date        Description                      Amount        Balance
            Opening balance                                1.000,00
01.03.2024  Transfer to                       -100,00       900,00
            Savings
02.03.2024  Salary ACME                       400,00     1.300,00
03.03.2024  Rent                             -400,00       900,00
Savings
Date        Description                      Amount        Balance
            Opening balance                                2.000,00
01.03.2024  Interest                          100,00     2.100,00
`;
    expect(readPages(transfer)).toMatchObject([
      { proof: 'proven', lines: { length: 3 } },
      { proof: 'proven', lines: { length: 1 } },
    ]);
  });

  it('opens with no figure that only speaks of a beginning, nor with that of another box', () => {
    const allowance = `
Kontoauszug EUR
Endsaldo 701,00
Freistellungsauftrag zu Beginn 801,00
Datum         Text                       Betrag
04.03.2024    Bar                       -100,00
`;
    expect(readPages(allowance)).toMatchObject([
      { balances: [null, 70100], proof: 'not_provable' },
    ]);
    const other = `
Account statement EUR
Date        Description                      Amount     Balance
01.03.2024  Card payment                     -100,00    900,00
02.03.2024  Salary ACME                       400,00    1.300,00
Closing balance                                         1.300,00
Soldes
Livret A
Initial      200,00
Final        250,00
`;
    expect(readPages(other)).toMatchObject([{ balances: [null, 130000], proof: 'proven' }]);
  });

  it('takes amounts set left under a label of both ways for those of one column', () => {
    const page = `
Account statement EUR
Date        Description               Credit/Debit
01.03.2024  Card payment              -5,00
02.03.2024  Card payment              -5,00
03.03.2024  Salary                    12.000,00
04.03.2024  Salary                    12.000,00
`;
    expect(readPages(page)[0]?.lines.slice(2)).toEqual([
      '2024-03-03 1200000 null Salary',
      '2024-03-04 1200000 null Salary',
    ]);
  });

  it('reads the account of a loan below the name of its plan', () => {
    const page = `
Loan account statement EUR
Opening balance 1,000.00
Repayment schedule: monthly
Date        Text                      Amount    Balance
01.03.2024  Instalment               -100.00    900.00
03.03.2024  Instalment               -100.00    800.00
Closing balance 800.00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  });

  it('parts no account by its months', () => {
    const page = `
Account number 12345678 statement EUR
Month         Opening balance     Closing balance
January       1.000,00            900,00
February      900,00            1.300,00
January
Date        Description                      Amount        Balance
            Opening balance                                1.000,00
01.01.2024  Transfer to                       -100,00       900,00
February
Date        Description                      Amount        Balance
02.02.2024  Salary ACME                       400,00     1.300,00
            Closing balance                                1.300,00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  });
});
