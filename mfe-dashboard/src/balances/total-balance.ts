import type { Portfolio } from '@saldo/contracts';
import { noRateFor } from '../unconverted/unconverted.ts';

/** '1 balance not printed', or null where every account and currency has one. */
function notPrinted({ unknown_balances }: Portfolio): string | null {
  const count = unknown_balances.length;
  if (count === 0) return null;
  return `${count} ${count === 1 ? 'balance' : 'balances'} not printed`;
}

/** Why nothing can be said of the total balance, or null where something can: a part of it has been added up, or there is nothing to add. */
export function whyNoTotalBalance(portfolio: Portfolio): string | null {
  const { balances, unconverted, total_balance } = portfolio;
  const missing = notPrinted(portfolio);
  if (total_balance === 0 && unconverted.length > 0) {
    return [noRateFor(unconverted, portfolio.currency), missing].filter(Boolean).join('; ');
  }
  return balances.length === 0 ? missing : null;
}

/** The day of the newest balance, 'YYYY-MM-DD'; undefined where there is none. */
export function newestBalanceDate({ balances }: Portfolio): string | undefined {
  return balances
    .map(({ as_of }) => as_of)
    .sort()
    .at(-1);
}

/** '3 accounts, 4 currencies; 1 balance not printed', or null where there is nothing. */
export function accountsNote(portfolio: Portfolio): string | null {
  const rows = [...portfolio.balances, ...portfolio.unknown_balances];
  if (rows.length === 0) return null;
  const accounts = new Set(rows.map(({ account }) => account)).size;
  const currencies = new Set(rows.map(({ currency }) => currency)).size;
  const counted =
    `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ` +
    `${currencies} ${currencies === 1 ? 'currency' : 'currencies'}`;
  return [counted, notPrinted(portfolio)].filter(Boolean).join('; ');
}
