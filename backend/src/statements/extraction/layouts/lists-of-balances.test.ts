import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const wallets = (closing: string) =>
  readTyped(
    typed(`
Payoneer     Account Statement     Statement period: Sep 01, 2026 - Sep 30, 2026
Balance summary
                 Opening balance     Total in     Total out     Closing balance
USD balance               618.75     1,284.40       -920.00              983.15
EUR balance               203.50       640.00         -6.40              ${closing}
USD balance – transactions
Date             Description                        Amount     Currency    Status        Running balance
Sep 01, 2026     Payment from Upwork Escrow Inc.  1,284.40     USD         Completed            1,903.15
Sep 03, 2026     Card charge: OPENAI                -20.00     USD         Completed            1,883.15
Sep 04, 2026     Withdrawal to bank account        -900.00     USD         Completed              983.15
EUR balance – transactions
Date             Description                        Amount     Currency    Status        Running balance
Sep 02, 2026     Payment from KUNSTHAUS LEHMANN     640.00     EUR         Completed              843.50
Sep 02, 2026     Receiving account fee               -6.40     EUR         Completed              837.10
`),
  );

it('gives each account its row of the list of balances, whichever currency stands first (Payoneer)', () => {
  expect(wallets('837.10')).toMatchObject([
    { currency: 'USD', balances: [61875, 98315], proof: 'proven', lines: { length: 3 } },
    { currency: 'EUR', balances: [20350, 83710], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(wallets('837.20')).toMatchObject([{ proof: 'proven' }, { proof: 'broken' }]);
});

it('takes what closes a bracket under a figure for no title of the table below it (Monzo)', () => {
  expect(
    readTyped(
      typed(`
monzo     Business Account statement     01/09/2026 - 30/09/2026
Account number: 61209947     Sort code: 04-00-03
£2,062.42                    £3,318.47                           -£874.48            +£960.00
Business Account balance     Balance in Pots                     Total outgoings     Total deposits
(Excluding all Pots)         (This includes both regular Pots
                             and Pots with interest)
Date           Description                        (GBP) Amount     (GBP) Balance
28/09/2026     LANTERN FESTIVALS CIC                     960.00          2,062.42
25/09/2026     HISCOX (Direct Debit)                     -24.48          1,102.42
23/09/2026     Rebecca Stone (Faster Payments)          -850.00          1,126.90
`),
    ),
  ).toMatchObject([{ balances: [null, 206242], proof: 'proven', lines: { length: 3 } }]);
});
