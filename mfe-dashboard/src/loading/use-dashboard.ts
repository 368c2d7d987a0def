import { useSearchParams } from '@saldo/ui/router';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { type DashboardFilters, offeredFilters } from '../filters/dashboard-filters.ts';
import { addressOf, filtersOf, listsAll } from '../filters/filters-in-address.ts';
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

/**
 * The dashboard's state, loading as soon as the page is there. Its filters and the length of its list are those of the address,
 * so that they outlast a reload and go back and forth with the browser; `choose` and `showAll` write them there.
 */
export function useDashboard() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const asked = useMemo(() => filtersOf(new URLSearchParams(address)), [address]);
  const all = listsAll(search);
  const [state, send] = useMachine(connected, { input: { filters: asked, all } });
  useEffect(() => send({ type: 'FILTERS_CHOSEN', filters: asked }), [asked, send]);
  useEffect(() => send({ type: all ? 'SHOW_ALL' : 'SHOW_FIRST' }), [all, send]);
  const offered = state.context.data.filters;
  // What the address names in vain, like a currency that is not offered, does not stay there.
  useEffect(() => {
    const meant = offered && addressOf(offeredFilters(asked, offered), all);
    if (meant && meant.toString() !== address) setSearch(meant, { replace: true });
  }, [offered, asked, all, address, setSearch]);
  return {
    ...state.context,
    loading: state.matches({ figures: 'loading' }),
    freshness: state.value.freshness,
    loadingMore: state.matches({ list: 'loading' }),
    send,
    choose: (filters: DashboardFilters) => setSearch(addressOf(filters, all)),
    showAll: () => setSearch(addressOf(asked, true)),
  };
}
