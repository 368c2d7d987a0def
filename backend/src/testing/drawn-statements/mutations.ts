import { decimalsOf } from '@saldo/contracts';
import { amountText, sumText } from './cells.ts';
import { drawPdf } from './draw-statement.ts';
import type { DrawnStatement } from './expected.ts';
import { expectedOf, type Printed, type PrintedAccount, printedOf } from './printed.ts';
import { type Random, randomOf } from './random.ts';
import { layoutOf } from './space/draw-layout.ts';
import { featuresOf, type Layout } from './space/layout.ts';
import { storyOf } from './story.ts';

/** What happens to the figures on paper, so that the PDF says something else than what was booked. */
export const MUTATIONS = ['digit', 'removed', 'swapped', 'sign'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** The mutation whose turn it is at a seed. */
export function mutationOf(seed: number): Mutation {
  return MUTATIONS[seed % MUTATIONS.length] ?? 'digit';
}

/**
 * The statement of a seed after a mutation. expected holds the lines as they are now printed, and the proof that an addition of the
 * printed figures gives: proven only where print really allows it. null where the statement has nothing to mutate so.
 */
export async function drawMutated(
  seed: number,
  mutation: Mutation,
): Promise<DrawnStatement | null> {
  const layout = layoutOf(seed);
  const printed = printedOf(storyOf(layout), layout);
  const random = randomOf(seed, mutation);
  const index = random.int(0, printed.accounts.length - 1);
  const account = printed.accounts[index];
  const mutated = account && MUTATE[mutation](account, random, layout);
  if (!mutated) return null;
  const changed: Printed = { ...printed, accounts: printed.accounts.with(index, mutated) };
  return {
    name: `seed-${seed}-${mutation}`,
    pdf: await drawPdf(changed, layout),
    expected: expectedOf(changed, layout),
    layout: featuresOf(layout).join('; '),
  };
}

type Mutate = (account: PrintedAccount, random: Random, layout: Layout) => PrintedAccount | null;

const MUTATE: Record<Mutation, Mutate> = { digit, removed, swapped, sign };

/** Changes one printed digit of an amount or a balance. */
function digit(account: PrintedAccount, random: Random, layout: Layout): PrintedAccount | null {
  const change = (minor: number) => changeDigit(minor, random, hiddenDigits(account, layout));
  const { rows, openingMinor, closingMinor } = account;
  const choices: PrintedAccount[] = rows.flatMap((row, index) => {
    const amount = {
      ...account,
      rows: rows.with(index, { ...row, amountMinor: change(row.amountMinor) }),
    };
    if (row.balanceMinor === null) return [amount];
    const balance = { ...row, balanceMinor: change(row.balanceMinor) };
    return [amount, { ...account, rows: rows.with(index, balance) }];
  });
  if (openingMinor !== null) choices.push({ ...account, openingMinor: change(openingMinor) });
  if (closingMinor !== null) choices.push({ ...account, closingMinor: change(closingMinor) });
  return choices.length === 0 ? null : random.pick(choices);
}

/** Digits of minor units that a bank does not print, which writes whole units only. */
function hiddenDigits({ currency }: PrintedAccount, layout: Layout): number {
  return decimalsOf(currency) - layout.money.numbers.decimals;
}

function changeDigit(minor: number, random: Random, hidden: number): number {
  const digits = String(Math.abs(minor)).padStart(hidden + 1, '0');
  const at = random.int(0, digits.length - 1 - hidden);
  const old = digits[at];
  const others = [...'123456789'].filter((other) => other !== old);
  const changed = Number(`${digits.slice(0, at)}${random.pick(others)}${digits.slice(at + 1)}`);
  return minor < 0 ? -changed : changed;
}

function removed(account: PrintedAccount, random: Random): PrintedAccount | null {
  const { rows } = account;
  if (rows.length < 2) return null;
  return { ...account, rows: rows.toSpliced(random.int(0, rows.length - 1), 1) };
}

/** Swaps what two neighbours say, but for their dates. */
function swapped(account: PrintedAccount, random: Random, layout: Layout): PrintedAccount | null {
  const { rows } = account;
  if (rows.length < 2 || layout.money.form === 'headings') return null;
  const index = random.int(0, rows.length - 2);
  const [one, other] = [rows[index], rows[index + 1]];
  if (!one || !other) return null;
  const dated = ({ date, valueDate }: typeof one, said: typeof one) => ({
    ...said,
    date,
    valueDate,
  });
  return {
    ...account,
    rows: rows.with(index, dated(one, other)).with(index + 1, dated(other, one)),
  };
}

/**
 * Turns the direction of an amount around, where one is printed. At least one amount must still bear a sign afterwards: of a column
 * without any, a reader may take the directions from the balances.
 */
function sign(account: PrintedAccount, random: Random, layout: Layout): PrintedAccount | null {
  const { rows, currency } = account;
  const { form } = layout.money;
  if (rows.length === 0) return null;
  const index = random.int(0, rows.length - 1);
  const row = rows[index];
  if (!row) return null;
  const turned = rows.with(index, { ...row, amountMinor: -row.amountMinor });
  const isMarked = ({ amountMinor }: typeof row) =>
    amountText('amount', amountMinor, currency, layout) !== sumText(amountMinor, currency, layout);
  if (form === 'signed' && !turned.some(isMarked)) return null;
  return { ...account, rows: turned };
}
