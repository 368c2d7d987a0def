import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const head =
  'PostFinance     Invoice PostFinance Visa Classic Card     Invoice date 11.03.24     CHF';
const last = `
${head}
Entry          Purchase       Details                               Amount in CHF
                              Amount carried forward                       897.38
28.02.24       27.02.24       SBB MOBILE BERN CHE                           21.24
29.02.24       28.02.24       GALAXUS ZÜRICH CHE                            19.90
                              Total outstanding amount in our favour       938.52
`;

it('takes a label that nobody knows for that of days which begin below a balance that nobody knows either', () => {
  const first = (balance: string) => `
${head}
Card limit CHF 5'000.00
Entry          Purchase       Details                               Amount in CHF
                              ${balance.padEnd(38)} 687.35
20.02.24       20.02.24       YOUR PAYMENT - THANK YOU                     -687.35
10.02.24       09.02.24       MIGROS M BERN CHE                            897.38
                              Amount carried forward                       897.38
`;
  for (const balance of ['Outstanding amount, last invoice', 'What remained of the last bill']) {
    const [card] = readTyped(typed(first(balance), last));
    expect(card?.lines).toHaveLength(4);
  }
  expect(readTyped(typed(first('Outstanding amount, last invoice'), last))).toMatchObject([
    { proof: 'proven', balances: [-68735, -93852] },
  ]);
});

it('proves nothing of a page that opens with what the one before carries forward, where bookings of that one were not read', () => {
  const first = `
${head}
Of entry       Of purchase    What                                  How much
20.02.24       20.02.24       YOUR PAYMENT - THANK YOU                     -687.35
10.02.24       09.02.24       MIGROS M BERN CHE                            897.38
`;
  const [card] = readTyped(typed(first, last));
  expect(card).toMatchObject({ lines: { length: 2 }, proof: 'not_provable' });
  // Nothing is missing where nothing stands there.
  const [whole] = readTyped(typed(head, last));
  expect(whole).toMatchObject({ lines: { length: 2 }, proof: 'proven' });
});
