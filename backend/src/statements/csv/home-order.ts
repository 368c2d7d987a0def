import { customaryOrder } from '../extraction/days/customary-orders.ts';
import { type DateOrder, dateOrderOf } from '../extraction/figures/dates.ts';
import type { Profile } from '../extraction/profiles/index.ts';

/** Of these dollars and the languages that are spoken where they are at home beside English, nobody can tell the order of dates. */
const OF_SEVERAL_LANGUAGES = /\b(?:USD|CAD)\b/;

type Origin = {
  texts: string[];
  header: readonly string[];
  rows: readonly { cells: string[] }[];
  accountHint: string | null;
  profile: Profile | null;
};

/**
 * Whether days or months go first in the dates of a file, by the days above its table, or by where it is from, as for printed
 * statements (extraction/days/customary-orders.ts); null where nothing tells. The currency of its rows does not: a spreadsheet
 * writes dates as at home, and euros and dollars are held anywhere.
 */
export function homeOrderOf({
  texts,
  header,
  rows,
  accountHint,
  profile,
}: Origin): DateOrder | null {
  const [days, months] = [dateOrderOf(texts, 'DM'), dateOrderOf(texts, 'MD')];
  if (days === months && days !== 'YM') return days;
  const bank = profile?.currency ?? null;
  // In Canada both orders are at home.
  if (bank === 'CAD') return null;
  const isOfSeveral = rows.some(({ cells }) =>
    cells.some((cell) => OF_SEVERAL_LANGUAGES.test(cell)),
  );
  return customaryOrder({
    texts,
    headers: isOfSeveral ? [] : header,
    printed: null,
    suggested: bank === null ? null : { currency: bank, ground: 'bankCountry' },
    account: accountHint,
    profile,
  });
}
