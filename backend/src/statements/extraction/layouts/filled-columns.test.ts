import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { FIVE, five, only, read } from './reading.fixture.ts';

const FACTS: PlacedRow = [
  [40, 'Currency: EUR'],
  [300, '1 March 2024 to 31 March 2024'],
];

describe('what a row says by the columns it fills', () => {
  it('is a booking where money moved, though its words may speak of the next page', () => {
    const section = only([
      FACTS,
      FIVE,
      five('2 Mar 2024', 'Übertrag auf Konto', '1.00', '', ''),
      five('', 'Übertrag auf Konto', '2.00', '', ''),
      five('', 'Bakery', '3.00', '', '94.00'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-100, -200, -300]);
  });

  it('is what several accounts hold, and not what came in, where it adds up a list of them', () => {
    const section = only([
      FACTS,
      [20, [40, 'Savings plan'], [200, '188-815566-4'], ['r555', '25.00']],
      [20, [40, 'Total deposits'], ['r555', '125.00']],
      [30, ...five('', 'Opening balance', '', '', '100.00')],
      FIVE,
      five('2 Mar 2024', 'Bakery', '1.00', '', '99.00'),
      five('', 'Closing balance', '', '', '99.00'),
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('is the name of the account below the header, and no balance of it', () => {
    const name = (text: string): Placed[] => [
      [40, text],
      ['r555', 'Account No. 120-438155-1'],
    ];
    const { sections } = read([
      FACTS,
      [30, [40, 'Account number: 120-438155-1']],
      [20, ...FIVE],
      name('Everyday account'),
      five('2 Mar 2024', 'Bakery', '1.00', '', '99.00'),
      five('', 'Closing balance', '', '', '99.00'),
      [30, [40, 'Account number: 188-815566-4']],
      [20, ...FIVE],
      five('2 Mar 2024', 'Cinema', '1.00', '', '19.00'),
      five('', 'Closing balance', '', '', '19.00'),
    ]);
    expect(sections[0]?.label).toContain('Everyday account');
    expect(sections).toHaveLength(2);
  });

  it('tells by the sums of both directions which way the marks of a card go', () => {
    const section = only([
      [
        [40, 'Credit card statement EUR'],
        [300, '1 March 2024 to 31 March 2024'],
      ],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r400', 'Amount'],
      ],
      [
        [40, '1 Mar 2024'],
        [120, 'Previous balance'],
        ['r400', '724.81'],
      ],
      [
        [40, '2 Mar 2024'],
        [120, 'Alder'],
        ['r400', '24.71-'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Birch'],
        ['r400', '3,117.72-'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Cedar'],
        ['r400', '15.93'],
      ],
      [
        [40, '5 Mar 2024'],
        [120, 'New balance'],
        ['r400', '-2,401.69'],
      ],
      [20, [40, 'Total money out: 15.93']],
      [[40, 'Total money in: 3,142.43']],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([2471, 311772, -1593]);
    expect(proveSection(section).state).toBe('proven');
  });
});

describe('the sums of both directions in a line each', () => {
  it.each([
    ['Total saídas: R$1,00', 'Total entradas: R$3,00'],
    ['提款總額: 1.00', '存款總額: 3.00'],
  ])('stand in for a closing balance (%s)', (out, into) => {
    const section = only([
      FACTS,
      FIVE,
      five('1 Mar 2024', 'Opening balance', '', '', '10.00'),
      five('2 Mar 2024', 'Bakery', '1.00', '', ''),
      five('2 Mar 2024', 'Refund', '', '3.00', '12.00'),
      [24, [40, out]],
      [[40, into]],
    ]);
    expect(section.closingMinor).toBe(1200);
  });
});
