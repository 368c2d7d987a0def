import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/**
 * pdf2json knows RC4 and AES-128 only. Files locked with AES-256 (security handler revisions 5 and 6; ISO 32000-2, 7.6.4) are
 * unlocked here first: every stream is decrypted where it stands, so that no offset in the file changes, and the mark of
 * encryption is blanked. Strings outside of streams stay as they are; none of them is part of the shown text.
 */

export type Unlocked = { bytes: Buffer } | { failure: 'locked' | 'wrongPassword' };

const MAX_STREAMS = 100_000;
/** A file that was saved again has a trailer for each time. */
const MAX_MARKS = 100;
/** The trailer refers to the dictionary of the lock, or holds it. */
const ENCRYPT = /\/Encrypt(?:\s+(\d+)\s+(\d+)\s+R|\s*(?=<<))/g;

/** The file without its lock, or why it cannot be unlocked; null if it is not locked with AES-256. */
export function unlockAes256(bytes: Buffer, password: string | null): Unlocked | null {
  const text = bytes.toString('latin1');
  const marks = [...text.matchAll(ENCRYPT)].slice(-MAX_MARKS);
  const isOfAes256 = (lock: string | null) =>
    lock !== null && /\/AESV3\b/.test(lock) && /\/V\s+5\b/.test(lock);
  const dictionary = marks.map((mark) => lockAt(text, mark)).findLast(isOfAes256);
  if (!dictionary) return null;
  const key = fileKey(dictionary, password ?? '');
  if (!key) return { failure: password ? 'wrongPassword' : 'locked' };
  const plain = Buffer.alloc(bytes.length);
  bytes.copy(plain);
  decryptStreams(plain, text, key, !/\/EncryptMetadata\s+false/.test(dictionary));
  for (const mark of marks) {
    const held = mark[1] === undefined ? (lockAt(text, mark)?.length ?? 0) : 0;
    plain.fill(' ', mark.index, mark.index + mark[0].length + held);
  }
  return { bytes: plain };
}

/** The dictionary of the lock that a mark in the trailer refers to, or that stands behind it; null where there is none. */
function lockAt(text: string, { 0: mark, 1: object, 2: generation, index }: RegExpExecArray) {
  if (object !== undefined) return objectText(text, `${object} ${generation}`);
  const from = index + mark.length;
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + MAX_LOCK); at += 1) {
    if (text[at] === '(') at = endOfLiteral(text, at + 1, from + MAX_LOCK);
    const pair = text.slice(at, at + 2);
    if (pair === '<<') depth += 1;
    if (pair === '>>') depth -= 1;
    if (pair === '<<' || pair === '>>') at += 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return null;
}

/** A dictionary of a lock has so many characters at most. */
const MAX_LOCK = 4096;

function objectText(text: string, id: string): string | null {
  const start = new RegExp(`(?<!\\d)${id.replace(' ', '\\s+')}\\s+obj`).exec(text);
  if (!start) return null;
  const end = text.indexOf('endobj', start.index);
  return end < 0 ? null : text.slice(start.index + start[0].length, end);
}

/** Algorithm 2.A: the user's or the owner's password opens the key of the file; null if it is neither. */
function fileKey(dictionary: string, password: string): Buffer | null {
  const revision = Number(/\/R\s+(\d+)/.exec(dictionary)?.[1]);
  const [user, owner] = [stringOf(dictionary, 'U', 48), stringOf(dictionary, 'O', 48)];
  const [userKey, ownerKey] = [stringOf(dictionary, 'UE', 32), stringOf(dictionary, 'OE', 32)];
  if (!user || !owner || !userKey || !ownerKey) return null;
  const secret = Buffer.from(password.normalize('NFKC'), 'utf8').subarray(0, 127);
  const hash = (salt: Buffer, user: Buffer) => hardenedHash(revision, secret, salt, user);
  const nobody = Buffer.alloc(0);
  if (hash(user.subarray(32, 40), nobody).equals(user.subarray(0, 32))) {
    return decipher(hash(user.subarray(40, 48), nobody), Buffer.alloc(16), userKey);
  }
  if (hash(owner.subarray(32, 40), user).equals(owner.subarray(0, 32))) {
    return decipher(hash(owner.subarray(40, 48), user), Buffer.alloc(16), ownerKey);
  }
  return null;
}

