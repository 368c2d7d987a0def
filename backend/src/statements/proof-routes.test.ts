import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementPdf } from '../testing/drawn-pdfs.ts';
import { type Answer, type RunningApp, runApp } from '../testing/running-app.ts';

const idOf = (answer: Answer) => (answer.body as { data: { id: string } }).data.id;

let app: RunningApp;
let token: string;
const ids: Record<string, string> = {};
const files: Record<string, Buffer> = {};

type Month = { name: string; number: string; days: number; rows: string[][]; balances: string[] };

/** A statement of one month of 2026 in which each row names date, text, money out, money in and balance. */
function pdfOf({ name, days, rows, balances }: Month): Promise<Buffer> {
  const [opening = '', closing = ''] = balances;
  const short = name.slice(0, 3);
  return statementPdf(
    [
      [`1 ${short} 2026`, 'Opening balance', '', '', opening],
      ...rows,
      [`${days} ${short} 2026`, 'Closing balance', '', '', closing],
    ],
    {},
    `EUR account statement from 1 ${name} 2026 to ${days} ${name} 2026`,
  );
}

const MONTHS: Month[] = [
  {
    name: 'January',
    number: '01',
    days: 31,
    rows: [
      ['5 Jan 2026', 'Coffee', '3.50', '', '96.50'],
      ['9 Jan 2026', 'Payment from Halden Ltd', '', '20.00', '116.50'],
    ],
    balances: ['100.00', '116.50'],
  },
  {
    name: 'February',
    number: '02',
    days: 28,
    rows: [['3 Feb 2026', 'Rail ticket', '16.50', '', '100.00']],
    balances: ['116.50', '100.00'],
  },
  {
    name: 'April',
    number: '04',
    days: 30,
    rows: [['3 Apr 2026', 'Rail ticket', '10.00', '', '80.00']],
    balances: ['90.00', '80.00'],
  },
  {
    name: 'May',
    number: '05',
    days: 31,
    rows: [['3 May 2026', 'Rail ticket', '10.00', '', '75.00']],
    balances: ['85.00', '75.00'],
  },
];

beforeAll(async () => {
  app = await runApp();
  token = await app.register();
  for (const month of MONTHS) {
    const file = await pdfOf(month);
    files[month.name] = file;
    const answer = await app.upload(token, file, { account_name: 'Main' }, `${month.name}.pdf`);
    ids[month.name] = idOf(answer);
    await app.ended(idOf(answer));
  }
});
afterAll(() => app.stop());

const proofOf = async (name: string) =>
  (await app.call('statementProof', { token, params: { id: ids[name] ?? '' } })).data;

it('shows the whole proof of a statement: its equation, what was checked, and its neighbours', async () => {
  expect(await proofOf('January')).toMatchObject({
    filename: 'January.pdf',
    account: 'Main',
    processing_status: 'completed',
    state: 'proven',
    approved: false,
    assumed_year: null,
    reader: { engine: 'built-in' },
    sections: [
      {
        currency: 'EUR',
        period_start: '2026-01-01',
        period_end: '2026-01-31',
        opening: 100,
        opening_from: 'printed',
        opening_confirmed: false,
        money_in: 20,
        money_out: 3.5,
        closing: 116.5,
        difference: 0,
        line_count: 2,
        checks: { balances_checked: 2, closing_checked: true },
        first_break: null,
        before: null,
        after: { statement_id: ids.February, relation: 'agrees', days: 0, difference: 0 },
      },
    ],
  });
  expect((await proofOf('February')).sections[0]).toMatchObject({
    opening_confirmed: true,
    before: { filename: 'January.pdf', relation: 'agrees' },
    after: { filename: 'April.pdf', relation: 'gap', days: 31, difference: -10 },
  });
});

it('lets a file that was uploaded once more repeat the first, and not follow it', async () => {
  const fields = { account_name: 'Main' };
  const again = idOf(await app.upload(token, files.February ?? '', fields, 'again.pdf'));
  await app.ended(again);
  const { statements } = (await app.call('listStatements', { token })).data;
  const repeated = new Map(statements.map(({ id, repeats }) => [id, repeats]));
  expect([repeated.get(again), repeated.get(ids.February ?? '')]).toEqual([ids.February, null]);
  for (const id of [again, ids.February ?? '']) {
    const { sections } = (await app.call('statementProof', { token, params: { id } })).data;
    expect(sections[0]).toMatchObject({
      before: { filename: 'January.pdf', relation: 'agrees', share_days: false },
      after: { filename: 'April.pdf' },
    });
  }
});

