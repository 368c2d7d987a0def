import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import type { Clock } from '../ports/clock.ts';
import { createTokens } from './tokens.ts';

const SECRET = new Uint8Array(32).fill(7);
const at = (now: string): Clock => ({ now: () => now, after: () => () => {} });
const noon = at('2026-10-31T12:00:00.000Z');
const claims = { userId: 'u1', tokenVersion: 1 };

it('speaks for the user it was signed for', async () => {
  const tokens = createTokens(SECRET, noon);
  expect(await tokens.verify(await tokens.sign(claims))).toEqual(claims);
});

it('ends after twelve hours', async () => {
  const token = await createTokens(SECRET, noon).sign(claims);
  expect(await createTokens(SECRET, at('2026-10-31T23:59:59.000Z')).verify(token)).toEqual(claims);
  expect(await createTokens(SECRET, at('2026-11-01T00:00:01.000Z')).verify(token)).toBeNull();
});

it('opens nothing when forged, unsigned or meant for somebody else', async () => {
  const tokens = createTokens(SECRET, noon);
  const token = await tokens.sign(claims);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const otherKey = await createTokens(new Uint8Array(32).fill(8), noon).sign(claims);
  const otherAudience = await new SignJWT({ ver: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject('u1')
    .setIssuer('saldo')
    .setAudience('another')
    .setIssuedAt(new Date(noon.now()))
    .setNotBefore(new Date(noon.now()))
    .setExpirationTime('24h')
    .sign(SECRET);
  const flipped = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const bad of [none, otherKey, otherAudience, flipped, '', 'a.b.c', token.slice(0, -3)]) {
    expect(await tokens.verify(bad)).toBeNull();
  }
});
