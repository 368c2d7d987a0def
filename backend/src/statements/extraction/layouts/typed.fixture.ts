import { expect } from 'vitest';
import type { PdfText } from '../../../ports/pdf-text.ts';
import { extractStatement, proveSection } from '../index.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';

/** Points from one typed character to the next, and the left margin. */
const PITCH = 4;
const MARGIN = 20;

/** Pages as they are typed: two blanks or more separate the cells of a line. */
export function typed(...pages: string[]): PdfText {
  return positioned(...pages.map((page) => linesOf(page).map(cellsOf)));
}

/** The same pages with every line drawn as one text, so that their columns are lost. */
export function typedAsLines(...pages: string[]): PdfText {
  const line = (text: string): PlacedRow => [[40, text.trim().replace(/\s+/g, ' ')]];
  return positioned(...pages.map((page) => linesOf(page).map(line)));
}

function linesOf(page: string): string[] {
  return page.split('\n').filter((line) => line.trim() !== '');
}

function cellsOf(line: string): PlacedRow {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(
    ({ 0: text, index }): Placed => [MARGIN + index * PITCH, text],
  );
}

/** Each section in short: its currency, balances and proof, and 'date amount balance description' of each line, in minor units. */
export function readTyped(text: PdfText, uploadedOn?: string) {
  const result = extractStatement(text, uploadedOn === undefined ? {} : { uploadedOn });
  if (!result.ok) return expect.fail(`not read: ${result.failure}`);
  return result.statement.sections.map((section) => ({
    currency: section.currency,
    balances: [section.openingMinor, section.closingMinor],
    proof: proveSection(section).state,
    lines: section.lines.map(
      ({ date, amountMinor, balanceMinor, description }) =>
        `${date} ${amountMinor} ${balanceMinor} ${description}`,
    ),
  }));
}

/** The labels of the sections, in their order. */
export function labelsOf(text: PdfText): string[] {
  const result = extractStatement(text);
  if (!result.ok) return expect.fail(`not read: ${result.failure}`);
  return result.statement.sections.map(({ label }) => label);
}

/** The number of the account of each section, or null; none where nothing was read. */
export function accountsIn(text: PdfText): (string | null)[] {
  const result = extractStatement(text);
  return result.ok ? result.statement.sections.map(({ accountHint }) => accountHint) : [];
}
