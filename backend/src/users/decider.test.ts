import { describe, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { emailClaimDecider, userDecider } from './decider.ts';
import type { UserRegistered } from './events.ts';

const metadata = { userId: null, now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const claims = specify(emailClaimDecider);
const users = specify(userDecider);

const profile: UserRegistered['data'] = {
  userId: 'u1',
  email: 'mira@example.org',
  firstName: 'Mira',
  lastName: 'Lenz',
  passwordHash: '$argon2id$…',
  isSample: false,
};

describe('an email claim', () => {
  it('goes to the first who asks', () => {
    claims
      .given()
      .when({ type: 'ClaimEmail', data: { userId: 'u1' }, metadata })
      .thenEvents({ type: 'EmailClaimed', data: { userId: 'u1' } });
  });

  it('goes to nobody else', () => {
    claims
      .given({ type: 'EmailClaimed', data: { userId: 'u1' } })
      .when({ type: 'ClaimEmail', data: { userId: 'u2' }, metadata })
      .thenRejected('emailTaken');
  });
});

describe('a user', () => {
  it('registers once', () => {
    users
      .given()
      .when({ type: 'RegisterUser', data: profile, metadata })
      .thenEvents({ type: 'UserRegistered', data: profile });
    users
      .given({ type: 'UserRegistered', data: profile })
      .when({ type: 'RegisterUser', data: profile, metadata })
      .thenRejected('emailTaken');
  });
});
