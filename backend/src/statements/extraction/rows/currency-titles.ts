import { looksLikeMoney } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { isMoney } from '../headers/header-labels.ts';
import { currencyNamed } from '../words/currency-names.ts';
import { columnRoleOf, isDayRole } from '../words/labels.ts';
import type { Cell, Row } from './rows.ts';

/** Figures of a column end so near to its label, in points. */
const SAME_EDGE = 3;
/** Labels stand so many font sizes below the title of their list at most, and its first booking so many rows. */
const PITCH = 3;
const ROWS_TO_BOOKING = 3;

/**
 * The rows, with the names of two currencies that stand behind the title of a list put among the labels below it; where it has none, its first booking
 * tells where its days and texts stand ('DETALLE DEL CONSUMO', 'PESOS', 'DÓLARES' over 'FECHA', 'REFERENCIA': Galicia).
 */
export function withTitledCurrencies(rows: Row[]): Row[] {
  const result: Row[] = [];
  let below: Cell[] = [];
  // Within a table that has labels of its own no other begins without any.
  let isLabelled = false;
  for (const [index, row] of rows.entries()) {
    isLabelled ||= hasLabels(row);
    const next = rows[index + 1];
    const named = below;
    below = [];
    const currencies = currenciesOf(row);
    if (!currencies) {
      result.push(named.length > 0 ? { ...row, cells: [...row.cells, ...named] } : row);
      continue;
    }
    const title = { ...row, cells: row.cells.slice(0, 1) };
    if (next && areLabels(next, row)) {
      result.push(title);
      below = currencies;
      continue;
    }
    const booking = rows
      .slice(index + 1, index + 1 + ROWS_TO_BOOKING)
      .find(({ cells }) => isBooked(cells, currencies));
    const labels = !isLabelled && booking?.page === row.page ? labelsOver(booking, row) : null;
    result.push(...(labels ? [title, { ...row, cells: [...labels, ...currencies] }] : [row]));
  }
  return result;
}

/** Whether a row holds labels of days and of money. */
function hasLabels({ cells }: Row): boolean {
  const roles = cells.flatMap(({ text }) => columnRoleOf(text) ?? []);
  return roles.some((role) => isDayRole(role)) && roles.some((role) => isMoney(role));
}

/** The names of two currencies behind a title, and nothing else; or null. */
function currenciesOf({ cells: [title, ...others] }: Row): Cell[] | null {
  const [one, other] = others.map(({ text }) => (isPesos(text) ? 'PESOS' : currencyNamed(text)));
  const isTitle = title !== undefined && /^\p{Lu}[\p{L} ,]{5,}$/u.test(title.text);
  return isTitle && others.length === 2 && one && other && one !== other ? others : null;
}

const isPesos = (text: string) => /^pesos$/i.test(text);

/** Whether a row right below a title holds labels of days and others, and none of money. */
function areLabels({ page, baseline, cells }: Row, title: Row): boolean {
  const roles = cells.map(({ text }) => columnRoleOf(text));
  const isNear = page === title.page && baseline - title.baseline < PITCH * title.fontSize;
  const hasMoney = roles.some((role) => role === 'amount' || role === 'in' || role === 'out');
  return (
    isNear && !hasMoney && cells.length > 1 && roles.some((role) => isDayRole(role ?? undefined))
  );
}

/** Whether a row begins with a day and a text and ends in a figure below one of two currencies. */
function isBooked(cells: Cell[], currencies: Cell[]): boolean {
  const [day, text, figure] = [cells[0], cells[1], cells.at(-1)];
  return (
    cells.length > 2 &&
    isWholeDate(day?.text ?? '') &&
    /\p{L}{3}/u.test(text?.text ?? '') &&
    looksLikeMoney(figure?.text ?? '') &&
    currencies.some(({ right }) => Math.abs(right - (figure?.right ?? 0)) < SAME_EDGE)
  );
}

/** Labels where the days and texts of a booking stand. */
function labelsOver({ cells: [day, text] }: Row, { cells: [title] }: Row): Cell[] | null {
  if (!day || !text || !title) return null;
  const label = (name: string, { x }: Cell): Cell => {
    const right = x + 1;
    return { ...title, text: name, x, right, width: 1, pieces: [{ text: name, x, right }] };
  };
  return [label('Fecha', day), label('Detalle', text)];
}
