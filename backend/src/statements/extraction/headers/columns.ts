import { isPesos } from '../currencies/currency-products.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { currencyNamed } from '../words/currency-names.ts';
import { beginsLabel, columnRoleOf, isDayRole } from '../words/labels.ts';
import { flowOf } from '../words/sums-and-flows.ts';
import {
  BOX_PADDING,
  beforeBox,
  besideBox,
  besideFront,
  edgeOfBox,
  headsDues,
  inFrontOfBox,
  isTextAlone,
  namesText,
  repeatsAmounts,
  titleBehind,
} from './header-boxes.ts';
import {
  columnsIn,
  type Header,
  isLabelRow,
  isLabelText,
  isMoney,
  isTitle,
  MAX_HEADER_ROWS,
  MAX_LABELS,
  MAX_PITCH,
} from './header-labels.ts';
import { headerOf } from './labelled-columns.ts';
import {
  headerAroundTexts,
  headerBehindTexts,
  headerOverDays,
  headerUnderDays,
  headerWithoutAmounts,
} from './short-headers.ts';
import { isWithinLines, stack, tellsOrder } from './stacked-labels.ts';
import { withNamedDays } from './unnamed-days.ts';
import { unplacedHeaderAt } from './unplaced-headers.ts';

export { type Column, type Header, isMoney } from './header-labels.ts';

/**
 * The table header that begins at rows[index], or null: it names a date or a description and at least one column of money
 * besides a balance. Labels that wrap over two or three rows are read as one.
 */
export function headerAt(rows: Row[], index: number): Header | null {
  const first = rows[index];
  if (!first) return null;
  // Even a label that wraps has a neighbour that does not.
  const namesSides = (cell: Cell) => {
    const roles = columnsIn(cell).map(({ role }) => role);
    return roles.length === 2 && roles.includes('in') && roles.includes('out');
  };
  const isLabel = (cell: Cell) => isNamed(cell.text) || namesSides(cell);
  if (first.cells.length > 1 && !first.cells.some(isLabel)) return null;
  if (headsDues(rows, index)) return null;
  // The heading of a group over a header of two labels is none of them.
  if (first.cells.length === 1 && headerUnderDays(rows, index + 1)) return null;
  let best =
    (standsBesideText(rows, index) ? behindBox(rows, index) : null) ??
    stackedAt(rows, index) ??
    besideBox(rows, index) ??
    behindBox(rows, index) ??
    stackedAt(withNamedDays(rows, index), index);
  if (best) {
    best = beforeBox(withOtherSide(best, rows[index + best.rows]), rows, index);
    best = besideFront(best, rows, index);
    // A title over a header is none of its labels, but 'Data operacji' over 'Data księgowania' is one.
    const isOver = isTitle(first) && !best.columns.some((each) => each.isOverBooking);
    const below = isOver ? stackedAt(rows, index + 1) : null;
    const { merit, ...header } = best;
    // Nor is one title that makes a label of days whole ('Fecha' over 'de la' over 'operación': BBVA in Mexico).
    if (below && daysIn(header) > daysIn(below) && columnRoleOf(textOf(first)) === 'date')
      return header;
    return below && (below.merit >= merit || spansDays(first, below)) ? null : header;
  }
  const other =
    headerUnderDays(rows, index) ??
    headerUnderBalance(rows, index) ??
    headerOverDays(rows, index) ??
    headerAroundTexts(rows, index) ??
    headerBehindTexts(rows, index);
  if (other) return other;
  const simple = headerWithoutAmounts(rows, index);
  return unplacedHeaderAt(rows, index) ?? (simple && { ...simple, rows: 1 });
}

const daysIn = ({ columns }: Pick<Header, 'columns'>) =>
  columns.filter(({ role }) => isDayRole(role)).length;

/** Whether a row stands over the days of a table and the columns beside them, as its title does and no label ('Kreditkartenrechnung UBS Visa Gold'). */
function spansDays({ cells: [title] }: Row, { columns }: Header): boolean {
  const under = columns.filter(({ x, right }) => title && x < title.right && title.x < right);
  return under.length > 1 && under[0]?.role === 'date';
}

/** Whether a cell stands over the first days and the next label of a header which is one by itself, as its title does beside the upper line of another label ('Transactions in RAND (ZAR)', 'Accrued' over 'Bank Charges': FNB). */
function isTitleOver(cell: Cell, below: Row | undefined): boolean {
  const [days, other] =
    below?.cells.filter(({ x, right }) => cell.x < right && x < cell.right) ?? [];
  if (!below || !days || !other || cell.pieces.length > 1 || !isLabelRow(below)) return false;
  const isDay = (label: Cell) => isDayRole(columnRoleOf(label.text) ?? undefined);
  return days === below.cells[0] && isDay(days) && !isDay(other) && headerOf(below.cells) !== null;
}

