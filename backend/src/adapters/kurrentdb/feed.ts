import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AllStreamSubscription } from '@kurrent/kurrentdb-client';
import { EventStoreUnavailable } from '../../ports/event-store.ts';
import { DEADLINE_MS } from './unavailable.ts';

/** While a subscription catches up, a batch waits this long for more; afterwards an event is given out at once. */
const LINGER_MS = 10;

export type Feed = {
  /** Whether nothing more will come; throws what broke the subscription. */
  isOver(): boolean;
  /** Resolves when there may be something to read, when it is over, or when the signal aborts. */
  changed(): Promise<void>;
  hasMoreAtOnce(): Promise<boolean>;
  stop(): void;
};

/**
 * What goes on in a subscription. The client emits its errors without ending the stream, ends it without an error when the
 * server drops it, and says nothing while it waits for a server: so a subscription has to be confirmed within the deadline.
 */
export function watch(subscription: AllStreamSubscription, signal: AbortSignal): Feed {
  let over = false;
  let failure: unknown;
  let isLive = false;
  let wake = () => {};
  const end = (error?: unknown) => {
    over = true;
    failure ??= error;
    wake();
  };
  const unconfirmed = setTimeout(() => {
    end(new EventStoreUnavailable(`KurrentDB gave no subscription within ${DEADLINE_MS} ms`));
  }, DEADLINE_MS);
  const onAbort = () => wake();
  subscription.on('confirmation', () => clearTimeout(unconfirmed));
  subscription.on('caughtUp', () => {
    isLive = true;
  });
  subscription.on('fellBehind', () => {
    isLive = false;
  });
  subscription.on('readable', () => wake());
  subscription.on('error', end);
  subscription.on('end', () => end());
  subscription.on('close', () => end());
  signal.addEventListener('abort', onAbort);
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return {
    isOver() {
      if (failure !== undefined) throw failure;
      return over;
    },
    changed,
    async hasMoreAtOnce() {
      if (over || signal.aborted) return false;
      if (isLive) {
        await nextTurn();
      } else {
        const change = changed();
        const linger = setTimeout(() => wake(), LINGER_MS);
        await change;
        clearTimeout(linger);
      }
      return subscription.readableLength > 0;
    },
    stop() {
      clearTimeout(unconfirmed);
      signal.removeEventListener('abort', onAbort);
    },
  };
}
