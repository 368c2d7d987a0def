import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CheckpointConflict,
  compareBy,
  type Document,
  matches,
  type Query,
  type ReadStore,
} from './read-store.ts';

type Booking = Document & { userId: string; date: string | null; line: number; note: string };

const FIELDS = ['userId', 'date', 'line'];

/** What every read store has to hold. `open` gives a store, `collection` a name nobody used before. */
export function readStoreSuite(adapter: string, open: () => Promise<ReadStore>): void {
  describe(`read store: ${adapter}`, () => {
    const opened: ReadStore[] = [];
    let counter = 0;

    async function store() {
      counter += 1;
      const fresh = await open();
      opened.push(fresh);
      const collection = `bookings_${counter}`;
      const projection = `projection_${counter}`;
      await fresh.define([{ name: collection, indexes: { byUser: FIELDS } }]);
      return { readStore: fresh, collection, projection };
    }

    afterEach(async () => {
      for (const fresh of opened.splice(0)) await fresh.close();
    });

    const booking = (id: string, userId: string, date: string, line: number): Booking => ({
      id,
      userId,
      date,
      line,
      note: id,
    });

    it('writes a batch with its checkpoint', async () => {
      const { readStore, collection, projection } = await store();
      expect(await readStore.checkpoint(projection)).toBe(0n);
      const put = booking('a', 'u1', '2026-01-01', 1);
      await readStore.commit({ projection, from: 0n, to: 7n, changes: [{ collection, put }] });
      expect(await readStore.checkpoint(projection)).toBe(7n);
      expect(await readStore.get(collection, 'a')).toEqual(put);
      await readStore.commit({
        projection,
        from: 7n,
        to: 9n,
        changes: [{ collection, delete: 'a' }],
      });
      expect(await readStore.get(collection, 'a')).toBeNull();
    });

    it('takes documents that are certainly new beside others', async () => {
      const { readStore, collection, projection } = await store();
      const [a, b] = [booking('a', 'u1', '2026-01-01', 1), booking('b', 'u1', '2026-01-02', 2)];
      const put = (document: Booking, isNew: boolean) => ({ collection, put: document, isNew });
      await readStore.commit({ projection, from: 0n, to: 1n, changes: [put(a, true)] });
      const changed = { ...a, line: 3 };
      const changes = [put(changed, false), put(b, true)];
      await readStore.commit({ projection, from: 1n, to: 2n, changes });
      const query = { index: 'byUser', equals: ['u1'], limit: 9 };
      expect(await readStore.find(collection, query)).toEqual([changed, b]);
    });

    it('refuses a batch from another checkpoint and applies nothing of it', async () => {
      const { readStore, collection, projection } = await store();
      const put = booking('a', 'u1', '2026-01-01', 1);
      const commit = (from: bigint, to: bigint) =>
        readStore.commit({ projection, from, to, changes: [{ collection, put }] });
      await expect(commit(3n, 4n)).rejects.toThrow(CheckpointConflict);
      expect(await readStore.get(collection, 'a')).toBeNull();
      await commit(0n, 4n);
      await expect(commit(0n, 4n)).rejects.toThrow(CheckpointConflict);
    });

    it('says when a projection has passed a position, and when it has not in time', async () => {
      const { readStore, projection } = await store();
      const waiting = readStore.waitFor(projection, 5n, 5_000);
      await readStore.commit({ projection, from: 0n, to: 5n, changes: [] });
      expect(await waiting).toBe(true);
      expect(await readStore.waitFor(projection, 5n, 0)).toBe(true);
      expect(await readStore.waitFor(projection, 6n, 1)).toBe(false);
    });

    it('goes on behind a document, in both directions', async () => {
      const { readStore, collection, projection } = await store();
      const documents = [1, 2, 3, 4, 5].map((line) =>
        booking(`d${line}`, 'u1', '2026-01-01', line),
      );
      const changes = documents.map((put) => ({ collection, put }));
      await readStore.commit({ projection, from: 0n, to: 1n, changes });
      const query = { index: 'byUser', equals: ['u1'], limit: 2 };
      const after = documents[2] as Booking;
      const ids = async (q: Query) =>
        (await readStore.find<Booking>(collection, q)).map((d) => d.id);
      expect(await ids({ ...query, after })).toEqual(['d4', 'd5']);
      expect(await ids({ ...query, after, reverse: true })).toEqual(['d2', 'd1']);
    });

    it('gives back exactly what was put, whatever keys and texts a user typed', async () => {
      const { readStore, collection, projection } = await store();
      const text =
        '{"id":"a.$b","z":1,"userId":"u1","line":0.1,"sums":{"food.out":1,"$set":{"$inc":2},"":3,"__proto__":{"x":4},' +
        '"constructor":5,"nul\\u0000":6,"7":7,"half \\ud83d":8},"list":[[],{},null,true,-1.5e-7,9007199254740991,"\\u0000\\ud83d"],"a":null}';
      const put = JSON.parse(text) as Document;
      await readStore.commit({ projection, from: 0n, to: 1n, changes: [{ collection, put }] });
      expect(JSON.stringify(await readStore.get(collection, 'a.$b'))).toBe(JSON.stringify(put));
      const [found] = await readStore.find(collection, {
        index: 'byUser',
        equals: ['u1'],
        limit: 2,
      });
      expect(JSON.stringify(found)).toBe(JSON.stringify(put));
    });

    it('sorts texts by code point and what is missing first, in both directions and page by page', async () => {
      const { readStore, collection, projection } = await store();
      const dates = [null, undefined, '', 'Z', 'a', 'z', 'ä', '\ue000', '\ufffd', '😀', '😀a'];
      const ids = ['1', 'é', '\ufb01', '𝒳'];
      const documents = dates.flatMap((date, i) =>
        ids.map((id) => ({
          id: `${id}${i}`,
          userId: 'u1',
          ...(date === undefined ? {} : { date }),
        })),
      );
      const changes = documents.map((put) => ({ collection, put }));
      await readStore.commit({ projection, from: 0n, to: 1n, changes });
      const query = { index: 'byUser', equals: ['u1'], limit: 100 };
      const bytes = (d: Document & { date?: string | null }) =>
        typeof d.date === 'string' ? `1${Buffer.from(d.date).toString('hex')}` : '0';
      const expected = documents.toSorted((a, b) => {
        const order = Buffer.compare(Buffer.from(bytes(a)), Buffer.from(bytes(b)));
        return order || Buffer.compare(Buffer.from(a.id), Buffer.from(b.id));
      });
      expect(await readStore.find(collection, query)).toEqual(expected);
      for (const reverse of [false, true]) {
        const paged: Document[] = [];
        for (let page = 0; page < 50; page += 1) {
          const after = paged.at(-1);
          const next = { ...query, reverse, limit: 3, ...(after ? { after } : {}) };
          paged.push(...(await readStore.find(collection, next)));
        }
        expect(paged).toEqual(reverse ? expected.toReversed() : expected);
      }
    });

    it('finds what a plain filter and sort finds, after any changes', async () => {
      const day = fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', '😀', '\ufffd', null);
      const user = fc.constantFrom('u1', 'u2');
      const document = fc
        .record({
          id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
          userId: user,
          date: day,
          line: fc.integer({ min: 1, max: 3 }),
        })
        .map((d): Booking => ({ ...d, note: d.id }));
      const change = fc.oneof(
        { weight: 3, arbitrary: document.map((put) => ({ put })) },
        { weight: 1, arbitrary: document.map((d) => ({ delete: d.id })) },
      );
      const batches = fc.array(fc.array(change, { maxLength: 6 }), { minLength: 1, maxLength: 5 });
      const bounds = fc.record({
        userId: user,
        from: fc.option(day, { nil: undefined }),
        to: fc.option(day, { nil: undefined }),
        after: fc.option(document, { nil: undefined }),
        reverse: fc.boolean(),
        limit: fc.integer({ min: 1, max: 6 }),
      });
      await fc.assert(
        fc.asyncProperty(
          batches,
          bounds,
          async (given, { userId, from, to, after, reverse, limit }) => {
            const { readStore, collection, projection } = await store();
            const model = new Map<string, Booking>();
            const query: Query = {
              index: 'byUser',
              equals: [userId],
              ...(from === undefined ? {} : { from }),
              ...(to === undefined ? {} : { to }),
              ...(after === undefined ? {} : { after }),
              reverse,
              limit,
            };
            const compare = compareBy(FIELDS);
            const direction = reverse ? -1 : 1;
            const isBehind = (d: Booking) => !after || direction * compare(d, after) > 0;
            let position = 0n;
            for (const batch of given) {
              const changes = batch.map((c) =>
                'put' in c ? { collection, put: c.put } : { collection, delete: c.delete },
              );
              await readStore.commit({ projection, from: position, to: position + 1n, changes });
              position += 1n;
              for (const c of batch) {
                if ('put' in c) model.set(c.put.id, c.put);
                else model.delete(c.delete);
              }
              const expected = [...model.values()]
                .filter((d) => matches(d, FIELDS, query) && isBehind(d))
                .sort((a, b) => direction * compare(a, b))
                .slice(0, limit);
              expect(await readStore.find(collection, query)).toEqual(expected);
            }
          },
        ),
        { numRuns: 60 },
      );
    });
  });
}
