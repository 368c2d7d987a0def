import type { TextItem, TextPage } from '../../../ports/pdf-text.ts';

/** So many letters that were drawn one by one show how a page is set. */
const LEAST_LETTERS = 100;
/** Distances differ by less than this, in points, where they are the same. */
const SAME = 0.15;
/** Of the distances between letters on one line so many are one pitch or two, where it is fixed. */
const NEARLY_ALL = 0.9;
/** Spaced letters of one width fill no more of their pitch. */
const SPACED = 0.98;
/** Further apart, in font sizes, letters stand in two columns. */
const APART = 2;

/**
 * The pages of a file, with whole words where their letters are drawn one by one on a fixed pitch though their font is a proportional one, so that
 * there is room between the letters of each word (Commerzbank).
 */
export function withWholeWords(pages: readonly TextPage[]): TextPage[] {
  const set = pages.map((page) => ({ page, letters: pitchedIn(page) }));
  const sure = set.flatMap(({ letters }) => (letters?.isSure ? [letters.pitch] : []));
  return set.map(({ page, letters }) => {
    // A page that is set as another one of its file may hold small print, too.
    const isSet = letters && sure.some((pitch) => Math.abs(pitch - letters.pitch) < SAME);
    return isSet ? joinedIn(page, letters) : page;
  });
}

/** Letters that stand on lines at one distance, or at twice that where a blank is, and whether nothing else explains it. */
type Pitched = { lines: TextItem[][]; pitch: number; isSure: boolean };

function pitchedIn(page: TextPage): Pitched | null {
  const letters = page.items.filter(isLetter);
  if (letters.length < LEAST_LETTERS) return null;
  const lines = [...Map.groupBy(letters, ({ y }) => Math.round(y / SAME)).values()].map((line) =>
    line.toSorted((one, other) => one.x - other.x),
  );
  const distances = lines.flatMap((line) =>
    line.slice(1).flatMap(({ x, fontSize }, index) => {
      const distance = x - (line[index]?.x ?? x);
      return distance > 0 && distance < APART * fontSize ? [distance] : [];
    }),
  );
  const pitch = mostFrequent(distances);
  const fixed = distances.filter((each) => isOf(each, pitch) || isOf(each, 2 * pitch));
  if (pitch === 0 || fixed.length < NEARLY_ALL * distances.length) return null;
  // Letters of one width leave no room between them, unless they are spaced.
  const areSpaced = letters.every(({ width }) => width < SPACED * pitch);
  const isSure =
    letters.some(({ width }) => width < pitch / 2) || (areAll(letters, page) && areSpaced);
  return isSure || areSpaced ? { lines, pitch, isSure } : null;
}

const isLetter = ({ text }: TextItem) => [...text].length === 1;
const isOf = (distance: number, wanted: number) => Math.abs(distance - wanted) < SAME;

function joinedIn(page: TextPage, { lines, pitch }: Pitched): TextPage {
  const words = lines.flatMap((line) => joined(line, pitch));
  return { ...page, items: [...page.items.filter((item) => !isLetter(item)), ...words] };
}

/** Whether hardly anything of a page was drawn otherwise: else a box of it may be spaced (a payment slip). */
function areAll(letters: TextItem[], page: TextPage): boolean {
  const drawn = page.items.reduce((sum, { text }) => sum + text.length, 0);
  return letters.length >= NEARLY_ALL * drawn;
}

/** The words of a line, with a blank where a letter is missing. */
function joined(line: TextItem[], pitch: number): TextItem[] {
  const words: TextItem[] = [];
  let last = -Infinity;
  for (const letter of line) {
    const word = words.at(-1);
    const [isNext, isBehindBlank] = [1, 2].map((count) => isOf(letter.x - last, count * pitch));
    last = letter.x;
    if (!word || !(isNext || isBehindBlank)) {
      words.push({ ...letter });
      continue;
    }
    word.text += isNext ? letter.text : ` ${letter.text}`;
    word.width = letter.x + letter.width - word.x;
  }
  return words;
}

/** The most frequent of some numbers, to a tenth; 0 for none. */
function mostFrequent(numbers: number[]): number {
  const counts = Map.groupBy(numbers, (each) => Math.round(each * 10) / 10);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 0;
}
