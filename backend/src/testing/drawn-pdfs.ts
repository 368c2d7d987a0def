import PDFDocument from 'pdfkit';

type Options = ConstructorParameters<typeof PDFDocument>[0];

function drawn(options: Options, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    document.on('end', () => resolve(Buffer.concat(chunks))),
  );
  draw(document);
  document.end();
  return ended;
}

/** A statement that opens only with a password. */
export function lockedPdf(password: string): Promise<Buffer> {
  return drawn({ userPassword: password }, (document) => document.text('EUR Statement'));
}

/** A statement of two lines that opens with its password. */
export function lockedStatementPdf(password: string): Promise<Buffer> {
  return statementPdf(
    [
      ['1 Oct 2026', 'Opening balance', '', '', '100.00'],
      ['2 Oct 2026', 'Coffee', '3.50', '', '96.50'],
      ['3 Oct 2026', 'Payment from Halden Ltd', '', '20.00', '116.50'],
      ['31 Oct 2026', 'Closing balance', '', '', '116.50'],
    ],
    { userPassword: password },
  );
}

/** A statement of October whose second line is a euro less than its balance says. */
export function brokenStatementPdf(): Promise<Buffer> {
  return statementPdf([
    ['1 Oct 2026', 'Opening balance', '', '', '100.00'],
    ['2 Oct 2026', 'Coffee', '3.50', '', '96.50'],
    ['3 Oct 2026', 'Payment from Halden Ltd', '', '20.00', '117.50'],
    ['31 Oct 2026', 'Closing balance', '', '', '117.50'],
  ]);
}

/** A statement that adds up, under header words that no reader knows. */
export function bogusStatementPdf(): Promise<Buffer> {
  const rows = [
    ['1 Oct 2026', 'Carried from September', '', '', '100.00'],
    ['2 Oct 2026', 'Coffee', '3.50', '', '96.50'],
    ['3 Oct 2026', 'Payment from Halden Ltd', '', '20.00', '116.50'],
    ['31 Oct 2026', 'Carried to November', '', '', '116.50'],
  ];
  return statementPdf(rows, {}, undefined, ['Zurp', 'Flink', 'Blorp', 'Gnarf', 'Quonk']);
}

const HEADS = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

/** A statement in euros with these rows: date, description, money out, money in, balance. */
export function statementPdf(
  rows: readonly string[][],
  options: Options = {},
  title = 'EUR account statement from 1 October 2026 to 31 October 2026',
  heads: readonly string[] = HEADS,
): Promise<Buffer> {
  return drawn(options, (document) => {
    document.fontSize(9).text(title, 40, 40);
    [heads, ...rows].forEach((cells, row) => {
      cells.forEach((cell, column) => {
        const x = [40, 120, 300, 380, 460][column] ?? 0;
        if (cell) document.text(cell, x, 100 + row * 20, { lineBreak: false });
      });
    });
  });
}

/** A letter: readable text, but no transactions. */
export function letterPdf(): Promise<Buffer> {
  return drawn({}, (document) =>
    document.text('Dear customer, from March our branch opens at nine.'),
  );
}

/** A page that is only a picture, as a scanner makes it. */
export function scannedPdf(): Promise<Buffer> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return drawn({}, (document) => document.image(png, 0, 0, { width: 500 }));
}
