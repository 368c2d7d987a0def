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
import { apportion } from './apportion.ts';
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
  const parts = new Map<string, bigint>();
  const leftOut = new Map<string, number>();
  const known = selected.flatMap((account) =>
    newestBalances(account).map(({ currency, amountMinor, asOf, bankAccounts }) => {
      const key = `${account.accountId}|${currency}`;
      const converted = convertMicro(rates, amountMinor, currency, target, today);
      if (converted) parts.set(key, converted.micro);
      else leftOut.set(currency, (leftOut.get(currency) ?? 0) + amountMinor);
      return {
        key,
        account: account.name,
        currency,
        amountMinor,
        asOf,
        bankAccounts,
        rateDate: converted?.rateDate ?? null,
      };
    }),
  );
  // Rounded so that the rows shown add up to the total shown under them.
  const converted = apportion(parts);
  const balances = known.map(({ key, account, currency, amountMinor, rateDate, ...of }) => {
    const minor = converted.get(key);
    return {
      account,
      currency,
      balance: toWire(amountMinor, currency),
      as_of: of.asOf,
      bank_accounts: of.bankAccounts,
      converted: minor === undefined ? null : toWire(minor, target),
      rate_date: rateDate,
    };
  });
  const latest = await latestRates(readStore, DASHBOARD_RATES, today);
  return {
    balances,
    unknown: selected.flatMap(withoutBalance),
    totalMinor: roundMicro([...parts.values()].reduce((sum, micro) => sum + micro, 0n)),
    ratesSource: latest && RATE_SOURCE,
    ratesDate: latest?.date ?? null,
    leftOut: [...leftOut]
      .sort()
      .map(([currency, amountMinor]): LeftOut => ({ currency, amountMinor })),
  };
}

type Account = Awaited<ReturnType<typeof findAccounts>>[number];

/** The currencies an account has transactions in, but no statement with a balance. */
function withoutBalance(account: Account): { account: string; currency: string }[] {
  const known = new Set(newestBalances(account).map(({ currency }) => currency));
  const unknown = Object.keys(account.currencies).filter((currency) => !known.has(currency));
  return unknown.sort().map((currency) => ({ account: account.name, currency }));
}
