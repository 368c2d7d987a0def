import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { namesReceipts, saysCard, saysDue } from '../words/titles.ts';

/** Whether a statement is a card's by what is due and by when, or by labels that name receipts. */
export function isOfCard(rows: Row[]): boolean {
  return rows.some((row) => saysDue(textOf(row)) || namesReceipts(row));
}

/**
 * Whether the lines of a statement bear the days of the purchases: those of a card do, which what stands above the first table may be all
 * that speaks of, where no table has a column of balances.
 */
export function bearsPurchaseDays(rows: Row[], headers: (Header | null)[]): boolean {
  if (isOfCard(rows)) return true;
  const hasBalances = headers.some((header) =>
    header?.columns.some(({ role }) => role === 'balance'),
  );
  const head = rows.slice(0, Math.max(0, headers.findIndex(Boolean)));
  return !hasBalances && head.some((row) => saysCard(textOf(row)));
}
