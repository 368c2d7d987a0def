import type { StatementLine, StatementSection } from '../extraction/types.ts';
import { plainWords } from '../extraction/words/plain-words.ts';
import { wordsSay } from '../extraction/words/sums-and-flows.ts';
import { saysCard } from '../extraction/words/titles.ts';
import { isPaymentToCard } from './card-payments.ts';
import type { CsvBooking } from './sorted-out.ts';
import { UnreadableCsv } from './types.ts';

/** Accounts by their names, on which a balance that rises is no debt; behind one stands no more than whose it is, or its number. */
const ACCOUNT =
  /^(?:(?:account(?: name| type)?|konto(?:name|art)?|compte|cuenta|conto):? )?(?:girokonto|tagesgeld|festgeld|sparkonto|privatkonto|lohnkonto|(?:savings?|checking|chequing|current) accounts?|compte (?:courant|cheques?|epargne)|livret|cuenta (?:corriente|de ahorros?)|conto corrente|betaalrekening|spaarrekening)(?:[ ,:;/-]+(?!(?:from|by|to|linked)(?!\p{L}))[\p{L}\d.*-]+){0,6}[ :;,]*$/u;
/** Who names one of these may owe what is called a balance, and names the account that it is paid from. */
const OWED =
  /(?<!\p{L})(?:loans?|mortgages?|credit|kredit|darlehen|\p{L}*(?:kredit|darlehen|-?card))(?!\p{L})/u;
const INTEREST =
  /^(?:(?:gross|net|monthly|savings) )?interest(?: (?:payment|earned|credited|paid)(?!\p{L}).*)?$/u;
/** Interest of which nothing says that it was earned may be charged for what is owed. */
const BARE_INTEREST =
  /^(?!.*(?:gross|earned|credited))(?:\p{L}+ )?(?:interest|zinsen)(?: \p{L}+)?$/u;
/** So many lines whose words speak of money coming in make up for what a single name may say. */
const LEAST_SAID = 2;
/** One of so many rows may be a shop whose name speaks of money coming in. */
const FEW = 5;
/** In so many rows of an account of which half came in, some say so. */
const LEAST_OF_HALF = 8;
/** Who gets most of what came in by these names is paid by others, though each of them may be paid with a card. */
const INVOICE =
  /(?<!\p{L})(?:rent(?! a car)|miete|loyers?|affitto|najem|alquiler|huur|lasku|fv|invoices?|inv|rechnung(?:s?nr)?|honorar\p{L}*|facture|fattura|factura|faktura|payouts?|income|earnings|einnahmen?|einkommen|revenus?|recettes|ingresos|receitas?|entrate|inkomsten|wplywy|przychod\p{L}*|доход\p{L}*)(?!\p{L})/u;
/** What bears no sign and was transferred came in: with a card nothing is bought so. */
const TRANSFERRED =
  /(?<!\p{L})(?:vir|sepa|bonifico|tilisiirto|przelew(?: krajowy)?|prichozi|\p{L}+ prijem|standing order|dauerauftrag|zelle|переводы)(?!\p{L})/u;
/** So many balances that move against the amounts, and none with them, are no slip: where no word says card, they are owed. */
const LEAST_MOVED = 2;

/**
 * What a file says of its signs. areTold: more than a minus or none tells which way an amount went. arePurchasesBare: what it
 * calls purchases bears no sign, as most amounts, of which none says that it came in. isPaymentMinus: payments bear a minus.
 * areKindsSides: each booking is called a credit or a debit, and went that way. isIncomeNamed: enough of what bears no sign
 * is said to have come in. areColumnsOfCard and areColumnsOfAccount tell what only cards or only accounts have columns for,
 * isNumbered that a number stands above the table, which may be that of a card's account.
 */
export type SignHints = {
  areTold: boolean;
  arePurchasesBare: boolean;
  isPaymentMinus: boolean;
  areKindsSides: boolean;
  isIncomeNamed: boolean;
  areColumnsOfCard: boolean;
  areColumnsOfAccount: boolean;
  isNumbered: boolean;
  texts: readonly string[];
};

type OfBookings = Omit<
  SignHints,
  'texts' | 'areColumnsOfCard' | 'areColumnsOfAccount' | 'isNumbered'
>;

/** What was sold is money that came in, though a card may call it so. */
const PURCHASE = /^(?:card )?(?:purchases?|einkauf|kauf|achat|compra|acquisto|aankoop)$/;
const PAYMENT = /^payments?$/;
const SIDE = /^(?:credit|debit|[cd]|[cd]r)$/;

/**
 * The bookings of a card, all of which went out where each is called a purchase and none bears a sign or a balance: what is
 * given back is called otherwise. The texts are those above the table, since a shop lists the cards of its customers in a column.
 */
export function withBought(
  bookings: readonly CsvBooking[],
  { texts, areColumnsOfCard }: Pick<SignHints, 'texts' | 'areColumnsOfCard'>,
): CsvBooking[] {
  const isBare = ({ column, direction, balanceMinor }: CsvBooking) =>
    column === 'amount' && direction === null && balanceMinor === null;
  const areBought =
    (areColumnsOfCard || texts.some(saysCard)) &&
    bookings.every((one) => isBare(one) && isOfKind(one, PURCHASE));
  return bookings.map((one) => (areBought ? { ...one, direction: -1 } : one));
}

