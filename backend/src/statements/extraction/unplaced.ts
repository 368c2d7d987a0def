import { trailingAmounts } from './amounts.ts';
import type { Header } from './columns.ts';
import { leadingDate } from './dates.ts';
import { directionNamed } from './marks.ts';
import type { RowReading, Style } from './readings.ts';
import { type Row, textOf } from './rows.ts';

const LEADING = /^(?:\d{1,2}:\d\d(?::\d\d)?|(?:19|20)\d\d(?= |$))\s*/;
const MOST_DATES = 3;

/** A line drawn as one text: dates lead it and amounts end it, in the order of the header. */
export function readUnplaced(row: Row, header: Header, style: Style): RowReading {
  const first = row.cells[0];
  let text = textOf(row);
  const dates = [];
  for (let count = 0; count < MOST_DATES; count += 1) {
    const dated = leadingDate(text, style.order);
    if (!dated) break;
    dates.push(dated.date);
    text = text.slice(dated.length).trim().replace(LEADING, '');
  }
  const { rest, amounts } = trailingAmounts(text, style.decimals, style.isWhole);
  const roles = header.columns.map((column) => column.role);
  const balance = roles.includes('balance') && amounts.length > 1 ? amounts.at(-1) : undefined;
  const before = balance ? amounts.slice(0, -1) : amounts;
  const moved = before.find(({ minor }) => minor !== 0) ?? before.at(-1);
  const money: RowReading['money'] = {};
  if (moved) money.amount = before.length > 1 && !isSplit(roles) ? (before.at(-1) ?? moved) : moved;
  if (balance) money.balance = balance;
  const last = rest.split(' ').at(-1) ?? '';
  const hint = roles.includes('direction') ? directionNamed(last) : null;
  return {
    date: dates[0] ?? null,
    money,
    texts: first && rest ? [{ ...first, text: rest }] : [],
    codes: [],
    hint,
    year: null,
    hasForeign: false,
  };
}

const isSplit = (roles: string[]) => roles.includes('in') && roles.includes('out');
