import { decimalsOf } from '@saldo/contracts';
import { DOLLARS } from '../currencies/home-currencies.ts';
import type { Facts } from '../facts.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { Part } from '../tables/parts.ts';
import { onlyCurrencyIn } from '../words/currency-words.ts';

/** In which currency a part is, and whether that is no more than what the file names for another one. */
export type PartCurrency = { currency: string | null; isUnsure: boolean };

/**
 * What its balances or amounts are marked with, what its header or heading says, or the currency of the whole file. Where that is what
 * another account's own words name, an account without any is in that of its bank's country.
 */
export function currencyOfPart(part: Part, others: Part[], facts: Facts): PartCurrency {
  const sure = (currency: string | null) => ({ currency, isUnsure: false });
  const { currency, home } = facts;
  // What was read with other decimals than those of the file's currency is in none that is known.
  const named = part.identity.currency;
  const isReadSo = named === null || decimalsOf(named) === decimalsOf(currency ?? named);
  if (others.length === 0) return sure(isReadSo ? currency : null);
  const own = toldOf(part, currency);
  if (own) return sure(own);
  const bare = bareDollarOf(part, others, facts);
  if (bare !== undefined) return sure(bare);
  const told = new Set(
    others.map((each) => toldOf(each, currency)).filter((code) => code !== null),
  );
  if (currency === null || !told.has(currency) || home === currency) return sure(currency);
  // Where another account names its dollars, bare ones are those of the country (National Bank of Canada).
  const isBare = facts.isInBareDollars && DOLLARS.has(currency) && DOLLARS.has(home ?? '');
  if (isBare) return sure(home);
  // Beside one other currency no more than that may be meant, or that of the country as well.
  if (told.size === 1) return { currency, isUnsure: home !== null };
  // It was read with the decimals of the file's.
  const isHome = home !== null && decimalsOf(home) === decimalsOf(currency);
  return isHome ? sure(home) : { currency, isUnsure: true };
}

/** What a part's own figures or words say, or the title above its table; or null. */
function toldOf(part: Part, currency: string | null): string | null {
  const isReadSo = (code: string | null) =>
    code !== null && decimalsOf(code) === decimalsOf(currency ?? code);
  const own = currencyOfBalances(part);
  if (isReadSo(own)) return own;
  const counts = new Map<string, number>();
  for (const { currency: code } of amountsOf(part))
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const titled = [part.titledIn, onlyCurrencyIn(part.label)].find(isReadSo) ?? null;
  return part.identity.currency ?? most?.[0] ?? titled;
}

/** Whose dollars a bare $ is beside another account whose dollars are marked as such (U$S), none of which it is; undefined for any other part. */
function bareDollarOf(part: Part, others: Part[], facts: Facts): string | null | undefined {
  const isBare = amountsOf(part).some(({ isDollar }) => isDollar);
  const marks = others.flatMap((other) => amountsOf(other).map((each) => each.currency));
  if (!isBare || !marks.includes(facts.currency)) return undefined;
  // Where the dollars of other countries bear their letters (A$), a bare sign is that of the United States.
  const areLettered = marks.some((code) => code !== null && LETTERED.has(code));
  return facts.bareDollar ?? (areLettered ? 'USD' : null);
}

const LETTERED = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD']);

function amountsOf({ bookings, opening, closing }: Part): PrintedAmount[] {
  const booked = bookings.flatMap(({ amount, balance }) => [amount, balance]);
  return [...booked, opening, closing].filter((each) => each !== null);
}

/** What both balances of a part are marked with, or the one of them that is marked at all; or null. */
function currencyOfBalances({ opening, closing }: Part): string | null {
  const codes = new Set([opening, closing].flatMap((balance) => balance?.currency ?? []));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}
