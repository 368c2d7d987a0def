import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ExchangeRateSource, PublishedRates } from '../../ports/exchange-rates.ts';

export const PACKED_RATES = join(import.meta.dirname, 'eurofxref.csv.gz');
const unpack = promisify(gunzip);

/**
 * The euro foreign exchange reference rates of the European Central Bank, as bundled with the program.
 * Source and format: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
export function createEcbRates(path: string = PACKED_RATES): ExchangeRateSource {
  return {
    name: 'ECB',
    async publishedAfter(date) {
      const csv = (await unpack(await readFile(path))).toString('utf8');
      return daysAfter(csv, date);
    },
  };
}

/** Days oldest first; an empty cell is a currency that was not quoted on that day. */
function daysAfter(csv: string, date: string): PublishedRates[] {
  const [header = '', ...rows] = csv.trimEnd().split('\n');
  const currencies = header.split(',').slice(1);
  const days: PublishedRates[] = [];
  for (const row of rows) {
    if (row.slice(0, 10) <= date) continue;
    const [day, ...cells] = row.split(',');
    if (cells.length !== currencies.length)
      throw new Error(`the bundled rates are damaged: ${row}`);
    const quoted = currencies.flatMap((currency, i) => (cells[i] ? [[currency, cells[i]]] : []));
    days.push({ date: day as string, rates: Object.fromEntries(quoted) });
  }
  return days;
}
