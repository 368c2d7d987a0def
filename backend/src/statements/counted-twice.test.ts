import { describe, expect, it } from 'vitest';
import type { Chain, Link } from './chain.ts';
import { oneNumberInTwoAccounts, twinsOf } from './counted-twice.ts';
import type { DaySum } from './readings.ts';

const BOOKED: DaySum[] = [
  ['2026-03-03', -300],
  ['2026-03-09', -50_000],
  ['2026-03-20', 200_000],
];

function link(statementId: string, days: DaySum[], more: Partial<Link> = {}): Link {
  const [from, to] = ['2026-03-01', '2026-03-31'];
  const who = { statementId, section: 0, filename: `${statementId}.pdf`, bank: null, isPdf: true };
  const balances = { openingMinor: null, closingMinor: null };
  return { ...who, accountHint: null, from, to, ...balances, days, ...more };
}

/** The first letter of a statement's id is its account. */
const accountOf = (id: string) => id[0];
const chain = (...links: Link[]): Chain => ({
  account: links[0]?.statementId[0] ?? '',
  currency: 'EUR',
  part: 'Account',
  whose: null,
  links,
});
const twins = (a: Link, b: Link) =>
  twinsOf([chain(a), chain(b)], accountOf).map(({ links, days }) => [
    ...links.map(({ statementId }) => statementId),
    days.from,
    days.to,
  ]);
const moved = (days: DaySum[], apart: number) =>
  days.map(
    ([date, sum]): DaySum => [
      `2026-03-${String(Number(date.slice(8)) + apart).padStart(2, '0')}`,
      sum,
    ],
  );

describe('the same bookings under two account names', () => {
  it('are seen by the sums of their days, which a file may give some days later', () => {
    const found = [['a1', 'b1', '2026-03-03', '2026-03-20']];
    expect(twins(link('a1', BOOKED), link('b1', BOOKED))).toEqual(found);
    expect(twins(link('a1', BOOKED), link('b1', moved(BOOKED, 1)))).toEqual(found);
    expect(twins(link('a1', BOOKED), link('b1', moved(BOOKED, 4)))).toEqual([]);
  });

  it('are seen in a part of a longer statement', () => {
    const year = link('b1', [['2026-02-01', -900], ...BOOKED, ['2026-06-01', -900]], {
      from: '2026-01-01',
      to: '2026-12-31',
    });
    expect(twins(link('a1', BOOKED), year)).toHaveLength(1);
    expect(twins(year, link('a1', BOOKED))).toHaveLength(1);
  });

  it('are no transfers between the two, nor the fee that both pay, nor what is in one account', () => {
    const received = BOOKED.map(([date, sum]): DaySum => [date, -sum]);
    expect(twins(link('a1', BOOKED), link('b1', received))).toEqual([]);
    const fees: DaySum[] = [
      ['2026-03-01', -500],
      ['2026-03-11', -500],
      ['2026-03-21', -500],
    ];
    expect(twins(link('a1', fees), link('b1', fees))).toEqual([]);
    expect(twins(link('a1', BOOKED), link('a2', BOOKED))).toEqual([]);
  });

  it('are not those of which most differ, or that print the numbers of two accounts', () => {
    const others: DaySum[] = ['04', '05', '06', '07'].map((day) => [`2026-03-${day}`, -77]);
    const mixed = [...BOOKED, ...others].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(twins(link('a1', BOOKED), link('b1', mixed))).toEqual([]);
    const [a, b] = [{ accountHint: '20481111' }, { accountHint: '77602222' }];
    expect(twins(link('a1', BOOKED, a), link('b1', BOOKED, b))).toEqual([]);
  });

  it('are seen by balances where they are few', () => {
    const one: DaySum[] = [['2026-03-03', -300]];
    const known = { openingMinor: 10_000, closingMinor: 9_700 };
    expect(twins(link('a1', one), link('b1', one))).toEqual([]);
    expect(twins(link('a1', one, known), link('b1', one, known))).toHaveLength(1);
    const others = { openingMinor: 20_000, closingMinor: 19_700 };
    expect(twins(link('a1', one, known), link('b1', one, others))).toEqual([]);
    const fresh = { openingMinor: 0, closingMinor: -300 };
    expect(twins(link('a1', one, fresh), link('b1', one, fresh))).toEqual([]);
  });
});

describe('one account number under two account names', () => {
  const march = link('a1', [], {
    accountHint: 'DE00 2048 1111',
    openingMinor: 0,
    closingMinor: 50,
  });
  const april = (openingMinor: number, accountHint: string) =>
    link('b1', [], {
      ...{ accountHint, from: '2026-04-01', to: '2026-04-30' },
      ...{ openingMinor, closingMinor: openingMinor },
    });
  const pairs = (a: Link, b: Link) => oneNumberInTwoAccounts([chain(a), chain(b)], accountOf);

  it('is one account, unless the balances of the two do not fit, as with pockets', () => {
    expect(pairs(march, april(50, '20481111'))).toHaveLength(1);
    expect(pairs(march, april(70, '20481111'))).toEqual([]);
    expect(pairs(march, april(50, '77602222'))).toEqual([]);
    expect(pairs(march, { ...april(50, '20481111'), statementId: 'a2' })).toEqual([]);
  });
});
