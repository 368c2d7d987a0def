import { formatMoney } from '@saldo/contracts/formatting';
import { Notice } from '@saldo/ui';
import { lacksRate, noRateFor, type Unconverted, type UnconvertedGroups } from './unconverted.ts';

const AMOUNTS_NAMED = 6;
/** Money never wraps. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * What is in no sum because no rate is known for it: how many amounts, which currencies, and what each amount is.
 * `all` is the overview's list, for where a part has failed and nobody knows what each of them is.
 */
export function UnconvertedNotice(props: {
  groups: UnconvertedGroups | undefined;
  all: Unconverted;
  /** The currency of the dashboard. */
  currency: string;
}) {
  const { groups, currency } = props;
  const named = groups
    ? [
        { name: 'Balances', amounts: groups.balances },
        { name: 'Income', amounts: groups.income },
        { name: 'Expenses', amounts: groups.expenses },
      ]
    : [{ name: null, amounts: props.all }];
  const amounts = named.flatMap((group) => group.amounts);
  if (amounts.length === 0) return null;
  const sentences = named
    .filter((group) => group.amounts.length > 0)
    .map((group) => `${group.name ? `${group.name}: ` : ''}${amountsOf(group.amounts)}.`);
  return (
    <Notice tone="warn" title={leftOut(amounts.length)}>
      {noRateFor(amounts, currency)}
      {lacksRate(currency) &&
        `: only amounts in ${currency} are in them. Choose another currency to see all`}
      . {sentences.join(' ')}
    </Notice>
  );
}

function amountsOf(amounts: Unconverted): string {
  const named = amounts
    .slice(0, AMOUNTS_NAMED)
    .map((one) => formatMoney(one.amount, one.currency).replace(' ', NO_BREAK_SPACE));
  const more = amounts.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function leftOut(count: number): string {
  return count === 1
    ? '1 amount is left out of these sums.'
    : `${count} amounts are left out of these sums.`;
}
