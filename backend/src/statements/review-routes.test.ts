import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenStatementPdf, lockedStatementPdf, statementPdf } from '../testing/drawn-pdfs.ts';
import { type Answer, type RunningApp, runApp } from '../testing/running-app.ts';
import { sentenceFor } from './failures.ts';

const idOf = (answer: Answer) => (answer.body as { data: { id: string } }).data.id;
const positionOf = (answer: Answer) => BigInt(answer.headers.get('x-position') ?? 0);

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

async function uploaded(token: string, file: Uint8Array, fields: Record<string, string> = {}) {
  const answer = await app.upload(token, file, { account_name: 'Main', ...fields });
  expect(answer.status).toBe(202);
  await app.ended(idOf(answer));
  return idOf(answer);
}

async function fileOf(token: string, id: string) {
  const { files } = (await app.call('listUploads', { token })).data;
  return files.find((file) => file.id === id);
}

const transactionsOf = async (token: string) =>
  (await app.call('listTransactions', { token })).data.transactions;

describe('a broken statement', () => {
  it('waits for its user, imports nothing meanwhile, and says what is wrong', async () => {
    const token = await app.register();
    const id = await uploaded(token, await brokenStatementPdf());
    expect(await fileOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      processing_error: null,
      stage: null,
      proof_state: 'broken',
      approved: false,
      review: {
        message: expect.stringContaining(
          'The balance at line 2 (Account, EUR) is printed as EUR 117.50, but the lines give EUR 116.50: EUR 1.00 apart.',
        ),
        reasons: [
          {
            kind: 'broken',
            figure: 'balance',
            line: 2,
            printed: 117.5,
            computed: 116.5,
            difference: 1,
          },
        ],
      },
    });
    expect(await transactionsOf(token)).toEqual([]);
    expect((await app.call('listAccounts', { token })).data.accounts).toEqual([]);
    const { review } = (await app.call('statementStatus', { token, params: { id } })).data;
    expect(review?.reasons).toHaveLength(1);
  });

  it('is imported when its user says so, and marked wherever its numbers are', async () => {
    const token = await app.register();
    const id = await uploaded(token, await brokenStatementPdf());
    const answer = await app.send('approveStatement', { token, params: { id }, body: {} });
    expect(answer).toMatchObject({ status: 202, body: { data: { id } } });
    await app.ended(id, positionOf(answer));
    expect(await fileOf(token, id)).toMatchObject({
      processing_status: 'completed',
      review: null,
      approved: true,
      proof_state: 'broken',
    });
    const transactions = await transactionsOf(token);
    expect(transactions.map(({ amount, proof }) => [amount, proof])).toEqual([
      [20, 'broken'],
      [-3.5, 'broken'],
    ]);
    const mark = { statement_id: id, filename: 'statement.pdf', state: 'broken' };
    const { accounts } = (await app.call('listAccounts', { token })).data;
    expect(accounts[0]?.unproven).toEqual([mark]);
    const overview = async (filter: string) =>
      (
        await app.call('dashboardOverview', {
          token,
          query: { target_currency: 'EUR', account_filter: filter },
        })
      ).data.unproven;
    expect(await overview('')).toEqual([{ account: 'Main', ...mark }]);
    expect(await overview('Other')).toEqual([]);
    const recent = await app.call('dashboardRecentActivity', { token });
    expect(recent.data.transactions.map(({ proof }) => proof)).toEqual(['broken', 'broken']);
  });

  it('is approved once, by its owner only, and in no other year than the printed one', async () => {
    const token = await app.register();
    const id = await uploaded(token, await brokenStatementPdf());
    const approve = (as: string, body: object) =>
      app.send('approveStatement', { token: as, params: { id }, body });
    expect((await approve(await app.register(), {})).status).toBe(404);
    const otherYear = await approve(token, { year: 2025 });
    expect(otherYear).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'year'] }] } });
    const [first, second] = [await approve(token, {}), await approve(token, {})];
    expect([first.status, second.status]).toEqual([202, 409]);
    expect(second.body).toMatchObject({ code: 'not_in_review' });
    await app.ended(id, positionOf(first));
    expect(await transactionsOf(token)).toHaveLength(2);
  });

  it('leaves nothing behind when it is deleted instead', async () => {
    const token = await app.register();
    const id = await uploaded(token, await brokenStatementPdf());
    await app.call('deleteStatement', { token, params: { id } });
    expect((await app.send('approveStatement', { token, params: { id }, body: {} })).status).toBe(
      404,
    );
    expect(await transactionsOf(token)).toEqual([]);
  });
});

