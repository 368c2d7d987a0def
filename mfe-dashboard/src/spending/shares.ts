const TENTHS_IN_ALL = 1000;

/**
 * Percentages with one decimal that sum to exactly 100.0, by the largest remainder (Hare–Niemeyer) method.
 * Takes parts of at least zero in any one unit and answers tenths of a percent in the same order;
 * all zeros where there is nothing to share. Throws a RangeError for a negative part.
 */
export function sharesInTenths(parts: readonly number[]): number[] {
  let total = 0;
  for (const part of parts) {
    if (!(part >= 0)) throw new RangeError(`a share cannot be negative: ${part}`);
    total += part;
  }
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * TENTHS_IN_ALL);
  const tenths = exact.map(Math.floor);
  const missing = TENTHS_IN_ALL - tenths.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths;
}

/** 375 tenths give '37.5%'. */
export function formatTenths(tenths: number): string {
  return `${(tenths / 10).toFixed(1)}%`;
}
