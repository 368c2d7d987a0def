import { writeFile } from 'node:fs/promises';
import { DEMO } from './demo-statement.ts';

/**
 * Asks a running Saldo for the figures that the landing page shows of the sample data, and writes demo-figures.json and, for
 * the test of its example, demo-statement.answer.json:
 *     node src/landing/read-demo-figures.ts http://localhost:4000
 * Run it again when the samples, the categories or the exchange rates change.
 */
const QUERY = 'target_currency=EUR&start_date=2026-05-01&end_date=2026-10-31';
const base = process.argv[2] ?? 'http://localhost:4000';
const MOST_WAITS = 120;

async function ask(path: string, token?: string, method = 'GET') {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${base}/api/v1${path}`, { method, headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

async function waitUntilRead(token: string): Promise<void> {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const { data } = await ask('/banking/uploads', token);
    const states: string[] = data.files.map(
      (file: { processing_status: string }) => file.processing_status,
    );
    if (states.includes('failed')) throw new Error('a sample statement could not be read');
    if (states.every((state) => state === 'completed')) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the sample statements were not read in time');
}

const { access_token: token } = await ask('/users/sample', undefined, 'POST');
await waitUntilRead(token);
const [overview, portfolio, cashFlow, spending] = await Promise.all(
  ['overview', 'portfolio', 'cash-flow', 'spending-categories'].map(
    async (name) => (await ask(`/dashboard/${name}?${QUERY}`, token)).data,
  ),
);
const left = [overview, portfolio, cashFlow, spending].flatMap((answer) => answer.unconverted);
if (left.length > 0) throw new Error('some amounts have no rate, so the figures are not whole');
const figures = {
  currency: overview.currency,
  total_balance: overview.total_balance,
  income: overview.income,
  expenses: overview.expenses,
  balances: portfolio.balances,
  months: cashFlow.monthly_profit_loss,
  categories: spending.categories,
};
await keep('demo-figures.json', figures);

const { statements } = (await ask('/banking/statements', token)).data;
const example = statements.find(
  (each: { filename: string }) => each.filename === `${DEMO.sample}.pdf`,
);
const { transactions } = (
  await ask('/banking/transactions?start_date=2026-10-01&end_date=2026-10-31&limit=500', token)
).data;
type Row = { date: string; amount: number; category: string; statement_id: string };
const rows = transactions
  .filter((each: Row) => each.statement_id === example.id)
  .map(({ date, amount, category }: Row) => ({ date, amount, category }))
  .reverse();
await keep('demo-statement.answer.json', { proof: example.proof[0], rows });

async function keep(name: string, value: unknown): Promise<void> {
  await writeFile(new URL(name, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
}
