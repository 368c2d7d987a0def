import { balanceText, sumText } from './cells.ts';
import { writeDate } from './dates.ts';
import { labelOf } from './draw-table.ts';
import { type Flow, keep } from './flow.ts';
import type { PrintedAccount } from './printed.ts';

type Labelled = { label: string; figure: string };

/** Balances and totals that stand outside the table, above it. */
export function drawBalancesAbove(flow: Flow, account: PrintedAccount): void {
  const { place, closingOnTop } = flow.layout.balances;
  if (place === 'summary') drawSummary(flow, account);
  if (place !== 'block') return;
  const opening = balanceLine(flow, account, 'opening');
  const closing = closingOnTop ? balanceLine(flow, account, 'closing') : [];
  drawLabelled(flow, [...opening, ...closing]);
}

/** Balances and totals that stand outside the table, below it. */
export function drawBalancesBelow(flow: Flow, account: PrintedAccount): void {
  const { place, totals, closingOnTop } = flow.layout.balances;
  const closing = place === 'block' && !closingOnTop ? balanceLine(flow, account, 'closing') : [];
  const sums = totals === 'block' && place !== 'summary' ? totalLines(flow, account) : [];
  drawLabelled(flow, [...sums, ...closing]);
}

function balanceLine(
  flow: Flow,
  account: PrintedAccount,
  which: 'opening' | 'closing',
): Labelled[] {
  const figure = which === 'opening' ? account.openingMinor : account.closingMinor;
  if (figure === null) return [];
  const { layout, printed } = flow;
  const iso = which === 'opening' ? printed.period.start : printed.period.end;
  const date = writeDate(iso, layout.dates.factStyle, layout.language)[0] ?? '';
  return [
    {
      label: layout.balances.dated ? `${labelOf(flow, which)} ${date}` : labelOf(flow, which),
      figure: balanceText(figure, account.currency, layout),
    },
  ];
}

function totalLines({ layout }: Flow, { totals, currency }: PrintedAccount): Labelled[] {
  if (totals === null) return [];
  const [out = '', into = ''] = totalLabels(layout);
  return [
    { label: out, figure: sumText(totals.out, currency, layout) },
    { label: into, figure: sumText(totals.in, currency, layout) },
  ];
}

function totalLabels({ language, seed }: Flow['layout']): readonly string[] {
  return language.totals[seed % language.totals.length] ?? [];
}

/** Each on a line of its own: in one text, or with the figure apart. */
function drawLabelled(flow: Flow, lines: Labelled[]): void {
  if (lines.length === 0) return;
  const { paper, layout, left, right } = flow;
  keep(flow, lines.length + 1);
  flow.y += flow.pitch * 0.8;
  for (const { label, figure } of lines) {
    flow.y += flow.pitch * 1.1;
    if (layout.facts.form === 'inline') {
      paper.put({ x: left, y: flow.y, text: `${label}: ${figure}` });
      continue;
    }
    // A long label pushes its figure aside, for no bank prints one over the other.
    const least = left + paper.measure(label) + paper.fontSize + paper.measure(figure);
    const x = layout.facts.form === 'right' ? right : Math.max(left + 240, least);
    paper.put({ x: left, y: flow.y, text: label });
    paper.put({ x, y: flow.y, text: figure, align: 'right' });
  }
}

/** A small table: what each balance is called above its figure. */
function drawSummary(flow: Flow, account: PrintedAccount): void {
  const { layout, paper } = flow;
  const [opening] = balanceLine(flow, account, 'opening');
  const [closing] = balanceLine(flow, account, 'closing');
  const cells = [opening, ...totalLines(flow, account), closing].filter(
    (cell) => cell !== undefined,
  );
  if (cells.length === 0) return;
  keep(flow, 4);
  const width = (flow.right - flow.left) / Math.max(cells.length, 3);
  const isRight = layout.table.numbersAlign === 'right';
  const below = flow.y + flow.pitch * 2.8;
  for (const [index, { label, figure }] of cells.entries()) {
    const x = flow.left + width * index + (isRight ? width - 6 : 0);
    const align = isRight ? 'right' : 'left';
    const size = Math.min(
      paper.fontSize,
      (paper.fontSize * (width - 10)) / paper.measure(label, paper.fontSize, true),
    );
    paper.put({ x, y: flow.y + flow.pitch * 1.6, text: label, align, bold: true, size });
    paper.put({ x, y: below, text: figure, align });
  }
  flow.y = below + flow.pitch * 0.6;
}
