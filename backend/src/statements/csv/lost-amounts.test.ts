import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { sentenceFor } from '../failures.ts';
import { extractCsv } from './index.ts';

/** The amounts of a file, or the sentence that refuses it. */
function read(text: string): (number | undefined)[] | string {
  const result = extractCsv(text);
  if (!result.ok) return sentenceFor(result.failure, result.detail);
  return result.statement.sections.flatMap(({ lines }) => lines.map((line) => line.amountMinor));
}

const head = 'Date;Description;Amount;Currency\n';
const rows = (cell: string) =>
  `2026-01-01;Shop;-5.00;EUR\n2026-01-02;Pay;90.00;EUR\n2026-01-03;Rent;${cell};EUR\n2026-01-04;Tea;-3.00;EUR\n`;
const named = (row: number, cell: string) => `The amount in row ${row} (“${cell}”) of this CSV`;

describe('a dated row with words where its amount should stand', () => {
  it.each([
    'n/a',
    'NaN',
    '#REF!',
    '#VALUE!',
    'abc',
    'pending',
    'TBD',
    '?',
    'EUR',
    'null',
    '-',
    '–',
    '- €',
    '２０',
  ])('refuses the file, and is named by its number and by them: %s', (cell) => {
    expect(read(head + rows(cell))).toContain(named(4, cell));
  });

  it('is named where no row has an amount, too', () => {
    expect(read(`${head}2026-01-03;Rent;n/a;EUR\n`)).toContain(named(2, 'n/a'));
  });

  it('is named by a day that is none before them', () => {
    expect(read(`${head}${rows('n/a').replace('2026-01-03', '2026-02-30')}`)).toContain(
      'The date in row 4 (“2026-02-30”)',
    );
  });

  it('is named where the other side holds nothing but zero', () => {
    const two = 'Date;Description;Debit;Credit;Currency\n2026-01-01;Shop;5.00;0.00;EUR\n';
    expect(read(`${two}2026-01-02;Rent;#REF!;0.00;EUR\n`)).toContain(named(3, '#REF!'));
    expect(read(`${two}2026-01-02;Rent;;n/a;EUR\n`)).toContain(named(3, 'n/a'));
  });
});

describe('a row without an amount that is passed over', () => {
  const both = [-500, 9000, -300];

  it('has nothing in that cell', () => {
    expect(read(head + rows(''))).toEqual(both);
  });

  it.each(['Total', 'Summe', 'Closing balance', 'Opening balance on 01.01.2026', 'B/F'])(
    'names a total or a balance: %s',
    (name) => {
      expect(read(head + rows('n/a').replace('Rent', name))).toEqual(both);
    },
  );

  it('bears no day, as a heading or a note does', () => {
    expect(read(head + rows('Amount').replace('2026-01-03', ''))).toEqual(both);
    expect(read(head + rows('Amount').replace('2026-01-03', 'Card 4444'))).toEqual(both);
  });

  it('was not booked, as its state or its day says', () => {
    const stated = (head + rows('n/a'))
      .replaceAll('EUR\n', 'EUR;Booked\n')
      .replace('Currency\n', 'Currency;State\n')
      .replace('n/a;EUR;Booked', 'n/a;EUR;Declined');
    expect(read(stated)).toEqual(both);
    expect(read(head + rows('-').replace('2026-01-03', 'pending'))).toEqual(both);
  });
});

describe('what stands for nothing', () => {
  const sides = 'Date;Description;Debit;Credit;Currency\n';
  const table = (filler: string, more = '') =>
    `${sides}2026-01-01;Shop;5.00;${filler};EUR\n2026-01-02;Pay;${filler};90.00;EUR\n${more}`;

  it.each(['-', '–', '—', '--', '- €', 'EUR -', 'n/a', 'NULL', '-.--'])(
    'is written beside amounts of the other side, and alone says as little: %s',
    (filler) => {
      expect(read(table(filler))).toEqual([-500, 9000]);
      const note = `2026-01-03;New terms;${filler};${filler};EUR\n`;
      expect(read(table(filler, note))).toEqual([-500, 9000]);
    },
  );

  it('is no error of a spreadsheet, and nothing that other rows do not write so', () => {
    expect(read(table('#REF!', '2026-01-03;Rent;#REF!;#REF!;EUR\n'))).toContain(named(4, '#REF!'));
    expect(read(table('', '2026-01-03;Rent;-;-;EUR\n'))).toContain(named(4, '-'));
    const original = 'Date;Description;Total amount;Amount;Currency\n2026-01-01;Shop;-;-5.00;EUR\n';
    expect(read(`${original}2026-01-02;Rent;-;-;EUR\n`)).toContain(named(3, '-'));
  });

  it('is a dash beside a balance that has not moved, in either order of rows', () => {
    const balanced = 'Date;Description;Amount;Balance;Currency';
    const lines = [
      '2026-01-01;Shop;-5.00;95.00;EUR',
      '2026-01-02;New terms;-;95.00;EUR',
      '2026-01-03;Pay;20.00;115.00;EUR',
    ];
    for (const ordered of [lines, lines.toReversed()]) {
      const text = [balanced, ...ordered].join('\n');
      const result = extractCsv(text);
      expect(result.ok && result.statement.sections.map((one) => proveSection(one).state)).toEqual([
        'proven',
      ]);
      expect(read(text)).toEqual([-500, 2000]);
      expect(read(text.replace('-;95', '-;85').replace('115', '105'))).toContain('(“-”)');
      expect(read(text.replace('-;95', 'n/a;95'))).toContain('(“n/a”)');
    }
  });
});
