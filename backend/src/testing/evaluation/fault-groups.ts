/** A drawn statement and what was wrong with its reading. */
export type Judged = { seed: number; features: string[]; faults: string[] };

const SEEDS_SHOWN = 8;
const LEAST_FAILED = 3;
/** So many standard deviations more failures than the usual share gives by chance. */
const LEAST_DEVIATION = 2;

/** Failures by kind, then the features of layouts that fail more often than others, worst first. */
export function reportOf(judged: readonly Judged[]): string[] {
  const failed = judged.filter(({ faults }) => faults.length > 0);
  return [...kinds(failed), '', ...features(judged, failed)];
}

/** '97.4 % exact (487 of 500)'. */
export function shareOf(judged: readonly Judged[]): string {
  const exact = judged.filter(({ faults }) => faults.length === 0).length;
  const share = judged.length === 0 ? 0 : (exact / judged.length) * 100;
  return `${share.toFixed(1)} % exact (${exact} of ${judged.length})`;
}

function kinds(failed: readonly Judged[]): string[] {
  const byKind = new Map<string, number[]>();
  for (const { seed, faults } of failed) {
    const kind = faults.join(', ');
    byKind.set(kind, [...(byKind.get(kind) ?? []), seed]);
  }
  return [...byKind]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, seeds]) => {
      const more = seeds.length > SEEDS_SHOWN ? ' …' : '';
      return `${String(seeds.length).padStart(5)}  ${kind}   seeds ${seeds.slice(0, SEEDS_SHOWN).join(' ')}${more}`;
    });
}

function features(judged: readonly Judged[], failed: readonly Judged[]): string[] {
  const count = (among: readonly Judged[]) => {
    const counts = new Map<string, number>();
    for (const { features: names } of among)
      for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const all = count(judged);
  const usual = failed.length / Math.max(1, judged.length);
  return [...count(failed)]
    .map(([name, wrong]) => ({ name, wrong, of: all.get(name) ?? wrong }))
    .map((group) => ({ ...group, share: group.wrong / group.of }))
    .filter(({ wrong, of, share }) => {
      const deviation = Math.sqrt((usual * (1 - usual)) / of);
      return wrong >= LEAST_FAILED && share > usual + LEAST_DEVIATION * deviation;
    })
    .sort((a, b) => b.share - a.share)
    .map(({ name, wrong, of, share }) => {
      const seeds = failed.filter((one) => one.features.includes(name)).map(({ seed }) => seed);
      return `${(share * 100).toFixed(0).padStart(4)} % of ${of} fail with ${name} (${wrong})   seeds ${seeds.slice(0, SEEDS_SHOWN).join(' ')}`;
    });
}
