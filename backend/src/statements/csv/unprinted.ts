import { currencyOfCountry, DOLLARS } from '../extraction/currencies/home-currencies.ts';
import { currencyOfLanguage } from '../extraction/currencies/language-currencies.ts';
import { dateOrderOf } from '../extraction/figures/dates.ts';
import type { Profile } from '../extraction/profiles/index.ts';
import type { SuggestedCurrency, UnprintedCurrency } from '../extraction/types.ts';
import { type Read, UnreadableCsv } from './types.ts';

/** Currencies of two, three and no decimals. */
const STAND_INS = ['GBP', 'KWD', 'JPY'];

/**
 * Reads a file in the currency it prints; else in the one it is said to be in, or the one that its print suggests. Throws an
 * UnreadableCsv: noCurrency where the file can be read as soon as somebody says its currency, in two decimals or others.
 */
export function readInItsCurrency(
  readIn: (currency: string | null) => Read,
  said: string | null,
): Read {
  if (said !== null) return readIn(said);
  const { read, unprinted } = firstReading(readIn);
  if (!unprinted) return read;
  const { suggested } = unprinted;
  const likely = suggested && tried(() => readIn(suggested.currency));
  if (likely && !(likely instanceof UnreadableCsv)) return likely;
  throw new UnreadableCsv('noCurrency', 'no currency', { unprinted });
}

/** Some forms of amounts can only be told by the currency: then a stand-in shows that nothing else is missing. */
function firstReading(readIn: (currency: string | null) => Read) {
  const first = tried(() => readIn(null));
  if (!(first instanceof UnreadableCsv)) return { read: first, unprinted: first.unprinted };
  for (const currency of STAND_INS) {
    const other = tried(() => readIn(currency));
    if (!(other instanceof UnreadableCsv) && other.unprinted)
      return { read: other, unprinted: other.unprinted };
  }
  throw first;
}

function tried<T>(read: () => T): T | UnreadableCsv {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableCsv) return error;
    throw error;
  }
}

type Print = {
  accountHint: string | null;
  profile: Profile | null;
  dates: readonly string[];
  isDollar: boolean;
  labels: readonly string[];
  texts: readonly string[];
};

/**
 * What a file without a currency suggests: by its account number, the bank it was said to be of, dates that begin with the month,
 * or the language of its labels.
 */
export function unprintedIn(print: Print): UnprintedCurrency {
  const { accountHint, profile, dates, isDollar } = print;
  const home = currencyOfCountry(accountHint);
  const spoken = isDollar ? null : currencyOfLanguage(print.labels, print.texts);
  const isMonthFirst = dateOrderOf(dates, 'DM') === 'MD';
  const likely: SuggestedCurrency[] = [
    ...(home ? [{ currency: home, ground: 'country' as const }] : []),
    ...(profile?.currency ? [{ currency: profile.currency, ground: 'bankCountry' as const }] : []),
    ...(isMonthFirst ? [{ currency: 'USD', ground: 'monthFirst' as const }] : []),
    ...(spoken ? [{ currency: spoken, ground: 'language' as const }] : []),
  ];
  return {
    suggested: likely.find(({ currency }) => !isDollar || DOLLARS.has(currency)) ?? null,
    isDollar,
    accountHints: accountHint === null ? [] : [accountHint],
    bank: profile?.bank ?? null,
  };
}
