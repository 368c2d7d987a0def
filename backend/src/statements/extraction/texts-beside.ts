import type { Header } from './columns.ts';
import { isMoney } from './header-labels.ts';
import type { Cell, Row } from './rows.ts';

/** A text beside the table begins so far behind its last amounts at least. */
const APART = 8;
/** So many lines that stand there alone are a text of their own. */
const LEAST = 2;
const SAME_LEFT = 3;

/** The header with the place where a text without a label of its own begins behind the last amounts, on lines of its own too. */
export function withTextBeside(header: Header, rows: Row[]): Header {
  const last = header.columns.toSorted((one, other) => one.x - other.x).at(-1);
  const isKnown = header.until !== undefined || !last || !isMoney(last.role);
  // Without a label of their own the texts of the bookings may stand there.
  const hasText = header.columns.some(({ role }) => role === 'description');
  if (!header.placed || isKnown || !hasText) return header;
  const edge = Math.max(last.right, last.valueRight ?? 0) + APART;
  const alone = rows.filter(({ cells }) => cells.length > 0 && cells.every(({ x }) => x > edge));
  const [first] = alone.flatMap(({ cells }) => cells);
  const isOfText = ({ x, text }: Cell) =>
    first !== undefined && Math.abs(x - first.x) < SAME_LEFT && /\p{L}{3}/u.test(text);
  const lines = alone.filter(({ cells: [cell] }) => cell !== undefined && isOfText(cell));
  return first && lines.length >= LEAST ? { ...header, until: first.x - APART / 2 } : header;
}
