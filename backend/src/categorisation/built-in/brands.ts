import type { Category } from '@saldo/contracts';
import dictionary from './brands.json' with { type: 'json' };
import { EVERYDAY_ONLINE_BRANDS, ONLINE_BRANDS } from './online-brands.ts';
import { PhraseIndex } from './phrase-index.ts';
import { wordsOf } from './text.ts';

interface Brand {
  name: string;
  category: Category;
  /** Also an everyday word or very short: believed only at the start of the merchant's text. */
  everyday: boolean;
  online: boolean;
  /** ISO country codes where the brand is at home; empty means anywhere. */
  countries: ReadonlySet<string>;
}

export interface FoundBrand {
  name: string;
  category: Category;
  /** Between 0 and 1. */
  confidence: number;
  /** From the hand-made list: so well known that it is no surname. */
  online: boolean;
  /** False when the name could be a plain word, so that a clearer word in the text may overrule it. */
  certain: boolean;
}

const ANYWHERE: ReadonlySet<string> = new Set();
const WORLD = '001';
const EURO_COUNTRIES =
  'at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk mc sm va me xk';

let index: PhraseIndex<Brand> | undefined;

/** The dictionary is only unpacked when the first line is categorised; the hand-made names go in first and win a tie. */
function brandIndex(): PhraseIndex<Brand> {
  if (index !== undefined) return index;
  index = new PhraseIndex<Brand>();
  const known = new Set<string>();
  for (const [category, names] of Object.entries(ONLINE_BRANDS) as [Category, string][]) {
    for (const name of names.split('|')) {
      if (known.has(name)) continue;
      known.add(name);
      const everyday = EVERYDAY_ONLINE_BRANDS.has(name);
      index.add(wordsOf(name), { name, category, everyday, online: true, countries: ANYWHERE });
    }
  }
  for (const [category, groups] of Object.entries(dictionary) as [
    Category,
    Record<string, string>,
  ][]) {
    for (const [where, names] of Object.entries(groups)) {
      const countries = where === WORLD ? ANYWHERE : new Set(where.split(' '));
      for (const marked of names.split('|')) {
        const everyday = marked.startsWith('~');
        const name = everyday ? marked.slice(1) : marked;
        if (!known.has(name))
          index.add(name.split(' '), { name, category, everyday, online: false, countries });
      }
    }
  }
  return index;
}

const homes = new Map<string, readonly string[]>();

/** The countries that pay in a currency: its code begins with the country's own, but for the euro. */
function countriesOfCurrency(currency: string): readonly string[] {
  const known = homes.get(currency);
  if (known !== undefined) return known;
  const countries =
    currency === 'EUR' ? EURO_COUNTRIES.split(' ') : [currency.slice(0, 2).toLowerCase()];
  homes.set(currency, countries);
  return countries;
}

/**
 * The brand with the longest name that stands in a merchant's words (as wordsOf gives them, payment noise taken off).
 * A name of one word that is foreign to the currency, or an everyday word, must stand at the very start; any other one behind
 * the start may be a surname and is less certain.
 */
export function findBrand(words: readonly string[], currency: string): FoundBrand | undefined {
  const found = brandIndex().findAll(words);
  if (found.length === 0) return undefined;
  const home = countriesOfCurrency(currency);
  let best: FoundBrand | undefined;
  let bestScore = 0;
  for (const { value: brand, start, length } of found) {
    const foreign =
      brand.countries.size > 0 && !home.some((country) => brand.countries.has(country));
    if (start > 0 && (brand.everyday || (foreign && length === 1))) continue;
    if (brand.everyday && foreign && words.length > 1) continue;
    const surname = length === 1 && start > 0 && !brand.online;
    const doubt =
      (brand.everyday ? 0.2 : 0) +
      (foreign ? (length === 1 ? 0.5 : 0.1) : 0) +
      (surname ? 0.2 : 0) +
      (brand.everyday && words.length > 2 ? 0.1 : 0);
    const score =
      brand.name.length + length * 3 - start - (foreign ? 4 : 0) - (brand.everyday ? 2 : 0);
    if (best !== undefined && score <= bestScore) continue;
    bestScore = score;
    best = {
      name: brand.name,
      category: brand.category,
      confidence: 0.93 - doubt,
      online: brand.online,
      certain: !brand.everyday && !(length === 1 && (foreign || surname)),
    };
  }
  return best;
}
