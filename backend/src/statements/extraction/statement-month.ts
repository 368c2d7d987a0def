import { monthNamed } from './months.ts';
import { type Row, textOf } from './rows.ts';

/** The month that a line of the head names as that of the statement: 'Period: March 2025'. */
export function monthOf(head: Row[]): { start: string; end: string } | null {
  const [end] = head.flatMap((row) => endOf(MONTH_OF.exec(textOf(row))) ?? []);
  return end === undefined ? null : { start: `${end.slice(0, 8)}01`, end };
}

/** The last day of the month that stands in a cell of its own ('mar 2025'); beside another one it is that of an instalment. */
export function monthAlone(head: Row[]): string | null {
  for (const { cells } of head) {
    const [end, another] = cells.flatMap(({ text }) => endOf(MONTH_ALONE.exec(text)) ?? []);
    if (end !== undefined && another === undefined) return end;
  }
  return null;
}

function endOf(match: RegExpExecArray | null): string | null {
  const [, name = '', year = ''] = match ?? [];
  const month = monthNamed(name);
  return month === null
    ? null
    : new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
}

const MONTH_ALONE = /^(\p{L}{3,12})[ /]((?:19|20)\d\d)$/u;
const MONTH_OF =
  /(?:statement|period[aoe]?|p[eé]riode|month|monat|mois|mes|mese|m[êe]s|bulan|miesi[ąa]c|maand|kontoauszug|abrechnung|relev[ée]|extracto|extrato|estratto)\P{L}{1,12}(?:(?:de|del|of|für|di|du)\s)?(\p{L}{3,12}) ?[ /-] ?((?:19|20)\d\d)$/iu;
