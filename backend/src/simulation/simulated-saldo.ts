import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileBytesReader } from '../adapters/child-process/file-bytes.ts';
import { openFileStore } from '../adapters/filesystem/file-store.ts';
import { createInProcessBus } from '../adapters/in-process/bus.ts';
import { createFilePasswords } from '../adapters/memory/file-passwords.ts';
import { createMemoryLeases } from '../adapters/memory/leases.ts';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { randomIds } from '../adapters/system/ids.ts';
import { createCommandHandler } from '../eventsourcing/command-handler.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ports } from '../ports/index.ts';
import { startRoles } from '../roles.ts';
import { UPCASTERS, versionOf } from '../upcasters.ts';
import { faultyEventStore, repeatingBus } from './faults.ts';
import { createPaperReader } from './paper.ts';
import type { Random } from './random.ts';

/** Pauses end at once: in a simulation only the order counts. */
const HASTY_CLOCK: Clock = {
  now: () => '2026-10-31T10:00:00.000Z',
  after(_milliseconds, callback) {
    const immediate = setImmediate(callback);
    return () => clearImmediate(immediate);
  },
};

const HEAD_BYTES = 1_024;

export type SimulatedSaldo = Awaited<ReturnType<typeof startSimulatedSaldo>>;

/** The backend on a data folder, with faults; `die` ends it like a power cut: nothing in hand is finished. */
export async function startSimulatedSaldo(
  folder: string,
  random: Random,
  faults: { probability: number },
) {
  const log = openSqliteEventStore(join(folder, 'events.sqlite'), createUpcast(UPCASTERS));
  const eventStore = faultyEventStore(log, random, () => faults.probability);
  const ports: Ports = {
    eventStore,
    readStore: createMemoryReadStore(),
    isReadStoreOwn: true,
    bus: repeatingBus(
      createInProcessBus(() => {}),
      random,
    ),
    leases: createMemoryLeases(),
    fileStore: await openFileStore(join(folder, 'files')),
    filePasswords: createFilePasswords(),
    pdfText: createPaperReader(),
    ocr: createPaperReader(),
    fileBytes: createFileBytesReader(),
    exchangeRates: { name: 'ECB', publishedAfter: async () => [] },
    languageModel: null,
    clock: HASTY_CLOCK,
    ids: randomIds,
    randomBytes: (size) => new Uint8Array(size),
    secret: new Uint8Array(32),
  };
  const handle = createCommandHandler(eventStore, ports.ids, versionOf);
  const roles = await startRoles('all', ports, { error: () => {} });
  await roles.startJobs();
  return {
    ports,
    handle,
    async form(content: Buffer, accountName: string) {
      const path = join(ports.fileStore.incomingFolder(), ports.ids.next());
      await writeFile(path, content);
      const file = {
        path,
        filename: 'paper.pdf',
        sizeBytes: content.length,
        hash: createHash('sha256').update(content).digest('hex'),
        head: content.subarray(0, HEAD_BYTES),
        isTooLarge: false,
      };
      return { file, fields: { account_name: accountName }, discard: async () => {} };
    },
    async die() {
      const stopped = roles.stop();
      await log.close();
      await stopped;
      await ports.bus.close();
    },
  };
}
