/**
 * A Type 3 font draws its letters as pictures (Chromium prints bold so where a font has none), and only its ToUnicode map says what they
 * are (ISO 32000-1, 9.6.5 and 9.10.3). pdf2json reads that map into the properties of the font and then forgets it, so that bare codes
 * would stand for letters. Of what it keeps of them, the list of widths belongs to one font alone: by it the map is found again.
 */
type FontProperties = { type?: string; widths?: object };

/** Makes pdf2json find the letters of Type 3 fonts in this process, which reads files and does nothing else. */
export function keepLettersOfType3Fonts(): void {
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
      Object.defineProperty(this, 'toUnicode', {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}
