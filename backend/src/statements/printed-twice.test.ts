import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revolutCsv, wiseBalanceCsv, wiseHistoryCsv } from '../testing/csv-exports.ts';
import { statementPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';

type File = { name: string; content: Buffer | string };

const pdf = (name: string): File => ({
  name: `${name}.pdf`,
  content: readFileSync(join(SAMPLES, `${name}.pdf`)),
});
const EUR = 'revolut-eur-2026-10';
const USD = 'wise-usd-2026-04';
const revolut: File = { name: 'revolut.csv', content: revolutCsv(EUR) };
const balance: File = { name: 'balance.csv', content: wiseBalanceCsv(USD) };
const history: File = { name: 'history.csv', content: wiseHistoryCsv(USD) };

function expectedOf(name: string) {
  const expected = JSON.parse(readFileSync(join(SAMPLES, `${name}.expected.json`), 'utf8')) as {
    closing_balance: number;
    transactions: { amount: number }[];
  };
  return { closing: expected.closing_balance, transactions: expected.transactions };
}

describe('one month in several forms', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp();
  });
  afterAll(() => app.stop());

  async function importAll(files: File[]) {
    const token = await app.register();
    const counts: number[] = [];
    for (const { name, content } of files) {
      const answer = await app.upload(token, content, { account_name: 'Main' }, name);
      const { id } = (answer.body as { data: { id: string } }).data;
      await app.ended(id);
      const { data } = await app.call('listStatements', { token });
      const one = data.statements.find((statement) => statement.id === id);
      expect([name, one?.processing_status]).toEqual([name, 'completed']);
      counts.push((one?.transaction_count ?? 0) - (one?.duplicate_count ?? 0));
    }
    const query = { limit: '500' };
    const { data } = await app.call('listTransactions', { token, query });
    const cents = data.transactions.reduce((sum, one) => sum + Math.round(one.amount * 100), 0);
    const accounts = (await app.call('listAccounts', { token })).data.accounts;
    return { token, counts, cents, rows: data.transactions.length, accounts };
  }

  it.each([
    ['a Revolut PDF and its CSV', EUR, [pdf(EUR), revolut]],
    ['a Revolut CSV and its PDF', EUR, [revolut, pdf(EUR)]],
    ['a Wise PDF, its balance CSV and its history', USD, [pdf(USD), balance, history]],
    ['a Wise history, its balance CSV and its PDF', USD, [history, balance, pdf(USD)]],
    ['a Wise balance CSV, its history and its PDF', USD, [balance, history, pdf(USD)]],
  ])('%s add nothing twice', { timeout: 60_000 }, async (_, month, files) => {
    const { transactions, closing } = expectedOf(month);
    const { counts, rows, cents, accounts } = await importAll(files);
    expect(counts).toEqual([rows, ...Array(files.length - 1).fill(0)]);
    expect(cents).toBe(transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));
    expect(accounts[0]?.balances.map((stated) => stated.balance)).toEqual([closing]);
  });

  it('leave all of it there when one of two files is deleted', async () => {
    const { token, rows, cents } = await importAll([balance, history]);
    const { data } = await app.call('listStatements', { token });
    const first = data.statements.find(({ filename }) => filename === 'balance.csv');
    await app.call('deleteStatement', { token, params: { id: first?.id ?? '' } });
    const left = (await app.call('listTransactions', { token, query: { limit: '500' } })).data;
    expect(left.transactions).toHaveLength(rows);
    expect(left.transactions.reduce((sum, one) => sum + Math.round(one.amount * 100), 0)).toBe(
      cents,
    );
  });

  it('of two months print nothing the same', async () => {
    const next: File = { name: 'other.csv', content: revolutCsv('revolut-eur-2026-09') };
    const { counts, rows } = await importAll([pdf(EUR), next]);
    expect(rows).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(counts[1]).toBeGreaterThan(30);
  });

  it('keeps the coffee of each of two statements that meet on one day, and adds neither twice', async () => {
    const half = async (name: string, rows: string[][]): Promise<File> => ({
      name,
      content: Buffer.from(await statementPdf(rows, {}, 'EUR account statement')),
    });
    const rent = ['2 Jan 2026', 'Rent', '50.00', '', '150.00'];
    const first = ['15 Jan 2026', 'Coffee', '3.00', '', '147.00'];
    const second = ['15 Jan 2026', 'Coffee', '3.00', '', '144.00'];
    const lunch = ['15 Jan 2026', 'Lunch', '10.00', '', '134.00'];
    const opening = (day: string, balance: string) => [day, 'Opening balance', '', '', balance];
    const closing = (day: string, balance: string) => [day, 'Closing balance', '', '', balance];
    const until = await half('half1.pdf', [
      opening('1 Jan 2026', '200.00'),
      rent,
      first,
      closing('15 Jan 2026', '147.00'),
    ]);
    const since = await half('half2.pdf', [
      opening('15 Jan 2026', '147.00'),
      second,
      lunch,
      closing('31 Jan 2026', '134.00'),
    ]);
    const whole = await half('whole.pdf', [
      opening('1 Jan 2026', '200.00'),
      rent,
      first,
      second,
      lunch,
      closing('31 Jan 2026', '134.00'),
    ]);
    expect(await importAll([until, since, whole])).toMatchObject({ counts: [2, 2, 0], rows: 4 });
    expect(await importAll([since, whole, until])).toMatchObject({ counts: [2, 2, 0], rows: 4 });
  });
});
