import { columnFor } from '../cells/cell-columns.ts';
import type { Header } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { isDayRole } from '../words/labels.ts';

/** Rows of what is not booked yet. */

/** Whether a row says in place of its day that it is not booked yet ('Prel.', 'Pending', 'HOLD'), or marks what is held back ('DEP.CHEQUE BLOQ.1D', '6.254,00*': Sicoob). */
export function isPendingRow({ cells }: Row, header: Header): boolean {
  const [day, ...others] = cells;
  if (/\d\*$/.test(cells.at(-1)?.text ?? '') && others.some(({ text }) => HELD_BACK.test(text)))
    return true;
  if (others.some(({ text }) => NONE_CHARGED.test(text))) return true;
  if (lacksBookingDay(cells, header)) return true;
  const date = header.columns.find(({ role }) => role === 'date');
  if (!day || !date || others.length === 0 || columnFor(header, day) !== date) return false;
  return PENDING.test(day.text);
}

/** Whether a dash stands for the day of booking beside that of the purchase, and for the balance (VeloBank). */
function lacksBookingDay(cells: Cell[], header: Header): boolean {
  const dashed = cells
    .filter(({ text }) => /^[-–—]$/.test(text))
    .map((cell) => columnFor(header, cell));
  const isBooking = dashed.some((column) => column?.isBooking && isDayRole(column.role));
  return isBooking && dashed.some((column) => column?.role === 'balance');
}

/** None of the instalments of a purchase has been charged yet ('00/03': the form of all Chilean cards). */
const NONE_CHARGED = /^00\/\d\d$/;
const HELD_BACK = /^(?:DEP|SALDO)\b.*\bBLOQ\b/i;

/** What was taken back ('Reversed') was booked before. */
const PENDING =
  /^(?:prel|prelimin[äa]r|pending|hold|vorgemerkt|ausstehend|en attente|pendiente|pendente|in sospeso)\.?$/iu;
