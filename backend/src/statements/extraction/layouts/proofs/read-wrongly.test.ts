import { describe, expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, only, read } from '../reading.fixture.ts';

describe('what could be called proven though it was read wrongly', () => {
  it('a card whose payments bear a minus under their heading, with purchases under a heading of no direction', () => {
    const head: PlacedRow = [
      [40, 'Date'],
      [100, 'Description'],
      ['r570', 'Amount'],
    ];
    const section = only([
      [
        [40, 'Northbank, all amounts in USD'],
        [400, 'December 14, 2023 to January 13, 2024'],
      ],
      [
        [40, 'Previous Balance December 14, 2023'],
        [300, '$100.00'],
      ],
      [
        [40, 'New Balance January 13, 2024'],
        [300, '$45.00'],
      ],
      [24, [40, 'Payments, Credits and Adjustments', 10]],
      head,
      [
        [40, '12/18'],
        [100, 'PAYMENT THANK YOU'],
        ['r570', '-100.00'],
      ],
      [
        [40, '12/20'],
        [100, 'Canyon Cycles'],
        ['r570', '-5.00'],
      ],
      [
        [40, 'Total Payments, Credits and Adjustments'],
        ['r570', '$105.00'],
      ],
      [24, [40, 'Transactions', 10]],
      head,
      [
        [40, '12/18'],
        [100, 'Canyon Cycles'],
        ['r570', '20.00'],
      ],
      [
        [40, '12/21'],
        [100, 'Juniper Market'],
        ['r570', '25.00'],
      ],
      [
        [40, '01/02'],
        [100, 'Lantern Books'],
        ['r570', '5.00'],
      ],
      [
        [40, 'Total Transactions for This Period'],
        ['r570', '$50.00'],
      ],
    ]);
    expect(section).toMatchObject({ openingMinor: -10000, closingMinor: -4500 });
    expect(brief(section).map(([date, , amount]) => [date, amount])).toEqual([
      ['2023-12-18', 10000],
      ['2023-12-18', -2000],
      ['2023-12-20', 500],
      ['2023-12-21', -2500],
      ['2024-01-02', -500],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  const SIGNED: PlacedRow = [
    [40, 'Date'],
    [120, 'Description'],
    ['r400', 'Amount'],
  ];
  const CHAINED: PlacedRow = [...SIGNED, ['r555', 'Balance']] as PlacedRow;
  const row = (date: string, text: string, amount: string, balance = ''): PlacedRow =>
    [
      [40, date],
      [120, text],
      ['r400', amount],
      ['r555', balance],
    ].filter(([, cell]) => cell !== '') as PlacedRow;
  const under = (text: string, balance: string): PlacedRow => [
    [120, text],
    ['r555', balance],
  ];

  it('half of an account whose other half stands on a page that names another one', () => {
    const { sections } = read(
      [
        [
          [40, 'Tamar Bank'],
          [300, '1 May 2026 to 31 May 2026'],
        ],
        [24, [40, 'Everyday account EUR 5269729274', 11]],
        CHAINED,
        row('2 May 2026', 'Rail tickets', '-5.00', '95.00'),
        row('3 May 2026', 'Bakery', '-1.00', '94.00'),
        [24, [40, 'Everyday account USD 3256472859', 11]],
        CHAINED,
        row('4 May 2026', 'Energy', '-10.00', '40.00'),
        row('5 May 2026', 'Bakery', '-2.00', '38.00'),
        under('Balance carried forward', '38.00'),
      ],
      [
        [[40, 'Account number: 5269729274']],
        CHAINED,
        under('Balance brought forward', '38.00'),
        row('6 May 2026', 'Refund', '3.00', '41.00'),
        row('7 May 2026', 'Account fee', '-1.00', '40.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.length)).toEqual([2, 4]);
    expect(sections.map((section) => proveSection(section).state)).not.toContain('proven');
    expect(sections[1]).toMatchObject({ closingMinor: null });
  });

  it('the newest first, with the oldest line lost above the balance that it began with', () => {
    const lines = [
      under('Closing balance', '99.00'),
      row('7 May 2026', 'Refund', '3.00', '99.00'),
      row('6 May 2026', 'Energy', '-10.00', '96.00'),
      row('5 May 2026', 'Bakery', '-2.00', '106.00'),
    ];
    const page = (...opening: PlacedRow[]) =>
      proveSection(only([[[40, 'EUR Statement']], CHAINED, ...lines, ...opening]));
    expect(page(under('Balance b/f', '108.00')).state).toBe('proven');
    expect(page(under('Balance b/f', '112.00'))).toMatchObject({ state: 'broken', firstBreak: 1 });
  });

  it('balances in a column without a label that contradict the lines', () => {
    const page = (third: string) =>
      only([
        [[40, 'EUR Statement']],
        [[40, 'Opening balance 100.00']],
        [[40, 'Closing balance 92.00']],
        SIGNED,
        row('2 May 2026', 'Rail tickets', '-5.00', '95.00'),
        row('3 May 2026', 'Bakery', '-1.00', '94.00'),
        row('4 May 2026', 'Energy', '-10.00', third),
        row('5 May 2026', 'Refund', '8.00', '92.00'),
      ]);
    expect(page('84.00').lines.map(({ balanceMinor }) => balanceMinor)).toEqual([
      9500, 9400, 8400, 9200,
    ]);
    expect(proveSection(page('84.00')).state).toBe('proven');
    expect(proveSection(page('48.00')).state).toBe('broken');
  });

  it('a group whose printed total its lines contradict', () => {
    const page = (total: string) =>
      only([
        [[40, 'USD Statement']],
        [[40, 'Beginning balance 100.00']],
        [[40, 'Ending balance 92.00']],
        [24, [40, 'Deposits and additions', 10]],
        SIGNED,
        row('05/16/2026', 'Wire', '8.00'),
        [
          [40, 'Total deposits and additions'],
          ['r400', total],
        ],
        [24, [40, 'Withdrawals', 10]],
        SIGNED,
        row('05/17/2026', 'Rail tickets', '16.00'),
        [
          [40, 'Total withdrawals'],
          ['r400', '16.00'],
        ],
      ]);
    expect(proveSection(page('8.00')).state).toBe('proven');
    expect(proveSection(page('9.00'))).toMatchObject({ state: 'broken', differenceMinor: 100 });
  });

  it('amounts under a heading that stands close below a box beside the bookings', () => {
    const section = only([
      [[40, 'USD Statement']],
      [[40, 'Beginning balance 0.00']],
      [[40, 'Ending balance 15.00']],
      [24, [40, 'Your standing orders', 10]],
      [
        [40, 'Rent'],
        ['r400', '617.00'],
      ],
      [20, [40, 'Deposits and additions', 10]],
      SIGNED,
      row('05/16/2026', 'Card payment', '20.00'),
      [20, [40, 'Withdrawals', 10]],
      SIGNED,
      row('05/17/2026', 'Rail tickets', '5.00'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([2000, -500]);
  });

  it('a month said to be empty while dated amounts stand in its table', () => {
    const page = (...rows: PlacedRow[]) =>
      positioned([
        [[40, 'EUR Statement']],
        [[40, 'Opening balance 100.00']],
        [[40, 'Closing balance 100.00']],
        SIGNED,
        ...rows,
      ]);
    expect(extractStatement(page([[120, 'Nothing was booked']])).ok).toBe(true);
    const foreign = (date: string, text: string, amount: string): PlacedRow => [
      [40, date],
      [60, text],
      [80, amount],
    ];
    const unread = page(
      foreign('4 May 2026', 'Energy', '10.00'),
      foreign('5 May 2026', 'Refund', '10.00'),
    );
    expect(extractStatement(unread)).toEqual({ ok: false, failure: 'noTransactions' });
  });

  it('a balance carried over a page in words that nobody knows, read as two bookings beside the dated ones', () => {
    const section = only(
      [
        [[40, 'EUR Statement']],
        [[40, 'Opening balance 100.00']],
        [[40, 'Closing balance 92.00']],
        SIGNED,
        row('4 May 2026', 'Energy', '-10.00'),
        row('', 'Zzz', '-90.00'),
      ],
      [SIGNED, row('', 'Zzz', '+90.00'), row('5 May 2026', 'Refund', '+2.00')],
    );
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-1000, 200]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('signs that are all turned around, against what the words say', () => {
    const section = only([
      [
        [40, 'EUR Statement'],
        [300, 'Ask for our credit card'],
      ],
      [[40, 'Opening balance 100.00']],
      [[40, 'Closing balance 395.00']],
      SIGNED,
      row('2 May 2026', 'Salary Halden', '200.00'),
      row('3 May 2026', 'Interest paid', '50.00'),
      row('4 May 2026', 'Salary Brightwell', '50.00'),
      row('5 May 2026', 'Bakery', '-5.00'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([20000, 5000, 5000, -500]);
    expect(section).toMatchObject({ openingMinor: 10000, closingMinor: 39500 });
    expect(proveSection(section).state).toBe('proven');
  });
});
