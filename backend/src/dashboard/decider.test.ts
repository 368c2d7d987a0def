import { describe, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { dashboardDecider } from './decider.ts';
import type { DashboardCurrencyChosen } from './events.ts';

const { given } = specify(dashboardDecider);
const chosen = (currency: string): DashboardCurrencyChosen => ({
  type: 'DashboardCurrencyChosen',
  data: { userId: 'ada', currency },
});
const choose = (currency: string) => ({
  type: 'ChooseCurrency' as const,
  data: { userId: 'ada', currency },
  metadata: { userId: 'ada', now: '2026-11-21T12:00:00Z', commandId: 'c' },
});

describe('choosing a currency for the dashboard', () => {
  it('is an event the first time', () => {
    given().when(choose('EUR')).thenEvents(chosen('EUR'));
    given(chosen('EUR')).when(choose('USD')).thenEvents(chosen('USD'));
  });

  it('is nothing the second time', () => {
    given(chosen('EUR'), chosen('USD')).when(choose('EUR')).thenNothing();
  });

  it('is nothing beyond forty currencies: their sums are made when asked for', () => {
    const forty = Array.from({ length: 40 }, (_, i) =>
      chosen(`A${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}`),
    );
    given(...forty)
      .when(choose('EUR'))
      .thenNothing();
    given(...forty.slice(1))
      .when(choose('EUR'))
      .thenEvents(chosen('EUR'));
  });
});
