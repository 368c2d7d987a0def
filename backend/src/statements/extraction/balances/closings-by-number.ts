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
  const numbers = new Set(
    parts.map(({ identity, accountHint }) => identity.account ?? accountHint),
  );
  // One number of two parts tells neither of them.
  if (parts.length < 2 || numbers.size < parts.length) return;
  const beside = parts.map((part) => closingBeside(part, rows, print));
  if (!beside.includes(null)) {
    // A slip below the last table may have been taken for a row of it.
    for (const [at, part] of parts.entries()) part.closing = beside[at] ?? null;
    return;
  }
  for (const [index, row] of rows.entries()) {
    const head = cellNaming(row, 'closing');
    if (!head || head === row.cells[0]) continue;
    const below = rows.slice(index + 1, index + 1 + MOST_ROWS);
    // Labels right above the numbers go before the name of another figure farther up (CIMB: 'Jumlah Baki Semasa').
    const first = below.findIndex((each) => parts.some((part) => isOf(part, each)));
    if (below.slice(0, Math.max(first, 0)).some((each) => cellNaming(each, 'closing'))) continue;
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

/** The only figure that stands behind the name of the closing balance in rows that begin with the number of a part ('4119 …', 'TOTAL DUE', '557.48'), without a mark behind it; or null. */
function closingBeside(part: Part, rows: Row[], { decimals }: Print): PrintedAmount | null {
  const found = rows.flatMap((row) => {
    const name = isOf(part, row) ? cellNaming(row, 'closing') : null;
    const [figure, mark] = name ? row.cells.slice(row.cells.indexOf(name) + 1) : [];
    const amount = figure && !MARK.test(mark?.text ?? '') && readAmount(figure.text, decimals);
    return name ? [amount || null] : [];
  });
  const [first = null] = found;
  return found.every((each) => each?.minor === first?.minor) ? first : null;
}

const MARK = /^(?:CR|DR|[+-])$/i;

/** Whether a row begins with the number of a part. */
function isOf({ identity, accountHint }: Pick<Part, 'identity' | 'accountHint'>, row: Row) {
  const number = row.cells[0]?.text.replace(/[ -]/g, '') ?? '';
  return number !== '' && [identity.account, accountHint].includes(number);
}

const MOST_ROWS = 12;
