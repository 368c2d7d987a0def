import { type Cell, type Piece, partOf, type Row, wordsOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';

/** 'TRANSACTION POSTING' over 'DATE' and 'DATE': two labels set so close that they look like one, each above its own. */
function partedOver(cell: Cell, lower: Cell[]): Cell[] {
  const below = lower.filter((other) => other.x < cell.right && cell.x < other.right);
  const [first, ...others] = below;
  // Drawn as many pieces as labels stand below, each is over its own.
  const isOver = ({ x, right }: Piece, index: number) => {
    const other = below[index];
    return other !== undefined && x < other.right && other.x < right;
  };
  if (below.length > 1 && cell.pieces.length === below.length && cell.pieces.every(isOver))
    return cell.pieces.map((piece) => partOf(cell, [piece]));
  if (!first || others.length === 0 || others.some(({ text }) => text !== first.text))
    return [cell];
  const groups = below.map((): Piece[] => []);
  for (const word of wordsOf(cell)) {
    const distances = below.map(({ x }) => Math.abs(x - word.x));
    groups[distances.indexOf(Math.min(...distances))]?.push(word);
  }
  return groups.some(({ length }) => length === 0)
    ? [cell]
    : groups.map((words) => partOf(cell, words));
}

/** Whether a label names what moved and stands in the middle over both ways of it ('MOVIMENTI' over 'DARE' and 'AVERE': Monte dei Paschi). */
function isOverSides({ text, x, right }: Cell, lower: Cell[]): boolean {
  const roles = lower.map((cell) => columnRoleOf(cell.text));
  const isOver = (one: Cell, index: number) => {
    const [next, role] = [lower[index + 1], roles[index]];
    const areSides = [role, roles[index + 1]].sort().join() === 'in,out';
    return next && areSides && Math.abs(x + right - one.x - next.right) < 2 * SAME_MIDDLE;
  };
  return columnRoleOf(text) === 'amount' && lower.some(isOver);
}

const SAME_MIDDLE = 6;

/**
 * Whether a label heads several others of what it is about: of what is due now ('이번 달 결제하실 금액' over '원금' and '수수료'), or of what is left
 * out, as these are then ('결제 후 잔액' over '회차' and '원금': Lotte).
 */
function headsParts(cell: Cell, lower: Cell[]): boolean {
  const below = lower.filter(({ x, right }) => x < cell.right && cell.x < right);
  const isTold = isIgnored(cell) || balanceWordIn(cell.text)?.kind === 'closing';
  return below.length > 1 && isTold;
}

const isIgnored = ({ text }: Cell) => columnRoleOf(text) === 'ignored';

/** A label below one that is left out, which says no more than that. */
function withHead(cell: Cell, heads: Cell[]): Cell {
  const { x, right } = cell;
  const head = heads.find((each) => isIgnored(each) && each.x < right && x < each.right);
  return head ? { ...cell, text: head.text, pieces: [{ text: head.text, x, right }] } : cell;
}

/** Two labels of a lower line that look like one, each word below a label of its own ('OPERACIÓN REFERENCIA' below 'FECHA' and 'CÓDIGO': Banco de Chile). */
function partedUnder(cell: Cell, upper: Cell[]): Cell[] {
  const words = wordsOf(cell);
  const over = words.map((word) =>
    upper.filter(({ x, right }) => x < word.right && word.x < right),
  );
  const labels = new Set(over.flatMap(([label]) => label ?? []));
  const isParted = words.length > 1 && labels.size === words.length;
  return isParted && over.every(({ length }) => length === 1)
    ? words.map((word) => partOf(cell, [word]))
    : [cell];
}

/** Puts each lower cell under the upper one that it overlaps most; one that overlaps none stands alone. */
export function stack(upper: Cell[], below: Cell[]): Cell[] {
  const heads = upper.filter((cell) => headsParts(cell, below));
  const lower = below
    .flatMap((cell) => partedUnder(cell, upper))
    .map((cell) => withHead(cell, heads));
  const labels = upper.filter((cell) => !heads.includes(cell) && !isOverSides(cell, lower));
  const cells = labels.flatMap((cell) => partedOver(cell, lower)).map((cell) => ({ ...cell }));
  for (const cell of lower) {
    const shared = ({ x, right }: Cell) => Math.min(right, cell.right) - Math.max(x, cell.x);
    const above = cells.toSorted((one, other) => shared(other) - shared(one))[0];
    // Long labels side by side reach a little over what is none of theirs ('Balance preview' over 'CHF', beside 'Value date': Zürcher Kantonalbank).
    if (!above || shared(above) <= SLIGHT * (cell.right - cell.x)) {
      cells.push({ ...cell });
      continue;
    }
    above.text = `${above.text} ${cell.text}`;
    above.pieces = [...above.pieces, ...cell.pieces];
    above.x = Math.min(above.x, cell.x);
    above.right = Math.max(above.right, cell.right);
  }
  return cells.sort((a, b) => a.x - b.x);
}

const SLIGHT = 0.1;

/**
 * Whether the second of three rows of labels stands closer below the first than lines do: beside labels of two lines those of one stand between
 * these (Rakuten, Hyundai Card), unless one of them heads several (KB).
 */
export function isWithinLines([upper, middle, lower]: Row[]): boolean {
  if (!upper || !middle || middle.baseline - upper.baseline >= LINE * middle.fontSize) return false;
  const isOver = (one: Cell) => (other: Cell) => one.x < other.right && other.x < one.right;
  const headsSeveral = (cell: Cell) =>
    [middle, lower].some((row) => (row?.cells.filter(isOver(cell)).length ?? 0) > 1);
  return !upper.cells.some(headsSeveral);
}

/** Lines of one text stand farther apart than this, in font sizes. */
const LINE = 0.9;

/** Whether a cell below the label of days says no more than which part of them stands where ('MM', 'JJ': Banque Nationale). */
export function tellsOrder({ text, x, right }: Cell, upper: Cell[]): boolean {
  const isOver = (label: Cell) => label.x < right && x < label.right;
  return PART_OF_DAY.test(text) && columnRoleOf(upper.find(isOver)?.text ?? '') === 'date';
}

const PART_OF_DAY = /^(?:DD|JJ|TT|MM|YY|AA)$/;
