import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { Problem } from '../http/problem-details.ts';
import { HEAD_BYTES } from './file-kinds.ts';

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const LIMITS = {
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 4_000,
  parts: 12,
  headerPairs: 50,
};

/** An upload on local disk: nobody has looked into it but for its first bytes. */
export type ReceivedFile = {
  path: string;
  filename: string;
  sizeBytes: number;
  hash: string;
  head: Buffer;
  isTooLarge: boolean;
};

export type ReceivedForm = {
  file: ReceivedFile | null;
  fields: Record<string, string>;
  discard(): Promise<void>;
};

/**
 * Streams a multipart form to disk: at most one file of at most 20 MB, and a few short fields.
 * Rejects with a Problem (422) where the request is no such form; nothing is left behind then.
 */
export async function receiveForm(
  request: Request,
  folder: string,
  name: string,
): Promise<ReceivedForm> {
  const path = join(folder, name);
  const discard = () => rm(path, { force: true });
  try {
    return { ...(await parseForm(request, path)), discard };
  } catch (error) {
    await discard();
    if (error instanceof Problem) throw error;
    if (isDiskFault(error)) throw new Problem(503, 'unavailable', DISK_FAULT, 5);
    throw invalidForm('it is no form, or it broke off');
  }
}

function parseForm(request: Request, path: string): Promise<Omit<ReceivedForm, 'discard'>> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let file: Promise<ReceivedFile> | null = null;
    const form = busboy({
      headers: request.headers,
      limits: { ...LIMITS, fileSize: MAX_FILE_BYTES },
      defParamCharset: 'utf8',
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_name, stream, { filename }) => {
      file = writeFile(stream, path, filename ?? '');
      // The form ends with its error; without a listener the file's own rejection would end the process.
      file.catch((error: unknown) => form.destroy(error as Error));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      form.on(limit, () => form.destroy(invalidForm('it has too many parts')));
    }
    form.on('error', reject);
    form.on('close', () => {
      (file ?? Promise.resolve(null)).then(
        (received) => resolve({ file: received, fields }),
        reject,
      );
    });
    request.on('aborted', () => form.destroy(invalidForm('it broke off')));
    request.pipe(form);
  });
}

async function writeFile(
  stream: NodeJS.ReadableStream,
  path: string,
  filename: string,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  let isTooLarge = false;
  stream.on('limit', () => {
    isTooLarge = true;
  });
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      if (head.length < HEAD_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path));
  return {
    path,
    filename: cleanName(filename),
    sizeBytes,
    hash: hash.digest('hex'),
    head,
    isTooLarge,
  };
}

/** A file name as it may be shown: the last part of a path, without control and direction characters. */
function cleanName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
    .slice(-200);
}

const DISK_FAULT =
  'Saldo cannot store the file right now. Nothing was kept. Try again in a moment.';

/** A fault of our own disk (full, gone, not writable) is not the sender's; it carries the system call that failed. */
function isDiskFault(error: unknown): boolean {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE';
}

function invalidForm(why: string): Problem {
  const msg = `The upload could not be read: ${why}. Send a form with a file and an account_name.`;
  return new Problem(422, 'invalid_request', [{ loc: ['body'], msg }]);
}
