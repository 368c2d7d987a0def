import { isRange } from '../bookings/booking-rows.ts';
import { isFigure } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';

/** What a row calls money set apart, above its kind, over the label of its name or by its title; or null. */
export function potIn(rows: Row[], index: number): string | null {
  const row = rows[index];
  if (!row) return null;
  const isKindBelow = rows.slice(index + 1, index + 1 + ROWS_TO_KIND).some(tellsKindOfPot);
  return (
    (row.cells.some(({ text }) => POT_NAME.test(text)) ? namedPot(row) : null) ??
    potAbove(rows, index) ??
    potOverLabel(rows, index) ??
    (isKindBelow ? null : namedPot(row))
  );
}

/** What money set apart is called, which has a name and no number: 'Pot name: Holiday'; or null. */
export function namedPot({ cells }: Row): string | null {
  const [, ...names] = cells.map(({ text }) => NAMED_POT.exec(text)).find(Boolean) ?? [];
  return names.find(Boolean) ?? null;
}

/** Whether a row names a pot beside a figure of its box ('Pot name: Holidays', '£460.00': Monzo). */
export const isBesideFigure = (row: Row | undefined, name: string) =>
  row?.cells.some(isFigure) && namedPot(row) === name;

const NAMED_POT =
  /^(?:(?:(?:pot|space|vault|pocket|wallet) (?:name:?|statement:)|(?:space|espace|pocket) ?:) (\p{L}.{1,39})|(pot) statement)$/iu;

/** The name behind its label is sure, whatever the lines below tell ('Pot name: Lisbon & beyond'). */
const POT_NAME = /^pot name: ?\p{L}/iu;

/** What a pot is called, beside its period or alone, above the line that tells its kind ('Bills', 'Type: Regular Pot'), a figure between them or none; or null. */
export function potAbove(rows: Row[], index: number): string | null {
  const [name, ...others] = rows[index]?.cells ?? [];
  const below = rows.slice(index + 1, index + 3).find(({ cells }) => !cells.every(isFigure));
  if (!name || isFigure(name) || name.text.length >= LONGEST_NAME) return null;
  return others.every(({ text }) => isRange(text)) && below && tellsKindOfPot(below)
    ? name.text
    : null;
}

/** What the pot of a title is called some lines below, over the label of its name ('Pot statement', 'Holiday Pot', 'Pot name': Monzo), or null. */
function potOverLabel(rows: Row[], index: number): string | null {
  const row = rows[index];
  if (!row || namedPot(row) === null) return null;
  const below = rows.slice(index + 1, index + 1 + ROWS_TO_NAME);
  const at = below.findIndex(({ cells: [first] }) => /^pot name$/i.test(first?.text ?? ''));
  const label = below[at]?.cells[0];
  // A figure of the box beside them may stand on a line between.
  const names = below.slice(Math.max(0, at - 2), Math.max(0, at)).flatMap(({ cells }) => cells);
  return names.findLast(({ x }) => label && Math.abs(x - label.x) < SAME_LEFT)?.text ?? null;
}

const ROWS_TO_NAME = 6;

function tellsKindOfPot({ cells: [first] }: Row): boolean {
  return first !== undefined && KIND_OF_POT.test(first.text);
}

const KIND_OF_POT = /^(?:Type: \p{L}+ Pot\b|(?:Regular|Savings) Pot(?: with \p{L}+)?$)/u;

/** The name of a pot and the period may stand between its title and its kind. */
const ROWS_TO_KIND = 4;
const LONGEST_NAME = 40;
const SAME_LEFT = 3;
