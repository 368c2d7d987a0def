import { dateIn, daysIn, malaysian, monthAfter } from './calendar.ts';
import { grouped } from './figures.ts';
import type { Row } from './ledger.ts';
import { bytesOf, type Doc, onEveryPage, openDocument, write, writeRight } from './page.ts';
import { HOLDER } from './story/persona.ts';
import type { Section, Statement } from './story.ts';

const X = { date: 34, description: 84, amountRight: 396, balanceRight: 476 };
const FIRST_BASELINE = 242;
const LAST_BASELINE = 694;
const PITCH = 10;
const BODY = { size: 7.5 };
const LABEL = { size: 6.5 };
const NOTE = { size: 6 };

/** Months whose files are written column by column, as some of the bank's own files are. */
const BY_COLUMN: readonly string[] = ['2026-03', '2026-08'];

/** Notices behind the totals: their dates and amounts are no bookings. Lines are as long as the bank breaks them. */
const NOTICES: Partial<Record<string, readonly string[]>> = {
  '2025-12': [
    'DEAR CUSTOMER, FROM 01/02/26 A REPLACEMENT DEBIT CARD COSTS RM12.00.',
    'CARDS ORDERED BEFORE THAT DAY STAY AT RM8.00.',
    '.',
    'KEEP YOUR PASSWORD TO YOURSELF. THE BANK NEVER ASKS FOR IT BY TELEPHONE.',
  ],
  '2026-06': [
    'SPEND RM1,000.00 OR MORE WITH YOUR CARD BY 31/07/26 AND GET RM20.00 BACK.',
    '.',
    'BRANCHES ARE CLOSED ON 31/08/26. THE APP WORKS AS ALWAYS.',
  ],
};

type Column = 'description' | 'date' | 'amount' | 'balance';
type Cell = { column: Column; text: string; page: number; y: number };

/**
 * Draws a Maybank savings statement: signs behind the amounts, descriptions of several lines that may run over
 * a page end, overdrawn balances with DR, totals at the end, and head and foot repeated on every page.
 */
export async function drawMaybank(statement: Statement): Promise<Buffer> {
  const section = statement.sections[0];
  if (!section) throw new RangeError(`no bookings in ${statement.month}`);
  const generated = dateIn(monthAfter(statement.month), 1);
  const doc = openDocument('Savings account statement', 'Maybank2U.com', generated);
  const cells = cellsOf(section, statement.currency, NOTICES[statement.month] ?? []);
  const pages = Math.max(...cells.map((cell) => cell.page)) + 1;
  for (let page = 1; page < pages; page += 1) doc.addPage();
  const order: readonly Column[] = ['description', 'date', 'amount', 'balance'];
  onEveryPage(doc, (number) => {
    drawHead(doc, statement.month, number);
    const here = cells.filter((cell) => cell.page === number - 1);
    const runs = BY_COLUMN.includes(statement.month)
      ? order.flatMap((column) => here.filter((cell) => cell.column === column))
      : here;
    for (const cell of runs) drawCell(doc, cell);
    drawFoot(doc);
  });
  return bytesOf(doc);
}

/** Lays the rows out line by line: a line that does not fit goes to the next page, even inside a description. */
function cellsOf(section: Section, currency: string, notices: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  const perPage = Math.floor((LAST_BASELINE - FIRST_BASELINE) / PITCH) + 1;
  let line = 0;
  const put = (parts: Partial<Record<Column, string>>) => {
    const page = Math.floor(line / perPage);
    const y = FIRST_BASELINE + (line % perPage) * PITCH;
    for (const column of ['date', 'description', 'amount', 'balance'] as const) {
      const text = parts[column];
      if (text !== undefined) cells.push({ column, text, page, y });
    }
    line += 1;
  };
  put({ description: 'BEGINNING BALANCE', balance: balance(section.openingMinor, currency) });
  for (const row of section.rows) {
    put({
      date: malaysian(row.date),
      description: row.description,
      amount: signed(row.amountMinor, currency),
      balance: balance(row.balanceMinor, currency),
    });
    for (const detail of row.details) put({ description: detail.text });
  }
  // The totals stay together: where they do not fit, they begin a page.
  const left = perPage - (line % perPage);
  if (left < 7) line += left;
  else line += 1;
  for (const [label, figure] of totalsOf(section, section.rows, currency)) {
    put({ description: label, balance: figure });
  }
  line += 1;
  for (const notice of notices) put({ description: notice });
  return cells;
}

function totalsOf(section: Section, rows: readonly Row[], currency: string): [string, string][] {
  const credit = rows.reduce((sum, row) => sum + Math.max(row.amountMinor, 0), 0);
  const debit = rows.reduce((sum, row) => sum + Math.max(-row.amountMinor, 0), 0);
  const ending = balance(section.closingMinor, currency);
  return [
    ['ENDING BALANCE :', ending],
    ['LEDGER BALANCE :', ending],
    ['TOTAL DEBIT :', grouped(debit, currency)],
    ['TOTAL CREDIT :', grouped(credit, currency)],
    ['PROFIT OUTSTANDING', '.00'],
  ];
}

