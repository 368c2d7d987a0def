import { type Row, textOf } from './rows.ts';

/** What a page says of its place: 'Page 1 of 3'. */
export type PageNumber = { own: number; all: number };

/** 'Page No. : 1 of 2 - Statement', 'Page / Halaman : 1 of/dari 2', 'Muka Surat : 1 / 2', 'Sida 1(2)', 'Bladzijde 1 / 2', 'Statement number / Page 64 / 1 of 2', '第1页/共2页', '1/2頁'. */
const NUMBERS = [
  /\/ page \d{1,5} \/ (\d{1,3}) of (\d{1,3})(?!\d)/iu,
  /(?<!\p{L})(?:page|muka surat|halaman|seite|blatt|bl|p[áa]g|p[áa]gina|pg|p|ページ|blad|bladzijde|blz|side|sida|strona|folio|hoja|sheet|sayfa|sivu|strana|folha|foglio|\(page\/of\)) ?[.:]* ?(?:(?:no|nr|number)[.:]* ?:? ?|\/ ?\p{L}{3,12} )?(\d{1,3}) ?(?:of ?\/ ?\p{L}{2,6}|of total|of|out of|as|von|de|di|su|sur|van|av|af|z|[/／(]) ?(\d{1,3})(?!\d)/iu,
  /第 ?(\d{1,3}) ?[页頁][/ ,，]*共 ?(\d{1,3})/u,
  /(?<!\d)(\d{1,3}) ?\/ ?(\d{1,3}) ?[页頁]/u,
];

/** What a text says of the place of its page, or null. */
export function pageNumberIn(text: string): PageNumber | null {
  const [, own, all] = NUMBERS.map((number) => number.exec(text)).find(Boolean) ?? [];
  return own !== undefined && Number(own) <= Number(all)
    ? { own: Number(own), all: Number(all) }
    : null;
}

/** Whether a row is one text, beside which the number of its page may stand ('Page 3/3': Crédit Mutuel). */
export function standsAlone({ cells }: Row): boolean {
  const [, beside] = cells;
  const isNumbered = beside !== undefined && beside.text.length < MAX_NUMBER;
  return cells.length === 1 || (cells.length === 2 && isNumbered && !!pageNumberIn(beside.text));
}

/** What each page of a file says of its place, by its number in the file; none where it says nothing, or two things. */
export function pageNumbersOf(rows: Row[]): ReadonlyMap<number, PageNumber> {
  const known = KNOWN.get(rows) ?? numbersOf(rows);
  KNOWN.set(rows, known);
  return known;
}

/** The same rows are asked about part by part. */
const KNOWN = new WeakMap<Row[], ReadonlyMap<number, PageNumber>>();

function numbersOf(rows: Row[]): ReadonlyMap<number, PageNumber> {
  const found = new Map<number, PageNumber>();
  const pages = Map.groupBy(rows, (row) => row.page);
  for (const [page, own] of pages) {
    // The number may stand in a cell beside its label ('Muka Surat / Page', '1 / 2': Public Bank), or below it.
    const told = own.flatMap((row, index) => {
      const line = textOf(row).slice(0, MAX_LINE);
      return pageNumberIn(line) ?? belowLabel(own[index - 1], row) ?? [];
    });
    const only = onlyOf(told);
    if (only) found.set(page, only);
  }
  return found.size > 0 ? found : bareNumbersOf(pages);
}

/** What stands below the last of some labels, where that is 'Page' ('Account No.', 'Page' over '0412-6614420', '2 of 2': TD). */
function belowLabel(labels: Row | undefined, { cells }: Row): PageNumber | null {
  const isLabel = /^page$/i.test(labels?.cells.at(-1)?.text ?? '') && labels?.cells.length !== 1;
  const text = cells.at(-1)?.text ?? '';
  return isLabel && / of /.test(text) ? pageNumberIn(`page ${text}`) : null;
}

/** The same where every page has nothing but its number at the end of a row of its head or foot ('1 / 2': Wise, '1 of 2': HSBC), and all of them count the same pages. */
function bareNumbersOf(pages: ReadonlyMap<number, Row[]>): ReadonlyMap<number, PageNumber> {
  const found = new Map<number, PageNumber>();
  for (const [page, rows] of pages) {
    const edges = new Set([...rows.slice(0, ROWS_OF_EDGE), ...rows.slice(-ROWS_OF_EDGE)]);
    const texts = [...edges].map(({ cells }) => cells.at(-1)?.text ?? '');
    const only = onlyOf(texts.flatMap((text) => bareNumberIn(text, found.size + 1) ?? []));
    if (only) found.set(page, only);
  }
  const totals = new Set([...found.values()].map(({ all }) => all));
  return found.size === pages.size && totals.size === 1 ? found : new Map();
}

function bareNumberIn(text: string, place: number): PageNumber | null {
  const [, own, all] = BARE.exec(text) ?? [];
  // Without blanks it may be the number of a statement, of the second quarter or the second month.
  const isTold = text.includes(' ') || Number(own) === place;
  const isPlace = isTold && Number(own) >= 1 && Number(own) <= Number(all);
  return isPlace ? { own: Number(own), all: Number(all) } : null;
}

/** Of more than one digit it may be the number of a statement without blanks, or until when a card is valid ('1/2': CaixaBank). */
const BARE = /^([1-9](?=\/[1-9]$)|[1-9]\d?(?= ))(?: (?:\/|of) |\/)([1-9]\d?)$/;
const ROWS_OF_EDGE = 2;

/** The only place that a page is told, however often. */
function onlyOf([first, ...others]: PageNumber[]): PageNumber | null {
  const isOnly = others.every((each) => each.own === first?.own && each.all === first.all);
  return (isOnly && first) || null;
}

const MAX_LINE = 300;
const MAX_NUMBER = 20;
