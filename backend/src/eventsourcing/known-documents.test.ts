import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import type { Change, CollectionDefinition, Document, ReadStore } from '../ports/read-store.ts';
import { createKnownDocuments } from './known-documents.ts';

type Item = Document & { owner: string; size: number };

const ITEMS: CollectionDefinition = { name: 'items', indexes: { byOwner: ['owner', 'size'] } };
const query = { index: 'byOwner', equals: ['o1'], limit: 5 };
const item = (id: string, owner: string, size = 1): Item => ({ id, owner, size });

/** A store that counts what it is asked, and commits through what is known of it. */
async function world(isEmpty = true) {
  const readStore = createMemoryReadStore();
  await readStore.define([ITEMS]);
  const asked: string[] = [];
  const counting: Pick<ReadStore, 'get' | 'find'> = {
    get(collection, id) {
      asked.push(`get ${id}`);
      return readStore.get(collection, id);
    },
    find(collection, q) {
      asked.push(`find ${q.equals.join()}`);
      return readStore.find(collection, q);
    },
  };
  const known = createKnownDocuments(counting, [ITEMS], isEmpty);
  let position = 0n;
  async function commit(changes: readonly Change[]): Promise<Change[]> {
    const marked = known.marked(changes);
    await readStore.commit({ projection: 'p', from: position, to: position + 1n, changes: marked });
    position += 1n;
    known.note(marked);
    return marked;
  }
  const put = (...items: Item[]) => commit(items.map((i) => ({ collection: 'items', put: i })));
  const remove = (id: string) => commit([{ collection: 'items', delete: id }]);
  return { readStore, known, asked, put, remove, commit };
}

describe('the known documents', () => {
  it('give what was written or read without asking again', async () => {
    const { known, asked, put } = await world(false);
    await put(item('a', 'o1'));
    expect(await known.get('items', 'a')).toEqual(item('a', 'o1'));
    expect(asked).toEqual([]);
    expect(await known.get('items', 'b')).toBeNull();
    expect(await known.get('items', 'b')).toBeNull();
    expect(asked).toEqual(['get b']);
  });

  it('ask nothing about what was never written since the beginning', async () => {
    const { known, asked } = await world();
    expect(await known.get('items', 'a')).toBeNull();
    expect(await known.find('items', query)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('mark as new only what was never written since the beginning', async () => {
    const { put, remove } = await world();
    expect(await put(item('a', 'o1'))).toMatchObject([{ isNew: true }]);
    expect(await put(item('a', 'o2'))).not.toMatchObject([{ isNew: true }]);
    await remove('a');
    expect(await put(item('a', 'o2'))).not.toMatchObject([{ isNew: true }]);
    const unknown = await world(false);
    expect(await unknown.put(item('a', 'o1'))).not.toMatchObject([{ isNew: true }]);
  });

  it('give an answer again until something of its part changes', async () => {
    const { known, asked, put } = await world();
    await put(item('a', 'o1'), item('b', 'o2'));
    const one = await known.find('items', query);
    await put(item('c', 'o2'));
    expect(await known.find('items', { ...query, limit: 3 })).toEqual(one);
    expect(asked).toEqual(['find o1']);
    await put(item('b', 'o1'));
    expect(await known.find('items', query)).toEqual([item('a', 'o1'), item('b', 'o1')]);
    await put(item('a', 'o2'));
    expect(await known.find('items', query)).toEqual([item('b', 'o1')]);
  });

  it('ask again for more than an answer was limited to', async () => {
    const { known, put } = await world();
    await put(item('a', 'o1', 1), item('b', 'o1', 2), item('c', 'o1', 3));
    expect(await known.find('items', { ...query, limit: 2 })).toHaveLength(2);
    expect(await known.find('items', { ...query, limit: 3 })).toHaveLength(3);
  });

  it('answer as the store itself does, after any changes, whether it was filled from the beginning or not', async () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const owner = fc.constantFrom('o1', 'o2', 'o3');
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc
        .tuple(id, owner, fc.integer({ min: 1, max: 3 }))
        .map(([i, o, size]) => ({ collection: 'items', put: item(i, o, size) })),
      id.map((i) => ({ collection: 'items', delete: i })),
    );
    const ask = fc.record({
      id,
      owner,
      reverse: fc.boolean(),
      limit: fc.integer({ min: 1, max: 3 }),
    });
    const steps = fc.array(fc.tuple(fc.array(change, { maxLength: 3 }), fc.array(ask)));
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(change), steps, async (isEmpty, before, given) => {
        const { known, readStore, commit } = await world(isEmpty);
        const early = isEmpty ? [] : before;
        await readStore.commit({ projection: 'early', from: 0n, to: 1n, changes: early });
        for (const [changes, asks] of given) {
          await commit(changes);
          for (const { id: asked, owner: of, reverse, limit } of asks) {
            const q = { index: 'byOwner', equals: [of], reverse, limit };
            expect(await known.get('items', asked)).toEqual(await readStore.get('items', asked));
            expect(await known.find('items', q)).toEqual(await readStore.find('items', q));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