/** Algorithm 2.B; revision 5 stops at the first SHA-256. */
function hardenedHash(revision: number, secret: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key: Buffer = createHash('sha256')
    .update(Buffer.concat([secret, salt, user]))
    .digest();
  if (revision < 6) return key;
  for (let round = 1; round <= 1000; round += 1) {
    const block = Buffer.concat([secret, key, user]);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(Buffer.concat(Array<Buffer>(64).fill(block)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    const algorithm = (['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256';
    key = createHash(algorithm).update(mixed).digest();
    if (round >= 64 && (mixed.at(-1) ?? 0) <= round - 32) break;
  }
  return key.subarray(0, 32);
}

function decipher(key: Buffer, vector: Buffer, data: Buffer): Buffer {
  return createDecipheriv('aes-256-cbc', key, vector).setAutoPadding(false).update(data);
}

/** Decrypts each stream in place. What the padding took is filled with blanks, which no filter and no content minds. */
function decryptStreams(plain: Buffer, text: string, key: Buffer, withMetadata: boolean): void {
  const streams = text.matchAll(/(?<!end)stream(\r\n|\n|\r)/g);
  let count = 0;
  let done = 0;
  for (const { index, 0: mark } of streams) {
    count += 1;
    if (count > MAX_STREAMS) return;
    if (index < done) continue;
    const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', index), done), index);
    const start = index + mark.length;
    const end = start + lengthOf(text, dictionary, start);
    done = end;
    const isPlain =
      /\/Type\s*\/XRef\b/.test(dictionary) ||
      (!withMetadata && /\/Type\s*\/Metadata\b/.test(dictionary));
    const size = end - start - 16;
    if (isPlain || size <= 0 || size % 16 !== 0) continue;
    const data = decipher(key, plain.subarray(start, start + 16), plain.subarray(start + 16, end));
    const padding = data.at(-1) ?? 0;
    const content = padding >= 1 && padding <= 16 ? data.subarray(0, -padding) : data;
    plain.fill(' ', start, end);
    content.copy(plain, start);
  }
}

function lengthOf(text: string, dictionary: string, start: number): number {
  const length = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary);
  const direct = length?.[2]
    ? /\d+/.exec(
        objectText(text, `${length[1]}${length[2].replace(/\s+R$/, '')}`.replace(/\s+/g, ' ')) ??
          '',
      )?.[0]
    : length?.[1];
  const end = start + Number(direct);
  if (direct && /^\s*endstream/.test(text.slice(end, end + 20))) return Number(direct);
  const found = text.indexOf('endstream', start);
  const raw = (found < 0 ? text.length : found) - start;
  return raw - (raw % 16);
}

/** A string of the dictionary, literal or hexadecimal, cut to its size; null if it is missing or short. */
function stringOf(dictionary: string, name: string, size: number): Buffer | null {
  const at = new RegExp(`/${name}\\s*([(<])`).exec(dictionary);
  if (!at) return null;
  const from = at.index + at[0].length;
  const bytes = at[1] === '<' ? hexAt(dictionary, from) : literalAt(dictionary, from);
  return bytes.length >= size ? bytes.subarray(0, size) : null;
}

function hexAt(text: string, from: number): Buffer {
  return Buffer.from(text.slice(from, text.indexOf('>', from)).replace(/\s/g, ''), 'hex');
}

/** Where the bracket stands that closes a literal string. */
function endOfLiteral(text: string, from: number, end: number): number {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, end); at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return end;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalAt(text: string, from: number): Buffer {
  let depth = 1;
  let result = '';
  for (let index = from; index < text.length && result.length < 256; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(index + 1, index + 4))?.[0];
      const next = text[index + 1] ?? '';
      if (octal) result += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else if (next !== '\n' && next !== '\r') result += ESCAPES[next] ?? next;
      index += octal ? octal.length : 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) break;
    result += character;
  }
  return Buffer.from(result, 'latin1');
}
