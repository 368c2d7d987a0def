/** What pdf2json makes of the properties of two kinds of fonts is put right where it sets the map of their letters. */
type FontProperties = { type?: string; subtype?: string; widths?: object; fontMatrix?: number[] };

/**
 * Makes pdf2json find the letters of Type 3 fonts, and the widths of OpenType ones, in this process, which reads files and does nothing else.
 *
 * A Type 3 font draws its letters as pictures (Chromium prints bold so where a font has none), and only its ToUnicode map says what they
 * are (ISO 32000-1, 9.6.5 and 9.10.3). pdf2json reads that map into the properties of the font and then forgets it, so that bare codes
 * would stand for letters. Of what it keeps of them, the list of widths belongs to one font alone: by it the map is found again.
 */
export function keepFontProperties(): void {
  const maps = new WeakMap<object, unknown>();
  Object.defineProperty(Object.prototype, 'toUnicode', {
    configurable: true,
    get(this: FontProperties) {
      if (this.type !== 'Type3') return undefined;
      // Without a map a code stands for itself.
      return (this.widths && maps.get(this.widths)) ?? [];
    },
    set(this: FontProperties, value: unknown) {
      if (this.type === 'Type3' && this.widths) maps.set(this.widths, value);
      if (this.subtype === 'OpenType') keepMatrix(this);
      if (Array.isArray(value)) carryOver(value);
      Object.defineProperty(this, 'toUnicode', {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}

/**
 * A range of characters may run over the end of a row of 256 (some programs write such, though ISO 32000-1, 9.10.3 does not allow it). Of
 * its characters pdf2json counts the lower byte on and then loses what does not fit in, so that 初 (521D) would be read as 儝 (511D).
 */
function carryOver(map: (string | undefined)[]): void {
  let [last, read, meant] = [-1, 0, 0];
  let isLost = false;
  for (const key in map) {
    const code = Number(key);
    const printed = map[code]?.length === 1 ? map[code].charCodeAt(0) : 0;
    const next = meant + 1;
    const isRow = (next & 0xff) === 0 && (printed & 0xff) === 0;
    isLost =
      code === last + 1 &&
      (isRow ? printed < next && printed > next - MOST_LOST : isLost && printed === read + 1);
    [last, read, meant] = [code, printed, isLost ? next : printed];
    if (isLost) map[code] = String.fromCharCode(meant);
  }
}

/** A range does not reach over so many characters. */
const MOST_LOST = 0x1000;

/**
 * Widths of glyphs are in thousandths of a font size whatever units the font itself counts in (ISO 32000-1, 9.2.4). pdf2json counts them in
 * those of a CFF font and turns the widths into them, but not where the font comes in an OpenType file (as Chromium embeds many), so
 * that texts would be as narrow as its units are fine.
 */
function keepMatrix(properties: FontProperties): void {
  const { fontMatrix } = properties;
  Object.defineProperty(properties, 'fontMatrix', {
    get: () => fontMatrix,
    set: () => {},
    enumerable: true,
    configurable: true,
  });
}
