import { readAmount } from './amounts.ts';
import { type DateOrder, dateOrderOf, datesIn, toCalendarDate } from './dates.ts';
import type { Profile } from './profiles/index.ts';
import { type Row, textOf } from './rows.ts';

/** What a statement says of itself outside its tables. */
export type Facts = {
  currency: string | null;
  accountHint: string | null;
  dateOrder: DateOrder;
  periodStart: string | null;
  periodEnd: string | null;
  /** The day up to which dates without a year may reach: the end of the period, or the date of the statement. */
  datedAt: string | null;
};

const CODES = new Set(Intl.supportedValuesOf('currency'));
const TITLE = /\b([A-Z]{3}) (?:statement|account statement)\b/i;
const BETWEEN =
  /^[^\p{L}\d]*(?:\[[^\]]*\])?\s*(?:-|–|—|~|to|bis( zum)?|au|al|a|and|through|until|jusqu'au|t\/m|hingga)\s*$/iu;
const GROUPED_IBAN = /\b[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?(?![A-Z0-9])/;
const SOLID_IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/;
const ACCOUNT_LABEL =
  /(?:account (?:number|no\.?)|a\/c no\.?|for a\/c|acct no\.?|nombor akaun|戶號|kontonummer|girokonto nummer|konto-?nr\.?|numero de compte|numero de cuenta|계좌번호|조회계좌번호|account(?= \d))[ :.]*/i;
const ACCOUNT_NUMBER = /(?:^|[ :])((?:\d[\d -]{4,22}\d)|[\dX*]{8,20})(?= |$)/;
/** Only British accounts have a sort code. */
const SORT_CODE = /\bsort code\b|\b\d\d-\d\d-\d\d \d{8}\b/i;
const STATEMENT_DATE =
  /statement date|tarikh penyata|結單日期|as at|dated|datum|date d'emission|erstellt am|generated on|statement of account as|발행일/i;

/** Reads the facts off all rows of a document; tables are not excluded, since nothing here looks like a booking. */
export function factsOf(rows: Row[], profile: Profile | null): Facts {
  const texts = rows.map(textOf);
  const currency = currencyOf(rows, texts) ?? profile?.currency ?? null;
  const dateOrder = dateOrderOf(texts, currency === 'USD' ? 'MD' : 'DM');
  const period = periodIn(texts, dateOrder);
  return {
    currency,
    accountHint: accountOf(rows, texts),
    dateOrder,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    datedAt: period?.end ?? statementDateOf(rows, dateOrder),
  };
}

/** A title ('EUR Statement'), a header ('Betrag (EUR)') or else what most amounts are marked with. */
function currencyOf(rows: Row[], texts: string[]): string | null {
  for (const text of texts) {
    const title = TITLE.exec(text)?.[1];
    if (title && CODES.has(title)) return title;
  }
  const counts = new Map<string, number>();
  const count = (code: string, weight: number) =>
    counts.set(code, (counts.get(code) ?? 0) + weight);
  for (const cell of rows.flatMap((row) => row.cells)) {
    const header = /\(([A-Z]{3}|RM|S\$)\)/.exec(cell.text)?.[1];
    const code = header === 'RM' ? 'MYR' : header === 'S$' ? 'SGD' : header;
    if (code && CODES.has(code)) count(code, 5);
    const amount = readAmount(cell.text, 2) ?? readAmount(cell.text, 0);
    if (amount?.currency) count(amount.currency, 1);
    else if (CODES.has(cell.text)) count(cell.text, 1);
    const trailing = /[\d.,]{4,} (EUR|Euro|€|USD|GBP|CHF)$/.exec(cell.text)?.[1];
    if (trailing && !amount) count(trailing === 'Euro' || trailing === '€' ? 'EUR' : trailing, 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? (texts.some((text) => SORT_CODE.test(text)) ? 'GBP' : null);
}

/** The first two dates that stand on either side of a dash or 'to', in one line. */
export function periodIn(texts: string[], order: DateOrder): { start: string; end: string } | null {
  for (const text of texts) {
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
    const iban = GROUPED_IBAN.exec(text) ?? SOLID_IBAN.exec(text);
    if (iban && (saysIban || isIban(iban[0]))) return iban[0].replace(/ /g, '');
  }
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      const label = ACCOUNT_LABEL.exec(cell.text);
      if (!label) continue;
      const right = row.cells.filter((other) => other.x > cell.x).map((other) => other.text);
      const below = rows[index + 1]?.cells.filter((other) => Math.abs(other.x - cell.x) < 20) ?? [];
      const places = [
        cell.text.slice(label.index + label[0].length),
        ...right,
        ...below.map((other) => other.text),
      ];
      for (const place of places) {
        const number = ACCOUNT_NUMBER.exec(place)?.[1];
        if (number) return number.replace(/ /g, '');
      }
    }
  }
  return null;
}

/** The check of ISO 13616: the characters moved round and read as a number leave 1 when divided by 97. */
function isIban(text: string): boolean {
  const solid = text.replace(/ /g, '');
  const digits = (solid.slice(4) + solid.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
