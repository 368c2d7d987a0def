import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

const CARD = 'Low Rate Credit Card     Credit limit $5,000.00     Payment due 24 Mar 2026';
const UNKNOWN =
  'Qzxk           Vwpl                            Fghj              Mnbv             Rtyu';

const read = (head: string, labels: string) =>
  readPages(`
${head}     Statement period 28 Jan 2026 - 27 Feb 2026     AUD
Opening balance on 28 Jan 2026                             $100.00
Closing balance on 27 Feb 2026                             $120.00
${labels}
29 Jan 2026    STAN.COM.AU SYDNEY AU                 10.00                        110.00
1 Feb 2026     BUNNINGS BENDIGO AU                   50.00                        160.00
17 Feb 2026    PAYMENT THANK YOU                                   60.00          100.00
20 Feb 2026    COLES STRATHDALE AU                   20.00                        120.00
`);

const OWED = {
  balances: [-10000, -12000],
  proof: 'proven',
  lines: [/ -1000 /, / -5000 /, / 6000 /, / -2000 /].map((line) => expect.stringMatching(line)),
};

it('reads payments beside withdrawals as what came in to a card (Bendigo Bank)', () => {
  const labels =
    'Date           Transaction                     Withdrawals       Payments         Balance';
  expect(read(CARD, labels)).toMatchObject([OWED]);
});

it('tells what was charged by what is owed on a card whose labels nobody knows, and by what is held on an account', () => {
  expect(read(CARD, UNKNOWN)).toMatchObject([OWED]);
  expect(read('Everyday account', UNKNOWN)).toMatchObject([
    { balances: [10000, 12000], proof: 'proven' },
  ]);
});
