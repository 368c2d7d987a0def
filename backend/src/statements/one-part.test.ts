import { describe, expect, it } from 'vitest';
import type { Chain, Link } from './chain.ts';
import { joinedChains } from './one-part.ts';

const link = (statementId: string, change: Partial<Link> = {}): Link => ({
  statementId,
  section: 0,
  filename: statementId,
  bank: null,
  isPdf: true,
  accountHint: null,
  from: '2026-05-01',
  to: '2026-05-31',
  openingMinor: 10_000,
  closingMinor: 13_000,
  days: [
    ['2026-05-04', 1_000],
    ['2026-05-05', 3_000],
    ['2026-05-06', -1_000],
  ],
  ...change,
});
const chain = (part: string, ...links: Link[]): Chain => ({
  account: 'Main',
  currency: 'EUR',
  part,
  whose: null,
  links,
});
const parts = (...chains: Chain[]) =>
  joinedChains(chains, (id) => id.startsWith('csv')).map(({ part, links }) => [
    part,
    links.map(({ statementId }) => statementId),
  ]);

describe('chains of one account whose PDF and CSV have another name for it', () => {
  it('are one where they agree on what it held, or moved the same sums on several days', () => {
    const blind = { openingMinor: null, closingMinor: null };
    const june = { from: '2026-06-01', to: '2026-06-30', openingMinor: 13_000, closingMinor: 1 };
    const pdf = chain('Girokonto', link('pdf'));
    const one = (csv: string) => [['Girokonto', ['pdf', csv]]];
    expect(parts(pdf, chain('Account', link('csv')))).toEqual(one('csv'));
    expect(parts(chain('Account', link('csv', blind)), pdf)).toEqual(one('csv'));
    expect(parts(pdf, chain('Account', link('csv', { ...june, days: [] })))).toEqual(one('csv'));
  });

  it('stay apart where balances, numbers or a file with both say so, or nothing tells', () => {
    const apart = (a: Chain, b: Chain) => expect(parts(a, b)).toHaveLength(2);
    const pdf = chain('Girokonto', link('pdf', { accountHint: 'DE89 1111' }));
    apart(pdf, chain('Account', link('csv', { openingMinor: 9_000, closingMinor: 12_000 })));
    apart(pdf, chain('Account', link('csv', { accountHint: 'DE89 2222' })));
    apart(pdf, chain('Savings', link('pdf2')));
    const unknown = { openingMinor: null, closingMinor: null, days: [] };
    apart(pdf, chain('Account', link('csv', unknown)));
    const empty = { openingMinor: 0, closingMinor: 0, days: [] };
    apart(chain('Girokonto', link('pdf', empty)), chain('Pocket', link('csv', empty)));
    apart(pdf, chain('Account', link('csv', { from: '2026-07-01', to: '2026-07-31' })));
    expect(
      parts(pdf, chain('Girokonto 2', link('pdf3')), chain('Account', link('csv'))),
    ).toHaveLength(3);
  });
});
