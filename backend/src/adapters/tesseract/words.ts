import type { TextItem } from '../../ports/pdf-text.ts';
import type { PlacedPicture } from './scanned-page.ts';

/** A word as Tesseract found it, in pixels of the picture it was given; baseline is the height on which it stands. */
export type Word = {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
  baseline: number;
};

/** Words below this confidence (of 100) are stains and lines more often than words. */
const LEAST_CONFIDENCE = 30;
/** The port's boxes have Helvetica's ascent and descent, in font sizes; digits are as high as the ascent. */
const ASCENT = 0.72;
const DESCENT = 0.21;
const USUAL_SIZE = 9;

/** The words of a picture as text on its page. A page of a statement has one size of print: the one of most of its numbers. */
export function toItems(words: readonly Word[], scale: number, placed: PlacedPicture): TextItem[] {
  const { box, picture } = placed;
  const pointsPerPixel = box.width / (picture.width * scale);
  const certain = words.filter(
    ({ text, confidence }) => text.trim() !== '' && confidence >= LEAST_CONFIDENCE,
  );
  const heights = certain
    .filter(({ text }) => /^\d[\d.]*\d$/.test(text))
    .map(({ bbox }) => (bbox.y1 - bbox.y0) * pointsPerPixel)
    .sort((a, b) => a - b);
  const fontSize = (heights[heights.length >> 1] ?? USUAL_SIZE * ASCENT) / ASCENT;
  return mendDates(certain).map(({ text, bbox, baseline }) => ({
    text: text.trim(),
    x: box.x + bbox.x0 * pointsPerPixel,
    y: box.y + baseline * pointsPerPixel - ASCENT * fontSize,
    width: (bbox.x1 - bbox.x0) * pointsPerPixel,
    height: (ASCENT + DESCENT) * fontSize,
    fontSize,
  }));
}

const SHORT_DATE = /^([0-3]\d)[.:,]([01]\d)[.:,]?$/;
const COMMA_AMOUNT = /\d,\d\d$/;
const DOT_AMOUNT = /\d\.\d\d$/;

/**
 * What gets lost of '25.01.' first are its points. On a page whose amounts have a decimal comma no amount looks like it, so
 * there such a word is a date and gets its points back.
 */
function mendDates(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => !SHORT_DATE.test(text));
  const commas = amounts.filter(({ text }) => COMMA_AMOUNT.test(text)).length;
  const dots = amounts.filter(({ text }) => DOT_AMOUNT.test(text)).length;
  if (commas < 3 || commas < dots * 3) return [...words];
  return words.map((word) => {
    const date = SHORT_DATE.exec(word.text);
    return date && !COMMA_AMOUNT.test(word.text)
      ? { ...word, text: `${date[1]}.${date[2]}.` }
      : word;
  });
}
