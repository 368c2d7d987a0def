import type { PDFDocumentProxy } from 'pdfjs-dist';

export type PdfPage = {
  /** Points of the page as displayed, after any rotation. */
  width: number;
  height: number;
  /** Draws the page into a canvas of so many css pixels in width. */
  draw(canvas: HTMLCanvasElement, cssWidth: number, signal: AbortSignal): Promise<void>;
};

export type PdfFile = {
  pageCount: number;
  /** Pages count from 1. */
  page(number: number): Promise<PdfPage>;
  close(): Promise<void>;
};

/** The file needs a password, or another one than was given. */
export class PasswordNeeded extends Error {}

/** Where this remote is served from; the bundler puts it in. */
declare const __webpack_public_path__: string;

/** Where what pdf.js loads by itself is copied to when the remote is built. */
const assets = new URL('pdfjs/', __webpack_public_path__).href;
/** A page is drawn with at most so many pixels, as a phone's canvas cannot hold more. */
const MOST_PIXELS = 16_000_000;

/** Opens a PDF with pdf.js, which is loaded at the first file. Rejects with PasswordNeeded where the file is locked. */
export async function openPdf(bytes: ArrayBuffer, password: string | null): Promise<PdfFile> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  // The worker is copied as it is: bundled, it would wait for a federation runtime that no worker has.
  GlobalWorkerOptions.workerSrc = `${assets}pdf.worker.min.mjs`;
  const task = getDocument({
    // pdf.js takes the bytes it is given away from their owner.
    data: bytes.slice(0),
    ...(password !== null && { password }),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    // The page's security policy lets no WebAssembly in; pdf.js brings the same in plain JavaScript.
    useWasm: false,
    enableXfa: false,
  });
  try {
    return pdfFile(await task.promise, () => task.destroy());
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new PasswordNeeded(error.message);
    throw error;
  }
}

function pdfFile(document: PDFDocumentProxy, close: () => Promise<void>): PdfFile {
  return {
    pageCount: document.numPages,
    async page(number) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width,
        height,
        async draw(canvas, cssWidth, signal) {
          const sharp = Math.min(
            (cssWidth * devicePixelRatio) / width,
            Math.sqrt(MOST_PIXELS / (width * height)),
          );
          const viewport = page.getViewport({ scale: sharp });
          canvas.width = Math.floor(viewport.width);
          canvas.height = Math.floor(viewport.height);
          const drawing = page.render({ canvas, viewport });
          signal.addEventListener('abort', () => drawing.cancel(), { once: true });
          await drawing.promise;
        },
      };
    },
    close,
  };
}
