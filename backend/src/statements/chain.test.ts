import { describe, expect, it } from 'vitest';
import { followed, type Link, neighboursOf } from './chain.ts';
import { coverageOf } from './coverage.ts';

function link(
  id: string,
  from: string,
  to: string,
  balances: [number | null, number | null],
  more: Partial<Link> = {},
): Link {
  const [openingMinor, closingMinor] = balances;
  return {
    statementId: id,
    section: 0,
    filename: `${id}.pdf`,
    bank: null,
    isPdf: true,
    accountHint: null,
    from,
    to,
    openingMinor,
    closingMinor,
    days: [],
    ...more,
  };
}

const january = link('jan', '2026-01-03', '2026-01-29', [0, 500]);
const february = link('feb', '2026-02-02', '2026-02-27', [500, 700]);

const relationsOf = (...links: Link[]) =>
  followed(links).map(({ link: { statementId }, before }) =>
    before ? `${before.link.statementId} ${before.relation.kind} ${statementId}` : statementId,
  );

describe('statements of one account, currency and part', () => {
  it('agree over days on which nothing was booked, which then are no gap', () => {
    expect(relationsOf(february, january)).toEqual(['jan', 'jan agrees feb']);
    expect(neighboursOf([january, february], february).before?.relation.days).toBe(3);
    const missing = coverageOf([january, february])?.months.map(({ daysMissing }) => daysMissing);
    expect(missing?.flat()).toEqual([
      { from: '2026-01-01', to: '2026-01-02' },
      { from: '2026-02-28', to: '2026-02-28' },
    ]);
  });

  it('leave a month without any statement missing, though the balance stood still in it', () => {
    const march = link('mar', '2026-03-01', '2026-03-31', [500, 900]);
    expect(relationsOf(january, march)).toEqual(['jan', 'jan agrees mar']);
    const months = coverageOf([january, march])?.months;
    expect(months?.map(({ state }) => state)).toEqual(['partly_covered', 'missing', 'covered']);
    expect(months?.[1]?.daysMissing).toEqual([{ from: '2026-02-01', to: '2026-02-28' }]);
  });

  it('are followed from the one that reaches furthest, not from the one that began last', () => {
    const year = link('year', '2026-01-01', '2026-12-31', [0, 900], {
      days: [['2026-01-20', 900]],
    });
    const short = link('short', '2026-02-01', '2026-02-28', [900, 900]);
    const next = link('next', '2027-01-01', '2027-01-31', [900, 950]);
    expect(relationsOf(year, short, next)).toEqual([
      'year',
      'year agrees short',
      'year agrees next',
    ]);
  });

  it('may end in the course of the day on which the next one begins', () => {
    const morning = link('a', '2026-01-01', '2026-01-15', [0, 300], {
      days: [['2026-01-15', 300]],
    });
    const rest = link('b', '2026-01-15', '2026-01-31', [300, 400]);
    expect(relationsOf(morning, rest)).toEqual(['a', 'a agrees b']);
    const early = link('c', '2026-01-01', '2026-01-31', [0, 400], {
      days: [
        ['2026-01-15', 350],
        ['2026-01-20', 50],
      ],
    });
    expect(relationsOf(morning, early)).toEqual(['a', 'a agrees c']);
  });

  it('cannot be compared where no balance is known', () => {
    expect(relationsOf(link('x', '2026-01-01', '2026-01-31', [null, null]), february)).toEqual([
      'x',
      'x unknown feb',
    ]);
  });

  it('show a conflict before other neighbours behind them', () => {
    const twin = { ...february, statementId: 'twin' };
    const odd = link('odd', '2026-01-30', '2026-01-31', [499, 499]);
    expect(neighboursOf([january, february, odd, twin], january).after).toMatchObject({
      link: { statementId: 'odd' },
      relation: { kind: 'conflicts', differenceMinor: -1 },
    });
  });

  it('cover a month partly of which they have the first half, the last as well as the first', () => {
    const half = (days: Link['days']) =>
      coverageOf([link('half', '2026-02-01', '2026-02-15', [0, 500], { days })])?.months[0];
    expect(half([['2026-02-03', 500]])).toMatchObject({
      state: 'partly_covered',
      daysMissing: [{ from: '2026-02-16', to: '2026-02-28' }],
    });
    expect(half([['2026-02-15', 500]])).toMatchObject({ state: 'partly_covered' });
    const ofBookings = link('csv', '2026-02-04', '2026-02-25', [0, 500], {
      days: [
        ['2026-02-04', 200],
        ['2026-02-25', 300],
      ],
    });
    expect(coverageOf([ofBookings])?.months).toMatchObject([{ state: 'covered', daysMissing: [] }]);
  });

  it('cover nothing without a period', () => {
    expect(coverageOf([])).toBeNull();
  });
});
