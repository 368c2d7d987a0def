import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from '../testing/running-app.ts';
import { until } from './until.ts';

export type Row = { date: string; description: string; amount: number };
export type StatementFile = { name: string; account: string; bytes: Uint8Array; rows: Row[] };
export type UploadedFile = {
  id: string;
  filename: string;
  processing_status: 'pending' | 'processing' | 'completed' | 'failed';
  processing_error: string | null;
};

/** A request that hangs longer than this has hung. */
const LONGEST_REQUEST_MS = 30_000;

/** The sample statements with the rows they print, in the order of their months. */
export function sampleFiles(): StatementFile[] {
  const samples: { file: string; account_name: string }[] = JSON.parse(
    readFileSync(join(SAMPLES, 'samples.json'), 'utf8'),
  );
  return samples.map(({ file, account_name }) => ({
    name: file,
    account: account_name,
    bytes: new Uint8Array(readFileSync(join(SAMPLES, file))),
    rows: JSON.parse(readFileSync(join(SAMPLES, file.replace('.pdf', '.expected.json')), 'utf8'))
      .transactions,
  }));
}

export type Reply = {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  ms: number;
};

export type Request = {
  method?: string;
  path: string;
  token?: string;
  json?: object;
  form?: FormData;
  headers?: Record<string, string>;
};

/** Sends a request as a browser does, and takes its time. */
export async function send(address: string, request: Request): Promise<Reply> {
  const { method = 'GET', path, token, json, form, headers } = request;
  const begun = performance.now();
  const body = form ?? (json && JSON.stringify(json));
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body }),
    signal: AbortSignal.timeout(LONGEST_REQUEST_MS),
  });
  const text = await response.text();
  const parsed = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  const { status } = response;
  return { status, headers: response.headers, body: parsed, ms: performance.now() - begun };
}

export function registration(email: string): Request {
  const json = { email, password: 'Correct.horse1', first_name: 'Mira', last_name: 'Lenz' };
  return { method: 'POST', path: '/users/register', json };
}

export function upload(token: string, file: StatementFile): Request {
  const form = new FormData();
  form.set('account_name', file.account);
  form.set('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  return { method: 'POST', path: '/banking/upload', token, form };
}

/** A request that has to succeed; answers its body and the position of what it wrote. */
async function succeed(address: string, request: Request) {
  const { status, headers, body } = await send(address, request);
  if (status >= 300)
    throw new Error(`${request.path}: ${status} ${JSON.stringify(body)} at ${address}`);
  return { body, position: headers.get('x-position') ?? '' };
}

/** Registers a user and answers their token. */
export async function register(address: string, email: string): Promise<string> {
  const { body } = await succeed(address, registration(email));
  return body.access_token as string;
}

/** Uploads a statement and answers its id. */
export async function uploaded(
  address: string,
  token: string,
  file: StatementFile,
): Promise<string> {
  const { body } = await succeed(address, upload(token, file));
  return (body.data as { id: string }).id;
}

/** Deletes a statement and answers the position of that. */
export async function deleted(address: string, token: string, id: string): Promise<string> {
  const request = { method: 'DELETE', path: `/banking/statements/${id}`, token };
  return (await succeed(address, request)).position;
}

/** A user's statements, and the position that this answer shows. */
export async function filesOf(
  address: string,
  token: string,
  position = '0',
): Promise<{ files: UploadedFile[]; position: string }> {
  const headers = { 'x-min-position': position };
  const answer = await succeed(address, { path: '/banking/uploads', token, headers });
  const { files } = answer.body.data as { files: UploadedFile[] };
  return { files, position: answer.position };
}

/** Waits until so many of a user's statements have ended; answers all of them. */
export function endedFiles(
  address: string,
  token: string,
  count: number,
  longestMs?: number,
): Promise<{ files: UploadedFile[]; position: string }> {
  const isEnded = (file: UploadedFile) =>
    file.processing_status === 'completed' || file.processing_status === 'failed';
  const look = async () => {
    const answer = await filesOf(address, token);
    return answer.files.filter(isEnded).length >= count && answer;
  };
  return until(`${count} statements have ended`, look, longestMs);
}

/** All of a user's transactions up to a position as lines of text that can be compared, sorted. */
export async function transactionsOf(
  address: string,
  token: string,
  position: string,
): Promise<string[]> {
  const rows: Row[] = [];
  let cursor = '';
  do {
    const path = `/banking/transactions?limit=500${cursor && `&cursor=${cursor}`}`;
    const headers = { 'x-min-position': position };
    const { body } = await succeed(address, { path, token, headers });
    const page = body.data as { transactions: Row[]; next_cursor: string | null };
    rows.push(...page.transactions);
    cursor = page.next_cursor ?? '';
  } while (cursor);
  return linesOf(rows);
}

/** The rows that files print, in the same shape. */
export function linesOf(rows: readonly Row[]): string[] {
  return rows.map(({ date, amount, description }) => `${date} ${amount} ${description}`).sort();
}
