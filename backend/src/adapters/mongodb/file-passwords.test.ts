import { describe, expect, it } from 'vitest';
import { filePasswordsSuite } from '../../ports/file-passwords.suite.ts';
import { withMongo } from '../../testing/mongodb.ts';
import { createMongoFilePasswords } from './file-passwords.ts';

const secret = Buffer.alloc(48, 7);

await withMongo('file passwords', (mongo) => {
  const shared = mongo.connect();
  filePasswordsSuite(`MongoDB ${mongo.version}`, async () =>
    createMongoFilePasswords(shared, secret),
  );

  describe('file passwords in MongoDB', () => {
    const collection = shared.db.collection<{ _id: string }>('file_passwords');

    it('pass from one process to another', async () => {
      await createMongoFilePasswords(shared, secret).keep('passed', 'word');
      expect(await createMongoFilePasswords(mongo.connect(), secret).take('passed')).toBe('word');
    });

    it('are not there in the clear, and are deleted by the server after ten minutes', async () => {
      await createMongoFilePasswords(shared, secret).keep('clear', 'correct horse');
      const [kept] = await collection.find({ _id: 'clear' }, { promoteBuffers: true }).toArray();
      const { sealed } = kept as unknown as { sealed: Uint8Array };
      expect(Buffer.from(sealed).includes('correct horse')).toBe(false);
      expect(await collection.indexes()).toContainEqual(
        expect.objectContaining({ key: { keptAt: 1 }, expireAfterSeconds: 600 }),
      );
    });

    it('are lost where the secret is another one, or the seal is of another statement', async () => {
      const passwords = createMongoFilePasswords(shared, secret);
      await passwords.keep('other secret', 'word');
      const other = createMongoFilePasswords(shared, Buffer.alloc(48, 8));
      expect(await other.take('other secret')).toBeNull();
      await passwords.keep('mine', 'word');
      const [kept] = await collection.find({ _id: 'mine' }).toArray();
      await collection.insertOne({ ...kept, _id: 'another' });
      expect(await passwords.take('another')).toBeNull();
    });
  });
});
