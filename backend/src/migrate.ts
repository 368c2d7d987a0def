import { parseArgs } from 'node:util';
import type { Config } from './config.ts';
import { type EnginesLog, openPorts } from './engines.ts';
import { migrate } from './migration/index.ts';
import { reachEngines } from './reach-engines.ts';

const USAGE = 'Usage: npm run -s saldo -- migrate --to kurrentdb|embedded';

/**
 * Copies the embedded event log of the data folder into KurrentDB, or back. Files of statements go along where MONGODB_URL
 * keeps them apart from the folder. Saldo itself must not run meanwhile. Throws an Error with a sentence for the operator.
 */
export async function runMigration(
  config: Config,
  args: readonly string[],
  log: EnginesLog,
): Promise<void> {
  const direction = directionOf(args);
  if (!config.engines.kurrentdb)
    throw new Error('Set KURRENTDB_URL: the migration copies between it and the data folder.');
  const embedded = await openPorts(
    { ...config, engines: { kurrentdb: null, mongodb: null, kafka: null } },
    log,
  );
  const engines = await openPorts(
    { ...config, dataFolder: config.dataFolder, engines: { ...config.engines, kafka: null } },
    log,
  );
  try {
    await reachEngines(engines, { ...config.engines, kafka: null }, console.error);
    const files = config.engines.mongodb ? engines.fileStore : embedded.fileStore;
    const far = { eventStore: engines.eventStore, fileStore: files };
    const [source, target] = direction === 'kurrentdb' ? [embedded, far] : [far, embedded];
    await migrate(source, target, console.log);
  } finally {
    await engines.close();
    await embedded.close();
  }
}

function directionOf(args: readonly string[]): 'kurrentdb' | 'embedded' {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' } },
    strict: false,
  });
  if (values.to === 'kurrentdb' || values.to === 'embedded') return values.to;
  throw new Error(USAGE);
}
