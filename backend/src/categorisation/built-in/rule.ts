import type { Category } from '@saldo/contracts';
import { PhraseIndex } from './phrase-index.ts';
import { wordsOf } from './text.ts';

/** Which side the money goes: 'in' is a positive amount, 'out' a negative one or zero. */
export type Direction = 'in' | 'out';

/** A rule of the tables in mechanics.ts and words.ts. */
export interface Rule {
  /** Stable: it is kept with every transaction that the rule decided. */
  id: string;
  category: Category;
  /** One short sentence for the user. */
  why: string;
  /** Phrases of whole words, separated by '|'. One that begins with '^' counts only at the very beginning of the line. */
  phrases: string;
  /** Only for this direction; both if it is absent. */
  only?: Direction;
  confidence?: number;
}

/** The rule that decides, and the words from start to end in which its phrase stands. */
export interface Decisive {
  rule: Rule;
  start: number;
  end: number;
}

interface IndexedRule {
  rule: Rule;
  atStart: boolean;
}

/**
 * Which of equally long phrases decides: the first in the line, or the last of those that follow each other without a gap.
 * English and German put the business last ("Museum Cafe", "Gemüse Kebap"), while "Apotheke am Zoo" stays a pharmacy.
 */
type Ties = 'first' | 'last of a row';

/** "Shop" says less than the word before it: "Coffee Shop". */
function isVaguer(rule: Rule, than: Rule | undefined): boolean {
  return (rule.confidence ?? 1) < (than?.confidence ?? 1);
}

/** An index over a table of rules that answers with the longest phrase. */
export class RuleIndex {
  readonly #index = new PhraseIndex<IndexedRule>('anywhere');
  readonly #ties: Ties;

  constructor(rules: readonly Rule[], ties: Ties = 'first') {
    this.#ties = ties;
    for (const rule of rules) {
      for (const phrase of rule.phrases.split('|')) {
        const atStart = phrase.startsWith('^');
        this.#index.add(wordsOf(phrase), { rule, atStart });
      }
    }
  }

  /** True when some phrase of the table is exactly these words. */
  holds(words: readonly string[]): boolean {
    return this.#index.findAll(words).some(({ length }) => length === words.length);
  }

  longest(words: readonly string[], direction: Direction): Rule | undefined {
    return this.find(words, direction)?.rule;
  }

  find(words: readonly string[], direction: Direction): Decisive | undefined {
    let best: Decisive | undefined;
    let bestLength = 0;
    for (const { value, start, length } of this.#index.findAll(words)) {
      const { rule, atStart } = value;
      if (atStart && start > 0) continue;
      if (rule.only !== undefined && rule.only !== direction) continue;
      const closesRow =
        this.#ties === 'last of a row' && start === best?.end && !isVaguer(rule, best?.rule);
      if (length > bestLength || (length === bestLength && closesRow)) {
        best = { rule, start, end: start + length };
        bestLength = length;
      }
    }
    return best;
  }
}
