export { convertMicro, roundMicro } from './conversion.ts';
export type { RatesPublished } from './events.ts';
export { ratesProjection } from './projections.ts';
export { publishRates } from './publish-rates.ts';
export {
  latestRates,
  RATE_SOURCE,
  ratesCollection,
  readRates,
  recordRates,
} from './rate-documents.ts';
export type { RateTable } from './rate-table.ts';
export { mountCurrencies } from './routes.ts';
export { supportedCurrencies } from './supported.ts';
