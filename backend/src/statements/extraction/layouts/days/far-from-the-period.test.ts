import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';

const SIGNED: PlacedRow = [
  [40, 'Date'],
  [120, 'Description'],
  ['r400', 'Amount'],
];

const BAKERY: PlacedRow = [
  [40, '2 May 2026'],
  [120, 'Bakery'],
  ['r400', '-1.00'],
];

describe('dates, of which a proof says nothing', () => {
  it('reads the date of a booking that is set a little lower than its amount', () => {
    const section = only([
      [[40, 'EUR Statement']],
      [[40, 'Opening balance 10.00']],
      [[40, 'Closing balance 7.00']],
      SIGNED,
      BAKERY,
      [19, [120, 'Energy'], ['r400', '-2.00']],
      [5, [40, '4 May 2026']],
    ]);
    expect(section.lines.map(({ date }) => date)).toEqual(['2026-05-02', '2026-05-04']);
  });

  it('reads the date of a booking where it is printed once a day, with a value date on every line', () => {
    const valued = (date: string, value: string, text: string): PlacedRow =>
      [
        [40, date],
        [90, value],
        [150, text],
        ['r400', '-1.00'],
      ].filter(([, cell]) => cell !== '') as PlacedRow;
    const section = only([
      [[40, 'EUR Statement']],
      [[40, 'Opening balance 10.00']],
      [[40, 'Closing balance 8.00']],
      [
        [40, 'Date'],
        [90, 'Posting date'],
        [150, 'Description'],
        ['r400', 'Amount'],
      ],
      valued('2 May 2026', '3 May 2026', 'Bakery'),
      valued('', '4 May 2026', 'Energy'),
    ]);
    expect(section.lines.map(({ date }) => date)).toEqual(['2026-05-02', '2026-05-02']);
  });

  it('reads a first letter or digit that was drawn as a run of its own at the edge of the page', () => {
    const edge = (first: string, rest: string, text: string): PlacedRow => [
      [30, first],
      [34, rest],
      [120, text],
      ['r400', '-1.00'],
    ];
    const section = only([
      [[40, 'EUR Statement']],
      [[40, 'Opening balance 10.00']],
      [[40, 'Closing balance 4.00']],
      [
        [30, 'Date'],
        [120, 'Description'],
        ['r400', 'Amount'],
      ],
      ...['1', '2', '3', '4', '5', '6'].map((digit) => edge('2', `${digit} May 2026`, 'Bakery')),
    ]);
    expect(section.lines.map(({ date }) => date.slice(-2))).toEqual([
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
    ]);
  });

  it('reads a day of one digit that stands at the edge of the page as a run of its own', () => {
    const days = ['2', '3', '4', '6', '7', '8'].flatMap((day): PlacedRow[] => [
      [24, [30, day], [36, 'May 2026']],
      [
        [30, 'Bakery'],
        ['r400', '-1.00'],
      ],
    ]);
    const section = only([
      [[30, 'EUR Statement']],
      [[30, 'Opening balance 10.00']],
      [[30, 'Closing balance 4.00']],
      [
        [30, 'Description'],
        ['r400', 'Debit'],
        ['r480', 'Credit'],
      ],
      ...days,
    ]);
    expect(section.lines.map(({ date }) => date.slice(-2))).toEqual([
      '02',
      '03',
      '04',
      '06',
      '07',
      '08',
    ]);
  });

  it('proves nothing of a statement with a date far from its period', () => {
    const page = (date: string) =>
      proveSection(
        only([
          [[40, 'EUR Statement 1 May 2026 to 31 May 2026']],
          [[40, 'Opening balance 10.00']],
          [[40, 'Closing balance 8.00']],
          SIGNED,
          BAKERY,
          [
            [40, date],
            [120, 'Energy'],
            ['r400', '-1.00'],
          ],
        ]),
      ).state;
    expect(page('3 May 2026')).toBe('proven');
    expect(page('28 April 2026')).toBe('proven');
    expect(page('3 May 2036')).toBe('not_provable');
  });

  it('believes no date that is far from the printed period or from those around it', () => {
    const page = (period: string, ...dates: string[]) =>
      proveSection(
        only([
          [[40, `EUR Statement ${period}`]],
          [[40, 'Opening balance 10.00']],
          [[40, 'Closing balance 7.00']],
          SIGNED,
          ...dates.map(
            (date): PlacedRow => [
              [40, date],
              [120, 'Bakery'],
              ['r400', '-1.00'],
            ],
          ),
        ]),
      ).state;
    const january = '1 January 2026 - 31 January 2026';
    expect(page(january, '2 Jan 2026', '3 Jan 2026', '5 Jan 2026')).toBe('proven');
    expect(page(january, '28 Dec 2025', '3 Jan 2026', '5 Jan 2026')).toBe('proven');
    expect(page(january, '2 Jan 2025', '3 Jan 2026', '5 Jan 2026')).toBe('not_provable');
    const chained = (date: string) =>
      only([
        [[40, 'EUR Statement']],
        [[40, 'Closing balance 7.00']],
        [...SIGNED, ['r555', 'Balance']] as PlacedRow,
        ...['2 Jan 2026', date, '5 Jan 2026'].map(
          (day, index): PlacedRow => [
            [40, day],
            [120, 'Bakery'],
            ['r400', '-1.00'],
            ['r555', `${9 - index}.00`],
          ],
        ),
      ]);
    expect(proveSection(chained('1 Jan 2026')).state).toBe('proven');
    expect(proveSection(chained('3 Jan 2025')).state).toBe('not_provable');
  });
});
