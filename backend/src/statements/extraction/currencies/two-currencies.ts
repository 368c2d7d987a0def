import { decimalsOf } from '@saldo/contracts';
import { columnFor } from '../cells/cell-columns.ts';
import { readAmount } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import { isLabelRow, isSide, withRoles } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { CODES, currencyNamed } from '../words/currency-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { codesOfRows } from './coded-rows.ts';
import { pesoIn } from './currencies.ts';
import { localIn, withoutOtherSums } from './currency-boxes.ts';
import { isPesos } from './currency-products.ts';

/** What stands for the currency of a column of pesos, where nothing tells those of which country. */
export const ANY_PESOS = 'PESOS';

/** The rows and headers of what one table says in one of its currencies, or ANY_PESOS, and whether anything was booked in that. */
export type OfCurrency = {
  code: string;
  rows: Row[];
  headers: (Header | null)[];
  isBooked: boolean;
};

/**
 * A table with a column of amounts for each of two currencies ('Soles', 'Dólares'), of which every booking fills one, read once for
 * each; null for any other table. Where bookings fill both, one of them is what was paid abroad, unless all of those are taxes beside
 * others that fill either column alone (HSBC in Argentina). Nothing may have been booked in one.
 */
export function inEachCurrency(rows: Row[], headers: (Header | null)[]): OfCurrency[] | null {
  const names = { peso: pesoIn(rows), local: localIn(rows) };
  const codes = headers.flatMap((header, index) => {
    if (!header) return [];
    const coded = codesOf(rows.slice(index, index + header.rows), header, names);
    return coded.length > 0 ? coded : groupedOf(rows[index - 1], header, names);
  });
  const [one, other] = new Set(codes.map(({ code }) => code));
  if (one === undefined || other === undefined) return inEachCode(rows, headers);
  const over = headersAbove(rows, headers);
  const filled = rows.map((row, index) => filledIn(row, over[index] ?? null, codes));
  const booked = filled.filter((each) => each.length > 0);
  const alone = new Set(booked.flatMap((each) => (each.length === 1 ? each : [])));
  const inBoth = rows.filter((_, index) => (filled[index]?.length ?? 0) > 1);
  const areTaxes = alone.size === 2 && inBoth.every((row) => TAX.test(textOf(row)));
  const isApart = inBoth.length === 0 || areTaxes;
  const isFilled = [one, other].every((code) => booked.some((each) => each.includes(code)));
  // In a table without such columns nothing tells what would be in the one that is never filled.
  const areAll = headers.every((each) => !each || codes.some(({ header }) => header === each));
  if (!isApart || booked.length === 0 || !(isFilled || areAll)) return null;
  return [one, other].map((code) => {
    const own = withoutOtherSums(rows, code, [one, other]);
    return ofCurrency(code, { rows: own, headers, over, codes, filled });
  });
}

const isMoneyCell = ({ text }: Cell) => readAmount(text, USUAL_DECIMALS) !== null;
const TAX = /\b(?:impuesto|iva|sellos|percepci[oó]n|tax|imposto)\b/iu;

/** So is a table whose bookings name one of two currencies each, beside a box of what is owed in both (BAC in Costa Rica). */
function inEachCode(rows: Row[], headers: (Header | null)[]): OfCurrency[] | null {
  const filled = codesOfRows(rows, headers);
  const codes = [...new Set(filled?.flat())].filter((code) => code !== '');
  return (
    filled &&
    codes.map((code) => {
      const own = withoutOtherSums(rows, code, codes);
      return ofCurrency(code, { rows: own, headers, over: headers, codes: [], filled });
    })
  );
}

type Coded = { header: Header; column: Column; code: string };
/** The pesos of the country whose law binds the bank, and its own currency; null where nothing tells. */
type Names = { peso: string | null; local: string | null };

/** The columns of amounts that are called by nothing but a currency. */
function codesOf(labels: Row[], header: Header, names: Names): Coded[] {
  const cells = labels.flatMap((row) => row.cells);
  const coded = header.columns.flatMap((column) => {
    // A label may wrap: 'Monto en' over 'Soles'.
    const lines = cells.filter(({ x, right }) => x >= column.x && right <= column.right);
    const label = lines.map(({ text }) => text).join(' ');
    const code = codeOf(label.replace(OF_AMOUNT, ''), names) ?? codeBehindMoney(label, names);
    return code ? [{ header, column, code }] : [];
  });
  const codes = new Set(coded.map(({ code }) => code));
  return coded.length === 2 && codes.size === 2 ? coded : [];
}

/** The columns of both sides under each of two currencies ('QUETZALES', 'DÓLARES' over 'CARGOS', 'ABONOS' each: Banco Industrial). */
function groupedOf(above: Row | undefined, header: Header, names: Names): Coded[] {
  const [left, right, ...more] = above?.cells ?? [];
  const [one, other] = [left, right].map((cell) => cell && codeOf(cell.text, names));
  if (!left || !right || !one || !other || one === other || more.length > 0) return [];
  const sides = header.columns.filter(({ role }) => isSide(role));
  const middle = (left.right + right.x) / 2;
  const coded = sides.map((column) => ({ header, column, code: column.x < middle ? one : other }));
  const under = coded.filter(({ code }) => code === one).length;
  return coded.length === 2 * under ? coded : [];
}

/** The currency behind what names money: 'Cargos/Abonos' over 'Soles' (BCP); or null. */
function codeBehindMoney(label: string, names: Names): string | null {
  const [, money = '', name = ''] = /^(.+) (\S+)$/.exec(label) ?? [];
  const role = columnRoleOf(money);
  return role !== null && isMoney(role) ? codeOf(name, names) : null;
}

