import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { brief, FIVE, five, only, read } from './reading.fixture.ts';

const FACTS: PlacedRow = [
  [40, 'Currency: EUR'],
  [300, '1 March 2024 to 31 March 2024'],
];
const amounts = (...rows: PlacedRow[]) =>
  brief(only([FACTS, ...rows])).map(([date, , amount]) => [date, amount]);

describe('a box of balances below another box', () => {
  it('is set apart from it by more than that one has between its rows', () => {
    const section = only([
      FACTS,
      [20, [40, 'Your standing orders', 10]],
      [16, [40, 'Rent'], ['r300', '456.00'], [340, '5.']],
      [12, [40, 'Gym'], ['r300', '33.00'], [340, '16.']],
      [24, [80, 'Opening balance'], [280, 'Closing balance']],
      [11, [100, '100.00'], [300, '90.00']],
      [30, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r400', '-10.00'],
      ],
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([10000, 9000]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('belongs to it where it stands as close as its rows do', () => {
    const section = only([
      FACTS,
      [20, [40, 'Your reward points', 10]],
      [12, [40, 'Earned'], ['r300', '33.00']],
      [12, [40, 'Opening balance'], ['r300', '456.00']],
      [30, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r400', '-10.00'],
      ],
    ]);
    expect(section.openingMinor).toBeNull();
  });
});

describe('the name of an account whose table is on the next page', () => {
  const table = (from: string, to: string, text: string): PlacedRow[] => [
    [20, ...FIVE],
    five('2 Mar 2024', text, '1.00', '', from),
    five('3 Mar 2024', text, '1.00', '', to),
  ];
  const title = (name: string, number: string): PlacedRow => [
    30,
    [40, name, 11],
    [200, number, 11],
  ];
  const balances = (opening: string, closing: string): PlacedRow[] => [
    [18, [80, 'Opening balance'], [280, 'Closing balance']],
    [12, [100, opening], [300, closing]],
  ];

  it('stands, whatever account the head of that page names', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        ...balances('10.00', '8.00'),
        ...table('9.00', '8.00', 'Bakery'),
        title('Savings account', '8656884429'),
        ...balances('20.00', '18.00'),
      ],
      [[[40, 'Account number: 4066799083']], ...table('19.00', '18.00', 'Cinema')],
    );
    expect(sections.map(({ openingMinor, closingMinor }) => [openingMinor, closingMinor])).toEqual([
      [1000, 800],
      [2000, 1800],
    ]);
  });

  const onTwoLines = (date: string, text: string, balance: string): PlacedRow[] => [
    [18, ...five(date, text, '', '', '')],
    [10, ...five('', 'Reference 12', '1.00', '', balance)],
  ];

  it('stands on the pages behind it, whose heads name the first account', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        ...balances('10.00', '8.00'),
        ...table('9.00', '8.00', 'Bakery'),
        title('Savings account', '8656884429'),
        ...balances('20.00', '16.00'),
        [20, ...FIVE],
        ...onTwoLines('2 Mar 2024', 'Cinema', '19.00'),
        ...onTwoLines('3 Mar 2024', 'Cinema', '18.00'),
      ],
      [
        [[40, 'Account number: 4066799083']],
        [20, ...FIVE],
        // The day of the page before.
        ...onTwoLines('', 'Museum', '17.00'),
        ...onTwoLines('4 Mar 2024', 'Museum', '16.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.map(({ date }) => date))).toEqual([
      ['2024-03-02', '2024-03-03'],
      ['2024-03-02', '2024-03-03', '2024-03-03', '2024-03-04'],
    ]);
  });
});

