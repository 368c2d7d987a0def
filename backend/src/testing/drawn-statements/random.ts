/** Draws that repeat for a seed and a purpose, so that a statement can be drawn again alone and a mutation keeps its layout. */
export type Random = {
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** A number from low up to high. */
  real(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
};

/** Mulberry32 started from an FNV-1a hash of seed and purpose; good enough to vary drawings, not for secrets. */
export function randomOf(seed: number, purpose: string): Random {
  let state = 0x811c9dc5;
  for (const letter of `${seed}/${purpose}`) {
    state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('nothing to choose from');
    return choices[Math.floor(next() * choices.length)] as T;
  };
  return {
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    real: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick,
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? pick(choices))[0];
    },
  };
}
