import { mkdir, writeFile } from 'node:fs/promises';
import { drawMaybank } from './draw-maybank.ts';
import { drawRevolut } from './draw-revolut.ts';
import { drawWise } from './draw-wise.ts';
import { expectedOf } from './expected.ts';
import { type Bank, type Statement, statements } from './story.ts';

/** Where the drawn statements lie: committed, so that nobody has to draw them first. */
export const FOLDER = new URL('../statements/', import.meta.url);

const DRAWERS: Record<Bank, (statement: Statement) => Promise<Buffer>> = {
  revolut: drawRevolut,
  wise: drawWise,
  maybank: drawMaybank,
};

/** The file name without ending, e.g. 'revolut-eur-2025-11'. */
export function nameOf(statement: Statement): string {
  return `${statement.bank}-${statement.currency.toLowerCase()}-${statement.month}`;
}

/** Every file of the folder by name, drawn afresh: PDFs, expected readings and the list for uploading. */
export async function drawAll(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const all = statements();
  for (const statement of all) {
    files.set(`${nameOf(statement)}.pdf`, await DRAWERS[statement.bank](statement));
    files.set(`${nameOf(statement)}.expected.json`, json(expectedOf(statement)));
  }
  const list = all.map((statement) => ({
    file: `${nameOf(statement)}.pdf`,
    account_name: statement.accountName,
    bank_type: statement.bank,
  }));
  return files.set('samples.json', json(list));
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

if (import.meta.main) {
  const files = await drawAll();
  await mkdir(FOLDER, { recursive: true });
  for (const [name, bytes] of files) await writeFile(new URL(name, FOLDER), bytes);
  console.log(`Drew ${files.size} files into samples/statements`);
}
