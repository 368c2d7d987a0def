import { describe, expect, test } from 'vitest';
import { type CategoriseContext, categorise } from '../index.ts';
import type { LineToCategorise } from './categorise.ts';

describe('no more comes back than was spent', () => {
  const description = 'HOTEL MIRAMAR 0042';
  const stay = { description, category: 'travel', amountMinor: -15000, currency: 'EUR' };
  const back = (amountMinor: number, of: { currency?: string; date?: string } = {}) => ({
    description: 'HOTEL MIRAMAR',
    amountMinor,
    currency: 'EUR',
    ...of,
  });
  const rules = (lines: LineToCategorise[], earlier: CategoriseContext['earlier']) =>
    categorise(lines, earlier ? { earlier } : {}).map(({ rule }) => rule);

  test('what was spent in full is a refund, a cent more is income', () => {
    expect(categorise([back(15000)], { earlier: [stay] })[0]).toMatchObject({ category: 'travel' });
    expect(categorise([back(15001)], { earlier: [stay] })[0]).toMatchObject({ category: 'income' });
  });

  test('a purchase comes back once, in this statement or in an earlier one', () => {
    expect(rules([back(9000), back(9000), back(6000)], [stay])).toEqual([
      'refund:earlier',
      'income:merchant',
      'refund:earlier',
    ]);
    expect(rules([back(9000)], [stay, { ...stay, amountMinor: 9000 }])).toEqual([
      'income:merchant',
    ]);
  });

  test('what was spent in another currency or later is not what comes back', () => {
    expect(rules([back(9000, { currency: 'USD' })], [stay])).toEqual(['income:merchant']);
    const earlier = [{ ...stay, date: '2026-04-02' }];
    expect(rules([back(9000, { date: '2026-04-01' })], earlier)).toEqual(['income:merchant']);
    expect(rules([back(9000, { date: '2026-04-02' })], earlier)).toEqual(['refund:earlier']);
  });

  test('on a card, too, where more than was spent there is money paid to the card', () => {
    const card = (description: string, amountMinor: number) => ({
      description,
      amountMinor,
      currency: 'SGD',
      date: '2026-04-01',
    });
    const paid = card('POSB VPP VISA DIRECT SG', 162737);
    expect(categorise([paid])[0]).toMatchObject({ category: 'transfers', rule: 'card:payment' });
    const spent = { ...card('VISA QUILLON ATELIER', -5000), category: 'shopping' };
    const context = { earlier: [spent] };
    expect(categorise([card('VISA QUILLON ATELIER', 5000)], context)[0]).toMatchObject({
      category: 'shopping',
      rule: 'refund:earlier',
    });
    expect(categorise([card('VISA QUILLON ATELIER', 5001)], context)[0]?.category).toBe(
      'transfers',
    );
    expect(categorise([card('REFUND VISA QUILLON ATELIER', 5001)], context)[0]?.category).toBe(
      'shopping',
    );
  });

  test('a shop on a card pays a guess of a refund where nothing was spent there before', () => {
    const line = { description: 'VISA ZALANDO SE', amountMinor: 6000, currency: 'EUR' };
    const spent = { ...line, amountMinor: -6000, category: 'shopping' };
    const [guess] = categorise([line]);
    expect(guess).toMatchObject({ category: 'shopping', rule: 'refund:brand:zalando' });
    expect(guess?.confidence).toBeLessThan(0.5);
    expect(categorise([line], { earlier: [spent] })[0]).toMatchObject({ confidence: 0.9 });
  });

  test('where the text says refund, the purchase may be older than what is known', () => {
    const lines = [{ ...back(50000), description: 'HOTEL MIRAMAR REFUND' }];
    expect(categorise(lines, { earlier: [stay] })[0]).toMatchObject({ category: 'travel' });
  });
});
