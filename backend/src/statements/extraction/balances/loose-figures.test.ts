import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const page = `
Bank of Nowhere     Credit card statement     Statement date 10 Mar 2026     GBP
Zquor                 312.40
Credit limit        2,000.00
Date         Description                      Amount
12 Feb 2026  Grocery Mart                      52.30
20 Feb 2026  Payment received thank you      -100.00
01 Mar 2026  Petrol                            30.15
Wexil                 294.85
`;
const [zquor, wexil] = ['Previous balance', 'New balance'];
const read = (text: string) => readTyped(typed(text))[0];
const proven = { proof: 'proven', balances: [-31240, -29485] };

describe('balances under names that nobody knows', () => {
  it('close a statement where its lines lead there from the balance that it opened with', () => {
    expect(read(page.replace('Zquor', zquor))).toMatchObject(proven);
  });

  it('open it, where they lead from there to the balance that it closes with and some word calls them a balance', () => {
    const closed = page.replace('Wexil', wexil);
    expect(read(closed.replace('Zquor  ', 'Zquor balance  '))).toMatchObject(proven);
    // It may as well be a fee that was not read among the lines.
    expect(read(closed)).toMatchObject({ proof: 'not_provable', balances: [null, -29485] });
  });

  it('prove nothing where neither is known, or the lines lead to another figure', () => {
    expect(read(page)).toMatchObject({ proof: 'not_provable' });
    const other = page.replace('Zquor', zquor).replace('294.85', '294.58');
    expect(read(other)).toMatchObject({ proof: 'not_provable', balances: [-31240, null] });
  });

  it('prove nothing where the figure is a round one, as limits are', () => {
    const round = page
      .replace('Zquor', zquor)
      .replace('52.30', '57.45')
      .replace('294.85', '300.00');
    expect(read(round)).toMatchObject({ proof: 'not_provable' });
  });

  it('prove nothing where the figure is what was spent, as it is on a card paid in full', () => {
    const paid = page
      .replace('Zquor', zquor)
      .replace('312.40', '100.00')
      .replace('Wexil  ', 'Total of purchases')
      .replace('294.85', '82.45');
    expect(read(paid)).toMatchObject({ proof: 'not_provable' });
    // What some word calls a balance is none of what was spent.
    const named = paid.replace('Total of purchases', 'Zorvel balance');
    expect(read(named)).toMatchObject({ proof: 'proven', balances: [-10000, -8245] });
  });

  it('prove nothing where a row outside the table may be a booking', () => {
    const unread = `${page.replace('Zquor', zquor)}Instalment plans
05 Mar 2026  Laptop          80.00
`;
    expect(read(unread)).toMatchObject({ proof: 'not_provable' });
  });
});
