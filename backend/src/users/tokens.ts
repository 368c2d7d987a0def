import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../ports/clock.ts';

const LIFETIME_MS = 12 * 3_600_000;
const ISSUER = 'saldo';
const AUDIENCE = 'saldo-api';

/** Whom a token speaks for. A user whose tokenVersion has moved on has revoked it. */
export type TokenClaims = { userId: string; tokenVersion: number };

/** Signs and checks access tokens (JWT, HS256, 12 hours). */
export type Tokens = {
  sign(claims: TokenClaims): Promise<string>;
  /** Null where the token is forged, expired or meant for somebody else. */
  verify(token: string): Promise<TokenClaims | null>;
};

export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  if (secret.length < 32) throw new Error('the token secret needs at least 32 bytes');
  return {
    sign({ userId, tokenVersion }) {
      const issuedAt = Date.parse(clock.now());
      return new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(new Date(issuedAt))
        .setNotBefore(new Date(issuedAt))
        .setExpirationTime(new Date(issuedAt + LIFETIME_MS))
        .sign(secret);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          typ: 'JWT',
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'nbf', 'iat', 'ver'],
          currentDate: new Date(clock.now()),
        });
        return { userId: payload.sub as string, tokenVersion: payload.ver as number };
      } catch {
        // Whatever is wrong with a token, the answer is the same: it opens nothing.
        return null;
      }
    },
  };
}