function drawCell(doc: Doc, cell: Cell): void {
  if (cell.column === 'date') write(doc, cell.text, X.date, cell.y, BODY);
  else if (cell.column === 'description') write(doc, cell.text, X.description, cell.y, BODY);
  else if (cell.column === 'amount') writeRight(doc, cell.text, X.amountRight, cell.y, BODY);
  else writeRight(doc, cell.text, X.balanceRight, cell.y, BODY);
}

function drawHead(doc: Doc, month: string, page: number): void {
  write(doc, 'Malayan Banking Berhad (3813-K)', 30, 40, { size: 8, bold: true });
  write(
    doc,
    '15th Floor, Tower A, Dataran Maybank, 1, Jalan Maarof, 59000 Kuala Lumpur.',
    30,
    50,
    NOTE,
  );
  write(doc, 'IBS BANGSAR', 30, 66, LABEL);
  for (const [index, line] of [
    HOLDER.toUpperCase(),
    '8 JALAN KENANGA',
    'BANGSAR',
    '59100 KUALA LUMPUR',
  ].entries()) {
    write(doc, line, 30, 100 + index * PITCH, BODY);
  }
  const statementDate = malaysian(dateIn(month, daysIn(month)));
  const fields: [number, string, string, string][] = [
    [66, 'MUKA / PAGE', '', `: ${page}`],
    [84, 'TARIKH PENYATA', 'STATEMENT DATE', `: ${statementDate}`],
    [108, 'NOMBOR AKAUN', 'ACCOUNT NUMBER', ': 112233-555012'],
  ];
  for (const [y, malay, english, value] of fields) {
    write(doc, malay, 370, y, LABEL);
    if (english) write(doc, english, 370, y + 9, LABEL);
    write(doc, value, 470, english ? y + 9 : y, LABEL);
  }
  write(doc, 'PROTECTED BY PIDM UP TO RM250,000 FOR EACH DEPOSITOR', 30, 160, NOTE);
  write(doc, 'SAVINGS ACCOUNT', 30, 175, { size: 7.5, bold: true });
  write(doc, 'URUSNIAGA AKAUN / ACCOUNT TRANSACTIONS', 30, 195, LABEL);
  doc.lineWidth(0.5).strokeColor('#8b8f91').rect(30, 202, 450, 25).stroke();
  const columns: [number, string, string][] = [
    [32, 'TARIKH MASUK', 'ENTRY DATE'],
    [80, 'TARIKH NILAI', 'VALUE DATE'],
    [130, 'BUTIR URUSNIAGA', 'TRANSACTION DESCRIPTION'],
    [318, 'JUMLAH URUSNIAGA', 'TRANSACTION AMOUNT'],
    [408, 'BAKI PENYATA', 'STATEMENT BALANCE'],
  ];
  for (const [x, malay, english] of columns) {
    write(doc, malay, x, 211, { size: 5.5 });
    write(doc, english, x, 221, { size: 5.5 });
  }
}

function drawFoot(doc: Doc): void {
  doc.lineWidth(0.5).strokeColor('#8b8f91').moveTo(30, 704).lineTo(480, 704).stroke();
  const notes: [number, number, string][] = [
    [84, 715, 'BAKI LEGAR = BAKI AKHIR - CEK BELUM JELAS'],
    [84, 723, 'LEDGER BALANCE = ENDING BALANCE - UNCLEARED CHEQUES'],
    [30, 739, 'Perhatian / Note'],
    [
      30,
      749,
      '(1) Semua maklumat dan baki akan dianggap betul melainkan kami diberitahu dalam masa 21 hari.',
    ],
    [
      42,
      757,
      'All items and balances shown will be considered correct unless we are notified within 21 days.',
    ],
    [30, 767, '(2) Sila beritahu kami sebarang pertukaran alamat secara bertulis.'],
    [42, 775, 'Please notify us of any change of address in writing.'],
    [30, 793, 'Sample with invented people and figures.'],
    [400, 739, 'Wang yang keluar berlebihan ditandakan dengan DR'],
    [400, 747, 'Overdrawn balances are denoted by DR'],
  ];
  for (const [x, y, text] of notes) write(doc, text, x, y, NOTE);
}

/** '45.20-' for money out and '310.00+' for money in; under one ringgit the bank drops the zero: '.50-'. */
function signed(amountMinor: number, currency: string): string {
  const figure = grouped(Math.abs(amountMinor), currency).replace(/^0\./, '.');
  return `${figure}${amountMinor < 0 ? '-' : '+'}`;
}

function balance(amountMinor: number, currency: string): string {
  return `${grouped(Math.abs(amountMinor), currency)}${amountMinor < 0 ? 'DR' : ''}`;
}
