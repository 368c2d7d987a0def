import { readFile } from 'node:fs/promises';
import type { Digest } from '../../ports/digest.ts';
import { type PdfText, sizesOf, type TextItem } from '../../ports/pdf-text.ts';
import { digested, serveJobs } from '../child-process/child.ts';
import { type PlacedPicture, scannedPages, TooManyPages } from './page-images.ts';
import { enlarged, GOOD_DPI, type Recogniser, recogniser } from './recogniser.ts';
import { toItems } from './words.ts';

/** The process that recognises the text of scanned PDFs, one at a time. */

export type OcrTask = {
  password: string | null;
  pages: number;
  digest: Digest<PdfText, unknown> | null;
};

const POINTS_PER_INCH = 72;
const MOST_ENLARGED = 3;
const MOST_PIXELS = 40_000_000;

/** pdf.js prints what it stumbles over; none of it is for anybody. */
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};

serveJobs<OcrTask>(async ({ path, task: { password, pages, digest } }) => {
  const recognise = await recogniser();
  const bytes = new Uint8Array(await readFile(path));
  const text: PdfText = { pages: [] };
  try {
    for await (const { pictures, ...size } of scannedPages(bytes, password, pages)) {
      text.pages.push({ ...size, items: pictures.flatMap((one) => itemsOn(one, recognise)) });
    }
  } catch (error) {
    if (error instanceof TooManyPages) return { failure: 'tooLarge', message: error.message };
    throw error;
  }
  if (!digest) return { result: text };
  return digested(digest, text, (result) => ({ result, pages: sizesOf(text) }));
});

function itemsOn(placed: PlacedPicture, recognise: Recogniser): TextItem[] {
  const { picture, box } = placed;
  const dpi = picture.width / (box.width / POINTS_PER_INCH);
  const wanted = Math.max(1, Math.min(MOST_ENLARGED, Math.round(GOOD_DPI / dpi)));
  const scale = picture.width * picture.height * wanted ** 2 > MOST_PIXELS ? 1 : wanted;
  return toItems(recognise(enlarged(picture, scale)), scale, placed);
}
