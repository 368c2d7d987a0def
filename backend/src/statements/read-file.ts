import { open } from 'node:fs/promises';
import { digestOf } from '../ports/digest.ts';
import type { Ports } from '../ports/index.ts';
import { PdfTextError } from '../ports/pdf-text.ts';
import { addDays } from './calendar.ts';
import { readCsv } from './csv/index.ts';
import { HEAD_BYTES, isPdf } from './file-kinds.ts';
import { type Currencies, readInCurrency } from './read-in-currency.ts';
import type { Reading } from './reading.ts';
import { firstReading } from './second-reader/first-reading.ts';
import { asDisplayed } from './turned-pages.ts';

/** The reader that wrote a reading down; a new version may read the same file better. */
const BUILT_IN = { engine: 'built-in', version: 2 };
const OCR = { engine: 'ocr', version: 1 };
const CSV_VERSION = 2;

/** Banks announce some bookings ahead, but none of them so many days. */
const MOST_DAYS_AHEAD = 366;

const FIRST_READING = new URL('./second-reader/first-reading.ts', import.meta.url);
const CSV = new URL('./csv/index.ts', import.meta.url);

export type ReadingPorts = Pick<
  Ports,
  'fileStore' | 'filePasswords' | 'pdfText' | 'ocr' | 'fileBytes' | 'languageModel'
>;

/**
 * What stands in the uploaded file of a statement, or the reason why it could not be read. The reading itself happens in
 * processes that can be killed. Where the file prints no year, or dates that can be read in two ways, `today` (a calendar
 * date) tells the latest day that they can be of. Rejects where a store cannot be reached.
 */
export async function readFile(
  ports: ReadingPorts,
  statementId: string,
  { bank, today, currency }: { bank: string | null; today: string; currency: Currencies },
): Promise<Reading> {
  const file = await ports.fileStore.checkOut(statementId);
  if (!file) return { failure: 'missing' };
  const options = { ...(bank ? { bank } : {}), uploadedOn: today };
  try {
    const isCsv = !isPdf(await headOf(file.path));
    const password = isCsv ? null : await ports.filePasswords.take(statementId);
    const readIn = (code: string | null) => {
      const all = { ...options, ...(code === null ? {} : { currency: code }) };
      return isCsv ? readCsvFile(ports, file.path, all) : readPdf(ports, file.path, password, all);
    };
    return notOfTheFuture(await readInCurrency(readIn, currency), today);
  } catch (error) {
    if (error instanceof PdfTextError) return { failure: error.failure };
    throw error;
  } finally {
    await file.release();
  }
}

/** A booking of years ahead is a date that was misprinted or misread, which no proof would notice. */
function notOfTheFuture(reading: Reading, today: string): Reading {
  if ('failure' in reading) return reading;
  const latest = addDays(today, MOST_DAYS_AHEAD);
  for (const { lines } of reading.statement.sections) {
    const far = lines.find(({ date }) => date > latest);
    if (far) return { failure: 'farAhead', detail: far.date, pages: reading.pages ?? [] };
  }
  return reading;
}

type Options = { bank?: string; uploadedOn?: string; currency?: string };

async function readPdf(
  ports: ReadingPorts,
  path: string,
  password: string | null,
  options: Options,
): Promise<Reading> {
  const { pdfText, languageModel } = ports;
  const { result, pages } = await pdfText.digest(
    path,
    password === null ? {} : { password },
    digestOf(FIRST_READING, firstReading, { ...options, mayAsk: languageModel !== null }),
  );
  const { read, leftOpen } = result;
  if (!read.ok && read.failure === 'scan') return readScan(ports, path, password, options);
  if (!read.ok) {
    const { failure, detail = null, unprinted = null } = read;
    return { failure, detail, pages, leftOpen, unprinted };
  }
  return { statement: read.statement, reader: BUILT_IN, pages, leftOpen };
}

/**
 * What Tesseract recognises in a scan. It may miss an amount or take one for another, so that what the printed figures do not
 * prove waits for its user.
 */
async function readScan(
  { ocr }: ReadingPorts,
  path: string,
  password: string | null,
  options: Options,
): Promise<Reading> {
  try {
    const { result, pages } = await ocr.digest(
      path,
      password === null ? {} : { password },
      digestOf(FIRST_READING, firstReading, { ...options, mayAsk: false }),
    );
    const { read } = result;
    if (!read.ok && read.unprinted)
      return { failure: read.failure, unprinted: read.unprinted, pages };
    // What it prints was recognised, and says too little.
    if (!read.ok && read.failure === 'ambiguousDates') return { failure: read.failure, pages };
    if (!read.ok) return { failure: 'scan', pages };
    return { ...asDisplayed(read.statement, pages), reader: OCR };
  } catch (error) {
    if (error instanceof PdfTextError) return { failure: 'scan' };
    throw error;
  }
}

async function readCsvFile(
  { fileBytes }: ReadingPorts,
  path: string,
  options: Options,
): Promise<Reading> {
  try {
    const result = await fileBytes.digest(path, digestOf(CSV, readCsv, options));
    if (!result.ok) {
      const { failure, detail, unprinted = null } = result;
      return { failure, detail, unprinted };
    }
    const reader = { engine: `csv-${result.layout}#${result.headId}`, version: CSV_VERSION };
    return { statement: result.statement, reader };
  } catch (error) {
    if (!(error instanceof PdfTextError)) throw error;
    return { failure: error.failure === 'timedOut' ? 'timedOut' : 'tooManyLines' };
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
