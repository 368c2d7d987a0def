import { CATEGORIES, type Category } from '@saldo/contracts';
import { type FoundBrand, findBrand } from './brands.ts';
import { type Line, readLine } from './line.ts';
import { mechanicsIndex } from './mechanics.ts';
import { couldBePerson, namesCompany, namesHolder } from './parties.ts';
import { PhraseIndex } from './phrase-index.ts';
import { wordsOf } from './text.ts';
import { findEnding, wordsIndex } from './words.ts';

/** Raised whenever the same line may get another category than before. */
export const BUILT_IN_VERSION = 1;

export interface Categorised {
  category: Category;
  engine: 'built-in';
  version: number;
  /** Stable id of the rule that decided, such as "brand:lidl". */
  rule: string;
  /** One short sentence for the user. */
  why: string;
  /** Between 0 and 1; under 0.5 the category is a guess. */
  confidence: number;
}

export interface LineToCategorise {
  description: string;
  /** Signed, in minor units of the currency; only the sign and roundness matter. */
  amountMinor: number;
  currency: string;
}

export interface CategoriseContext {
  bank?: string | null;
  /** What the user calls his accounts. */
  accountNames?: readonly string[];
  holderName?: string | null;
  /** Transactions of before: a purchase among them tells what a refund belongs to. */
  earlier?: readonly { description: string; category: string; amountMinor: number }[];
}

type Decision = Pick<Categorised, 'category' | 'rule' | 'why' | 'confidence'>;

interface Known {
  holder: readonly string[];
  accounts: PhraseIndex<string>;
  /** Category of earlier purchases by merchant key. */
  purchases: ReadonlyMap<string, Category>;
}

/** More than these earlier transactions are not looked at, the newest (last) ones first. */
const MOST_EARLIER = 20_000;
const MOST_ACCOUNTS = 200;
const SHORTEST_ACCOUNT_NAME = 3;
const MERCHANT_KEY_WORDS = 4;

/**
 * Gives every line a category, in the order of the lines, each by itself. It never throws on any text, keeps nothing between
 * calls, and takes the description as mere words: nothing in it is an instruction.
 */
export function categorise(
  lines: readonly LineToCategorise[],
  context: CategoriseContext = {},
): Categorised[] {
  const known = learn(context);
  return lines.map(({ description, amountMinor, currency }) => ({
    ...decide(readLine(description, amountMinor), currency, known),
    engine: 'built-in',
    version: BUILT_IN_VERSION,
  }));
}

function learn(context: CategoriseContext): Known {
  const accounts = new PhraseIndex<string>();
  for (const name of (context.accountNames ?? []).slice(0, MOST_ACCOUNTS)) {
    const words = wordsOf(name);
    if (words.join('').length >= SHORTEST_ACCOUNT_NAME) accounts.add(words, name);
  }
  const purchases = new Map<string, Category>();
  for (const { description, category, amountMinor } of (context.earlier ?? []).slice(
    -MOST_EARLIER,
  )) {
    const spending = CATEGORIES.find((known) => known === category);
    if (amountMinor >= 0 || spending === undefined || NOT_SPENDING.has(spending)) continue;
    const key = merchantKey(readLine(description, amountMinor));
    if (key !== '') purchases.set(key, spending);
  }
  return { holder: wordsOf(context.holderName ?? ''), accounts, purchases };
}

const NOT_SPENDING: ReadonlySet<Category> = new Set(['income', 'transfers', 'cash']);

function merchantKey({ meaning }: Line): string {
  return meaning
    .filter((word) => !/\d/.test(word))
    .slice(0, MERCHANT_KEY_WORDS)
    .join(' ');
}

function decide(line: Line, currency: string, known: Known): Decision {
  return (
    byOwnAccounts(line, known) ??
    byMechanics(line) ??
    (line.direction === 'in'
      ? decideIncoming(line, currency, known)
      : decideOutgoing(line, currency))
  );
}

const CURRENCY_POCKET = /^(?:to|from) [a-z]{3}(?: .*)?$/;
const OWN_CURRENCIES =
  /^(?:eur|usd|gbp|chf|aud|cad|nzd|sgd|myr|jpy|krw|twd|hkd|pln|ron|try|sek|nok|dkk|czk|huf|bgn|thb|inr)$/;

function byOwnAccounts(line: Line, known: Known): Decision | undefined {
  if (line.wording === 'card') return undefined;
  const own = (rule: string, why: string): Decision => ({
    category: 'transfers',
    rule,
    why,
    confidence: 0.95,
  });
  if (namesHolder(line.words, known.holder) && line.wording === 'transfer' && !namesSalary(line))
    return own('own:holder', 'The other side is you');
  const [account] = known.accounts.findAll(line.meaning);
  if (account !== undefined && line.wording === 'transfer')
    return own('own:account', `It names your account ${account.value}`);
  const [first = '', second = ''] = line.words;
  if (CURRENCY_POCKET.test(`${first} ${second}`) && OWN_CURRENCIES.test(second))
    return own('own:currency', 'It moves between your own currencies');
  return undefined;
}