function codeOf(name: string, { peso, local }: Names): string | null {
  return isPesos(name) ? (peso ?? ANY_PESOS) : isLocal(name) ? local : namedOnce(name);
}

/** The currency that a label names, once or with its sign below ('Soles', 'S/', in brackets or not: BCP); or null. */
function namedOnce(label: string): string | null {
  const words = label.replace(/[()]/g, '').split(' ');
  const codes = new Set(words.map((word) => currencyNamed(word)));
  const [code = null] = codes;
  return currencyNamed(label) ?? (codes.size === 1 ? code : null);
}

/** 'Monto dólares', 'Importe en pesos' */
const OF_AMOUNT = /^(?:monto|importe|valor)s? (?:en )?/i;
const isLocal = (name: string) => /^(?:moneda )?local$/i.test(name);

/** For each row the header that it stands under; null below the labels of another table, which no header was made of ('PLAN DE CUOTAS': BCP). */
function headersAbove(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  let over: Header | null = null;
  let end = 0;
  return rows.map((row, index) => {
    const header = headers[index];
    if (header) [over, end] = [header, index + header.rows];
    const above = over;
    if (index >= end && namesDays(row)) over = null;
    return above;
  });
}

/** Whether a row is one of many labels, among them that of days, or of more than any booking has texts ('Plan de cuotas vigentes': Scotiabank in Peru). */
function namesDays(row: Row): boolean {
  const isDays = ({ text }: Cell) => columnRoleOf(text) === 'date';
  const areMany = row.cells.length >= MANY_LABELS || row.cells.some(isDays);
  return row.cells.length >= LEAST_LABELS && isLabelRow(row) && areMany;
}

const LEAST_LABELS = 4;
const MANY_LABELS = 6;

/** The currencies in whose columns a dated row has amounts. */
function filledIn(row: Row, header: Header | null, codes: Coded[]): string[] {
  return row.cells.slice(0, MOST_DATES).some(isDate) ? amountsIn(row, header, codes) : [];
}

/** The currencies in whose columns a row has amounts. */
function amountsIn(row: Row, header: Header | null, codes: Coded[]): string[] {
  if (!header) return [];
  return codes
    .filter((each) => each.header === header)
    .filter(({ column, code }) =>
      row.cells.some(
        (cell, at) =>
          columnFor(header, cell) === column &&
          isAmountIn(code, cell.text) &&
          // Behind a code in a cell of its own, and in front of its amount, stands what was paid abroad.
          !(CODES.has(row.cells[at - 1]?.text ?? '') && row.cells.slice(at + 1).some(isMoneyCell)),
      ),
    )
    .map(({ code }) => code);
}

function isAmountIn(code: string, text: string): boolean {
  // In the column of the other currency stands nothing, or a nought.
  return [decimalsOf(code), USUAL_DECIMALS].some((decimals) => readAmount(text, decimals)?.minor);
}

/** What has these decimals fills a column, too, if its currency has none: it must not go unseen there. */
const USUAL_DECIMALS = 2;

function isDate({ text }: Cell): boolean {
  return columnDate(text, 'DM') !== null || columnDate(text, 'MD') !== null;
}

/** A row begins with at most so many dates. */
const MOST_DATES = 2;

type Whole = {
  rows: Row[];
  headers: (Header | null)[];
  /** For each row the header above it. */
  over: (Header | null)[];
  codes: Coded[];
  filled: string[][];
};

/** Without the bookings in the other currency, and the lines below them. */
function ofCurrency(code: string, { rows, headers, over, codes, filled }: Whole): OfCurrency {
  let isOther = false;
  const own = rows.flatMap((row, index) => {
    const booked = filled[index] ?? [];
    const isBooked = booked.length > 0;
    // What stands right above labels is the title of their table.
    const isText = !isBooked && row.cells.length === 1 && !headers[index] && !headers[index + 1];
    if (!isText) isOther = isBooked && !booked.includes(code);
    // What is owed in each currency may stand on a row of its own, in that one's column.
    const sums = isText || isBooked ? [] : amountsIn(row, over[index] ?? null, codes);
    const isOtherSum = sums.length > 0 && !sums.includes(code) && namesBalance(row);
    const isSum = !isBooked && !headers[index];
    const other = codes.filter((each) => each.header === over[index] && each.code !== code);
    const bare = isSum ? withoutAmountsIn(other, row) : row;
    return isOther || isOtherSum || row.cells.length === 0
      ? []
      : [{ row: bare, header: withAmountsIn(code, headers[index] ?? null, codes) }];
  });
  return {
    code,
    rows: own.map(({ row }) => row),
    headers: own.map(({ header }) => header),
    isBooked: filled.some((each) => each.includes(code)),
  };
}

/** A row of sums in both currencies without that in the other one ('Total compras del período', '368,767.30', '132.81': BAC). */
function withoutAmountsIn(others: Coded[], row: Row): Row {
  const isOther = (cell: Cell) =>
    readAmount(cell.text, USUAL_DECIMALS) !== null &&
    others.some(({ header, column }) => columnFor(header, cell) === column);
  return others.length === 0 ? row : { ...row, cells: row.cells.filter((cell) => !isOther(cell)) };
}

function namesBalance({ cells }: Row): boolean {
  return cells.some(({ text }) => balanceLine(text) !== null);
}

function withAmountsIn(code: string, header: Header | null, codes: Coded[]): Header | null {
  const own = codes.filter((each) => each.header === header);
  if (!header || own.length === 0) return header;
  const roles = own.map(({ column, ...each }) => {
    const role = isSide(column.role) ? column.role : 'amount';
    return [column, each.code === code ? role : 'ignored'] as const;
  });
  return withRoles(header, new Map(roles));
}
