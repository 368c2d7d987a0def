import { english } from '../languages/english.ts';
import type { Language } from '../languages/index.ts';
import type { Random } from '../random.ts';
import type { Column, ColumnKind, Layout } from './layout.ts';

type Given = Pick<Layout, 'language' | 'money' | 'rows' | 'dates' | 'currency'> & {
  /** Whether all accounts are in euros. */
  isInEuros: boolean;
};

/** The columns from left to right, with their headers. */
export function drawColumns(random: Random, given: Given): Column[] {
  const { money, rows } = given;
  const pair: ColumnKind[] = money.form === 'inOut' ? ['in', 'out'] : ['out', 'in'];
  const amounts: ColumnKind[] =
    money.form === 'signed' || money.form === 'headings' ? ['amount'] : pair;
  const balance: ColumnKind[] = rows.balance === 'none' ? [] : ['balance'];
  const value: ColumnKind[] = random.chance(0.22) ? ['valueDate'] : [];
  const type: ColumnKind[] = random.chance(0.14) ? ['type'] : [];
  const order = random.weighted<ColumnKind[]>([
    [['date', ...value, 'description', ...amounts, ...balance], 66],
    [['date', ...type, 'description', ...amounts, ...balance], 10],
    [['date', 'description', ...type, ...amounts, ...balance], 4],
    [['date', 'description', ...value, ...amounts, ...balance], 6],
    [['description', 'date', ...amounts, ...balance], 5],
    [['description', ...amounts, 'date', ...balance], 4],
    [['date', ...amounts, ...balance, 'description'], 3],
    [['date', 'description', ...amounts, ...value, ...balance], 2],
  ]);
  const header = headersOf(random, given);
  const isShown = (kind: ColumnKind) => !given.dates.asHeadings || !/date$/i.test(kind);
  return order.filter(isShown).map((kind) => ({ kind, header: header[kind] }));
}

function headersOf(random: Random, given: Given): Record<ColumnKind, string> {
  const { headers } = given.language;
  // A label that names euros stands over no other currency.
  const fitting = headers.outIn.map((pair) =>
    given.isInEuros ? pair : pair.map((label) => label.replace(/ euros$/, '')),
  );
  const [out = '', into = ''] = random.pick(fitting);
  const named = namedIn(random, given);
  return {
    date: random.pick(headers.date),
    valueDate: random.pick(headers.valueDate),
    type: random.pick(headers.type),
    description: random.pick(headers.description),
    out: named(out),
    in: named(into),
    amount: named(random.pick(headers.amount)),
    balance: named(random.pick(headers.balance)),
  };
}

const SIGNS: Record<string, string> = { GBP: '£', EUR: '€' };

/** Adds the currency to the header of a column of money, where it is named there. */
function namedIn(random: Random, { money, currency }: Given): (header: string) => string {
  if (money.named !== 'headers') return (header) => header;
  const sign = SIGNS[currency];
  const forms = [
    (header: string) => `${header} (${currency})`,
    (header: string) => `${header} ${currency}`,
    ...(sign
      ? [(header: string) => `${sign} ${header}`, (header: string) => `${header} (${sign})`]
      : []),
  ];
  return random.pick(forms);
}

/** How the table is set, but for its columns. */
export function drawTable(random: Random, language: Language): Omit<Layout['table'], 'columns'> {
  return {
    numbersAlign: random.weighted([
      ['right', 88],
      ['left', 12],
    ] as const),
    headerAlign: random.weighted([
      ['same', 74],
      ['left', 14],
      ['centre', 12],
    ] as const),
    wrapsHeaders: random.chance(0.25),
    bilingual: language !== english && random.chance(language.code === 'ms' ? 0.5 : 0.06),
    ruled: random.chance(0.6),
  };
}
