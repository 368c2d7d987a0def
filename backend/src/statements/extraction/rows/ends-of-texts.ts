import type { Row } from './rows.ts';

/** Whether there is more room above a row than between the lines of one text. */
export function isSetApart(rows: Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || above.page !== row.page) return true;
  return row.baseline - above.baseline > APART * row.fontSize;
}

/** A heading stands so many font sizes below the text above it. */
const APART = 1.5;

/** Whether a line ends the sentence of a longer one above, whatever it begins with ('Rewards for Business tier.': Bank of America). */
export function endsText(rows: Row[], index: number): boolean {
  const [over, line] = [rows[index - 1]?.cells[0], rows[index]?.cells[0]];
  if (!over || !line || isSetApart(rows, index)) return false;
  const isLonger = over.text.length > LONG_LINE && over.right > line.right;
  return isLonger && !/[.:!?]$/.test(over.text) && /\p{Ll}\.$/u.test(line.text);
}

/** A line of small print is longer than any title. */
const LONG_LINE = 60;
