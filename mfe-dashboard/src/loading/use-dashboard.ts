import { useMachine } from '@xstate/react';
import { fromCallback } from 'xstate';
import { type DashboardEvent, dashboardMachine } from './dashboard-machine.ts';
import { fetchPart } from './fetch-part.ts';
import { type LoadInput, loadParts } from './load-parts.ts';

const connected = dashboardMachine.provide({
  actors: {
    load: fromCallback<DashboardEvent, LoadInput>(({ input, sendBack }) =>
      loadParts(input, fetchPart, sendBack),
    ),
  },
});

/** The dashboard's state, loading as soon as the page is there. */
export function useDashboard() {
  const [state, send] = useMachine(connected);
  return {
    ...state.context,
    loading: state.matches({ figures: 'loading' }),
    loadingMore: state.matches({ list: 'loading' }),
    send,
  };
}
