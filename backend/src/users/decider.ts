import type { Command, Decider } from '../eventsourcing/decider.ts';
import type { EmailClaimed, UserRegistered } from './events.ts';

export type ClaimEmail = Command<'ClaimEmail', { userId: string }>;
export type EmailClaim = { userId: string | null };

/** Makes an email address unique: the claim's stream can be begun only once. */
export const emailClaimDecider: Decider<ClaimEmail, EmailClaimed, EmailClaim, 'emailTaken'> = {
  initialState: () => ({ userId: null }),
  decide(command, claim) {
    if (claim.userId !== null) return { rejected: 'emailTaken' };
    return [{ type: 'EmailClaimed', data: { userId: command.data.userId } }];
  },
  evolve: (claim, event) => (event.type === 'EmailClaimed' ? { userId: event.data.userId } : claim),
};

export type RegisterUser = Command<'RegisterUser', UserRegistered['data']>;
export type User =
  | { status: 'unknown' }
  | {
      status: 'registered';
      profile: Omit<UserRegistered['data'], 'passwordHash'>;
      passwordHash: string;
    };

export const userDecider: Decider<RegisterUser, UserRegistered, User, 'emailTaken'> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, user) {
    if (user.status === 'registered') return { rejected: 'emailTaken' };
    return [{ type: 'UserRegistered', data: command.data }];
  },
  evolve(user, event) {
    if (event.type !== 'UserRegistered') return user;
    const { passwordHash, ...profile } = event.data;
    return { status: 'registered', profile, passwordHash };
  },
};
