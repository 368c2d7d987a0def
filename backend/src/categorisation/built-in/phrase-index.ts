/** One phrase found in a line: what it stands for, where it starts and how many words it took. */
interface Found<T> {
  value: T;
  start: number;
  length: number;
}

interface Entry<T> {
  words: readonly string[];
  value: T;
}

/** Chinese, Japanese and Korean write shop and branch in one word, so a brand may be only the beginning of it. */
const FIRST_EAST_ASIAN_CODE = 0x2e80;
const LONGEST_EAST_ASIAN_NAME = 14;
const MOST_EAST_ASIAN_LETTERS = 60;

/**
 * Finds many phrases of whole words in a line at once. The cost grows with the words of the line, not with the number of
 * phrases: every phrase is filed under its first word.
 */
export class PhraseIndex<T> {
  readonly #byFirstWord = new Map<string, Entry<T>[]>();
  readonly #eastAsian: 'at the start' | 'anywhere';

  /** Whether a phrase may begin an East Asian word (a brand) or stand anywhere in it (a kind of business). */
  constructor(eastAsian: 'at the start' | 'anywhere' = 'at the start') {
    this.#eastAsian = eastAsian;
  }

  /** Adds a phrase in the form that wordsOf gives. Of two equal phrases both are kept. */
  add(words: readonly string[], value: T): void {
    const [first] = words;
    if (first === undefined) throw new Error('A phrase needs at least one word');
    const entries = this.#byFirstWord.get(first);
    if (entries === undefined) this.#byFirstWord.set(first, [{ words, value }]);
    else entries.push({ words, value });
  }

  /** All phrases that stand in the line, in the order of their first word. */
  findAll(words: readonly string[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let start = 0; start < words.length; start++) {
      const word = words[start] ?? '';
      const entries = this.#byFirstWord.get(word);
      if (entries !== undefined) this.#collect(entries, words, start, found);
      else if (word.charCodeAt(0) >= FIRST_EAST_ASIAN_CODE) this.#collectInside(word, start, found);
    }
    return found;
  }

  #collect(
    entries: readonly Entry<T>[],
    words: readonly string[],
    start: number,
    found: Found<T>[],
  ): void {
    for (const entry of entries) {
      if (entry.words.every((expected, offset) => words[start + offset] === expected))
        found.push({ value: entry.value, start, length: entry.words.length });
    }
  }

  /** The longest phrase of one word inside a longer word; of equally long ones the first. */
  #collectInside(word: string, start: number, found: Found<T>[]): void {
    const lastOffset =
      this.#eastAsian === 'anywhere' ? Math.min(word.length, MOST_EAST_ASIAN_LETTERS) : 0;
    for (let length = Math.min(word.length, LONGEST_EAST_ASIAN_NAME); length >= 2; length--) {
      for (let offset = 0; offset <= Math.min(lastOffset, word.length - length); offset++) {
        const entries = this.#byFirstWord
          .get(word.slice(offset, offset + length))
          ?.filter(({ words }) => words.length === 1);
        if (entries === undefined || entries.length === 0) continue;
        for (const { value } of entries) found.push({ value, start, length: 1 });
        return;
      }
    }
  }
}