function isOfKind({ kinds = [] }: CsvBooking, kind: RegExp): boolean {
  return kinds.some((text) => kind.test(plainWords(text)));
}

/** What the bookings of a file say of their signs. */
export function signHintsOf(bookings: readonly CsvBooking[]): OfBookings {
  const [minuses, bare] = split(bookings, ({ direction }) => direction === -1);
  const isOf = (kind: RegExp) => (one: CsvBooking) => isOfKind(one, kind);
  const saysIn = ({ kinds = [], description }: CsvBooking) =>
    [...kinds, description].some((text) => wordsSay(text) === 1);
  return {
    areTold: areSignsTold(bookings),
    arePurchasesBare:
      minuses.length > 0 &&
      minuses.length <= bare.length &&
      bare.some(isOf(PURCHASE)) &&
      !minuses.some(isOf(PURCHASE)) &&
      !bare.some(saysIn),
    isPaymentMinus: minuses.some(isOf(PAYMENT)),
    areKindsSides: bookings.every((one) => one.direction !== null && isOf(SIDE)(one)),
    isIncomeNamed: isIncomeNamed(bare),
  };
}

/**
 * Whether what bears no sign is said to have come in. Of many rows one may be a shop with such a name, and an invoice is paid
 * with a card, too.
 */
function isIncomeNamed(bare: readonly CsvBooking[]): boolean {
  const textsOf = ({ kinds = [], categories = [], description }: CsvBooking) => [
    ...kinds,
    ...categories,
    description,
  ];
  const saysIn = (text: string) =>
    wordsSay(text) === 1 || isPaymentToCard(text) || TRANSFERRED.test(plainWords(text));
  const said = bare.filter((one) => textsOf(one).some(saysIn));
  const invoiced = bare.filter((one) =>
    textsOf(one).some((text) => INVOICE.test(plainWords(text))),
  );
  return said.length * FEW >= bare.length || invoiced.length * 2 > bare.length;
}

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Whether the column of any amount, or a plus, tells which way it went. */
function areSignsTold(bookings: readonly CsvBooking[]): boolean {
  return bookings.some(({ column, direction }) => column !== 'amount' || direction === 1);
}

/**
 * Sections with the signs that the account sees. Some cards write what was bought without a sign and what was paid to the
 * card with a minus, and many call what is owed the balance: it grows with a purchase. Such a balance holds as well with all
 * signs turned around, so it tells nothing of them. All amounts are turned around in two cases: nothing but a minus tells which
 * way money went, the lines of payments bear it, most other lines none, and no words say otherwise; or what is called a purchase
 * bears none, payments do or the file says card, and balances do not move with the signs. Balances that then move against the
 * amounts are what is owed, and are turned around, too. Where no amount bears a sign and all balances rise, money came in only
 * where most lines say so, or the file names an account: else it may be owed. Where most amounts bear no sign, there are no balances
 * and neither words nor columns tell of an account, all of it may have been bought with a card.
 * Throws an UnreadableCsv there, and where words speak against the signs without saying as much.
 */
export function withCardSigns(sections: StatementSection[], hints: SignHints): StatementSection[] {
  const moved = sections.flatMap(({ lines }) => lines.filter(({ amountMinor }) => amountMinor));
  const { along, against } = movesOfBalances(sections);
  const way = Math.sign(along - against) as Sign | 0;
  const isCardNamed = hints.texts.some(saysCard);
  const isCardFile = isCardNamed || hints.areColumnsOfCard;
  if (hints.areKindsSides && against > 0 && !isCardFile)
    throw new UnreadableCsv('noDirection', 'balances against kinds');
  const texts = hints.texts.map(plainWords);
  const mayBeOwed = isCardFile || texts.some((text) => OWED.test(text));
  const isAccount = !mayBeOwed && texts.some((text) => ACCOUNT.test(text));
  const isBought = hints.arePurchasesBare && (isCardFile || hints.isPaymentMinus) && way !== 1;
  const signUntold = () =>
    isBought
      ? -1
      : signOfAmounts(moved, way, {
          isCardNamed,
          areColumnsOfCard: hints.areColumnsOfCard,
          mayBeOwed,
          isAccount,
          isIncome: hints.isIncomeNamed || hints.areColumnsOfAccount || isAccount,
          isNumbered: hints.isNumbered,
        });
  const amounts = hints.areTold ? 1 : signUntold();
  const isCard = amounts === -1 || isCardFile;
  const areOwed = way * amounts === -1 && (isCard || (against >= LEAST_MOVED && along === 0));
  const balances = areOwed ? -1 : 1;
  return amounts === 1 && balances === 1
    ? sections.map(withoutOwedEnds)
    : sections.map((section) => turned(section, amounts, balances));
}

type Sign = 1 | -1;

