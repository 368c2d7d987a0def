import { COMMON, currencyNamed, withoutCompanies } from './currency-names.ts';
import { withoutMarks } from './plain-words.ts';

/** What currencies are called in the languages of statements. Source: Unicode CLDR, by way of Intl.DisplayNames. */

const LANGUAGES =
  'ar bg cs da de el en es et fi fr he hr hu id is it ja ka kk ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant'.split(
    ' ',
  );
/** Names that banks print beside those. */
const FURTHER: [string, string][] = [
  ['dollar americain', 'USD'],
  ['dollars americains', 'USD'],
  ['devise americaine', 'USD'],
  ['devises americaines', 'USD'],
  ['amerikan dolari', 'USD'],
  ['american dollar', 'USD'],
  ['american dollars', 'USD'],
  ['sterling pound', 'GBP'],
  ['great britain pound', 'GBP'],
  ['forint', 'HUF'],
  ['豪ドル', 'AUD'],
  ['hongkong dollar', 'HKD'],
  ['臺幣', 'TWD'],
  ['台幣', 'TWD'],
  ['英ポンド', 'GBP'],
  ['スイスフラン', 'CHF'],
  ['英鎊', 'GBP'],
  ['澳幣', 'AUD'],
  ['加幣', 'CAD'],
];
const MOST_WORDS = 5;
/** Written without blanks between words, a name may stand anywhere in a text. */
const LETTERS = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー';
const EASTERN = new RegExp(`^[${LETTERS} ]+$`, 'u');
const IN_EASTERN = new RegExp(`[${LETTERS}]`, 'u');

/** Names of one word that mean nothing else in another language, as 'real' and 'rand' do. */
const ALONE = new Set(
  'euro euros евро ευρω eiro evro forint naira zloty dirham baht rupiah ringgit yen jen'.split(' '),
);

const plain = (text: string) => withoutMarks(text).toLowerCase();

/** The names that all languages together give to no more than one currency each. */
const NAMES = new Map<string, string>();

function names(): Map<string, string> {
  if (NAMES.size > 0) return NAMES;
  const shared = new Set<string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
    for (const code of COMMON) {
      const name = plain(display.of(code) ?? '');
      const isAlone = !/[ -]/.test(name) && !EASTERN.test(name) && !ALONE.has(name);
      if (name.length < SHORTEST || isAlone) continue;
      if ((NAMES.get(name) ?? code) !== code) shared.add(name);
      NAMES.set(name, code);
    }
  }
  for (const name of shared) NAMES.delete(name);
  for (const [name, code] of FURTHER) NAMES.set(plain(name), code);
  return NAMES;
}

const SHORTEST = 2;

/** The currencies that a heading names anywhere, by code, sign or name ('CALL ACCOUNT - STERLING POUND', 'eKonto walutowe dolar amerykański'). */
function currenciesIn(heading: string): Set<string> {
  const words = withoutCompanies(heading)
    .normalize('NFKC')
    .split(/[\s()[\]/,:;|·–—]+|-(?=\s)|(?<=\s)-/u)
    .filter(Boolean);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
      const code = codeOf(words.slice(at, at + count));
      if (code === null) continue;
      found.add(code);
      at += count - 1;
      break;
    }
  }
  for (const code of easternIn(heading)) found.add(code);
  return found;
}

/** The currency that these words name, no fewer: a code in capitals, or a name of several letters. */
function codeOf(words: string[]): string | null {
  const [first = '', ...others] = words;
  const text = words.join(' ');
  if (others.length === 0 && COMMON.has(first)) return first;
  const isSign = others.length === 0 && !/\p{L}{3}/u.test(first);
  if (isSign) return SIGNS.has(first) ? currencyNamed(first) : null;
  return names().get(plain(text)) ?? currencyNamed(text.replace(/^\p{Lu}{3}$/u, ''));
}

/** The currency that a text is the name of, and nothing else, or null. */
export function currencyCalled(text: string): string | null {
  return currencyNamed(text) ?? names().get(plain(text.trim())) ?? null;
}

/** The only currency that a heading names, or null. */
export function onlyCurrencyIn(heading: string): string | null {
  const [code = null, ...others] = currenciesIn(heading);
  return others.length === 0 ? code : null;
}

/** Signs that name an account's currency in a heading, and are no abbreviation of another word. */
const SIGNS = new Set(['US$', 'U$S', 'A$', 'C$', 'HK$', 'NT$', 'NZ$', 'S$', 'R$', '€', '£', 'TL']);

function easternIn(heading: string): string[] {
  const text = heading.normalize('NFKC');
  if (!IN_EASTERN.test(text)) return [];
  const eastern = [...names()].filter(([name]) => EASTERN.test(name) && text.includes(name));
  // The name of one may be part of another one's ('元' of '美元').
  const whole = eastern.filter(([name]) =>
    eastern.every(([other]) => other === name || !other.includes(name)),
  );
  return whole.map(([, code]) => code);
}
