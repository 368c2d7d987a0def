import type { Readable } from 'node:stream';

/** Port: the uploaded files as they came, under names of our own. */
export type FileStore = {
  /** Takes a local file over; after this answers, the file survives a crash. The local file may be gone afterwards. */
  keep(name: string, localPath: string): Promise<void>;
  /** A stream of the file, or null where there is none. */
  open(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** A path on this machine where the file can be read until release is called. Null where there is none. */
  checkOut(name: string): Promise<{ path: string; release(): Promise<void> } | null>;
  /** Where uploads are written on their way in. */
  incomingFolder(): string;
  remove(name: string): Promise<void>;
};
