import type { Ports } from '../ports/index.ts';
import { PdfTextError } from '../ports/pdf-text.ts';
import type { PageSize } from './events.ts';
import { extractStatement } from './extraction/index.ts';
import type { ExtractedStatement } from './extraction/types.ts';
import type { StatementFailure } from './failures.ts';

/** The reader that wrote a reading down; a new version may read the same file better. */
const BUILT_IN = { engine: 'built-in', version: 1 };

export type ReadingPorts = Pick<Ports, 'fileStore' | 'filePasswords' | 'pdfText'>;

export type Reading =
  | {
      statement: ExtractedStatement;
      reader: { engine: string; version: number };
      /** The sizes of its pages, where it has any. */
      pages?: PageSize[];
    }
  | { failure: StatementFailure };

/** What stands in the uploaded file of a statement, or the reason why it could not be read. Rejects where a store cannot be reached. */
export async function readFile(
  ports: ReadingPorts,
  statementId: string,
  bank: string | null,
): Promise<Reading> {
  const file = await ports.fileStore.checkOut(statementId);
  if (!file) return { failure: 'missing' };
  try {
    const password = await ports.filePasswords.take(statementId);
    const text = await ports.pdfText.read(file.path, password === null ? {} : { password });
    const extracted = extractStatement(text, bank ? { bank } : {});
    if (!extracted.ok) return { failure: extracted.failure };
    const pages = text.pages.map(({ number, width, height }) => ({ number, width, height }));
    return { statement: extracted.statement, reader: BUILT_IN, pages };
  } catch (error) {
    if (error instanceof PdfTextError) return { failure: error.failure };
    throw error;
  } finally {
    await file.release();
  }
}
