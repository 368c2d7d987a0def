import type { TextItem, TextPage } from '../../../ports/pdf-text.ts';
import { decodedOnce } from '../words/twice-encoded.ts';
import { withoutStrokes } from './underlined.ts';

/** Texts further apart than this, in font sizes, are two cells of a row. */
export const CELL_GAP = 0.7;
/** Texts that overlap by more than this, in font sizes, are none that go on with each other. */
export const OVERLAP = 0.35;
/** No cell of a statement is longer; what is cut off a hostile one is not missed. */
export const MAX_TEXT = 1000;
/** Turned text (margin codes, watermarks) has a box far taller than its font; a turned letter is as wide as a line is high. */
const TURNED = 1.6;
const LINE_HEIGHT = 0.93;
/** Larger print, in points, lies under a page and is no part of its rows; print from LARGE on is none where it lies across other text. */
const LARGEST_PRINT = 36;
/** Smaller print, in points, is for those who have a page read to them, and no reader sees it (Lloyds: 'Column' before each label). */
const SMALLEST_PRINT = 1;
const LARGE = 20;
/** So many single letters above each other in a margin of this width are a code and no text. */
const CODE_LETTERS = 6;
const MARGIN = 40;

/** Ticks that a symbol font draws behind amounts (Crédit Agricole). */
const TICK = /^ *[¨þ] *$/;

/** What the margins of all pages show of single characters: the places of signs, and the spots of marks. */
export type Margins = { signed: ReadonlySet<number>; marks: ReadonlySet<string> };

export function marginsOf(pages: readonly TextPage[]): Margins {
  return { signed: signsInMargins(pages), marks: marksInMargins(pages) };
}

/** What is printed on a page to be read: not what is turned, lies under it or runs up its margin. */
export function printedTexts(page: TextPage, { signed, marks }: Margins): TextItem[] {
  const { items } = page;
  const upright = items.filter(
    (item) =>
      item.height < item.fontSize * TURNED &&
      item.fontSize <= LARGEST_PRINT &&
      item.fontSize >= SMALLEST_PRINT &&
      !RULE.test(item.text) &&
      !TICK.test(item.text) &&
      !isTurnedLetter(item),
  );
  const large = upright.filter((item) => item.fontSize > LARGE).slice(0, MAX_LARGE);
  const isMarginLetter = (item: TextItem) => isInMargin(item, page);
  const marginal = upright.filter(isMarginLetter);
  const isSigned = (item: TextItem) =>
    [PLUS, MINUS].some((sign) => sign.test(item.text.trim())) && signed.has(placeOf(item));
  const isFew = marginal.length * upright.length <= MOST_PAIRS;
  const letters = new Map<number, number>();
  for (const item of marginal) letters.set(placeOf(item), (letters.get(placeOf(item)) ?? 0) + 1);
  // Letters of unequal width stand above each other with their middles.
  const countAt = (item: TextItem) =>
    [-1, 0, 1].reduce((sum, step) => sum + (letters.get(placeOf(item) + step) ?? 0), 0);
  const lying = new Set(
    large.filter((item) =>
      upright.some((other) => other.fontSize < item.fontSize / 1.5 && isAcross(item, other)),
    ),
  );
  return upright
    .filter((item) => !lying.has(item))
    .filter(
      (item) =>
        !isMarginLetter(item) ||
        (countAt(item) < CODE_LETTERS && !marks.has(spotOf(item))) ||
        (isFew &&
          upright.some(
            (other) => isJoined(item, other) || (isSigned(item) && isSignOf(item, other)),
          )),
    )
    .map(withPlainCharacters)
    .map(withoutUnderline)
    .flatMap(apart);
}

/**
 * Soft hyphens and those that break no line stand for the plain one in some fonts ('2023\u00AD11\u00AD01': Caixa Geral de Depósitos), and a spreadsheet may have
 * printed characters as bytes.
 */
function withPlainCharacters(item: TextItem): TextItem {
  const text = decodedOnce(item.text).replace(HYPHENS, '-');
  return text === item.text ? item : { ...item, text };
}

/** A line drawn under a text may be taken out between its letters ('_3_1_.0_8_. _E_N_D_S_A_LD_O_______1_.4_8_9,_2_5': Targobank). */
function withoutUnderline(item: TextItem): TextItem {
  const isDrawn = item.text.split('_').length > LEAST_LINES && !/[^_\s]{3}/.test(item.text);
  if (!isDrawn || !item.text.startsWith('_')) return item;
  const text = withoutStrokes(item.text);
  return text === '' ? item : { ...item, text };
}

/** A name may hold some, too. */
const LEAST_LINES = 8;

const HYPHENS = /[\u00AD\u2010\u2011]/g;

/**
 * Where signs of both kinds stand above each other in the margins of pages, and hardly another letter: those are the signs of the amounts in
 * front of them (DKB, Volksbanken). Dashes alone stand for figures that are not there.
 */
