/** What tests of other packages may use. */
export {
  brokenStatementPdf,
  letterPdf,
  lockedPdf,
  lockedStatementPdf,
  scannedPdf,
} from './drawn-pdfs.ts';
export { type RunningApp, runApp } from './running-app.ts';
export { type SaldoProcess, startSaldo } from './saldo-process.ts';
