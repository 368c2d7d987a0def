import { type RatesPublished, recordRates } from '../currencies/index.ts';
import type { Projection } from '../eventsourcing/projector.ts';
import type { LedgerEvent } from '../ledger/index.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import { addBookings, takeBookings } from './bookings.ts';
import { DASHBOARD_COLLECTIONS, DASHBOARD_RATES } from './documents.ts';
import type { DashboardCurrencyChosen } from './events.ts';
import { fillRollups, mendRollups, updateRollups } from './rollups.ts';

type Consumed = LedgerEvent | RatesPublished | DashboardCurrencyChosen;

/**
 * Bookings, the sums over them and the rates these were made with, all behind one checkpoint:
 * at every position each sum equals its bookings at the rates known there.
 */
export const dashboardProjection: Projection = {
  name: 'dashboard',
  version: 2,
  collections: DASHBOARD_COLLECTIONS,
  async handle(recorded, unit) {
    const event = recorded as RecordedEvent<Consumed>;
    switch (event.type) {
      case 'TransactionsImported': {
        await addBookings(unit, event.data, event.data.transactions);
        return updateRollups(unit, event.data, event.data.transactions, 1);
      }
      case 'TransactionsWithdrawn': {
        const taken = await takeBookings(unit, event.data, event.data.transactionIds);
        return updateRollups(unit, event.data, taken, -1);
      }
      case 'DashboardCurrencyChosen':
        return fillRollups(unit, event.data.userId, event.data.currency);
      case 'RatesPublished':
        await recordRates(unit, DASHBOARD_RATES, event.data);
        return mendRollups(unit, event.data.days[0]?.date);
    }
  },
};
