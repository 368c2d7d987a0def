import type { PrintedAmount } from '../figures/amounts.ts';

/** What a line that lost its columns says of money: what moved, and the figure beside that. */
type Figures = { amount: PrintedAmount; balance: PrintedAmount | null };

/**
 * Whether figures beside the amounts of lines are balances: one leads to the next, or the last one is what the account closes with, in minor units. Others are
 * fees, or what was paid back ('-20,00 €', '0,20 €').
 */
export function leadOn(lines: readonly (Figures | null)[], closing: number | undefined): boolean {
  const booked = lines.flatMap((line) => line ?? []);
  const isLed = ({ amount, balance }: Figures, before: Figures | undefined) =>
    balance !== null &&
    before?.balance != null &&
    Math.abs(worth(balance) - worth(before.balance)) === amount.minor;
  const last = booked.at(-1)?.balance;
  const isClosed = last != null && last.minor === closing;
  return isClosed || booked.some((line, at) => isLed(line, booked[at - 1]));
}

const worth = ({ minor, direction }: PrintedAmount) => (direction ?? 1) * minor;

/** A line without the figure beside its amount. */
export function withoutBalance<Line extends Figures>(line: Line | null): Line | null {
  return line && { ...line, balance: null };
}
