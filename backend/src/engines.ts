import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createFileBytesReader } from './adapters/child-process/file-bytes.ts';
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
import { createTesseractAdapter } from './adapters/tesseract/index.ts';
import type { EngineAddresses, LanguageModelAddress } from './config.ts';
import { createUpcast } from './eventsourcing/upcasters.ts';
import type { Bus } from './ports/bus.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Ports } from './ports/index.ts';
import type { LanguageModel } from './ports/language-model.ts';
import { UPCASTERS } from './upcasters.ts';

const NO_ENGINES: EngineAddresses = { kurrentdb: null, mongodb: null, kafka: null };

export type EnginesOptions = {
  dataFolder: string;
  secret: string | null;
  engines?: EngineAddresses;
  languageModel?: LanguageModelAddress | null;
};

export type EnginesLog = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/**
 * All ports: on the engines whose addresses are given, and embedded where none is: the event log in one SQLite file,
 * files in a folder, read models in memory, the bus within the process.
 * Nothing is connected yet. Throws an Error with a sentence for the operator where the data folder cannot serve.
 */
export async function openPorts(
  { dataFolder, secret, engines = NO_ENGINES, languageModel = null }: EnginesOptions,
  log: EnginesLog,
): Promise<Ports & { close(): Promise<void> }> {
  prepare(dataFolder);
  const secretBytes = secret ? Buffer.from(secret) : keptSecret(dataFolder);
  const eventStore = await openEventStore(engines, dataFolder, log);
  const stores = engines.mongodb
    ? await openMongoStores(engines.mongodb, secretBytes)
    : await openOwnStores(dataFolder);
  const bus = await openBus(engines, log);
  const pdfText = createPdfReaderAdapter();
  const ocr = createTesseractAdapter();
  const fileBytes = createFileBytesReader();
  return {
    eventStore,
    ...stores,
    bus,
    pdfText,
    ocr,
    fileBytes,
    exchangeRates: createEcbRates(),
    languageModel: languageModel && (await openLanguageModel(languageModel)),
    clock: systemClock,
    ids: randomIds,
    randomBytes,
    secret: secretBytes,
    async close() {
      await bus.close();
      await pdfText.close();
      await ocr.close();
      await fileBytes.close();
      await stores.leases.close();
      await stores.readStore.close();
      await stores.disconnect();
      await eventStore.close();
    },
  };
}

async function openEventStore(
  { kurrentdb }: EngineAddresses,
  dataFolder: string,
  log: EnginesLog,
): Promise<EventStore> {
  const upcast = createUpcast(UPCASTERS);
  if (!kurrentdb) return openSqliteEventStore(join(dataFolder, 'events.sqlite'), upcast);
  const { openKurrentDbEventStore } = await import('./adapters/kurrentdb/event-store.ts');
  return openKurrentDbEventStore(kurrentdb, upcast, log);
}

type Stores = Pick<
  Ports,
  'readStore' | 'isReadStoreOwn' | 'leases' | 'fileStore' | 'filePasswords'
> & { disconnect(): Promise<void> };

async function openOwnStores(dataFolder: string): Promise<Stores> {
  return {
    readStore: createMemoryReadStore(),
    isReadStoreOwn: true,
    leases: createMemoryLeases(),
    fileStore: await openFileStore(join(dataFolder, 'files')),
    filePasswords: createFilePasswords(),
    disconnect: async () => {},
  };
}

async function openMongoStores(url: string, secret: Uint8Array): Promise<Stores> {
  const [connection, readStore, leases, fileStore, filePasswords] = await Promise.all([
    import('./adapters/mongodb/connection.ts'),
    import('./adapters/mongodb/read-store.ts'),
    import('./adapters/mongodb/leases.ts'),
    import('./adapters/mongodb/file-store.ts'),
    import('./adapters/mongodb/file-passwords.ts'),
  ]);
  const mongo = connection.connectMongo(url);
  // Several processes of one machine may share the data folder; what is on its way in is each one's own.
  const incoming = await mkdtemp(join(tmpdir(), 'saldo-incoming-'));
  return {
    readStore: readStore.createMongoReadStore(mongo),
    isReadStoreOwn: false,
    leases: leases.createMongoLeases(mongo),
    fileStore: await fileStore.openMongoFileStore(mongo, incoming),
    filePasswords: filePasswords.createMongoFilePasswords(mongo, secret),
    async disconnect() {
      await mongo.close();
      await rm(incoming, { recursive: true, force: true });
    },
  };
}

async function openBus({ kafka }: EngineAddresses, log: EnginesLog): Promise<Bus> {
  const onFailure = (error: unknown, event: { event_id: string; type: string }) =>
    log.error({ error, eventId: event.event_id, type: event.type }, 'a job failed');
  if (!kafka) return createInProcessBus(onFailure);
  const { createKafkaBus } = await import('./adapters/kafka/bus.ts');
  return createKafkaBus({ ...kafka, onFailure, log });
}

async function openLanguageModel(address: LanguageModelAddress): Promise<LanguageModel> {
  const { createOpenAiModel } = await import('./adapters/openai/language-model.ts');
  return createOpenAiModel(address);
}

function prepare(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${resolve(folder)} cannot be written (${code}). Choose another one with SALDO_DATA.`,
    );
  }
}

/** Step by step: Node's own recursive way never ends where a folder like /proc takes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'it is a file' });
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The secret of this installation, made at its first start. */
function keptSecret(folder: string): Uint8Array {
  const path = join(folder, 'secret');
  if (!existsSync(path))
    writeFileSync(path, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
  return readFileSync(path);
}
