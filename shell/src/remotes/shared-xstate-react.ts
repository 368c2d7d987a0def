/** The part of @xstate/react that the remotes take from the shell: see shared-xstate.ts. */
export { shallowEqual, useActor, useActorRef, useMachine, useSelector } from '@xstate/react';