/**
 * What a file names: a card, what may be owed, an account on which nothing is, and an account or words by which most of what
 * bears no sign may have come in.
 */
type Named = {
  isCardNamed: boolean;
  areColumnsOfCard: boolean;
  mayBeOwed: boolean;
  isAccount: boolean;
  isIncome: boolean;
  isNumbered: boolean;
};

/** By what the amounts of the file are to be multiplied. way tells whether the balances move with them. */
function signOfAmounts(
  moved: StatementLine[],
  way: Sign | 0,
  { isCardNamed, areColumnsOfCard, mayBeOwed, isAccount, isIncome, isNumbered }: Named,
): Sign {
  const minuses = moved.filter(({ amountMinor }) => amountMinor < 0).length;
  const paid = moved.filter(({ description }) => isPaymentToCard(description));
  const said = moved.filter((line) => wordsSay(line.description) || paid.includes(line));
  const against = said.filter(({ amountMinor }) => amountMinor < 0).length;
  const mostAreBare = minuses * 2 < moved.length;
  const isUnsaid = against === said.length;
  // Columns alone tell where few bear a minus: where more do, what bears none may have been given back.
  const isCard = isCardNamed || (areColumnsOfCard && minuses * 4 < moved.length);
  if (isUnsaid && mostAreBare && (paid.length > 0 || isCard)) {
    if (isCardNamed || !isIncome) return -1;
    throw new UnreadableCsv('noDirection', 'a payment to a card among income');
  }
  const isMostlySaid = (said.length - against) * 2 >= moved.length - minuses && !areColumnsOfCard;
  if (way === 0 && (isCardNamed || areColumnsOfCard) && mostAreBare && !isMostlySaid)
    throw new UnreadableCsv('noDirection', 'a card of which some words speak against the signs');
  const halfAreBare = minuses * 2 === moved.length && moved.length >= LEAST_OF_HALF;
  if (way === 0 && (mostAreBare || halfAreBare) && !isIncome && !isNumbered)
    throw new UnreadableCsv('noDirection', 'bare amounts that may be purchases of a card');
  const earned = moved.filter(({ description }) => saysEarned(description));
  const isEarned = earned.length * 2 > moved.length && !mayBeOwed;
  if (way === 1 && minuses === 0 && !isAccount && !isEarned)
    throw new UnreadableCsv('noDirection', 'balances that may be what is owed');
  // An account on which most lines bear a minus, and the balances move with them, is no card upside down.
  if (way === 1 && !mostAreBare) return 1;
  const paidByMinus = paid.some(({ amountMinor }) => amountMinor < 0);
  if (against >= (paidByMinus ? 1 : LEAST_SAID) && against > 2 * (said.length - against))
    throw new UnreadableCsv('noDirection', 'words against signs');
  if (way === -1 && minuses * 2 <= moved.length)
    throw new UnreadableCsv('noDirection', 'balances against signs');
  return 1;
}

/** Whether a text speaks of money that came in, or of interest, which the file has to say more of. */
export function saysMoneyIn(description: string): boolean {
  return wordsSay(description) === 1 || INTEREST.test(plainWords(description));
}

/** Whether a text speaks of money that came in, and not of interest alone, which may be charged. */
function saysEarned(description: string): boolean {
  return saysMoneyIn(description) && !BARE_INTEREST.test(plainWords(description));
}

/** How many balances move with the amounts before them, and how many against them. */
function movesOfBalances(sections: readonly StatementSection[]) {
  let [along, against] = [0, 0];
  for (const { openingMinor, closingMinor, lines } of sections) {
    let [before, since] = [openingMinor, 0];
    for (const [index, { amountMinor, balanceMinor }] of lines.entries()) {
      since += amountMinor;
      const after = balanceMinor ?? (index === lines.length - 1 ? closingMinor : null);
      if (after === null) continue;
      if (before !== null && since !== 0 && after - before === since) along += 1;
      if (before !== null && since !== 0 && after - before === -since) against += 1;
      [before, since] = [after, 0];
    }
  }
  return { along, against };
}

/**
 * A section without the balances around it where its amounts lead from one to the other only when turned around: they are what
 * is owed, or the amounts are upside down, and nothing tells which.
 */
function withoutOwedEnds(section: StatementSection): StatementSection {
  const { openingMinor, closingMinor, lines } = section;
  if (lines.some(({ balanceMinor }) => balanceMinor !== null)) return section;
  if (openingMinor === null || closingMinor === null) return section;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const isTurned = sum !== 0 && openingMinor - sum === closingMinor;
  return isTurned ? { ...section, openingMinor: null, closingMinor: null } : section;
}

function turned(section: StatementSection, amounts: Sign, balances: Sign): StatementSection {
  const by = (sign: Sign, minor: number | null) => minor && sign * minor;
  return {
    ...section,
    openingMinor: by(balances, section.openingMinor),
    closingMinor: by(balances, section.closingMinor),
    lines: section.lines.map((line) => ({
      ...line,
      amountMinor: line.amountMinor && amounts * line.amountMinor,
      balanceMinor: by(balances, line.balanceMinor),
    })),
  };
}
