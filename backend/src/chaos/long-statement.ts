import PDFDocument from 'pdfkit';
import type { Row, StatementFile } from './client.ts';

const ROWS_PER_PAGE = 50;
const ROW_HEIGHT = 14;
const COLUMNS = [40, 120, 300, 380, 460];
const HEADER = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const DAYS_PER_MONTH = 28;
const OPENING_CENTS = 1_000_000;

/** A statement of so many lines over ten months of 2026, which takes a while to read. */
export async function longStatement(name: string, lines: number): Promise<StatementFile> {
  const days = MONTHS.length * DAYS_PER_MONTH;
  const rows = Array.from({ length: lines }, (_, line) => {
    const day = Math.floor((line * days) / lines);
    const month = Math.floor(day / DAYS_PER_MONTH);
    const ofMonth = (day % DAYS_PER_MONTH) + 1;
    const date = `2026-${String(month + 1).padStart(2, '0')}-${String(ofMonth).padStart(2, '0')}`;
    const cents = (line % 900) + 100;
    return {
      date,
      description: `Order ${line + 1}`,
      amount: (line % 3 === 0 ? cents : -cents) / 100,
    };
  });
  return { name, account: 'Long', bytes: await drawn(rows), rows };
}

function drawn(rows: readonly Row[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    document.on('end', () => resolve(Buffer.concat(chunks))),
  );
  document.fontSize(8).text('EUR account statement from 1 January 2026 to 28 October 2026', 40, 20);
  const line = (cells: readonly string[], at: number) =>
    cells.forEach((cell, column) => {
      if (cell) document.text(cell, COLUMNS[column], 40 + at * ROW_HEIGHT, { lineBreak: false });
    });
  line(HEADER, 0);
  line(['1 Jan 2026', 'Opening balance', '', '', money(OPENING_CENTS)], 1);
  let balance = OPENING_CENTS;
  rows.forEach(({ date, description, amount }, index) => {
    const at = index % ROWS_PER_PAGE;
    if (at === 0 && index > 0) {
      document.addPage();
      line(HEADER, 0);
    }
    const cents = Math.round(amount * 100);
    balance += cents;
    const [out, in_] = cents < 0 ? [money(-cents), ''] : ['', money(cents)];
    line([printed(date), description, out, in_, money(balance)], at + 2);
  });
  line(['28 Oct 2026', 'Closing balance', '', '', money(balance)], ROWS_PER_PAGE + 2);
  document.end();
  return ended;
}

function printed(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
}