it('shows a conflict on both of the statements that are in it', async () => {
  const conflict = { relation: 'conflicts', days: 0, difference: 5 };
  expect((await proofOf('April')).sections[0]?.after).toMatchObject({
    statement_id: ids.May,
    ...conflict,
  });
  expect((await proofOf('May')).sections[0]?.before).toMatchObject({
    statement_id: ids.April,
    ...conflict,
  });
});

it('shows nobody else what a statement proves, prints or covers', async () => {
  const stranger = await app.register();
  const params = { id: ids.January ?? '' };
  for (const name of ['statementProof', 'statementLines'] as const) {
    expect((await app.send(name, { token: stranger, params })).status).toBe(404);
  }
  expect((await app.call('coverage', { token: stranger })).data.coverage).toEqual([]);
});

it('says which months are covered, missing and in conflict', async () => {
  const { coverage } = (await app.call('coverage', { token, query: { account: ' main ' } })).data;
  expect(coverage).toEqual([
    {
      account: 'Main',
      bank_account: null,
      currency: 'EUR',
      part: 'Account',
      from: '2026-01-01',
      to: '2026-05-31',
      months: [
        { month: '2026-01', state: 'covered', statements: [ids.January], days_missing: [] },
        { month: '2026-02', state: 'covered', statements: [ids.February], days_missing: [] },
        {
          month: '2026-03',
          state: 'missing',
          statements: [],
          days_missing: [{ from: '2026-03-01', to: '2026-03-31' }],
        },
        { month: '2026-04', state: 'conflicting', statements: [ids.April], days_missing: [] },
        { month: '2026-05', state: 'conflicting', statements: [ids.May], days_missing: [] },
      ],
    },
  ]);
  const other = await app.call('coverage', { token, query: { account: 'Other' } });
  expect(other.data.coverage).toEqual([]);
});

it('leads from a transaction to the place where it is printed, and back', async () => {
  const { transactions } = (await app.call('listTransactions', { token })).data;
  const coffee = transactions.find(({ description }) => description === 'Coffee');
  const params = { id: coffee?.id ?? '' };
  const { sources } = (await app.call('transactionSource', { token, params })).data;
  expect(sources).toEqual([
    {
      statement_id: ids.January,
      filename: 'January.pdf',
      line: 1,
      page: 1,
      box: coffee?.box,
      page_size: { width: expect.closeTo(595, 0), height: expect.closeTo(842, 0) },
      description: 'Coffee',
      amount: -3.5,
      currency: 'EUR',
      proof: 'proven',
      file_available: true,
    },
  ]);
  const stranger = await app.register();
  expect((await app.send('transactionSource', { token: stranger, params })).status).toBe(404);

  const read = async (query: Record<string, string>) =>
    (await app.call('statementLines', { token, params: { id: ids.January ?? '' }, query })).data;
  const first = await read({ limit: '1' });
  expect(first).toMatchObject({ total_count: 2, next_cursor: '1', pages: [{ page: 1 }] });
  expect(first.lines).toMatchObject([
    {
      line: 1,
      section: 0,
      date: '2026-01-05',
      description: 'Coffee',
      amount: -3.5,
      balance: 96.5,
      is_duplicate: false,
      transaction_id: coffee?.id,
    },
  ]);
  const second = await read({ cursor: first.next_cursor ?? '' });
  expect(second).toMatchObject({ lines: [{ line: 2, amount: 20 }], next_cursor: null });
});

it('names every statement that holds a transaction, and says of lines that they were there', async () => {
  const again = await app.upload(token, await pdfOf(MONTHS[0] as Month), { account_name: 'Main' });
  await app.ended(idOf(again));
  const params = { id: idOf(again) };
  const { lines } = (await app.call('statementLines', { token, params })).data;
  expect(lines.map(({ is_duplicate }) => is_duplicate)).toEqual([true, true]);
  const { sources } = (
    await app.call('transactionSource', { token, params: { id: lines[0]?.transaction_id ?? '' } })
  ).data;
  expect(sources.map(({ statement_id }) => statement_id)).toEqual([ids.January, params.id]);
});
