import { type PrintedAmount, readAmount, trailingAmounts } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { type BalanceKind, balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';

/** A line longer than this names no figure of a box. */
const MOST_READ = 240;
/** The figure of a name at the end of a line ends one of so many lines below it. */
const LINES_BELOW = 2;
/** What stands behind the name of a balance and belongs to it: its day. */
const DAY_BEHIND =
  /^(?: ?(?:zum|per|vom|am|as at|as of|at|of|on|au|le|al?|del|op|for|na dzien|dne))* ?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?|\d{1,2}\.? \p{L}{3,9}\.? \d{4})? ?$/u;

/** A balance whose name and figure stand on lines of their own; name is in plain words. */
export type BalanceOnLines = { kind: BalanceKind; name: string; amount: PrintedAmount };

/**
 * Balances of a file without columns whose names stand on one line and whose figures on a line below it: one behind the other from
 * the beginnings of both ('Balance per 13.11.2025 Balance per 30.11.2025 Sum of credits', '0.00 45.00 60.00'), or at their ends
 * ('Filialnummer Kontonummer Neuer Saldo', '710 1111111 05 EUR + 5.875,56').
 */
export function balancesOnLines(rows: Row[], index: number, print: Print): BalanceOnLines[] {
  const row = rows[index];
  const above = rows[index - 1];
  // What the line above names is in the order of its names, whatever the figures come to.
  const isNamed = above !== undefined && namesIn(textOf(above).slice(0, MOST_READ))[0]?.isFirst;
  const inLine = row && !isNamed ? balancesIn(textOf(row).slice(0, MOST_READ), print) : [];
  if (inLine.length > 0) return inLine;
  const next = rows[index + 1];
  const torn = row && next && goesOn(rows, row, next) ? tornBalance(row, next, print) : null;
  if (torn) return [torn];
  const names = row ? namesIn(textOf(row).slice(0, MOST_READ)) : [];
  const below = rows.slice(index + 1, index + 1 + LINES_BELOW).flatMap((line) => {
    if (!row || !goesOn(rows, row, line)) return [];
    const text = textOf(line).slice(0, MOST_READ);
    return [trailingAmounts(text, print.decimals, print.isWhole, print.isSpaced)];
  });
  const [lower] = below;
  const isBox = names[0]?.isFirst && lower?.rest === '' && lower.amounts.length > 1;
  const leading = isBox
    ? names.slice(0, names.findIndex(({ isLed }) => !isLed) + 1 || undefined)
    : [];
  const figures = lower?.amounts ?? [];
  const found = leading.flatMap(({ kind, name }, at) => {
    const amount = figures[at];
    return amount ? [{ kind, name, amount }] : [];
  });
  const last = names.at(-1);
  if (!last?.isLast || last.isFirst || leading.includes(last)) return found;
  const amount = below.find(({ amounts }) => amounts.length > 0)?.amounts.at(-1);
  return amount ? [...found, { kind: last.kind, name: last.name, amount }] : found;
}

/** Whether a line may go on with another one, be it the first of the next page, where lines fill theirs whole: labels that other pages have as well. */
function goesOn(rows: Row[], row: Row, next: Row): boolean {
  if (next.page === row.page) return true;
  const isOverleaf =
    next.page === row.page + 1 && row.baseline > AT_FOOT && next.baseline < AT_HEAD;
  const hasLabels = textOf(row)
    .split(' ')
    .some((word) => columnRoleOf(word) !== null);
  return (
    isOverleaf && hasLabels && rows.some((other) => other !== row && textOf(other) === textOf(row))
  );
}

/** In points from the top. */
const AT_FOOT = 770;
const AT_HEAD = 70;