describe('a statement that prints no year', () => {
  const yearless = () =>
    statementPdf(
      [
        ['1 Mar', 'Opening balance', '', '', '100.00'],
        ['2 Mar', 'Coffee', '3.50', '', '96.50'],
        ['3 Mar', 'Payment from Halden Ltd', '', '20.00', '116.50'],
        ['31 Mar', 'Closing balance', '', '', '116.50'],
      ],
      {},
      'EUR account statement',
    );

  it('waits for its user with the year it was read in, and is imported in that or another one', async () => {
    for (const [year, expected] of [
      [undefined, 0],
      [2023, 2023],
    ] as const) {
      const token = await app.register();
      const id = await uploaded(token, await yearless());
      const file = await fileOf(token, id);
      expect(file).toMatchObject({ processing_status: 'needs_review', proof_state: 'proven' });
      const [reason] = file?.review?.reasons ?? [];
      const assumed = reason?.kind === 'assumed_year' ? reason.year : 0;
      expect(file?.review?.message).toContain(`Saldo reads it as ${assumed}.`);
      for (const ahead of [assumed + 1, 2199, 2300]) {
        const params = { id };
        const refused = await app.send('approveStatement', {
          token,
          params,
          body: { year: ahead },
        });
        expect(refused).toMatchObject({
          status: 422,
          body: {
            detail: [{ loc: ['body', 'year'], msg: expect.stringContaining('earlier year') }],
          },
        });
      }
      const body = year ? { year } : {};
      const answer = await app.send('approveStatement', { token, params: { id }, body });
      await app.ended(id, positionOf(answer));
      const chosen = expected || assumed;
      const dates = (await transactionsOf(token)).map(({ date }) => date);
      expect(dates).toEqual([`${chosen}-03-03`, `${chosen}-03-02`]);
      const [statement] = (await app.call('listStatements', { token })).data.statements;
      expect(statement?.period_start?.slice(0, 4)).toBe(String(chosen));
      const { assumed_year, sections } = (
        await app.call('statementProof', { token, params: { id } })
      ).data;
      expect([assumed_year, sections[0]?.period_end?.slice(0, 4)]).toEqual([
        chosen,
        String(chosen),
      ]);
      const { lines } = (await app.call('statementLines', { token, params: { id } })).data;
      expect(lines.map(({ date }) => date)).toEqual([`${chosen}-03-02`, `${chosen}-03-03`]);
      expect(lines.every(({ transaction_id }) => transaction_id !== null)).toBe(true);
    }
  });
});

describe('a locked file', () => {
  async function give(token: string, id: string, password: string) {
    const answer = await app.send('unlockStatement', { token, params: { id }, body: { password } });
    if (answer.status === 202) await app.ended(id, positionOf(answer));
    return answer;
  }

  it('is read again with the password it is given', async () => {
    const token = await app.register();
    const id = await uploaded(token, await lockedStatementPdf('open sesame'));
    expect(await fileOf(token, id)).toMatchObject({
      processing_status: 'failed',
      failure: 'locked',
    });
    expect((await give(await app.register(), id, 'open sesame')).status).toBe(404);
    expect((await give(token, id, 'closed')).status).toBe(202);
    expect(await fileOf(token, id)).toMatchObject({
      failure: 'wrongPassword',
      processing_error: sentenceFor('wrongPassword'),
    });
    await give(token, id, 'open sesame');
    expect(await fileOf(token, id)).toMatchObject({
      processing_status: 'completed',
      failure: null,
      processing_error: null,
      proof_state: 'proven',
    });
    expect(await transactionsOf(token)).toHaveLength(2);
    expect(await give(token, id, 'open sesame')).toMatchObject({
      status: 409,
      body: { code: 'takes_no_password' },
    });
  });

  it('stays closed after ten wrong passwords, and says so', async () => {
    const token = await app.register();
    const id = await uploaded(token, await lockedStatementPdf('a'));
    for (let tries = 0; tries < 10; tries += 1) await give(token, id, 'b');
    expect(await fileOf(token, id)).toMatchObject({
      failure: 'tooManyPasswords',
      processing_error: sentenceFor('tooManyPasswords'),
    });
    const last = await give(token, id, 'a');
    expect(last).toMatchObject({ status: 409, body: { code: 'takes_no_password' } });
    expect((last.body as { detail: string }).detail).toContain('ten passwords');
  });

  it('belongs to no account while it is closed, and to its own again when it is opened', async () => {
    const token = await app.register();
    const pdf = await lockedStatementPdf('open');
    const id = await uploaded(token, pdf);
    const elsewhere = await uploaded(token, pdf, { account_name: 'Other', password: 'open' });
    expect(await give(token, id, 'open')).toMatchObject({
      status: 409,
      body: { code: 'file_belongs_to_other_account' },
    });
    await app.call('deleteStatement', { token, params: { id: elsewhere } });
    expect((await give(token, id, 'wrong')).status).toBe(202);
    expect((await give(token, id, 'open')).status).toBe(202);
    expect((await fileOf(token, id))?.processing_status).toBe('completed');
    const refused = await app.upload(token, pdf, { account_name: 'Other', password: 'open' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'file_belongs_to_other_account' } });
  });

  it('lets its password appear in no event', async () => {
    const token = await app.register();
    const id = await uploaded(token, await lockedStatementPdf('unheard-of'));
    await give(token, id, 'unheard-of');
    const events = [];
    for await (const event of app.ports.eventStore.readStream(`statement-${id}`))
      events.push(event);
    expect(events.map(({ type }) => type)).toContain('StatementPasswordGiven');
    const text = JSON.stringify(events, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toContain('unheard-of');
  });
});
