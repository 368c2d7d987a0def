import { describe, expect, it } from 'vitest';
import { identityIn } from './headings.ts';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { toRows } from './rows.ts';

describe('identityIn', () => {
  const accountIn = (...row: PlacedRow) =>
    identityIn(toRows(positioned([row as PlacedRow])), 0).account;

  it.each(['Everyday account', 'Tagesgeldkonto', 'Holiday pot', 'Vakantiepot', 'Rainy day vault'])(
    'knows the account behind the name %s',
    (name) => {
      expect(accountIn([40, name], [140, '5713209276'])).toBe('5713209276');
    },
  );

  it('takes no number behind another word for an account', () => {
    expect(accountIn([40, 'Potatoes from the market'], [240, '5713209276'])).toBeNull();
  });
});
