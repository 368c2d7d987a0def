/** Shares in tenths of a percent, rounded by largest remainder so that they sum to 1000. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const exact = amounts.map((amount) => (amount / total) * 1_000);
  const floors = exact.map(Math.floor);
  const missing = 1_000 - floors.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((share, index) => share + (rounded.has(index) ? 1 : 0));
}
