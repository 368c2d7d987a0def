import { readFile } from 'node:fs/promises';
import { PdfReader } from 'pdfreader';
import type { Digest } from '../../ports/digest.ts';
import {
  type PdfText,
  type PdfTextFailure,
  sizesOf,
  type TextItem,
  type TextPage,
} from '../../ports/pdf-text.ts';
import { digested, type Job, refuse, serveJobs } from '../child-process/child.ts';
import { unlockAes256 } from './aes256.ts';
import { hasZeroWidths } from './default-widths.ts';
import { keepFontProperties } from './font-properties.ts';
import { hideLargeFonts } from './large-fonts.ts';
import { type MeasuredText, measureTexts } from './text-geometry.ts';

/** The process that opens untrusted PDFs, one at a time. */

/** Caps on pages and text items, and what to make of the text: nothing, or a digest. */
export type PdfTask = {
  password: string | null;
  pages: number;
  items: number;
  digest: Digest<PdfText, unknown> | null;
};

/** pdf2json prints whatever it stumbles over; none of it is for anybody. */
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};

/** One form unit of pdf2json is 24 device units of 1.5 per point. */
const POINTS_PER_FORM_UNIT = 16;

let task: PdfTask | null = null;
let items = 0;
let areZeroWidths = false;

keepFontProperties();
measureTexts({
  pages: (count) => {
    if (count === 0) refuse('damaged', 'no pages');
    else if (count > (task?.pages ?? 0)) refuse('tooLarge', `${count} pages`);
    else return true;
    return false;
  },
  text: () => {
    items += 1;
    if (items > (task?.items ?? 0)) refuse('tooLarge', 'too many text items');
  },
  hasZeroWidths: () => areZeroWidths,
});

serveJobs<PdfTask>(async (job) => {
  task = job.task;
  items = 0;
  const read = await textOf(job);
  if ('failure' in read) return read;
  const { text } = read;
  if (!task.digest) return { result: text };
  return digested(task.digest, text, (result) => ({ result, pages: sizesOf(text) }));
});

type Read = { text: PdfText } | { failure: PdfTextFailure; message: string };

async function textOf({ path, task: { password } }: Job<PdfTask>): Promise<Read> {
  const bytes = await unpooled(path);
  if (bytes.subarray(0, 1024).indexOf('%PDF-') < 0)
    return { failure: 'damaged', message: 'no PDF header' };
  const unlocked = unlockAes256(bytes, password);
  if (unlocked && 'failure' in unlocked) {
    return { failure: unlocked.failure, message: 'locked with AES-256' };
  }
  return pagesOf(unlocked?.bytes ?? bytes, password);
}

function pagesOf(bytes: Buffer, password: string | null): Promise<Read> {
  hideLargeFonts(bytes);
  areZeroWidths = hasZeroWidths(bytes);
  const pages: TextPage[] = [];
  return new Promise((resolve) => {
    new PdfReader(password === null ? {} : { password }).parseBuffer(bytes, (error, entry) => {
      if (error) return resolve(failureOf(error, password !== null));
      if (!entry)
        return resolve(
          pages.length > 0 ? { text: { pages } } : { failure: 'damaged', message: 'no pages' },
        );
      if (entry.page) {
        const width = (entry.width ?? 0) * POINTS_PER_FORM_UNIT;
        const height = (entry.height ?? 0) * POINTS_PER_FORM_UNIT;
        pages.push({ number: entry.page, width, height, items: [] });
        return;
      }
      const page = pages.at(-1);
      const item = itemOf(entry as unknown as MeasuredText);
      if (page && item.text !== '' && isOnPage(item, page)) page.items.push(item);
    });
  });
}

/** pdf2json reads a Buffer's whole memory and ignores where in it the Buffer begins, so the bytes get memory of their own. */
async function unpooled(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

function itemOf({ text, x, y, width, height, fontSize }: MeasuredText): TextItem {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    text,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fontSize: round(fontSize),
  };
}

/** Text outside the page is not shown to anybody, so it is not part of the statement. */
function isOnPage(item: TextItem, page: TextPage): boolean {
  const finite = [item.x, item.y, item.width, item.height].every(Number.isFinite);
  const across = item.x + item.width > 0 && item.x < page.width;
  return finite && across && item.y + item.height > 0 && item.y < page.height;
}

function failureOf(error: unknown, hadPassword: boolean): Read {
  const cause = (error as { parserError?: unknown } | null)?.parserError ?? error;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/no password given/i.test(message)) return { failure: 'locked', message };
  if (/incorrect password/i.test(message)) {
    return { failure: hadPassword ? 'wrongPassword' : 'locked', message };
  }
  return { failure: 'damaged', message };
}
