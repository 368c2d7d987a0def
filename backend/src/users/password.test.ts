import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('knows the right password from a wrong one', async () => {
  const hash = await hashPassword('Correct-horse1', randomBytes);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('Correct-horse1', hash)).toBe(true);
  expect(await verifyPassword('Correct-horse2', hash)).toBe(false);
});

it('takes one letter in its several Unicode spellings for the same', async () => {
  const hash = await hashPassword('Caf\u00e9-1234', randomBytes);
  expect(await verifyPassword('Cafe\u0301-1234', hash)).toBe(true);
});

it('says no without a hash', async () => {
  expect(await verifyPassword('Correct-horse1', null)).toBe(false);
});

it('salts: the same password gives another hash', async () => {
  const [one, two] = await Promise.all([
    hashPassword('Aa1!aaaa', randomBytes),
    hashPassword('Aa1!aaaa', randomBytes),
  ]);
  expect(one).not.toBe(two);
});
