import type { Language } from './languages/index.ts';

/** How a bank writes a date in its table. */
export type DateStyle = {
  form: 'numeric' | 'words' | 'cjk';
  order: 'DMY' | 'MDY' | 'YMD';
  separator: string;
  /** 'below' puts the year on a second line under the day. */
  year: 'full' | 'short' | 'none' | 'below';
  padded: boolean;
  long: boolean;
  upper: boolean;
  ordinal: boolean;
  /** '02.10.' */
  closed: boolean;
};

export const NUMERIC: DateStyle = {
  form: 'numeric',
  order: 'DMY',
  separator: '/',
  year: 'full',
  padded: true,
  long: false,
  upper: false,
  ordinal: false,
  closed: false,
};

const ORDINALS = ['th', 'st', 'nd', 'rd'];

/** The lines of a date cell: one, or two where the year stands below. iso is 'YYYY-MM-DD'. */
export function writeDate(iso: string, style: DateStyle, language: Language): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const text = { numeric, words, cjk }[style.form](year, month, day, style, language);
  return style.year === 'below' ? [text, year] : [text];
}

function yearOf(year: string, style: DateStyle): string {
  return style.year === 'full' ? year : style.year === 'short' ? year.slice(2) : '';
}

function plain(padded: string, style: DateStyle): string {
  return style.padded ? padded : String(Number(padded));
}

function numeric(year: string, month: string, day: string, style: DateStyle): string {
  const [d, m, y] = [plain(day, style), plain(month, style), yearOf(year, style)];
  const parts = { DMY: [d, m, y], MDY: [m, d, y], YMD: [y, m, d] }[style.order];
  const text = parts.filter((part) => part !== '').join(style.separator);
  return style.closed ? `${text}${style.separator}` : text;
}

function words(year: string, month: string, day: string, style: DateStyle, language: Language) {
  const names = style.long ? language.longMonths : language.months;
  const written = names[Number(month) - 1] ?? '';
  const name = style.upper ? written.toUpperCase() : written;
  const number = Number(day);
  const ending = number > 10 && number < 14 ? 'th' : (ORDINALS[number % 10] ?? 'th');
  const dayText = `${plain(day, style)}${style.ordinal ? ending : ''}${style.closed ? '.' : ''}`;
  const y = yearOf(year, style);
  if (style.order === 'MDY') {
    const start = `${name}${style.separator}${dayText}`;
    return y === '' ? start : `${start}, ${y}`;
  }
  return [dayText, name, y].filter((part) => part !== '').join(style.separator);
}

function cjk(year: string, month: string, day: string, style: DateStyle, language: Language) {
  const [yearSign, monthSign, daySign] = language.code === 'ko' ? '년월일' : '年月日';
  const y = yearOf(year, style);
  const gap = language.code === 'ko' ? ' ' : '';
  const monthDay = `${plain(month, style)}${monthSign}${gap}${plain(day, style)}${daySign}`;
  return y === '' ? monthDay : `${y}${yearSign}${gap}${monthDay}`;
}

const DAY_MS = 86_400_000;

/** The calendar date some days after an ISO date. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one ISO date to another. */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS;
}
