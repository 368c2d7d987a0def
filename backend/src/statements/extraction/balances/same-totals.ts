import { signedBalance } from '../sections/lines.ts';
import type { Total } from '../tables/parts.ts';
import type { StatementLine } from '../types.ts';

/**
 * What a card closes with by a sum that is printed twice behind its lines, though they do not lead there ('SUBTOTAL', 'TOTAL': OCBC), in minor units. Where both
 * leave out what was owed before, they are what the lines come to; where they are neither, the lines are wrong, and the balance says so. Else null.
 */
export function closingBySameTotals(
  totals: readonly Total[],
  lines: readonly StatementLine[],
  openingMinor: number | null,
): number | null {
  const printed = totals.flatMap(({ money: { amount }, isOfSide }) =>
    amount && !isOfSide ? [amount] : [],
  );
  const twice = printed.find(({ minor }, at) =>
    printed.slice(at + 1).some((other) => other.minor === minor),
  );
  if (!twice || !openingMinor || twice.minor % ROUND === 0) return null;
  const sum = (of: (minor: number) => boolean) =>
    lines.reduce((total, { amountMinor }) => total + (of(amountMinor) ? amountMinor : 0), 0);
  const moved = [sum(() => true), sum((minor) => minor > 0), sum((minor) => minor < 0)];
  const isMoved = moved.some((minor) => Math.abs(minor) === twice.minor);
  return isMoved ? null : signedBalance(twice, true);
}

/** So round are limits. */
const ROUND = 100_00;
