import type { PrintedAmount } from '../figures/amounts.ts';
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
  const own = rows.find(({ cells: [first] }) => {
    const number = first?.text.replace(/[ -]/g, '') ?? '';
    return number !== '' && [identity.account, accountHint].includes(number);
  });
  return (own && amountUnder(own, head, print)?.amount) ?? null;
}

const MOST_ROWS = 12;
