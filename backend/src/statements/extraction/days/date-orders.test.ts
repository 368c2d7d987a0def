import { describe, expect, it } from 'vitest';
import { type Facts, factsOf } from '../facts.ts';
import type { DateOrder } from '../figures/dates.ts';
import { headersOf } from '../headers/document-headers.ts';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { dateOrderFor, isOfOneOrder } from './date-orders.ts';

const FACTS: Facts = {
  currency: 'EUR',
  unprinted: null,
  home: null,
  bareDollar: null,
  isInBareDollars: false,
  accountHint: null,
  isHintInHead: false,
  dateOrder: 'DM',
  isOrderSure: false,
  isOrderCustomary: true,
  periodStart: null,
  periodEnd: null,
  datedAt: null,
  isDatedBySentence: false,
  year: null,
};
const among = (dayFirst: string[] | null, monthFirst: string[] | null) => (order: DateOrder) =>
  order === 'DM' ? dayFirst : monthFirst;

describe('dateOrderFor', () => {
  it('takes the order whose dates lie close together', () => {
    const [close, far] = [
      ['2024-05-03', '2024-05-06'],
      ['2024-03-05', '2024-06-05'],
    ];
    expect(dateOrderFor(FACTS, among(close, far))).toBe('DM');
    expect(dateOrderFor(FACTS, among(far, close))).toBe('MD');
  });

  it('takes the order whose dates lie in the printed period, be they farther apart', () => {
    const period = { ...FACTS, periodStart: '2024-05-12', periodEnd: '2024-06-11' };
    const [inside, outside] = [
      ['2024-05-12', '2024-06-03'],
      ['2024-12-05', '2024-12-06'],
    ];
    expect(dateOrderFor(period, among(outside, inside))).toBe('MD');
    expect(dateOrderFor(period, among(inside, outside))).toBe('DM');
  });

  it('takes the order whose only day lies in the printed period, be the other one but a few days before it', () => {
    const period = { ...FACTS, periodStart: '2020-08-14', periodEnd: '2020-09-13' };
    expect(dateOrderFor(period, among(['2020-08-09'], ['2020-09-08']))).toBe('MD');
    expect(dateOrderFor(period, among(['2020-09-08'], ['2020-08-09']))).toBe('DM');
  });

  it('takes the order in which a period is printed, where the lines tell nothing because they name their months', () => {
    const lines = among(['2026-07-09', '2026-08-04'], ['2025-07-09', '2025-08-04']);
    const period = { ...FACTS, periodStart: '2026-07-05', periodEnd: '2026-08-04' };
    const factsIn = (order: DateOrder) => (order === 'DM' ? period : FACTS);
    expect(dateOrderFor({ ...FACTS, dateOrder: 'MD' }, lines, factsIn)).toBe('DM');
    expect(dateOrderFor(period, lines, factsIn)).toBe('DM');
  });

  it('keeps the usual order where nothing tells, and reads nothing where a day above 12 does', () => {
    const same = ['2024-05-05'];
    expect(dateOrderFor(FACTS, among(same, same))).toBe('DM');
    expect(dateOrderFor(FACTS, among(null, same))).toBe('MD');
    const sure = { ...FACTS, isOrderSure: true };
    expect(dateOrderFor(sure, () => expect.unreachable())).toBe('DM');
  });
});

describe('isOfOneOrder', () => {
  const listed = (...dates: string[]) => {
    const table = ['Date', ...dates].map(
      (date, index): PlacedRow => [
        [40, date],
        [110, index === 0 ? 'Details' : 'Shop 3-7'],
        ['r400', index === 0 ? 'Amount' : '-1.00'],
      ],
    );
    const rows = toRows(positioned(table));
    return isOfOneOrder(factsOf(rows, [], null), rows, headersOf(rows));
  };

  it('knows days that are the same in either order', () => {
    expect(listed('1 Jan 2026', '2026-02-03', '04/04/2026')).toBe(true);
    expect(listed('1 Jan 2026', '02/03/2026')).toBe(false);
    expect(listed()).toBe(false);
  });
});
