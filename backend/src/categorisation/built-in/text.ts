/** Longest description that is looked at. Longer text is cut, so that one line can never cost more than this. */
export const MAX_DESCRIPTION = 1_000;

const LATIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const NON_ASCII = /[^\p{ASCII}]/u;
const COMBINING = /[\u0300-\u036f]/g;
const SPECIAL_LATIN = /[ßøæœłđı]/g;
const APOSTROPHES = /['’‘`´]/g;
/** "ATM提款" is two words: East Asian letters part from Latin ones and numbers. */
const SCRIPT_BORDER = /(?<=[a-z0-9])(?=[\u2e80-\ud7a3])|(?<=[\u2e80-\ud7a3])(?=[a-z0-9])/g;
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;
const ASCII_SEPARATORS = /[^a-z0-9]+/;

/**
 * Cuts a text into plain lower-case words: no accents ("Café" is "cafe"), no apostrophes ("McDonald's" is "mcdonalds"),
 * every other sign a gap ("H&M" is "h", "m"). The brand dictionary and the rules are written in the same form.
 */
export function wordsOf(text: string): string[] {
  const lower = text.slice(0, MAX_DESCRIPTION).toLowerCase().replace(APOSTROPHES, '');
  const words = NON_ASCII.test(lower)
    ? foldLatin(lower).split(SEPARATORS)
    : lower.split(ASCII_SEPARATORS);
  return words.filter((word) => word !== '');
}

/** Only Latin accents are taken off: composing again keeps Hangul syllables and Japanese voiced signs whole. */
function foldLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPECIAL_LATIN, (letter) => LATIN_LETTERS[letter] ?? letter)
    .replace(SCRIPT_BORDER, ' ');
}
