import { toWire } from '@saldo/contracts';
import {
  convertMicro,
  latestRates,
  RATE_SOURCE,
  readRates,
  roundMicro,
} from '../currencies/index.ts';
import { findAccounts, newestBalances } from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { DASHBOARD_RATES } from './documents.ts';
import type { LeftOut } from './sums.ts';

export type BalanceSelection = {
  userId: string;
  target: string;
  accountIds: readonly string[] | null;
  /** The calendar date whose rates are the latest ones. */
  today: string;
};

/** The newest known balance of each account and currency, at the latest rate; unconverted ones are in no sum. */
export async function readBalances(readStore: ReadStore, selection: BalanceSelection) {
  const { userId, target, accountIds, today } = selection;
  const rates = await readRates(readStore, DASHBOARD_RATES, { from: today, to: today });
  const accounts = await findAccounts(readStore, userId);
  const selected = accounts.filter((a) => !accountIds || accountIds.includes(a.accountId));
  let total = 0n;
  const leftOut = new Map<string, number>();
  const balances = selected.flatMap((account) =>
    newestBalances(account).map(({ currency, amountMinor, asOf }) => {
      const converted = convertMicro(rates, amountMinor, currency, target, today);
      if (converted) total += converted.micro;
      else leftOut.set(currency, (leftOut.get(currency) ?? 0) + amountMinor);
      return {
        account: account.name,
        currency,
        balance: toWire(amountMinor, currency),
        as_of: asOf,
        converted: converted && toWire(roundMicro(converted.micro), target),
        rate_date: converted?.rateDate ?? null,
      };
    }),
  );
  const latest = await latestRates(readStore, DASHBOARD_RATES, today);
  return {
    balances,
    totalMinor: roundMicro(total),
    ratesSource: latest && RATE_SOURCE,
    ratesDate: latest?.date ?? null,
    leftOut: [...leftOut]
      .sort()
      .map(([currency, amountMinor]): LeftOut => ({ currency, amountMinor })),
  };
}
