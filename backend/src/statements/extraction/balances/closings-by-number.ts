import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import type { Print } from './balances.ts';
import { amountUnder, cellNaming } from './summaries.ts';

/**
 * Gives each of several parts what a table of their numbers says it closes with, as a payment slip for two cards does
 * ('Card number', 'Total outstanding balance': DBS).
 */
export function takeClosingsByNumber(parts: Part[], rows: Row[], print: Print): void {
  if (parts.length < 2) return;
  const beside = parts.map((part) => closingBeside(part, rows, print));
  if (!beside.includes(null)) {
    for (const [at, part] of parts.entries()) part.closing = beside[at] ?? null;
    return;
  }
  for (const [index, row] of rows.entries()) {
    const head = cellNaming(row, 'closing');
    if (!head || head === row.cells[0]) continue;
    const below = rows.slice(index + 1, index + 1 + MOST_ROWS);
    const closings = parts.map((part) => closingOf(part, below, head, print));
    if (closings.includes(null)) continue;
    for (const [at, part] of parts.entries()) part.closing ??= closings[at] ?? null;
    return;
  }
}

function closingOf(
  { identity, accountHint }: Part,
  rows: Row[],
  head: Row['cells'][number],
  print: Print,
): PrintedAmount | null {
  const own = rows.find((row) => isOf({ identity, accountHint }, row));
  return (own && amountUnder(own, head, print)?.amount) ?? null;
}

/** What stands behind the name of the closing balance in a row that begins with the number of a part ('4119 …', 'TOTAL DUE', '557.48'). */
function closingBeside(part: Part, rows: Row[], { decimals }: Print): PrintedAmount | null {
  for (const row of rows) {
    const name = isOf(part, row) ? cellNaming(row, 'closing') : null;
    const figure = name && row.cells[row.cells.indexOf(name) + 1];
    const amount = figure && readAmount(figure.text, decimals);
    if (amount) return amount;
  }
  return null;
}

/** Whether a row begins with the number of a part. */
function isOf({ identity, accountHint }: Pick<Part, 'identity' | 'accountHint'>, row: Row) {
  const number = row.cells[0]?.text.replace(/[ -]/g, '') ?? '';
  return number !== '' && [identity.account, accountHint].includes(number);
}

const MOST_ROWS = 12;
