import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Picture, PlacedPicture, ScannedPage } from './scanned-page.ts';
import { type Turns, turnedPicture } from './turning.ts';

/** No scan of a page is larger: A4 at 600 dpi has 35 million pixels. */
const MOST_PIXELS = 40_000_000;
/** Smaller pictures (in points) are logos, stamps and lines. */
const LEAST_WIDTH = 200;
const LEAST_HEIGHT = 20;
const MOST_PICTURES = 40;
/** How pdf.js tells the pixels of an image. */
const ONE_BIT = 1;
const RGB = 2;

/** The pages of a PDF with the pictures that lie straight on them. Throws where it cannot be opened. */
export async function* scannedPages(
  bytes: Uint8Array,
  password: string | null,
  mostPages: number,
): AsyncGenerator<ScannedPage> {
  const task = getDocument({
    data: bytes,
    ...(password === null ? {} : { password }),
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: MOST_PIXELS,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const document = await task.promise;
  if (document.numPages > mostPages) throw new TooManyPages(`${document.numPages} pages`);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    yield { number, width, height, pictures: await picturesOf(page) };
    page.cleanup();
  }
  await task.destroy();
}

export class TooManyPages extends Error {}

type Matrix = [number, number, number, number, number, number];

/** What pdf.js gives of an image. */
type Image = { width: number; height: number; kind: number; data: Uint8ClampedArray };

/** Follows the drawing of a page only as far as it moves and paints pictures. */
async function picturesOf(page: PDFPageProxy): Promise<PlacedPicture[]> {
  const operators = await page.getOperatorList();
  const pictures: PlacedPicture[] = [];
  const saved: Matrix[] = [];
  let matrix = page.getViewport({ scale: 1 }).transform as Matrix;
  for (const [index, operator] of operators.fnArray.entries()) {
    const values: unknown[] = operators.argsArray[index] ?? [];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) {
      matrix = saved.pop() ?? matrix;
    }
    const moved = operator === OPS.transform ? values : values[0];
    if (operator === OPS.transform || operator === OPS.paintFormXObjectBegin) {
      if (isMatrix(moved)) matrix = Util.transform(matrix, moved) as Matrix;
    }
    if (operator !== OPS.paintImageXObject && operator !== OPS.paintInlineImageXObject) continue;
    const place = placeOf(matrix);
    if (!place || pictures.length >= MOST_PICTURES) continue;
    const image = await imageOf(page, values[0]);
    const picture = image && toGrey(image);
    if (picture) pictures.push({ picture: turnedPicture(picture, place.turns), box: place.box });
  }
  return pictures;
}

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6;
}

/**
 * Where an image lies on the page, and by how many quarter turns clockwise it lies there: it fills the unit square. One that
 * lies askew or mirrored is not read.
 */
function placeOf([a, b, c, d, e, f]: Matrix): { box: PlacedPicture['box']; turns: Turns } | null {
  const [along, across] = [Math.hypot(a, b), Math.hypot(c, d)];
  const turns = ([0, 1, 2, 3] as const).find((turn) => {
    const [cos, sin] = [[1, 0, -1, 0][turn] ?? 0, [0, 1, 0, -1][turn] ?? 0];
    // Heights count downwards, so that the left edge of an upright image leads up.
    const isAlong = a * cos + b * sin > 0.9999 * along;
    return isAlong && c * sin - d * cos > 0.9999 * across;
  });
  if (turns === undefined) return null;
  const [width, height] = turns % 2 === 0 ? [along, across] : [across, along];
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return null;
  return {
    box: { x: e + Math.min(0, a, c, a + c), y: f + Math.min(0, b, d, b + d), width, height },
    turns,
  };
}

async function imageOf(page: PDFPageProxy, named: unknown): Promise<Image | null> {
  if (typeof named !== 'string') return isImage(named) ? named : null;
  const objects = named.startsWith('g_') ? page.commonObjs : page.objs;
  const image: unknown = await new Promise((resolve) => objects.get(named, resolve));
  return isImage(image) ? image : null;
}

function isImage(value: unknown): value is Image {
  return typeof value === 'object' && value !== null && 'data' in value && value.data !== null;
}

/** Luma by ITU-R BT.601. */
function toGrey({ width, height, kind, data }: Image): Picture | null {
  const grey = new Uint8Array(width * height);
  if (kind === ONE_BIT) {
    const bytesPerRow = (width + 7) >> 3;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const byte = data[y * bytesPerRow + (x >> 3)] ?? 0;
        grey[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
      }
    }
    return { width, height, grey };
  }
  const step = kind === RGB ? 3 : 4;
  if (data.length < grey.length * step) return null;
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [
      data[at * step],
      data[at * step + 1],
      data[at * step + 2],
    ];
    grey[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, grey };
}
