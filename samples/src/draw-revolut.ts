import { american, british, dateIn, daysIn, monthAfter } from './calendar.ts';
import { grouped } from './figures.ts';
import type { Row } from './ledger.ts';
import { bytesOf, type Doc, onEveryPage, openDocument, rule, write, writeRight } from './page.ts';
import type { Booking } from './schedule.ts';
import { HOLDER } from './story/persona.ts';
import type { Section, Statement } from './story.ts';

/** Left edges of the columns; both money columns are left-aligned, and only the balances end at `balanceRight`. */
const X = {
  date: 42.67,
  description: 124.76,
  out: 335.06,
  in: 417.11,
  balance: 526.28,
  balanceRight: 556,
};
const LAST_BASELINE = 752;
const BODY = { size: 8.25 };
const HEAD = { size: 6.75, color: '#6b7177' };
const SMALL = { size: 4.5, color: '#6b7177' };

/** How the two accounts differ: app language, legal entity and what identifies the account. */
type Look = {
  entity: string;
  product: string;
  symbol: string;
  long: (date: string) => string;
  short: (date: string) => string;
  identifiers: readonly (readonly [string, string])[];
};

const LOOKS: Record<string, Look> = {
  EUR: {
    entity: 'Revolut Bank UAB',
    product: 'Account (Current Account)',
    symbol: '\u20ac',
    long: (date) => american(date),
    short: (date) => american(date, 'short'),
    identifiers: [
      ['IBAN', 'DE00 1001 0178 5550 1234 56'],
      ['BIC', 'REVODEB2'],
    ],
  },
  GBP: {
    entity: 'Revolut Ltd',
    product: 'Account (E-Money)',
    symbol: '\u00a3',
    long: (date) => british(date),
    short: (date) => british(date, 'short'),
    identifiers: [
      ['Sort Code', '000000'],
      ['Account Number', '55501234'],
      ['IBAN', 'GB00 REVO 0000 0055 5012 34'],
      ['BIC', 'REVOGB21'],
    ],
  },
};

/** A running drawing: the page being filled and the baseline of the next line. */
type Sheet = { doc: Doc; look: Look; currency: string; period: string; y: number };

/**
 * Draws a Revolut account statement: summary, one table per part, then or before it the tables of
 * pending and reverted bookings, which belong to no balance.
 */
export async function drawRevolut(statement: Statement): Promise<Buffer> {
  const look = LOOKS[statement.currency];
  if (!look) throw new RangeError(`no Revolut account in ${statement.currency}`);
  const generated = dateIn(monthAfter(statement.month), 1);
  const first = look.long(dateIn(statement.month, 1));
  const last = look.long(dateIn(statement.month, daysIn(statement.month)));
  const doc = openDocument(`${statement.currency} Statement`, look.entity, generated);
  const sheet = {
    doc,
    look,
    currency: statement.currency,
    period: `from ${first} to ${last}`,
    y: 0,
  };
  drawLetterhead(sheet, generated);
  drawSummary(sheet, statement.sections);
  // The app prints pending bookings before the account table in some versions and after it in others.
  const pendingFirst = statement.currency === 'GBP';
  if (pendingFirst) drawListed(sheet, 'Pending', statement.pending);
  for (const section of statement.sections) drawSection(sheet, section);
  if (!pendingFirst) drawListed(sheet, 'Pending', statement.pending);
  drawListed(sheet, 'Reverted', statement.reverted);
  onEveryPage(doc, (number, count) => drawFooter(doc, look, generated, number, count));
  return bytesOf(doc);
}

function drawLetterhead(sheet: Sheet, generated: string): void {
  const { doc, look } = sheet;
  write(doc, 'Revolut', X.date, 50, { size: 18, bold: true });
  writeRight(doc, `${sheet.currency} Statement`, X.balanceRight, 50, { size: 16.5, bold: true });
  writeRight(doc, `Generated on the ${look.long(generated)}`, X.balanceRight, 63, HEAD);
  writeRight(doc, look.entity, X.balanceRight, 74, HEAD);
  write(doc, HOLDER.toUpperCase(), X.date, 112, { size: 9.75, bold: true });
  for (const [index, line] of ['Okerstrasse 14', '12049 Berlin', 'Germany'].entries()) {
    write(doc, line, X.date, 125 + index * 11.5, BODY);
  }
  for (const [index, [label, value]] of look.identifiers.entries()) {
    write(doc, label, X.out, 112 + index * 11.5, HEAD);
    write(doc, value, X.in, 112 + index * 11.5, BODY);
  }
}

