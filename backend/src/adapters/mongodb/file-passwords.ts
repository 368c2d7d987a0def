import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import type { FilePasswords } from '../../ports/file-passwords.ts';
import type { MongoConnection } from './connection.ts';

const KEPT_SECONDS = 600;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Sealed = { _id: string; sealed: Binary; keptAt: Date };

/**
 * Passwords sealed with AES-256-GCM (NIST SP 800-38D) under a key made from the installation's secret (HKDF, RFC 5869).
 * The server deletes them after ten minutes.
 */
export function createMongoFilePasswords(
  { db, reach }: MongoConnection,
  secret: Uint8Array,
): FilePasswords {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'passwords of uploaded files', 32));
  const collection = db.collection<Sealed>('file_passwords');
  return {
    keep: (statementId, password) =>
      reach(async () => {
        await collection.createIndex({ keptAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
        const sealed = { $literal: new Binary(seal(key, statementId, password)) };
        const change = [{ $set: { sealed, keptAt: '$$NOW' } }];
        await collection.updateOne({ _id: statementId }, change, { upsert: true });
      }),
    take: (statementId) =>
      reach(async () => {
        const found = await collection.findOneAndDelete({ _id: statementId });
        return found && open(key, statementId, found.sealed.buffer);
      }),
  };
}

/** Nonce, tag and ciphertext behind one another. The statement's id is authenticated too: no password fits another file. */
function seal(key: Uint8Array, statementId: string, password: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(statementId));
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null where it was sealed under another secret or changed: that password is lost. */
function open(key: Uint8Array, statementId: string, sealed: Uint8Array): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, options)
    .setAAD(Buffer.from(statementId))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
  try {
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}
