import { describe, expect, it } from 'vitest';
import { type ExtractionOptions, extractStatement } from '../index.ts';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { FIVE, five } from '../layouts/reading.fixture.ts';

/** Which days the lines are of, or why they are not read. */
function daysOf(rows: PlacedRow[], options: ExtractionOptions = {}) {
  const result = extractStatement(positioned(rows), options);
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap(({ lines }) => lines.map(({ date }) => date));
}
const bare = (...dates: string[]) => [
  FIVE,
  ...dates.map((date, index) => five(date, `Shop ${index}`, '10.00', '', `${90 - 10 * index}.00`)),
];
const dollars = (...dates: string[]) => [
  FIVE,
  ...dates.map((date, index) =>
    five(date, `Shop ${index}`, '$10.00', '', `$${90 - 10 * index}.00`),
  ),
];
const under = (head: string, rows: PlacedRow[]): PlacedRow[] => [[[40, head]], ...rows];
const BOTH = '05/06/2026';
const [MAY, JUNE] = [['2026-05-06'], ['2026-06-05']];

describe('dates that can be read in two ways, beside no currency', () => {
  it('are refused, whatever the file is said to be in', () => {
    for (const rows of [bare(BOTH), dollars(BOTH), dollars(BOTH, BOTH)]) {
      expect(daysOf(rows)).toBe('ambiguousDates');
      for (const currency of ['USD', 'CAD', 'EUR'])
        expect(daysOf(rows, { currency })).toBe('ambiguousDates');
    }
  });

  it('are not decided by a dollar that may be that of a purchase abroad', () => {
    const rows = under('Exchange rate 1.36 USD', dollars(BOTH));
    for (const options of [{}, { currency: 'USD' }, { currency: 'CAD' }])
      expect(daysOf(rows, options)).toBe('ambiguousDates');
  });

  it('are those of the country that the file names', () => {
    expect(daysOf(under('Member FDIC', dollars(BOTH)))).toEqual(MAY);
    expect(daysOf(under('Member FDIC', bare(BOTH)))).toEqual(MAY);
    expect(daysOf(under('12 Main St, Denver, CO 80202', dollars(BOTH)))).toEqual(MAY);
    expect(daysOf(under('12 Main St, Denver, CO 80202', bare(BOTH)), { currency: 'USD' })).toEqual(
      MAY,
    );
    expect(daysOf(under('Routing number: 021000021', bare(BOTH)))).toEqual(MAY);
    expect(daysOf(under('Toronto ON M5V 2T6', dollars(BOTH)))).toEqual(JUNE);
    expect(daysOf(under('DE02120300000000202051', bare(BOTH)))).toEqual(JUNE);
    expect(daysOf(under('DE02120300000000202051', dollars(BOTH)), { currency: 'USD' })).toEqual(
      JUNE,
    );
  });

  it('are those of the bank that it names, or that its user does', () => {
    expect(daysOf(under('Wells Fargo', dollars(BOTH)))).toEqual(MAY);
    expect(daysOf(dollars(BOTH), { bank: 'Chase' })).toEqual(MAY);
    expect(daysOf(dollars(BOTH), { bank: 'Chase', currency: 'CAD' })).toEqual(MAY);
    expect(daysOf(bare(BOTH), { bank: 'Westpac', currency: 'AUD' })).toEqual(JUNE);
    expect(daysOf(bare(BOTH), { bank: 'American Express', currency: 'AUD' })).toBe(
      'ambiguousDates',
    );
  });

  it('are those of a language in which nobody puts the month first', () => {
    const [, ...lines] = bare(BOTH);
    const german: PlacedRow[] = [
      [
        [40, 'Datum'],
        [120, 'Beschreibung'],
        ['r380', 'Soll'],
        ['r460', 'Haben'],
        ['r555', 'Saldo'],
      ],
      ...lines,
    ];
    for (const currency of ['USD', 'CHF']) expect(daysOf(german, { currency })).toEqual(JUNE);
  });

  it('are those that a printed currency tells', () => {
    expect(daysOf(under('EUR Statement', bare(BOTH)), { currency: 'USD' })).toEqual(JUNE);
    expect(daysOf(under('USD Statement', bare(BOTH)), { currency: 'EUR' })).toEqual(MAY);
  });

  it('are told by the other dates, and by a period', () => {
    for (const currency of ['USD', 'CAD']) {
      expect(daysOf(dollars('05/03/2026', BOTH), { currency })).toEqual(['2026-05-03', ...MAY]);
      const period = under('Statement period 05/01/2026 to 06/01/2026', dollars(BOTH));
      expect(daysOf(period, { currency })).toEqual(MAY);
    }
  });

  it('are told by the day of upload, behind which none of them lies', () => {
    expect(daysOf(dollars(BOTH), { currency: 'CAD', uploadedOn: '2026-05-20' })).toEqual(MAY);
    expect(daysOf(dollars('06/05/2026'), { currency: 'USD', uploadedOn: '2026-05-20' })).toEqual(
      MAY,
    );
  });

  it('do not matter where both ways lead to the same day, or where the months are named', () => {
    expect(daysOf(dollars('05/05/2026'), { currency: 'CAD' })).toEqual(['2026-05-05']);
    const named = under('Statement date 05/06/2026', dollars('6 May 2026'));
    expect(daysOf(named, { currency: 'CAD' })).toEqual(MAY);
  });
});
