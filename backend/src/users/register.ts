import { createHmac } from 'node:crypto';
import {
  CommandRejected,
  type HandleCommand,
  loadState,
} from '../eventsourcing/command-handler.ts';
import type { Ports } from '../ports/index.ts';
import { emailClaimDecider, userDecider } from './decider.ts';
import { hashPassword } from './password.ts';

export type NewUser = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isSample: boolean;
};

type RegisterPorts = Pick<Ports, 'eventStore' | 'ids' | 'randomBytes' | 'secret'>;
type Context = { now: string; commandId: string };

/** One spelling per mailbox: addresses are compared without regard to case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The stream of an email's claim; a keyed hash, so that no address can be read from it. */
export function emailClaimStream(email: string, secret: Uint8Array): string {
  return `emailClaim-${createHmac('sha256', secret).update(normaliseEmail(email)).digest('hex')}`;
}

export const userStream = (userId: string) => `user-${userId}`;

/**
 * Claims the email, then registers the user. A crash between the two leaves a claim without a user,
 * which the next try takes over. Rejects with CommandRejected (emailTaken).
 */
export async function registerUser(
  ports: RegisterPorts,
  handle: HandleCommand,
  user: NewUser,
  { now, commandId }: Context,
): Promise<{ userId: string; position: bigint }> {
  const passwordHash = await hashPassword(user.password, ports.randomBytes);
  const userId = await claimEmail(ports, handle, user.email, { now, commandId });
  const { email, firstName, lastName, isSample } = user;
  const registered = await handle(userDecider, userStream(userId), {
    type: 'RegisterUser',
    data: { userId, email: email.trim(), firstName, lastName, passwordHash, isSample },
    metadata: { userId, now, commandId },
  });
  return { userId, position: registered.position };
}

async function claimEmail(
  ports: RegisterPorts,
  handle: HandleCommand,
  email: string,
  { now, commandId }: Context,
): Promise<string> {
  const stream = emailClaimStream(email, ports.secret);
  try {
    const { state } = await handle(emailClaimDecider, stream, {
      type: 'ClaimEmail',
      data: { userId: ports.ids.next() },
      metadata: { userId: null, now, commandId },
    });
    return claimed(state);
  } catch (error) {
    if (!(error instanceof CommandRejected)) throw error;
    const claim = claimed(await loadState(ports.eventStore, emailClaimDecider, stream));
    const user = await loadState(ports.eventStore, userDecider, userStream(claim));
    if (user.status === 'registered') throw error;
    return claim;
  }
}

function claimed(claim: { userId: string | null }): string {
  if (claim.userId === null) throw new Error('a claimed email has no user');
  return claim.userId;
}
