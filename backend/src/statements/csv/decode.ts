import { currencyOfLanguage } from '../extraction/currencies/language-currencies.ts';
import { NUL_SIGN } from './dates.ts';
import { headIn, worthOf } from './heads.ts';
import { type CsvRecord, delimiterOf, MAX_PREAMBLE, recordsOf } from './records.ts';

/** So many bytes are enough to see whether every second one is zero. */
const PROBE = 1_000;

const NUL = '\u0000';
/** Among so many letters one may be a NUL. */
const TEXT_PER_NUL = 10;
/** Of so many letters one may be cut. */
const MOST_LETTERS = 3;
/** So many letters hold the header of a table, and what stands above it. */
const BEGINNING = 50_000;
/** What banks write where other letters than those of Western Europe are at home. */
const ENCODINGS = [
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1257',
  'shift_jis',
  'euc-kr',
  'big5',
  'gb18030',
];

/**
 * Where a language is at home whose letters without their accents look alike in another encoding, and what the others of its
 * letters look like in Windows-1252: a file without any of them may be a Western one under its names.
 */
const AT_HOME: Record<string, { encoding: string; letters: RegExp }> = {
  PLN: { encoding: 'windows-1250', letters: /[œŸŒ³¹¿£¥¯êæÊÆ]/ },
  CZK: { encoding: 'windows-1250', letters: /[ìøèùòïÌØÈÙÒÏšžŠŽ]/ },
  HUF: { encoding: 'windows-1250', letters: /[õûÕÛ]/ },
  TRY: { encoding: 'windows-1254', letters: /[ðþýÐÞÝ]/ },
};

/**
 * The text of a file of unknown encoding: UTF-8 or UTF-16 by their marks or their bytes, else that of the encoding in which the most
 * columns of its header have names we know. Where none tells more than it, that is Windows-1252, in which every byte means
 * something, or what is usual where those names are from. NULs that strayed into it are left out. Null where it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = unicodeOf(bytes);
  const text = encoding === null ? localText(bytes) : new TextDecoder(encoding).decode(bytes);
  return withoutNuls(text);
}

/**
 * A text without the NULs that strayed into it or fill its last block, which are no letters; null where they are more than
 * that. One beside a digit may stand for another, so that it is kept as a sign that no amount and no day has.
 */
function withoutNuls(text: string): string | null {
  if (!text.includes(NUL)) return text;
  const end = lengthOf(text);
  let strays = 0;
  for (let at = text.indexOf(NUL); at >= 0 && at < end; at = text.indexOf(NUL, at + 1)) strays += 1;
  if (end === 0 || (strays > 1 && strays * TEXT_PER_NUL > end)) return null;
  const [first = '', ...others] = text.slice(0, end).split(NUL);
  let before = first;
  const joined = others.filter(Boolean).map((part) => {
    const isBesideDigit = isDigit(before.at(-1)) || isDigit(part[0]);
    before = part;
    return isBesideDigit ? NUL_SIGN + part : part;
  });
  return first + joined.join('');
}

/** The length of a text without the NULs at its end. */
function lengthOf(text: string): number {
  let end = text.length;
  while (text[end - 1] === NUL) end -= 1;
  return end;
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && /\d/.test(letter);
}

function localText(bytes: Uint8Array): string {
  const western = new TextDecoder('windows-1252').decode(bytes);
  const least = worthOfText(western);
  let best = { text: western, worth: least };
  for (const encoding of ENCODINGS) {
    const text = textIn(encoding, bytes);
    const worth = text === null ? 0 : worthOfText(text);
    if (text !== null && worth > best.worth) best = { text, worth };
  }
  if (best.worth > least || least === 0) return best.text;
  const home = homeOf(western);
  const text = home && textIn(home, bytes);
  return text && worthOfText(text) === least ? text : western;
}

/** The encoding of the language in which columns have their names, where these look alike in it ('Data ksiêgowania'), or null. */
function homeOf(text: string): string | null {
  const names = headIn(beginningOf(text))?.record.cells ?? [];
  const home = AT_HOME[currencyOfLanguage(names, []) ?? ''];
  return home?.letters.test(text) ? home.encoding : null;
}

function worthOfText(text: string): number {
  return worthOf(beginningOf(text));
}

/** The first records under the delimiter that makes most of them. */
function beginningOf(text: string): CsvRecord[] {
  const beginning = text.slice(0, BEGINNING);
  const delimiter = delimiterOf(beginning, worthOf);
  return (delimiter && recordsOf(beginning, delimiter, MAX_PREAMBLE)) ?? [];
}

function unicodeOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const probe = bytes.subarray(0, Math.min(PROBE, 1 + bytes.findLastIndex((byte) => byte !== 0)));
  const zeros = (rest: 0 | 1) => probe.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  // A table is mostly digits and Latin letters, whose upper byte is zero in UTF-16.
  if (zeros(1) * 4 > probe.length) return 'utf-16le';
  if (zeros(0) * 4 > probe.length) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : null;
}

/** Whether bytes are UTF-8, of which a letter may be cut: in another encoding few would be letters in it. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const letters = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return broken === 0 || broken * MOST_LETTERS < letters;
}

/** The text in an encoding of which all bytes are, or null. */
function textIn(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
