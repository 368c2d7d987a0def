import { describe, expect, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { ratesDecider } from './decider.ts';
import type { RatesPublished } from './events.ts';

const { given } = specify(ratesDecider);
const day = (date: string, USD = '1.1') => ({ date, rates: { USD } });
const published = (...days: { date: string; rates: { USD: string } }[]): RatesPublished => ({
  type: 'RatesPublished',
  data: { source: 'ECB', days },
});
const publish = (...days: { date: string; rates: { USD: string } }[]) => ({
  type: 'PublishRates' as const,
  data: { source: 'ECB', days },
  metadata: { userId: null, now: '2026-11-01T00:00:00Z', commandId: 'c' },
});

describe('publishing rates', () => {
  it('makes one event of each calendar month, days in order', () => {
    given()
      .when(publish(day('2026-02-02'), day('2026-01-30'), day('2026-01-29')))
      .thenEvents(published(day('2026-01-29'), day('2026-01-30')), published(day('2026-02-02')));
  });

  it('takes only the days after the last published one', () => {
    given(published(day('2026-01-29'), day('2026-01-30')))
      .when(publish(day('2026-01-30', '9.9'), day('2026-02-02')))
      .thenEvents(published(day('2026-02-02')));
  });

  it('does nothing where all is published', () => {
    given(published(day('2026-01-30')))
      .when(publish(day('2026-01-30')))
      .thenNothing();
  });

  it('takes nothing at all where one rate is damaged', () => {
    expect(() => given().when(publish(day('2026-01-29'), day('2026-01-30', 'N/A')))).toThrow(
      'not an exchange rate: N/A',
    );
  });
});
