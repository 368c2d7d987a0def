import { describe, expect, it } from 'vitest';
import { readStoreSuite } from '../../ports/read-store.suite.ts';
import { CheckpointConflict, type Document, ReadStoreUnavailable } from '../../ports/read-store.ts';
import { withMongo } from '../../testing/mongodb.ts';
import { connectMongo } from './connection.ts';
import { createMongoReadStore } from './read-store.ts';

const CLOSED_PORT = 'mongodb://127.0.0.1:9/?replicaSet=rs0';

await withMongo('read store', (mongo) => {
  const shared = mongo.connect();
  readStoreSuite(`MongoDB ${mongo.version}`, async () => createMongoReadStore(shared));

  describe('the read store in MongoDB', () => {
    let counter = 0;
    async function processes() {
      counter += 1;
      const collection = `own_${counter}`;
      const [one, two] = [mongo.connect(), mongo.connect()].map(createMongoReadStore);
      if (!one || !two) throw new Error('two processes were asked for');
      await one.define([{ name: collection, indexes: {} }]);
      await two.define([{ name: collection, indexes: {} }]);
      return { one, two, collection, projection: `own_projection_${counter}` };
    }

    it('lets one of two processes move on from the same position, whole', async () => {
      const { one, two, collection, projection } = await processes();
      const documents = (by: string) =>
        Array.from({ length: 200 }, (_, i) => ({
          collection,
          put: { id: `d${i}`, by } as Document,
        }));
      for (let round = 0n; round < 10n; round += 1n) {
        const batch = { projection, from: round, to: round + 1n };
        const ends = await Promise.allSettled([
          one.commit({ ...batch, changes: documents(`one ${round}`) }),
          two.commit({ ...batch, changes: documents(`two ${round}`) }),
        ]);
        const lost = ends.filter((end) => end.status === 'rejected');
        expect(lost.map((end) => end.reason)).toEqual([expect.any(CheckpointConflict)]);
        const winner = `${ends[0]?.status === 'fulfilled' ? 'one' : 'two'} ${round}`;
        const all = await Promise.all(
          documents('').map(({ put }) => one.get<Document & { by: string }>(collection, put.id)),
        );
        expect(new Set(all.map((d) => d?.by))).toEqual(new Set([winner]));
      }
    });

    it('does a commit again after a write conflict with a projection that does not stand in its way', async () => {
      const { one, two, collection, projection } = await processes();
      const commit = (store: typeof one, name: string, from: bigint) => {
        const changes = [{ collection, put: { id: 'same', name } as Document }];
        return store.commit({ projection: `${projection}_${name}`, from, to: from + 1n, changes });
      };
      for (let round = 0n; round < 20n; round += 1n) {
        await Promise.all([commit(one, 'a', round), commit(two, 'b', round)]);
      }
      expect(await one.checkpoint(`${projection}_a`)).toBe(20n);
      expect(await one.checkpoint(`${projection}_b`)).toBe(20n);
    });

    it('does not wait for what a process left open when it died', async () => {
      const { one, two, collection, projection } = await processes();
      const put = { id: 'd1', by: 'the next' } as Document;
      await one.commit({ projection, from: 0n, to: 1n, changes: [{ collection, put }] });
      const gone = mongo.connect();
      let isOpen = () => {};
      const open = new Promise<void>((resolve) => {
        isOpen = resolve;
      });
      void gone.transact(projection, async (session) => {
        const checkpoints = gone.db.collection<{ _id: string }>('checkpoints');
        await checkpoints.updateOne({ _id: projection }, { $set: { left: true } }, { session });
        isOpen();
        await new Promise(() => {});
      });
      await open;
      await two.commit({ projection, from: 1n, to: 2n, changes: [{ collection, put }] });
      expect(await one.checkpoint(projection)).toBe(2n);
    });

    it('writes nothing of a batch in which one document is too large', async () => {
      const { one, collection, projection } = await processes();
      const large = { id: 'large', text: 'x'.repeat(17_000_000) };
      const changes = [{ id: 'small' }, large].map((put) => ({ collection, put }));
      await expect(one.commit({ projection, from: 0n, to: 1n, changes })).rejects.toThrow();
      expect(await one.checkpoint(projection)).toBe(0n);
      expect(await one.get(collection, 'small')).toBeNull();
    });

    it('takes 20,000 documents and 40 megabytes in one batch', async () => {
      const { one, collection, projection } = await processes();
      const text = 'x'.repeat(2_000);
      const changes = Array.from({ length: 20_000 }, (_, i) => ({
        collection,
        put: { id: `d${i}`, text } as Document,
      }));
      await one.commit({ projection, from: 0n, to: 1n, changes });
      expect(await one.get(collection, 'd19999')).toEqual({ id: 'd19999', text });
    });

    it('keeps positions beyond what a number holds', async () => {
      const { one, two, projection } = await processes();
      const to = 2n ** 62n + 1n;
      await one.commit({ projection, from: 0n, to, changes: [] });
      expect(await two.checkpoint(projection)).toBe(to);
      await two.commit({ projection, from: to, to: to + 1n, changes: [] });
      expect(await one.waitFor(projection, to + 2n, 1)).toBe(false);
      expect(await one.waitFor(projection, to + 1n, 0)).toBe(true);
    });

    it('sees what another process committed while it waits', async () => {
      const { one, two, projection } = await processes();
      const waiting = [1n, 2n, 2n].map((p) => one.waitFor(projection, p, 5_000));
      await two.commit({ projection, from: 0n, to: 2n, changes: [] });
      expect(await Promise.all(waiting)).toEqual([true, true, true]);
    });

    it('reads a page from the index alone, without sorting', async () => {
      const { one, collection } = await processes();
      const indexes = { byUser: ['userId', 'date'] };
      await one.define([{ name: `${collection}_indexed`, indexes }]);
      const plan = await shared.db
        .collection(`${collection}_indexed`)
        .find({})
        .hint('byUser')
        .sort({ userId: -1, date: -1, _id: -1 })
        .explain('queryPlanner');
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('IXSCAN');
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('SORT');
    });
  });
});

describe('the read store without its MongoDB', () => {
  it('says in seconds that it is unavailable, whatever it is asked', {
    timeout: 20_000,
  }, async () => {
    const connection = connectMongo(CLOSED_PORT);
    const store = createMongoReadStore(connection);
    const batch = { projection: 'p', from: 0n, to: 1n };
    const put = { id: 'a' };
    const asked = [
      store.define([{ name: 'c', indexes: {} }]),
      store.checkpoint('p'),
      store.waitFor('p', 1n, 1_000),
      store.commit({ ...batch, changes: [] }),
      store.commit({ ...batch, changes: [{ collection: 'c', put }] }),
    ];
    for (const end of await Promise.allSettled(asked)) {
      expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ReadStoreUnavailable) });
    }
    await connection.close();
  });
});
