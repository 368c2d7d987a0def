import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { FileStore } from '../ports/file-store.ts';

type Uploaded = { statementId: string };

/** Copies the files of all statements that are still there. Answers how many there were; a missing file is named. */
export async function copyFiles(
  events: AsyncIterable<RecordedEvent>,
  source: FileStore,
  target: FileStore,
): Promise<{ copied: number; missing: string[] }> {
  const living = new Set<string>();
  for await (const { type, data } of events) {
    if (type === 'StatementUploaded') living.add((data as Uploaded).statementId);
    if (type === 'StatementDeleted') living.delete((data as Uploaded).statementId);
  }
  const missing: string[] = [];
  for (const statementId of living) {
    const file = await source.checkOut(statementId);
    if (!file) {
      missing.push(statementId);
      continue;
    }
    const incoming = join(target.incomingFolder(), statementId);
    await copyFile(file.path, incoming);
    await target.keep(statementId, incoming);
    await file.release();
  }
  return { copied: living.size - missing.length, missing };
}
