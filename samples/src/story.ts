import { fromDecimalString } from '@saldo/contracts';
import { MONTHS, type Month } from './calendar.ts';
import { closingOf, type Row, withBalances } from './ledger.ts';
import { randomOf } from './random.ts';
import { type Booking, bookingsOf, byDate, type Entry } from './schedule.ts';
import { MAYBANK_MYR } from './story/maybank-myr.ts';
import { notCompleted } from './story/not-completed.ts';
import { REVOLUT_EUR, REVOLUT_EUR_DEPOSIT } from './story/revolut-eur.ts';
import { REVOLUT_GBP } from './story/revolut-gbp.ts';
import { type PartKey, transfersOf } from './story/transfers.ts';
import { WISE_USD } from './story/wise-usd.ts';

export type Bank = 'revolut' | 'wise' | 'maybank';

/** One part of a statement: a current account or a savings part. Rows stand oldest first, amounts are minor units. */
export type Section = {
  label: 'Account' | 'Deposit';
  openingMinor: number;
  closingMinor: number;
  rows: Row[];
};

/** One account in one currency for one month, with the bookings that the bank shows but has not completed. */
export type Statement = {
  bank: Bank;
  accountName: string;
  currency: string;
  month: Month;
  sections: Section[];
  pending: Booking[];
  reverted: Booking[];
};

type Part = {
  key: PartKey;
  label: Section['label'];
  opening: string;
  entries: readonly Entry[];
  lowest?: string;
};
type Account = { bank: Bank; name: string; currency: string; parts: readonly Part[] };

const ACCOUNTS: readonly Account[] = [
  {
    bank: 'revolut',
    name: 'Revolut',
    currency: 'EUR',
    parts: [
      { key: 'revolut-eur', label: 'Account', opening: '3240.35', entries: REVOLUT_EUR },
      {
        key: 'revolut-eur-deposit',
        label: 'Deposit',
        opening: '0.00',
        entries: REVOLUT_EUR_DEPOSIT,
      },
    ],
  },
  {
    bank: 'revolut',
    name: 'Revolut',
    currency: 'GBP',
    parts: [{ key: 'revolut-gbp', label: 'Account', opening: '386.20', entries: REVOLUT_GBP }],
  },
  {
    bank: 'wise',
    name: 'Wise',
    currency: 'USD',
    parts: [{ key: 'wise-usd', label: 'Account', opening: '4318.72', entries: WISE_USD }],
  },
  {
    bank: 'maybank',
    name: 'Maybank',
    currency: 'MYR',
    // Once the card was used a day before money arrived: this account may be overdrawn, the others may not.
    parts: [
      {
        key: 'maybank-myr',
        label: 'Account',
        opening: '2846.15',
        entries: MAYBANK_MYR,
        lowest: '-500.00',
      },
    ],
  },
];

/** Every statement of the story, in the order in which somebody would upload them: by month, then by bank. */
export function statements(): Statement[] {
  return ACCOUNTS.flatMap(statementsOf).toSorted((a, b) => a.month.localeCompare(b.month));
}

function statementsOf(account: Account): Statement[] {
  const balances = new Map(
    account.parts.map((part) => [part.key, fromDecimalString(part.opening, account.currency)]),
  );
  return MONTHS.map((month) => {
    const sections = account.parts.map((part) => {
      const section = sectionOf(account, part, month, balances.get(part.key) ?? 0);
      balances.set(part.key, section.closingMinor);
      return section;
    });
    return {
      bank: account.bank,
      accountName: account.name,
      currency: account.currency,
      month,
      // A savings part that has never been used is not printed.
      sections: sections.filter((part) => part.rows.length > 0 || part.openingMinor !== 0),
      ...notCompleted(account.bank, account.currency, month),
    };
  });
}

function sectionOf(account: Account, part: Part, month: Month, openingMinor: number): Section {
  const random = randomOf(`${part.key} ${month}`);
  const everyday = bookingsOf(part.entries, month, account.currency, random);
  const own = transfersOf(month).filter((leg) => leg.part === part.key);
  // Own transfers stand first within a day: money is moved before it is spent.
  const bookings = byDate([...own, ...everyday]);
  const lowestMinor = fromDecimalString(part.lowest ?? '0', account.currency);
  const rows = withBalances(bookings, openingMinor, account.currency, lowestMinor);
  return { label: part.label, openingMinor, closingMinor: closingOf(rows, openingMinor), rows };
}
