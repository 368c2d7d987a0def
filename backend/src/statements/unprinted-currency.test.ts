import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type RunningApp, runApp } from '../testing/running-app.ts';

type Id = { data: { id: string } };
const positionOf = (answer: Answer) => BigInt(answer.headers.get('x-position') ?? 0);

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

const BARE = 'Date,Description,Amount\n2026-01-14,Lunch,-4.00\n2026-01-15,Pay,1000.00\n';
const MONTH_FIRST =
  'Posting Date,Description,Amount\n10/28/2025,Lunch,-4.00\n10/02/2025,Pay,9.50\n';
const OFF_BY_ONE =
  'Date,Description,Amount,Balance\n2026-01-14,Lunch,-4,100\n2026-01-15,Pay,1000,1101\n';
const dollars = (day: string) =>
  `Date,Description,Amount,Currency\n2025-09-${day},Shop,-10.00,USD\n`;

async function uploaded(token: string, csv: string, account: string, bank?: string) {
  const fields = { account_name: account, ...(bank ? { bank_type: bank } : {}) };
  const answer = await app.upload(token, csv, fields, 'export.csv');
  expect(answer.status).toBe(202);
  const { id } = (answer.body as Id).data;
  await app.ended(id);
  return id;
}
const approve = async (token: string, id: string, body: object) => {
  const answer = await app.send('approveStatement', { token, params: { id }, body });
  if (answer.status === 202) await app.ended(id, positionOf(answer));
  return answer;
};
const statementOf = async (token: string, id: string) =>
  (await app.call('listStatements', { token })).data.statements.find((one) => one.id === id);
const transactionsOf = async (token: string) =>
  (await app.call('listTransactions', { token })).data.transactions;
const reasonOf = async (token: string, id: string) =>
  (await statementOf(token, id))?.review?.reasons.find(({ kind }) => kind === 'assumed_currency');

