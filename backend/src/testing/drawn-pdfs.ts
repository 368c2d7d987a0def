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
