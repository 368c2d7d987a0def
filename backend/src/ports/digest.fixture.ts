import type { PdfText } from './pdf-text.ts';

/** Digests for the tests of the ports that run some. */
export function joinTexts({ pages }: PdfText, between: string): string {
  return pages.flatMap(({ items }) => items.map(({ text }) => text)).join(between);
}

export function fail(): never {
  throw new RangeError('on purpose');
}
