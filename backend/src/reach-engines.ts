import type { EngineAddresses } from './config.ts';
import type { Ports } from './ports/index.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

type Engine = { name: string; variable: string; address: string; ask(): Promise<unknown> };

/**
 * Waits until every given engine answers, for 60 seconds at most. Rejects with an Error whose sentence names the one that
 * does not. Also refuses read models that are ahead of the event log: they belong to another one.
 */
export async function reachEngines(
  ports: Ports,
  engines: EngineAddresses,
  say: (sentence: string) => void,
): Promise<void> {
  await Promise.all(enginesOf(ports, engines).map((engine) => reach(engine, ports, say)));
  const [head, shown] = await Promise.all([
    ports.eventStore.head(),
    ports.readStore.checkpoint('users_v1'),
  ]);
  if (shown > head) {
    throw new Error(
      'The read models are ahead of the event log: they were made from another one. Give MONGODB_URL a database of its own, or drop the old one.',
    );
  }
}

function enginesOf(ports: Ports, { kurrentdb, mongodb, kafka }: EngineAddresses): Engine[] {
  const all: Engine[] = [];
  if (kurrentdb) {
    const ask = () => ports.eventStore.head();
    all.push({ name: 'KurrentDB', variable: 'KURRENTDB_URL', address: kurrentdb, ask });
  }
  if (mongodb) {
    const ask = () => ports.readStore.checkpoint('users_v1');
    all.push({ name: 'MongoDB', variable: 'MONGODB_URL', address: mongodb, ask });
  }
  if (kafka) {
    const ask = () => ports.bus.check();
    all.push({ name: 'Kafka', variable: 'KAFKA_BROKERS', address: kafka.brokers.join(','), ask });
  }
  return all;
}

async function reach(
  engine: Engine,
  { clock }: Ports,
  say: (sentence: string) => void,
): Promise<void> {
  const { name, variable, address } = engine;
  const where = `${name} at ${withoutSecrets(address)} does not answer (${variable})`;
  const started = Date.parse(clock.now());
  for (let isSaid = false; ; isSaid = true) {
    try {
      await engine.ask();
      return;
    } catch (cause) {
      if (Date.parse(clock.now()) - started > PATIENCE_MS) throw new Error(`${where}.`, { cause });
      if (!isSaid) say(`${where}. Trying for ${PATIENCE_MS / 1_000} seconds ...`);
      await new Promise<void>((resolve) => void clock.after(PAUSE_MS, resolve));
    }
  }
}

/** An address without the user and password that a URL may carry. */
function withoutSecrets(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '');
}