function drawSummary(sheet: Sheet, sections: readonly Section[]): void {
  const { doc } = sheet;
  const columns = [X.date, 250, X.out, X.in, 490] as const;
  const line = (
    cells: readonly string[],
    style: { size: number; bold?: boolean; color?: string },
  ) => {
    for (const [index, cell] of cells.entries())
      write(doc, cell, columns[index] ?? 0, sheet.y, style);
  };
  sheet.y = 188;
  write(doc, 'Balance summary', X.date, sheet.y, { size: 12.4, bold: true });
  sheet.y += 18;
  line(['Product', 'Opening balance', 'Money out', 'Money in', 'Closing balance'], HEAD);
  rule(doc, X.date, X.balanceRight, sheet.y + 5);
  sheet.y += 16;
  const totals = [0, 0, 0, 0];
  for (const section of sections) {
    const figures = [
      section.openingMinor,
      moneyOut(section),
      moneyIn(section),
      section.closingMinor,
    ];
    for (const [index, figure] of figures.entries()) totals[index] = (totals[index] ?? 0) + figure;
    const name = section.label === 'Account' ? sheet.look.product : section.label;
    line([name, ...figures.map((figure) => money(sheet, figure))], BODY);
    sheet.y += 13;
  }
  rule(doc, X.date, X.balanceRight, sheet.y - 9);
  line(['Total', ...totals.map((figure) => money(sheet, figure))], { size: 8.25, bold: true });
  sheet.y += 13;
  for (const note of [
    'The balance on your statement might differ from the balance shown in your app. The balance on your statement only reflects completed transactions, while the app shows the balance available for use,',
    'which accounts for pending transactions.',
  ]) {
    write(doc, note, X.date, sheet.y, SMALL);
    sheet.y += 6.5;
  }
  sheet.y += 22;
}

/** Fees kept from an exchange count as money out and the gross amount as money in, as Revolut's summary does. */
function moneyOut(section: Section): number {
  const out = section.rows.reduce((sum, row) => sum + Math.max(-row.amountMinor, 0), 0);
  return out + section.rows.reduce((sum, row) => sum + (row.feeMinor ?? 0), 0);
}

function moneyIn(section: Section): number {
  return section.closingMinor - section.openingMinor + moneyOut(section);
}

function drawSection(sheet: Sheet, section: Section): void {
  const labels = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
  openTable(sheet, `${section.label} transactions ${sheet.period}`, labels);
  for (const row of section.rows) drawRow(sheet, row, labels);
  sheet.y += 16;
}

function drawListed(sheet: Sheet, title: string, bookings: readonly Booking[]): void {
  if (bookings.length === 0) return;
  const labels = ['Start date', 'Description', 'Money out', 'Money in'];
  openTable(sheet, `${title} ${sheet.period}`, labels);
  for (const booking of bookings) drawRow(sheet, booking, labels);
  sheet.y += 16;
}

function openTable(sheet: Sheet, title: string, labels: readonly string[]): void {
  if (sheet.y > LAST_BASELINE - 80) turnPage(sheet);
  write(sheet.doc, title, X.date, sheet.y, { size: 12.4, bold: true });
  sheet.y += 21;
  drawLabels(sheet, labels);
}

function drawLabels(sheet: Sheet, labels: readonly string[]): void {
  const columns = [X.date, X.description, X.out, X.in, X.balance];
  for (const [index, label] of labels.entries()) {
    write(sheet.doc, label, columns[index] ?? 0, sheet.y, HEAD);
  }
  rule(sheet.doc, X.date, X.balanceRight, sheet.y + 5.5);
  sheet.y += 18;
}

function drawRow(sheet: Sheet, row: Booking | Row, labels: readonly string[]): void {
  const { doc } = sheet;
  if (sheet.y + row.details.length * 6.5 > LAST_BASELINE) {
    turnPage(sheet);
    drawLabels(sheet, labels);
  }
  write(doc, sheet.look.short(row.date), X.date, sheet.y, BODY);
  write(doc, row.description, X.description, sheet.y, BODY);
  const column = row.amountMinor < 0 ? X.out : X.in;
  write(doc, money(sheet, Math.abs(row.amountMinor)), column, sheet.y, BODY);
  if ('balanceMinor' in row) {
    writeRight(doc, money(sheet, row.balanceMinor), X.balanceRight, sheet.y, BODY);
  }
  let y = sheet.y + 9;
  for (const detail of row.details) {
    write(doc, detail.text, X.description, y, SMALL);
    if (detail.amount) write(doc, detail.amount, column, y, SMALL);
    y += 6.5;
  }
  rule(doc, X.date, X.balanceRight, y - 1, '#e8eaeb', 0.4);
  sheet.y = y + 11;
}

function turnPage(sheet: Sheet): void {
  sheet.doc.addPage();
  write(sheet.doc, 'Revolut', X.date, 50, { size: 18, bold: true });
  writeRight(sheet.doc, `${sheet.currency} Statement`, X.balanceRight, 50, {
    size: 16.5,
    bold: true,
  });
  sheet.y = 88;
}

function drawFooter(doc: Doc, look: Look, generated: string, number: number, count: number): void {
  rule(doc, X.date, X.balanceRight, 778);
  write(doc, 'Report lost or stolen card', X.date, 790, { size: 6, bold: true });
  write(doc, '+370 5 555 0100', X.date, 798, { size: 6 });
  write(doc, 'Get help directly in app', 175, 790, { size: 6, bold: true });
  write(doc, 'Scan the QR code', 175, 798, { size: 6 });
  write(
    doc,
    `${look.entity} is authorised and supervised in the country where it is established. Sample with invented people and figures.`,
    X.date,
    812,
    SMALL,
  );
  write(doc, `\u00a9 ${generated.slice(0, 4)} ${look.entity}`, X.date, 824, SMALL);
  writeRight(doc, `Page ${number} of ${count}`, X.balanceRight, 824, SMALL);
}

function money(sheet: Sheet, amountMinor: number): string {
  return `${sheet.look.symbol}${grouped(amountMinor, sheet.currency)}`;
}
