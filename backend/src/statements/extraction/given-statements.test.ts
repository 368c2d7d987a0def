import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { toWire } from '@saldo/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReaderAdapter } from '../../adapters/pdfreader/index.ts';
import { extractStatement, proveSection, type StatementSection } from './index.ts';

/** Statements that are kept outside the repository; each PDF has its expected rows beside it. */
const FOLDER = resolve(
  import.meta.dirname,
  '../../../..',
  process.env.SALDO_STATEMENTS ?? '../shared/statements',
);
const EXACT_BANKS = ['revolut', 'wise', 'maybank'];

type Expected = {
  bank: string;
  currency: string;
  opening_balance?: number;
  closing_balance?: number;
  previous_balances?: number[];
  must_not_contain?: string[];
  iban?: string | null;
  order?: 'newest-first';
  transactions: {
    date: string;
    description: string;
    amount: number;
    balance?: number;
    section?: string;
    owner?: string | null;
  }[];
};

describe.runIf(existsSync(FOLDER))('given statements', () => {
  const reader = createPdfReaderAdapter({ size: 1 });
  afterAll(() => reader.close());

  for (const path of globSync(`${FOLDER}/{${EXACT_BANKS.join()}}/*.pdf`).sort()) {
    it(`reads ${basename(dirname(path))}/${basename(path)} exactly`, async () => {
      const expected = JSON.parse(
        await readFile(path.replace(/pdf$/, 'expected.json'), 'utf8'),
      ) as Expected;
      const result = extractStatement(await reader.read(path, {}));
      if (!result.ok) throw new Error(result.failure);
      const { bank, sections } = result.statement;
      const rows = sections.flatMap((section) => rowsOf(section, expected));
      expect(bank).toBe(expected.bank);
      expect(new Set(sections.map((section) => section.currency))).toEqual(
        new Set([expected.currency]),
      );
      expect(expected.order === 'newest-first' ? rows.reverse() : rows).toEqual(
        expected.transactions.map(comparable(expected)),
      );
      compareBalances(sections, expected);
      for (const section of sections) expect(proveSection(section).state).not.toBe('broken');
      for (const text of expected.must_not_contain ?? [])
        expect(JSON.stringify(rows)).not.toContain(text);
    });
  }

  it('finds statements of every bank that is read exactly', () => {
    for (const bank of EXACT_BANKS) expect(globSync(join(FOLDER, bank, '*.pdf'))).not.toEqual([]);
  });

  it('calls a scan a scan', async () => {
    const [scan] = globSync(join(FOLDER, 'scans/*.pdf'));
    if (!scan) throw new Error('no scan among the statements');
    expect(extractStatement(await reader.read(scan, {}))).toEqual({ ok: false, failure: 'scan' });
  });
});

if (!existsSync(FOLDER)) {
  describe('given statements', () => it.skip('not run: no statements folder', () => {}));
}

function comparable({ transactions }: Expected) {
  const labelled = transactions.some(({ section }) => section !== undefined);
  return ({
    date,
    description,
    amount,
    balance,
    section,
    owner,
  }: Expected['transactions'][number]) => ({
    date,
    description,
    amount,
    balance: balance ?? null,
    ...(labelled ? { part: `${owner ? `${owner}'s ` : ''}${section}`.toLowerCase() } : {}),
  });
}

function rowsOf(section: StatementSection, expected: Expected) {
  const wire = (minor: number | null) => (minor === null ? null : toWire(minor, section.currency));
  const rows = section.lines.map((line) => ({
    date: line.date,
    description: line.description,
    amount: wire(line.amountMinor) ?? 0,
    balance: wire(line.balanceMinor) ?? undefined,
    section: section.label,
  }));
  return rows.map((row) => comparable(expected)(row as Expected['transactions'][number]));
}

function compareBalances(sections: StatementSection[], expected: Expected): void {
  const first = sections[0] ?? expect.unreachable();
  const wire = (minor: number | null) => (minor === null ? null : toWire(minor, expected.currency));
  if (expected.opening_balance !== undefined)
    expect(wire(first.openingMinor)).toBe(expected.opening_balance);
  if (expected.closing_balance !== undefined)
    expect(wire(first.closingMinor)).toBe(expected.closing_balance);
  if (expected.iban) expect(first.accountHint).toBe(expected.iban);
  if (expected.previous_balances)
    expect(sections.map((part) => wire(part.openingMinor))).toEqual(expected.previous_balances);
  if (expected.opening_balance !== undefined && expected.closing_balance !== undefined) {
    expect(proveSection(first).state).toBe('proven');
  }
}
