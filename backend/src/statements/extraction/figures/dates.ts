import { monthNamed } from './months.ts';
import { isDayOfWeek } from './weekdays.ts';

/** A date as printed: the year is null where only day and month stand there. */
export type PrintedDate = { day: number; month: number; year: number | null };

/** How an all-numeric date is meant: 05/10 is 5 October (DM) or 10 May (MD), 25.06.02 the 2nd of June 2025 (YM). */
export type DateOrder = 'DM' | 'MD' | 'YM';

/** A calendar day in milliseconds. */
export const DAY_MS = 86_400_000;

type Found = { date: PrintedDate; length: number };

/** A day with its time in one word ('2026-02-04T17:22') is part of a text. */
const YEAR = '(\\d{4})(?!\\d|T\\d)';
/** Some languages put a dot behind the year, too ('28.02.2025.'). */
const SHORT_YEAR = '(\\d{4}|\\d{2})(?!\\d|[.:,]\\d|T\\d)';
const ISO = new RegExp(
  `^${YEAR}\\s?[-./年년]\\s?(\\d{1,2})\\s?[-./月월]\\s?(\\d{1,2})(?!\\d|T\\d)(?:[日일]|\\.(?=\\s|$))?`,
  'u',
);
const NUMERIC = new RegExp(
  `^(\\d{1,2})([./-])\\s?(\\d{1,2})\\2\\s?${SHORT_YEAR}(?:\\.(?! \\p{L}))?`,
  'u',
);
/** Without a year a dot must follow too, or 28.09 would be a date and not an amount; behind a slash its value date may stand. */
const NUMERIC_YEARLESS =
  /^(\d{1,2})(?:\/(\d{1,2})|-(\d{1,2})|\.\s?(\d{1,2})\.)(?![\d.,-]|\/(?!\d\d\.\d\d\.))/u;
