import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { PlacedRow } from './positioned.fixture.ts';
import { brief, FIVE, five, only, read } from './reading.fixture.ts';

const HEAD: PlacedRow = [
  [40, 'Currency: EUR'],
  [300, '1 March 2024 to 31 March 2024'],
];

it('takes a dash that says nothing was paid out for no sign of what came in beside it', () => {
  const section = only([
    HEAD,
    FIVE,
    five('2 Mar 2024', 'Bakery', '10.00', '-', '90.00'),
    five('3 Mar 2024', 'Salary', '-', '100,051,710.00', '100,051,800.00'),
  ]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-1000, 10005171000]);
});

it('knows that what was paid in USD under a label is no payment out', () => {
  const labels: PlacedRow = [
    20,
    [40, 'Date'],
    [120, 'Description'],
    ['r380', 'Paid out USD'],
    ['r460', 'Paid in USD'],
    ['r555', 'Balance USD'],
  ];
  const section = only([
    [[300, '1 March 2024 to 31 March 2024']],
    labels,
    five('2 Mar 2024', 'Bakery', '10.00', '', '90.00'),
    five('3 Mar 2024', 'Salary', '', '20.00', '110.00'),
  ]);
  expect(brief(section).map(([, , amount]) => amount)).toEqual([-1000, 2000]);
});

describe('notes of an amount in another currency', () => {
  it('do not tell how many decimals the amounts of a table have', () => {
    const section = only([
      [
        [40, '綜合對帳單 TWD'],
        [300, '2023/05/01 - 2023/05/31'],
      ],
      [20, [40, '交易說明'], ['r380', '支出'], ['r460', '存入'], ['r555', '餘額']],
      [[40, '2023/05/01']],
      [
        [40, '退款'],
        ['r460', '2,087'],
        ['r555', '222,706'],
      ],
      [[40, 'USD 176.55']],
      [20, [40, '2023/05/02']],
      [
        [40, '電費'],
        ['r380', '7,633'],
        ['r555', '215,073'],
      ],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([208700, -763300]);
  });

  it('stand beside their amount below the name of its booking', () => {
    const row = (date: string, text: string, out: string, balance: string) =>
      five(date, text, out, '', balance);
    const section = only([
      HEAD,
      FIVE,
      [24, ...row('1 Mar 2024', 'Rail tickets', '10.00', '90.00')],
      [22, [120, 'Corner Bakery']],
      [12, ...row('2 Mar 2024', 'USD 12.40 @ 1.2400', '10.00', '80.00')],
      [22, ...row('3 Mar 2024', 'Rail tickets', '10.00', '70.00')],
    ]);
    expect(section.lines[1]?.description).toBe('Corner Bakery USD 12.40 @ 1.2400');
  });
});

it('reads a code in a column of its own before a text that began above it', () => {
  const section = only([
    HEAD,
    [20, [40, 'Date'], [85, 'Type'], [140, 'Description'], ['r460', 'Amount'], ['r555', 'Balance']],
    [24, [140, 'Refund']],
    [6, [40, '2 Mar'], [85, 'TFR'], ['r460', '+10.00'], ['r555', '90.00']],
    [6, [150, 'USD 12.40 @ 1.2400']],
    [24, [40, '3 Mar'], [85, 'BP'], [140, 'Bakery'], ['r460', '-10.00'], ['r555', '80.00']],
  ]);
  expect(section.lines[0]?.description).toBe('TFR Refund USD 12.40 @ 1.2400');
});

describe('several accounts', () => {
  const title = (name: string, number: string): PlacedRow => [
    30,
    [40, name, 12],
    [200, number, 12],
  ];
  const ends = (balance: string): PlacedRow[] => [
    [20, [40, 'Opening balance'], ['r300', balance]],
    [16, [40, 'Closing balance'], ['r300', balance]],
  ];

  it('are told apart in an empty month, too', () => {
    const { sections } = read([
      HEAD,
      title('Everyday account', '6412701586'),
      ...ends('1.00'),
      FIVE,
      title('Savings account', '6642347116'),
      ...ends('9.00'),
      FIVE,
    ]);
    expect(sections.map((section) => [section.closingMinor, proveSection(section).state])).toEqual([
      [100, 'proven'],
      [900, 'proven'],
    ]);
  });

  it('keep their own balances in an empty month above such a box', () => {
    const total: PlacedRow = [16, [120, 'Total'], ['r380', '0.00'], ['r460', '0.00']];
    const { sections } = read([
      HEAD,
      title('Everyday account', '6412701586'),
      ...ends('1.00'),
      FIVE,
      total,
      title('Savings account', '6642347116'),
      ...ends('9.00'),
      FIVE,
      total,
      [30, [40, 'At a glance', 11]],
      ...ends('1.00'),
    ]);
    expect(sections.map((section) => [section.openingMinor, section.closingMinor])).toEqual([
      [100, 100],
      [900, 900],
    ]);
  });

  it('are not held against a box at a glance that repeats the sums of one', () => {
    const { sections } = read([
      HEAD,
      title('Everyday account', '6412701586'),
      FIVE,
      five('2 Mar 2024', 'Bakery', '10.00', '', '90.00'),
      five('3 Mar 2024', 'Salary', '', '20.00', '110.00'),
      [20, [40, 'Closing balance: 110.00']],
      title('Savings account', '6642347116'),
      FIVE,
      five('2 Mar 2024', 'Bakery', '1.00', '', '9.00'),
      five('3 Mar 2024', 'Bakery', '2.00', '', '7.00'),
      [20, [40, 'Closing balance: 7.00']],
      [30, [40, 'At a glance', 11]],
      [20, [50, 'Total money in'], ['r280', '20.00']],
      [16, [50, 'Total money out'], ['r280', '10.00']],
    ]);
    expect(sections.map((section) => proveSection(section).state)).toEqual(['proven', 'proven']);
  });
});

it('closes by totals of both columns that are those of the lines, where no balance stands beside them', () => {
  const section = only([
    HEAD,
    [20, [40, 'Opening balance: 100.00']],
    [20, [40, 'Date'], [120, 'Description'], ['r380', 'Money out'], ['r460', 'Money in']],
    five('2 Mar 2024', 'Bakery', '10.00', '', ''),
    five('3 Mar 2024', 'Salary', '', '20.00', ''),
    [16, [40, 'Total'], ['r380', '10.00'], ['r460', '20.00']],
  ]);
  expect([section.closingMinor, proveSection(section).state]).toEqual([11000, 'proven']);
});

it('leaves columns where most values stand, whatever a summary above the next table holds', () => {
  const labels: PlacedRow = [
    24,
    [46, 'Date'],
    [109, 'Particulars'],
    [273, 'Money out'],
    [356, 'Money in'],
    [439, 'Account balance EUR'],
  ];
  const line = (date: string, out: string, balance: string): PlacedRow => [
    [46, date],
    [109, 'Bakery'],
    ['r345', out],
    ['r428', '0.00'],
    ['r549', balance],
  ];
  const section = only([
    HEAD,
    [20, [118, 'Opening balance'], [301, 'Closing balance']],
    [16, ['r208', '10.00'], ['r376', '4.00']],
    labels,
    line('2 Mar 2024', '1.00', '9.00'),
    line('3 Mar 2024', '2.00', '7.00'),
    line('4 Mar 2024', '3.00', '4.00'),
    [24, [118, 'Spent in the year'], ['r376', '739.92']],
  ]);
  expect(brief(section).map(([, , amount, balance]) => [amount, balance])).toEqual([
    [-100, 900],
    [-200, 700],
    [-300, 400],
  ]);
});
