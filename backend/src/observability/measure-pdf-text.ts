import type { Digest } from '../ports/digest.ts';
import { type PdfText, PdfTextError, type PdfTextReader } from '../ports/pdf-text.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same reader of PDFs, with its readings measured. */
export function measurePdfText(reader: PdfTextReader, metrics: Metrics): PdfTextReader {
  async function measured<T>(read: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      const result = await read();
      metrics.pdfReads.observe({ outcome: 'read' }, secondsSince(start));
      return result;
    } catch (error) {
      const outcome = error instanceof PdfTextError ? error.failure : 'failed';
      metrics.pdfReads.observe({ outcome }, secondsSince(start));
      throw error;
    }
  }

  return {
    ...reader,
    async read(path, options) {
      const text = await measured(() => reader.read(path, options));
      metrics.pdfPages.observe(text.pages.length);
      return text;
    },
    async digest<Result>(path: string, options: object, digest: Digest<PdfText, Result>) {
      const digested = await measured(() => reader.digest(path, options, digest));
      metrics.pdfPages.observe(digested.pages.length);
      return digested;
    },
  };
}
