import { type Row, textOf } from './rows.ts';

/** What a page says of its place: 'Page 1 of 3'. */
export type PageNumber = { own: number; all: number };

/** 'Page No. 1 of 2 - Statement', 'Sida 1(2)', '第1页/共2页'. */
const NUMBERS = [
  /(?<!\p{L})(?:page|seite|blatt|bl|p[áa]g|p[áa]gina|pg|p|ページ|blad|side|sida|strona|folio|hoja|sheet)[.:]* ?(?:(?:no|nr)[.:]* ?)?(\d{1,3}) ?(?:of total|of|out of|as|von|de|di|su|sur|van|av|af|z|[/／(]) ?(\d{1,3})(?!\d)/iu,
  /第 ?(\d{1,3}) ?[页頁][/ ,，]*共 ?(\d{1,3})/u,
];

/** What a text says of the place of its page, or null. */
export function pageNumberIn(text: string): PageNumber | null {
  const [, own, all] = NUMBERS.map((number) => number.exec(text)).find(Boolean) ?? [];
  return own !== undefined && Number(own) <= Number(all)
    ? { own: Number(own), all: Number(all) }
    : null;
}

/** What each page of a file says of its place, by its number in the file; none where it says nothing, or two things. */
export function pageNumbersOf(rows: Row[]): ReadonlyMap<number, PageNumber> {
  const found = new Map<number, PageNumber>();
  for (const [page, own] of Map.groupBy(rows, (row) => row.page)) {
    // The number may stand in a cell beside its label ('Muka Surat / Page', '1 / 2': Public Bank).
    const told = own.flatMap((row) => pageNumberIn(textOf(row).slice(0, MAX_LINE)) ?? []);
    const [first, ...others] = told;
    if (first && others.every((each) => each.own === first.own && each.all === first.all))
      found.set(page, first);
  }
  return found;
}

const MAX_LINE = 300;
