import { type BalanceKind, balanceWordIn } from '../extraction/words/balance-names.ts';
import { plainWords } from '../extraction/words/plain-words.ts';
import { isTotal } from '../extraction/words/sums-and-flows.ts';

const BALANCE_KINDS: ReadonlySet<BalanceKind> = new Set(['opening', 'closing']);
/** A day behind the name of a balance, and the small words before the day. */
const DAY = /^(?: ?(?:as|at|on|of|am|vom|zum|per|au|le|al|del|van|op|na|dzien|em|,))* ?[\d./-]*$/u;
const TOTAL_CELL =
  /^(?:(?:sub[ -]?|grand )?totals?|totale|totali|totaal|totaux|total general|summe|gesamt|gesamtsumme|zwischensumme|jumlah|suma|soma|razem|somma|apyvarta|kaive|apgrozijums|итого|всего|合計|合计|總計|总计|합계|총계)$/u;

/** What else a balance before all rows is called: that of Swedbank is elsewhere one of any day. */
const OPENING =
  /^(?:likutis pradziai|balance (?:carried )?forward|(?:balance )?(?:b\/f|brought forward)|report)$/;

/** The balance that this whole cell names ('Closing balance on 31.01.2026'), or null: a booking may mention one. */
export function balanceNamed(cell: string): 'opening' | 'closing' | null {
  if (OPENING.test(plainWords(cell))) return 'opening';
  const found = balanceWordIn(cell);
  if (found?.start !== 0 || !BALANCE_KINDS.has(found.kind)) return null;
  return DAY.test(plainWords(cell).slice(found.end)) ? (found.kind as 'opening' | 'closing') : null;
}

/** Whether this whole cell is the name of a total; a shop may begin with that word. */
export function isTotalCell(cell: string): boolean {
  return TOTAL_CELL.test(plainWords(cell));
}

/** Whether a row without a date says of itself that it is no booking but a sum or a balance. */
export function saysSum(cells: readonly string[]): boolean {
  return cells.some((cell) => isTotal(cell) || balanceWordIn(cell) !== null);
}
