import type { CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';
import { UnreadableCsv } from './types.ts';

/** What was used, on a card or of what a wallet holds (Rakuten; Suica). */
const USED = /^こ?利用(?:金額|額)$/;
const MINUS = /^[-−△▲(]/;
/** What came in: loaded or given back. */
const CAME_IN = /チャージ|入金|返金/;
/** How, and how much of it, is paid for with a card. */
const OF_CARD = /支払(?:総額|方法|区分|金額)|請求/;

/**
 * The header of a list that names what was used. On a card that is what was spent, and a minus gives some of it back; a wallet
 * counts what was loaded in the same column, which its signs or balances tell. Throws an UnreadableCsv where neither does.
 */
export function withSpent(header: CsvHeader, rows: readonly CsvRecord[]): CsvHeader {
  const used = header.columns.find(({ role, words }) => role === 'out' && USED.test(words));
  if (!used) return header;
  const moved = rows.filter(({ cells }) => /\d/.test(cells[used.index] ?? ''));
  const bearsSign = (sign: RegExp) => (row: CsvRecord) => sign.test(row.cells[used.index] ?? '');
  const minuses = moved.filter(bearsSign(MINUS));
  const bare = moved.filter((row) => !minuses.includes(row));
  const isBalanced = header.columns.some(({ role }) => role === 'balance');
  if (isBalanced || bare.length === 0 || bare.some(bearsSign(/^[+＋]/))) {
    const columns = header.columns.map((column) =>
      column === used ? { ...column, role: 'amount' as const } : column,
    );
    return { ...header, columns };
  }
  const isIn = bare.some(({ cells }) => cells.some((cell) => CAME_IN.test(cell)));
  if (isIn || (minuses.length > 0 && !header.words.some((word) => OF_CARD.test(word))))
    throw new UnreadableCsv('noDirection', 'what was used beside what was loaded');
  return header;
}
