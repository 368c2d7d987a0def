import type { PdfText } from '../../ports/pdf-text.ts';
import type { Facts } from '../extraction/facts.ts';
import { type ExtractionResult, survey } from '../extraction/index.ts';
import { proveSection } from '../extraction/proof.ts';
import { textOf } from '../extraction/rows/rows.ts';
import type { Box, ExtractionFailure, StatementSection } from '../extraction/types.ts';
import { amountIn, type Print, printedRows } from './printed-items.ts';
import { type Chunk, toChunks } from './prompt.ts';
import { isProven } from './reading.ts';
import { currenciesIn } from './selection.ts';

/** Failures of reading, which another reader may mend; without currency only where one is printed somewhere. */
const MENDABLE: ReadonlySet<ExtractionFailure> = new Set<ExtractionFailure>([
  'noTransactions',
  'noYear',
  'noDirection',
  'noCurrency',
]);

/** What the second reader is to be asked, and what is known of the file. */
export type Open = {
  /** Null where there is more than may be sent. */
  chunks: Chunk[] | null;
  facts: Facts;
  print: Print;
  bank: string | null;
  /** What was read, in its order; nothing of the proven sections is in the chunks. */
  sections: { section: StatementSection; isProven: boolean }[];
};

/**
 * What the built-in reader left open, or null where asking could change nothing: all is proven; the file has no text, or no
 * amount; or every amount in sight was read, so that the bank printed too little to prove anything.
 */
export function openQuestion(
  text: PdfText,
  first: ExtractionResult,
  options: { bank?: string } = {},
): Open | null {
  if (!first.ok && !MENDABLE.has(first.failure)) return null;
  const read = first.ok ? first.statement.sections : [];
  const sections = read.map((section) => ({ section, isProven: isProven([section]) }));
  const proven = read.filter((section) => isProven([section]));
  const open = read.filter((section) => !isProven([section]));
  if (read.length > 0 && open.length === 0) return null;
  const { rows: all, profile, facts, decimals } = survey(text, options);
  const print = { decimals, dateOrder: facts.dateOrder };
  const rows = printedRows(text, print, isIn(proven));
  const amounts = rows.flatMap(({ items }) =>
    items.flatMap(({ text }) => amountIn(text, print)?.minor ?? []),
  );
  if (amounts.every((minor) => isRead(minor, open))) return null;
  const saysCurrency = all.some((row) => currenciesIn(textOf(row)).length > 0);
  if (facts.currency === null && !saysCurrency) return null;
  return { chunks: toChunks(rows), facts, print, bank: profile?.bank ?? null, sections };
}

/** Whether a box lies in a line of the proven sections. */
function isIn(sections: readonly StatementSection[]) {
  const lines = sections.flatMap((section) => section.lines);
  return (page: number, { y, height }: Box) => {
    const middle = y + height / 2;
    return lines.some(
      ({ page: own, box }) => own === page && box.y <= middle && middle <= box.y + box.height,
    );
  };
}

/** Whether an amount is one that the open sections hold; a broken one holds something wrong, so that nothing counts there. */
function isRead(minor: number, open: readonly StatementSection[]): boolean {
  if (open.length === 0 || open.some((section) => proveSection(section).state === 'broken'))
    return false;
  return open.some(({ openingMinor, closingMinor, lines }) =>
    [openingMinor, closingMinor, ...lines.flatMap((l) => [l.amountMinor, l.balanceMinor])].some(
      (held) => held !== null && Math.abs(held) === minor,
    ),
  );
}
