import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { type Given, type GivenScore, scoreGiven } from './given.ts';
import { inParallel } from './in-parallel.ts';
import { openReader, type Reading, type StatementReader } from './reading.ts';

/**
 * Scores every PDF of a folder that has its expected rows beside it: `npm run -s eval:extraction -- FOLDER`.
 * Exit code 1 if anything was not read exactly as expected.
 */
type Scored = GivenScore & { name: string; wanted: number; state: string };

async function evaluate(root: string): Promise<void> {
  const paths = globSync(`${root}/**/*.pdf`)
    .filter((path) => existsSync(expectedBeside(path)))
    .sort();
  if (paths.length === 0) {
    process.stderr.write(`No PDF with an .expected.json beside it in ${root}\n`);
    process.exitCode = 2;
    return;
  }
  const width = availableParallelism();
  const reader = await openReader(width, { scans: true });
  try {
    const scored = await inParallel(paths, width, (path) => score(path, root, reader));
    process.stdout.write(`${[HEADER, ...scored.map(lineOf), totals(scored)].join('\n')}\n`);
    if (scored.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await reader.close();
  }
}

function expectedBeside(path: string): string {
  return path.replace(/pdf$/, 'expected.json');
}

async function score(path: string, root: string, reader: StatementReader): Promise<Scored> {
  const given = JSON.parse(await readFile(expectedBeside(path), 'utf8')) as Given;
  const reading = await reader.readFile(path, given.password);
  return {
    ...scoreGiven(given, reading),
    name: relative(root, path),
    wanted: given.transactions.length,
    state: stateOf(reading),
  };
}

function stateOf(reading: Reading): string {
  if (!reading.ok) return reading.failure;
  const states = new Set(reading.sections.map(({ proof }) => proof.state));
  return [...states].join('+');
}

const COLUMNS = [
  'rows',
  'found',
  'missing',
  'invented',
  'wrong sign',
  'wrong balance',
  'wrong text',
  'order',
] as const;
const HEADER = `${COLUMNS.join('  ')}  proof         file`;

function figuresOf({ lines, wanted }: Pick<Scored, 'lines' | 'wanted'>): string {
  const figures = [
    wanted,
    lines.found,
    lines.missing,
    lines.invented,
    lines.wrongSign,
    lines.wrongBalance,
    lines.wrongDescription,
    lines.outOfOrder,
  ];
  return figures
    .map((figure, index) => String(figure).padStart(COLUMNS[index]?.length ?? 0))
    .join('  ');
}

function lineOf(scored: Scored): string {
  const faults = scored.faults.length > 0 ? `   NOT EXACT: ${scored.faults.join(', ')}` : '';
  return `${figuresOf(scored)}  ${scored.state.padEnd(12)}  ${scored.name}${faults}`;
}

function totals(scored: readonly Scored[]): string {
  const sum = (of: (one: Scored) => number) => scored.reduce((total, one) => total + of(one), 0);
  const keys = Object.keys(scored[0]?.lines ?? {}) as (keyof Scored['lines'])[];
  const lines = Object.fromEntries(
    keys.map((key) => [key, sum((one) => one.lines[key])]),
  ) as Scored['lines'];
  const exact = scored.filter(({ faults }) => faults.length === 0).length;
  const scans = scored.filter(({ state }) => state === 'scan').length;
  return `${figuresOf({ lines, wanted: sum(({ wanted }) => wanted) })}  ${exact} of ${scored.length} files exact, ${scans} told as scans`;
}

const folder = resolve(process.argv[2] ?? '');
if (process.argv.length !== 3 || !existsSync(folder)) {
  process.stderr.write('Usage: npm run -s eval:extraction -- FOLDER\n');
  process.exitCode = 2;
} else await evaluate(folder);
