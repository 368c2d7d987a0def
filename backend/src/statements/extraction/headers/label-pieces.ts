import type { Cell, Piece } from '../rows/rows.ts';
import type { NamedColumn } from '../words/labels.ts';

/** Two labels stand so many font sizes apart, and words of one closer. */
const LABEL_GAP = 0.4;

/** The pieces of a cell in groups with more room between them than within. */
export function piecesApart({ pieces, fontSize }: Cell): Piece[][] {
  const groups: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const isApart = !before || piece.x - before.right > LABEL_GAP * fontSize;
    if (isApart) groups.push([piece]);
    else groups.at(-1)?.push(piece);
  }
  return groups;
}

/** A run whose labels have no blank between them, as one piece for each; a label's place is told by its share of the letters. */
export function unglued({ text, x, right }: Piece): Piece[] {
  const unit = (right - x) / text.length;
  let from = 0;
  return text.split(GLUED).map((label) => {
    const piece = { text: label, x: x + from * unit, right: x + (from + label.length) * unit };
    from += label.length;
    return piece;
  });
}

const GLUED = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;

/** The lines of labels set over each other, whose words begin again at the left. */
export function linesOf(words: Piece[]): string[] {
  const lines: string[][] = [];
  for (const [at, word] of words.entries()) {
    const isNext = at === 0 || word.x < (words[at - 1]?.right ?? 0);
    if (isNext) lines.push([word.text]);
    else lines.at(-1)?.push(word.text);
  }
  return lines.map((line) => line.join(' '));
}

/** Names of columns among words; both ways with a slash between are one column of amounts ('ถอนเงิน / ฝากเงิน', over withdrawals and deposits: Kasikornbank). */
export function withBothWays(names: NamedColumn[], words: Piece[]): NamedColumn[] {
  const joined: NamedColumn[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    const ways = new Set([before?.role, name.role]);
    const between = before ? words.slice(before.to - 1, name.from) : [];
    const isSlashed = between.some(({ text }) => text.endsWith('/'));
    if (before && isSlashed && ways.has('in') && ways.has('out'))
      joined[joined.length - 1] = { role: 'amount', from: before.from, to: name.to };
    else joined.push(name);
  }
  return joined;
}
