import type { PrintedCheck, Proof, StatementLine, StatementSection } from './types.ts';

/**
 * What the printed figures prove about the lines read.
 *
 * proven: closing is printed, or stands beside the last line (last-balances.ts); opening is printed or follows from a running
 * balance on every line; opening + every amount = closing, and every printed running balance is the one that the lines up to
 * it give. Then no line is missing, doubled or misread without another error undoing it to the cent; only where the opening is
 * not printed, the first line stands by its own balance alone.
 * broken: any printed figure contradicts the lines. firstBreak is the first line whose balance disagrees (counted from 1),
 * or null if only a balance between two lines, a printed total or the closing balance does; differenceMinor is printed minus
 * computed there.
 * not_provable: nothing contradicts, but the printed figures leave a gap: no closing, or neither an opening nor a running
 * balance on each of at least two lines. Running balances in between are still checked and may break.
 */
export function proveSection(section: StatementSection): Proof {
  const { lines, checks = [] } = section;
  let running = section.openingMinor;
  for (const [index, line] of lines.entries()) {
    const between = differenceAt(index, checks, running);
    if (between !== null) return { state: 'broken', differenceMinor: between, firstBreak: null };
    running ??= balanceBefore(index, checks);
    const computed = running === null ? null : running + line.amountMinor;
    if (computed !== null && line.balanceMinor !== null && computed !== line.balanceMinor) {
      return {
        state: 'broken',
        differenceMinor: line.balanceMinor - computed,
        firstBreak: index + 1,
      };
    }
    running = line.balanceMinor ?? computed;
  }
  const differs = differenceAt(lines.length, checks, running) ?? differenceOfSums(checks, lines);
  if (differs !== null) return { state: 'broken', differenceMinor: differs, firstBreak: null };
  if (running === null || section.closingMinor === null) return NOT_PROVABLE;
  const difference = section.closingMinor - running;
  if (difference !== 0) return { state: 'broken', differenceMinor: difference, firstBreak: null };
  if (openingOf(section) === null) return NOT_PROVABLE;
  return { state: 'proven', differenceMinor: 0, firstBreak: null };
}

const NOT_PROVABLE: Proof = { state: 'not_provable', differenceMinor: null, firstBreak: null };
const LEAST_CHAIN = 2;

/** The balance printed before this line, from which on those behind it are checked where no opening one is known; or null. */
function balanceBefore(index: number, checks: readonly PrintedCheck[]): number | null {
  return checks.find(({ kind, to }) => kind === 'balance' && to === index)?.minor ?? null;
}

/** Printed minus computed where a balance printed before this line is not the one that the lines give; else null. */
function differenceAt(
  index: number,
  checks: readonly PrintedCheck[],
  running: number | null,
): number | null {
  if (running === null) return null;
  const wrong = checks.find(
    ({ kind, to, minor }) => kind === 'balance' && to === index && minor !== running,
  );
  return wrong ? wrong.minor - running : null;
}

/** Printed minus computed for the first total that is not the sum of its lines, or null. */
function differenceOfSums(
  checks: readonly PrintedCheck[],
  lines: readonly StatementLine[],
): number | null {
  for (const { kind, from, to, minor } of checks) {
    if (kind === 'balance') continue;
    const amounts = lines.slice(from, to).map(({ amountMinor }) => amountMinor);
    const counted = {
      in: amounts.filter((amount) => amount > 0),
      out: amounts.filter((amount) => amount < 0).map((amount) => -amount),
      net: amounts,
    }[kind];
    const computed = counted.reduce((sum, amount) => sum + amount, 0);
    if (computed !== minor) return minor - computed;
  }
  return null;
}

/** The opening balance in minor units as printed, or as it follows from an unbroken row of running balances; else null. */
export function openingOf({ openingMinor, lines }: StatementSection): number | null {
  if (openingMinor !== null) return openingMinor;
  const [first] = lines;
  if (first?.balanceMinor == null || lines.length < LEAST_CHAIN) return null;
  if (lines.some((line) => line.balanceMinor === null)) return null;
  return first.balanceMinor - first.amountMinor;
}
