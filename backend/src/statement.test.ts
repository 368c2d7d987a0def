import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from './ports/pdf-text.suite.ts';

const SCRIPT = new URL('./statement.ts', import.meta.url).pathname;

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

function drawStatement(doc: PDFKit.PDFDocument): void {
  const rows: [number, string][][] = [
    [[40, 'EUR Statement']],
    [[40, '1 May 2026 to 31 May 2026']],
    [
      [40, 'Date'],
      [120, 'Description'],
      [300, 'Money out'],
      [380, 'Money in'],
      [480, 'Balance'],
    ],
    [
      [120, 'Opening balance'],
      [480, '100.00'],
    ],
    [
      [40, '3 May 2026'],
      [120, 'Café Müller'],
      [300, '12.50'],
      [480, '87.50'],
    ],
    [
      [120, 'Closing balance'],
      [480, '87.50'],
    ],
  ];
  doc.font('Helvetica').fontSize(9);
  for (const [index, row] of rows.entries()) {
    for (const [x, text] of row) doc.text(text, x, 40 + index * 14, { lineBreak: false });
  }
}

describe('npm run statement', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'statement-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  async function save(options: PDFKit.PDFDocumentOptions = {}) {
    const path = join(folder, 'statement.pdf');
    await writeFile(path, await drawPdf(drawStatement, options));
    return path;
  }

  it('prints the lines and their proof as JSON', async () => {
    const { code, out, err } = await run(await save());
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      bank: null,
      sections: [
        {
          label: 'Account',
          account_hint: null,
          currency: 'EUR',
          opening: '100.00',
          closing: '87.50',
          period_start: '2026-05-01',
          period_end: '2026-05-31',
          proof: { state: 'proven', difference: '0.00', first_break: null },
          lines: [
            {
              date: '2026-05-03',
              description: 'Café Müller',
              amount: '-12.50',
              balance: '87.50',
              page: 1,
              box: {
                x: 40,
                y: expect.closeTo(96, 0),
                width: expect.closeTo(462.5, 0),
                height: expect.closeTo(8.4, 0),
              },
            },
          ],
        },
      ],
    });
  });

  it('opens a locked file with its password only', async () => {
    const path = await save({ userPassword: 'secret', ownerPassword: 'owner' });
    expect(await run(path)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('locked'),
    });
    expect(await run(path, '--password', 'wrong')).toMatchObject({
      code: 1,
      err: expect.stringContaining('password did not open'),
    });
    expect(await run(path, '--password', 'secret')).toMatchObject({ code: 0, err: '' });
  });

  it('says in one sentence why it cannot read a file', async () => {
    const missing = await run(join(folder, 'nothing.pdf'));
    expect(missing).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('cannot be opened'),
    });
    expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('Usage') });
  });
});
