import { readAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';
import { isTotal } from '../words/sums-and-flows.ts';

/** What came in and what went out in all, in minor units. */
export type BothSums = { into: number; out: number };

/** A box of kinds has so many rows between its labels and their sums at most. */
const MOST_KINDS = 20;
/** 'TOTAL', and no more than that. */
const LONGEST_NAME = 12;

/** The sums of both directions in the last row of a box that lists what moved by kind ('PAID IN', 'PAID OUT' over 'TOTAL': M-PESA). */
export function totalsUnderLabels(rows: Row[], decimals: number): BothSums[] {
  return rows.flatMap((row, index) => {
    const [name, ...figures] = row.cells;
    const isNamed = name && name.text.length <= LONGEST_NAME && isTotal(name.text);
    const amounts = figures.map(({ text }) => readAmount(text, decimals));
    if (!isNamed || amounts.length !== 2 || amounts.includes(null)) return [];
    const above = rows.slice(Math.max(0, index - MOST_KINDS), index);
    const labels = above.findLast(({ page, cells }) => page === row.page && namesBoth(cells));
    const under = (role: 'in' | 'out') => {
      const label = labels?.cells.find(({ text }) => columnRoleOf(text) === role);
      const at = figures.findIndex(({ x, right }) => label && x < label.right && label.x < right);
      return amounts[at]?.minor;
    };
    const [into, out] = [under('in'), under('out')];
    return into === undefined || out === undefined ? [] : [{ into, out }];
  });
}

function namesBoth(cells: Cell[]): boolean {
  const roles = cells.map(({ text }) => columnRoleOf(text));
  return roles.includes('in') && roles.includes('out') && !roles.includes('date');
}
