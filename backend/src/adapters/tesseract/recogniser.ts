import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Picture } from './scanned-page.ts';
import type { Word } from './words.ts';

/** What is used of Tesseract's own interface (TessBaseAPI), as tesseract.js-core binds it. */
type Api = {
  Init(dataPath: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
};
type Core = {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => Api;
};
type Box = { x0: number; y0: number; x1: number; y1: number };
type Found = {
  blocks: {
    paragraphs: {
      lines: {
        baseline: Box;
        words: { text: string; confidence: number; bbox: Box }[];
      }[];
    }[];
  }[];
};

export type Recogniser = (picture: Picture) => Word[];

/** Tesseract reads print best where a capital letter is 20 to 40 pixels high, which so many dots per inch give. */
export const GOOD_DPI = 300;
const LANGUAGES = ['deu', 'eng'];
/** The network alone, without the older engine, whose data the models do not have. */
const LSTM_ONLY = 1;
/** Single words and cells wherever they stand: a table is no column of running text. */
const SPARSE_TEXT = '11';

/**
 * Tesseract in this process, with engine and models out of the packages they come in: nothing is fetched. The models are
 * the small ones for the fast engine.
 */
export async function recogniser(): Promise<Recogniser> {
  const require = createRequire(import.meta.url);
  const start = require('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<Core>;
  const quiet = () => {};
  const core = await start({ print: quiet, printErr: quiet });
  for (const code of LANGUAGES) {
    const packed = require.resolve(
      `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`,
    );
    core.FS.writeFile(`./${code}.traineddata`, gunzipSync(await readFile(packed)));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0)
    throw new Error('Tesseract has no model');
  api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT);
  api.SetVariable('user_defined_dpi', String(GOOD_DPI));
  return (picture) => {
    core.FS.writeFile('/input', portableGreyMap(picture));
    if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract cannot take the picture');
    api.Recognize(null);
    return wordsOf(JSON.parse(api.GetJSONText()) as Found);
  };
}

function wordsOf({ blocks }: Found): Word[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  return lines.flatMap(({ baseline: { x0, x1, y0, y1 }, words }) =>
    words.map(({ text, confidence, bbox }) => {
      const share = x1 > x0 ? (bbox.x0 - x0) / (x1 - x0) : 0;
      return { text, confidence, bbox, baseline: y0 + (y1 - y0) * share };
    }),
  );
}

function portableGreyMap({ width, height, grey }: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}

/** The picture so many times as large, with what lies between two pixels mixed of both. */
export function enlarged(picture: Picture, scale: number): Picture {
  if (scale === 1) return picture;
  const { width, height, grey } = picture;
  const [wide, high] = [width * scale, height * scale];
  const large = new Uint8Array(wide * high);
  const columns = Array.from({ length: wide }, (_, x) => between(x, scale, width - 1));
  for (let y = 0; y < high; y += 1) {
    const row = between(y, scale, height - 1);
    const mixed = (line: number, low: number, next: number, share: number) => {
      const [left, right] = [grey[line + low] ?? 255, grey[line + next] ?? 255];
      return left + (right - left) * share;
    };
    for (const [x, { low, next, share }] of columns.entries()) {
      const above = mixed(row.low * width, low, next, share);
      large[y * wide + x] = above + (mixed(row.next * width, low, next, share) - above) * row.share;
    }
  }
  return { width: wide, height: high, grey: large };
}

/** The two pixels that a pixel of the enlarged picture lies between, and how near the second is. */
function between(at: number, scale: number, last: number) {
  const place = Math.min(Math.max((at + 0.5) / scale - 0.5, 0), last);
  const low = Math.floor(place);
  return { low, next: Math.min(low + 1, last), share: place - low };
}
