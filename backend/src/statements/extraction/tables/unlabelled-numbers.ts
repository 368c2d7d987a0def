import { isBookingRow } from '../bookings/booking-rows.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { namesPayingAccount } from '../words/account-labels.ts';
import { hasFigure } from './headings.ts';
import { GROUPED_IBAN } from './ibans.ts';

/** Four groups of four, some of which may be masked, as only the number of a card is printed; two stars may stand on either side of it (UOB in Malaysia). */
const CARD =
  /(?:(?<![\dX*•x#])|(?<=(?:^|\s)\*\*))(?:\d{4}|[X*•x#]{4})([ -]?)[\dX*•x#]{4}\1[\dX*•x#]{4}\1[\dX*•x#]{0,2}\d{2,4}(?!\d)/u;
/** 'Visa Signature ending in 7730' */
const ENDING =
  /(?<!\p{L})(?:account ending(?: in:?)?|(?:ending|ends|endend|terminada|terminado|terminant|che termina|se terminant) (?:in|with|auf|en|par|con|em)) \W{0,3}(\d{4,5})(?!\d)/iu;
/** 'ASPIRE CURRENT ACCOUNT : 62744810932' */
const NAMED = /(?:account|konto|compte|cuenta|conta|conto|rekening|akaun) ?: ?(\d{6,16})$/iu;

/** The number of an account or a card that stands above the tables without a label of its own, or null. */
export function unlabelledIn(head: Row[]): string | null {
  // Beside a figure it is that of another account in an overview (HSBC).
  const bare = head.filter((row) => !hasFigure(row));
  const texts = bare.map((row) => textOf(row).slice(0, MOST_READ));
  const own = texts.filter((text) => !namesPayingAccount(text));
  for (const text of own) {
    const number = NAMED.exec(text)?.[1] ?? CARD.exec(text)?.[0];
    if (number) return number.replace(/ /g, '');
  }
  return own.map((text) => ENDING.exec(text)?.[1]).find(Boolean) ?? null;
}

/** The number of the card that a line names, masked or not, without blanks; or null. */
export function cardIn(text: string): string | null {
  return CARD.exec(text.slice(0, MOST_READ))?.[0].replace(/ /g, '') ?? null;
}

/** Whether a line names a card by its masked number. */
export function namesCard(text: string): boolean {
  return /[X*•x#]{4}/.test(CARD.exec(text.slice(0, MOST_READ))?.[0] ?? '');
}

/** Whether a line ends with the number of a card, masked or not, in a frame of stars or without one ('**5412-XXXX-XXXX-0926**': UOB in Malaysia). */
export function namesWhole(text: string): boolean {
  const [number] = CARD.exec(text.slice(0, MOST_READ)) ?? [];
  return number !== undefined && text.replace(/\*\*$/, '').endsWith(number);
}

/** The first masked number of a card outside the bookings, which titles them or their sum, or null. */
export function cardNumberIn(rows: Row[]): string | null {
  // One that is printed whole may be what to pay to.
  const title = rows.find((row) => !isBookingRow(row) && namesCard(textOf(row)));
  return title ? cardIn(textOf(title)) : null;
}

/** The title of a card right above a row, or below what it opens with there and above its first booking (Citibank in Singapore); or null. */
export function cardTitleAt(rows: Row[], index: number): string | null {
  const near = rows.slice(0, index + TITLE_BELOW);
  const next = near.findIndex((row, at) => at > index && isBookingRow(row));
  return titleOfCard(rows.slice(0, index)) ?? titleOfCard(next < 0 ? near : near.slice(0, next));
}

/** The last words of the title of a card, up to its number, behind the last booking among these rows; or null. */
function titleOfCard(rows: Row[]): string | null {
  const titles = rows.slice(rows.findLastIndex(isBookingRow) + 1).filter((row) => !hasFigure(row));
  // Sixteen figures of an IBAN look like the number of a card (CIC).
  const texts = titles.map((row) => textOf(row).slice(0, MOST_READ).replace(GROUPED_IBAN, ''));
  const title = texts.findLast((text) => CARD.test(text));
  const number = CARD.exec(title ?? '');
  return title && number
    ? title
        .slice(0, number.index + number[0].length)
        .slice(-MOST_OF_TITLE)
        .replace(/^\*\*/, '')
    : null;
}

const MOST_READ = 300;
const MOST_OF_TITLE = 60;
/** The title of a card may stand so many rows below what that opened with. */
const TITLE_BELOW = 6;
