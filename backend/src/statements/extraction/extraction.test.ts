import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExtractionResult, extractStatement, proveSection } from './index.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';

function statement(result: ExtractionResult) {
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.statement;
}
const read = (...pages: PlacedRow[][]) => statement(extractStatement(positioned(...pages)));
const only = (...pages: PlacedRow[][]) => {
  const { sections } = read(...pages);
  expect(sections).toHaveLength(1);
  return sections[0] ?? expect.unreachable();
};
const brief = (section: ReturnType<typeof only>) =>
  section.lines.map((line) => [line.date, line.description, line.amountMinor, line.balanceMinor]);

const FIVE: Placed[] = [
  [40, 'Date'],
  [120, 'Description'],
  ['r380', 'Money out'],
  ['r460', 'Money in'],
  ['r555', 'Balance'],
];
const five = (date: string, text: string, out: string, into: string, balance: string): Placed[] =>
  (
    [
      [40, date],
      [120, text],
      ['r380', out],
      ['r460', into],
      ['r555', balance],
    ] as Placed[]
  ).filter(([, cell]) => cell !== '');

describe('extractStatement', () => {
  it('reads out and in columns with opening and closing balance, and boxes', () => {
    const section = only([
      [[40, 'EUR Statement']],
      [[40, '1 May 2026 to 31 May 2026']],
      [[40, 'IBAN DE89 3704 0044 0532 0130 00']],
      FIVE,
      [
        [120, 'Opening balance'],
        ['r555', '100.00'],
      ],
      five('3 May', 'Coffee Shop', '12.50', '', '87.50'),
      [9, [120, 'and cake']],
      five('4 May', 'Employer', '', '1,000.00', '1,087.50'),
      [
        [120, 'Closing balance'],
        ['r555', '1,087.50'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2026-05-03', 'Coffee Shop and cake', -1250, 8750],
      ['2026-05-04', 'Employer', 100000, 108750],
    ]);
    expect(section).toMatchObject({
      currency: 'EUR',
      accountHint: 'DE89370400440532013000',
      openingMinor: 10000,
      closingMinor: 108750,
    });
    expect(section).toMatchObject({ periodStart: '2026-05-01', periodEnd: '2026-05-31' });
    expect(proveSection(section).state).toBe('proven');
    const [line] = section.lines;
    expect(line?.page).toBe(1);
    expect(line?.box).toEqual({
      x: 40,
      y: expect.closeTo(106.24, 1),
      width: 515,
      height: expect.closeTo(16.4, 0),
    });
  });

  it('reads newest first, with dates below and amounts lower, and sets the lines oldest first', () => {
    const row = (text: string, into: string, out: string, balance: string): PlacedRow[] => [
      [20, [42, text]],
      [
        2,
        ...(
          [
            ['r416', into],
            ['r484', out],
            ['r552', balance],
          ] as Placed[]
        ).filter(([, cell]) => cell !== ''),
      ],
    ];
    const section = only([
      [[42, 'Wise Europe SA']],
      [[42, 'EUR statement']],
      [
        [42, 'EUR on 31 May 2026 [GMT+02:00]'],
        ['r551', '5.00 EUR'],
      ],
      [
        [42, 'Description'],
        ['r416', 'Incoming'],
        ['r484', 'Outgoing'],
        ['r552', 'Amount'],
      ],
      ...row('Sent money to Bob with a very long', '', '-20.00', '5.00'),
      [9, [42, 'reference that wraps']],
      [12, [42, '3 May 2026  Transaction: TRANSFER-2', 7]],
      ...row('Received money', '25.00', '', '25.00'),
      [12, [42, '1 May 2026  Transaction: TRANSFER-1', 7]],
      [[42, 'Wise is the trading name of Wise Europe SA']],
    ]);
    expect(brief(section)).toEqual([
      ['2026-05-01', 'Received money', 2500, 2500],
      ['2026-05-03', 'Sent money to Bob with a very long reference that wraps', -2000, 500],
    ]);
    expect(section).toMatchObject({ openingMinor: null, closingMinor: 500 });
    expect(proveSection(section).state).not.toBe('broken');
  });

  it('reads trailing signs, column by column, over a page break inside a description', () => {
    const head: PlacedRow[] = [
      [[30, 'Maybank Islamic Berhad']],
      [
        [370, 'STATEMENT DATE'],
        [470, ': 05/01/26'],
      ],
      [
        [32, 'ENTRY DATE', 7],
        [64, 'VALUE DATE', 7],
        [110, 'TRANSACTION DESCRIPTION', 7],
        [318, 'TRANSACTION AMOUNT', 7],
        [408, 'STATEMENT BALANCE', 7],
      ],
    ];
    const section = only(
      [
        ...head,
        [
          [84, 'BEGINNING BALANCE'],
          ['r476', '10.00'],
        ],
        [[84, 'TRANSFER TO A/C']],
        [10, [84, 'SOMEONE *']],
        [10, [84, 'FPX PAYMENT FR A/']],
        [-20, [34, '30/12']],
        [20, [34, '02/01']],
        [-20, ['r396', '.95+'], ['r476', '10.95']],
        [20, ['r396', '20.00-'], ['r476', '9.05DR']],
        [200, [84, 'LEDGER BALANCE = ENDING BALANCE - UNCLEARED CHEQUES', 6]],
      ],
      [
        ...head,
        [14, [84, 'SHOP NAME']],
        [
          [84, 'ENDING BALANCE :'],
          ['r396', '9.05DR'],
        ],
        [
          [84, 'TOTAL DEBIT :'],
          ['r396', '20.00'],
        ],
      ],
    );
    expect(brief(section)).toEqual([
      ['2025-12-30', 'TRANSFER TO A/C SOMEONE *', 95, 1095],
      ['2026-01-02', 'FPX PAYMENT FR A/ SHOP NAME', -2000, -905],
    ]);
    expect(section).toMatchObject({ currency: 'MYR', openingMinor: 1000, closingMinor: -905 });
    expect(proveSection(section).state).toBe('proven');
  });

  it('reads a card: spent without a mark, paid with CR, each card a part of its own', () => {
    const { sections } = read([
      [
        [40, 'Credit Card Statement'],
        [300, 'Statement Date'],
        [400, '08 NOV 24'],
      ],
      [
        [40, 'Posting Date'],
        [105, 'Transaction Date'],
        [200, 'Transaction Description'],
        ['r545', 'Amount(RM)'],
      ],
      [[40, 'GOLD CARD : 5400 0000 0000 0001']],
      [
        [165, 'YOUR PREVIOUS STATEMENT BALANCE'],
        ['r545', '31.99'],
      ],
      [
        [40, '28/10'],
        [105, '27/10'],
        [200, 'PAYMENT'],
        ['r545', '31.99CR'],
      ],
      [
        [40, '02/11'],
        [105, '01/11'],
        [200, 'SHOP'],
        ['r545', '55.00'],
      ],
      [[40, 'BLUE CARD : 3700 000000 00002']],
      [
        [165, 'YOUR PREVIOUS STATEMENT BALANCE'],
        ['r545', '5.00'],
      ],
      [
        [40, '28/10'],
        [105, '27/10'],
        [200, 'CAFE'],
        ['r545', '1.00'],
      ],
      [
        [200, 'SUB TOTAL/JUMLAH'],
        ['r545', '6.00'],
      ],
    ]);
    expect(sections.map((section) => [section.label, section.openingMinor])).toEqual([
      ['GOLD CARD : 5400 0000 0000 0001', -3199],
      ['BLUE CARD : 3700 000000 00002', -500],
    ]);
    expect(sections.flatMap(brief)).toEqual([
      ['2024-10-27', 'PAYMENT', 3199, null],
      ['2024-11-01', 'SHOP', -5500, null],
      ['2024-10-27', 'CAFE', -100, null],
    ]);
  });

  it('ignores pending and reverted tables, details in small print and the amounts in them', () => {
    const section = only([
      [[40, 'GBP Statement']],
      [[40, 'Revolut Ltd']],
      [[40, 'Pending from May 1, 2026 to May 31, 2026']],
      [
        [40, 'Start date'],
        [120, 'Description'],
        ['r380', 'Money out'],
        ['r460', 'Money in'],
      ],
      [
        [40, 'May 9, 2026'],
        [120, 'Pending Shop'],
        ['r380', '£7.00'],
      ],
      [[40, 'Account transactions from May 1, 2026 to May 31, 2026']],
      FIVE,
      five('May 2, 2026', 'Exchanged to EUR', '£97.50', '', '£2.50'),
      [8, [120, 'Fee: £2.50', 4.5], ['r380', '£100.00', 4.5]],
      [[40, 'Reverted from May 1, 2026 to May 31, 2026']],
      [
        [40, 'Start date'],
        [120, 'Description'],
        ['r380', 'Money out'],
        ['r460', 'Money in'],
      ],
      [
        [40, 'May 9, 2026'],
        [120, 'Reverted Shop'],
        ['r380', '£9.00'],
      ],
    ]);
    expect(brief(section)).toEqual([['2026-05-02', 'Exchanged to EUR', -9750, 250]]);
  });

  it('gives each row of a day its date where it is printed once a day', () => {
    const section = only([
      [
        [40, 'Statement of account'],
        [300, 'Sort code 00-00-00'],
      ],
      [[40, '01 May 2026 to 31 May 2026']],
      FIVE,
      five('03 May', 'Direct Debit to Gas', '10.00', '', ''),
      five('', 'Card Payment to Shop', '5.00', '', '85.00'),
      five('04 May', 'Received From Bob', '', '1.00', '86.00'),
    ]);
    expect(brief(section)).toEqual([
      ['2026-05-03', 'Direct Debit to Gas', -1000, null],
      ['2026-05-03', 'Card Payment to Shop', -500, 8500],
      ['2026-05-04', 'Received From Bob', 100, 8600],
    ]);
  });

  it('reads amounts on the last line of a booking', () => {
    const section = only([
      [
        [40, 'Your Statement'],
        [300, 'AUD Statement'],
      ],
      FIVE,
      [
        [40, '01 Feb 2026'],
        [120, 'OPENING BALANCE'],
        ['r555', '100.00 CR'],
      ],
      [
        [40, '13 Feb'],
        [120, 'Transfer to Bob'],
      ],
      [9, [120, 'Card xx1234'], ['r380', '40.00'], ['r555', '60.00 CR']],
      [
        [40, '14 Feb'],
        [120, 'Salary'],
      ],
      [9, [120, 'Value Date: 13/02/2026'], ['r460', '50.00'], ['r555', '110.00 CR']],
      [
        [40, '28 Feb 2026'],
        [120, 'CLOSING BALANCE'],
        ['r555', '110.00 CR'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2026-02-13', 'Transfer to Bob Card xx1234', -4000, 6000],
      ['2026-02-14', 'Salary Value Date: 13/02/2026', 5000, 11000],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('reads signed amounts of one column without balances', () => {
    const section = only([
      [[40, 'Kontoauszug 01.06.2024 bis 30.06.2024']],
      [
        [40, 'Beschreibung'],
        [300, 'Verbuchungsdatum'],
        ['r551', 'Betrag'],
      ],
      [
        [40, 'Café'],
        [300, '19.06.2024'],
        ['r551', '-19,90€'],
      ],
      [
        [40, 'Gehalt'],
        [300, '28.06.2024'],
        ['r551', '+1.250,00€'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2024-06-19', 'Café', -1990, null],
      ['2024-06-28', 'Gehalt', 125000, null],
    ]);
    expect(proveSection(section).state).toBe('not_provable');
  });

  it('reads a currency without decimals whose unused side is zero', () => {
    const section = only([
      [[40, '조회기간 : 2025-06-01 ~ 2025-06-30']],
      [
        [40, '거래일시'],
        [120, '적요'],
        ['r300', '찾으신금액'],
        ['r380', '맡기신금액'],
        ['r460', '거래후잔액(원)'],
      ],
      [
        [40, '2025-06-03'],
        [120, '카페'],
        ['r300', '23,500원'],
        ['r380', '0원'],
        ['r460', '76,500원'],
      ],
      [
        [40, '2025-06-02'],
        [120, '급여'],
        ['r300', '0원'],
        ['r380', '100,000원'],
        ['r460', '100,000원'],
      ],
    ]);
    expect(section.currency).toBe('KRW');
    expect(brief(section)).toEqual([
      ['2025-06-02', '급여', 100000, 100000],
      ['2025-06-03', '카페', -23500, 76500],
    ]);
  });

  it('lets the running balance tell the direction where nothing else does', () => {
    const row = (date: string, text: string, amount: string, balance: string): Placed[] => [
      [40, date],
      [120, text],
      ['r460', amount],
      ['r555', balance],
    ];
    const section = only([
      [[40, 'EUR Statement']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r460', 'Amount'],
        ['r555', 'Balance'],
      ],
      [
        [120, 'Opening balance'],
        ['r555', '10.00'],
      ],
      row('1 May 2026', 'out', '4.00', '6.00'),
      row('2 May 2026', 'in', '5.00', '11.00'),
    ]);
    expect(section.lines.map((line) => line.amountMinor)).toEqual([-400, 500]);
  });

  it('reads an empty month only where opening and closing are printed and equal', () => {
    const empty = (closing: string): PlacedRow[] => [
      [[40, 'EUR Statement']],
      [
        [120, 'Opening balance'],
        ['r555', '10.00'],
      ],
      FIVE,
      [
        [120, 'Closing balance'],
        ['r555', closing],
      ],
    ];
    expect(only(empty('10.00'))).toMatchObject({
      lines: [],
      openingMinor: 1000,
      closingMinor: 1000,
    });
    expect(extractStatement(positioned(empty('11.00')))).toEqual({
      ok: false,
      failure: 'noTransactions',
    });
    expect(extractStatement(positioned([[[40, 'EUR Statement']], FIVE]))).toEqual({
      ok: false,
      failure: 'noTransactions',
    });
  });

  it('says why it cannot read a file', () => {
    expect(extractStatement(positioned([]))).toEqual({ ok: false, failure: 'scan' });
    expect(extractStatement(positioned([[[40, 'Dear customer']]]))).toEqual({
      ok: false,
      failure: 'noTransactions',
    });
    const row = five('03 May', 'Shop', '1.00', '', '2.00');
    expect(extractStatement(positioned([[[40, 'EUR Statement']], FIVE, row]))).toEqual({
      ok: false,
      failure: 'noYear',
    });
    const dated = five('03 May 2026', 'Shop', '1.00', '', '2.00');
    expect(extractStatement(positioned([FIVE, dated]))).toEqual({
      ok: false,
      failure: 'noCurrency',
    });
    const amount: PlacedRow[] = [
      [[40, 'EUR Statement']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r460', 'Amount'],
      ],
      [
        [40, '3 May 2026'],
        [120, 'Shop'],
        ['r460', '1.00'],
      ],
    ];
    expect(extractStatement(positioned(amount))).toEqual({ ok: false, failure: 'noDirection' });
  });

  it('throws at no text whatever, and stays quick', () => {
    const word = fc.constantFrom(
      'Date',
      'Description',
      'Amount',
      'Balance',
      '1 May 2026',
      '05/10',
      '-1.00',
      '£5.00',
      'Closing balance',
      'Total',
      'x',
    );
    const item = fc.record({
      text: fc.oneof(word, fc.string({ maxLength: 30 })),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 800 }).map((y) => y - (y % 8)),
      width: fc.integer({ min: 1, max: 200 }),
      height: fc.constant(8),
      fontSize: fc.constantFrom(5, 8, 12),
    });
    const page = fc.array(item, { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 3 }), (pages) => {
        const text = {
          pages: pages.map((items, index) => ({
            number: index + 1,
            width: 600,
            height: 800,
            items,
          })),
        };
        const result = extractStatement(text);
        if (!result.ok) return;
        for (const section of result.statement.sections) {
          proveSection(section);
          for (const line of section.lines)
            expect(Number.isSafeInteger(line.amountMinor)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads a statement of many thousand rows, and a hostile line, in bounded time', () => {
    const rows: PlacedRow[] = Array.from({ length: 5000 }, () =>
      five('3 May 2026', 'Shop', '1.00', '', '2.00'),
    );
    const hostile: PlacedRow[] = [
      [[40, '1,'.repeat(50_000)]],
      [[40, '1 May '.repeat(20_000)]],
      [[40, '('.repeat(50_000)]],
    ];
    const started = performance.now();
    expect(only([[[40, 'EUR Statement']], FIVE, ...rows, ...hostile]).lines).toHaveLength(5000);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
