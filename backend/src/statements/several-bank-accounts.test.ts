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

  it('are told apart in a CSV that prints no number by what it lists, whichever came first', async () => {
    const csvOf = (opening: number) =>
      ['Date,Description,Amount,Balance,Currency']
        .concat(
          ['05', '06', '07'].map(
            (day, index) =>
              `2026-03-${day},Purchase ${opening} ${day},-1.00,${opening - 1 - index}.00,EUR`,
          ),
        )
        .join('\n');
    const rowsOf = (opening: number, amount: number) =>
      ['5', '6', '7'].map((day, index) => [
        `${day} Mar 2026`,
        `Purchase ${opening} 0${day}`,
        `${amount}.00`,
        '',
        `${opening - amount * (1 + index)}.00`,
      ]);
    const pdfOf = (number: string, opening: number, amount: number) =>
      statementPdf(
        [
          ['1 Mar 2026', 'Opening balance', '', '', `${opening}.00`],
          ...rowsOf(opening, amount),
          ['28 Mar 2026', 'Closing balance', '', '', `${opening - 3 * amount}.00`],
        ],
        {},
        `EUR account statement from 1 March 2026 to 28 March 2026\nAccount number ${number}`,
      );
    const files = {
      'a.pdf': await pdfOf('20481111', 100, 1),
      'b.pdf': await pdfOf('77602222', 900, 20),
      'a.csv': Buffer.from(csvOf(100)),
    };
    for (const order of [
      ['a.pdf', 'b.pdf', 'a.csv'],
      ['b.pdf', 'a.csv', 'a.pdf'],
      ['a.csv', 'b.pdf', 'a.pdf'],
    ] as const) {
      token = await app.register();
      for (const name of order) {
        const answer = await app.upload(token, files[name], { account_name: 'Bank' }, name);
        await app.ended((answer.body as { data: { id: string } }).data.id);
      }
      const { balances, statements, coverage } = await seen();
      expect([order, balances]).toEqual([order, [[97 + 840]]]);
      expect(coverage).toEqual(['account …1111', 'account …2222']);
      expect(statements.map(({ warnings }) => warnings.map(({ kind }) => kind))).toEqual(
        statements.map(() => ['other_account']),
      );
      const { transactions } = (await app.call('listTransactions', { token })).data;
      expect(transactions).toHaveLength(6);
    }
  });

  it('keep the same booking though one of them prints no number, where the others differ', async () => {
    token = await app.register();
    const march = (opening: string, rows: string[][], closing: string, number = '') =>
      statementPdf(
        [
          ['1 Mar 2026', 'Opening balance', '', '', opening],
          ...rows.map(([day = '', text = '', out = '']) => [`${day} Mar 2026`, text, out, '', '']),
          ['28 Mar 2026', 'Closing balance', '', '', closing],
        ],
        {},
        `EUR account statement from 1 March 2026 to 28 March 2026${number}`,
      );
    const fee = ['5', 'Account fee', '5.00'];
    const coffees = [['4', 'Coffee', '3.00'], fee, ['12', 'Coffee', '2.00']];
    const numbered = await march('100.00', coffees, '90.00', '\nAccount number 20481111');
    const tickets = [fee, ['9', 'Rail ticket', '10.00'], ['12', 'Rail ticket', '12.00']];
    const file = await march('900.00', tickets, '873.00');
    for (const pdf of [numbered, file]) {
      const answer = await app.upload(token, pdf, { account_name: 'Bank' }, 'march.pdf');
      await app.ended((answer.body as { data: { id: string } }).data.id);
    }
    const { transactions } = (await app.call('listTransactions', { token })).data;
    expect(transactions).toHaveLength(3 + 3);
    expect((await seen()).balances).toEqual([[90 + 873]]);
  });
});
