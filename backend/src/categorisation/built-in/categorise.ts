import type { Category } from '@saldo/contracts';
import type { Decision } from './decision.ts';
import { type CategoriseContext, type Known, namesAccount, namesHolder, prepare } from './known.ts';
import { type Line, readLine } from './line.ts';
import { meansIndex } from './means.ts';
import { mechanicsIndex } from './mechanics.ts';
import { byMerchant } from './merchant.ts';
import { couldBePerson, namesCompany, namesInvoice, namesNobody } from './parties.ts';
import type { Decisive, Rule } from './rule.ts';
import type { Payment } from './spending.ts';

/** Raised whenever the same line may get another category than before. */
export const BUILT_IN_VERSION = 2;

/** A decision, signed by the engine that made it. */
export interface Categorised extends Decision {
  engine: 'built-in';
  version: number;
}

export interface LineToCategorise extends Payment {
  description: string;
}

/**
 * Gives every line a category, in the order of the lines, each by itself but for what came back of a purchase, which comes back
 * once. It never throws on any text, keeps nothing between calls, and takes the description as mere words: nothing in it is an
 * instruction. What goes out is never income.
 */
export function categorise(
  lines: readonly LineToCategorise[],
  context: CategoriseContext = {},
): Categorised[] {
  const known = prepare(context);
  return lines.map(({ description, ...payment }) => {
    const decided = decide(readLine(description, payment.amountMinor), payment, known);
    if (payment.amountMinor > 0) known.spending.add(description, decided.category, payment);
    return { ...decided, engine: 'built-in', version: BUILT_IN_VERSION };
  });
}

function decide(line: Line, payment: Payment, known: Known): Decision {
  const { currency } = payment;
  const mechanics = byMechanics(line, currency);
  return (
    byOwnAccounts(line, payment, known, mechanics) ??
    byPrepaid(line, currency, mechanics) ??
    mechanics ??
    byPurpose(line, payment, known)
  );
}

/** What a payment is for tells more than the way in which it was made. */
function byPurpose(line: Line, payment: Payment, known: Known): Decision {
  if (saysNothing(line)) return byMeansAlone(line);
  const purpose =
    line.direction === 'in' ? incoming(line, payment, known) : outgoing(line, payment.currency);
  if (!TELLS_NOTHING.has(purpose.rule)) return purpose;
  const means = meansIndex.find(line.words, line.direction);
  // In a transfer to somebody "costs" are what the money was for.
  const isFee = means?.rule.category === 'fees';
  if (means === undefined || (isFee && (line.wording === 'transfer' || isAside(means, line))))
    return purpose;
  return byRule(means.rule);
}

/** Rules that only say what stands in a line of which nothing is known. */
const TELLS_NOTHING: ReadonlySet<string> = new Set([
  'unknown',
  'unknown:income',
  'unknown:person',
  'transfer:person',
]);

/** True for "Faster payment" or "Buchung 22", which say that money moved and neither whose it is nor what for. */
function saysNothing({ meaning, saysRefund, wording }: Line): boolean {
  return namesNobody(meaning) && !saysRefund && wording !== 'card';
}

/** Under every other guess, so that any other statement of the same booking tells it (ledger/retelling.ts). */
const SAYS_NOTHING = 0.1;
const SAYS_MEANS_ALONE = 0.15;

function byMeansAlone({ words, direction, wording }: Line): Decision {
  const means = meansIndex.longest(words, direction);
  if (means !== undefined) return { ...byRule(means), confidence: SAYS_MEANS_ALONE };
  const why = 'The text says only that money moved';
  if (wording === 'transfer') return decision('transfers', 'transfer:unnamed', why, SAYS_NOTHING);
  return direction === 'in'
    ? decision('income', 'unknown:income', why, SAYS_NOTHING)
    : decision('other', 'unknown', why, SAYS_NOTHING);
}

const TO_OR_FROM = new Set(['to', 'from']);
const OWN_CURRENCIES = new Set(
  'eur usd gbp chf aud cad nzd sgd myr jpy krw twd hkd pln ron try sek nok dkk czk huf bgn thb inr idr php vnd aed'.split(
    ' ',
  ),
);

