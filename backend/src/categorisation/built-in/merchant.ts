import type { Category } from '@saldo/contracts';
import { type FoundBrand, findBrand } from './brands.ts';
import type { Decision } from './decision.ts';
import type { Line } from './line.ts';
import { namesCompany, namesNobody } from './parties.ts';
import type { Rule } from './rule.ts';
import { wordsOf } from './text.ts';
import { findEnding, sidelinesIndex, wordsIndex } from './words.ts';

const WORD_CONFIDENCE = 0.75;

/**
 * What kind of business a line names: by its brand first, then by plain words. A brand name that is also an everyday word
 * gives way to a clearer word ("Orange Cafe"). Undefined when the text tells neither.
 */
export function byMerchant(line: Line, currency: string): Decision | undefined {
  const brand = trustedBrand(line, currency);
  if (brand === undefined) return byWords(line);
  if (!brand.certain) {
    const word = byWords(line);
    if (word !== undefined) return word;
  }
  const sideline = sidelinesIndex.longest(wordsBeside(line.meaning, brand.name), line.direction);
  if (sideline !== undefined) return byRule(sideline);
  return {
    category: brand.category,
    rule: `brand:${brand.name}`,
    why: `“${brand.name}” is known for ${KNOWN_FOR[brand.category]}`,
    confidence: brand.confidence,
  };
}

const KNOWN_FOR: Readonly<Record<Category, string>> = {
  income: 'payments',
  transfers: 'moving money',
  groceries: 'groceries',
  dining: 'food and drink',
  transport: 'transport',
  housing: 'housing',
  utilities: 'utilities',
  shopping: 'shopping',
  entertainment: 'entertainment',
  travel: 'travel',
  health: 'health and care',
  education: 'education',
  insurance: 'insurance',
  fees: 'fees',
  cash: 'cash',
  other: 'other services',
};

/**
 * What a merchant is remembered by: its brand ("Zalando SE Berlin" and "ZALANDO*12" are one), else the first words of its
 * name without numbers. Empty when the text holds neither, or only calls it a booking ("Buchung 22").
 */
export function merchantKey(line: Line, currency: string): string {
  const brand = trustedBrand(line, currency);
  if (brand?.certain) return brand.name;
  if (namesNobody(line.meaning)) return '';
  return line.meaning
    .filter((word) => !/\d/.test(word))
    .slice(0, 4)
    .join(' ');
}

/** In a transfer a surname can look like a brand: there its name must have several words, or be well known and come first. */
function trustedBrand(line: Line, currency: string): FoundBrand | undefined {
  const brand = findBrand(line.meaning, line.merchantCurrency ?? currency);
  if (brand === undefined || line.wording !== 'transfer' || namesCompany(line.meaning))
    return brand;
  const { name, certain, online } = brand;
  const trusted = certain && (name.includes(' ') || (online && line.meaning[0] === name));
  return trusted ? brand : undefined;
}

/** The merchant's words without those of its name: "British Gas" is not overruled by its own second word. */
function wordsBeside(words: readonly string[], name: string): readonly string[] {
  const own = wordsOf(name);
  return words.filter((word) => !own.includes(word));
}

function byWords(line: Line): Decision | undefined {
  const rule = wordsIndex.longest(withoutSurnames(line), line.direction);
  if (rule !== undefined) return byRule(rule);
  const ending = findEnding(line.meaning);
  if (ending === undefined) return undefined;
  const [text, category] = ending;
  const why = `A word ends in “${text}”`;
  return { category, rule: `words:${category}`, why, confidence: WORD_CONFIDENCE };
}

/** Trades that people are called after, in the form wordsOf gives. */
const SURNAMES: ReadonlySet<string> = new Set(
  (
    'baker bakers butcher barber curry deli bar rest inn lodge hair arzt schuh teh mee park toko grill thai kita roti market mart ' +
    'fleischer metzger backer bucher power waters gamble bell cash cabs cars card school schools glacier moda mode velo sports doctor vet'
  ).split(' '),
);

/** In a transfer to or from a person, "Sarah Baker" is no bakery; "To Barber" is a barber. */
function withoutSurnames({ meaning, wording }: Line): readonly string[] {
  if (wording !== 'transfer' || meaning.length === 1 || namesCompany(meaning)) return meaning;
  return meaning.map((word, position) => (position > 0 && SURNAMES.has(word) ? '' : word));
}

function byRule({ category, id, why, confidence = WORD_CONFIDENCE }: Rule): Decision {
  return { category, rule: id, why, confidence };
}
