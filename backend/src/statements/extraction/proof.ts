import type { Proof, StatementSection } from './types.ts';

/**
 * What the printed figures prove about the lines read.
 *
 * proven: opening and closing are printed, opening + every amount = closing, and every printed running balance is the one
 * that the lines up to it give. Then no line is missing, doubled or misread without another error undoing it to the cent.
 * broken: any printed figure contradicts the lines. firstBreak is the first line whose balance disagrees (counted from 1),
 * or null if only the closing balance does; differenceMinor is printed minus computed there.
 * not_provable: nothing contradicts, but opening or closing is not printed. Without an opening the first running balance is
 * the start of the chain, so that the first line stands unchecked, and lines before it could be missing; without a
 * closing, lines after the last could be. Running balances in between are still checked and may break.
 */
export function proveSection(section: StatementSection): Proof {
  let running = section.openingMinor;
  for (const [index, line] of section.lines.entries()) {
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
  if (running === null) return { state: 'not_provable', differenceMinor: null, firstBreak: null };
  if (section.closingMinor === null)
    return { state: 'not_provable', differenceMinor: null, firstBreak: null };
  const difference = section.closingMinor - running;
  if (difference !== 0) return { state: 'broken', differenceMinor: difference, firstBreak: null };
  if (section.openingMinor === null)
    return { state: 'not_provable', differenceMinor: null, firstBreak: null };
  return { state: 'proven', differenceMinor: 0, firstBreak: null };
}
