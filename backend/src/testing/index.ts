/** What tests of other packages may use. */
export { letterPdf, lockedPdf, scannedPdf } from './drawn-pdfs.ts';
export { type SaldoProcess, startSaldo } from './saldo-process.ts';
