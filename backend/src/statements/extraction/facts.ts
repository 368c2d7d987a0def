import { currencyOf } from './currencies.ts';
import { type DateOrder, dateOrderOf, datesIn, toCalendarDate } from './dates.ts';
import { accountBeside, ibanIn } from './headings.ts';
import type { Profile } from './profiles/index.ts';
import { type Row, textOf } from './rows.ts';

/** What a statement says of itself outside its tables. */
export type Facts = {
  currency: string | null;
  accountHint: string | null;
  dateOrder: DateOrder;
  /** Whether some day above 12 tells the order. */
  isOrderSure: boolean;
  periodStart: string | null;
  periodEnd: string | null;
  /** The day up to which dates without a year may reach: the end of the period, or the date of the statement. */
  datedAt: string | null;
};

const BETWEEN =
  /^[^\p{L}\d]*(?:\[[^\]]*\])?\s*(?:-|–|—|~|to|till|bis( zum)?|au|al|a|at[eé]|hasta|la|do( dnia)?|tot( en met)?|sampai|по|至|到|から|부터|and|through|until|jusqu'au|t\/m|hingga)\s*$/iu;
const OPEN_END = /\d{4}\s*(?:-|–|—|~|to|bis)$/;
/** Only deposits in the United States are insured by the FDIC. */
const FDIC = /\bFDIC\b/;
/** Only British accounts have a sort code. */
const SORT_CODE = /\bsort code\b|\b\d\d-\d\d-\d\d \d{8}\b/i;
const STATEMENT_DATE =
  /statement date|tarikh penyata|結單日期|as at|dated|datum|date d'emission|erstellt am|generated on|statement of account as|발행일/i;

/** Reads the facts off all rows of a document; tables are not excluded, since nothing here looks like a booking. */
export function factsOf(rows: Row[], headers: Row[], profile: Profile | null): Facts {
  const texts = rows.map(textOf);
  const currency =
    currencyOf(rows, headers) ??
    profile?.currency ??
    (texts.some((text) => SORT_CODE.test(text)) ? 'GBP' : null) ??
    (texts.some((text) => FDIC.test(text)) ? 'USD' : null);
  const dateOrder = dateOrderOf(texts, currency === 'USD' ? 'MD' : 'DM');
  const period = periodIn(texts, dateOrder);
  return {
    currency,
    accountHint: accountOf(rows, texts),
    dateOrder,
    isOrderSure: dateOrderOf(texts, 'DM') === dateOrderOf(texts, 'MD'),
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    datedAt: period?.end ?? statementDateOf(rows, dateOrder),
  };
}

/** The same facts with their dates read in another order of day and month. */
export function inOrder(facts: Facts, rows: Row[], dateOrder: DateOrder): Facts {
  if (dateOrder === facts.dateOrder) return facts;
  const period = periodIn(rows.map(textOf), dateOrder);
  return {
    ...facts,
    dateOrder,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    datedAt: period?.end ?? statementDateOf(rows, dateOrder),
  };
}

/** The first two dates that stand on either side of a dash or 'to', in one line. */
export function periodIn(texts: string[], order: DateOrder): { start: string; end: string } | null {
  for (const [index, line] of texts.entries()) {
    // A period may be set on two lines: '21 Jan 2024 -', '20 Feb 2024'.
    const text = OPEN_END.test(line) ? `${line} ${texts[index + 1] ?? ''}` : line;
    const dates = datesIn(text, order);
    for (const [index, first] of dates.entries()) {
      const second = dates[index + 1];
      if (!second || !BETWEEN.test(text.slice(first.index + first.length, second.index))) continue;
      const end = toCalendarDate(second.date, { start: null, end: null });
      if (end === null) continue;
      const start = toCalendarDate(first.date, { start: null, end });
      if (start !== null && start <= end) return { start, end };
    }
  }
  return null;
}

/** The date beside or under words such as 'statement date'; failing that, the first full date of the document. */
function statementDateOf(rows: Row[], order: DateOrder): string | null {
  const full = (text: string) => {
    const dated = datesIn(text, order).find(({ date }) => date.year !== null);
    return dated ? toCalendarDate(dated.date, { start: null, end: null }) : null;
  };
  for (const row of rows) {
    const text = textOf(row);
    const date = STATEMENT_DATE.test(text) ? full(text) : null;
    if (date) return date;
  }
  for (const row of rows.slice(0, 40)) {
    const date = full(textOf(row));
    if (date) return date;
  }
  return null;
}

/** An IBAN anywhere, else a number behind or under a label such as 'Account number'. */
function accountOf(rows: Row[], texts: string[]): string | null {
  const saysIban = texts.some((text) => /\biban\b/i.test(text));
  for (const text of texts) {
    const iban = ibanIn(text, saysIban);
    if (iban) return iban;
  }
  for (const index of rows.keys()) {
    const number = accountBeside(rows, index);
    if (number) return number;
  }
  return null;
}
