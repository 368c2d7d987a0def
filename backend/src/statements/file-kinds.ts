import { decodeText } from './csv/index.ts';

/** So many bytes at the beginning of a file tell what it is. */
export const HEAD_BYTES = 1_024;

const PDF_MARK = Buffer.from('%PDF-');
/** Office documents, archives and pictures begin with these; none of them is a table in plain text. */
const OTHER_MARKS = [
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  '{\\rtf',
].map((mark) => Buffer.from(mark, 'latin1'));

/** By its name alone, which says what a file is meant to be. */
export function isNamedPdf(filename: string): boolean {
  return filename.toLowerCase().endsWith('.pdf');
}

export function isNamedCsv(filename: string): boolean {
  return filename.toLowerCase().endsWith('.csv');
}

/** Whether a file begins as a PDF: the standard lets the mark stand anywhere in the first 1,024 bytes. */
export function isPdf(head: Buffer): boolean {
  return head.includes(PDF_MARK);
}

/** Whether a file may be a table in plain text: text of some encoding, and neither a document nor a page of markup. */
export function mayBeCsv(head: Buffer): boolean {
  if (isPdf(head) || OTHER_MARKS.some((mark) => head.indexOf(mark) === 0)) return false;
  const text = decodeText(head);
  return text !== null && !/^\s*(<!doctype|<html|<\?xml)/i.test(text);
}
