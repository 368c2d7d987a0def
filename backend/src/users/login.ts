import { loadState } from '../eventsourcing/command-handler.ts';
import type { Ports } from '../ports/index.ts';
import { emailClaimDecider, type User, userDecider } from './decider.ts';
import { verifyPassword } from './password.ts';
import { emailClaimStream, userStream } from './register.ts';

/** The user whose email and password these are, or null: unknown and wrong look alike, in time too. */
export async function logIn(
  ports: Pick<Ports, 'eventStore' | 'secret'>,
  email: string,
  password: string,
): Promise<Extract<User, { status: 'registered' }> | null> {
  const claim = await loadState(
    ports.eventStore,
    emailClaimDecider,
    emailClaimStream(email, ports.secret),
  );
  const user = claim.userId
    ? await loadState(ports.eventStore, userDecider, userStream(claim.userId))
    : null;
  const hash = user?.status === 'registered' ? user.passwordHash : null;
  const isRight = await verifyPassword(password, hash);
  return isRight && user?.status === 'registered' ? user : null;
}
