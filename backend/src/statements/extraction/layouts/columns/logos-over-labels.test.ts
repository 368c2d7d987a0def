import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readTyped } from '../typed.fixture.ts';

/** The head of a page with a logo in two texts, one of which is no more than 'M'. */
const head = (title: string): PlacedRow[] => [
  row([45, 'M', 15], [74, 'BMO', 18]),
  [36, [36, title, 12]],
  [22, [308, 'Amounts deducted'], [420, 'Amounts added']],
  [
    10,
    [36, 'Date'],
    [90, 'Description'],
    [298, 'from your account ($)'],
    [408, 'to your account ($)'],
    [533, 'Balance ($)'],
  ],
];

const booking = (day: string, text: string, ...figures: Placed[]): PlacedRow => [
  17,
  [36, day],
  [90, text],
  ...figures,
];

it('takes a letter of a logo over the day for no upper line of its labels (BMO)', () => {
  const first = [
    row([36, 'BMO Bank of Montreal'], [300, 'For the period ending January 12, 2024']),
    row([36, 'Primary Chequing Account # 0760 3919-325']),
    ...head("Here's what happened in your account").slice(1),
    booking('Dec 14', 'Opening balance', ['r576', '2,140.77']),
    booking('Dec 14', 'Debit Card Purchase, METRO', ['r380', '19.69'], ['r576', '2,121.08']),
    booking('Dec 15', 'Direct Deposit, OTTAWA', ['r480', '1,821.40'], ['r576', '3,942.48']),
  ];
  const second = [
    ...head("Here's what happened in your account (continued)"),
    booking('Dec 27', 'Debit Card Purchase, LOBLAWS', ['r380', '52.24'], ['r576', '3,890.24']),
    booking('Jan 12', 'Closing totals', ['r380', '71.93'], ['r480', '1,821.40']),
  ];
  expect(readTyped(positioned(first, second))).toMatchObject([
    { balances: [214077, 389024], proof: 'proven', lines: { length: 3 } },
  ]);
});
