import type { Cell } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';
import { isDayRole } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { type Column, columnsIn, type Header, isMoney, isTable, ranked } from './header-labels.ts';

/**
 * The columns that labels on one line name, or null where they head no table. merit counts the labels that are explained as they stand;
 * one that falls into several counts less, an unknown one against it.
 */
export function headerOf(cells: Cell[]): (Omit<Header, 'rows'> & { merit: number }) | null {
  // 'Amount, Amount, Amount' is the second line of other labels.
  if (cells.length < 2 || new Set(cells.map(({ text }) => text)).size === 1) return null;
  const columns: Column[] = [];
  let unknown = 0;
  let merit = 0;
  const printed = cells.map(columnsIn);
  const roles = printed.map((named, index) => underGroup(named, printed[index + 1] ?? []));
  const known = roles.flat().map(({ role }) => role);
  const hasText = known.includes('description') || !known.includes('date');
  for (const [index, named] of roles.entries()) {
    const cell = cells[index];
    columns.push(...named);
    if (named.length === 1 || areDays(named)) merit += 1;
    else if (areSides(named)) merit += 2;
    if (named.length > 0 || !cell) continue;
    // Behind an amount and its charge, what is left of both ('Betrag', 'Gebühr', 'Gesamt*').
    if (TOTAL.test(cell.text) && CHARGE.test(cells[index - 1]?.text ?? '')) {
      columns.push({ role: 'amount', x: cell.x, right: cell.right });
      merit += 1;
      continue;
    }
    // 'Amount' and '(HKD)' set apart are one label.
    const before = columns.at(-1);
    const isOfAmount = before !== undefined && isMoney(before.role) && plainWords(cell.text) === '';
    if (isOfAmount && cell.x - before.right < CURRENCY_BEHIND * cell.fontSize) {
      before.right = cell.right;
      continue;
    }
    // Behind amounts abroad the account's own stand under nothing but its currency ('Moneta', 'Importo', 'CHF': Cornèrcard).
    const isLast = index === cells.length - 1 && columns.some(({ role }) => role === 'amount');
    if (isLast && CODES.has(cell.text)) {
      columns.push({ role: 'amount', x: cell.x, right: cell.right });
      merit += 1;
      continue;
    }
    // A label nobody knows is that of the description, if there is none and it stands between others.
    const isText = !hasText && unknown === 0 && cell.text.length < MAX_UNKNOWN;
    if (isText) columns.push({ role: 'description', x: cell.x, right: cell.right });
    unknown += 1;
  }
  const table = ranked(columns);
  // Only where every label stands for itself do its neighbours tell what it means.
  const isPlain = roles.every((named) => named.length === 1);
  if (columns.length < 3 || !isTable(isPlain ? table : columns) || columns.length <= unknown)
    return null;
  const isDated = columns.some(({ role }) => isDayRole(role));
  merit += (isDated ? DATED_MERIT : 0) - UNKNOWN_MERIT * unknown;
  return { columns: table, placed: true, merit };
}

const TOTAL = /^(?:gesamt|totale?|totaal|summe)\*?$/iu;
const CHARGE = /^(?:geb[üu]hr(?:en)?|entgelte?|fees?|frais|commission[ei]?|comisi[óo]n|kosten)$/iu;

/**
 * 'Amount in the currency of the account' over 'In', 'Out' and 'Fee' is no column but the name of those, as it is over 'In' beside 'Out',
 * and 'Payments' under 'Detail' none but the name of the group below.
 */
function underGroup(named: Column[], next: Column[]): Column[] {
  const [first, ...below] = named;
  const isOverSides = areSides(below) || (below.length === 1 && areSides([...below, ...next]));
  if (first?.role === 'amount' && isOverSides) return below;
  const isUnder = ({ role, x }: Column) => isMoney(role) && first !== undefined && x < first.right;
  return first?.role === 'description' ? named.filter((column) => !isUnder(column)) : named;
}

function areSides(named: Column[]): boolean {
  const roles = named.map(({ role }) => role);
  return named.length > 1 && roles.includes('in') && roles.includes('out');
}

/** Two kinds of days whose labels stand over each other are as plain as one. */
function areDays([one, other, ...more]: Column[]): boolean {
  return one?.role === 'date' && other?.role === 'otherDate' && more.length === 0;
}

/** The currency of a label stands so many font sizes behind it at most. */
const CURRENCY_BEHIND = 3;
const MAX_UNKNOWN = 40;
const DATED_MERIT = 3;
const UNKNOWN_MERIT = 1.5;
