import {
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoNotConnectedError,
  MongoServerError,
} from 'mongodb';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ReadStoreUnavailable } from '../../ports/read-store.ts';
import { withMongo } from '../../testing/mongodb.ts';
import { connectMongo, isUnavailability } from './connection.ts';
import { createMongoReadStore } from './read-store.ts';

describe('the absence of the server', () => {
  const server = (code: number) => new MongoServerError({ message: 'refused', code });
  const transient = new MongoServerError({
    message: 'aborted',
    code: 251,
    errorLabels: ['TransientTransactionError'],
  });

  it.each([
    ['a broken connection', new MongoNetworkError('reset')],
    ['a silent server', new MongoNetworkTimeoutError('timed out')],
    ['no connection', new MongoNotConnectedError('closed')],
    ['no primary', server(10_107)],
    ['a server shutting down', server(91)],
    ['a write that was not replicated in time', server(64)],
    ['an interrupted call', server(11_602)],
    ['a transaction that ended with its primary', transient],
  ])('is %s', (_, error) => expect(isUnavailability(error)).toBe(true));

  it.each([
    ['a document that is there already', server(11_000)],
    ['a wrong password', server(18)],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('is not %s', (_, error) => expect(isUnavailability(error)).toBe(false));
});

it('takes the database from the path of the address', async () => {
  const names = ['a,b:1/mine?replicaSet=rs0', 'a/test', 'a/?replicaSet=rs0', 'a'].map(
    (rest) => `mongodb://${rest}`,
  );
  const connections = names.map(connectMongo);
  expect(connections.map(({ db }) => db.databaseName)).toEqual(['mine', 'test', 'saldo', 'saldo']);
  for (const connection of connections) await connection.close();
});

await withMongo('failing calls', async (mongo) => {
  const admin = mongo.connect().db.admin();
  const name = `failing-${process.pid}`;
  const url = new URL(mongo.url);
  url.searchParams.set('appName', name);
  const connection = connectMongo(url.href);
  const store = createMongoReadStore(connection);
  const failPoint = (mode: unknown, data: object) =>
    admin.command({
      configureFailPoint: 'failCommand',
      mode,
      data: { appName: name, ...data },
    });
  const canFail = await failPoint('off', {}).then(
    () => true,
    () => false,
  );
  const reason = 'not run: the server does not simulate failing calls (enableTestCommands)';
  if (!canFail) console.log(reason);

  describe.skipIf(!canFail)(canFail ? 'a call that fails' : reason, () => {
    let counter = 0;
    afterEach(() => failPoint('off', {}));
    afterAll(() => connection.close());

    async function attempt(mode: unknown, failing: object) {
      counter += 1;
      const collection = `failing_${counter}`;
      await store.define([{ name: collection, indexes: {} }]);
      await failPoint(mode, failing);
      const projection = `failing_projection_${counter}`;
      const changes = ['a', 'b'].map((id) => ({ collection, put: { id } }));
      const error = await store.commit({ projection, from: 0n, to: 1n, changes }).then(
        () => null,
        (reason_) => reason_,
      );
      await failPoint('off', {});
      const left = [await store.get(collection, 'a'), await store.get(collection, 'b')];
      const isWritten = left.map((document) => document !== null);
      return { error, isWritten, checkpoint: await store.checkpoint(projection) };
    }

    const nothing = { isWritten: [false, false], checkpoint: 0n };
    const all = { isWritten: [true, true], checkpoint: 1n };

    it('leaves nothing of a batch where the connection breaks in its middle', async () => {
      const broken = { failCommands: ['update'], closeConnection: true };
      const { error, ...left } = await attempt({ skip: 1 }, broken);
      expect(error).toBeInstanceOf(ReadStoreUnavailable);
      expect(left).toEqual(nothing);
    });

    it('leaves nothing of a batch that loses its primary at the end', async () => {
      const stepDown = { failCommands: ['commitTransaction'], errorCode: 10_107 };
      const { error, ...left } = await attempt('alwaysOn', stepDown);
      expect(error).toBeInstanceOf(ReadStoreUnavailable);
      expect(left).toEqual(nothing);
    });

    it('asks once more for the end of a batch whose answer was lost', async () => {
      const broken = { failCommands: ['commitTransaction'], closeConnection: true };
      const { error, ...left } = await attempt({ times: 1 }, broken);
      expect(error).toBeNull();
      expect(left).toEqual(all);
    });

    it('is done again after a write conflict', async () => {
      const labels = ['TransientTransactionError'];
      const conflict = { failCommands: ['update'], errorCode: 112, errorLabels: labels };
      const { error, ...left } = await attempt({ times: 3 }, conflict);
      expect(error).toBeNull();
      expect(left).toEqual(all);
    });
  });
});
