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

/** The sections of pages as they are typed. */
export const readPages = (...pages: string[]) => readTyped(typed(...pages));

/** The sections of pages whose columns are lost. */
export const readAsLines = (...pages: string[]) => readTyped(typedAsLines(...pages));

/** The lines of the first section of pages as they are typed. */
export const linesRead = (...pages: string[]) => readPages(...pages)[0]?.lines;

/** The proof and the lines of each section of pages as they are typed. */
export const proofAndLines = (...pages: string[]) =>
  readPages(...pages).map(({ proof, lines }) => [proof, lines]);

/** Pages are parted by a line of three dashes. */
export const pagesOf = (text: string) => text.split('\n---\n');

/** The currency, balances and proof of each section of such pages, and how many lines it has. */
export const briefOf = (text: string) =>
  readPages(...pagesOf(text)).map(
    ({ currency, balances, proof, lines }) => `${currency} ${balances} ${proof} ${lines.length}`,
  );

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