/** Of several ways to read one to three rows of labels as one, the one that leaves none of them unexplained. */
function stackedAt(rows: Row[], index: number): (Header & { merit: number }) | null {
  const first = rows[index];
  if (!first || !isLabelRow(first)) return null;
  const labels = withAmount(first, rows[index - 1]);
  // The second line of a label stands below those of one line between its two.
  const second = rows[index + (isWithinLines(rows.slice(index, index + 3)) ? 2 : 1)];
  const title =
    first.cells[labels.length] ??
    titleBehind(labels, second && isLabelRow(second) ? second.cells : []);
  let stacked = labels.filter((cell) => cell !== title && !isTitleOver(cell, rows[index + 1]));
  let best: (Header & { merit: number }) | null = null;
  let areWoven = false;
  const edge = Math.max(...stacked.map(({ right }) => right));
  let until = title ? title.x - BOX_PADDING : undefined;
  // The title of a box beside the table may stand behind the lines below, too, and names a text as none behind amounts does.
  const last = stacked.length > 2 ? stacked.at(-1) : undefined;
  const endsInMoney = last !== undefined && columnsIn(last).some(({ role }) => isMoney(role));
  const isBox = (cell: Cell, beside: Cell[]) => {
    const isUnknown = columnsIn(cell).length === 0 || namesText(cell) || repeatsAmounts(best, cell);
    // It is the label of the texts where no other one is.
    const hasText = [...stacked, ...beside].some((each) => each !== cell && namesText(each));
    return endsInMoney && cell.x > edge && isUnknown && (hasText || !namesText(cell));
  };
  for (let count = 1; count <= MAX_HEADER_ROWS; count += 1) {
    // The title of a box may stand behind the lower labels only ('Payment Information': TD).
    const behind = count > 1 ? titleBehind(stacked, []) : null;
    if (behind) {
      stacked = stacked.filter((cell) => cell !== behind);
      until = behind.x - BOX_PADDING;
    }
    const header = headerOf(stacked);
    const isBetter = !best || areWoven || (header && header.merit >= best.merit);
    if (header && isBetter) best = { ...header, rows: count };
    const below = rows[index + count];
    const next = below && inFrontOfBox(below, stacked);
    if (below && next && next !== below)
      until = Math.min(until ?? Infinity, edgeOfBox(below, next));
    if (!next || next.page !== first.page || !isLabelRow(next) || isHeading(next, first)) break;
    // Labels on one line with the name of a group were parted from it.
    if (next.baseline === first.baseline) break;
    if (next.baseline - first.baseline > count * MAX_PITCH * first.fontSize) break;
    areWoven = isWithinLines(rows.slice(index + count - 1, index + count + 2));
    // Labels in three languages end at a text that goes on from the page before (Maybank).
    if (count > 2 && best && isTextAlone(next)) break;
    // What stands above a complete header and adds no column to it is not part of it.
    const box = next.cells.find((cell) => isBox(cell, next.cells));
    const labels = next.cells.filter(
      (cell) => !isBox(cell, next.cells) && !tellsOrder(cell, stacked),
    );
    const alone = headerOf(labels);
    const tellsApart =
      isOverSameNames(stacked, labels) ||
      stacked.some(goesOnBelow) ||
      areAround(stacked, labels, rows[index + count + 1]);
    stacked = stack(stacked, labels);
    if (box) until = Math.max(edge, box.x - BOX_PADDING);
    const merit = headerOf(stacked)?.merit ?? 0;
    // A complete header under another one says the same in a second language.
    const addsNone =
      alone && (merit < alone.merit || (!best && merit <= alone.merit && !tellsApart));
    if (addsNone && !areWoven) break;
  }
  // What names a column after all ('DETAILS OF' over 'TRANSACTIONS') is the title of no box.
  const isNamed = best?.columns.some(({ x }) => x >= (until ?? Infinity));
  return best && until !== undefined && !isNamed ? { ...best, until } : best;
}

/** The heading of the first group under a header stands alone at its left edge, over columns that go both ways. */
function isHeading({ cells: [cell, ...others] }: Row, { cells: [first] }: Row): boolean {
  if (!cell || others.length > 0 || !first || cell.x >= first.x + AT_LEFT) return false;
  // 'Tarikh' over 'Masuk' is the day of entry.
  const isLabel = columnRoleOf(`${first.text} ${cell.text}`) !== null;
  return !isLabel && flowOf(cell.text) !== null;
}

const AT_LEFT = 5;

/**
 * A currency alone names the amounts, where it ends no label of the row above; of several the bookings tell which one it is. What nobody
 * knows behind it is the title of a box, and left out.
 */
function withAmount({ cells }: Row, above: Row | undefined): Cell[] {
  const isNameless = !cells.some((cell) => columnsIn(cell).some(({ role }) => isMoney(role)));
  const isBelow = above !== undefined && above.cells.length > 2 && isLabelRow(above);
  const isCurrency = ({ text }: Cell) => isPesos(text) || currencyNamed(text) !== null;
  const last = cells.findLastIndex(isCurrency);
  const isAmount = last > 0 && isNameless && !isBelow && last >= cells.length - 2;
  const [title] = cells.slice(last + 1);
  if (!isAmount || (title && isNamed(title.text))) return cells;
  return cells
    .slice(0, last + 1)
    .map((cell) => (isCurrency(cell) ? { ...cell, text: 'Amount' } : cell));
}

