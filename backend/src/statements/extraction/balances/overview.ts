import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Print } from './balances.ts';

/**
 * Gives each of several parts what an overview of all accounts says it holds now: the first amount behind its own name
 * ('HKD Savings', 'HKD', '74,871.19', and what that is worth in another currency).
 */
export function takeOverview(parts: Part[], outside: Row[], { decimals, isWhole }: Print): void {
  if (parts.length < 2) return;
  for (const part of parts) {
    const name = plainWords(part.heading || part.label);
    if (name === '') continue;
    for (const { cells } of outside) {
      const [first, ...others] = cells;
      if (!first || plainWords(first.text) !== name) continue;
      const amounts = others.map(({ text }) => readAmount(text, decimals, isWhole));
      const held = amounts.find((amount): amount is PrintedAmount => amount !== null);
      if (held) part.current.push(held);
    }
  }
}
