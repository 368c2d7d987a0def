import type { Print } from '../balances/balances.ts';
import { summariesIn } from '../balances/summaries.ts';
import { type Row, textOf } from '../rows/rows.ts';

/** So many accounts are listed at least where their names are titles of tables. */
const LEAST = 2;
const MOST = 50;
/** A currency may stand behind the name: 'Holiday pot (SGD)'. */
const CURRENCY = '(?: ?\\(?[A-Z]{3}\\)?)?';

/** The titles of tables that are called by the names that a summary gives its accounts, with the name as first group; or undefined. */
export function titlesOfSummary(rows: Row[], print: Print): RegExp | undefined {
  const summaries = summariesIn(rows, print);
  // What one closes with opens the next: months of one account.
  const isChain = summaries.every(
    ({ opening }, index) => index === 0 || opening.minor === summaries[index - 1]?.closing.minor,
  );
  if (isChain) return undefined;
  const labels = [...new Set(summaries.map(({ label }) => label))];
  const titleOf = (names: string[]) => new RegExp(`^(${names.map(escaped).join('|')})${CURRENCY}$`);
  const alone = rows.filter(({ cells }) => cells.length === 1).map(textOf);
  const titles = labels.filter((label) => alone.some((text) => titleOf([label]).test(text)));
  return titles.length < LEAST || titles.length > MOST ? undefined : titleOf(titles);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
