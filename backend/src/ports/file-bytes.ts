import type { Digest } from './digest.ts';

/**
 * Port: what a digest makes of the bytes of an untrusted file, in a process of its own that can be killed.
 * An adapter holds the caps on memory and time. Rejects with a PdfTextError where they are broken.
 */
export type FileBytesReader = {
  digest<Result>(path: string, digest: Digest<Uint8Array, Result>): Promise<Result>;
  close(): Promise<void>;
};
