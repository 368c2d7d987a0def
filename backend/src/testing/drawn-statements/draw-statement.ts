import { writeDate } from './dates.ts';
import { drawBalancesAbove, drawBalancesBelow } from './draw-balances.ts';
import { drawDecoy } from './draw-decoys.ts';
import { drawMargins } from './draw-margins.ts';
import { drawHeadedTables, drawTable } from './draw-table.ts';
import { type Flow, keep, writeLine } from './flow.ts';
import { createPaper } from './paper.ts';
import type { Printed } from './printed.ts';
import { randomOf } from './random.ts';
import type { Layout } from './space/layout.ts';
import { placeColumns } from './table-geometry.ts';

/** The PDF of a printed statement in its layout. */
export function drawPdf(printed: Printed, layout: Layout): Promise<Uint8Array> {
  const paper = createPaper(layout);
  const random = randomOf(layout.seed, 'drawing');
  const { margin, fontSize } = layout.paper;
  const flow: Flow = {
    paper,
    layout,
    printed,
    random,
    left: margin,
    right: paper.width - margin,
    bottom: paper.height - Math.max(46, margin + 22),
    y: margin,
    pitch: fontSize * 1.28,
  };
  const columns = placeColumns(flow, printed.accounts, random.int(9, 18));
  flow.pitch = paper.fontSize * random.real(1.2, 1.5);
  drawHead(flow);
  if (layout.decoysFirst) for (const decoy of layout.decoys) drawDecoy(flow, decoy);
  for (const account of printed.accounts) {
    if (printed.accounts.length > 1) drawSectionTitle(flow, `${account.label}  ${account.number}`);
    drawBalancesAbove(flow, account);
    const table = { flow, account, columns };
    if (layout.money.form === 'headings' && account.rows.length > 0) drawHeadedTables(table);
    else drawTable(table);
    drawBalancesBelow(flow, account);
  }
  if (!layout.decoysFirst) for (const decoy of layout.decoys) drawDecoy(flow, decoy);
  flow.y += flow.pitch * 1.5;
  for (const text of layout.language.legal) writeLine(flow, text, { size: 6.5 });
  drawMargins(flow);
  return paper.finish();
}

function drawSectionTitle(flow: Flow, text: string): void {
  keep(flow, 9);
  flow.y += flow.pitch * 2.4;
  flow.paper.put({ x: flow.left, y: flow.y, text, bold: true, size: flow.paper.fontSize + 3 });
}

/** The bank, the holder, the title and the facts of the statement. */
function drawHead(flow: Flow): void {
  const { layout, printed, paper } = flow;
  flow.y += 8;
  paper.put({ x: flow.left, y: flow.y, text: printed.bank, size: 17, bold: true });
  flow.y += 24;
  const top = flow.y;
  for (const line of [printed.holder, ...printed.address]) {
    paper.put({ x: flow.left, y: flow.y, text: line, size: 9 });
    flow.y += 12;
  }
  flow.y += 14;
  const title = titleOf(layout);
  paper.put({ x: flow.left, y: flow.y, text: title, size: 13, bold: true });
  flow.y += 16;
  paper.put({ x: flow.left, y: flow.y, text: periodOf(flow), size: 9 });
  drawFacts(flow, factsOf(flow), top);
}

function titleOf({ language, card, money, currency, seed }: Layout): string {
  const titles = card ? language.cardTitle : language.title;
  const title = titles[seed % titles.length] ?? '';
  if (money.named !== 'title') return title;
  return seed % 3 === 0 ? `${currency} ${title}` : `${title} ${currency}`;
}

function periodOf({ layout, printed }: Flow): string {
  const { language, dates, seed } = layout;
  const text = language.period[seed % language.period.length] ?? '';
  const write = (iso: string) => writeDate(iso, dates.factStyle, language)[0] ?? '';
  return text
    .replace('{start}', write(printed.period.start))
    .replace('{end}', write(printed.period.end));
}

function factsOf({ layout, printed }: Flow): [label: string, value: string][] {
  const { language, dates, money, currency, sections } = layout;
  const date = writeDate(printed.statementDate, dates.factStyle, language)[0] ?? '';
  return [
    [language.holder, printed.holder],
    ...(sections.count === 1
      ? ([[language.account, printed.accounts[0]?.number ?? '']] as [string, string][])
      : []),
    ...(money.named === 'facts' ? ([[language.currency, currency]] as [string, string][]) : []),
    [language.statementDate, date],
  ];
}

function drawFacts(flow: Flow, facts: [string, string][], top: number): void {
  const { paper, layout, left, right } = flow;
  const size = 8;
  if (layout.facts.form === 'right') {
    const x = Math.max(left + 250, right - 210);
    for (const [index, [label, value]] of facts.entries()) {
      paper.put({ x, y: top + index * 12, text: label, size });
      paper.put({ x: right, y: top + index * 12, text: value, size, align: 'right' });
    }
    return;
  }
  const width = (right - left) / facts.length;
  flow.y += 16;
  for (const [index, [label, value]] of facts.entries()) {
    if (layout.facts.form === 'stacked') {
      paper.put({ x: left + index * width, y: flow.y, text: label, size, bold: true });
      paper.put({ x: left + index * width, y: flow.y + 11, text: value, size });
    } else {
      paper.put({ x: left, y: flow.y + index * 12, text: `${label}: ${value}`, size });
    }
  }
  flow.y += layout.facts.form === 'stacked' ? 11 : (facts.length - 1) * 12;
}