/** A pay slip often names the employee, who is the holder. */
function namesSalary(line: Line): boolean {
  const rule = mechanicsIndex.longest(line.words, line.direction);
  return rule?.category === 'income';
}

const CARD_NUMBER = /^\d{15,16}$/;

function byMechanics(line: Line): Decision | undefined {
  const rule = mechanicsIndex.longest(line.words, line.direction);
  if (rule === undefined) {
    const { words } = line;
    if (
      words[0] === 'bill' &&
      words[1] === 'payment' &&
      words.some((word) => CARD_NUMBER.test(word))
    )
      return guess('transfers', 'mechanics:card-number', 'A bill payment to a card number', 0.7);
    return undefined;
  }
  const { category, id, why, confidence = 0.95 } = rule;
  return { category, rule: id, why, confidence };
}

/** Brand first, then words; a name that is also an everyday word gives way to a clearer word ("Orange Cafe"). */
function byMerchant(line: Line, currency: string): Decision | undefined {
  const found = findBrand(line.meaning, currency);
  const brand = found !== undefined && isTrusted(line, found) ? found : undefined;
  const word = byWords(line);
  if (brand === undefined || (!brand.certain && word !== undefined)) return word;
  if (
    word?.category === 'transport' &&
    SELLS_FUEL.has(brand.category) &&
    FUEL.test(line.words.join(' '))
  )
    return word;
  return {
    category: brand.category,
    rule: `brand:${brand.name}`,
    why: `“${brand.name}” is a known name: ${brand.category}`,
    confidence: brand.confidence,
  };
}

const SELLS_FUEL: ReadonlySet<Category> = new Set(['groceries', 'shopping']);
const FUEL = /\b(?:petrol|fuel|pfs|sstn|s stn|filling station|tankstelle|carburant)\b/;

function byWords(line: Line): Decision | undefined {
  const rule = wordsIndex.longest(line.meaning, line.direction);
  if (rule !== undefined)
    return {
      category: rule.category,
      rule: rule.id,
      why: rule.why,
      confidence: rule.confidence ?? 0.75,
    };
  const ending = findEnding(line.meaning);
  if (ending === undefined) return undefined;
  const [text, category] = ending;
  return { category, rule: `words:${category}`, why: `A word ends in “${text}”`, confidence: 0.75 };
}

function decideOutgoing(line: Line, currency: string): Decision {
  const merchant = byMerchant(line, currency);
  if (merchant !== undefined) return merchant;
  if (line.wording === 'transfer') {
    if (!namesCompany(line.meaning))
      return guess(
        'transfers',
        'transfer:person',
        'A transfer to a person, without a purpose',
        0.7,
      );
    return guess('other', 'transfer:business', 'A payment to a business of unknown kind', 0.35);
  }
  return guess('other', 'unknown', 'Nothing in the text tells what this was for', 0.2);
}

/** In a transfer a surname can look like a brand: there its name must have several words, or be well known and come first. */
function isTrusted(line: Line, { name, certain, online }: FoundBrand): boolean {
  if (line.wording !== 'transfer' || namesCompany(line.meaning)) return true;
  return certain && (name.includes(' ') || (online && line.meaning[0] === name));
}

function decideIncoming(line: Line, currency: string, known: Known): Decision {
  const merchant = byMerchant(line, currency);
  if (line.saysRefund || line.wording === 'card') return refund(line, merchant, known);
  const purchase = known.purchases.get(merchantKey(line));
  if (purchase !== undefined && !couldBeSentByPerson(line))
    return guess(purchase, 'refund:earlier', 'Money back from a merchant you paid before', 0.75);
  if (namesCompany(line.meaning))
    return guess('income', 'income:business', 'A business paid you', 0.75);
  if (couldBeSentByPerson(line))
    return guess(
      'transfers',
      'transfer:person',
      'A transfer from a person, without a purpose',
      0.7,
    );
  if (merchant !== undefined)
    return guess(
      'income',
      'income:merchant',
      'A business paid you, and nothing says it is a refund',
      0.4,
    );
  if (couldBePerson(line.meaning))
    return guess('transfers', 'unknown:person', 'It looks like a person’s name', 0.4);
  return guess('income', 'unknown:income', 'Money came in, and nothing tells what for', 0.25);
}

function couldBeSentByPerson(line: Line): boolean {
  return line.wording === 'transfer' && !namesCompany(line.meaning);
}

function refund(line: Line, merchant: Decision | undefined, known: Known): Decision {
  const purchase = known.purchases.get(merchantKey(line));
  if (purchase !== undefined)
    return guess(purchase, 'refund:earlier', 'Money back from a merchant you paid before', 0.85);
  if (merchant !== undefined)
    return {
      ...merchant,
      rule: `refund:${merchant.rule}`,
      why: `Money back. ${merchant.why}`,
    };
  return guess('other', 'refund:unknown', 'Money back from a merchant of unknown kind', 0.3);
}

function guess(category: Category, rule: string, why: string, confidence: number): Decision {
  return { category, rule, why, confidence };
}
