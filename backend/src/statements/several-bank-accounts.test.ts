import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let app: RunningApp;
let token: string;

beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

/** A month of an account that pays its fee on the 5th; balances in whole euros. */
async function upload(name: string, number: string, month: string, opening: number, fee = 5) {
  const money = (euros: number) => `${euros}.00`;
  const file = await statementPdf(
    [
      [`1 ${month} 2026`, 'Opening balance', '', '', money(opening)],
      [`5 ${month} 2026`, 'Account fee', money(fee), '', ''],
      [`28 ${month} 2026`, 'Closing balance', '', '', money(opening - fee)],
    ],
    {},
    `EUR account statement from 1 ${month} 2026 to 28 ${month} 2026\nAccount number ${number}`,
  );
  const answer = await app.upload(token, file, { account_name: name }, `${number}-${month}.pdf`);
  const { id } = (answer.body as { data: { id: string } }).data;
  await app.ended(id);
  return id;
}

async function seen() {
  const [{ accounts }, { statements }, { coverage }] = await Promise.all([
    app.call('listAccounts', { token }).then(({ data }) => data),
    app.call('listStatements', { token }).then(({ data }) => data),
    app.call('coverage', { token }).then(({ data }) => data),
  ]);
  return {
    balances: accounts.map((account) => account.balances.map(({ balance }) => balance)),
    statements,
    coverage: coverage.map((part) => part.bank_account),
  };
}

describe('two bank accounts under one name', () => {
  it('are added up, whichever came first, and each is told of the other', async () => {
    token = await app.register();
    await upload('Bank', '20481111', 'Mar', 100);
    const other = await upload('Bank', '77602222', 'Feb', 900);
    const { balances, statements, coverage } = await seen();
    expect(balances).toEqual([[95 + 895]]);
    expect(coverage).toEqual(['account …1111', 'account …2222']);
    const march = statements.find(({ id }) => id !== other);
    expect(march?.warnings).toEqual([
      { kind: 'other_account', statement_id: other, message: expect.any(String) },
    ]);
    expect(march?.warnings[0]?.message).toContain(
      'It is of account …1111, and “77602222-Feb.pdf”, which has the same account name, is of account …2222.',
    );
  });

  it('keep the same booking of one day in each of them', async () => {
    token = await app.register();
    await upload('Bank', '20481111', 'Mar', 100);
    await upload('Bank', '77602222', 'Mar', 900);
    const { balances, statements } = await seen();
    expect(statements.map((one) => one.duplicate_count)).toEqual([0, 0]);
    expect(balances).toEqual([[95 + 895]]);
  });

  it('are one where the second goes on with the balance of the first under a new number', async () => {
    token = await app.register();
    await upload('Card', '20481111', 'Mar', 100);
    await upload('Card', '77602222', 'Apr', 95, 15);
    const { balances, statements, coverage } = await seen();
    expect(balances).toEqual([[80]]);
    expect(coverage).toEqual([null]);
    expect(statements.flatMap((one) => one.warnings)).toEqual([]);
  });
});
