import { isWholeDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import { flowOfName } from '../words/flow-words.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { isMoney } from './header-labels.ts';

/** The rows, where labels behind the heading of a day stand in a row above it, and where the name of a group that begins the labels of its own table ('Deposits, Date, Source') stands in a row above them. */
export function withGroupsAbove(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const behind = labelsBehindDay(row);
    if (behind > 0)
      return [
        { ...row, cells: row.cells.slice(behind) },
        { ...row, cells: row.cells.slice(0, behind) },
      ];
    const [name, ...labels] = row.cells;
    if (!name || !namesGroup(name.text) || !areLabels(labels.map(({ text }) => text))) return [row];
    return [
      { ...row, cells: [name] },
      { ...row, cells: labels },
    ];
  });
}

/** Where the labels of amounts and balances begin behind the heading of a day ('1 de abril de 2025, Valor, Saldo'), or 0. */
function labelsBehindDay({ cells }: Row): number {
  const [day] = cells;
  const roles = cells.map(({ text }) => columnRoleOf(text));
  const begin = roles.findIndex((role) => role === 'amount' || role === 'direction');
  const labels = roles.slice(begin).filter((role) => role !== 'direction');
  const isBehind = begin > 0 && labels.join() === 'amount,balance';
  return day && isBehind && isWholeDate(day.text) ? begin : 0;
}

function namesGroup(text: string): boolean {
  return flowOfName(plainWords(text)) !== null;
}

/** Whether labels begin with that of a date and name no money, so that what stands in front of them can head no column of amounts. */
function areLabels([first, ...others]: string[]): boolean {
  if (first === undefined || columnRoleOf(first) !== 'date' || others.length === 0) return false;
  const roles = others.map(columnRoleOf);
  return roles.every((role) => role !== null && !isMoney(role));
}
