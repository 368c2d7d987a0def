import { PdfTextError, type PdfTextReader } from '../ports/pdf-text.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same reader of PDFs, with its readings measured. */
export function measurePdfText(reader: PdfTextReader, metrics: Metrics): PdfTextReader {
  return {
    ...reader,
    async read(path, options) {
      const start = performance.now();
      try {
        const text = await reader.read(path, options);
        metrics.pdfReads.observe({ outcome: 'read' }, secondsSince(start));
        metrics.pdfPages.observe(text.pages.length);
        return text;
      } catch (error) {
        const outcome = error instanceof PdfTextError ? error.failure : 'failed';
        metrics.pdfReads.observe({ outcome }, secondsSince(start));
        throw error;
      }
    },
  };
}
