import { amountText, balanceText, cellLines, sumText } from './cells.ts';
import { writeDate } from './dates.ts';
import { type Flow, keep, turn, wrap } from './flow.ts';
import type { PrintedAccount, PrintedRow } from './printed.ts';
import type { ColumnKind, Layout } from './space/layout.ts';
import type { PlacedColumn } from './table-geometry.ts';

export type Table = { flow: Flow; account: PrintedAccount; columns: PlacedColumn[] };

/** Draws the table of an account: headers, the rows in print order, and the balances and totals that stand as rows. */
export function drawTable(table: Table): void {
  const { flow, account } = table;
  const { rows, balances, pages } = flow.layout;
  const [first, last] = rows.newestFirst
    ? (['closing', 'opening'] as const)
    : (['opening', 'closing'] as const);
  keep(flow, 6);
  drawHeaders(table);
  if (balances.place === 'rows') drawBalanceRow(table, first);
  const printed = rows.newestFirst ? [...account.rows].reverse() : account.rows;
  for (const [index, row] of printed.entries()) {
    const before = printed[index - 1];
    const lines = linesOf(table, row);
    const room = (flow.bottom - flow.y) / flow.pitch - (pages.carries ? 2 : 0);
    if (room < (pages.breaksInside ? Math.min(2, lines.length) : lines.length) + rows.gap) {
      goOn(table, before ?? null);
    }
    const dated = !flow.layout.dates.oncePerDay || before?.date !== row.date;
    if (dated && flow.layout.dates.asHeadings) drawDay(table, row);
    drawRow(table, row, { lines, dated });
  }
  if (balances.totals === 'row' && account.totals) drawTotals(table, account.totals);
  if (balances.place === 'rows') drawBalanceRow(table, last);
}

/** Turns the page within the table, with what the bank repeats there. */
function goOn(table: Table, before: PrintedRow | null): void {
  const { flow, account } = table;
  const { pages, language } = flow.layout;
  const carries = pages.carries && before !== null && flow.layout.rows.balance !== 'none';
  const figure = before ? balanceText(before.carriedMinor, account.currency, flow.layout) : '';
  if (carries) drawSpecial(table, { description: language.carried, balance: figure });
  turn(flow);
  if (pages.repeatsHeader) drawHeaders(table);
  if (carries) drawSpecial(table, { description: language.brought, balance: figure });
}

/** The date over the bookings of its day. */
function drawDay({ flow }: Table, row: PrintedRow): void {
  const { dates, language } = flow.layout;
  keep(flow, 4);
  flow.y += flow.pitch * 1.5;
  const text = writeDate(row.date, dates.factStyle, language)[0] ?? '';
  flow.paper.put({ x: flow.left, y: flow.y, text, bold: true });
}

function drawHeaders({ flow, columns }: Table): void {
  const { headerAlign, ruled } = flow.layout.table;
  const height = Math.max(...columns.map(({ headers }) => headers.length));
  flow.y += flow.pitch * 0.6;
  for (const { headers, left, right, align } of columns) {
    for (const [index, text] of headers.entries()) {
      const place =
        headerAlign === 'same' || align === 'left'
          ? { x: align === 'right' ? right : left, align }
          : headerAlign === 'left'
            ? { x: left, align: 'left' as const }
            : { x: (left + right) / 2, align: 'centre' as const };
      flow.paper.put({ ...place, y: flow.y + (index + 1) * flow.pitch, text, bold: true });
    }
  }
  flow.y += flow.pitch * (height + (ruled ? 0.4 : 0.1));
}

/** A row that is no booking: a label and figures in some columns. */
function drawSpecial(
  { flow, columns }: Table,
  cells: Partial<Record<ColumnKind, string>>,
  bold = false,
): void {
  keep(flow, 1);
  flow.y += flow.pitch * (1 + Math.min(0.4, flow.layout.rows.gap));
  for (const { kind, left, right, align, index } of columns) {
    const text = cells[kind];
    if (text === undefined) continue;
    flow.paper.put({
      x: align === 'right' ? right : left,
      y: flow.y,
      text,
      align,
      bold,
      column: index,
    });
  }
}

function drawBalanceRow(table: Table, which: 'opening' | 'closing'): void {
  const { flow, account } = table;
  const figure = which === 'opening' ? account.openingMinor : account.closingMinor;
  if (figure === null) return;
  const { layout, printed } = flow;
  const { dates, balances, language } = layout;
  const label = labelOf(flow, which);
  const iso = which === 'opening' ? printed.period.start : printed.period.end;
  const place = table.columns.some(({ kind }) => kind === 'balance') ? 'balance' : 'amount';
  const date = balances.dated ? { date: writeDate(iso, dates.style, language)[0] ?? '' } : {};
  drawSpecial(
    table,
    { ...date, description: label, [place]: balanceText(figure, account.currency, layout) },
    layout.table.ruled,
  );
}

function drawTotals(table: Table, totals: { out: number; in: number }): void {
  const { flow, account } = table;
  const text = (minor: number) => sumText(minor, account.currency, flow.layout);
  drawSpecial(
    table,
    { description: flow.layout.language.total, out: text(totals.out), in: text(totals.in) },
    true,
  );
}

