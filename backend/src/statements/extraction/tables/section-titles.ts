import type { Print } from '../balances/balances.ts';
import { summariesIn } from '../balances/summaries.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';

/** So many accounts are listed at least where their names are titles of tables. */
const LEAST = 2;
const MOST = 50;
/** A currency may stand behind the name: 'Holiday pot (SGD)'. */
const CURRENCY = '(?: ?\\(?[A-Z]{3}\\)?)?';

/**
 * The titles of tables that are called by the names that a summary gives its accounts, with the name as a group, beside those that a bank is known to
 * print ('Hucha Viaje' beside 'Transacciones de la cuenta del … al …': Revolut); or undefined.
 */
export function titlesOfSections(
  known: RegExp | undefined,
  rows: Row[],
  print: Print,
): RegExp | undefined {
  const names = namesInSummary(rows, print);
  if (names.length < (known ? 1 : LEAST) || names.length > MOST) return known;
  const named = titleOf(names);
  return known ? new RegExp(`${known.source}|${named.source}`, known.flags) : named;
}

/** The names that a summary gives its accounts, which stand above tables, too. */
function namesInSummary(rows: Row[], print: Print): string[] {
  const summaries = summariesIn(rows, print);
  // What one closes with opens the next: months of one account.
  const isChain = summaries.every(
    ({ opening }, index) => index === 0 || opening.minor === summaries[index - 1]?.closing.minor,
  );
  if (isChain && summaries.length > 0) return [];
  const ofBoxes = titlesOfBoxes(rows);
  const labels = [...new Set([...summaries.map(({ label }) => label), ...ofBoxes])];
  const alone = rows.filter(({ cells }) => cells.length === 1).map(textOf);
  // The title of a box is one of a table where it stands above both.
  const times = (label: string) => alone.filter((text) => titleOf([label]).test(text)).length;
  return labels.filter((label) => times(label) > (ofBoxes.includes(label) ? 1 : 0));
}

const titleOf = (names: string[]) => new RegExp(`^(${names.map(escaped).join('|')})${CURRENCY}$`);

/** What stands alone right above the first balances of boxes ('Vacances', 'Ancien solde': the spaces of N26). */
function titlesOfBoxes(rows: Row[]): string[] {
  return rows.flatMap((row, index) => {
    const [name, ...figures] = rows[index + 1]?.cells ?? [];
    const opens = name !== undefined && balanceLine(name.text) === 'opening' && figures.length > 0;
    const text = textOf(row);
    return opens && row.cells.length === 1 && !/\d/.test(text) ? [text] : [];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
