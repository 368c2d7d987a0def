import { readFile } from 'node:fs/promises';
import type { Digest } from '../../ports/digest.ts';
import { type PdfText, sizesOf, type TextItem, type TextPage } from '../../ports/pdf-text.ts';
import { digested, serveJobs } from '../child-process/child.ts';
import { scannedPages, TooManyPages } from './page-images.ts';
import { enlarged, GOOD_DPI, type Recogniser, recogniser } from './recogniser.ts';
import type { PlacedPicture, ScannedPage } from './scanned-page.ts';
import { type Turns, turnedPage } from './turning.ts';
import { toItems, type Word } from './words.ts';

/** The process that recognises the text of scanned PDFs, one at a time. */

export type OcrTask = {
  password: string | null;
  pages: number;
  digest: Digest<PdfText, unknown> | null;
};

const POINTS_PER_INCH = 72;
const MOST_ENLARGED = 3;
const MOST_PIXELS = 40_000_000;
/** A page has so many words and numbers that are recognised for certain, if it stands upright. */
const ENOUGH_WORDS = 12;
const CERTAIN = 80;
/** So little ink (in square inches) is no table, whichever way it stands. */
const LEAST_INK = 0.03;
const DARK = 128;
const WORD = /^[\p{L}\d.,:-]{4,}$/u;

/** pdf.js prints what it stumbles over; none of it is for anybody. */
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};

serveJobs<OcrTask>(async ({ path, task: { password, pages, digest } }) => {
  const recognise = await recogniser();
  const bytes = new Uint8Array(await readFile(path));
  const text: PdfText = { pages: [] };
  try {
    let usual: Turns = 0;
    for await (const page of scannedPages(bytes, password, pages)) {
      const found = uprightPage(page, usual, recognise);
      usual = found.turned ?? 0;
      text.pages.push(found);
    }
  } catch (error) {
    if (error instanceof TooManyPages) return { failure: 'tooLarge', message: error.message };
    throw error;
  }
  if (!digest) return { result: text };
  return digested(digest, text, (result) => ({ result, pages: sizesOf(text) }));
});

/**
 * The text of a page, which may have been put into the scanner on its side or upside down: where hardly a word can be
 * recognised, it is turned. `usual` is how the page before it was to be turned.
 */
function uprightPage(page: ScannedPage, usual: Turns, recognise: Recogniser): TextPage {
  let best: { page: TextPage; words: number } | null = null;
  for (const turns of new Set([usual, 0, 2, 1, 3] as const)) {
    const { pictures, ...size } = turnedPage(page, turns);
    const found = pictures.map((one) => itemsOn(one, recognise));
    const words = found.reduce((sum, { certain }) => sum + certain, 0);
    const items = found.flatMap((one) => one.items);
    if (!best || words > best.words)
      best = { page: { ...size, items, ...(turns && { turned: turns }) }, words };
    if (words >= ENOUGH_WORDS || inkOn(pictures) < LEAST_INK) break;
  }
  if (!best) throw new Error('a page in no position');
  return best.page;
}

/** How much of a page is dark, in square inches. */
function inkOn(pictures: readonly PlacedPicture[]): number {
  return pictures.reduce((sum, { picture, box }) => {
    const dpi = picture.width / (box.width / POINTS_PER_INCH);
    const dark = picture.grey.reduce((count, value) => (value < DARK ? count + 1 : count), 0);
    return sum + dark / dpi ** 2;
  }, 0);
}

function itemsOn(
  placed: PlacedPicture,
  recognise: Recogniser,
): { items: TextItem[]; certain: number } {
  const { picture, box } = placed;
  const dpi = picture.width / (box.width / POINTS_PER_INCH);
  const wanted = Math.max(1, Math.min(MOST_ENLARGED, Math.round(GOOD_DPI / dpi)));
  const scale = picture.width * picture.height * wanted ** 2 > MOST_PIXELS ? 1 : wanted;
  const words = recognise(enlarged(picture, scale));
  const isWord = ({ text, confidence }: Word) => confidence >= CERTAIN && WORD.test(text);
  return { items: toItems(words, scale, placed), certain: words.filter(isWord).length };
}
