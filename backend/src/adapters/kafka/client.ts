import { createRequire } from 'node:module';
import { Kafka, type LogEntry, logLevel, type RetryOptions, type SASLOptions } from 'kafkajs';

/** Where what happens between the program and the brokers is written down. */
export type BusLog = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Where the brokers are and how they are spoken to; without tls and login, openly. */
export type KafkaAddress = {
  /** host:port of some of the brokers. */
  brokers: readonly string[];
  tls?: boolean;
  login?: {
    mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    username: string;
    password: string;
  } | null;
};

const CONNECTION_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;
const SAME_WORDS_EVERY_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Said by kafkajs for every idempotent producer with bounded retries; ours is replaced after its first failure. */
const KNOWN_WARNING = 'Limiting retries for the idempotent producer';

/** A client whose words go to the log instead of the console. It connects when it is first used. */
export function createClient(
  { brokers, tls = false, login }: KafkaAddress,
  retry: RetryOptions,
  log: Pick<BusLog, 'warn'>,
): Kafka {
  if (brokers.length === 0) throw new Error('a bus needs at least one broker');
  restTimers();
  return new Kafka({
    clientId: 'saldo',
    brokers: [...brokers],
    ssl: tls,
    ...(login ? { sasl: login as SASLOptions } : {}),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: logLevel.WARN,
    logCreator: () => sayOnceInAWhile(log),
  });
}

/**
 * kafkajs calls errors what it will try again, many times a second while brokers are away; what fails for good reaches
 * us as a rejection or a crash. So its words are warnings here, the same ones not again for a while.
 */
function sayOnceInAWhile(log: Pick<BusLog, 'warn'>): (entry: LogEntry) => void {
  const said = new Map<string, number>();
  return ({ namespace, log: { message, timestamp: _timestamp, stack: _stack, ...details } }) => {
    const now = Date.now();
    if (message.startsWith(KNOWN_WARNING)) return;
    if (now - (said.get(message) ?? 0) < SAME_WORDS_EVERY_MS) return;
    if (said.size >= MAX_REMEMBERED) said.clear();
    said.set(message, now);
    log.warn({ ...details, namespace }, `Kafka: ${message}`);
  };
}

type RequestQueue = { pending: unknown[]; scheduleCheckPendingRequests(): void };

let isResting = false;

/**
 * kafkajs 2.2.4 looks once a millisecond for waiting requests, also when there are none, with a negative timeout that
 * Node complains about (tulios/kafkajs issues 1704 and 1751, never released). Here it looks only while one waits.
 */
function restTimers(): void {
  if (isResting) return;
  isResting = true;
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
    prototype: RequestQueue;
  };
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function scheduleWhileOneWaits(this: RequestQueue) {
    if (this.pending.length > 0) schedule.call(this);
  };
}
