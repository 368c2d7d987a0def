/** A source of numbers from 0 up to (not including) 1. */
export type Random = () => number;

/**
 * A seeded source that gives the same numbers on every machine: FNV-1a turns the seed text into 32 bits,
 * and the mulberry32 generator (Tommy Ettinger, public domain) runs from there.
 */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A text of decimal digits, for card, transfer and reference numbers. */
export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}
