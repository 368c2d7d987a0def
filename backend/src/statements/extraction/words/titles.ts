import { CARD, DUE, GLANCE, NOT_BOOKED, OTHER_TABLE } from './balance-words.ts';
import { type ColumnRole, columnRoleOf } from './labels.ts';
import { plainWords } from './plain-words.ts';

/** A word that only card statements print. */
export function saysCard(text: string): boolean {
  const words = plainWords(text);
  return (CARD.test(words) && !NO_LIMIT.test(words)) || saysDue(text);
}

/** What is lent on an account may be nothing ('Luottoraja 0,00': S-Pankki). */
const NO_LIMIT = /^luottoraja 0,00(?!\d)/;

/** Whether a row begins with whose card it is that the purchases below were made with ('MARIA OLIVEIRA (final 7081)': Itaú). */
export function namesHolder({ cells: [name] }: { cells: readonly { text: string }[] }): boolean {
  return name !== undefined && HOLDER.test(name.text);
}

const HOLDER = /\p{L}{2} \((?:final|ending|terminad[ao] en) \d{4}\)$/iu;

/** Whether a title names a credit card in so many words. */
export function namesCreditCard(title: string): boolean {
  return CREDIT_CARD.test(title);
}

const CREDIT_CARD =
  /kreditkarte|credit card|carte de cr[ée]dit|tarjeta de cr[ée]dito|carta di credito|cart[ãa]o de cr[ée]dito/iu;

/** Whether a text speaks of what has to be paid, or by when. */
export function saysDue(text: string): boolean {
  return DUE.test(plainWords(text));
}

/** Whether a row of labels names the days of receipts, which only cards have, or those of sales beside those of booking (Consors Finanz). */
export function namesReceipts({ cells }: { cells: readonly { text: string }[] }): boolean {
  const isNamed = (day: RegExp) => cells.some(({ text }) => day.test(text));
  // An account has columns of both sides, or of its balance.
  const isOfAccount = cells.some(({ text }) => SIDES.has(columnRoleOf(text)));
  return isNamed(RECEIPT_DAY) || (isNamed(SALES_DAY) && isNamed(BOOKING_DAY) && !isOfAccount);
}

const RECEIPT_DAY = /^(?:beleg-?datum|datum beleg|kaufdatum)$/i;
const SALES_DAY = /^umsatzdatum$/i;
const BOOKING_DAY = /^buchungs(?:datum|tag)$/i;
const SIDES: ReadonlySet<ColumnRole | null> = new Set(['in', 'out', 'balance']);

/** Whether a row of labels is that of a list of rates: it names from when until when each of them held, or its kind ('von', 'bis', 'Zinssatz p.a.': ING; 'Zinsart', 'Zinssatz': DKB), or two of them; beside days they are those of bookings. */
export function namesRates({ cells }: { cells: readonly { text: string }[] }): boolean {
  const isNamed = (name: RegExp) => cells.some(({ text }) => name.test(text));
  const areLabels = cells.every(({ text }) => !/\d/.test(text));
  const rates = cells.filter(({ text }) => RATE_BEHIND.test(text) && !OF_EXCHANGE.test(text));
  const isDated = cells.some(({ text }) => DAYS.has(columnRoleOf(text)));
  const isOfTime =
    isNamed(RATE) && ((isNamed(FROM) && isNamed(UNTIL) && !isDated) || isNamed(KIND));
  return areLabels && (isOfTime || (rates.length > 1 && !isDated));
}

/** Whether a row of labels is that of a list of rates, of the plan of a loan, or of details of what is booked above: below neither stands a further booking. */
function namesTerms(row: { cells: readonly { text: string }[] }): boolean {
  return namesRates(row) || namesLoan(row) || namesNet(row) || namesDetails(row);
}

/** Whether a row of labels says that what moved by SEPA is told once more ('DETAIL DE VOS PRELEVEMENTS SEPA RECUS': Banque Populaire). */
function namesDetails({ cells }: { cells: readonly { text: string }[] }): boolean {
  return cells.some(({ text }) => DETAILS.test(text));
}

