import { assign, emit, setup } from 'xstate';
import { type DateRange, type DateRangeDraft, draftOf, isInOrder, rangeOf } from './date-range.ts';

const EMPTY: DateRangeDraft = { start: '', end: '' };

/**
 * The date-range popover. It holds a draft only while it is open, so closing without Apply reverts by itself.
 * Emits `committed` with the range on Apply and on Clear.
 */
export const dateRangeMachine = setup({
  types: {
    context: {} as { draft: DateRangeDraft },
    events: {} as
      | { type: 'OPEN'; committed: DateRange }
      | { type: 'START_CHANGED'; value: string }
      | { type: 'END_CHANGED'; value: string }
      | { type: 'APPLY' }
      | { type: 'CLEAR' }
      | { type: 'CANCEL' },
    emitted: {} as { type: 'committed'; range: DateRange },
  },
  guards: { draftIsInOrder: ({ context }) => isInOrder(context.draft) },
}).createMachine({
  id: 'dateRange',
  initial: 'closed',
  context: { draft: EMPTY },
  states: {
    closed: {
      on: {
        OPEN: {
          target: 'open',
          actions: assign({ draft: ({ event }) => draftOf(event.committed) }),
        },
      },
    },
    open: {
      on: {
        START_CHANGED: {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, start: event.value }),
          }),
        },
        END_CHANGED: {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, end: event.value }),
          }),
        },
        APPLY: {
          guard: 'draftIsInOrder',
          target: 'closed',
          actions: emit(({ context }) => ({ type: 'committed', range: rangeOf(context.draft) })),
        },
        CLEAR: {
          actions: [assign({ draft: EMPTY }), emit({ type: 'committed', range: {} })],
        },
        CANCEL: 'closed',
      },
    },
  },
});