describe('a file that prints no currency', () => {
  it('waits unread where nothing tells it, and is counted in the one its user chooses', async () => {
    const token = await app.register();
    const id = await uploaded(token, BARE, 'Card');
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      processing_error: null,
      transaction_count: 0,
      currencies: [],
      review: {
        message:
          'This file prints no currency. Choose it, and the file is read. Nothing is imported before you say so.',
        reasons: [{ kind: 'assumed_currency', currency: null }],
      },
    });
    const unsaid = await approve(token, id, {});
    expect(unsaid.status).toBe(422);
    expect(unsaid.body).toMatchObject({ detail: [{ loc: ['body', 'currency'] }] });
    expect((await approve(token, id, { currency: 'ABC' })).status).toBe(422);
    expect(await transactionsOf(token)).toEqual([]);

    expect((await approve(token, id, { currency: 'CHF' })).status).toBe(202);
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'completed',
      review: null,
      approved: true,
      currencies: ['CHF'],
      transaction_count: 2,
    });
    expect((await transactionsOf(token)).map(({ amount, currency }) => [amount, currency])).toEqual(
      expect.arrayContaining([
        [-4, 'CHF'],
        [1000, 'CHF'],
      ]),
    );
    const proof = (await app.call('statementProof', { token, params: { id } })).data;
    expect(proof.assumed_currency).toBe('CHF');
  });

  it('is read and held in the one its dates suggest, and nothing counts before the yes', async () => {
    const token = await app.register();
    const id = await uploaded(token, MONTH_FIRST, 'Chase');
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      currencies: ['USD'],
      transaction_count: 2,
    });
    expect(await reasonOf(token, id)).toMatchObject({ currency: 'USD' });
    expect(await transactionsOf(token)).toEqual([]);
    expect((await app.call('listAccounts', { token })).data.accounts).toEqual([]);
    await approve(token, id, {});
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'completed',
      approved: true,
    });
    expect(await transactionsOf(token)).toHaveLength(2);
  });

  it('is read once more in another one than was assumed, with the decimals of that', async () => {
    const token = await app.register();
    const whole = BARE.replaceAll('.00', '').replaceAll('2026-01-1', '01/2').replaceAll(',', ';');
    const dated = whole.replace(/01\/2(\d)/g, '01/2$1/2026');
    const id = await uploaded(token, dated, 'Card');
    expect(await reasonOf(token, id)).toMatchObject({ currency: 'USD' });
    await approve(token, id, { currency: 'KWD' });
    const amounts = (await transactionsOf(token)).map(({ amount, currency }) => [amount, currency]);
    expect(amounts).toEqual(
      expect.arrayContaining([
        [-4, 'KWD'],
        [1000, 'KWD'],
      ]),
    );
    expect((await statementOf(token, id))?.currencies).toEqual(['KWD']);
    const query = { limit: '50' };
    const { lines } = (await app.call('statementLines', { token, params: { id }, query })).data;
    expect(lines.map(({ amount, currency }) => [amount, currency])).toEqual(
      expect.arrayContaining(amounts),
    );
    expect(lines).toHaveLength(2);
  });

  it('waits on where its amounts do not fit the one that was chosen', async () => {
    const token = await app.register();
    const id = await uploaded(token, BARE.replace('-4.00', '-4.25'), 'Card');
    await approve(token, id, { currency: 'JPY' });
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      approved: false,
      review: { message: expect.stringContaining('cannot be read as JPY') },
    });
    await approve(token, id, { currency: 'EUR' });
    expect(await statementOf(token, id)).toMatchObject({ processing_status: 'completed' });
    expect(await transactionsOf(token)).toHaveLength(2);
  });

  it('may be said to be in another one as often as its figures do not add up', async () => {
    const token = await app.register();
    const id = await uploaded(token, OFF_BY_ONE, 'Card');
    await approve(token, id, { currency: 'JPY' });
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      currencies: ['JPY'],
      review: {
        reasons: [
          { kind: 'broken' },
          {
            kind: 'assumed_currency',
            currency: 'JPY',
            message:
              'This file prints no currency. You said that it is in JPY. Choose another one, and it is read once more.',
          },
        ],
      },
    });
    expect((await approve(token, id, { currency: 'CHF' })).status).toBe(202);
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'needs_review',
      currencies: ['CHF'],
    });
    expect(await reasonOf(token, id)).toMatchObject({ currency: 'CHF' });
    expect(await transactionsOf(token)).toEqual([]);
    expect((await approve(token, id, {})).status).toBe(202);
    expect(await statementOf(token, id)).toMatchObject({ processing_status: 'completed' });
    expect((await transactionsOf(token)).map(({ currency }) => currency)).toEqual(['CHF', 'CHF']);
  });

  it('is assumed to be in the currency of the account it goes to, or of those at its bank', async () => {
    const token = await app.register();
    await uploaded(token, dollars('01'), 'Everyday', 'Sparkasse');
    const into = await uploaded(token, BARE, 'everyday');
    expect(await reasonOf(token, into)).toMatchObject({
      currency: 'USD',
      message: expect.stringContaining('the currency of your account “Everyday”'),
    });
    const beside = await uploaded(token, `${BARE}2026-01-16,More,-1.00\n`, 'Second', 'Sparkasse');
    expect(await reasonOf(token, beside)).toMatchObject({
      currency: 'USD',
      message: expect.stringContaining('the only currency of your accounts at Sparkasse'),
    });
  });

  it('is not held where the account it goes to settles what its print suggests', async () => {
    const token = await app.register();
    await uploaded(token, dollars('02'), 'Chase');
    const id = await uploaded(token, MONTH_FIRST, 'Chase');
    expect(await statementOf(token, id)).toMatchObject({
      processing_status: 'completed',
      approved: false,
      currencies: ['USD'],
    });
  });

  it('learns nothing from a statement that still waits', async () => {
    const token = await app.register();
    await uploaded(token, MONTH_FIRST, 'Chase');
    const next = await uploaded(token, MONTH_FIRST.replaceAll('10/', '11/'), 'Chase');
    expect(await statementOf(token, next)).toMatchObject({ processing_status: 'needs_review' });
  });

  it('prints one where no other may be chosen', async () => {
    const token = await app.register();
    const id = await uploaded(token, BARE, 'Card');
    const broken =
      'Date,Description,Amount,Balance,Currency\n2026-01-02,A,-1.00,9.00,EUR\n2026-01-03,B,-1.00,9.50,EUR\n';
    const held = await uploaded(token, broken, 'Other');
    expect(await statementOf(token, held)).toMatchObject({ processing_status: 'needs_review' });
    expect((await approve(token, held, { currency: 'USD' })).status).toBe(422);
    expect((await app.send('deleteStatement', { token, params: { id } })).status).toBe(200);
  });
});
