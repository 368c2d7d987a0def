import { expect, it } from 'vitest';
import type { Chain } from './chain.ts';
import type { ReadSection, SectionProof } from './events.ts';
import { proveSection } from './extraction/index.ts';
import type { ReadLine } from './lines.ts';
import type { StatementDocument } from './projections.ts';
import type { ReadingDocument } from './readings.ts';
import { wholeProofToWire } from './whole-proof.ts';

const HEAD: ReadSection = {
  label: 'Account',
  accountHint: null,
  currency: 'EUR',
  openingMinor: null,
  closingMinor: 11_650,
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  lineCount: 2,
  checks: [],
};

const line = (number: number, amountMinor: number, balanceMinor: number | null): ReadLine => ({
  line: number,
  section: 0,
  date: '2026-01-05',
  description: 'Coffee',
  amountMinor,
  balanceMinor,
  page: 1 + number,
  box: { x: 1, y: 2, width: 3, height: 4 },
});

/** The whole proof of one section with these lines, behind a statement that closes with 100.00. */
function proofOf(
  lines: ReadLine[],
  head: Partial<ReadSection> = {},
  openingMinor = 10_000,
  engine = 'built-in',
) {
  const read = { ...HEAD, ...head };
  const proof: SectionProof = {
    ...proveSection({ ...read, lines }),
    currency: 'EUR',
    label: 'Account',
    openingMinor,
    closingMinor: read.closingMinor,
    moneyInMinor: 2_000,
    moneyOutMinor: 350,
    lineCount: lines.length,
  };
  const statement = {
    id: 's',
    filename: 's.pdf',
    accountName: 'Wise',
    bank: null,
    status: 'completed',
    isApproved: false,
    assumedYear: null,
    proofs: [proof],
  } as unknown as StatementDocument;
  const reading = {
    reader: { engine, version: 1 },
    sections: [read],
  } as unknown as ReadingDocument;
  const before = { from: '2025-12-01', to: '2025-12-31', openingMinor: 0, closingMinor: 10_000 };
  const own = {
    from: '2026-01-01',
    to: '2026-01-31',
    openingMinor,
    closingMinor: read.closingMinor,
  };
  const rest = { section: 0, bank: null, isPdf: true, accountHint: null, days: [] };
  const chain: Chain = {
    account: 'Wise',
    currency: 'EUR',
    part: 'Account',
    whose: null,
    links: [
      { ...rest, ...before, statementId: 'b', filename: 'b.pdf' },
      { ...rest, ...own, statementId: 's', filename: 's.pdf' },
    ],
  };
  return wholeProofToWire(statement, reading, lines, [chain]).sections[0];
}

it('confirms an opening balance that follows from the lines by the closing one before it', () => {
  expect(proofOf([line(1, -350, 9_650), line(2, 2_000, 11_650)])).toMatchObject({
    state: 'proven',
    opening: 100,
    opening_from: 'running_balances',
    opening_confirmed: true,
    // The first balance gave the opening, so it was held against nothing.
    checks: { balances_checked: 1, closing_checked: true },
    first_break: null,
    before: { relation: 'agrees' },
  });
  expect(proofOf([line(1, -351, 9_650), line(2, 2_000, 11_650)], {}, 10_001)).toMatchObject({
    state: 'proven',
    opening_confirmed: false,
    before: { relation: 'conflicts', difference: 0.01 },
  });
});

it('leads to the line that breaks, with the figure printed there and the one that the lines give', () => {
  const lines = [line(1, -350, 9_650), line(2, 2_000, 11_750)];
  expect(proofOf(lines, { openingMinor: 10_000, closingMinor: 11_750 })).toMatchObject({
    state: 'broken',
    opening_from: 'printed',
    difference: 1,
    checks: { balances_checked: 2, closing_checked: false },
    first_break: { line: 2, page: 3, box: { x: 1 }, printed: 117.5, computed: 116.5 },
  });
});

it('leads to no line where only the closing balance disagrees', () => {
  const lines = [line(1, -350, null), line(2, 2_000, null)];
  expect(proofOf(lines, { openingMinor: 10_000, closingMinor: 11_600 })).toMatchObject({
    state: 'broken',
    checks: { balances_checked: 0, closing_checked: true },
    first_break: { line: null, page: null, box: null, printed: 116, computed: 116.5 },
  });
});

it('holds no closing balance of a CSV against the last row that it was taken from', () => {
  const lines = [line(1, -350, 9_650), line(2, 2_000, 11_650)];
  expect(proofOf(lines, {}, 10_000, 'csv-revolut#0123abcd')).toMatchObject({
    state: 'proven',
    closing: 116.5,
    checks: { balances_checked: 1, closing_checked: false },
  });
  const printed = [line(1, -350, null), line(2, 2_000, null)];
  expect(proofOf(printed, { openingMinor: 10_000 }, 10_000, 'csv-table#0123abcd')).toMatchObject({
    checks: { closing_checked: true },
  });
});
