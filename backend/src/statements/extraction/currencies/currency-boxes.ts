import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { currencyNamed } from '../words/currency-names.ts';

/** A box has at most so many rows under its labels. */
const MOST_ROWS = 15;

/**
 * The rows without what a box of sums says in another currency than this one: 'Colones (CRC)' and 'Dólares (USD)' stand over the
 * figures of a card's two accounts.
 */
export function withoutOtherSums(rows: Row[], code: string, codes: string[]): Row[] {
  const result = [...rows];
  for (const [index, row] of rows.entries()) {
    const named = codeOfSums(row);
    if (named !== null && named !== code && codes.includes(named) && isInList(rows, index, codes))
      result[index] = { ...row, cells: [] };
    const labels = row.cells.flatMap((cell) => {
      const named = codeOf(cell.text);
      return named !== null && codes.includes(named) ? [{ cell, code: named }] : [];
    });
    if (new Set(labels.map((label) => label.code)).size < 2) continue;
    const others = labels.filter((label) => label.code !== code).map(({ cell }) => cell);
    const isOther = (cell: Cell) =>
      readAmount(cell.text, 2) !== null && others.some((label) => isUnder(label, cell));
    for (let at = index + 1; at < index + MOST_ROWS; at += 1) {
      const under = result[at];
      if (under?.page !== row.page || isBooked(under) || namesBoth(under, codes)) break;
      result[at] = { ...under, cells: under.cells.filter((cell) => !isOther(cell)) };
    }
  }
  return result;
}

/** Where a box begins that has what is held in each of these currencies under its name ('Resumen', 'RD$', 'US$'), or -1. */
export function boxOf(rows: Row[], codes: string[]): number {
  return rows.findIndex((row) => namesBoth(row, codes));
}

/** Whether some box has what is held in each of these currencies, side by side or below each other. */
export function hasBoxOf(rows: Row[], codes: string[]): boolean {
  return boxOf(rows, codes) >= 0 || rows.some((_, index) => isInList(rows, index, codes));
}

/** Whether what is held in each of these currencies at both ends stands below each other, under labels that say so (PayPal). */
export function listsBalancesOf(rows: Row[], codes: string[]): boolean {
  return rows.some((_, index) => labelsOver(rows, index, codes).length > 0);
}

/**
 * The labels of such a list, and below them nothing but what is held in one currency, where the first row would stand (Payoneer:
 * 'Opening balance', 'Closing balance' over 'USD balance', '618.75', '2,980.61' and 'EUR balance', '203.50', '719.04'); or none.
 */
export function listedBalancesOf(rows: Row[], code: string, codes: string[]): Row[] {
  const isOwn = (row: Row, index: number) =>
    codeOfSums(row) === code && labelsOver(rows, index, codes).length > 0;
  const at = rows.findIndex(isOwn);
  const own = rows[at];
  const labels = labelsOver(rows, at, codes);
  const last = labels.at(-1);
  const first = last && rows[rows.indexOf(last) + 1];
  return own && first ? [...labels, { ...own, baseline: first.baseline }] : [];
}

/** The rows of labels over what is held in each of these currencies, one below the other, where they name both ends; or none. */
function labelsOver(rows: Row[], index: number, codes: string[]): Row[] {
  const above = rows.slice(Math.max(0, index - codes.length), Math.max(0, index));
  const kinds = above.flatMap(({ cells }) => cells.map(({ text }) => balanceLine(text)));
  const areLabels = kinds.includes('opening') && kinds.includes('closing');
  return areLabels && isInList(rows, index, codes)
    ? above.filter((row) => codeOfSums(row) === null)
    : [];
}

/** Whether a row is one of those below each other that have the sums of one currency each ('人民币(CNY)' over '美元(USD)': CCB). */
function isInList(rows: Row[], index: number, codes: string[]): boolean {
  const near = rows.slice(Math.max(0, index - codes.length + 1), index + codes.length);
  const listed = near.map(codeOfSums);
  return codeOfSums(rows[index]) !== null && codes.every((code) => listed.includes(code));
}

/** The currency that a row of sums begins with, or null. */
function codeOfSums(row: Row | undefined): string | null {
  const [name, ...sums] = row?.cells ?? [];
  const areSums = sums.length > 1 && sums.some(({ text }) => readAmount(text, 2) !== null);
  return name && areSums ? codeOf(name.text) : null;
}

/** Whether a row has the labels of another box, or of the table, for these currencies. */
function namesBoth({ cells }: Row, codes: string[]): boolean {
  return codes.every((code) => cells.some(({ text }) => codeOf(text) === code));
}

/** Whether a row begins with a day, or a number and a day, so that the box is over and its table has begun. */
function isBooked({ cells }: Row): boolean {
  const [first, second, ...others] = cells;
  const isDay = (cell: Cell | undefined) => cell !== undefined && isWholeDate(cell.text);
  return others.length > 0 && (isDay(first) || isDay(second));
}

/** The currency that stands beside dollars over the figures of a box, if there is one: that of the country. */
export function localIn(rows: Row[]): string | null {
  for (const { cells } of rows) {
    const codes = cells.flatMap(({ text }) => codeOf(text) ?? []);
    const [local, ...others] = codes.filter((code) => code !== 'USD');
    if (codes.includes('USD') && local && others.length === 0) return local;
  }
  return null;
}

/** The currency that a label is about: 'Dólares', 'Colones (CRC)'. */
function codeOf(text: string): string | null {
  const [, name = text, code = ''] = /^([^()]+?) ?\(([^()]+)\)$/.exec(text) ?? [];
  return currencyNamed(code) ?? currencyNamed(name.replace(/ (?:balance|account|wallet)$/i, ''));
}

function isUnder({ x, right }: Cell, cell: Cell): boolean {
  return x < cell.right && cell.x < right;
}
