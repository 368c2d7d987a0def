import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdfReaderAdapter } from '../../adapters/pdfreader/index.ts';
import { createTesseractAdapter } from '../../adapters/tesseract/index.ts';
import { type PdfText, PdfTextError } from '../../ports/pdf-text.ts';
import {
  extractStatement,
  type Proof,
  proveSection,
  type StatementSection,
} from '../../statements/extraction/index.ts';

/** What the reader makes of a file: its sections with their proofs, or why it refused. */
export type Reading =
  | { ok: true; bank: string | null; sections: (StatementSection & { proof: Proof })[] }
  | { ok: false; failure: string };

/** Reads PDFs as the product does, several at a time. */
export type StatementReader = {
  readFile(path: string, password?: string): Promise<Reading>;
  readBytes(pdf: Uint8Array): Promise<Reading>;
  close(): Promise<void>;
};

/** A reader on a pool of children of this size; `scans` has it recognise the text of scans, as the product does. */
export async function openReader(size: number, { scans = false } = {}): Promise<StatementReader> {
  const pdfs = createPdfReaderAdapter({ size });
  const recognition = scans ? createTesseractAdapter() : null;
  const folder = await mkdtemp(join(tmpdir(), 'saldo-readings-'));
  let files = 0;
  const readFile = async (path: string, password?: string): Promise<Reading> => {
    const options = password === undefined ? {} : { password };
    try {
      const reading = readingOf(await pdfs.read(path, options));
      if (reading.ok || reading.failure !== 'scan' || !recognition) return reading;
      const recognised = readingOf(await recognition.read(path, options));
      const isJudged =
        recognised.ok && recognised.sections.every(({ proof }) => proof.state !== 'not_provable');
      return isJudged ? recognised : reading;
    } catch (error) {
      // What the reader throws for no stated reason is a finding of the evaluation, too: it is counted, not passed on.
      return {
        ok: false,
        failure: error instanceof PdfTextError ? error.failure : `thrown: ${error}`,
      };
    }
  };
  return {
    readFile,
    readBytes: async (pdf) => {
      files += 1;
      const path = join(folder, `${files}.pdf`);
      await writeFile(path, pdf);
      const reading = await readFile(path);
      await rm(path);
      return reading;
    },
    close: async () => {
      await pdfs.close();
      await recognition?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readingOf(text: PdfText): Reading {
  const result = extractStatement(text, { uploadedOn: new Date().toISOString().slice(0, 10) });
  if (!result.ok) return result;
  const { bank, sections } = result.statement;
  return {
    ok: true,
    bank,
    sections: sections.map((section) => ({ ...section, proof: proveSection(section) })),
  };
}
