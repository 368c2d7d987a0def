import type { EventStore } from '../ports/event-store.ts';
import type { FileStore } from '../ports/file-store.ts';
import { copyEvents, eventsOf } from './copy-events.ts';
import { copyFiles } from './copy-files.ts';

export type Side = { eventStore: EventStore; fileStore: FileStore };

const EVENTS_PER_WORD = 50_000;

/**
 * Moves an installation from one event store to another: its whole log, and the files of its statements where the two
 * sides keep them apart. Says how far it is, and ends with the count and the hash that both sides have.
 */
export async function migrate(
  source: Side,
  target: Side,
  say: (sentence: string) => void,
): Promise<void> {
  let told = 0;
  const report = await copyEvents(source.eventStore, target.eventStore, (copied) => {
    if (copied - told < EVENTS_PER_WORD) return;
    told = copied;
    say(`${copied} events copied ...`);
  });
  say(`${report.copied} events copied, ${report.found} were there already.`);
  say(`Both logs hold ${report.count} events, SHA-256 ${report.hash}.`);
  if (source.fileStore === target.fileStore) return;
  const files = await copyFiles(eventsOf(source.eventStore), source.fileStore, target.fileStore);
  say(`${files.copied} files of statements copied.`);
  if (files.missing.length > 0) {
    throw new Error(
      `The files of these statements are missing in the source: ${files.missing.join(', ')}.`,
    );
  }
}
