import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, type GridFSFile, MongoRuntimeError } from 'mongodb';
import type { FileStore } from '../../ports/file-store.ts';
import type { MongoConnection } from './connection.ts';

/** Files in GridFS. Uploads, and files on loan, lie in a local folder for a while, which is this process's alone. */
export async function openMongoFileStore(
  { db, reach }: MongoConnection,
  folder: string,
): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  // What a crash left behind was never acknowledged, or is kept.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const bucket = new GridFSBucket(db, { bucketName: 'files' });

  /** The newest first; more than one only while a second keep, or one that broke off, has not removed the first. */
  function kept(name: string): Promise<GridFSFile[]> {
    return bucket.find({ filename: name }).sort({ uploadDate: -1, _id: -1 }).toArray();
  }

  async function discard(files: readonly GridFSFile[]): Promise<void> {
    for (const { _id } of files) await bucket.delete(_id).catch(ifGone);
  }

  return {
    keep: (name, localPath) =>
      reach(async () => {
        const before = await kept(name);
        // A file can be found only after all of it is there.
        await pipeline(createReadStream(localPath), bucket.openUploadStream(name));
        await discard(before);
        await rm(localPath, { force: true });
      }),
    open: (name) =>
      reach(async () => {
        const [newest] = await kept(name);
        if (!newest) return null;
        return { stream: bucket.openDownloadStream(newest._id), size: newest.length };
      }),
    checkOut: (name) =>
      reach(async () => {
        const [newest] = await kept(name);
        if (!newest) return null;
        const loan = await mkdtemp(join(incoming, 'loan-'));
        const release = () => rm(loan, { recursive: true, force: true });
        const path = join(loan, 'file');
        try {
          await pipeline(bucket.openDownloadStream(newest._id), createWriteStream(path));
        } catch (error) {
          await release();
          throw error;
        }
        return { path, release };
      }),
    incomingFolder: () => incoming,
    remove: (name) => reach(async () => discard(await kept(name))),
  };
}

/** Somebody else deleted it at the same time: an api and a worker may both finish a deletion. */
function ifGone(error: unknown): void {
  if (!(error instanceof MongoRuntimeError && error.message.startsWith('File not found')))
    throw error;
}
