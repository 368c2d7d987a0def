import { describe, expect, it } from 'vitest';
import type { PlacedRow } from '../layouts/positioned.fixture.ts';
import { FIVE, five, only, read } from '../layouts/reading.fixture.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';
import type { StatementLine } from '../types.ts';
import { periodAround } from './periods.ts';

const line = (date: string) => ({ date }) as StatementLine;
const periodOf = (...rows: PlacedRow[]) => {
  const { periodStart, periodEnd } = only(rows);
  return [periodStart, periodEnd];
};
const ROWS: PlacedRow[] = [
  FIVE,
  five('01/02/2026', 'Salary', '', '500.00', '1,500.00'),
  five('01/05/2026', 'Rent', '700.00', '', '800.00'),
  five('01/12/2026', 'Shop', '10.00', '', '790.00'),
  [
    [40, 'Closing balance'],
    ['r555', '790.00'],
  ],
];

describe('the period of a section', () => {
  it('is read in the same order of day and month as its lines', () => {
    const title: PlacedRow = [[40, 'EUR Statement 01/01/2026 to 01/12/2026']];
    expect(periodOf(title, ...ROWS)).toEqual(['2026-01-01', '2026-01-12']);
  });

  it('reaches from the first line to the last where none is printed', () => {
    expect(periodOf([[40, 'All amounts in USD']], ...ROWS)).toEqual(['2026-01-02', '2026-01-12']);
  });

  it('ends on the day that is printed as its end, not on one named in a notice below it', () => {
    const head: PlacedRow = [[40, 'For the period ending January 31, 2026']];
    const notice: PlacedRow = [[40, 'Earn a bonus every day until February 27, 2026']];
    expect(periodOf([[40, 'All amounts in USD']], head, notice, ...ROWS)).toEqual([
      '2026-01-02',
      '2026-01-31',
    ]);
  });

  it.each([
    ['under a booking whose mark stands apart', 'Insurance', '01.01.24-31.12.24', 'Rent'],
    ['in the third line of the last booking', 'Rent', '1', 'Insurance', '01.01.24-31.12.24'],
  ])('is not the one %s', (_, ...texts) => {
    const [one = '', below = '', other = '', last = ''] = texts;
    expect(
      readTyped(
        typed(`
Kontoauszug Nr. 12/2023     erstellt am 02.01.2024     EUR-Konto
Bu-Tag    Wert      Vorgang                                Betrag EUR
                    alter Kontostand vom 30.11.2023      488,07   H
20.12.    20.12.    ${one.padEnd(30)}          100,00   S
                       Deichgraf
                       ${below}
27.12.    27.12.    ${other.padEnd(30)}           50,00   S
                       Telse Iwersen
                       ${last}
                    neuer Kontostand                     338,07   H
`),
      ).map(({ lines }) => lines.map((each) => each.slice(0, 10))),
    ).toEqual([['2023-12-20', '2023-12-27']]);
  });

  it('is not the quarter that fees are taken for', () => {
    const notice: PlacedRow = [
      [40, 'Fees for the quarter 21 Nov 2025 to 23 Jan 2026 are EUR 6.00'],
    ];
    expect(periodOf([[40, 'All amounts in EUR']], ...ROWS, notice)).toEqual([
      '2026-01-02',
      '2026-01-12',
    ]);
  });

  it('of a card does not end on the day until which it has to be paid', () => {
    const due: PlacedRow = [[40, 'Payment due date 02/03/2026']];
    const made: PlacedRow = [[40, 'New York 01/14/2026']];
    expect(periodOf([[40, 'All amounts in USD']], made, due, ...ROWS)).toEqual([
      '2026-01-02',
      '2026-01-14',
    ]);
  });

  it('of a card does not begin when an instalment was bought', () => {
    const lines = ['2025-09-14', '2026-01-05', '2026-01-12'].map((date) => line(date));
    const printed = { start: '2025-12-20', end: '2026-01-19' };
    expect(periodAround(lines, printed, true)).toEqual({
      periodStart: '2025-12-20',
      periodEnd: '2026-01-19',
    });
    expect(periodAround(lines, printed).periodStart).toBe('2025-09-14');
  });

  it('contains the lines of every month in the file', () => {
    const month = (title: string, ...rows: PlacedRow[]): PlacedRow[] => [
      [24, [40, `Account statement EUR ${title}`, 10]],
      FIVE,
      ...rows,
    ];
    const { sections } = read(
      month(
        '1 January 2026 - 31 January 2026',
        five('01 Jan 2026', 'Opening balance', '', '', '1,000.00'),
        five('05 Jan 2026', 'Rent', '700.00', '', '300.00'),
        five('31 Jan 2026', 'Closing balance', '', '', '300.00'),
      ),
      month(
        '1 February 2026 - 28 February 2026',
        five('01 Feb 2026', 'Opening balance', '', '', '300.00'),
        five('20 Feb 2026', 'Salary', '', '500.00', '800.00'),
        five('28 Feb 2026', 'Closing balance', '', '', '800.00'),
      ),
    );
    const dates = sections.flatMap(({ lines }) => lines.map(({ date }) => date));
    expect(dates).toEqual(['2026-01-05', '2026-02-20']);
    for (const { lines, periodStart, periodEnd } of sections)
      for (const { date } of lines) {
        expect(date >= (periodStart ?? '9')).toBe(true);
        expect(date <= (periodEnd ?? '')).toBe(true);
      }
  });
});

it('is not what a note prints of a whole year, nor the days up to the next statement', () => {
  const month = Array.from({ length: 12 }, (_, at) => line(`2026-03-${String(at + 10)}`));
  expect(periodAround(month, { start: '2025-07-01', end: '2026-03-31' })).toEqual({
    periodStart: '2026-03-10',
    periodEnd: '2026-03-21',
  });
  expect(periodAround(month, { start: '2026-03-20', end: '2026-04-19' })).toEqual({
    periodStart: '2026-03-10',
    periodEnd: '2026-03-21',
  });
});
