import { describe, expect, it } from 'vitest';
import {
  type AssumedCurrency,
  assumedCurrency,
  type KnownPart,
  sentenceOfCurrency,
} from './assumed-currency.ts';
import type { UnprintedCurrency } from './extraction/types.ts';

const NOTHING: UnprintedCurrency = {
  suggested: null,
  isDollar: false,
  accountHints: [],
  bank: null,
};
const part = (more: Partial<KnownPart>): KnownPart => ({
  accountId: 'a',
  accountName: 'Everyday',
  bank: null,
  accountHint: null,
  currency: 'USD',
  ...more,
});
const assumed = (
  known: KnownPart[],
  unprinted: Partial<UnprintedCurrency> = {},
  destination: { accountId?: string; bank?: string | null } = {},
) =>
  assumedCurrency(
    { ...NOTHING, ...unprinted },
    { accountId: 'new', bank: null, ...destination },
    known,
  );
const FIRST_MONTHS = { currency: 'USD', ground: 'monthFirst' as const };

describe('the currency that is assumed for a file without one', () => {
  it('is that of the account with its number, however that is spaced, if it has exactly one', () => {
    const known = [part({ accountHint: 'DE02 1203', currency: 'CHF' })];
    const of = (more: KnownPart[]) => assumed([...known, ...more], { accountHints: ['de021203'] });
    expect(of([])).toEqual({ currency: 'CHF', ground: 'accountNumber', name: 'Everyday' });
    expect(of([part({ currency: 'EUR' })]).currency).toBeNull();
  });

  it('is that of the account it goes to, if that has exactly one', () => {
    const known = [part({ currency: 'KWD' }), part({ accountId: 'b', currency: 'EUR' })];
    expect(assumed(known, {}, { accountId: 'a' })).toEqual({
      currency: 'KWD',
      ground: 'account',
      name: 'Everyday',
    });
    const two = [...known, part({ currency: 'EUR' })];
    expect(assumed(two, {}, { accountId: 'a' }).currency).toBeNull();
  });

  it('is the only one of the accounts at its bank, whether the file or its user names that', () => {
    const known = [part({ bank: 'Chase' }), part({ bank: 'Wise', currency: 'EUR' })];
    const atChase = { currency: 'USD', ground: 'bank', name: 'Chase' };
    expect(assumed(known, { bank: 'Chase' })).toEqual(atChase);
    expect(assumed(known, {}, { bank: 'chase' })).toEqual(atChase);
    expect(
      assumed([...known, part({ bank: 'Chase', currency: 'EUR' })], { bank: 'Chase' }),
    ).toEqual({ currency: null, ground: 'none', name: null });
  });

  it('is what its print suggests where no account tells, and none where nothing does', () => {
    expect(assumed([], { suggested: FIRST_MONTHS })).toEqual({ ...FIRST_MONTHS, name: null });
    const bank = { currency: 'MYR', ground: 'bankCountry' as const };
    expect(assumed([], { suggested: bank, bank: 'Maybank' })).toEqual({ ...bank, name: 'Maybank' });
    expect(assumed([])).toEqual({ currency: null, ground: 'none', name: null });
  });

  it('is no other than a dollar where the figures bear its sign', () => {
    const known = [part({ currency: 'EUR' })];
    const bearing = { isDollar: true, suggested: FIRST_MONTHS };
    expect(assumed(known, bearing, { accountId: 'a' })).toEqual({ ...FIRST_MONTHS, name: null });
    const canadian = [part({ currency: 'CAD' })];
    expect(assumed(canadian, bearing, { accountId: 'a' })).toMatchObject({
      currency: 'CAD',
      ground: 'account',
    });
  });

  it('is settled where the print suggests the only currency of the account it goes to', () => {
    const suggested = { suggested: FIRST_MONTHS };
    expect(assumed([part({})], suggested, { accountId: 'a' })).toEqual({
      currency: 'USD',
      ground: 'settled',
      name: 'Everyday',
    });
    expect(assumed([part({})], suggested, { accountId: 'other' }).ground).toBe('monthFirst');
    const numbered = [
      part({}),
      part({ accountId: 'b', accountName: 'Other', accountHint: '77', currency: 'EUR' }),
    ];
    expect(
      assumed(numbered, { ...suggested, accountHints: ['77'] }, { accountId: 'a' }),
      'the number of another account speaks against it',
    ).toEqual({ currency: 'EUR', ground: 'accountNumber', name: 'Other' });
  });
});

it('is told with the reason', () => {
  const sentence = (ground: AssumedCurrency['ground'], name: string | null = null) =>
    sentenceOfCurrency({ currency: 'USD', ground, name });
  expect(sentence('account', 'Card')).toBe(
    'This file prints no currency. Saldo reads it as USD, the currency of your account “Card”.',
  );
  expect(sentence('bank', 'Chase')).toContain('the only currency of your accounts at Chase.');
  expect(sentence('monthFirst')).toContain('since its dates begin with the month.');
  expect(sentence('language')).toContain('the currency of most statements like it.');
  expect(sentence('none')).toBe('This file prints no currency. Choose it, and the file is read.');
  expect(sentence('unfit', 'JPY')).toContain('cannot be read as JPY');
});