/** The same words for a balance throughout a statement. */
export function labelOf({ layout }: Flow, which: 'opening' | 'closing'): string {
  const { language, card, seed } = layout;
  const labels = card
    ? { opening: language.cardOpening, closing: language.cardClosing }
    : { opening: language.opening, closing: language.closing };
  const choices = labels[which];
  return choices[seed % choices.length] ?? '';
}

/** A line of a description; aside is a figure of no booking that stands in the column of amounts. */
type TextLine = { text: string; size: number; indent: number; aside?: string };

function linesOf({ flow, columns, account }: Table, row: PrintedRow): TextLine[] {
  const column = columns.find(({ kind }) => kind === 'description');
  const width = (column?.right ?? 0) - (column?.left ?? 0);
  const { fontSize } = flow.paper;
  const { indent, smallDetails } = flow.layout.rows;
  const small = smallDetails ? Math.max(4.5, fontSize * 0.72) : fontSize;
  const texts = row.parts.flatMap((part) => wrap(flow.paper, part, width - indent));
  return [
    ...texts.map((text, index) => ({ text, size: fontSize, indent: index === 0 ? 0 : indent })),
    ...row.details.flatMap((detail) =>
      wrap(flow.paper, detail, width - indent, small).map((text) => ({
        text,
        size: small,
        indent,
        ...asideOf(detail, account, flow.layout),
      })),
    ),
  ];
}

function asideOf(detail: string, { currency }: PrintedAccount, layout: Layout): { aside?: string } {
  const [, units, cents] = /(\d+)\.(\d\d)/.exec(detail) ?? [];
  if (layout.rows.details !== 'columnAmounts' || units === undefined) return {};
  return { aside: sumText(Number(`${units}${cents}`), currency, layout) };
}

/** The line on which the date stands, and that on which the figures do; halves where cells are centred. */
function anchorsOf(
  form: Table['flow']['layout']['rows']['form'],
  count: number,
): [date: number, figures: number] {
  if (form === 'centred') return [(count - 1) / 2, (count - 1) / 2];
  return form === 'amountLast' ? [0, count - 1] : [0, 0];
}

function drawRow(
  table: Table,
  row: PrintedRow,
  { lines, dated }: { lines: TextLine[]; dated: boolean },
): void {
  const { flow, account, columns } = table;
  const { paper, layout, pitch } = flow;
  const top = flow.y + pitch * (1 + layout.rows.gap);
  const [dateLine, figureLine] = anchorsOf(layout.rows.form, lines.length);
  let lowest = top;
  for (const { kind, left, right, align, index } of columns) {
    if (kind === 'description' || (kind === 'date' && !dated)) continue;
    const isFigure = kind !== 'date' && kind !== 'valueDate' && kind !== 'type';
    const y = top + (isFigure ? figureLine * pitch + layout.rows.shift : dateLine * pitch);
    for (const [line, text] of cellLines(kind, row, account, layout).entries()) {
      const at = y + line * pitch;
      paper.put({ x: align === 'right' ? right : left, y: at, text, align, column: index });
      if (!isFigure) lowest = Math.max(lowest, at);
    }
  }
  flow.y = top - pitch;
  const page = paper.pages();
  drawDescription(table, lines);
  if (paper.pages() === page) flow.y = Math.max(flow.y, lowest);
}

/** Writes the lines of a description, over the edge of the page if the layout allows it. */
function drawDescription(table: Table, lines: TextLine[]): void {
  const { flow, columns } = table;
  const column = columns.find(({ kind }) => kind === 'description');
  const amounts = columns.find(({ kind }) => kind === 'out' || kind === 'amount');
  for (const [index, { text, size, indent, aside }] of lines.entries()) {
    if (index > 0 && flow.layout.pages.breaksInside && flow.y + flow.pitch > flow.bottom) {
      goOn(table, null);
    }
    flow.y += flow.pitch;
    const x = (column?.left ?? 0) + indent;
    flow.paper.put({ x, y: flow.y, text, size, column: column?.index ?? 0 });
    if (aside === undefined || !amounts) continue;
    const { align } = amounts;
    const edge = align === 'right' ? amounts.right : amounts.left;
    flow.paper.put({ x: edge, y: flow.y, text: aside, size, align, column: amounts.index });
  }
}

/** The rows of bookings in and out apart, each under its heading, where nothing else tells the direction. */
export function drawHeadedTables(table: Table): void {
  const { flow, account } = table;
  for (const [index, heading] of flow.layout.language.headings.entries()) {
    const rows = account.rows.filter(({ amountMinor }) => amountMinor >= 0 === (index === 0));
    if (rows.length === 0) continue;
    keep(flow, 7);
    flow.y += flow.pitch * 2;
    flow.paper.put({
      x: flow.left,
      y: flow.y,
      text: heading,
      bold: true,
      size: flow.paper.fontSize + 2,
    });
    drawTable({ ...table, account: { ...account, rows } });
    const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
    drawSpecial(
      table,
      {
        description: `${flow.layout.language.total} ${heading}`,
        amount: amountText('amount', sum, account.currency, flow.layout),
      },
      true,
    );
  }
}
