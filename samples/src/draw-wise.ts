import { british, dateIn, daysIn, monthAfter } from './calendar.ts';
import { grouped } from './figures.ts';
import type { Row } from './ledger.ts';
import {
  bytesOf,
  type Doc,
  onEveryPage,
  openDocument,
  rule,
  wrap,
  write,
  writeRight,
} from './page.ts';
import { digits, randomOf } from './random.ts';
import { HOLDER } from './story/persona.ts';
import type { Statement } from './story.ts';

const X = { left: 42, incoming: 416.9, outgoing: 485.1, balance: 553.3 };
const LAST_BASELINE = 790;
const BODY = { size: 8.25 };
const FIGURE = { size: 7.5 };
const GREY = { size: 7.5, color: '#7a8179' };

/**
 * Draws a Wise balance statement: newest booking first, figures 2 points below the first line of the
 * description, the running balance in the column "Amount", and no column heads after the first page.
 */
export async function drawWise(statement: Statement): Promise<Buffer> {
  const section = statement.sections[0];
  if (!section) throw new RangeError(`no bookings in ${statement.month}`);
  const doc = openDocument(
    `${statement.currency} statement`,
    'Wise',
    dateIn(monthAfter(statement.month), 1),
  );
  drawFirstPageHead(doc, statement, section.closingMinor);
  let y = 448;
  for (const row of section.rows.toReversed()) {
    const lines = wrap(doc, row.description, 310, BODY);
    const height = 36.8 + (lines.length - 1) * 12;
    if (y + height - 14 > LAST_BASELINE) {
      doc.addPage();
      y = 50;
    }
    drawRow(doc, row, lines, statement.currency, y);
    y += height;
  }
  drawEnd(doc, y);
  const reference = referenceOf(statement);
  onEveryPage(doc, (number, count) => {
    write(doc, `ref:${reference}`, 36, 822, { size: 4.5, color: '#9aa09a' });
    writeRight(doc, `${number} / ${count}`, 559.3, 822, { size: 6.75, color: '#7a8179' });
  });
  return bytesOf(doc);
}

function drawFirstPageHead(doc: Doc, statement: Statement, closingMinor: number): void {
  const { currency, month } = statement;
  const zoned = (day: number) => {
    const date = dateIn(month, day);
    return `${british(date)} [${offsetOf(date)}]`;
  };
  write(doc, 'Wise Europe SA', X.left, 62, { size: 9, bold: true });
  for (const [index, line] of [
    'Rue du Trone 100, 3rd floor',
    'Brussels',
    '1050',
    'Belgium',
  ].entries()) {
    write(doc, line, X.left, 76 + index * 12, BODY);
  }
  write(doc, `${currency} statement`, X.left, 180, { size: 18, bold: true });
  write(doc, `${zoned(1)} - ${zoned(daysIn(month))}`, X.left, 205, { size: 9.75 });
  write(doc, `Generated on: ${british(dateIn(monthAfter(month), 1))}`, X.left, 226, GREY);
  const columns = [
    {
      x: 44.2,
      label: 'Account Holder',
      values: [HOLDER, 'Okerstrasse 14', 'Berlin', '12049', 'Germany'],
    },
    { x: 166, label: 'Account number', values: ['000055501234'] },
    { x: 358.9, label: 'Routing number', values: ['000000000'] },
  ];
  for (const { x, label, values } of columns) {
    write(doc, label, x, 260, GREY);
    for (const [index, value] of values.entries()) write(doc, value, x, 274 + index * 12, BODY);
  }
  rule(doc, X.left, X.balance, 344);
  const closing = `${grouped(closingMinor, currency)} ${currency}`;
  write(doc, `${currency} on ${zoned(daysIn(month))}`, X.left, 366, { size: 11.25, bold: true });
  writeRight(doc, closing, 551, 366, { size: 11.25, bold: true });
  rule(doc, X.left, X.balance, 388);
  write(doc, 'Description', 42.8, 423, GREY);
  writeRight(doc, 'Incoming', 416.2, 423, GREY);
  writeRight(doc, 'Outgoing', 484.3, 423, GREY);
  writeRight(doc, 'Amount', 552.5, 423, GREY);
  rule(doc, X.left, X.balance, 431);
}

function drawRow(doc: Doc, row: Row, lines: readonly string[], currency: string, y: number): void {
  for (const [index, line] of lines.entries()) write(doc, line, X.left, y + index * 12, BODY);
  const edge = row.amountMinor < 0 ? X.outgoing : X.incoming;
  writeRight(doc, grouped(row.amountMinor, currency), edge, y + 2, FIGURE);
  writeRight(doc, grouped(row.balanceMinor, currency), X.balance, y + 2, FIGURE);
  const below = y + lines.length * 12;
  const detail = row.details.map(({ text }) => text).join('  ');
  write(doc, `${british(row.date)}  ${detail}`, X.left, below, GREY);
  rule(doc, X.left, X.balance, below + 10, '#e6e8e5');
}

function drawEnd(doc: Doc, rowsEnd: number): void {
  let y = rowsEnd + 12;
  if (y + 22 > LAST_BASELINE) {
    doc.addPage();
    y = 50;
  }
  write(
    doc,
    'Wise is the trading name of Wise Europe SA, a Payment Institution. Sample with invented people and figures.',
    X.left,
    y,
    { size: 6.75, color: '#7a8179' },
  );
  write(doc, 'Need help? Visit wise.com/help', X.left, y + 12, { size: 6.75, color: '#7a8179' });
}

/** The offset of Berlin on a day, as Wise prints it: 'GMT+01:00' in winter, 'GMT+02:00' in summer. */
function offsetOf(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    timeZoneName: 'longOffset',
  });
  const zone = format
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  if (!zone) throw new Error('no time zone name in the formatted date');
  return zone.value;
}

function referenceOf(statement: Statement): string {
  const random = randomOf(`reference ${statement.currency} ${statement.month}`);
  return [8, 4, 4, 4, 12].map((count) => digits(random, count)).join('-');
}