/** The balance whose name begins at the end of a line and goes on in front of the figure at the end of the next ('… Vom Vorheriger', '… Saldo 85.224,74': MoneYou), or null. */
function tornBalance(row: Row, next: Row, print: Print): BalanceOnLines | null {
  const [first] = LAST_WORD.exec(textOf(row).slice(0, MOST_READ)) ?? [];
  const text = textOf(next).slice(0, MOST_READ);
  // A line that begins with a day is a booking.
  if (first === undefined || columnDate(text, 'DM') || columnDate(text, 'MD')) return null;
  const { decimals, isWhole, isSpaced } = print;
  const { rest, amounts } = trailingAmounts(text, decimals, isWhole, isSpaced);
  const [last] = LAST_WORD.exec(rest) ?? [];
  const amount = amounts.at(-1);
  // In a box other figures stand in front of it, and in a text none.
  if (
    last === undefined ||
    !/\d/.test(rest) ||
    !amount ||
    [first, last].some((word) => balanceWordIn(word))
  )
    return null;
  const name = plainWords(`${first} ${last}`);
  const word = balanceWordIn(name);
  const isNamedWhole = word?.start === 0 && word.end === name.length;
  return word && isNamedWhole ? { kind: word.kind, name, amount } : null;
}

const LAST_WORD = /\p{L}{4,}$/u;

/** How amounts are printed, and whether blanks part their thousands. */
type Print = { decimals: number; isWhole: boolean; isSpaced?: boolean };

/**
 * The balances that one line tells by itself: behind their figure ('24,12 ALTER SALDO GEM. KONTOAUSZUG'), by a day in brackets
 * ('neu (29.11.2019) 14.323,94+'), or by four figures of which the first and the two between come to the last ('Account €40.00 €20.49 €109.99 €129.50').
 */
function balancesIn(text: string, { decimals, isWhole, isSpaced }: Print): BalanceOnLines[] {
  const [first = '', ...words] = text.split(' ');
  const leading = CENTS.test(first) ? readAmount(first, decimals) : null;
  const kind = leading && balanceLine(words.join(' '));
  if (leading && (kind === 'opening' || kind === 'closing'))
    return [{ kind, name: plainWords(text), amount: leading }];
  const { rest, amounts } = trailingAmounts(text, decimals, isWhole, isSpaced);
  const [opening, one, other, closing] = amounts;
  const [, named] = ALT_NEU.exec(rest) ?? [];
  if (named && opening && amounts.length === 1)
    return [{ kind: named === 'alt' ? 'opening' : 'closing', name: named, amount: opening }];
  if (!opening || !one || !other || !closing || amounts.length > 4) return [];
  const change = worth(closing) - worth(opening);
  const moved = Math.abs(worth(one)) - Math.abs(worth(other));
  const isSum = (change === moved || change === -moved) && one.minor + other.minor > 0;
  return isSum
    ? [
        { kind: 'opening', name: '', amount: opening },
        { kind: 'closing', name: '', amount: closing },
      ]
    : [];
}

const worth = ({ minor, direction }: PrintedAmount) => (direction ?? 1) * minor;
const CENTS = /\d[.,]\d\d[-+]?$/;
const ALT_NEU = /(?:^| )(alt|neu) \(\d{1,2}\.\d{1,2}\.\d{4}\)$/;

/** The name of a balance in a line: whether it begins that, ends it, or leads right to the next one. */
type Name = { kind: BalanceKind; name: string; isFirst: boolean; isLast: boolean; isLed: boolean };

function namesIn(text: string): Name[] {
  const words = plainWords(text);
  const places: { kind: BalanceKind; start: number; end: number }[] = [];
  let from = 0;
  for (let word = balanceWordIn(words); word; word = balanceWordIn(words.slice(from))) {
    // A name's place is told without the blanks in front.
    from += words.slice(from).search(/\S/);
    places.push({ kind: word.kind, start: from + word.start, end: from + word.end });
    from += word.end;
  }
  return places.map(({ kind, start, end }, at) => {
    const next = places[at + 1]?.start;
    const isDay = DAY_BEHIND.test(words.slice(end, next));
    return {
      kind,
      name: words.slice(start, next),
      isFirst: start === 0,
      isLast: next === undefined && isDay,
      isLed: next !== undefined && isDay,
    };
  });
}
