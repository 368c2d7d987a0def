import type { UploadedFile } from '@saldo/contracts';
import type { UploadLine } from './many-uploads.machine.ts';

/** How an uploaded file's reading stands, for the line that it was uploaded in. */
export type ReadingResult = { state: 'reading' | 'read' | 'waits' | 'failed'; message: string };

/** Whether nothing of a file goes on without the user; not yet where it is not listed. */
export function isAtRest(file: UploadedFile | undefined): boolean {
  return file !== undefined && resultOf(file).state !== 'reading';
}

/** What became of a file: 'Read 28 rows, proven to the cent', why it failed, or what it waits for. */
export function resultOf(file: UploadedFile | undefined): ReadingResult {
  switch (file?.processing_status) {
    case 'completed':
      return { state: 'read', message: file.note ?? readWords(file) };
    case 'needs_review':
      return { state: 'waits', message: file.review?.message ?? 'Waits for your word.' };
    case 'failed':
      return {
        state: 'failed',
        message: file.processing_error ?? 'This statement could not be read.',
      };
    default:
      return { state: 'reading', message: 'Uploaded. It is being read now.' };
  }
}

const PROOFS = { proven: 'proven to the cent', broken: 'broken', not_provable: 'not provable' };

function readWords({ transaction_count: count, proof_state: proof }: UploadedFile): string {
  const rows = count === 1 ? '1 row' : `${count} rows`;
  return `Read ${rows}${proof ? `, ${PROOFS[proof]}` : ''}.`;
}

/** How many of all files are imported, and what became of the others that arrived; empty before the first has. */
export function sumOf(
  lines: readonly UploadLine[],
  readings: ReadonlyMap<string, UploadedFile>,
): string {
  const states = lines.flatMap(({ statementId }) =>
    statementId === null ? [] : resultOf(readings.get(statementId)).state,
  );
  if (states.length === 0) return '';
  const countOf = (state: ReadingResult['state']) => states.filter((one) => one === state).length;
  const parts = [
    [countOf('reading'), 'being read'],
    [countOf('waits'), countOf('waits') === 1 ? 'waits for you' : 'wait for you'],
    [countOf('failed'), 'not read'],
  ] as const;
  const others = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return `${[`${countOf('read')} of ${lines.length} imported`, ...others].join(', ')}.`;
}
