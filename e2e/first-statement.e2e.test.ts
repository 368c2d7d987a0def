import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { figure, importFile, openStage, register, SAMPLES, type Stage } from './journey.ts';

type Row = { description: string; amount: number; balance: number };
type Expected = { currency: string; closing_balance?: number; transactions: Row[] };

const read = (path: string): Expected =>
  JSON.parse(readFileSync(path.replace('.pdf', '.expected.json'), 'utf8'));
const sum = (rows: Row[]) =>
  Math.round(rows.reduce((total, row) => total + row.amount * 100, 0)) / 100;

const STATEMENTS = resolve(
  import.meta.dirname,
  '..',
  process.env.SALDO_STATEMENTS ?? '../shared/statements',
);

/** What of a statement is income, and what belongs to expenses with its refunds; the rest is transfers. */
const CASES: { file: string; income: RegExp; spending: RegExp }[] = [
  {
    file: 'revolut_gbp_2026-01_02_pending_reverted.pdf',
    income: /^Payment from/,
    spending: /Coffee|Refund|Rent|^Shop/,
  },
  { file: 'test_gbp_statement_with_sort_code.pdf', income: /^$/, spending: /NOW TV/ },
  { file: 'test_try_suffix_currency.pdf', income: /^$/, spending: /Yasarlar/ },
];

describe('a newcomer', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  async function dashboardOf(path: string, email: string) {
    const { page, complaints } = await openPage(stage.browser);
    await register(page, stage.saldo.address, email);
    await page.getByText('No Transactions Yet').waitFor();
    await importFile(page, 'My bank', path);
    await page.getByRole('region', { name: 'Summary' }).waitFor();
    const { currency } = read(path);
    const segment = page
      .getByRole('radio', { name: currency, exact: true })
      .or(page.getByRole('button', { name: currency, exact: true }));
    await segment.first().click();
    await page.getByText(`All amounts shown in ${currency}`).waitFor();
    await page.getByText('Recent Transactions').waitFor();
    const figures = {
      income: await figure(page, 'Income'),
      expenses: await figure(page, 'Expenses'),
      balance: await figure(page, 'Total Balance'),
    };
    expect(complaints).toEqual([]);
    await page.context().close();
    return figures;
  }

  it('registers, uploads a statement and sees its closing balance', async () => {
    const path = join(SAMPLES, 'revolut-gbp-2025-11.pdf');
    const { balance } = await dashboardOf(path, 'sample@example.org');
    expect(balance).toBe(read(path).closing_balance);
  });

  for (const { file, income, spending } of CASES) {
    const path = join(STATEMENTS, 'revolut', file);
    if (!existsSync(path)) {
      console.log(`not run: no statements folder, so no journey with ${file}`);
      continue;
    }
    it(`sees the sums of ${file} to the cent`, async () => {
      const { transactions } = read(path);
      const matching = (pattern: RegExp) =>
        transactions.filter((row) => pattern.test(row.description));
      expect(await dashboardOf(path, `${file}@example.org`)).toEqual({
        income: sum(matching(income)),
        expenses: -sum(matching(spending)) || 0,
        balance: transactions.at(-1)?.balance,
      });
    });
  }
});
