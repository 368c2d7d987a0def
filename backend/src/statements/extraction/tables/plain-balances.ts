import { type PrintedAmount, trailingAmounts } from '../figures/amounts.ts';
import type { Header } from '../headers/header-labels.ts';
import { balanceLine } from '../words/balance-names.ts';

/** What a line that lost its columns says of money: what moved, and the figure beside that. */
type Figures = { amount: PrintedAmount; balance: PrintedAmount | null };

/** What a balance that a line names by itself says. */
export function balanceOf(
  texts: readonly string[],
  kind: 'opening' | 'closing',
  decimals: number,
): PrintedAmount | undefined {
  const line = texts.findLast((text) => balanceLine(text) === kind);
  return trailingAmounts(line ?? '', decimals).amounts.at(-1);
}

/**
 * Whether figures beside the amounts of lines are balances: half of them lead to the next, as what the account opens with does, or the last one is what it closes
 * with, where one leads to the next or labels name balances. Others are fees, what was paid back ('-20,00 €', '0,20 €'), or what may be spent.
 */
export function leadOn(
  lines: readonly (Figures | null)[],
  opening: PrintedAmount | undefined,
  closing: PrintedAmount | undefined,
  headers: readonly (Header | null)[],
): boolean {
  const booked = lines.flatMap((line) => line ?? []);
  const isLed = ({ amount, balance }: Figures, before: PrintedAmount | null | undefined) =>
    balance !== null &&
    before != null &&
    Math.abs(worth(balance) - worth(before)) === Math.abs(amount.minor);
  const led = booked.filter((line, at) => isLed(line, booked[at - 1]?.balance)).length;
  const [first] = booked;
  const opens = !opening || !first || isLed(first, opening);
  if (opens && led > 0 && led * 2 >= booked.length - 1) return true;
  const isClosed = closing !== undefined && booked.at(-1)?.balance?.minor === closing.minor;
  const isNamed = headers.some((header) => header?.columns.some(({ role }) => role === 'balance'));
  return isClosed && (led > 0 || isNamed);
}

const worth = ({ minor, direction }: PrintedAmount) => (direction ?? 1) * minor;

/** A line without the figure beside its amount. */
export function withoutBalance<Line extends Figures>(line: Line | null): Line | null {
  return line && { ...line, balance: null };
}