function signsInMargins(pages: readonly TextPage[]): Set<number> {
  const [plus, minus, others] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  for (const page of pages)
    for (const item of page.items) {
      if (!isInMargin(item, page)) continue;
      const sign = item.text.trim();
      const kind = PLUS.test(sign) ? plus : MINUS.test(sign) ? minus : others;
      kind.set(placeOf(item), (kind.get(placeOf(item)) ?? 0) + 1);
    }
  const near = (kind: Map<number, number>, place: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (kind.get(place + step) ?? 0), 0);
  const areBoth = (place: number) =>
    near(plus, place) > 0 && near(others, place) < near(plus, place) + near(minus, place);
  return new Set(
    [...minus.keys()].filter(areBoth).flatMap((place) => [place - 1, place, place + 1]),
  );
}

/**
 * The letters that stand alone in the left margin of several pages, at the same spot of each and beside other texts: those are for the machine that puts
 * them in envelopes (HSBC). Labels are repeated with all that stands beside them.
 */
function marksInMargins(pages: readonly TextPage[]): Set<string> {
  const letters = pages.flatMap(({ items }) => {
    const isLetter = ({ x, text }: TextItem) => x < MARGIN && /^ *\p{L} *$/u.test(text);
    const places = Map.groupBy(items.filter(isLetter), placeOf);
    const alone = [...places.values()].flatMap(([item, ...others]) =>
      item && others.length === 0 ? [item] : [],
    );
    return alone.map((item) => ({ spot: spotOf(item), beside: besideOf(item, items) }));
  });
  const spots = Map.groupBy(letters, ({ spot }) => spot);
  const isMark = (found: { beside: string }[]) =>
    found.length > 1 && new Set(found.map(({ beside }) => beside)).size > 1;
  return new Set([...spots].flatMap(([spot, found]) => (isMark(found) ? [spot] : [])));
}

/** What else stands on the line of a text. */
function besideOf(item: TextItem, items: readonly TextItem[]): string {
  const isBeside = (other: TextItem) =>
    other !== item && Math.abs(other.y - item.y) < item.fontSize / 2;
  return items
    .filter(isBeside)
    .map(({ text }) => text)
    .join(' ');
}

const spotOf = (item: TextItem) => `${item.text} ${placeOf(item)} ${Math.round(item.y)}`;

const PLUS = /^[+H]$/;
const MINUS = /^[-−–S]$/;

function isInMargin({ text, x }: TextItem, { width }: TextPage): boolean {
  return text.trim().length === 1 && (x < MARGIN || x > width - MARGIN);
}

const placeOf = ({ x, width }: TextItem) => Math.round((x + width / 2) / 3);

/** A line that was typed: dashes, underscores or equals signs only. */
const RULE = /^\s*(?:[-–—_=]{6,}|(?:[-_=] ){6,}[-_=]?)\s*$/;
const MAX_LARGE = 50;
/** No honest page has so many letters in its margins that they could not all be held against its texts. */
const MOST_PAIRS = 2_000_000;

/** Whether a letter at the edge is the first or the last of a text that was drawn in several runs. */
function isJoined(letter: TextItem, other: TextItem): boolean {
  if (other === letter || other.text.trim() === '' || Math.abs(other.y - letter.y) >= 1)
    return false;
  const [left, right] = other.x > letter.x ? [letter, other] : [other, letter];
  const gap = right.x - left.x - left.width;
  return gap > -OVERLAP * letter.fontSize && gap < CELL_GAP * letter.fontSize;
}

/** Whether a sign stands behind an amount that has none of its own, in whose line it is. */
function isSignOf(sign: TextItem, { text, x, y, width }: TextItem): boolean {
  const gap = sign.x - x - width;
  const isBehind = Math.abs(y - sign.y) < 1 && gap >= 0 && gap < SIGN_BEHIND;
  return isBehind && /(?<![-+−–\d.,])\d[\d.,]*[.,]\d\d\d?$/.test(text);
}

const SIGN_BEHIND = 20;

function isTurnedLetter({ text, width, height, fontSize }: TextItem): boolean {
  const isLineHigh = Math.abs(width - LINE_HEIGHT * fontSize) < 0.02 * fontSize;
  return isLineHigh && height < 0.9 * LINE_HEIGHT * fontSize && text.trim().length <= 2;
}

function isAcross(one: TextItem, other: TextItem): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** An amount and behind it a date or a number: no amount goes on behind its decimals. */
const FIGURES = /^[-+]?\d[\d.,'’]*[.,]\d\d (?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{3,6})$/;

/** Wide blanks inside one run stand between columns; where the parts stand is told by their share of the letters. */
function apart(item: TextItem): TextItem[] {
  const text = item.text.slice(0, MAX_TEXT);
  const isWide = /\S\s{2,}\S/.test(text);
  const figures = isWide ? null : FIGURES.exec(text);
  if (!isWide && !figures) return [item];
  const unit = item.width / text.length;
  const parts = figures
    ? text.matchAll(/\S+(?:\s\S+)*?[.,]\d\d(?=\s)|\S+$/g)
    : text.matchAll(/\S+(?:\s\S+)*/g);
  return [...parts].map((match) => ({
    ...item,
    text: match[0],
    x: item.x + match.index * unit,
    width: match[0].length * unit,
  }));
}
