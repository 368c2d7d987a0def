import { ROUTES } from '@saldo/contracts/schemas';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { loadState } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { Problem } from '../http/problem-details.ts';
import { createThrottle } from '../http/throttle.ts';
import type { Ports } from '../ports/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { userDecider } from './decider.ts';
import { logIn } from './login.ts';
import { USERS, type UserDocument, usersProjection } from './projections.ts';
import { normaliseEmail, registerUser, userStream } from './register.ts';
import type { Tokens } from './tokens.ts';

/** Per email address, so that guessing a password is slow. */
const FAILED_SIGN_INS = { windowMs: 15 * 60_000, max: 10 };
const READS = [checkpointName(usersProjection)];

export function mountUsers(
  mount: Mount,
  ports: Ports,
  handle: HandleCommand,
  tokens: Tokens,
): void {
  const throttle = createThrottle(FAILED_SIGN_INS);

  mount(ROUTES.register, [], async ({ body, now, commandId }) => {
    const user = {
      email: body.email,
      password: body.password,
      firstName: body.first_name,
      lastName: body.last_name,
      isSample: false,
    };
    const { userId, position } = await registerUser(ports, handle, user, { now, commandId });
    const access_token = await tokens.sign({ userId, tokenVersion: 1 });
    const { email, first_name, last_name } = body;
    return { data: { user_id: userId, email, first_name, last_name, access_token }, position };
  });

  mount(ROUTES.login, [], async ({ body, now }) => {
    const key = normaliseEmail(body.email);
    const wait = throttle.waitSeconds(key, now);
    if (wait > 0) {
      throw new Problem(
        429,
        'too_many_requests',
        `Too many failed sign-ins. Try again in ${Math.ceil(wait / 60)} minutes.`,
        wait,
      );
    }
    const user = await logIn(ports, body.email, body.password);
    if (!user) {
      throttle.count(key, now);
      throw new Problem(401, 'wrong_credentials', 'Email or password is wrong.');
    }
    throttle.clear(key);
    const { userId, email, firstName, lastName } = user.profile;
    const access_token = await tokens.sign({ userId, tokenVersion: 1 });
    return {
      data: { user_id: userId, email, first_name: firstName, last_name: lastName, access_token },
    };
  });

  mount(ROUTES.me, READS, async ({ userId }) => {
    const user = await findUser(ports, userId);
    if (!user) throw new Problem(401, 'unauthenticated', 'Sign in to go on.');
    const { email, firstName, lastName } = user;
    return { data: { user_id: userId, email, first_name: firstName, last_name: lastName } };
  });
}

/** The user a token speaks for, if they still exist and have not revoked it. */
export function createAuthenticate(ports: Pick<Ports, 'eventStore' | 'readStore'>, tokens: Tokens) {
  return async (token: string): Promise<string | null> => {
    const claims = await tokens.verify(token);
    if (!claims) return null;
    const user = await findUser(ports, claims.userId);
    return user && user.tokenVersion === claims.tokenVersion ? claims.userId : null;
  };
}

/** The user's first and last name, or null where the read model does not know them (yet). */
export async function findFullName(readStore: ReadStore, userId: string): Promise<string | null> {
  const user = await readStore.get<UserDocument>(USERS, userId);
  return user && `${user.firstName} ${user.lastName}`;
}

/** From the read model, or from the log where the read model is a moment behind. */
async function findUser(
  ports: Pick<Ports, 'eventStore' | 'readStore'>,
  userId: string,
): Promise<UserDocument | null> {
  const document = await ports.readStore.get<UserDocument>(USERS, userId);
  if (document) return document;
  const user = await loadState(ports.eventStore, userDecider, userStream(userId));
  if (user.status !== 'registered') return null;
  const { email, firstName, lastName } = user.profile;
  return { id: userId, email, firstName, lastName, tokenVersion: 1 };
}