describe('newest first', () => {
  it('what stands above the first booking closes, whatever it is called', () => {
    const section = only([
      FACTS,
      FIVE,
      five('', 'Balance carried forward', '', '', '8.00'),
      five('3 Mar 2024', 'Bakery', '1.00', '', '8.00'),
      five('2 Mar 2024', 'Bakery', '1.00', '', '9.00'),
      five('', 'Balance brought forward', '', '', '10.00'),
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([1000, 800]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('goes on over the turn of a year', () => {
    const section = only([
      [
        [40, 'Currency: EUR'],
        [300, '15 December 2023 to 14 January 2024'],
      ],
      FIVE,
      five('', 'Balance carried forward', '', '', '8.00'),
      five('03/01', 'Bakery', '1.00', '', '8.00'),
      five('20/12', 'Bakery', '1.00', '', '9.00'),
      five('', 'Balance brought forward', '', '', '10.00'),
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([1000, 800]);
  });
});

describe('days that stand above their bookings', () => {
  it('go on over a page that repeats no header, before another account', () => {
    const head: Placed[] = [
      [40, 'Description'],
      ['r380', 'Money out'],
      ['r460', 'Money in'],
      ['r555', 'Balance'],
    ];
    const row = (text: string, balance: string): PlacedRow => [
      [40, text],
      ['r380', '1.00'],
      ['r555', balance],
    ];
    const { sections } = read(
      [
        FACTS,
        [30, [40, 'Current account', 11], [200, '4066799083', 11]],
        [20, ...head],
        [20, [40, '2 March 2024']],
        row('Bakery', '9.00'),
      ],
      [
        [[40, 'Bank of the valley']],
        [20, [40, '3 March 2024']],
        row('Cinema', '8.00'),
        [30, [40, 'Savings account', 11], [200, '8656884429', 11]],
        [20, ...head],
        [20, [40, '4 March 2024']],
        row('Museum', '19.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.map(({ description }) => description))).toEqual([
      ['Bakery', 'Cinema'],
      ['Museum'],
    ]);
  });
});

describe('a page that repeats no header', () => {
  it('goes on with bookings whose amounts stand on their second line', () => {
    const onTwo = (date: string, balance: string): PlacedRow[] => [
      [20, ...five(date, 'Bakery', '', '', '')],
      [10, ...five('', 'Reference 12', '1.00', '', balance)],
    ];
    const title = (name: string, number: string): PlacedRow => [
      30,
      [40, name, 11],
      [200, number, 11],
    ];
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        [20, ...FIVE],
        ...onTwo('2 Mar 2024', '9.00'),
      ],
      [
        [[40, 'Bank of the valley']],
        ...onTwo('3 Mar 2024', '8.00'),
        title('Savings account', '8656884429'),
        [20, ...FIVE],
        ...onTwo('4 Mar 2024', '19.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });
});

describe('dates of two numbers behind the amounts', () => {
  it('are no column of amounts', () => {
    const row = (text: string, out: string, date: string): Placed[] => [
      [40, text],
      ['r440', out],
      [480, date],
    ];
    expect(
      amounts(
        [
          [40, 'Description'],
          [330, 'Credit'],
          [400, 'Debit'],
          [480, 'Date'],
        ],
        row('Bakery', '1.00', '29.03'),
        row('Cinema', '200.00', '28.03'),
        row('Museum', '30.00', '02.03'),
      ),
    ).toEqual([
      ['2024-03-02', -3000],
      ['2024-03-28', -20000],
      ['2024-03-29', -100],
    ]);
  });

  it('tell the order of day and month for all of them', () => {
    const row = (date: string, amount: string): Placed[] => [
      [40, date],
      [120, 'Bakery'],
      ['r400', amount],
    ];
    expect(
      amounts(
        [
          [40, 'Date'],
          [120, 'Description'],
          ['r400', 'Amount'],
        ],
        row('03.02', '-1.00'),
        row('29.03', '-2.00'),
        row('30.03', '-3.00'),
      ).map(([date]) => date),
    ).toEqual(['2024-02-03', '2024-03-29', '2024-03-30']);
  });
});

describe('a dash that stands for nothing', () => {
  it('is no sign of the amount in the column beside it', () => {
    const row = (date: string, out: string, into: string, balance: string): Placed[] => [
      [40, date],
      [120, 'Bakery'],
      [372, out],
      [436, into],
      [500, balance],
    ];
    const section = only([
      FACTS,
      [
        [40, 'Date'],
        [120, 'Description'],
        [372, 'Money out'],
        [436, 'Money in'],
        [500, 'Balance'],
      ],
      row('2 Mar 2024', '1.00', '-', '99.00'),
      row('3 Mar 2024', '1,269,110.11', '-', '1,269,208.11'),
      row('4 Mar 2024', '-', '1.00', '1,269,209.11'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-100, -126911011, 100]);
    expect(proveSection(section).state).toBe('broken');
  });
});
