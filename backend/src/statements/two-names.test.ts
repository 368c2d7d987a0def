import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poorCsv, revolutCsv, wiseHistoryCsv } from '../testing/csv-exports.ts';
import { statementPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';

type File = { account: string; name: string; content: Buffer | string };

let app: RunningApp;
let token: string;

beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

const pdf = (name: string) => readFileSync(join(SAMPLES, `${name}.pdf`));

async function importAll(files: File[]) {
  token = await app.register();
  for (const { account, name, content } of files) {
    const answer = await app.upload(token, content, { account_name: account }, name);
    await app.ended((answer.body as { data: { id: string } }).data.id);
  }
  return warned();
}

async function warned() {
  const { statements } = (await app.call('listStatements', { token })).data;
  return Object.fromEntries(
    statements.map(({ filename, warnings }) => [
      filename,
      warnings.map(({ kind, statement_id }) => [
        kind,
        statements.find(({ id }) => id === statement_id)?.filename,
      ]),
    ]),
  );
}

describe('one bank account under two names', () => {
  const EUR = 'revolut-eur-2026-10';
  it.each([
    ['Revolut CSV', EUR, revolutCsv],
    ['CSV that names the day after each booking', 'maybank-myr-2026-04', poorCsv],
    ['Wise history without balances', 'wise-usd-2026-04', wiseHistoryCsv],
  ])('is told on both statements, the PDF and a %s', async (_, name, csvOf) => {
    const files = [
      { account: 'My bank', name: 'a.pdf', content: pdf(name) },
      { account: 'Bank', name: 'b.csv', content: csvOf(name) },
    ];
    const both = { 'a.pdf': [['counted_twice', 'b.csv']], 'b.csv': [['counted_twice', 'a.pdf']] };
    expect(await importAll(files)).toEqual(both);
    expect(await importAll(files.toReversed())).toEqual(both);
  });

  it('is told in the words of its user, until one of the two is deleted', async () => {
    await importAll([
      { account: 'My Revolut', name: 'a.pdf', content: pdf(EUR) },
      { account: 'Revolut', name: 'b.csv', content: revolutCsv(EUR) },
    ]);
    const { statements } = (await app.call('listStatements', { token })).data;
    const a = statements.find(({ filename }) => filename === 'a.pdf');
    expect(a?.warnings[0]?.message).toMatch(
      /^“b\.csv” in your account “Revolut” lists the same bookings from \d+ Oct 2026 to \d+ Oct 2026\. They are counted twice, in your balance, your income and your expenses\. Delete one of the two, or delete this statement and upload it under the name “Revolut”: in one account each booking counts once\.$/,
    );
    await app.call('deleteStatement', { token, params: { id: a?.id ?? '' } });
    expect(await warned()).toEqual({ 'b.csv': [] });
  });

  it('is told of many statements and the one that lists them all', async () => {
    const months = ['2026-08', '2026-09', EUR.slice(-7)];
    const csvs = months.map((month) => revolutCsv(`revolut-eur-${month}`));
    const [head = ''] = csvs[0]?.split('\n') ?? [];
    const rows = csvs.flatMap((csv) => csv.trimEnd().split('\n').slice(1));
    const warnings = await importAll([
      { account: 'Revolut', name: 'all.csv', content: `${[head, ...rows].join('\n')}\n` },
      ...months.map((month) => ({
        account: 'My Revolut',
        name: `${month}.pdf`,
        content: pdf(`revolut-eur-${month}`),
      })),
    ]);
    expect(warnings['all.csv']).toEqual([['counted_twice', '2026-10.pdf']]);
    expect(warnings['2026-08.pdf']).toEqual([['counted_twice', 'all.csv']]);
    const { statements } = (await app.call('listStatements', { token })).data;
    const all = statements.find(({ filename }) => filename === 'all.csv');
    expect(all?.warnings[0]?.message).toMatch(
      /^“2026-10\.pdf” and 2 more in your account “My Revolut” list the same bookings from \d+ Aug 2026 to \d+ Oct 2026\. .* Delete this statement or the others, or/,
    );
  });

  it('is told of months that follow each other under one number', async () => {
    const month = (name: string, opening: string, closing: string) =>
      statementPdf(
        [
          [`1 ${name} 2026`, 'Opening balance', '', '', opening],
          [`5 ${name} 2026`, 'Account fee', '5.00', '', ''],
          [`28 ${name} 2026`, 'Closing balance', '', '', closing],
        ],
        {},
        `EUR account statement from 1 ${name} 2026 to 28 ${name} 2026\nAccount number 20481111`,
      );
    const mar = {
      account: 'Main',
      name: 'mar.pdf',
      content: await month('Mar', '100.00', '95.00'),
    };
    const apr = { account: 'Bank', name: 'apr.pdf', content: await month('Apr', '95.00', '90.00') };
    expect(await importAll([mar, apr])).toEqual({
      'mar.pdf': [['same_number', 'apr.pdf']],
      'apr.pdf': [['same_number', 'mar.pdf']],
    });
  });
});

it('is no concern of accounts that pay into each other, as those of the sample data', async () => {
  const names = ['revolut-eur', 'revolut-gbp', 'wise-usd', 'maybank-myr'];
  const warnings = await importAll(
    names.map((account) => ({
      account,
      name: `${account}.pdf`,
      content: pdf(`${account}-2026-04`),
    })),
  );
  expect(Object.values(warnings)).toEqual([[], [], [], []]);
});
