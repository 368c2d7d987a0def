import { readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';

/** What opens and what closes an account is printed at least once each. */
const LEAST = 2;

/**
 * Whether a statement prints all of its opening and closing balances under a bare dollar sign: then it is kept in dollars of some country, whatever
 * bookings name ('Opening Balance', '+ $688.19': Westpac).
 */
export function areBalancesInDollars(rows: Row[]): boolean {
  const amounts = rows.flatMap(({ cells }) => {
    const name = cells.findIndex(({ text }) => OPENS_OR_CLOSES.has(balanceLine(text)));
    return name < 0 ? [] : cells.slice(name + 1).flatMap(({ text }) => readAmount(text, 2) ?? []);
  });
  return amounts.length >= LEAST && amounts.every(({ isDollar }) => isDollar);
}

const OPENS_OR_CLOSES = new Set<ReturnType<typeof balanceLine>>(['opening', 'closing']);
