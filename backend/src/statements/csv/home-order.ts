import { customaryOrder } from '../extraction/days/customary-orders.ts';
import { type DateOrder, dateOrderOf } from '../extraction/figures/dates.ts';
import type { Profile } from '../extraction/profiles/index.ts';

/** Of these dollars and the languages that are spoken where they are at home beside English, nobody can tell the order of dates. */
const OF_SEVERAL_LANGUAGES = /\b(?:USD|CAD)\b/;
/** An amount with a dollar sign, or the name of a column of those: '$80.00', 'Monto ($)'. A sign in a text may be that of a purchase. */
const DOLLAR_AMOUNT = /^\P{L}*(?:US|CA?)? ?\$\P{L}*$/u;
const DOLLAR_NAME = /(?<!\p{L})(?:US|CA?)?\$/u;
/** A date with its year: '24/7' says when somebody can be called, '1/20' which page it is, and '04-15-20' may be a sort code. */
const WHOLE_DATE =
  /(?<![\d/.-])\d{1,2}(?:([/.-])\d{1,2}\1(?:19|20)\d\d|([/.])\d{1,2}\2\d\d)(?!\d)/g;

type Origin = {
  texts: string[];
  header: readonly string[];
  rows: readonly { cells: string[] }[];
  /** The currencies that the file prints for all of it, and that it is said to be in. */
  currencies: readonly (string | null)[];
  accountHint: string | null;
  profile: Profile | null;
};

/**
 * Whether days or months go first in the dates of a file, by the days above its table, or by where it is from, as for printed
 * statements (extraction/days/customary-orders.ts); null where nothing tells. The currency of its rows does not: a spreadsheet
 * writes dates as at home, and euros and dollars are held anywhere. That they are dollars, by print or by what the user says,
 * chooses nothing either: it takes from the language of the header what it would have told.
 */
export function homeOrderOf({
  texts,
  header,
  rows,
  currencies,
  accountHint,
  profile,
}: Origin): DateOrder | null {
  const dates = texts.flatMap((text) => text.match(WHOLE_DATE) ?? []);
  const [days, months] = [dateOrderOf(dates, 'DM'), dateOrderOf(dates, 'MD')];
  if (days === months && days !== 'YM') return days;
  const bank = profile?.currency ?? null;
  // In Canada both orders are at home.
  if (bank === 'CAD') return null;
  const isOfSeveral =
    [...header, ...currencies].some((text) => OF_SEVERAL_LANGUAGES.test(text ?? '')) ||
    header.some((name) => DOLLAR_NAME.test(name)) ||
    rows.some(({ cells }) =>
      cells.some((cell) => OF_SEVERAL_LANGUAGES.test(cell) || DOLLAR_AMOUNT.test(cell)),
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
