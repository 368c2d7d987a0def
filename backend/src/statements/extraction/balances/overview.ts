import { decimalsOf } from '@saldo/contracts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Print } from './balances.ts';

/**
 * Gives each of several parts what an overview of all accounts says it holds now: the first amount behind its own name
 * ('HKD Savings', 'HKD', '74,871.19', and what that is worth in another currency), or behind one that ends in the currency which it
 * alone is kept in ('Foreign Currency Savings USD', 'USD 1,668.59'), or has it in a cell of its own.
 */
export function takeOverview(parts: Part[], outside: Row[], print: Print): void {
  if (parts.length < 2) return;
  const { isWhole } = print;
  for (const part of parts) {
    const name = plainWords(part.heading || part.label);
    const { currency } = part.identity;
    const isAlone = parts.filter(({ identity }) => identity.currency === currency).length === 1;
    const decimals = isAlone && currency ? decimalsOf(currency) : print.decimals;
    for (const { cells } of outside) {
      const [first] = cells;
      const isOwn = name !== '' && first && plainWords(first.text) === name;
      const isIn = isAlone && currency && first?.text.endsWith(` ${currency}`);
      const code = isAlone && currency ? cells.findIndex(({ text }) => text === currency) : -1;
      if (!isOwn && !isIn && code < 0) continue;
      const amounts = cells
        .slice(Math.max(code, 0) + 1)
        .map(({ text }) => readAmount(text, decimals, isWhole));
      const held = amounts.find((amount): amount is PrintedAmount => amount !== null);
      if (held) part.current.push(held);
    }
  }
}
