/** So many signs may have been guessed wrong; more of them would find a sum by chance. */
const MOST_FLIPPED = 3;
/** Of longer lists too many choices would have to be looked at. */
const MOST_LINES = 150;

/**
 * Which of some signed amounts have to go the other way so that all of them come to a sum: the fewest there are, as their indices,
 * where only one choice of so few does, or null. difference is the sum that they give now without the one they should give; each
 * choice that was looked at must stand against so many sums that the amounts could give (perChoice), or one fits by chance.
 */
export function fewestFlips(
  signed: readonly number[],
  difference: number,
  perChoice: number,
): number[] | null {
  if (difference % 2 !== 0 || signed.length > MOST_LINES) return null;
  const reach = signed.reduce((sum, amount) => sum + Math.abs(amount), 0);
  let choices = 1;
  for (let count = 1; count <= MOST_FLIPPED; count += 1) {
    choices *= (signed.length - count + 1) / count;
    if (choices * perChoice > reach) return null;
    const found = choicesOf(signed, difference / 2, count);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** The choices of so many amounts that come to a sum: two of them are enough to know that there is more than one. */
function choicesOf(amounts: readonly number[], sum: number, count: number): number[][] {
  const found: number[][] = [];
  const choose = (chosen: number[], from: number, rest: number): void => {
    if (chosen.length === count) {
      if (rest === 0) found.push(chosen);
      return;
    }
    for (let index = from; index < amounts.length && found.length < 2; index += 1)
      choose([...chosen, index], index + 1, rest - (amounts[index] ?? 0));
  };
  choose([], 0, sum);
  return found;
}
