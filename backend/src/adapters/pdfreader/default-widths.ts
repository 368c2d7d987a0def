const KEY = '/DW';
/** A file has so many fonts at most. */
const MOST_FONTS = 500;

/**
 * Whether some font of a file gives no width to the glyphs that it names none for ('DW 0' in ISO 32000-1, 9.7.4.3), as Chromium writes it. Where the fonts are
 * packed nothing is seen of that, and marks keep the width that pdf2json gives them.
 */
export function hasZeroWidths(bytes: Buffer): boolean {
  let at = bytes.indexOf(KEY);
  for (let count = 0; at >= 0 && count < MOST_FONTS; count += 1) {
    if (/^\/DW\s+0+(?![\d.])/.test(bytes.toString('latin1', at, at + 20))) return true;
    at = bytes.indexOf(KEY, at + KEY.length);
  }
  return false;
}
