/**
 * The part of XState that the remotes take from the shell, which has it anyway. The shell hands out exactly these, so a
 * name that is missing here would be undefined in a remote; a test holds the list against what they import.
 */
export {
  and,
  assign,
  createActor,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
