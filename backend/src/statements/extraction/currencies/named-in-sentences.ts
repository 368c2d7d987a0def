import { CODES, currencyNamed } from '../words/currency-names.ts';

const IN_CURRENCY =
  /\b(amounts? (?:are )?(?:shown |stated )?in|all amounts in|alle beträge in|beträge in|montants? en|importes? en|importi in|bedragen in|kwoty w|bel(?:ø[bp]|opp) i|in|en)\s+([A-Z]{3}|Euros?|\p{L}+ (?:dollars?|francs?|rupees?|yen))(?!\p{L}| ?-?\d)/iu;

/** A sentence about all figures: 'Valores expresados en pesos colombianos (COP)'. */
const NAMED_IN =
  /\b(?:[Aa]mounts|[Tt]ransactions|[Vv]alues|[Ff]igures|[Vv]alores|[Ii]mportes|[Mm]ontos|[Cc]ifras|[Ss]aldos|[Bb]eträge|[Mm]ontants|[Ii]mporti|[Bb]edragen|[Kk]woty)\b[^()]*\(([A-Z]{3})\)/u;

/** 'Charged in shekels', 'all sums in shekels'. */
const IN_SHEKELS = /(?<!\p{L})(?:חיוב|ה?סכומים) ב-?(?:שקלים|ש"ח)(?!\p{L})/u;
/** What is said of purchases abroad names a currency that they were made in ('Transactions in US dollars are converted to Singapore dollars': DBS). */
const OF_EXCHANGE = /\b(?:converted|exchanged) (?:in)?to\b|\bexchange rates?\b/i;

/** What a sentence says that figures are in, and how much that weighs: less where it has no word for them. */
export function namedInSentence(text: string): { code: string | null; weight: number }[] {
  const sentence = text.slice(0, LONGEST_SENTENCE);
  const [, named = ''] = NAMED_IN.exec(sentence) ?? [];
  const [, said = '', code = ''] = IN_CURRENCY.exec(sentence) ?? [];
  const isWhole = said.length > 2;
  return [
    { code: CODES.has(named) ? named : null, weight: 60 },
    {
      code: isWhole || !OF_EXCHANGE.test(sentence) ? currencyNamed(code) : null,
      weight: isWhole ? 60 : 3,
    },
    { code: IN_SHEKELS.test(sentence) ? 'ILS' : null, weight: 60 },
  ];
}

const LONGEST_SENTENCE = 200;
