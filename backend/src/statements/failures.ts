import type { PdfTextFailure } from '../ports/pdf-text.ts';
import type { CsvFailure } from './csv/index.ts';
import type { ExtractionFailure } from './extraction/index.ts';

/** Everything that can keep an uploaded file from becoming a statement. */
export type StatementFailure =
  | PdfTextFailure
  | ExtractionFailure
  | CsvFailure
  | 'notPdf'
  | 'notCsv'
  | 'empty'
  | 'tooBig'
  | 'farAhead'
  | 'tooManyPasswords'
  | 'interrupted'
  | 'missing'
  | 'unforeseen';

/** What the user is told: what happened, what was kept, and what to do. */
const SENTENCES: Record<StatementFailure, string> = {
  locked:
    'This PDF is locked. Nothing was imported. Give its password, which opens it once and is then forgotten.',
  wrongPassword: 'That password did not open the file. Nothing was imported. Try again.',
  tooManyPasswords:
    'None of ten passwords opened this file. Nothing was imported. Upload it again with the right one.',
  damaged:
    'This PDF is damaged and cannot be opened. Nothing was imported. Download it from your bank again and upload that file.',
  tooLarge:
    'This PDF is too large to read: more than 200 pages, or far too much on them. Nothing was imported. Upload a shorter period.',
  timedOut:
    'This file took too long to read. Nothing was imported. Try again, or download it from your bank once more.',
  scan: 'This PDF has no readable text: it is a scan, or its pages are blank. Nothing was imported. Download the statement from your bank as a PDF and upload that file.',
  noTransactions:
    'No transactions were found in this file. Nothing was imported. Check that it is an account or card statement.',
  noYear:
    'This statement prints no year, so its dates are not certain. Nothing was imported. Download a statement that shows its period.',
  farAhead:
    'A booking of this statement is dated {detail}, more than a year from now, so its dates are not certain. Nothing was imported. Download the statement from your bank again.',
  noCurrency:
    'This statement does not say its currency. Nothing was imported. Download a statement that shows it.',
  unknownCurrency:
    'This CSV calls the currency of a row “{detail}”, which is no code such as EUR. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  shiftedRow:
    'Row {detail} of this CSV has more or fewer cells than its header, so its cells stand under the wrong names. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  severalTables:
    'This CSV holds several tables, and it does not say of which accounts they are. Nothing was imported. Download each account from your bank on its own.',
  noDirection:
    'This statement does not say which amounts came in and which went out. Nothing was imported. Download it in another format.',
  otherBank:
    'This file looks like a statement of {detail}, and another bank was chosen for it. Nothing was imported. Upload it again as {detail}; if that is not in the list, use Upload PDF Statement on the dashboard, which takes any bank.',
  notPdf:
    'This file is named .pdf, but there is no PDF in it. Nothing was imported. Please select a PDF file.',
  notCsv:
    'This file is named .csv, but it is no table in plain text. Nothing was imported. Download the transactions from your bank as CSV and upload that file.',
  noTable:
    'No table of transactions was found in this CSV: it needs a column with dates and one with amounts, under their names. Nothing was imported. Download the transactions from your bank as CSV again.',
  unreadableRow:
    'Row {detail} of this CSV has a date or an amount that cannot be read for certain. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  unreadableDate:
    'The date in row {detail} of this CSV cannot be read for certain. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  unreadableAmount:
    'The amount in row {detail} of this CSV cannot be read for certain. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  mixedAmounts:
    'The amounts of this CSV are written in two ways, {detail}, so they are not certain. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  mixedDates:
    'The dates of this CSV are written in two ways, {detail}, so they are not certain. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  ambiguousAmounts:
    'The amounts of this CSV can be read in two ways: 2.500 may be two and a half or two thousand five hundred. Nothing was imported. Download a file that shows amounts with their decimals.',
  ambiguousDates:
    'The dates of this file can be read in two ways: {detail} may begin with the day or with the month. Nothing was imported. Download a longer period, or a file that writes the months as words.',
  unknownState:
    'This CSV calls the state of a transaction “{detail}”, and it is not certain whether that was booked. Nothing was imported. Download only booked transactions, or the statement as a PDF.',
  undatedRow:
    'Row {detail} of this CSV has an amount but no date. Nothing was imported. Upload the file as your bank gave it, without changes by another program.',
  empty: 'This file is empty. Nothing was imported. Download it from your bank again.',
  tooBig: 'This file is larger than 20 MB. Nothing was imported. Upload a shorter period.',
  tooManyLines:
    'This statement has more than 50,000 lines. Nothing was imported. Upload a shorter period.',
  interrupted: 'Reading this file was interrupted. Nothing was imported. Upload it again.',
  missing: 'The uploaded file is no longer there. Nothing was imported. Upload it again.',
  unforeseen: 'Failed to process this statement. Please try uploading again.',
};

/** The sentences of failures that name something of some files only. */
const NAMING: Partial<Record<StatementFailure, string>> = {
  noDirection:
    'Row {detail} of this CSV is the only one that was booked, and by itself it does not tell whether its amount came in or went out: banks write both with a minus and without. Nothing was imported. Download a longer period, or the statement as a PDF.',
};

/** What stands for a detail that is not known of every file. */
const IN_GENERAL: Partial<Record<StatementFailure, string>> = { ambiguousDates: 'each of them' };

/** The user's sentence for a failure. detail is what it names of the file, for those failures that name something. */
export function sentenceFor(failure: StatementFailure, detail: string | null = null): string {
  const sentence = (detail !== null && NAMING[failure]) || SENTENCES[failure];
  return sentence.replaceAll('{detail}', () => detail ?? IN_GENERAL[failure] ?? '?');
}
