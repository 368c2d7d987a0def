import { CATEGORIES } from '@saldo/contracts';
import { openPorts } from '../engines.ts';
import { createCommandHandler, type HandleCommand } from '../eventsourcing/command-handler.ts';
import { accountDecider, accountIdOf, accountStream, transactionIds } from '../ledger/index.ts';
import { registerUser } from '../users/index.ts';

/** The user of the benchmark, made anew in an empty data folder. */
const TRANSACTIONS = 100_000;
const FIRST_YEAR = 2016;
const YEARS = 10;
const ACCOUNTS: [name: string, currencies: string[]][] = [
  ['N26', ['EUR']],
  ['ING', ['EUR']],
  ['Revolut', ['EUR', 'GBP', 'USD']],
  ['Wise', ['USD', 'AUD', 'CAD']],
  ['Maybank', ['MYR']],
  ['Kookmin', ['KRW']],
  ['Cathay', ['TWD']],
  ['Commonwealth', ['AUD']],
];
/** The taxonomy and some of the user's own. */
const ALL_CATEGORIES = [...CATEGORIES, 'pets', 'gifts', 'hobby', 'children'];

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node backend/src/bench/seed.ts DATA_FOLDER');
  process.exit(2);
}
await seed(folder);

/** Writes one user with 100,000 transactions of ten years in eight accounts, a statement per account and year. */
async function seed(dataFolder: string): Promise<void> {
  const say = (details: object, message: string) => console.error(message, details);
  const log = { warn: say, error: say };
  const ports = await openPorts({ dataFolder, secret: null }, log);
  const handle = createCommandHandler(ports.eventStore, ports.ids);
  const context = { now: ports.clock.now(), commandId: ports.ids.next() };
  const person = { firstName: 'Bea', lastName: 'Mark', isSample: false };
  const credentials = { email: 'bea@example.com', password: 'Bench-mark-1' };
  const { userId } = await registerUser(ports, handle, { ...person, ...credentials }, context);
  const random = randomNumbers(20_260_101);
  for (const [accountName, currencies] of ACCOUNTS) {
    for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year += 1) {
      const command = statementOf(userId, accountName, currencies, year, random);
      await importStatement(handle, command, context.now);
    }
  }
  await ports.close();
  console.log(userId);
}

type Statement = ReturnType<typeof statementOf>;

function importStatement(handle: HandleCommand, data: Statement, now: string) {
  const metadata = { userId: data.userId, now, commandId: `import-${data.statementId}` };
  return handle(accountDecider, accountStream(data), { type: 'ImportStatement', data, metadata });
}

function statementOf(
  userId: string,
  accountName: string,
  currencies: readonly string[],
  year: number,
  random: () => number,
) {
  const accountId = accountIdOf(accountName);
  const count = TRANSACTIONS / ACCOUNTS.length / YEARS;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const lines = Array.from({ length: count }, (_, line) => {
    const day = new Date(Date.UTC(year, 0, 1 + Math.floor((line * 365) / count)));
    const category = random() < 0.05 ? 'income' : pick(ALL_CATEGORIES);
    const size = Math.round(100 + random() * 20_000);
    return {
      date: day.toISOString().slice(0, 10),
      description: `${category} at shop ${Math.floor(random() * 400)}`,
      amountMinor: category === 'income' ? size * 20 : -size,
      currency: pick(currencies),
      category,
    };
  });
  const ids = transactionIds({ userId, accountId }, lines);
  const transactions = lines.map((line, i) => ({
    ...line,
    id: ids[i] as string,
    reason: { engine: 'bench', version: 1, rule: 'random', why: 'made up', confidence: 1 },
    line: i + 1,
    page: 1 + Math.floor(i / 40),
    box: { x: 40, y: 100 + (i % 40) * 16, width: 500, height: 12 },
  }));
  const balances = currencies.map((currency) => {
    const amountMinor = Math.round(random() * 1e6);
    return { currency, part: '', amountMinor, asOf: `${year}-12-31`, whose: null };
  });
  const statementId = `${accountId}-${year}`;
  return { userId, accountId, accountName, statementId, transactions, balances };
}

/** The same numbers every time, 0 up to 1: a linear congruential generator with the constants of Numerical Recipes. */
function randomNumbers(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
