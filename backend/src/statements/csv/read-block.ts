import { type Profile, profileFor } from '../extraction/profiles/index.ts';
import type { Block } from './blocks.ts';
import { withBookedAmount } from './booked-amount.ts';
import { readBookings } from './bookings.ts';
import { areColumnsOfAccount, areColumnsOfCard } from './card-columns.ts';
import { signHintsOf, withBought, withCardSigns } from './card-signs.ts';
import { type CsvHeader, withDays } from './columns.ts';
import { withCurrencies } from './currency-amounts.ts';
import { currencyOfClearing } from './currency-column.ts';
import { homeOrderOf } from './home-order.ts';
import { accountColumnOf, areOneChain } from './own-accounts.ts';
import { type Preamble, periodAbove, preambleOf } from './preamble.ts';
import {
  endsOf,
  type PrintedBalance,
  printedBalances,
  withPrintedBalances,
} from './printed-balances.ts';
import type { CsvRecord } from './records.ts';
import { toSections } from './sections.ts';
import { refuseShifted } from './shifted.ts';
import type { CsvBooking } from './sorted-out.ts';
import { withSpent } from './spent-column.ts';
import type { Table, TableOptions } from './table.ts';
import { type CsvOptions, type Read, UnreadableCsv } from './types.ts';
import { unprintedIn } from './unprinted.ts';
import { readWiseHistory } from './wise-history.ts';

export type ReadOptions = Omit<CsvOptions, 'currency'> & { currency: string | null };

/** Reads a table of the file with what stands around it. */
export function readBlock(block: Block, options: ReadOptions): Read {
  const { head } = block;
  if (head.history) {
    const sections = readWiseHistory(head.history, block.rows, options.uploadedOn ?? null);
    return { bank: 'Wise', sections, unprinted: null };
  }
  if (!head.table) throw new Error('a head without columns');
  refuseShifted(head.record, block.rows);
  const hasCurrencies = head.table.words.length > head.record.cells.length;
  const rows = hasCurrencies ? withCurrencies(head.record, block.rows) : block.rows;
  const named = withSpent(withDays(head.table, rows), rows);
  const header = withBookedAmount(named, head.record, rows);
  const above = preambleOf(block.preamble);
  const { texts, accountHint } = above;
  const profile = profileFor(texts, options.bank);
  const { isWise, isRevolut } = layoutsOf(block);
  const balances = printedBalances([...block.preamble, ...rows]);
  const currency =
    header.currency ??
    above.currency ??
    currencyOf(profile, texts) ??
    (accountHint === null ? currencyOfClearing(header, rows) : null);
  const currencies = [currency, options.currency];
  const accountColumn = accountColumnOf(header, rows, block.preamble);
  const table = tableOf(header, rows, {
    accountColumn,
    ...ofLayout(block),
    currency,
    said: options.currency,
    head: hasCurrencies ? { ...head.record, cells: header.words } : head.record,
    figuresAround: balances.map(({ figure }) => figure),
    dateOrder: isWise
      ? 'DM'
      : homeOrderOf({ texts, header: head.record.cells, rows, currencies, accountHint, profile }),
    uploadedOn: options.uploadedOn ?? null,
  });
  return {
    bank: isWise ? 'Wise' : isRevolut ? 'Revolut' : (profile?.bank ?? null),
    sections: sectionsOf(block, table, { above, header, rows, balances }),
    unprinted: table.isUnprinted
      ? unprintedIn({
          ...table,
          accountHint,
          profile,
          labels: head.record.cells,
          texts: textsOf(block),
        })
      : null,
  };
}

type Around = {
  above: Preamble;
  header: CsvHeader;
  rows: CsvRecord[];
  balances: PrintedBalance[];
};

/** The parts of a table with the signs and balances that what stands around its rows tells. Throws an UnreadableCsv where nothing does. */
function sectionsOf(block: Block, table: Table, { above, header, rows, balances }: Around) {
  const { isWise, isRevolut } = layoutsOf(block);
  const areSigned = isWise || isRevolut || isComdirect(block);
  const { texts, accountHint } = above;
  const ofFile = {
    areColumnsOfCard: areColumnsOfCard(header, rows),
    areColumnsOfAccount: areColumnsOfAccount(header, rows),
    isNumbered: accountHint !== null,
    texts: [...texts, ...header.words],
  };
  const bookings = areSigned ? table.bookings : withBought(table.bookings, { ...ofFile, texts });
  const period = periodAbove(
    above,
    table.dateOrder,
    bookings.map(({ date }) => date),
  );
  return namingOnly(bookings, rows, () => {
    const read = toSections(bookings, table.balances, {
      accountHint,
      period,
      amountsAreSigned: areSigned,
      ends: isOnePart(bookings) ? endsOf(balances, bookings[0]?.currency ?? '', table.mark) : null,
    });
    const sections = withPrintedBalances(read, { ...table, balances, period });
    const told = signHintsOf(bookings);
    const areTold = told.areTold && block.head.index >= 0;
    return areSigned ? sections : withCardSigns(sections, { ...told, areTold, ...ofFile });
  });
}

/** Names the row of the only booking where nothing tells which way it went: others may tell, of a longer period. */
function namingOnly<T>(bookings: readonly CsvBooking[], rows: readonly CsvRecord[], read: () => T) {
  try {
    return read();
  } catch (error) {
    const [only, ...others] = bookings;
    const isOnly = error instanceof UnreadableCsv && error.failure === 'noDirection';
    const record = rows.find(({ line }) => line === only?.line);
    if (!isOnly || !record || others.length > 0) throw error;
    throw new UnreadableCsv('noDirection', error.message, { detail: String(record.row) });
  }
}

/** Reads the rows, those of several accounts as a part for each of them. */
function tableOf(header: CsvHeader, rows: CsvRecord[], options: TableOptions): Table {
  const apart = readBookings(header, rows, options);
  return areOneChain(apart.bookings)
    ? readBookings(header, rows, { ...options, accountColumn: null })
    : apart;
}

/** What a file says of itself and of its first bookings: more of them say nothing further. */
function textsOf({ preamble, rows }: Block): string[] {
  return [...preamble, ...rows.slice(0, SOME_ROWS)].map(({ cells }) => cells.join(' '));
}

const SOME_ROWS = 200;

function layoutsOf({ head: { layout } }: Block) {
  const isBusiness = layout === 'revolut-business';
  return { isWise: layout === 'wise-balance', isRevolut: layout === 'revolut' || isBusiness };
}

/** comdirect writes a minus before what went out, of accounts as of cards, and titles each of its tables. */
function isComdirect({ title, head }: Block): boolean {
  const words = head.table?.words ?? [];
  return title !== '' && ['vorgang', 'buchungstext'].every((word) => words.includes(word));
}

/** What is known of the tables of a bank alone. */
function ofLayout(block: Block) {
  const { isWise, isRevolut } = layoutsOf(block);
  const isBusiness = block.head.layout === 'revolut-business';
  return {
    feesComeOnTop: isBusiness ? ('unsigned' as const) : isRevolut,
    describedBy: isWise || isBusiness ? 'description' : null,
    title: block.title,
  };
}

function isOnePart(bookings: readonly CsvBooking[]): boolean {
  return new Set(bookings.map(({ product, currency }) => `${product}\n${currency}`)).size === 1;
}

/** A bank that prints its name and never its currency counts in that of its country. */
function currencyOf(profile: Profile | null, texts: string[]): string | null {
  const isPrinted = texts.some((text) => profile?.marks.test(text));
  return (isPrinted && profile?.currency) || null;
}
