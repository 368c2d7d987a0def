import type { Overview } from '@saldo/contracts';
import { Notice } from '@saldo/ui';
import { formatMoney } from '../formatting/money.ts';

const AMOUNTS_NAMED = 6;

/** What is in no sum because no rate is known for it: how many amounts, which currencies, and the amounts themselves. */
export function UnconvertedNotice({ unconverted }: { unconverted: Overview['unconverted'] }) {
  if (unconverted.length === 0) return null;
  const currencies = [...new Set(unconverted.map(({ currency }) => currency))];
  const named = unconverted
    .slice(0, AMOUNTS_NAMED)
    .map((one) => formatMoney(one.amount, one.currency));
  const more = unconverted.length - named.length;
  return (
    <Notice tone="warn" title={leftOut(unconverted.length)}>
      No rate for {listOf(currencies)}. {named.join(', ')}
      {more > 0 && ` and ${more} more`}
    </Notice>
  );
}

function leftOut(count: number): string {
  return count === 1
    ? '1 amount is left out of these sums.'
    : `${count} amounts are left out of these sums.`;
}

function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
