import type { PrintedAmount } from '../figures/amounts.ts';
import { CODES } from '../words/currency-names.ts';

/** Words that call a balance overdrawn where no mark stands beside it. */
const OWED =
  /(?<!\p{L})(?:d[ée]biteur|deudor|devedor|a (?:(?:vostro|suo|tuo) )?debito|a nostro favore|zu ihren lasten|zu unseren gunsten|en notre faveur|in our favour|te uwen laste|in ons voordeel|i v[åa]r fav[øo]r)(?!\p{L})/iu;

/** Words for what is owed, as cards call it. */
const DEBT =
  /(?<!\p{L})(?:zadłużeni\p{L}+|skuld|gæld|velka|dluh|dlužn\p{L}+|dlžn\p{L}+|tartozás\p{L}*|uitgaven|deuda|adeudo (?:del periodo|total)|d[íi]vida|debito residuo|borc\p{L}*|задолженност\p{L}+|заборгован\p{L}+|задължени\p{L}+|οφειλή)(?!\p{L})/iu;

/** Words that call it held. */
const HELD =
  /(?<!\p{L})(?:solde cr[ée]diteur|zu ihren gunsten|a (?:vostro|suo|tuo) (?:credito|favore)|en votre faveur|a su favor|in your favour|in uw voordeel|i (?:deres|din) fav[øo]r)(?!\p{L})/iu;

/** A balance with the sign and the currency ('Algsaldo (USD)') that its name tells, unless they are printed. */
export function toldByName(name: string, printed: PrintedAmount): PrintedAmount {
  const [, code = ''] = /\(([A-Z]{3})\)/.exec(name) ?? [];
  const currency = printed.currency ?? (CODES.has(code) ? code : null);
  const amount = { ...printed, currency };
  if (amount.direction !== null) return amount;
  const words = name.normalize('NFC');
  if (OWED.test(words) || DEBT.test(words)) return { ...amount, direction: -1, marker: 'letters' };
  return HELD.test(words) ? { ...amount, direction: 1, marker: 'letters' } : amount;
}