const DETAILS = /^d[ée]tail de(?:s \p{L}+ sepa (?:re[çc]us|[ée]mis)|\s?vos \p{L}+ sepa)(?!\p{L})/iu;

/** Whether a row of labels is that of what is invested, whose value it names before and after taxes ('valor bruto R$', 'IOF/IR R$', 'valor líquido R$': Itaú). */
function namesNet({ cells }: { cells: readonly { text: string }[] }): boolean {
  return [GROSS, NET].every((name) => cells.some(({ text }) => name.test(text)));
}

const GROSS = /^(?:valor|saldo) bruto(?: \(?R\$\)?)?$/i;
const NET = /^(?:valor|saldo) l[ií]quido(?: \(?R\$\)?)?$/iu;

/** Whether a row of labels is that of the plan by which a loan is paid back, of whose payments it names the parts ('CAPITAL', 'JUROS', 'TOTAL': Millennium bcp). */
export function namesLoan({ cells }: { cells: readonly { text: string }[] }): boolean {
  // Beside a text or a balance they are those of what was booked.
  if (cells.some(({ text }) => OF_BOOKINGS.has(columnRoleOf(text)))) return false;
  return namesParts({ cells });
}

function namesParts({ cells }: { cells: readonly { text: string }[] }): boolean {
  return [PRINCIPAL, INTEREST, PAYMENT].every((name) => cells.some(({ text }) => name.test(text)));
}

/** Whether labels are those of terms, or below the name of a loan those of what was paid back, whatever else stands beside it ('PR1 - PRÊT PERSONNEL': Desjardins). */
export function headTerms(labels: readonly Labels[], title: Labels | undefined): boolean {
  const isOfLoan = title?.cells.some(({ text }) => OF_LOAN.test(text)) === true;
  return labels.some(namesTerms) || (isOfLoan && labels.some(namesParts));
}

type Labels = { cells: readonly { text: string }[] };

const OF_LOAN =
  /(?<!\p{L})(?:pr[êe]t|loan|mortgage|hypoth[èe]que|darlehen|hypothek|pr[ée]stamo|empr[ée]stimo|mutuo|lening|lån)(?!\p{L})/iu;

const OF_BOOKINGS: ReadonlySet<ColumnRole | null> = new Set(['description', 'balance']);
const PRINCIPAL =
  /^(?:capital|principal|tilgung|kapital|amortiza[cç][aã]o|amortizaci[oó]n|quota capitale|aflossing)$/iu;
const INTEREST =
  /^(?:juros|zinsen|int[ée]r[êe]ts?|interessi|quota interessi|intereses|interest|rente)$/iu;
const PAYMENT =
  /^(?:total|totale|gesamt|presta[cç][aã]o|rate|rata|cuota|mensualit[ée]|[ée]ch[ée]ance|versement|instal?lment|payment|termijn)$/iu;