/** Two numbers of a date; with dots a second one must follow, or amounts would count. The number of a statement (2/2026) or of a house (No. 6-30) is none. */
const NUMERIC_PAIR =
  /(?<![\d/.,-])(?<!(?:\bN(?:o|r|ro|um)\.|[#°º]) ?)(\d{1,2})(?:[/-](\d{1,2})(?!\d)|\.\s?(\d{1,2})\.)(?!\d{3}[.,]|\d{5})/gi;
const DAY_MONTH = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?[ /-]?(?:[Dd][Ee] )?(\\p{L}{3,12})\\.?(?:(?:,? (?:[Dd][Ee][Ll]? )?|[/-]| ?['’])${SHORT_YEAR}(?: ?[гр]\\.?(?!\\p{L}))?)?`,
  'u',
);
/** The year before the name of a month: 2025/SEP/01, 2024. augusztus 3. */
const YEAR_NAMED = new RegExp(
  `^${YEAR}(?:[-/](\\p{L}{3,9})[-/]|\\. ?(\\p{L}{3,10})\\.? )(\\d{1,2})(?![\\d:])\\.?`,
  'u',
);
/** Day, month and year without a blank: 01FEB26, 05jan2026. */
const SOLID_NAMED = /^(\d{2})(\p{L}{3})(\d{4}|\d{2})(?![\p{L}\d.,:])/u;
/** Some readers glue the text to the month: 13 FebTransfer. */
const GLUED = /^(\d{1,2}) ?(\p{Lu}\p{Ll}{2})(?=\p{Lu})/u;
const MONTH_DAY = new RegExp(
  `^(\\p{L}{3,12})\\.? ?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,]\\d+ ?%)(?:,? ${YEAR}|/(\\d{4}|\\d{2})(?![\\d/.,:])| / ${YEAR})?`,
  'u',
);

/** Years of the Republic of China count from 1912, those of the Heisei and Reiwa eras from 1989 and 2019. */
const REPUBLIC = /^(?:民國 ?)?(1\d\d) ?[./年-] ?(\d{1,2}) ?[./月-] ?(\d{1,2})(?!\d)日?/u;
const EASTERN = /^(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/u;
const ERA =
  /^(?:(令和|平成) ?|([RH]))(\d{1,2}) ?[年./-] ?(\d{1,2}) ?[月./-] ?(\d{1,2})(?!\d) ?日?/u;
const BEFORE_ERA: Record<string, number> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988 };
/** Days of the week, short or in full: 'Saldo 02.02.26' begins with none. */
const WEEKDAY =
  /^(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?|lun(?:di|es|ed[iì])?|mar(?:di|tes|ted[iì])?|mer(?:credi|coled[iì])?|jeu(?:di)?|ven(?:dredi|erd[iì])?|sam(?:edi)?|dim(?:anche)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado|ato)?|dom(?:ingo|enica)?|gio(?:ved[iì])?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\.?,? (?=\d|\p{L}{3,9} \d)/iu;

const WEEKDAY_ALONE =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|mié|jue|vie|sab|sáb|dom|gio)\.?$/i;
const WEEKDAY_OF_TWO = /^(?:[Mm]o|[Dd]i|[Mm]i|[Dd]o|[Ff]r|[Ss]a|[Ss]o)\.?$/;

/** Whether a text is no more than the short name of a day of the week. */
export function isWeekday(text: string): boolean {
  return WEEKDAY_ALONE.test(text) || WEEKDAY_OF_TWO.test(text);
}

/** The date that the text begins with and how many characters it takes, or null. An impossible day (31 June) is no date. */
export function leadingDate(text: string, order: DateOrder): Found | null {
  const date = bareDate(text, order);
  if (date) return date;
  const weekday = WEEKDAY.exec(text)?.[0];
  const named = weekday ? bareDate(text.slice(weekday.length), order) : null;
  return named && weekday ? { ...named, length: weekday.length + named.length } : null;
}

/** With its year in full a date is one though blanks part it: '28 02 2025', and with the letters of its parts: 'J 12 M 02 A 2026' (Desjardins). */
const SPACED = /^(?:J (?=\d\d M))?(\d{2}) (?:M )?(\d{2}) (?:A )?(20\d\d)(?![\d.,])/;
/** 'Période 2025 08 16 au 2025 09 15' (National Bank of Canada). */
const ISO_APART = /^(20\d\d) (\d{2}) (\d{2})(?![\d.,])/;
/** So it is with dots between blanks: '25 . 08 . 25'. */
const DOTS_APART = /^(\d{2}) \. (\d{2}) \. (20\d\d|\d{2})(?![\d.,])/;

function bareDate(text: string, order: DateOrder): Found | null {
  const spaced = SPACED.exec(text) ?? DOTS_APART.exec(text);
  if (spaced) return ordered(spaced[0], spaced[1], spaced[2], spaced[3], order);
  const eastern = EASTERN.exec(text);
  if (eastern) return found(eastern[0], eastern[2], eastern[1], undefined);
  const republic = REPUBLIC.exec(text);
  if (republic)
    return found(republic[0], republic[3], republic[2], String(Number(republic[1]) + 1911));
  const era = ERA.exec(text);
  const before = BEFORE_ERA[era?.[1] ?? era?.[2] ?? ''];
  if (era && before) return found(era[0], era[5], era[4], String(Number(era[3]) + before));
  const iso = ISO.exec(text) ?? ISO_APART.exec(text);
  if (iso) return found(iso[0], iso[3], iso[2], iso[1]);
  const [whole = '', fullYear, short, name = '', dayOf] = YEAR_NAMED.exec(text) ?? [];
  const monthOf = monthNamed(short ?? name);
  if (monthOf) return found(whole, dayOf, String(monthOf), fullYear);
  const numeric = NUMERIC.exec(text);
  const [, first, , second, third = ''] = numeric ?? [];
  if (numeric && order === 'YM' && third.length === 2)
    return found(numeric[0], third, second, first);
  if (numeric) return ordered(numeric[0], first, second, third, order);
  const solid = SOLID_NAMED.exec(text);
  const solidMonth = solid && monthNamed(solid[2] ?? '');
  if (solid && solidMonth) return found(solid[0], solid[1], String(solidMonth), solid[3]);
  const dayMonth = DAY_MONTH.exec(text);
  const named = dayMonth && monthNamed(dayMonth[2] ?? '');
  if (dayMonth && named) return namedDate(text, dayMonth, named);
  const glued = GLUED.exec(text);
  const gluedMonth = glued && monthNamed(glued[2] ?? '');
  if (glued && gluedMonth) return found(glued[0], glued[1], String(gluedMonth), undefined);
  const monthDay = MONTH_DAY.exec(text);
  const month = monthDay && monthNamed(monthDay[1] ?? '');
  if (monthDay && month)
    return found(
      monthDay[0],
      monthDay[2],
      String(month),
      monthDay[3] ?? monthDay[4] ?? monthDay[5],
    );
  const yearless = NUMERIC_YEARLESS.exec(text);
  if (!yearless) return null;
  return ordered(
    yearless[0],
    yearless[1],
    yearless[2] ?? yearless[3] ?? yearless[4],
    undefined,
    order,
  );
}

/** In a column of dates these are dates too: 09.01, 2.03, 05 01, 20260105. */
const SHORT = /^(\d{2}|\d(?=\.))[. -](\d{2})(?![\d.,/-])/;
const SOLID = /^(20\d\d)(\d\d)(\d\d)(?!\d)/;
/** Elsewhere it is a month and its year: 'SEP/01'. */
const MONTH_SLASH_DAY = /^(\p{L}{3})\/(\d{2})(?![\d/])/u;

/** The date that a cell of a column of dates begins with, where less need be printed to tell it from an amount. */
export function columnDate(text: string, order: DateOrder): Found | null {
  const date = leadingDate(text, order);
  if (date) return date;
  const solid = SOLID.exec(text);
  if (solid) return found(solid[0], solid[3], solid[2], solid[1]);
  const [named = '', month = '', day] = MONTH_SLASH_DAY.exec(text) ?? [];
  const numbered = monthNamed(month);
  if (numbered) return found(named, day, String(numbered), undefined);
  const short = SHORT.exec(text);
  return short ? ordered(short[0], short[1], short[2], undefined, order) : null;
}

/** How days are printed with nothing between their parts: '0302' and '030226' are the 3rd of February, and so is '260203'. */
export type SolidDays = 'DM' | 'DMY' | 'YMD';

/** A day with nothing between its parts, which a number or a year may be, too. */
export function solidDay(text: string, kind: SolidDays = 'DM'): PrintedDate | null {
  const [, first, month, last] = /^(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? [];
  if (first === undefined || (last === undefined) !== (kind === 'DM')) return null;
  const [day, year] = kind === 'YMD' ? [last, first] : [first, last];
  return found(text, day, month, year)?.date ?? null;
}

/** What stands behind a date without the time of that day ('- 12:40:09 PIX'). */
export function withoutTime(text: string): string {
  return text.replace(/^(?:[-–] )?\d{1,2}:\d\d:\d\d(?: |$)/, '');
}

/** The date that a text is, with its day of the week before or behind it and nothing else; or null. */
export function wholeDate(text: string, order: DateOrder): PrintedDate | null {
  const day = text.replace(WEEKDAY_BEHIND, (behind, ...names) =>
    names.slice(0, 2).some((name) => name !== undefined && isDayOfWeek(name)) ? '' : behind,
  );
  const dated = text.length <= MAX_DATE ? leadingDate(day, order) : null;
  return dated?.length === day.length ? dated.date : null;
}

export function isWholeDate(text: string): boolean {
  return wholeDate(text, 'DM') !== null;
}

const MAX_DATE = 40;
/** '2024. augusztus 3., szombat', '3 August 2024 (Saturday)'. */
const WEEKDAY_BEHIND = /(?<=\d\.?)(?:, (\p{L}{4,12})| \((\p{L}{2,12})\.?\))$/u;

/** All dates in a text, each with the place where it begins. */
export function datesIn(text: string, order: DateOrder): (Found & { index: number })[] {
  const dates: (Found & { index: number })[] = [];
  let index = 0;
  while (index < text.length) {
    const last = dates.at(-1);
    // 'Mar 21 2023-Apr 20 2023': between the two dates of a period a dash needs no blanks.
    const isEnd =
      last?.date.year != null && /^ ?-$/.test(text.slice(last.index + last.length, index));
    const startsWord = isEnd || index === 0 || /[^\p{L}\d.,/-]/u.test(text[index - 1] ?? '');
    const date = startsWord ? leadingDate(text.slice(index), order) : null;
    if (date) dates.push({ ...date, index });
    index += date ? date.length : 1;
  }
  return dates;
}

/** The first date with its year in the beginning of a text as a calendar date, or null. */
export function calendarDateIn(text: string, order: DateOrder): string | null {
  const dated = datesIn(text.slice(0, MAX_NAME), order).find(({ date: { year } }) => year !== null);
  return dated ? toCalendarDate(dated.date, { start: null, end: null }) : null;
}

/** No name of a balance is longer. */
const MAX_NAME = 120;

/** A text without the sort code of a British bank, which looks like a day ('Sort code: 09-01-28'). */
export const withoutSortCode = (text: string) => text.replace(SORT_CODE, ' ');

const SORT_CODE = /\bsort ?code\b\W{0,3}\d\d-\d\d-\d\d(?!\d)/gi;

/** Which order the numeric dates of a document follow: told by any day above 12, else day first. */
export function dateOrderOf(texts: Iterable<string>, fallback: DateOrder = 'DM'): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let dotted = 0;
  let monthBeforeDot = 0;
  for (const text of texts) {
    for (const match of withoutSortCode(text).matchAll(NUMERIC_PAIR)) {
      const [first, second] = [Number(match[1]), Number(match[2] ?? match[3])];
      if (first > 12 && first <= 31 && second <= 12 && second > 0) dayFirst += 1;
      if (match[3] !== undefined) dotted += 1;
      if (second <= 12 || second > 31 || first > 12 || first === 0) continue;
      monthFirst += 1;
      if (match[3] !== undefined) monthBeforeDot += 1;
    }
  }
  // Among dates with dots, which name the day first, '02/26' is a month and its year.
  const isYear = dayFirst === 0 && monthFirst > 0 && monthBeforeDot === 0;
  if (isYear && dotted > monthFirst) return 'DM';
  if (dayFirst === monthFirst) return fallback;
  return dayFirst > monthFirst ? 'DM' : 'MD';
}

/**
 * The calendar date 'YYYY-MM-DD'. A missing year is the one that puts the date inside the period; with only an end it is
 * the latest that is not more than 15 days after it. Null where neither year nor period is known.
 */
export function toCalendarDate(
  date: PrintedDate,
  period: { start: string | null; end: string | null },
): string | null {
  if (date.year !== null) return write(date, date.year);
  if (period.end === null) return null;
  const endYear = Number(period.end.slice(0, 4));
  const candidates = [endYear + 1, endYear, endYear - 1].map((year) => write(date, year));
  const { start, end } = period;
  if (start !== null) {
    const inside = candidates.find((text) => text !== null && text >= start && text <= end);
    if (inside) return inside;
  }
  const limit = new Date(Date.parse(end) + 15 * DAY_MS).toISOString().slice(0, 10);
  return candidates.find((text) => text !== null && text <= limit) ?? null;
}

function write({ day, month }: PrintedDate, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return null;
  return date.toISOString().slice(0, 10);
}

/** In 09 JAN 09 JAN the second 09 begins the next date and is no year. */
function namedDate(
  text: string,
  [whole, day, , year]: RegExpExecArray,
  month: number,
): Found | null {
  const next = /^[ /-]?(\p{L}+)/u.exec(text.slice(whole.length))?.[1];
  if (year?.length !== 2 || !next || !monthNamed(next))
    return found(whole, day, String(month), year);
  return found(whole.slice(0, -2).replace(/[ ,-]+$/, ''), day, String(month), undefined);
}

function ordered(
  text: string,
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
  order: DateOrder,
): Found | null {
  const dayFirst = order === 'DM' ? Number(second) <= 12 : Number(first) > 12;
  return dayFirst ? found(text, first, second, year) : found(text, second, first, year);
}

function found(text: string, day?: string, month?: string, year?: string): Found | null {
  const full = year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0);
  const date = { day: Number(day), month: Number(month), year: full };
  if (full !== null && (full < 1950 || full > 2150)) return null;
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][date.month - 1];
  if (longest === undefined || date.day < 1 || date.day > longest) return null;
  return { date, length: text.length };
}
