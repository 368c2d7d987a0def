/** A larger font, in bytes as it is stored, is one of all characters of Chinese, Japanese or Korean, of which a statement prints few. */
const LARGE = 2_000_000;
/** A file has so many fonts at most. */
const MOST_FONTS = 500;
/** The dictionary of a stream is no longer. */
const LONGEST_DICTIONARY = 400;

/**
 * Hides the programs of very large embedded fonts in the bytes of a PDF, in place: some programs (fpdf2) embed a font whole, and what pdf2json
 * makes of 16 MB takes more memory than a reading process has. What is printed is told by the ToUnicode maps and the widths beside the program
 * (ISO 32000-1, 9.8.2 and 9.10.3), which stay; the key of its reference (FontFile3) is changed into one that means nothing. Programs of TrueType
 * fonts, which pdf2json can read, may be all that tells the letters of simple fonts, and stay.
 */
export function hideLargeFonts(bytes: Buffer): void {
  // Without such maps the program alone may tell which letters are meant.
  if (bytes.indexOf('/ToUnicode') < 0) return;
  let at = bytes.indexOf(KEY);
  for (let count = 0; at >= 0 && count < MOST_FONTS; count += 1) {
    const entry = bytes.toString('latin1', at, at + 40);
    const [, number] = /^\/FontFile3\s+(\d{1,9})\s+\d{1,5}\s+R/.exec(entry) ?? [];
    if (number !== undefined && lengthOf(bytes, number) >= LARGE)
      bytes.write('X', at + KEY.length - 2, 'latin1');
    at = bytes.indexOf(KEY, at + KEY.length);
  }
}

const KEY = '/FontFile3';

/** How long the stream of an object is by its own word, or 0. */
function lengthOf(bytes: Buffer, number: string): number {
  const object = bytes.indexOf(`\n${number} 0 obj`);
  if (object < 0) return 0;
  const dictionary = bytes.toString('latin1', object, object + LONGEST_DICTIONARY);
  const [, length = '0'] = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R|\d)/.exec(dictionary) ?? [];
  return Number(length);
}