/** 'Annual interest rate', 'Daily interest rate' (Scotiabank). */
const RATE_BEHIND =
  /\b(?:rates?(?: ?[(%]|$)|apr\b)|zinss[aä]tz|(?:taux|tasso|tasas?|tipos?) (?:anual |nominal )?(?:de |di |d')inter/iu;
const OF_EXCHANGE = /exchange|conversion|cambio|change|kurs/iu;

const DAYS: ReadonlySet<ColumnRole | null> = new Set(['date', 'otherDate']);
const FROM = /^(?:von|vom|from|du|dal|desde|del?|van|od)$/i;
const UNTIL = /^(?:bis|to|until|au|al|hasta|tot|do)$/i;
const KIND = /^zinsart$/i;
const RATE =
  /^(?:zinss[aä]tz\p{L}*|(?:interest |annual )?rates?|taux(?: d'int[ée]r[êe]t)?|tasso(?: di interesse)?|tipo de inter[ée]s|tasa de inter[ée]s|rentepercentage)(?: ?%| p\. ?a\.?)*$/iu;

/** Whether a label names the tax on each fee of a list, of which the account shows what both came to (Santander in Mexico). */
export function namesTax(label: string): boolean {
  return /^(?:i\.?v\.?a|vat|mwst|ust|tva)\.?$/iu.test(label);
}

/** Whether a title names what is paid in instalments. */
export function namesInstalmentPlan(title: string): boolean {
  return OF_PLAN.test(title) && !OF_LATER.test(title);
}

const OF_PLAN =
  /할부|分割|分期|instal?ment|cuotas|parcela|mensualidades|a meses|taksit|raten(?:zahlung|kauf|plan)|teilzahlung|rateizz|plusieurs fois|échelonn|fraccionad|aplazad/iu;
/** What is due later is none of this bill's. */
const OF_LATER = /pr[oó]xim|\bnext\b|future|k[üu]nftig|nächst|à venir|prossim/iu;

/** Whether a title names what is moved between an account and the banks that keep its cash: it mirrors the bookings ('Bank Sweep Activity': Schwab). */
export function namesSweep(title: string): boolean {
  return SWEEP.test(title);
}

const SWEEP = /\bsweep activity\b/i;

/** Whether a text in front of the name of a sum offers to pay in so many instalments: nobody owes it ('Entrada + 2 parcelas de R$ 1.479,59', 'Total a pagar'). */
export function isOffer(text: string): boolean {
  return OFFER.test(text);
}

const OFFER =
  /\b\d{1,2} (?:parcelas|cuotas|instal?lments|mensualidades|mensualit[ée]s|raten)\b|^parcelas$|\bentrada \+ (?:\d{1,2}x|parcelas$)/iu;

/** The title of a table whose rows have not been booked, or were taken back. */
export function isNotBooked(text: string): boolean {
  if (LEFT_OUT.test(text) || OF_BOTH.test(text) || TWO_FIGURES.test(text)) return false;
  const [, note = ''] = text.length > MAX_TITLE ? [] : (AT_END.exec(text) ?? []);
  return isTitleOf(NOT_BOOKED, text) || (note !== '' && NOT_BOOKED.test(plainWords(note)));
}

/** A sentence says what a list does not hold ('Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.': Deutsche Bank). */
const LEFT_OUT =
  /\bnicht (?:bestandteil|teil) dieser (?:übersicht|liste|aufstellung)|\bnot (?:part of|included in|shown (?:in|on)) this (?:list|overview|statement)|\bpas (?:inclu\p{L}+|compris\p{L}*) dans (?:cette liste|ce relev[ée])/iu;

/** Of points there are some to spend and some to come ('Available and Pending as of 08/31/25': American Express). */
const OF_BOTH = /^available (?:and|&) pending\b/i;

/** What is held back stands beside what is held ('Saldo: 118,14 EUR (a fecha 20/01/2026) Retenciones : 17,99 EUR': Santander). */
const TWO_FIGURES = /^saldo ?: ?-?\d[\d.]*,\d\d\b.*: ?-?\d[\d.]*,\d\d\b/iu;

/** Whether a title heads a list of what is not booked: over one with balances the sum that is held back is a fact of the account ('Retenciones: 12,50 EUR': Santander). */
export function headsNotBooked(title: string, hasBalances: boolean): boolean {
  return isNotBooked(title) && !(hasBalances && HELD_SUM.test(title));
}

const HELD_SUM = /^retenciones ?: ?-?\d[\d.]*,\d\d(?: (?:EUR|€))?$/i;

/** A title may say so in brackets: 'Aflosschema (prognose 2025, nog niet geboekt)'. */
const AT_END = /^\p{L}[^(]{3,}\(([^)]+)\)$/u;

/** The title of a table beside the bookings: instalments, standing orders, reward points. */
export function isOtherTable(text: string): boolean {
  if (NUMBERED_CARD.test(text) || ADJUSTED.test(text) || ENDS_IN_SUM.test(text)) return false;
  return (
    [POINTS, BEHIND_LIST, DETAILS].some((title) => title.test(text)) || isTitleOf(OTHER_TABLE, text)
  );
}

/**
 * What purchases have earned (HSBC), what will be charged from a day on (Barclays), and what single purchases were made of (Triangle), stands behind the
 * list; those of a period may be the list itself.
 */
const BEHIND_LIST =
  /^(?:your )?reward transactions(?: \(?continued\)?| this \p{L}+)?$|^your charges from \d{1,2} \p{L}{3,9}(?: \d{2,4})?(?: to \d{1,2} \p{L}{3,9} \d{2,4})?$|^details of your sport chek store purchases$/iu;

/** Whether a title is that of what is enclosed with a statement, which tells how its charges and interest were calculated ('Anlage 1 zu Kontoauszug 3/2025': Sparkasse; '** ABSCHLUSS FÜR KONTO … VOM 30.09.2024 BIS 31.12.2024/EUR **': Consorsbank). */
export function isAnnex(text: string): boolean {
  return ANNEX.test(text);
}

const ANNEX =
  /^anlage (?:nr\. ?)?\d+ zu[mr]? .*kontoausz|^\*\* abschluss für konto \d[\d ]+ vom .* bis /iu;

/** Whether a title is that of what explains one booking ('BIJLAGE BIJ VERRICHTING 0243': Belfius). */
export function isAnnexOfBooking(text: string): boolean {
  return OF_BOOKING.test(text);
}

const OF_BOOKING = /^bijlage bij verrichting \d+$|^annexe [àa] l'op[ée]ration \d+$/iu;

/** So Bank Norwegian calls its points; written otherwise it is where cash is paid out. */
const POINTS = /^CashPoints$/;

/** What came to a figure in a year heads no others ('Interest Paid Year-to-date: $0.06': Bank of America). */
const ENDS_IN_SUM = /\byear[- ]to[- ]date: ?[-+]?\p{Sc} ?\d[\d.,]*[.,]\d\d$/iu;

/** What a card gave back is booked ('Rewards and adjustments': Barclaycard). */
const ADJUSTED = /^rewards? (?:and|&) adjustments$/i;

/** A card may be called so, too ('BPI Gold Rewards Card 5519-10XX-XXXX-4471'). */
const NUMBERED_CARD = /\bcard \d{4}[ -]?\d{2}[X*•]{2}/i;

/** Whether a heading says that a card's bookings follow, with the name of its holder behind (DBS, Capital One), whatever those above it were (Swisscard). */
export function headsNewBookings(text: string): boolean {
  return NEW_TRANSACTIONS.test(text) || saysContinued(text);
}

/** Whether a heading says no more than that the bookings go on ('TRANSACTIONS (CONTINUED)', 'Detail Continued'). */
export function saysContinued(text: string): boolean {
  return /^(?:transactions?|details?) (?:continued|\(cont(?:inued|'d|\.)?\))$/i.test(text);
}

const NEW_TRANSACTIONS =
  /^(?:new transactions?(?: [\p{Lu} .'-]+)?|neue transaktionen|transactions? for [\p{Lu} .'-]+#\d{4,5})$/iu;

const MAX_TITLE = 100;

/** A title says little else. */
function isTitleOf(pattern: RegExp, text: string): boolean {
  // What closes a bracket of the line above goes on with that ('and Pots with interest)': Monzo).
  if (text.length > MAX_TITLE || /^[^(]+\p{L}{3}\)$/u.test(text)) return false;
  const words = plainWords(text.replace(/\([^)]*\)|\d[\d./ -]*/g, ' '));
  const match = pattern.exec(words);
  if (!match) return false;
  const rest = words.length - match[0].length;
  return match.index === 0 || rest <= MAX_BESIDE_TITLE;
}

const MAX_BESIDE_TITLE = 24;

/** The title of a box that repeats what the statement says elsewhere. */
export function isGlance(text: string): boolean {
  return text.length <= MAX_TITLE && GLANCE.test(plainWords(text));
}

/** Whether a heading names no more than what a bank charges for itself: below it bookings may stand, as under any other heading ('Interest, Fees & Government Charges': Westpac). */
export function headsCharges(text: string): boolean {
  return CHARGES.test(text);
}

const CHARGES =
  /^(?:(?:other |bank |government |service )?(?:interest|fees?|charges)(?:, | & | and |\/|$)){2,5}$/iu;

/** The title of anything that is not the list of bookings. */
export function isBesideBookings(text: string): boolean {
  return isNotBooked(text) || isOtherTable(text) || isGlance(text);
}
