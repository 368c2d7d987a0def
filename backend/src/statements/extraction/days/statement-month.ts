import { type DateOrder, datesIn, toCalendarDate } from '../figures/dates.ts';
import { monthNamed } from '../figures/months.ts';
import { type Row, textOf } from '../rows/rows.ts';

/** The month that a line of the head names as that of the statement: 'Period: March 2025', 'March 2025 statement'. */
export function monthOf(head: Row[]): { start: string; end: string } | null {
  const texts = head.map(textOf);
  // A day that is printed whole says more of a statement than the month by which it is called.
  const isDated = texts.some((text) => datesIn(text, 'DM').some(({ date }) => date.year !== null));
  // Beside it may stand the number of the account (Mercury).
  const called = head.flatMap(({ cells }) => cells.map(({ text }) => OF_MONTH.exec(text)));
  const named = texts.map((text) => MONTH_OF.exec(text));
  const [end] = [...named, ...(isDated ? [] : called)].flatMap((match) => endOf(match) ?? []);
  return end === undefined ? null : { start: `${end.slice(0, 8)}01`, end };
}

/** The last day of the month that stands in a cell of its own ('mar 2025'); beside another one it is that of an instalment, and one of several is a row of a table (HSBC). */
export function monthAlone(head: Pick<Row, 'cells'>[]): string | null {
  const ends = head.flatMap(({ cells }) => {
    const [end, another] = cells.flatMap(({ text }) => endOf(MONTH_ALONE.exec(text)) ?? []);
    return end !== undefined && another === undefined ? [end] : [];
  });
  const [end = null] = ends;
  return ends.every((each) => each === end) ? end : null;
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

const OF_MONTH = /^(\p{L}{3,12}) ((?:19|20)\d\d) (?:(?:account|bank|card) )?statement$/iu;

/** What stands between the first day of a month and the date of another one: 'DEL 01 AL 31 DE MARZO DE 2025', 'du 1er au 31 mars 2025'. */
const FIRST_DAY =
  /(?:^|[:·,]\s*|\b(?:del?|du|from|vom|dal|van|od|per[ií]odo|period|periode|zeitraum)\s+|с\s+)(\d{1,2})(?:er|st|\.|º|°)?\s*(?:[-–—~]|to|through|al?|au|bis(?: zum)?|at[eé]|hasta(?: el)?|do|t\/m|tot(?: en met)?|по|до)\s*$/iu;

/** The period of the first line that names a day without its month in front of a full date of that month, or null. */
export function daysOfOneMonth(
  texts: string[],
  order: DateOrder,
): { start: string; end: string } | null {
  for (const text of texts)
    for (const { date, index } of datesIn(text, order)) {
      const day = Number(FIRST_DAY.exec(text.slice(0, index))?.[1] ?? 0);
      const end = date.year === null ? null : toCalendarDate(date, { start: null, end: null });
      if (day < 1 || day >= date.day || end === null) continue;
      return { start: `${end.slice(0, 8)}${String(day).padStart(2, '0')}`, end };
    }
  return null;
}
