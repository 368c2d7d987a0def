import { monthNamed } from './months.ts';
import { type Row, textOf } from './rows.ts';

/** The month that a line of the head names as that of the statement: 'Period: March 2025', or 'mar 2025' in a cell of its own. */
export function monthOf(rows: Row[]): { start: string; end: string } | null {
  for (const row of rows) {
    const [alone, another] = row.cells.filter(({ text }) => MONTH_ALONE.test(text));
    // Months beside each other are those of instalments.
    const only = alone && !another ? MONTH_ALONE.exec(alone.text) : null;
    const [, name = '', year = ''] = MONTH_OF.exec(textOf(row)) ?? only ?? [];
    const month = monthNamed(name);
    if (month === null) continue;
    const end = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
    return { start: `${end.slice(0, 8)}01`, end };
  }
  return null;
}

const MONTH_ALONE = /^(\p{L}{3,12})[ /]((?:19|20)\d\d)$/u;
const MONTH_OF =
  /(?:statement|period[aoe]?|p[eé]riode|month|monat|mois|mes|mese|m[êe]s|bulan|miesi[ąa]c|maand|kontoauszug|abrechnung|relev[ée]|extracto|extrato|estratto)\P{L}{1,12}(?:(?:de|del|of|für|di|du)\s)?(\p{L}{3,12}) ?[ /-] ?((?:19|20)\d\d)$/iu;
