import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import type { Part } from '../tables/parts.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isEmptyMonth } from './empty-months.ts';

/** No longer line is read as a booking. */
const MOST_READ = 300;

/** A table between two different balances of which no booking was read, or lines of another account: what stands above them must not seem to be all. */
export function contradictUnread(parts: Part[], filled: Part[], rows: Row[]): void {
  contradictLostAccounts(filled, rows);
  contradictTurns(filled, rows);
  for (const [index, part] of parts.entries()) {
    const { opening, closing } = part;
    if (filled.includes(part) || !opening || !closing || isEmptyMonth(part)) continue;
    const before = parts.slice(0, index).findLast((each) => filled.includes(each)) ?? filled[0];
    if (before) before.isFollowed = true;
  }
}

/**
 * Keeps the last part of a file without columns from proving anything where another account opens behind it, with bookings of which none was read: what is left of
 * the file must not seem to be all.
 */
function contradictLostAccounts(filled: Part[], rows: Row[]): void {
  const last = filled.at(-1);
  if (!last || !isWithoutColumns(rows)) return;
  const booked = new Set(filled.flatMap(({ bookings }) => bookings.flatMap(({ cells }) => cells)));
  const isBooked = ({ cells }: Row) => cells.some((cell) => booked.has(cell));
  const behind = rows.slice(rows.findLastIndex(isBooked) + 1);
  const opensAt = behind.findIndex(
    (row) => balanceWordIn(textOf(row).slice(0, MOST_READ))?.kind === 'opening',
  );
  if (opensAt >= 0 && behind.slice(opensAt + 1).some((row) => bookingLine(row)))
    last.isFollowed = true;
}

/**
 * Keeps the only part of a file without columns from proving anything where a page brings forward another figure than the page before it carries: what stood between
 * them is lost, whatever signs the other amounts are given.
 */
function contradictTurns(filled: Part[], rows: Row[]): void {
  const [only, ...others] = filled;
  if (!only || others.length > 0 || !isWithoutColumns(rows)) return;
  const turns = rows.flatMap((row) => {
    const text = textOf(row).slice(0, MOST_READ);
    const kind = balanceWordIn(text)?.kind;
    const figure = FIGURE.exec(text)?.[0].replace(/\D/g, '');
    return figure && (kind === 'carried' || kind === 'brought')
      ? [{ kind, figure, page: row.page }]
      : [];
  });
  const isTorn = turns.some((turn, at) => {
    const next = turns[at + 1];
    const isTurn = turn.kind === 'carried' && next?.kind === 'brought';
    return isTurn && next.page === turn.page + 1 && next.figure !== turn.figure;
  });
  if (isTorn) only.isFollowed = true;
}

/** The figure that a line ends with, or the end of it where blanks part thousands: the number of a page may stand in front ('Übertrag auf Blatt 2 115,28 H'). */
const FIGURE = /\d[\d.,']*[.,]\d\d(?=\D*$)/;
