import { cellLines, sumText } from './cells.ts';
import { writeDate } from './dates.ts';
import { type Flow, wrap } from './flow.ts';
import { english } from './languages/english.ts';
import type { PrintedAccount } from './printed.ts';
import type { Column, ColumnKind } from './space/layout.ts';

/** A column in its place. Its figures end at right, its texts begin at left. */
export type PlacedColumn = {
  kind: ColumnKind;
  headers: string[];
  left: number;
  right: number;
  align: 'left' | 'right';
  index: number;
};

const LEAST_DESCRIPTION = 105;
const LEAST_SIZE = 5;
const isFigure = (kind: ColumnKind) => /^(out|in|amount|balance)$/.test(kind);

/** Places the columns of a table between the margins; headers wrap and letters shrink until the description has room. */
export function placeColumns(
  flow: Flow,
  accounts: readonly PrintedAccount[],
  gap: number,
): PlacedColumn[] {
  const { layout, paper } = flow;
  const attempts: (() => PlacedColumn[] | null)[] = [];
  for (let size = layout.paper.fontSize; size >= LEAST_SIZE; size -= 0.5) {
    for (const wraps of [layout.table.wrapsHeaders, true]) {
      attempts.push(() => {
        paper.fontSize = size;
        return tryPlacing(flow, accounts, { wraps, gap, columns: layout.table.columns });
      });
    }
  }
  const fewer = layout.table.columns.filter(({ kind }) => kind !== 'valueDate' && kind !== 'type');
  attempts.push(() => tryPlacing(flow, accounts, { wraps: true, gap: 6, columns: fewer }));
  for (const attempt of attempts) {
    const placed = attempt();
    if (placed !== null) return placed;
  }
  throw new RangeError(`the table of seed ${layout.seed} does not fit its page`);
}

type Attempt = { wraps: boolean; gap: number; columns: readonly Column[] };

function tryPlacing(
  flow: Flow,
  accounts: readonly PrintedAccount[],
  { wraps, gap, columns }: Attempt,
): PlacedColumn[] | null {
  const measured = columns.map(({ kind, header }) => {
    const cells = Math.max(
      0,
      ...textsOf(flow, accounts, kind).map((text) => flow.paper.measure(text)),
    );
    const headers = headersOf(flow, { kind, header }, wraps ? cells : Number.POSITIVE_INFINITY);
    const widest = Math.max(
      ...headers.map((text) => flow.paper.measure(text, flow.paper.fontSize, true)),
    );
    return { kind, headers, width: Math.max(cells, widest) };
  });
  const taken = measured.reduce(
    (sum, { kind, width }) => sum + (kind === 'description' ? 0 : width),
    0,
  );
  const room = flow.right - flow.left - taken - gap * (columns.length - 1);
  const header = measured.find(({ kind }) => kind === 'description')?.width ?? 0;
  if (room < Math.max(LEAST_DESCRIPTION, header)) return null;
  let x = flow.left;
  return measured.map(({ kind, headers, width }, index) => {
    const left = x;
    const right = left + (kind === 'description' ? room : width);
    x = right + gap;
    const align = isFigure(kind) ? flow.layout.table.numbersAlign : 'left';
    return { kind, headers, left, right, align, index };
  });
}

/** Every text that a column has to hold. */
function textsOf(
  { layout, printed }: Flow,
  accounts: readonly PrintedAccount[],
  kind: ColumnKind,
): string[] {
  return accounts.flatMap((account) => {
    const { rows, openingMinor, closingMinor, totals, currency } = account;
    const texts = rows.flatMap((row) => cellLines(kind, row, account, layout));
    const { place, dated } = layout.balances;
    const ends = place === 'rows' && dated ? [printed.period.start, printed.period.end] : [];
    if (kind === 'date')
      for (const iso of ends) texts.push(...writeDate(iso, layout.dates.style, layout.language));
    if (!isFigure(kind)) return texts;
    const figures = [openingMinor, closingMinor, totals?.in, totals?.out].flatMap(
      (figure) => figure ?? [],
    );
    return [...texts, ...figures.map((figure) => `-${sumText(figure, currency, layout)} DR`)];
  });
}

function headersOf(flow: Flow, { kind, header }: Column, width: number): string[] {
  const lines = width === Number.POSITIVE_INFINITY ? [header] : wrapHeader(flow, header, width);
  if (!flow.layout.table.bilingual) return lines;
  const { headers } = english;
  const other =
    kind === 'out' || kind === 'in' ? headers.outIn[4]?.[kind === 'out' ? 0 : 1] : headers[kind][0];
  return [...lines, other ?? ''];
}

function wrapHeader({ paper }: Flow, header: string, cells: number): string[] {
  const words = header.split(' ').map((word) => paper.measure(word, paper.fontSize, true));
  return wrap(paper, header, Math.max(cells, ...words));
}
