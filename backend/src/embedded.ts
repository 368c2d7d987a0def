import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createEcbRates } from './adapters/ecb/index.ts';
import { openFileStore } from './adapters/filesystem/file-store.ts';
import { createInProcessBus } from './adapters/in-process/bus.ts';
import { createFilePasswords } from './adapters/memory/file-passwords.ts';
import { createMemoryLeases } from './adapters/memory/leases.ts';
import { createMemoryReadStore } from './adapters/memory/read-store.ts';
import { createPdfReaderAdapter } from './adapters/pdfreader/index.ts';
import { openSqliteEventStore } from './adapters/sqlite/event-store.ts';
import { systemClock } from './adapters/system/clock.ts';
import { randomIds } from './adapters/system/ids.ts';
import { createUpcast } from './eventsourcing/upcasters.ts';
import type { Ports } from './ports/index.ts';
import { UPCASTERS } from './upcasters.ts';

export type EmbeddedOptions = { dataFolder: string; secret: string | null };
export type EmbeddedLog = { error(details: object, message: string): void };

/**
 * All ports on one machine: the event log in one SQLite file, files in a folder, read models in memory.
 * Throws an Error with a sentence for the operator where the data folder cannot serve.
 */
export async function openEmbeddedPorts(
  { dataFolder, secret }: EmbeddedOptions,
  log: EmbeddedLog,
): Promise<Ports & { close(): Promise<void> }> {
  prepare(dataFolder);
  const eventStore = openSqliteEventStore(
    join(dataFolder, 'events.sqlite'),
    createUpcast(UPCASTERS),
  );
  const readStore = createMemoryReadStore();
  const fileStore = await openFileStore(join(dataFolder, 'files'));
  const pdfText = createPdfReaderAdapter();
  const bus = createInProcessBus((error, event) => {
    log.error({ error, eventId: event.event_id, type: event.type }, 'a job failed');
  });
  return {
    eventStore,
    readStore,
    isReadStoreOwn: true,
    bus,
    leases: createMemoryLeases(),
    fileStore,
    filePasswords: createFilePasswords(),
    pdfText,
    exchangeRates: createEcbRates(),
    clock: systemClock,
    ids: randomIds,
    randomBytes,
    secret: secret ? Buffer.from(secret) : keptSecret(dataFolder),
    async close() {
      await bus.close();
      await pdfText.close();
      await readStore.close();
      await eventStore.close();
    },
  };
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${resolve(folder)} cannot be written (${code}). Choose another one with SALDO_DATA.`,
    );
  }
}

/** The secret of this installation, made at its first start. */
function keptSecret(folder: string): Uint8Array {
  const path = join(folder, 'secret');
  if (!existsSync(path))
    writeFileSync(path, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
  return readFileSync(path);
}
