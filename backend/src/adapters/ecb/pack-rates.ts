import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PACKED_RATES } from './index.ts';

const FIRST_DAY = '2015-01-01';

/**
 * Makes the bundled file out of the ECB's eurofxref-hist.csv (newest day first): the days since 2015, oldest first,
 * and only the currencies that are still quoted on the newest one.
 */
function pack(csv: string): string {
  const [header, ...rows] = csv.trim().split(/\r?\n/);
  const currencies = (header ?? '').split(',').map((cell) => cell.trim());
  const newest = rows[0]?.split(',') ?? [];
  const kept = currencies.flatMap((currency, column) =>
    /^[A-Z]{3}$/.test(currency) && isRate(newest[column]) ? [column] : [],
  );
  if (currencies[0] !== 'Date' || kept.length === 0)
    throw new Error('this is no eurofxref-hist.csv');
  const lines = rows
    .map((row) => row.split(','))
    .filter(([date]) => date !== undefined && date >= FIRST_DAY)
    .sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .map((cells) => [cells[0], ...kept.map((c) => (isRate(cells[c]) ? cells[c] : ''))].join(','));
  return [['Date', ...kept.map((c) => currencies[c])].join(','), ...lines, ''].join('\n');
}

function isRate(cell: string | undefined): cell is string {
  return cell !== undefined && /^\d+(\.\d+)?$/.test(cell);
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Usage: node backend/src/adapters/ecb/pack-rates.ts eurofxref-hist.csv');
  process.exit(2);
}
const packed = gzipSync(pack(readFileSync(source, 'utf8')), { level: 9 });
writeFileSync(PACKED_RATES, packed);
console.log(`${PACKED_RATES}: ${packed.length} bytes`);