/** 'Outgoing' over 'Incoming' at the head of one column: it holds amounts, and their signs tell which. */
function withOtherSide<Found extends Header>(header: Found, below: Row | undefined): Found {
  const sides = header.columns.filter(({ role }) => role === 'in' || role === 'out');
  const [side] = sides;
  if (!below || !side || sides.length > 1 || !isLabelRow(below)) return header;
  if (header.columns.some(({ role }) => role === 'amount')) return header;
  const other = side.role === 'in' ? 'out' : 'in';
  const [under, ...more] = below.cells.filter(({ x, right }) => x < side.right && side.x < right);
  const isUnder = under && more.length === 0 && columnRoleOf(under.text) === other;
  if (!isUnder || !below.cells.some((cell) => cell !== under && isNamed(cell.text))) return header;
  const columns = header.columns.map((column) =>
    column === side ? { ...column, role: 'amount' as const } : column,
  );
  return { ...header, columns, rows: header.rows + 1 };
}

/** 'POST' and 'TRAN' over 'DATE' and 'DATE', or 'Data' and 'Data' over 'operazione' and 'valuta': one line tells columns of one name apart. */
function isOverSameNames(upper: Cell[], lower: Cell[]): boolean {
  const below = upper.flatMap((cell) =>
    lower.filter((other) => other.x < cell.right && cell.x < other.right),
  );
  const isRepeated = [below, upper].some(
    (cells) => new Set(cells.map(({ text }) => text)).size < cells.length,
  );
  return below.length === upper.length && isRepeated;
}

/** Whether labels on two lines stand above and below those on one line between them, each over its own rest. */
function areAround(upper: Cell[], between: Cell[], lower: Row | undefined): boolean {
  if (!lower || !isLabelRow(lower)) return false;
  const isOver = (cell: Cell) => (other: Cell) => cell.x < other.right && other.x < cell.right;
  const isApart = upper.every((cell) => !between.some(isOver(cell)));
  return isApart && lower.cells.every((cell) => upper.some(isOver(cell)));
}

/** 'Withdrawal /' over 'Deposit', and 'Date of' over 'transaction', is one label, whatever the lower line says alone. */
function goesOnBelow({ text }: Cell): boolean {
  return /\/$| (?:of|in|de|du|der|des|di|da|do|van)$/i.test(text);
}

/** The header behind the texts of a box, or a code in the margin, that stand in front of its row. */
function behindBox(rows: Row[], index: number): (Header & { merit: number }) | null {
  const first = rows[index];
  const isBeside = standsBesideText(rows, index);
  const begin =
    first?.cells.findIndex(({ text }, at) => isLabelText(text) && !(isBeside && at === 0)) ?? -1;
  const lead = first?.cells[begin];
  if (!first || !lead || begin < 1 || begin > MOST_BESIDE) return null;
  const from = lead.x - BOX_PADDING;
  const behind = rows.slice(index, index + MAX_HEADER_ROWS).flatMap((row) => {
    const cells = row.cells.filter(({ x }) => x >= from);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  const header = stackedAt(behind, 0);
  return header && { ...header, from };
}

const MOST_BESIDE = 2;

/** Whether the first label of a row names nothing, nor begins a name, and stands among lines of a text in front of the table, right above and below it. */
function standsBesideText(rows: Row[], index: number): boolean {
  const [first, next] = rows[index]?.cells ?? [];
  if (!first || !next || isNamed(first.text) || columnsIn(next)[0]?.role !== 'date') return false;
  const isLine = (row: Row | undefined) =>
    row !== undefined &&
    row.page === rows[index]?.page &&
    row.cells.some(
      ({ x, right, text }) => Math.abs(x - first.x) < 1 && right < next.x && /\p{L}{3}/u.test(text),
    );
  return isLine(rows[index - 1]) && isLine(rows[index + 1]);
}

/** The labels that go on below the opening balance: 'Debits' and 'Credits' stand above it, what is in front of them below. */
function headerUnderBalance(rows: Row[], index: number): Header | null {
  const [upper, balance, lower] = [rows[index - 2], rows[index - 1], rows[index]];
  if (!upper || !balance || !lower || upper.page !== lower.page) return null;
  // Under a header of its own stands the heading of a group (DNB).
  if (!isLabelRow(upper) || !isLabelRow(lower)) return null;
  if (lower.cells.length === 1 && headerOf(upper.cells)) return null;
  if (balanceLine(textOf(balance)) !== 'opening') return null;
  const sides = upper.cells.filter((cell) => columnsIn(cell).some(({ role }) => isMoney(role)));
  const header = sides.length > 0 ? headerOf(stack(sides, lower.cells)) : null;
  return header && { columns: header.columns, placed: true, rows: 1 };
}

/** Whether a text is a label, or the first line of one. */
function isNamed(text: string): boolean {
  return columnRoleOf(text) !== null || (text.length < MAX_LABELS && beginsLabel(text));
}
