import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, FIVE, five, only } from '../reading.fixture.ts';

describe('extractStatement at its limits', () => {
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

  it('says that a file it cannot read is of another bank than the user said', () => {
    const page: PlacedRow[] = [
      [[40, 'Maybank Statement']],
      FIVE,
      five('03 May 2026', 'Shop', '1.00', '', '2.00'),
    ];
    const asked = (bank: string) => extractStatement(positioned(page), { bank });
    expect(asked('revolut')).toEqual({ ok: false, failure: 'otherBank', detail: 'Maybank' });
    expect(asked('maybank').ok).toBe(true);
    const unmarked = positioned(page.slice(1));
    expect(extractStatement(unmarked, { bank: 'revolut' })).toMatchObject({
      failure: 'noCurrency',
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
      unprinted: { suggested: null, isDollar: false, accountHints: [], bank: null },
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

  it('reads hostile lines in a statement of many thousand rows about as fast as the statement without them', () => {
    const rows: PlacedRow[] = Array.from({ length: 5000 }, () =>
      five('3 May 2026', 'Shop', '1.00', '', '2.00'),
    );
    const hostile: PlacedRow[] = [
      [[40, '1,'.repeat(50_000)]],
      [[40, '1 May '.repeat(20_000)]],
      [[40, '('.repeat(50_000)]],
    ];
    const timed = (printed: PlacedRow[]) => {
      const started = performance.now();
      expect(only([[[40, 'EUR Statement']], FIVE, ...printed]).lines).toHaveLength(5000);
      return performance.now() - started;
    };
    // What takes as long as the square of a hostile line's length would take a hundred times as long.
    const plain = timed(rows);
    expect(timed([...rows, ...hostile])).toBeLessThan(5 * plain);
  });
});
