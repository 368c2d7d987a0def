import type { Expected, ExpectedSection } from './expected.ts';
import type { Layout } from './space/layout.ts';
import type { Account, Booking, Story } from './story.ts';

/** One row of a table: what it says, which a mutation may make differ from what happened. */
export type PrintedRow = Omit<Booking, 'running'> & {
  /** The balance printed beside it, null where none is. */
  balanceMinor: number | null;
  /** What happened up to here: what a page that ends here carries over. */
  carriedMinor: number;
};

/** The figures of one account on paper. Rows stand oldest first; openingMinor and closingMinor are null where not printed. */
export type PrintedAccount = Pick<Account, 'label' | 'number' | 'currency'> & {
  openingMinor: number | null;
  closingMinor: number | null;
  /** Sums of what went out (not negative) and came in. */
  totals: { out: number; in: number } | null;
  rows: PrintedRow[];
};

export type Printed = Omit<Story, 'accounts'> & { accounts: PrintedAccount[] };

/** What a layout prints of a story. */
export function printedOf(story: Story, layout: Layout): Printed {
  return { ...story, accounts: story.accounts.map((account) => printedAccount(account, layout)) };
}

function printedAccount(account: Account, layout: Layout): PrintedAccount {
  const { balances, rows } = layout;
  const { bookings, openingMinor } = account;
  const empty = bookings.length === 0;
  const lastOfDay = (index: number) => bookings[index + 1]?.date !== bookings[index]?.date;
  const sum = (sign: 1 | -1) =>
    bookings.reduce((total, { amountMinor }) => total + Math.max(0, amountMinor * sign), 0);
  return {
    label: account.label,
    number: account.number,
    currency: account.currency,
    openingMinor: balances.opening || empty ? openingMinor : null,
    closingMinor: balances.closing || empty ? (bookings.at(-1)?.running ?? openingMinor) : null,
    totals: balances.totals === 'none' ? null : { out: sum(-1), in: sum(1) },
    rows: inPrintOrder(
      bookings.map(({ running, ...booking }, index) => ({
        ...booking,
        balanceMinor:
          rows.balance === 'row' || (rows.balance === 'day' && lastOfDay(index)) ? running : null,
        carriedMinor: running,
      })),
      layout,
    ),
  };
}

/** Of one day what came in is printed first where it stands under a heading of its own. */
function inPrintOrder(rows: PrintedRow[], layout: Layout): PrintedRow[] {
  if (layout.money.form !== 'headings') return rows;
  return rows.toSorted(
    (a, b) => a.date.localeCompare(b.date) || Math.sign(b.amountMinor) - Math.sign(a.amountMinor),
  );
}

/** What a careful reader finds in print, and what the printed figures prove. */
export function expectedOf(printed: Printed, layout: Layout): Expected {
  return {
    bank: null,
    sections: printed.accounts.map((account) => expectedSection(account, layout)),
  };
}

function expectedSection(account: PrintedAccount, layout: Layout): ExpectedSection {
  const { rows, openingMinor } = account;
  const closingMinor = account.closingMinor ?? closingByTotals(account);
  const lines = rows.map(({ date, parts, details, code, amountMinor, balanceMinor }) => ({
    date,
    description: parts.join(' '),
    details,
    ...(layout.table.columns.some(({ kind }) => kind === 'type') ? { code } : {}),
    amountMinor,
    balanceMinor,
  }));
  return {
    label: layout.sections.count > 1 ? account.label : null,
    currency: account.currency,
    openingMinor,
    closingMinor,
    proof: checkFigures({ openingMinor, closingMinor, lines }).state,
    lines,
  };
}

/** Totals stand in for a closing balance where the opening one is printed and they are what the rows add up to. */
function closingByTotals({ totals, openingMinor, rows }: PrintedAccount): number | null {
  if (totals === null || openingMinor === null) return null;
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return totals.in - totals.out === sum ? openingMinor + sum : null;
}

/** The state of the proof; line counts from 1 where a line's balance is the first to disagree, and is null where only the closing does. */
export type Check = { state: ExpectedSection['proof']; line: number | null };

/** Adds up printed figures, as the proof rule has it; written apart from the reader's own proof, which it judges. */
export function checkFigures(
  section: Pick<ExpectedSection, 'openingMinor' | 'closingMinor' | 'lines'>,
): Check {
  const { openingMinor, closingMinor, lines } = section;
  const chained = lines.length > 1 && lines.every(({ balanceMinor }) => balanceMinor !== null);
  let known = openingMinor;
  for (let index = 0; index < lines.length; index += 1) {
    const { amountMinor, balanceMinor } = lines[index] ?? { amountMinor: 0, balanceMinor: null };
    if (known !== null) known += amountMinor;
    if (balanceMinor === null) continue;
    if (known !== null && known !== balanceMinor) return { state: 'broken', line: index + 1 };
    known = balanceMinor;
  }
  if (closingMinor === null || known === null) return { state: 'not_provable', line: null };
  if (closingMinor !== known) return { state: 'broken', line: null };
  const started = openingMinor !== null || chained;
  return { state: started ? 'proven' : 'not_provable', line: null };
}

/**
 * The same section closed with the balance beside its last line, where no closing one is printed and its balances lead there from the opening one; else
 * as it is. A reader may close it so where nothing else could stand below.
 */
export function closedWithLast(section: ExpectedSection): ExpectedSection {
  const last = section.lines.at(-1)?.balanceMinor ?? null;
  if (section.closingMinor !== null || section.openingMinor === null || last === null)
    return section;
  const closed = { ...section, closingMinor: last };
  return { ...closed, proof: checkFigures(closed).state };
}
