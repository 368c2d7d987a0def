import { type Cell, type Piece, partOf, wordsOf } from '../rows/rows.ts';

/** No amount has more words ('1', '234.50', 'CR'). */
const MOST_WORDS = 3;
/** Behind a figure its sign, its side or its currency may stand. */
const ENDS_IN_FIGURE = /\d\)?(?:[A-Za-z+-]{1,3}| ?(?:[A-Z]{3}|[€$£]))?$/;

/**
 * A cell without the amounts at its end, and those, from left to right: columns that stand so close look like one text.
 * Its first word is never one of them.
 */
export function amountsPeeled(cell: Cell, isAmount: (part: Cell) => boolean): Cell[] {
  if (!ENDS_IN_FIGURE.test(cell.text) || !cell.text.includes(' ')) return [cell];
  const amounts: Cell[] = [];
  let words = wordsOf(cell);
  for (let amount = lastAmount(cell, words, isAmount); amount; ) {
    amounts.unshift(amount);
    words = words.slice(0, -wordsOf(amount).length);
    amount = lastAmount(cell, words, isAmount);
  }
  return amounts.length === 0 ? [cell] : [partOf(cell, words), ...amounts];
}

function lastAmount(
  cell: Cell,
  words: Piece[],
  isAmount: (part: Cell) => boolean,
): Cell | undefined {
  const most = Math.min(MOST_WORDS, words.length - 1);
  const ends = Array.from({ length: most }, (_, index) => partOf(cell, words.slice(-index - 1)));
  return ends.find(isAmount);
}
