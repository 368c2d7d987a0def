import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { Placed, PlacedRow } from '../positioned.fixture.ts';
import { brief, FIVE, five, only, read } from '../reading.fixture.ts';

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

  it('closes each of several accounts with the line of its own currency', () => {
    const page = (code: string, received: string, closing: string): PlacedRow[] => [
      [[42, 'Wise Europe SA']],
      [[42, `${code} statement`]],
      [
        [42, `${code} on 31 May 2026 [GMT+02:00]`],
        ['r551', `${closing} ${code}`],
      ],
      [
        [42, 'Description'],
        ['r416', 'Incoming'],
        ['r484', 'Outgoing'],
        ['r552', 'Amount'],
      ],
      [20, [42, 'Sent money to Bob'], ['r484', '-20.00'], ['r552', closing]],
      [12, [42, '3 May 2026  Transaction: TRANSFER-2', 7]],
      [20, [42, 'Received money'], ['r416', received], ['r552', received]],
      [12, [42, '1 May 2026  Transaction: TRANSFER-1', 7]],
    ];
    expect(read(page('EUR', '25.00', '5.00'), page('GBP', '27.00', '7.00')).sections).toMatchObject(
      [
        { currency: 'EUR', closingMinor: 500 },
        { currency: 'GBP', closingMinor: 700 },
      ],
    );
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
});
