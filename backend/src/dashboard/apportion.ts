import { roundMicro } from '../currencies/index.ts';

const MICRO = 1_000_000n;

/**
 * Parts in whole minor units that add up to exactly the rounded total of all parts (largest remainder method):
 * each lies less than one minor unit from its exact value. Of equal remainders the first name by code unit is rounded up.
 * Takes and keeps micro units by name.
 */
export function apportion(parts: ReadonlyMap<string, bigint>): Map<string, number> {
  let exact = 0n;
  let floors = 0n;
  const remainders: { name: string; floor: bigint; remainder: bigint }[] = [];
  for (const [name, micro] of parts) {
    const remainder = ((micro % MICRO) + MICRO) % MICRO;
    const floor = (micro - remainder) / MICRO;
    remainders.push({ name, floor, remainder });
    exact += micro;
    floors += floor;
  }
  let missing = BigInt(roundMicro(exact)) - floors;
  remainders.sort((a, b) =>
    a.remainder !== b.remainder ? (a.remainder > b.remainder ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
  const whole = new Map<string, number>();
  for (const { name, floor } of remainders) {
    const isUp = missing > 0n;
    whole.set(name, roundMicro((isUp ? floor + 1n : floor) * MICRO));
    if (isUp) missing -= 1n;
  }
  if (missing !== 0n) throw new Error('parts do not add up to their total');
  return whole;
}
