import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawStatement } from '../drawn-statements/index.ts';
import { drawMutated, mutationOf } from '../drawn-statements/mutations.ts';
import { faultsOf } from './compare-drawn.ts';
import { type Judged, reportOf, shareOf } from './fault-groups.ts';
import { givenOf } from './given.ts';
import { inParallel } from './in-parallel.ts';
import { hasFalseProof, judgeMutation, type Verdict } from './judge-mutation.ts';
import { openReader, type StatementReader } from './reading.ts';

/**
 * Draws statements in layouts that nobody wrote the reader for, and counts how many it reads exactly:
 * `npm run -s eval:layouts -- [COUNT] [FIRST_SEED] [--write FOLDER]`.
 * Exit code 1 if a figure is called proven that is not, or if anything is not exact.
 */
const USAGE = 'Usage: npm run -s eval:layouts -- [COUNT] [FIRST_SEED] [--write FOLDER]';
const USUAL_COUNT = 500;
const MOST = 10_000_000;
const AS_IT_SHOULD: ReadonlySet<Verdict> = new Set<Verdict>(['named', 'allowed by print']);
const MOST_NAMED = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'string' } },
});
const [count = USUAL_COUNT, first = randomInt(MOST)] = positionals.map(Number);
if (
  positionals.length > 2 ||
  ![count, first].every((n) => Number.isInteger(n) && n >= 0 && n <= MOST)
) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  if (values.write === undefined) await evaluate(seeds);
  else await write(seeds, values.write);
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function evaluate(seeds: readonly number[]): Promise<void> {
  const width = availableParallelism();
  const reader = await openReader(width);
  try {
    say(`${seeds.length} layouts, seeds ${seeds[0]} to ${seeds.at(-1)}`);
    const judged = await inParallel(seeds, width + 1, (seed) => judge(seed, reader));
    say('', shareOf(judged), ...reportOf(judged));
    const verdicts = (
      await inParallel(seeds, width + 1, (seed) => judgeMutated(seed, reader))
    ).flat();
    const lies = [
      ...judged.filter(({ lies }) => lies),
      ...verdicts.filter(({ verdict }) => verdict === 'false proof'),
    ];
    say('', ...verdictLines(verdicts));
    say(
      '',
      `${lies.length} proofs given that are none${lies.length > 0 ? `: ${lies.map(({ name }) => name).join(' ')}` : ''}`,
    );
    if (lies.length > 0 || judged.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await reader.close();
  }
}

async function judge(
  seed: number,
  reader: StatementReader,
): Promise<Judged & { lies: boolean; name: string }> {
  const { pdf, expected, layout } = await drawStatement(seed);
  const reading = await reader.readBytes(pdf);
  return {
    seed,
    name: String(seed),
    features: layout.split('; '),
    faults: faultsOf(expected, reading),
    lies: hasFalseProof(expected, reading),
  };
}

type Judgement = { name: string; mutation: string; verdict: Verdict };

/** One mutation for each seed, in turn. */
async function judgeMutated(seed: number, reader: StatementReader): Promise<Judgement[]> {
  const mutation = mutationOf(seed);
  const drawn = await drawMutated(seed, mutation);
  if (drawn === null) return [];
  const reading = await reader.readBytes(drawn.pdf);
  return [{ name: drawn.name, mutation, verdict: judgeMutation(drawn.expected, reading) }];
}

/** How often each verdict was given, with the names of those that are worth a look. */
function verdictLines(judgements: readonly Judgement[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, mutation, verdict } of judgements) {
    const key = `${mutation}: ${verdict}`;
    names.set(key, [...(names.get(key) ?? []), AS_IT_SHOULD.has(verdict) ? '' : ` ${name}`]);
  }
  return [
    `${judgements.length} statements with a figure changed on paper`,
    ...[...names].sort().map(([key, of]) => {
      const shown = of.slice(0, MOST_NAMED).join('');
      return `${String(of.length).padStart(5)}  ${key}${shown && `  ${shown.trim()}`}`;
    }),
  ];
}

/** Writes the PDFs of each seed, as drawn and with a figure changed, each with what is expected of it as eval:extraction reads it. */
async function write(seeds: readonly number[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const seed of seeds) {
    for (const drawn of [await drawStatement(seed), await drawMutated(seed, mutationOf(seed))]) {
      if (drawn === null) continue;
      const path = join(folder, drawn.name);
      const given = { ...givenOf(drawn.expected), layout: drawn.layout };
      await writeFile(`${path}.pdf`, drawn.pdf);
      await writeFile(`${path}.expected.json`, `${JSON.stringify(given, null, 2)}\n`);
      say(`${path}.pdf`, `  ${drawn.layout}`);
    }
  }
}
