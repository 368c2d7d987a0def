import { headersOver } from '../cells/cell-columns.ts';
import { namesValueDays } from '../days/booking-days.ts';
import type { Column, Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { namesCreditCard, namesReceipts, saysCard, saysDue } from '../words/titles.ts';
import { hasFigure } from './headings.ts';
import type { Part } from './parts.ts';
import { namesCard } from './unlabelled-numbers.ts';

/** Whether a statement is a card's by what is due and by when, by its limit, or by labels that name receipts. */
export function isOfCard(rows: Row[]): boolean {
  return rows.some(
    (row) =>
      saysDue(textOf(row)) || CARD_LIMIT.test(textOf(row)) || namesReceipts(row) || asksLeast(row),
  );
}

/** Whether the labels of a box name the least that has to be paid ('Saldo letzte', 'Ihre Zahlungen', 'Mindestzahlung', or 'Mindest-' over the rest of that: Swisscard); a text may pay it, too. */
export function asksLeast({ cells }: Row): boolean {
  const areLabels = cells.length > 2 && cells.every(({ text }) => !/\d/.test(text));
  return areLabels && cells.some(({ text }) => /^mindest(?:-|zahlung)$/i.test(text));
}

const CARD_LIMIT =
  /^(?:limite (?:total )?d[eo] cart[ãa]o|l[ií]mite de (?:la |su )?tarjeta|limite de (?:la |votre )?carte|limite (?:della )?carta|credit card limit|kreditkartenlimit)(?! (?:de )?d[ée]b|\p{L})/iu;

/**
 * Whether the lines of a statement bear the days of the purchases: those of a card do, which what stands above the first table may be all
 * that speaks of, where no table has a column of balances, or one has a label for those days.
 */
export function bearsPurchaseDays(rows: Row[], headers: (Header | null)[]): boolean {
  if (isOfCard(rows) || namesPurchases(headers)) return true;
  // Beside balances it takes a label that says so (Danske Bank).
  const isLabelled = headers.some((header) => header?.columns.some(isOfPurchases));
  const head = rows.slice(0, Math.max(0, headers.findIndex(Boolean)));
  // Beside a figure it is that of another account in an overview, which has more than cards (ActivoBank).
  const isListed = head.some((row) => hasFigure(row) && ACCOUNT.test(plainWords(textOf(row))));
  const titles = isListed ? head.filter((row) => !hasFigure(row)) : head;
  const isAccount =
    haveValueDays(headers, rows) && !head.some((row) => TITLE_OF_CARD.test(textOf(row)));
  return (isLabelled || !(haveBalances(headers) || isAccount)) && titles.some(isOfAnyCard);
}

/** Whether the title of a part beside accounts says that it is a credit card's, or the number under that title, where it opens with a balance of its own (comdirect): an account, whose second days are of value, may have a card, too. */
export function isTitledCard({ title, heading, opening, startsAt }: Part, rows: Row[]): boolean {
  if (namesCreditCard(heading)) return true;
  const labels = rows.slice(startsAt, startsAt + LABEL_ROWS).flatMap(({ cells }) => cells);
  const isOfAccount =
    ACCOUNT.test(plainWords(title)) ||
    labels.some(({ text }) => columnRoleOf(text) === 'otherDate');
  return opening !== null && namesCard(heading) && !isOfAccount;
}

/** Labels stand in so many rows at most. */
const LABEL_ROWS = 3;

const ACCOUNT = /\b(?:conta|cuenta|konto|girokonto|account|compte|conto|rekening)\b/;

/** Debit cards, too, whose statement is no bill, name the days on which they were used (VTB). */
const isOfAnyCard = (row: Row) =>
  saysCard(textOf(row)) || row.cells.some(({ text }) => DEBIT_CARD.test(plainWords(text)));

const DEBIT_CARD = /^выписка по (?:счету )?(?:дебетовои|банковскои) карт[еы]$/u;

/** Whether a label names the days of purchases, and no table has a column of balances, as those of accounts have. */
export function namesPurchases(headers: (Header | null)[]): boolean {
  return headers.some((header) => header?.columns.some(isOfPurchases)) && !haveBalances(headers);
}

/** Days of value are those of an account, whatever card is offered or named above its tables (Crédit Mutuel), unless the file is called a card's. */
const TITLE_OF_CARD =
  /kreditkarten?-?(?:abrechnung|rechnung|auszug|umsätze)|kartenabrechnung|(?<!debit )card (?:account )?statement|relev[ée] (?:de|des op[ée]rations de) (?:votre |la )?carte|estratto conto (?:della )?carta|extracto de (?:la |su )?tarjeta|extrato d[eo] cart[ãa]o|^cart[ãa]o de cr[ée]dito$|creditcardoverzicht|kartennummer:? ?\d{4} ?\d{0,2}[X*•]/iu;
const haveValueDays = (headers: (Header | null)[], rows: Row[]) =>
  headers.some((header, index) => {
    const labels = rows[index];
    // Labels that were drawn as one text have no columns.
    const isNamed = labels?.cells.length === 1 && namesValueDays(textOf(labels));
    return header !== null && (isNamed || header.columns.some(({ isValue }) => isValue));
  });
const isOfPurchases = ({ isPurchase }: Column) => isPurchase === true;

/** Below the first of its rows a label may be read in other ways, too. */
const haveBalances = (headers: (Header | null)[]) =>
  headersOver(headers).some((header) => header?.columns.some(({ role }) => role === 'balance'));
