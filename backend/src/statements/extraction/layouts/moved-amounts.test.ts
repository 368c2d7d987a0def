import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads amounts that stand elsewhere on a further page, and no period up to the next closing date', () => {
  const page = `
Rewards Card                                                          p. 1/3
Closing Date 09/07/26        Next Closing Date 10/07/26
Account Ending 1-23456
Previous Balance                    $600.00
Payments/Credits                   -$540.00
New Charges                        +$366.25
New Balance                         $426.25
Payment Coupon                                          Payment Due Date
ALEX EXAMPLE                                            10/02/26
`;
  const second = `
Payments and Credits
Summary
                                                                Total
Payments                                                             -$500.00
Credits                                                               -$40.00
Detail       *Indicates posting date
Payments                                                        Amount
08/23/26*         ONLINE PAYMENT - THANK YOU                          -$500.00
Credits                                                         Amount
08/12/26          OUTFITTERS              ANYTOWN     NY               -$40.00
New Charges
Detail
                                                                Amount
08/10/26          COFFEE CO               ANYTOWN     NY                $35.50
08/16/26          HOTEL                   WASHINGTON  DC               $210.75
`;
  const third = `
Detail Continued
                                                                              Amount
09/02/26          GROCERS                 ANYTOWN     NY                              $120.00
`;
  expect(readTyped(typed(page, second, third))).toEqual([
    {
      currency: 'USD',
      balances: [-60000, -42625],
      proof: 'proven',
      lines: [
        '2026-08-10 -3550 null COFFEE CO ANYTOWN NY',
        '2026-08-12 4000 null OUTFITTERS ANYTOWN NY',
        '2026-08-16 -21075 null HOTEL WASHINGTON DC',
        '2026-08-23 50000 null ONLINE PAYMENT - THANK YOU',
        '2026-09-02 -12000 null GROCERS ANYTOWN NY',
      ],
    },
  ]);
});

it('reads amounts far behind the only label of money', () => {
  const page = `
HSBC VISA                                                                 SGD
Statement From 25 AUG 2024 to 24 SEP 2024
POST DATE    TRAN DATE    DESCRIPTION          AMOUNT(SGD)
             Previous Statement Balance                                  850.00
05 Sep       02 Sep       COFFEE HOUSE                                    12.50
07 Sep       04 Sep       BOOKSTORE                                       88.30
18 Sep       16 Sep       PAYMENT                                        500.00CR
             Total Due                                                   450.80
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-85000, -45080],
      proof: 'proven',
      lines: [
        '2024-09-02 -1250 null COFFEE HOUSE',
        '2024-09-04 -8830 null BOOKSTORE',
        '2024-09-16 50000 null PAYMENT',
      ],
    },
  ]);
});
