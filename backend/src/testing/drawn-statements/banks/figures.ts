/** How a bank writes amounts: the mark between thousands, the decimal mark and the number of decimals. */
export type Style = { group: string; mark: string; decimals: number; lakh?: boolean };

export const POINT: Style = { group: ',', mark: '.', decimals: 2 };
export const COMMA: Style = { group: '.', mark: ',', decimals: 2 };
export const SPACED: Style = { group: ' ', mark: ',', decimals: 2 };
export const WHOLE: Style = { group: ',', mark: '', decimals: 0 };

/** Writes minor units without their sign, such as 123456 as 1.234,56. */
export function figure(minor: number, { group, mark, decimals, lakh }: Style = POINT): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const places = lakh ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return whole.replace(places, group) + mark + digits.slice(digits.length - decimals);
}

const names = (words: string) => words.split(' ');

export const MONTHS = {
  en: names(
    'January February March April May June July August September October November December',
  ),
  de: names('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  fr: names('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  es: names(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  it: names(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
  nl: names(
    'januari februari maart april mei juni juli augustus september oktober november december',
  ),
} as const;

const ordinal = (day: number) => {
  const word = day % 10 === 1 ? 'st' : day % 10 === 2 ? 'nd' : day % 10 === 3 ? 'rd' : 'th';
  return `${day}${day > 10 && day < 14 ? 'th' : word}`;
};

/**
 * Writes a calendar date 'YYYY-MM-DD' by a pattern of YYYY, YY, MMMM, MMM, MM, M, DD, D, Do (2nd) and ROC (the year of the
 * Republic of China). MMM is the first three letters of the month; upper case is left to the caller.
 */
export function day(iso: string, pattern: string, language: keyof typeof MONTHS = 'en'): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  const name = MONTHS[language][Number(month) - 1] ?? '';
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
    Do: ordinal(Number(date)),
    ROC: String(Number(year) - 1911),
  };
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|ROC|DD|Do|D/g, (token) => parts[token] ?? token);
}

/** The date that lies so many days after another. */
export function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