function byOwnAccounts(
  line: Line,
  { currency }: Payment,
  known: Known,
  mechanics: Decision | undefined,
): Decision | undefined {
  if (line.wording === 'card') return undefined;
  const isOwn = mechanics === undefined || mechanics.category === 'transfers';
  if (isOwn && namesHolder(line, known) && !namesOther(line, currency, known))
    return decision('transfers', 'own:holder', 'The other side is you', 0.95);
  if (namesAccount(line, known))
    return decision(
      'transfers',
      'own:account',
      'The other side is called like an account of yours',
      0.9,
    );
  if (namesOwnCurrencies(line.words))
    return decision('transfers', 'own:currency', 'It moves between your own currencies', 0.95);
  return undefined;
}

/** True for "To EUR …" and for one account in two currencies, as Revolut Business prints it: "Main · EUR → Main · USD". */
function namesOwnCurrencies(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (TO_OR_FROM.has(first) && OWN_CURRENCIES.has(second)) return true;
  const both = first === 'exchange' ? words.slice(1) : words;
  const half = both.length / 2;
  const [from, to] = [both.slice(0, half), both.slice(half)];
  const [given = '', taken = ''] = [from.at(-1), to.at(-1)];
  return (
    half >= 2 &&
    given !== taken &&
    OWN_CURRENCIES.has(given) &&
    OWN_CURRENCIES.has(taken) &&
    from.slice(0, -1).join(' ') === to.slice(0, -1).join(' ')
  );
}

/**
 * True when a line that names the holder names somebody else, too: the name also stands in pay slips, as who gets a client's
 * payment, and behind "rent". A business or such a purpose tells the other side, while a bank may be the holder's own.
 */
function namesOther(line: Line, currency: string, { holder }: Known): boolean {
  const meaning = line.meaning.filter((word) => !holder.includes(word));
  if (meaning.some((word) => BANK.test(word))) return false;
  const merchant = byMerchant({ ...line, meaning }, currency);
  return namesCompany(meaning) || (merchant !== undefined && BILLED.has(merchant.category));
}

const BANK = /bank|banc|banq|kasse$|^(?:caixa|n26|ing|dkb|revolut|wise|monzo|starling)$/;
const BILLED: ReadonlySet<Category> = new Set(['housing', 'utilities', 'insurance']);

/** Topping up a phone or a travel card is spending: the money is the operator's from then on. */
function byPrepaid(
  line: Line,
  currency: string,
  mechanics: Decision | undefined,
): Decision | undefined {
  if (line.direction === 'in' || mechanics?.rule !== 'mechanics:top-up') return undefined;
  const merchant = byMerchant(line, currency);
  return merchant !== undefined && PREPAID.has(merchant.category) ? merchant : undefined;
}

const PREPAID: ReadonlySet<Category> = new Set(['utilities', 'transport']);
const CARD_NUMBER = /^\d{15,16}$/;

function byMechanics(line: Line, currency: string): Decision | undefined {
  const { words, direction } = line;
  const found = mechanicsIndex.find(words, direction);
  if (found !== undefined && !isAsideOf(found, line, currency)) return byRule(found.rule);
  if (direction === 'in' && namesInvoice(words))
    return decision('income', 'mechanics:invoice', 'The text gives the number of an invoice', 0.8);
  if (words[0] === 'bill' && words[1] === 'payment' && words.some((word) => CARD_NUMBER.test(word)))
    return decision('transfers', 'mechanics:card-number', 'A bill payment to a card number', 0.7);
  return undefined;
}

/** What the bank itself prints of a fee is one, unless the line names a merchant or a purchase before it. */
function isAsideOf(found: Decisive, line: Line, currency: string): boolean {
  if (found.rule.id !== 'mechanics:fee' || !isAside(found, line)) return false;
  return line.wording === 'card' || byMerchant(line, currency) !== undefined;
}

