import { LINE_PITCH } from '../bookings/continuation.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isDayRole } from '../words/labels.ts';
import { type Header, isLabelRow, isMoney } from './header-labels.ts';

/** Labels right under others that say the same in a second language, some in words that nobody knows, are part of the header above them. */
export function withTranslations(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const result = [...headers];
  for (const [index, upper] of headers.entries()) {
    const at = index + (upper?.rows ?? 1);
    const [row, below, lower] = [rows[index], rows[at], headers[at]];
    if (!row || !below || !upper?.placed || below.page !== row.page) continue;
    const isUnder = below.baseline - row.baseline < upper.rows * LINE_PITCH * row.fontSize;
    const labels = [...upper.columns, ...row.cells];
    const isSame = below.cells.every((cell) =>
      labels.some(({ x, right }) => x < cell.right && cell.x < right),
    );
    if (!lower && isUnder && isSame && isInOtherScript(row, below))
      result[index] = { ...upper, rows: upper.rows + 1 };
    if (!lower?.placed) continue;
    const hasNoMoney = !lower.columns.some(({ role }) => isMoney(role));
    const isPoorer =
      lower.columns.length < upper.columns.length ||
      hasNoMoney ||
      hasNoDays(lower, upper) ||
      hasLaterDate(lower, upper);
    if (!isUnder || !isSame || !isPoorer) continue;
    result[index] = { ...upper, rows: upper.rows + lower.rows };
    result[at] = null;
  }
  return result;
}

/** Whether nearly as many labels as stand in a row stand in the one below it without a letter of the first one's script. */
function isInOtherScript(row: Row, below: Row): boolean {
  const isLatin = (each: Row) => /\p{Script=Latin}{2}/u.test(textOf(each));
  const isLabelled = below.cells.length >= LEAST_LABELS && isLabelRow(below);
  return isLabelled && isLatin(row) && !isLatin(below);
}

const LEAST_LABELS = 4;

/** Whether a header names no days, and the one above it does ('Ngày giao dịch/ TNX Date' over 'Số CT/ Doc No': Vietcombank). */
function hasNoDays(lower: Header, upper: Header): boolean {
  const namesDays = ({ columns }: Header) => columns.some(({ role }) => isDayRole(role));
  return !namesDays(lower) && namesDays(upper);
}

/** Whether a header names the same columns of money as another, and as its date one that stands behind that one's ('Fecha' over 'operación', 'Valor' over 'Value date'). */
function hasLaterDate(lower: Header, upper: Header): boolean {
  const moneyIn = ({ columns }: Header) =>
    columns.flatMap(({ role }) => (isMoney(role) ? [role] : [])).join();
  const dateIn = ({ columns }: Header) => columns.find(({ role }) => role === 'date');
  const [own, first] = [dateIn(lower), dateIn(upper)];
  return (
    own !== undefined &&
    first !== undefined &&
    own.x > first.right &&
    moneyIn(lower) === moneyIn(upper)
  );
}
