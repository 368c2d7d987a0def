import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { brief, only, read } from './reading.fixture.ts';

const FACTS: PlacedRow = [
  [40, 'Currency: EUR'],
  [300, '1 March 2024 to 31 March 2024'],
];
const LABELS: PlacedRow = [
  20,
  [40, 'Date'],
  [120, 'Description'],
  ['r400', 'Amount'],
  ['r500', 'Balance'],
];
const title = (name: string, number: string): PlacedRow => [30, [40, name, 11], [200, number, 11]];
const line = (date: string, text: string, amount: string, balance = ''): Placed[] =>
  (
    [
      [40, date],
      [120, text],
      ['r400', amount],
      ['r500', balance],
    ] as Placed[]
  ).filter(([, cell]) => cell !== '');
const balance = (name: string, amount: string): Placed[] => [
  [40, name],
  ['r500', amount],
];

describe('several accounts in one file', () => {
  it('are told by a number in larger print, whatever its account is called', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        balance('Opening balance', '10.00'),
        LABELS,
        line('2 Mar 2024', 'Bakery', '-1.00', '9.00'),
        [20, ...balance('Closing balance', '9.00')],
      ],
      [
        [[40, 'Account number: 4066799083']],
        title('Summer of next year', '8656884429'),
        [20, [40, 'Opening balance: 20.00']],
        LABELS,
        line('3 Mar 2024', 'Bakery', '-2.00', '18.00'),
        [20, [40, 'Closing balance: 18.00']],
      ],
    );
    expect(sections.map(({ label, closingMinor }) => [label, closingMinor])).toEqual([
      ['Current account 4066799083', 900],
      ['Summer of next year 8656884429', 1800],
    ]);
  });

  it('stays the one that began on the page before, whatever the head of every page names', () => {
    const head: PlacedRow = [[40, 'Account number: 4066799083']];
    const row = (code: string, date: string, amount: string, after: string) =>
      line(date, 'Bakery', `-${code} ${amount}`, `+${code} ${after}`);
    const { sections } = read(
      [
        FACTS,
        title('Current account EUR', '4066799083'),
        balance('Opening balance', '+EUR 10.00'),
        LABELS,
        row('EUR', '2 Mar 2024', '1.00', '9.00'),
      ],
      [
        head,
        LABELS,
        row('EUR', '3 Mar 2024', '1.00', '8.00'),
        [20, ...balance('Closing balance', '+EUR 8.00')],
      ],
      [
        head,
        title('Current account GBP', '2417599652'),
        balance('Opening balance', '+GBP 70.00'),
        LABELS,
        row('GBP', '3 Mar 2024', '1.00', '69.00'),
      ],
      [
        head,
        LABELS,
        row('GBP', '4 Mar 2024', '2.00', '67.00'),
        [20, ...balance('Closing balance', '+GBP 67.00')],
      ],
    );
    expect(sections.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
    expect(sections[1]?.lines.map(({ balanceMinor }) => balanceMinor)).toEqual([6900, 6700]);
  });

  it('go on over pages whose heads name the first of them', () => {
    const head: PlacedRow = [[40, 'Account number: 7206746641']];
    const labels: PlacedRow = [20, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']];
    const { sections } = read(
      [
        FACTS,
        title('Current account', '7206746641'),
        [20, [40, 'Opening balance 10.00']],
        labels,
        line('2 Mar 2024', 'Bakery', '-1.00'),
        [20, [40, 'Closing balance 9.00']],
        title('Savings account', '1182926077'),
        [20, [40, 'Opening balance 50.00']],
        labels,
        line('3 Mar 2024', 'Bakery', '-2.00'),
      ],
      [head, labels, line('4 Mar 2024', 'Rail tickets', '-3.00')],
      [head, labels, line('5 Mar 2024', 'Refund', '+4.00'), [20, [40, 'Closing balance 49.00']]],
    );
    expect(sections.map((section) => [section.lines.length, proveSection(section).state])).toEqual([
      [1, 'proven'],
      [3, 'proven'],
    ]);
  });

  it('share the habit of marks: what bears none was spent where others bear CR', () => {
    const { sections } = read([
      FACTS,
      title('Current account', '7551585886'),
      LABELS,
      line('2 Mar 2024', 'Cheque deposit', '9.00 CR', '29.00'),
      line('3 Mar 2024', 'Rail tickets', '4.00', '25.00'),
      balance('New balance', '25.00'),
      title('Savings account', '1927486525'),
      LABELS,
      line('4 Mar 2024', 'Rail tickets', '5.00', '15.00'),
      line('5 Mar 2024', 'Energy', '6.00', '9.00'),
      balance('New balance', '9.00'),
    ]);
    expect(sections.map(({ lines }) => lines.map(({ amountMinor }) => amountMinor))).toEqual([
      [900, -400],
      [-500, -600],
    ]);
  });
});

it('keeps the direction of a group over the head of a page that names the account again', () => {
  const labels: PlacedRow = [20, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']];
  const section = only(
    [
      [
        [40, 'Intestatario'],
        [213, 'Numero di conto'],
      ],
      [
        [40, 'Jonas Brandt'],
        [213, '2915164893'],
      ],
      [[40, 'EUR Estratto conto']],
      [20, [40, 'Accrediti', 10]],
      labels,
      line('2 Mar 2024', 'Stipendio', '9.00'),
      [20, [40, 'Addebiti', 10]],
      labels,
      line('3 Mar 2024', 'Panificio', '1.00'),
    ],
    [[[40, 'Numero di conto: 2915164893']], labels, line('4 Mar 2024', 'Panificio', '2.00')],
  );
  expect(brief(section).map(([, , amount]) => amount)).toEqual([900, -100, -200]);
});

describe('the number of an account', () => {
  const THEIRS = 'DE89 3704 0044 0532 0130 00';
  const page = (...head: PlacedRow[]): PlacedRow[] => [
    FACTS,
    ...head,
    LABELS,
    line('2 Mar 2024', `Rent ${THEIRS}`, '-1.00', '9.00'),
    line('3 Mar 2024', `Rent ${THEIRS}`, '-1.00', '8.00'),
  ];

  it('is not one that only its bookings name', () => {
    expect(only(page()).accountHint).toBeNull();
    const own: PlacedRow = [[40, 'Account number: 4066799083']];
    expect(only(page(own)).accountHint).toBe('4066799083');
  });
});
