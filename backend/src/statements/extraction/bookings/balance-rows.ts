import { readAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import type { RowReading, Style } from './readings.ts';

/** Whether a row bears a date and else the name of a balance, as no line of a description does. */
export function isDatedBalance({ date, texts }: RowReading): boolean {
  return date !== null && balanceLine(texts.map(({ text }) => text).join(' ')) !== null;
}

/** Whether a row is no more than the name of the closing balance, of that of a day or of what is carried forward, and a figure beside it, or says the closing one behind sums. */
export function isBalanceRow({ cells }: Row, style: Style): boolean {
  const [name, figure, ...others] = cells;
  if (name && !figure) return isBalanceInOne(name.text, style);
  if (!name || !figure) return false;
  const closes = ({ text }: Cell) => /\d/.test(text) && balanceLine(text) === 'closing';
  if (/: ?\d/.test(name.text) && cells.slice(1).some(closes)) return true;
  if (others.length > 0) return false;
  if (readAmount(figure.text, style.decimals, style.isWhole) === null) return false;
  const kind = balanceLine(name.text);
  // In between it is that of a day (Société Générale).
  const isDated = kind === 'standing' && / \d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(name.text);
  return kind === 'closing' || kind === 'carried' || kind === 'daily' || isDated;
}

/** Whether one text is the name of what is carried forward and its figure behind a colon, which no loan's is, or in Chinese characters that of the closing balance. */
function isBalanceInOne(text: string, style: Style): boolean {
  if (OF_CHARACTERS.test(text)) return balanceLine(text) === 'closing';
  const [name = '', figure = '', ...others] = text.split(/: (?=\S+$)/);
  const isFigure = others.length === 0 && readAmount(figure, style.decimals) !== null;
  return isFigure && balanceLine(name) === 'carried';
}

/** In Chinese characters a name and its figure in one text are no loan's or telephone's ('本期累計應繳總額 31,689'). */
const OF_CHARACTERS = /^\p{Script=Han}{4,12} ?[\d,.]+$/u;
