import { describe, expect, it } from 'vitest';
import {
  bankAccountsOf,
  countBankAccounts,
  joinedByNumber,
  mayBeOneNumber,
  type PrintedPart,
} from './bank-accounts.ts';

type Named = PrintedPart & { name: string };

function part(name: string, month: number, of: Partial<PrintedPart> = {}): Named {
  const days = `2026-${String(month).padStart(2, '0')}`;
  return {
    name,
    bank: null,
    accountHint: null,
    isPdf: null,
    from: `${days}-01`,
    to: `${days}-28`,
    openingMinor: null,
    closingMinor: null,
    ...of,
  };
}

const namesOf = (...parts: Named[]) =>
  bankAccountsOf(parts).map((account) => account.map(({ name }) => name));

describe('two printed numbers', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', '532013000'],
    ['XXXX XXXX XXXX 4821', '4111 1111 1111 4821'],
    ['4821', '****4821'],
    ['30-96-26 12345678', '12345678'],
    [null, '12345678'],
    ['Main', '12345678'],
  ])('may be one account: %s and %s', (a, b) => {
    expect([mayBeOneNumber(a, b), mayBeOneNumber(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['12345678', '87654321'],
    ['****1111', '****2222'],
    ['100234567001', '100234567002'],
    ['10024821', '20034821'],
    ['1111118821', '22228821'],
    ['****3488', '20-45-67 12348821'],
  ])('are two accounts: %s and %s', (a, b) => {
    expect([mayBeOneNumber(a, b), mayBeOneNumber(b, a)]).toEqual([false, false]);
  });
});

describe('what lies under one name', () => {
  it('is one bank account where nothing tells its statements apart', () => {
    expect(namesOf(part('jan', 1), part('feb', 2, { accountHint: '11112222' }))).toEqual([
      ['jan', 'feb'],
    ]);
  });

  it('is two where their numbers differ, whichever was uploaded first', () => {
    const [a, b] = [{ accountHint: '11112222' }, { accountHint: '33334444' }];
    const parts = [part('b1', 1, b), part('a3', 3, a), part('a1', 1, a), part('b2', 2, b)];
    expect(namesOf(...parts)).toEqual([
      ['b1', 'b2'],
      ['a3', 'a1'],
    ]);
  });

  it('is two where other banks print their name on them, and no number', () => {
    const [a, b] = [{ bank: 'Halifax' }, { bank: 'TSB' }];
    expect(namesOf(part('a', 1, a), part('b', 2, b))).toEqual([['a'], ['b']]);
    const numbered = part('a2', 2, { bank: 'TSB', accountHint: '11112222' });
    expect(namesOf(part('a', 1, { ...a, accountHint: '11112222' }), numbered)).toHaveLength(1);
  });

  it('goes on under a new number, where one opens with what the other closed with', () => {
    const old = part('old', 1, { accountHint: '****1111', closingMinor: -25_000 });
    const next = part('next', 2, { accountHint: '****2222', openingMinor: -25_000 });
    const third = part('third', 3, { accountHint: '****2222' });
    expect(namesOf(third, next, old)).toEqual([['third', 'next', 'old']]);
    const later = { ...next, from: '2026-04-01', to: '2026-04-30' };
    expect(namesOf(old, later)).toHaveLength(2);
    const empty = { ...old, closingMinor: 0 };
    expect(namesOf(empty, { ...next, openingMinor: 0 })).toHaveLength(2);
  });

  it('is two where one begins with what the other holds, and that one goes on, or is of another bank', () => {
    const a = { accountHint: '11112222', closingMinor: 500 };
    const b = { accountHint: '33334444', openingMinor: 500 };
    const goesOn = part('a2', 2, { accountHint: '11112222' });
    expect(namesOf(part('a', 1, a), part('b', 2, b), goesOn)).toEqual([['a', 'a2'], ['b']]);
    const [halifax, tsb] = [
      { ...a, bank: 'Halifax' },
      { ...b, bank: 'TSB' },
    ];
    expect(namesOf(part('a', 1, halifax), part('b', 2, tsb))).toHaveLength(2);
  });

  it('takes a statement without a number to the account whose balance it opens with or leads to', () => {
    const a = part('a', 1, { accountHint: '11112222', closingMinor: 500 });
    const b = part('b', 2, { accountHint: '33334444', openingMinor: 300, closingMinor: 900 });
    const csv = (month: number, of: Partial<PrintedPart>) =>
      part('csv', month, { isPdf: false, ...of });
    expect(namesOf(a, b, csv(2, { openingMinor: 500 }))).toEqual([['a', 'csv'], ['b']]);
    expect(namesOf(a, b, csv(1, { closingMinor: 300 }))).toEqual([['a'], ['b', 'csv']]);
    expect(namesOf(a, b, csv(3, { openingMinor: 700 }))).toEqual([['a'], ['b', 'csv']]);
  });

  it('goes by the bookings of what prints no number, wherever it begins', () => {
    const a = part('a', 1, { accountHint: '11112222' });
    const b = part('b', 2, { accountHint: '33334444' });
    const csv = { ...part('csv', 1, { isPdf: false }), from: '2025-12-01' };
    const are =
      (isOne: boolean, ...names: string[]) =>
      (one: Named, other: Named) =>
        [one, other].every(({ name }) => names.includes(name)) ? isOne : null;
    const named = (accounts: Named[][]) => accounts.map((each) => each.map(({ name }) => name));
    expect(named(bankAccountsOf([csv, a, b], are(true, 'csv', 'a')))).toEqual([
      ['csv', 'a'],
      ['b'],
    ]);
    expect(named(bankAccountsOf([csv, a, b], are(false, 'csv', 'b')))).toEqual([
      ['csv', 'a'],
      ['b'],
    ]);
    expect(named(bankAccountsOf([csv, a], are(false, 'csv', 'a')))).toEqual([['a'], ['csv']]);
  });

  it('is two where a PDF prints no number beside others that do, and nothing joins them', () => {
    const a = part('a', 1, { accountHint: '11112222', isPdf: true, closingMinor: 500 });
    expect(namesOf(a, part('b', 3, { isPdf: true }))).toEqual([['a'], ['b']]);
    expect(namesOf(a, part('b', 2, { isPdf: true, openingMinor: 500 }))).toHaveLength(1);
    expect(namesOf(a, part('b', 3, { isPdf: false }))).toHaveLength(1);
  });
});

describe('how many bank accounts there are', () => {
  const [a, b] = [
    part('a', 1, { accountHint: '11112222' }),
    part('b', 1, { accountHint: '33334444' }),
  ];
  const bare = part('bare', 1);
  it.each([
    [[[[a], [b]]], 2],
    [[[[a]], [[b]]], 2],
    [[[[a]], [[a]]], 1],
    [[[[a]], [[bare]]], 1],
    [[[[a], [bare]]], 2],
    [[[[bare]], [[bare]]], 1],
  ] as [Named[][][], number][])(
    'is told by numbers over all parts, and within one: %#',
    (parts, count) => {
      expect(countBankAccounts(parts)).toBe(count);
    },
  );
});

describe('accounts that print one number under two names', () => {
  const of = (statementId: string, month: number, accountHint = '4066799083') => ({
    ...part(statementId, month, { accountHint }),
    statementId,
  });
  const joined = (...accounts: ReturnType<typeof of>[][]) =>
    joinedByNumber(accounts).map((account) => account.map(({ name }) => name));

  it('are one that got a name when a second one was opened', () => {
    const alone = [of('may', 5), of('jun', 6)];
    const named = [of('jul', 7)];
    const savings = [of('jul', 7, '8656884429')];
    expect(joined(alone, named, savings)).toEqual([['may', 'jun', 'jul'], ['jul']]);
  });

  it('are two where one statement holds both, or their days overlap', () => {
    expect(joined([of('may', 5)], [of('may', 5)])).toHaveLength(2);
    expect(joined([of('may', 5)], [of('pocket', 5)])).toHaveLength(2);
  });
});
