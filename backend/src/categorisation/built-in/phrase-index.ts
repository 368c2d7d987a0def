/** One phrase found in a line: what it stands for, where it starts and how many words it took. */
export interface Found<T> {
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

/**
 * Finds many phrases of whole words in a line at once. The cost grows with the words of the line, not with the number of
 * phrases: every phrase is filed under its first word.
 */
export class PhraseIndex<T> {
  readonly #byFirstWord = new Map<string, Entry<T>[]>();

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
      else if (word.charCodeAt(0) >= FIRST_EAST_ASIAN_CODE) this.#collectPrefix(word, start, found);
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

  #collectPrefix(word: string, start: number, found: Found<T>[]): void {
    for (let end = Math.min(word.length - 1, LONGEST_EAST_ASIAN_NAME); end >= 2; end--) {
      const entry = this.#byFirstWord
        .get(word.slice(0, end))
        ?.find(({ words }) => words.length === 1);
      if (entry === undefined) continue;
      found.push({ value: entry.value, start, length: 1 });
      return;
    }
  }
}
