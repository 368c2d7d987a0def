import { WITHOUT_REFERENCE_RATE } from '@saldo/contracts';
import type { ReadStore } from '../ports/read-store.ts';
import { RATES } from './projections.ts';
import { latestRates } from './rate-documents.ts';

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** The English name of a currency, or undefined where ISO 4217 knows no such code. */
export function currencyName(currency: string): string | undefined {
  return names.of(currency);
}

/** The codes offered today: the euro, then by code those with a rate and those of our markets without one. */
export async function supportedCurrencies(
  readStore: Pick<ReadStore, 'find'>,
  today: string,
): Promise<string[]> {
  const latest = await latestRates(readStore, RATES, today);
  const others = (latest?.currencies ?? []).filter((currency) => currency !== 'EUR');
  return ['EUR', ...[...new Set([...others, ...WITHOUT_REFERENCE_RATE])].sort()];
}
