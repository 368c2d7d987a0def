/** Which way an amount goes: 1 in, -1 out, null where nothing tells. */
export type Direction = 1 | -1 | null;

/** So many signs may have been guessed wrong; more of them would find a sum by chance. */
const MOST_FLIPPED = 3;
/** No more choices are looked at. */
const MOST_CHOICES = 1_000_000;
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

/** Whether a choice of one amount more makes the same sum as the fewest do, so that those may have made it by chance. */
export function fitsWithOneMore(
  signed: readonly number[],
  difference: number,
  { length }: readonly number[],
): boolean {
  // Of so many one would fit.
  if (choicesUpTo(length + 1, signed.length) > MOST_CHOICES) return true;
  return choicesOf(signed, difference / 2, length + 1).length > 0;
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

/**
 * Whether turning some of so many amounts around that come to reach in all may have made a sum by chance: because a misread digit of another one changes the
 * sum as much, by a single digit at one place, as 50.00 that go the other way do by 100.00; or because too many choices of as many lines could have made it.
 */
export function mayBeChance(turned: readonly number[], amounts: readonly number[]): boolean {
  if (turned.length === 0) return false;
  const reach = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
  const makesUpForDigit = [1, 2, 3].some((count) =>
    sumsOf(turned, count).some((sum) => ONE_DIGIT.test(`${2 * sum}`)),
  );
  const sums = amounts.length > FEW_LINES ? SUMS_TO_PROVE : SUMS_OF_FEW;
  return makesUpForDigit || choicesUpTo(turned.length, amounts.length) * sums > reach;
}

/** For each choice that would have fitted as well there must be so many sums before one of them proves anything. */
const SUMS_TO_PROVE = 1000;
/** Between the balances of two days there are few choices, and few amounts that could be misread. */
const FEW_LINES = 4;
const SUMS_OF_FEW = 100;

/** How many choices there are of at most so many lines. */
function choicesUpTo(most: number, lines: number): number {
  let choices = 1;
  let all = 0;
  for (let count = 1; count <= most; count += 1) {
    choices *= (lines - count + 1) / count;
    all += choices;
  }
  return all;
}

const ONE_DIGIT = /^-?[1-9]0*$/;

/** The sums of all choices of so many amounts; of long lists those of the first ones. */
function sumsOf(amounts: readonly number[], count: number): number[] {
  if (count === 0) return [0];
  const first = amounts.slice(0, MOST_TURNED);
  return first.flatMap((amount, at) =>
    sumsOf(first.slice(at + 1), count - 1).map((sum) => sum + amount),
  );
}

/** So many signs are tried out at most. */
const MOST_TURNED = 14;
