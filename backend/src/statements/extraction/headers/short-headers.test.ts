import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { PlacedRow } from '../layouts/positioned.fixture.ts';
import { brief, only, read } from '../layouts/reading.fixture.ts';

const FACTS: PlacedRow[] = [
  [
    [40, 'Currency: EUR'],
    [300, '1 March 2024 to 31 March 2024'],
  ],
  [
    [40, 'Opening balance'],
    ['r200', '10.00'],
    [300, 'Closing balance'],
    ['r460', '10.00'],
  ],
];
const days: PlacedRow[] = [
  [20, [40, '2 March 2024']],
  [14, [40, 'Bakery'], ['r400', '-1.00']],
  [20, [40, '3 March 2024']],
  [14, [40, 'Refund'], ['r400', '1.00']],
];
const booked = [
  ['2024-03-02', 'Bakery', -100, null],
  ['2024-03-03', 'Refund', 100, null],
];

describe('a header of a text and an amount over bookings under their days', () => {
  it('may name the amount on two lines', () => {
    const section = only([
      ...FACTS,
      [30, [40, 'Particulars'], [340, 'Transaction']],
      [10, [340, 'Amount']],
      ...days,
    ]);
    expect(brief(section)).toEqual(booked);
  });

  it('names the currency on its second line', () => {
    const section = only([
      [[40, '1 March 2024 to 31 March 2024']],
      [30, [40, 'Transaction'], [360, 'Amount']],
      [10, [40, 'details'], [360, '(INR)']],
      ...days,
    ]);
    expect(section.currency).toBe('INR');
    expect(brief(section)).toEqual(booked);
  });
});

describe('a header with nothing under it', () => {
  it('is that of an empty month', () => {
    const section = only([
      ...FACTS,
      [30, [40, 'Description'], [340, 'Amount']],
      [40, [40, 'Please tell us of any error within 60 days.']],
    ]);
    expect(section.lines).toEqual([]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('is none where bookings follow', () => {
    const { sections } = read([
      ...FACTS,
      [30, [40, 'Description'], [340, 'Amount']],
      [12, [40, 'Interest'], [340, '5.00']],
      [30, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r400', '-1.00'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Refund'],
        ['r400', '1.00'],
      ],
    ]);
    expect(sections.flatMap(brief)).toEqual(booked);
  });
});

describe('a label over another one in a second language', () => {
  it('means what the two have in common', () => {
    const section = only([
      ...FACTS,
      [30, [40, 'Data'], [122, 'Movimento'], ['r400', 'Importância']],
      [10, [40, 'Date'], [122, 'Description'], ['r400', 'Amount']],
      [20, [40, '2 Mar 2024'], [122, 'Card payment'], ['r400', '-1.00']],
      [10, [122, 'Bakery']],
    ]);
    expect(section.lines.map(({ description }) => description)).toEqual(['Card payment Bakery']);
  });
});
