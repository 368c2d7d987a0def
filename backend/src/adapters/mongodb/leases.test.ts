import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { leasesSuite } from '../../ports/leases.suite.ts';
import { withMongo } from '../../testing/mongodb.ts';
import { createMongoLeases } from './leases.ts';

const never = new AbortController().signal;
const QUICK = { expiresMs: 500, renewMs: 50, lookMs: 20 };
/** A busy machine may hold a renewal up for most of a second, and a lease may be lost by that. */
const PATIENT = { expiresMs: 2_500, renewMs: 170, lookMs: 20 };

await withMongo('leases', (mongo) => {
  const shared = mongo.connect();
  leasesSuite(`MongoDB ${mongo.version}`, async () => createMongoLeases(shared));

  describe('leases in MongoDB', () => {
    it('pass on from a holder that died, and tell it if it lives on', async () => {
      const dead = mongo.connect();
      const first = await createMongoLeases(dead, QUICK).acquire('passed on', never);
      const lost = once(first.lost, 'abort');
      await dead.close();
      const second = createMongoLeases(shared, QUICK).acquire('passed on', never);
      const order = await Promise.race([
        lost.then(() => 'first stopped'),
        second.then(() => 'second began'),
      ]);
      expect(order).toBe('first stopped');
      expect((await second).lost.aborted).toBe(false);
      await (await second).release();
    });

    it('stay with a holder that renews them for longer than they last', async () => {
      const one = createMongoLeases(mongo.connect(), PATIENT);
      const two = createMongoLeases(shared, PATIENT);
      const first = await one.acquire('renewed', never);
      const second = two.acquire('renewed', never);
      const expiries = new Set<number>();
      while (expiries.size < 16) {
        const found = await shared.db.collection('leases').findOne({ owner: { $exists: true } });
        expiries.add(Number(found?.expiresAt));
      }
      expect(first.lost.aborted).toBe(false);
      await first.release();
      await (await second).release();
    });

    it('are lost where somebody else has them', async () => {
      const lease = await createMongoLeases(shared, QUICK).acquire('taken away', never);
      const lost = once(lease.lost, 'abort');
      const stolen = { $set: { owner: 'somebody else' } };
      await shared.db
        .collection<{ _id: string }>('leases')
        .updateOne({ _id: 'taken away' }, stolen);
      await lost;
      await lease.release();
      expect(await shared.db.collection('leases').countDocuments({ owner: 'somebody else' })).toBe(
        1,
      );
    });

    it('are given to one of many who ask at once', async () => {
      const views = Array.from({ length: 8 }, () => createMongoLeases(shared, QUICK));
      let holders = 0;
      let most = 0;
      await Promise.all(
        views.map(async (view) => {
          const lease = await view.acquire('contended', never);
          holders += 1;
          most = Math.max(most, holders);
          await shared.db.command({ ping: 1 });
          holders -= 1;
          await lease.release();
        }),
      );
      expect(most).toBe(1);
    });
  });
});