/** A fee that is named with an amount of its own behind a merchant is a part of what was paid there: "COMISION 0,77". */
function isAside({ rule, start, end }: Decisive, { words, wording, meaningStart }: Line): boolean {
  if (rule.category !== 'fees' || meaningStart < 0 || start <= meaningStart) return false;
  const behind = words.slice(end);
  return (
    wording === 'card' ||
    behind.some((word) => HAS_DIGIT.test(word)) ||
    words.some((word) => INCLUDED.has(word))
  );
}

const HAS_DIGIT = /\d/;
const INCLUDED: ReadonlySet<string> = new Set(
  'incl included inkl inklusive inclusa dont'.split(' '),
);

function outgoing(line: Line, currency: string): Decision {
  const merchant = byMerchant(line, currency);
  if (merchant !== undefined) return merchant;
  if (line.wording !== 'transfer')
    return decision('other', 'unknown', 'Nothing in the text tells what this was for', 0.2);
  if (namesCompany(line.meaning))
    return decision('other', 'transfer:business', 'A payment to a business of unknown kind', 0.35);
  return decision('transfers', 'transfer:person', 'A transfer to a person, without a purpose', 0.7);
}

/**
 * Money in is a refund only where the text says so, or where at least as much was spent there before. On a card it may as well
 * be what was paid to the card.
 */
function incoming(line: Line, payment: Payment, known: Known): Decision {
  const fromPerson = line.wording === 'transfer' && !namesCompany(line.meaning);
  const { saysRefund } = line;
  const onCard = line.wording === 'card';
  const purchase = known.spending.kindOf(line);
  if (
    purchase !== undefined &&
    (saysRefund || (!fromPerson && known.spending.covers(line, payment)))
  )
    return decision(
      purchase,
      'refund:earlier',
      'Money back from a merchant you paid before',
      saysRefund || onCard ? 0.9 : 0.75,
    );
  const merchant = byMerchant(line, payment.currency);
  if (saysRefund && fromPerson && merchant === undefined)
    return decision('transfers', 'refund:transfer', 'A transfer that came back', 0.7);
  if (saysRefund) return refund(merchant);
  if (onCard && merchant !== undefined) return { ...refund(merchant), confidence: 0.45 };
  if (onCard)
    return decision(
      'transfers',
      'card:payment',
      'Money paid to a card, and nothing says it is a refund',
      0.4,
    );
  // A shop stays one under its full name ("Zalando SE"): what it pays may be a refund of what is not known.
  if (namesCompany(line.meaning) && !merchant?.rule.startsWith('brand:'))
    return decision('income', 'income:business', 'A business paid you', 0.75);
  if (fromPerson)
    return decision(
      'transfers',
      'transfer:person',
      'A transfer from a person, without a purpose',
      0.7,
    );
  if (couldBePerson(line.meaning) && (merchant === undefined || couldBeSurname(line, merchant)))
    return decision('transfers', 'unknown:person', 'It looks like a person’s name', 0.4);
  if (merchant !== undefined)
    return decision(
      'income',
      'income:merchant',
      'A business paid you, and nothing says it is a refund',
      0.4,
    );
  return decision('income', 'unknown:income', 'Money came in, and nothing tells what for', 0.25);
}

const SURE_OF_BRAND = 0.85;

/** "Max Müller" is more likely a person than the chain of drugstores. */
function couldBeSurname(line: Line, { rule, confidence }: Decision): boolean {
  return line.meaning.length > 1 && rule.startsWith('brand:') && confidence < SURE_OF_BRAND;
}

function refund(merchant: Decision | undefined): Decision {
  if (merchant === undefined)
    return decision('other', 'refund:unknown', 'Money back from a merchant of unknown kind', 0.3);
  return { ...merchant, rule: `refund:${merchant.rule}`, why: `Money back. ${merchant.why}` };
}

function decision(category: Category, rule: string, why: string, confidence: number): Decision {
  return { category, rule, why, confidence };
}

const RULE_CONFIDENCE = 0.95;

function byRule({ category, id, why, confidence = RULE_CONFIDENCE }: Rule): Decision {
  return { category, rule: id, why, confidence };
}
