import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const derive = promisify(argon2);

export type RandomBytes = (size: number) => Uint8Array;

/** The PHC text of a password: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES));
  const tag = await argon2id(password, salt, PARAMETERS);
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Whether the password made the hash. Without a hash (an unknown user) it does the same work and says no,
 * so that the time of an answer tells nobody who has an account.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parsed = parse(phc ?? `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`);
  const tag = await argon2id(password, parsed.salt, { ...parsed, tagLength: parsed.tag.length });
  return timingSafeEqual(tag, parsed.tag) && phc !== null;
}

type Parameters = { memory: number; passes: number; parallelism: number; tagLength: number };

async function argon2id(password: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  // Unicode has several spellings of one letter: NFKC makes them one, whatever keyboard typed it.
  const message = Buffer.from(password.normalize('NFKC'), 'utf8');
  return (await derive('argon2id', { message, nonce, ...parameters })) as Buffer;
}

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) throw new Error('a stored password hash is not in PHC form');
  const [, memory, passes, parallelism, salt, tag] = match as unknown as string[];
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt as string, 'base64'),
    tag: Buffer.from(tag as string, 'base64'),
  };
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
