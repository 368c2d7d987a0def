import type { Neighbour, SectionProof, WholeProof } from '@saldo/contracts';
import { formatDate, formatMoney } from '@saldo/contracts/formatting';

/** What a part of a statement proves: 'Proven to the cent', 'Broken at line 9 by MYR 50.00', 'Not provable'. */
export function titleOf({ state, first_break, difference, currency }: SectionProof): string {
  if (state === 'proven') return 'Proven to the cent';
  if (state === 'not_provable') return 'Not provable';
  const line = first_break?.line ? ` at line ${first_break.line}` : '';
  const by = difference ? ` by ${formatMoney(Math.abs(difference), currency)}` : '';
  return `Broken${line}${by}`;
}

/** One sentence on why. isImported tells whether the rows are in the account, or wait for the user's yes. */
export function reasonOf(section: SectionProof, isImported: boolean): string {
  const { state, line_count: lines, currency, first_break: broken } = section;
  if (state === 'broken' && broken) {
    const printed = formatMoney(broken.printed, currency);
    return `Printed ${printed}, the rows say ${formatMoney(broken.computed, currency)}.`;
  }
  if (state === 'broken') return 'A printed figure contradicts the rows.';
  const rows = lines === 1 ? '1 row' : `${lines} rows`;
  if (state === 'not_provable') {
    const kept = isImported
      ? 'kept and marked'
      : `read, ${lines === 1 ? 'not' : 'none'} imported yet`;
    return `Not provable. This bank printed ${missingOf(section)}. ${rows} ${kept}.`;
  }
  const { balances_checked: checked } = section.checks;
  if (lines > 1 && checked === lines) {
    return `${lines} of ${lines} lines, and every running balance in between.`;
  }
  const balances = checked === 1 ? '1 running balance' : `${checked} running balances`;
  if (checked > 0 && section.checks.closing_checked)
    return `${rows}, ${balances} and the closing balance.`;
  if (checked > 0) return `${rows} and ${balances}.`;
  return lines === 0
    ? 'No rows: the balance stayed as it was.'
    : `${rows} ${lines === 1 ? 'leads' : 'lead'} to the closing balance.`;
}

function missingOf({ opening, closing }: SectionProof): string {
  if (opening === null && closing === null) return 'no balances';
  if (opening === null) return 'no opening balance';
  return closing === null ? 'no closing balance' : 'too little to tell';
}

/** What has to be known of the opening balance, or null where it is simply printed. */
export function openingWords({ opening_from, opening_confirmed }: SectionProof): string | null {
  if (opening_from !== 'running_balances') return null;
  return opening_confirmed
    ? 'The opening balance is not printed. It follows from the running balances and is the closing balance of the statement before.'
    : 'The opening balance is not printed, but computed from the running balances. So the amount of the oldest line stands by nothing but itself, until the statement before is there and closes with that balance.';
}

/** How the part stands to its neighbour in time. */
export function neighbourWords(
  neighbour: Neighbour,
  side: 'before' | 'after',
  currency: string,
): string {
  const { relation, days, share_days: sharesDays, difference } = neighbour;
  const what = side === 'before' ? 'the statement before' : 'the statement after';
  const apart = days === 1 ? '1 day lies' : `${days} days lie`;
  switch (relation) {
    case 'agrees':
      if (sharesDays) return 'Agrees with another statement on the days that both list';
      return side === 'before'
        ? 'Opens with the closing balance of the statement before'
        : 'The statement after opens with this closing balance';
    case 'conflicts':
      return `Its balance and that of ${what} differ by ${formatMoney(Math.abs(difference ?? 0), currency)}`;
    case 'gap':
      return `${apart} between it and ${what}, and the balances differ`;
    case 'unknown':
      return `Nothing is printed that ${what} could be held against`;
  }
}

/** The file, the bank and what read it. */
export function readWords({ filename, bank, reader }: WholeProof): string {
  const by = reader ? READERS[reader.engine.replace(/^csv.*/, 'csv')] : undefined;
  return [filename, bank, by].filter(Boolean).join(', ');
}

const READERS: Record<string, string> = {
  'built-in': 'read by Saldo',
  csv: 'read by Saldo',
  ocr: 'read by text recognition',
  openai: 'read by the AI service',
};

/** '1 May 2026 - 31 May 2026', or null where no period is printed. */
export function periodWords({ period_start, period_end }: SectionProof): string | null {
  if (!period_start || !period_end) return null;
  return `${formatDate(period_start)} - ${formatDate(period_end)}`;
}
