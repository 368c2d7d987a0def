import type { Row } from '../rows/rows.ts';
import { plainWords } from '../words/plain-words.ts';

const COUNT =
  /^(?:total )?(?:number of|no\.? of|count of|anzahl(?: der)?|nombre d[e']|numero de|numero di|aantal) ?(?:transactions|bookings|entries|items|buchungen|umsatze|transaktionen|operations|movimientos|movimenti|transacties):?(?: (\d{1,5}))?$/u;

/** How many bookings the page says there are: a number behind or beside such a name, each time one is printed. */
export function countsIn(rows: Row[]): number[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ text }, index) => {
      const named = text.length < 60 ? COUNT.exec(plainWords(text)) : null;
      const digits = named?.[1] ?? (/^\d{1,5}$/.exec(cells[index + 1]?.text ?? '')?.[0] || null);
      return named && digits !== null ? [Number(digits)] : [];
    }),
  );
}
