import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  eventTypeFilter,
  jsonEvent,
  KurrentDBClient,
  MaxAppendSizeExceededError,
  NO_STREAM,
  type ResolvedEvent,
  START,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventLog, openEventLog } from '../../sqlite/event-log.ts';
import { type KurrentDbDouble, serveDouble } from './server.ts';

const MAX_APPEND_BYTES = 100_000;

let log: EventLog;
let double: KurrentDbDouble;
let client: KurrentDBClient;

const event = (type: string, data = {}) => jsonEvent({ id: randomUUID(), type, data });
/** With credentials the client appends by a call of its own, not over the stream of batches. */
const single = { credentials: { username: 'a', password: 'b' } };

beforeAll(async () => {
  log = openEventLog(':memory:');
  double = await serveDouble(log, 0, MAX_APPEND_BYTES);
  client = KurrentDBClient.connectionString(`kurrentdb://127.0.0.1:${double.port}?tls=false`);
  await client.appendToStream('a-1', [event('A'), event('B'), event('C')], {
    streamState: NO_STREAM,
  });
  await client.appendToStream('b-1', [event('A'), event('$System')], { streamState: NO_STREAM });
});
afterAll(async () => {
  await client.dispose();
  double.close();
  log.close();
});

async function types(source: AsyncIterable<ResolvedEvent>): Promise<string> {
  let found = '';
  for await (const { event } of source) found += `${event?.streamId}:${event?.type} `;
  return found.trim();
}

describe('the double of KurrentDB, asked by its client', () => {
  it.each([
    ['forwards from the start', {}, 'a-1:A a-1:B a-1:C'],
    ['forwards from a revision on', { fromRevision: 1n }, 'a-1:B a-1:C'],
    ['at most so many', { maxCount: 2 }, 'a-1:A a-1:B'],
    ['backwards from the end', { direction: BACKWARDS, fromRevision: END }, 'a-1:C a-1:B a-1:A'],
    ['backwards from a revision on', { direction: BACKWARDS, fromRevision: 1n }, 'a-1:B a-1:A'],
    ['behind the end', { fromRevision: 3n }, ''],
  ] as const)('reads a stream %s', async (_what, options, expected) => {
    expect(await types(client.readStream('a-1', options))).toBe(expected);
  });

  it.each([
    ['forwards from a position on', { fromPosition: at(3n) }, 'a-1:C b-1:A b-1:$System'],
    ['backwards before a position', { direction: BACKWARDS, fromPosition: at(3n) }, 'a-1:B a-1:A'],
    ['by type', { filter: eventTypeFilter({ prefixes: ['A', 'C'] }) }, 'a-1:A a-1:C b-1:A'],
    ['by stream', { filter: streamNameFilter({ regex: '^b' }) }, 'b-1:A b-1:$System'],
  ] as const)('reads all %s', async (_what, options, expected) => {
    expect(await types(client.readAll({ fromPosition: START, ...options }))).toBe(expected);
  });

  it('subscribes to a stream behind a revision', async () => {
    const subscription = client.subscribeToStream('a-1', { fromRevision: 0n });
    let found = '';
    for await (const { event } of subscription) {
      found += event?.type;
      if (found.length === 2) break;
    }
    expect(found).toBe('BC');
  });

  it('tells when a subscription has caught up, and its checkpoints on the way', async () => {
    const checkpoints: bigint[] = [];
    const filter = eventTypeFilter({
      prefixes: ['Z'],
      checkpointInterval: 2,
      maxSearchWindow: 1,
      checkpointReached: async (_subscription, position) => {
        checkpoints.push(position.commit);
      },
    });
    const subscription = client.subscribeToAll({ fromPosition: START, filter });
    await new Promise<void>((resolve) => {
      subscription.on('caughtUp', () => resolve());
    });
    await subscription.unsubscribe();
    expect(checkpoints).toEqual([2n, 4n]);
  });

  it.each([
    ['over the stream of batches', {}],
    ['by a call of its own', single],
  ])('appends %s, or says what the revision is', async (_what, options) => {
    const stream = `c-${randomUUID()}`;
    const appended = await client.appendToStream(stream, [event('A'), event('B')], {
      streamState: NO_STREAM,
      ...options,
    });
    expect(appended.nextExpectedRevision).toBe(1n);
    expect(await types(client.readStream(stream))).toBe(`${stream}:A ${stream}:B`);
    const again = client.appendToStream(stream, event('C'), { streamState: 0n, ...options });
    await expect(again).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await expect(again).rejects.toMatchObject({ expectedState: 0n, actualState: 1n });
  });

  it.each([
    ['over the stream of batches', {}],
    ['by a call of its own', single],
  ])('takes no append %s that KurrentDB would find too large', async (_what, options) => {
    const events = Array.from({ length: 3 }, () => event('A', { text: 'x'.repeat(40_000) }));
    const append = client.appendToStream('d-1', events, { streamState: NO_STREAM, ...options });
    await expect(append).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
  });

  it('refuses what it does not do', async () => {
    await expect(client.appendToStream('e-1', event('A'))).rejects.toThrow();
    await expect(client.appendToStream('e-1', event('A'), single)).rejects.toThrow(
      'at an exact revision or to no stream only',
    );
  });
});

function at(position: bigint) {
  return { commit: position, prepare: position };
}
