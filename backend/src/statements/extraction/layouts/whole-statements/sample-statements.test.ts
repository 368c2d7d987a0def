import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { toWire } from '@saldo/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReaderAdapter } from '../../../../adapters/pdfreader/index.ts';
import { extractStatement, proveSection } from '../../index.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../../../samples/statements');
/** Wise prints no opening balance: what its samples expect there is known from the month before only. */
const WITHOUT_OPENING = /^wise/;

type Row = {
  date: string;
  description: string;
  amount: number;
  balance: number | null;
  section?: string;
};
type Balances = { label?: string; opening_balance: number; closing_balance: number };
type Expected = Balances & {
  bank: string;
  currency: string;
  sections?: (Balances & { label: string })[];
  transactions: Row[];
};

describe('sample statements', () => {
  const reader = createPdfReaderAdapter({ size: 1 });
  afterAll(() => reader.close());
  const paths = globSync(`${FOLDER}/*.pdf`).sort();

  it('are there', () => expect(paths.length).toBeGreaterThan(0));

  it.each(paths.map((path) => [basename(path), path]))('%s is read exactly', async (name, path) => {
    const expected = JSON.parse(
      await readFile(path.replace(/pdf$/, 'expected.json'), 'utf8'),
    ) as Expected;
    const result = extractStatement(await reader.read(path, {}));
    if (!result.ok) throw new Error(result.failure);
    expect(result.statement.bank).toBe(expected.bank);
    const parts: Balances[] = expected.sections ?? [expected];
    const printsOpening = !WITHOUT_OPENING.test(name);
    const wire = (minor: number | null) =>
      minor === null ? null : toWire(minor, expected.currency);
    const read = result.statement.sections.map((section) => ({
      currency: section.currency,
      opening: wire(section.openingMinor),
      closing: wire(section.closingMinor),
      rows: section.lines.map((line) => [
        line.date,
        line.description,
        wire(line.amountMinor),
        wire(line.balanceMinor),
      ]),
    }));
    for (const section of result.statement.sections) {
      const { state } = proveSection(section);
      if (printsOpening) expect(state).toBe('proven');
      else expect(state).not.toBe('broken');
    }
    expect(read).toEqual(
      parts.map((part) => ({
        currency: expected.currency,
        opening: printsOpening ? part.opening_balance : null,
        closing: part.closing_balance,
        rows: expected.transactions
          .filter((row) => !expected.sections || row.section === part.label)
          .map((row) => [row.date, row.description, row.amount, row.balance]),
      })),
    );
  });
});
