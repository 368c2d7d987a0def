import type { LabelledTotal } from '../balances/balances.ts';
import type { NamedInterest } from '../balances/interest-of-boxes.ts';
import type { BothSums } from '../balances/totals-under-labels.ts';
import type { Booking, RowReading } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { Identity } from './headings.ts';
import { isOther } from './labelled-numbers.ts';

/** A balance printed between two lines: what the account held when so many bookings had been printed, or at the end of their day. */
export type Checkpoint = { after: number; balance: PrintedAmount; isDaily?: true };

/**
 * A line that adds up others: its amounts by column, and how many bookings stand above it. isOfSide: it is called the sum of what came
 * in, or of what went out.
 */
export type Total = { money: RowReading['money']; after: number; isOfSide?: boolean };

/** A figure in a row that is none of bookings, and whether some word beside or over it says that it is a balance, or what moved, whatever its whole name means. */
export type LooseFigure = {
  amount: PrintedAmount;
  isBalance: boolean;
  isFlow: boolean;
  /** Whether its row names what is held, or has to be paid, now. */
  isCurrent?: boolean;
  /** Whether its own row says that it is a balance. */
  isNamed: boolean;
};

/** One part of a statement as its tables print it, in the order of print. startsAt and endsAt are rows of the document. */
export type Part = {
  label: string;
  title: string;
  /** What stands above its table, by which it is called where a file has several parts. */
  heading: string;
  /** The row of the heading that names the account, or of the first header. */
  beginsAt: number;
  startsAt: number;
  endsAt: number;
  identity: Identity;
  /** The currency that the title right above its table names. */
  titledIn: string | null;
  /** Whether its table has one column of amounts and nothing else of money, as cards do. */
  hasOneAmount: boolean;
  accountHint: string | null;
  opening: PrintedAmount | null;
  closing: PrintedAmount | null;
  /** Whether the opening balance is one that any page or day may begin with, so that bookings may stand above it. */
  isBrought: boolean;
  /** Whether the closing balance is one that any page may end with, so that more may follow. */
  isTentative: boolean;
  /** What a box that opens as this part does says that it closes with, where that is another figure. */
  otherClosing: PrintedAmount | null;
  /** Whether a booking that was not read stands below its closing balance, or on a page before it, as if it belonged to the same table. */
  isFollowed: boolean;
  /** Whether its tables are read as one though the headings name another account, which brings forward a balance of its own. */
  isOfSeveral: boolean;
  /** Whether its closing balance is called what has to be paid. */
  isDue: boolean;
  /** Whether it closes with the sum that a card charges to an account. */
  isCharged: boolean;
  /** Whether the balance beside its last line may close it. */
  endsWithLast: boolean;
  /** How many bookings the page says it has, each time it says so. */
  counts: number[];
  /** What the account is said to hold now, outside its table. */
  current: PrintedAmount[];
  /** Figures outside all tables, where it is the only part, whatever they are called. */
  loose: LooseFigure[];
  /** What is named as interest outside all tables, where it is the only part. */
  interests: NamedInterest[];
  /** Whether the balance of a day stands above all bookings. */
  isDayAbove?: boolean;
  checkpoints: Checkpoint[];
  /** A figure in the column of balances on a row of its own above the first booking, and below the last so far. */
  bare: { above: PrintedAmount | null; below: PrintedAmount | null };
  totals: Total[];
  /** Sums by direction that are printed beside their names. */
  sums: LabelledTotal[];
  /** What a box of kinds says came in and went out, where it is the only part. */
  bothSums: BothSums[];
  bookings: Booking[];
};

/** No part of an IBAN, which a label may be cut within. */
const NUMBER_AT_END = /^\D.*?(?<!\b[A-Z]{2}(?:\d|\d\d[\d ]*)?)(\d[\d -]{6,}\d)$/;
/** A card whose number is masked may have the name of its holder behind: '5522-10XX-XXXX-3308 MS TAN'. */
const MASKED_CARD =
  /(?:^| )([\dXx*•]{4}[ -][\dXx*•]{4,6}[ -](?:[\dXx*•]{3,4}[ -])?[Xx*•]?\d{4,5})(?= |$)/;

export function newPart(
  label: string,
  title: string,
  startsAt: number,
  hasOneAmount: boolean,
): Part {
  return {
    label,
    title,
    heading: '',
    beginsAt: startsAt,
    startsAt,
    endsAt: startsAt,
    identity: { account: null, currency: null },
    titledIn: null,
    hasOneAmount,
    accountHint: accountNumberIn(label),
    opening: null,
    closing: null,
    otherClosing: null,
    isBrought: false,
    isTentative: false,
    isFollowed: false,
    isOfSeveral: false,
    isDue: false,
    isCharged: false,
    endsWithLast: false,
    counts: [],
    current: [],
    loose: [],
    interests: [],
    checkpoints: [],
    bare: { above: null, below: null },
    totals: [],
    sums: [],
    bothSums: [],
    bookings: [],
  };
}

/** A part without those of its bookings, with its figures behind the same ones of the others. */
export function withoutBookings(part: Part, isLeftOut: (booking: Booking) => boolean): Part {
  const bookings = part.bookings.filter((booking) => !isLeftOut(booking));
  if (bookings.length === part.bookings.length) return part;
  const leftOutOf = (count: number) => part.bookings.slice(0, count).filter(isLeftOut).length;
  const behind = <Figure extends { after: number }>(figures: Figure[]): Figure[] =>
    figures.map((figure) => ({ ...figure, after: figure.after - leftOutOf(figure.after) }));
  return {
    ...part,
    bookings,
    checkpoints: behind(part.checkpoints),
    totals: behind(part.totals),
  };
}

/** The account or card number that a label ends with ('GOLD CARD : 5400 0000 0000 0001'), or null. */
function accountNumberIn(label: string): string | null {
  const [, number] = NUMBER_AT_END.exec(label) ?? MASKED_CARD.exec(label) ?? [];
  return number && !isOther(number) ? number.replace(/ /g, '') : null;
}

/** The same, but for the number by which others pay into the account. */
export function ownNumberIn(label: string): string | null {
  return accountNumberIn(label.replace(CLEARED, ''));
}

const CLEARED = /\b(?:CBU|CVU|CLABE|CCI)\b[ :]*[\d -]{18,26}/gi;

/** Whether a heading is a title of the part behind all others: the head of a page may repeat the number of one of them, and is none. */
export function isTitleOfNext(heading: string, parts: readonly Part[]): boolean {
  const solid = heading.replace(/ /g, '');
  const isHead = parts.some(({ identity: { account } }) => account && solid.includes(account));
  return !isHead && heading !== '' && heading !== parts.at(-1)?.heading;
}
