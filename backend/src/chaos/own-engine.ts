import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestBus } from '../adapters/kafka/test-bus.ts';
import { connectMongo } from '../adapters/mongodb/connection.ts';
import { until } from './until.ts';

/** An engine as a process of the test's own, with its data on disk. */
export type OwnEngine = {
  address: string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Resolves when it serves again. */
  restart(): Promise<void>;
  /** Stops it where it stands, connections and all; `resume` lets it go on. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

type Recipe = {
  name: string;
  address: string;
  folder: string;
  command: readonly [string, ...string[]];
  isServing(): Promise<boolean>;
};

/** A MongoDB as a replica set of one, from the mongod of that path. */
export async function startOwnMongod(mongod: string): Promise<OwnEngine> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'saldo-mongod-'))];
  const host = `127.0.0.1:${port}`;
  const set = { _id: 'rs0', members: [{ _id: 0, host }] };
  const options = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--nounixsocket'];
  return start({
    name: 'mongod',
    address: `mongodb://${host}/?replicaSet=rs0`,
    folder,
    command: [mongod, ...options, '--port', String(port), '--dbpath', folder],
    isServing: async () => {
      const mongo = connectMongo(`mongodb://${host}/admin?directConnection=true`);
      try {
        const hello = await mongo.db.command({ hello: 1 });
        if (!hello.setName) await mongo.db.command({ replSetInitiate: set });
        return hello.isWritablePrimary === true;
      } catch {
        // It is not there yet; the limit of waiting tells where it never comes.
        return false;
      } finally {
        await mongo.close();
      }
    },
  });
}

/** A Kafka broker that is its own controller, from the folder of Kafka's jars. */
export async function startOwnKafka(jars: string): Promise<OwnEngine> {
  const [port, controller] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'saldo-kafka-'));
  const file = join(folder, 'server.properties');
  writeFileSync(file, properties(port, controller, join(folder, 'logs')));
  const java = ['-Xmx384m', '-XX:TieredStopAtLevel=1', '-cp', join(jars, '*')];
  const clusterId = `saldo${randomBytes(12).toString('base64url')}`.slice(0, 22);
  await ended(
    run('java', [...java, 'kafka.tools.StorageTool', 'format', '-t', clusterId, '-c', file]),
  );
  const address = `127.0.0.1:${port}`;
  return start({
    name: 'Kafka',
    address,
    folder,
    command: ['java', ...java, 'kafka.Kafka', file],
    isServing: async () => {
      const { bus } = createTestBus({ brokers: [address] });
      try {
        await bus.check();
        return true;
      } catch {
        // As above.
        return false;
      } finally {
        await bus.close();
      }
    },
  });
}

async function start({ name, address, folder, command, isServing }: Recipe): Promise<OwnEngine> {
  const [program, ...args] = command;
  let process = run(program, args);
  const serves = () => {
    if (process.exitCode !== null) throw new Error(`${name} ended with ${process.exitCode}`);
    return isServing();
  };
  const kill = async () => {
    const exited = once(process, 'exit');
    process.kill('SIGKILL');
    await exited;
  };
  await until(`${name} serves`, serves);
  return {
    address,
    kill,
    pause: () => void process.kill('SIGSTOP'),
    resume: () => void process.kill('SIGCONT'),
    async restart() {
      process = run(program, args);
      await until(`${name} serves again`, serves);
    },
    async remove() {
      if (process.exitCode === null && process.signalCode === null) await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function run(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore' });
}

async function ended(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

function properties(port: number, controller: number, logs: string): string {
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
inter.broker.listener.name=PLAINTEXT
controller.listener.names=CONTROLLER
listener.security.protocol.map=CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT
log.dirs=${logs}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
broker.session.timeout.ms=2000
broker.heartbeat.interval.ms=500
`;
}
