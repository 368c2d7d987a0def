import { balanceWordIn } from './balance-names.ts';
import { namesBonus } from './bonus-words.ts';
import { type ColumnRole, columnNames } from './column-words.ts';
import { currencyNamed, withJoinedSigns } from './currency-names.ts';
import { plainWords, withoutNumber } from './plain-words.ts';
import { remembered } from './remembered.ts';

export type { ColumnRole };

/** Whether a column holds days, of booking or others. */
export function isDayRole(role: ColumnRole | undefined): boolean {
  return role === 'date' || role === 'otherDate';
}

const COLUMNS = columnNames(plainWords);
/** Chinese, Japanese and Korean names of balances end in the same words, whatever stands before them. */
const EASTERN_BALANCE = /^[^\s\da-z]{1,6}(?:余额|餘額|结余|結餘|残高|잔액)$/u;
const roleNamed = (words: string): ColumnRole | undefined =>
  COLUMNS.get(words) ?? (EASTERN_BALANCE.test(words) ? 'balance' : undefined);

/** 'In debit' and 'in credit' stand beside balances, too: only over a column they name what it holds. */
const OVER_COLUMNS = /^(?:בחובה|בזכות)$/u;

/** The role of a column whose name these plain words are, where they name what moved outside a header, too. */
export function nameOfFlow(words: string): ColumnRole | undefined {
  return OVER_COLUMNS.test(words) ? undefined : COLUMNS.get(words);
}
const LEAST_GLUED = 7;
const HANGUL = /^[\p{Script=Hangul} ]+$/u;
/** Labels of several words without the blanks between them, as some pages print them ('Moneyout'). */
const GLUED = new Map(
  [...COLUMNS].flatMap(([name, role]) => {
    const glued = name.replaceAll(' ', '');
    return glued === name || glued.length < LEAST_GLUED ? [] : [[glued, role] as const];
  }),
);
/** No label is longer. */
export const MAX_LABEL = 80;
/** 'Deposit or (Withdrawal)' names what came in, and in brackets what amounts in brackets are; '(Withdrawal)' is the second line of such a label. */
const BRACKETED = /^(?:(.+?)(?: (?:or|and))? )?\((\p{L}+)\)$/iu;

/** 'Paid in USD' says which way the money went, and not in what currency it was paid. */
const PAID_IN = /^\W*(?:paid|money) in (?:[A-Z]{3}\W*|\p{Sc})$/iu;

/** The sign of the sol has the stroke that parts labels ('Monto S/'). */
const SOLES = / S\/\.?$/;

/** What a header cell says its column holds, or null if these are no header words. A label in several languages has the role they agree on. */
export const columnRoleOf = remembered(roleOfLabel);

function roleOfLabel(text: string): ColumnRole | null {
  const label = withJoinedSigns(withoutNumber(text)).replace(SOLES, '');
  if (label.length > MAX_LABEL || /\d/.test(label)) return null;
  if (PAID_IN.test(text)) return 'in';
  // A rate moves no money.
  if (/^%/.test(label)) return 'ignored';
  const [, before, inBrackets] = BRACKETED.exec(label) ?? [];
  const isSigned = inBrackets !== undefined && columnRoleOf(inBrackets) === 'out';
  if (isSigned && !before) return 'amount';
  if (isSigned && before && columnRoleOf(before) === 'in') return 'in';
  const words = plainWords(label);
  const role = roleNamed(words) ?? COLUMNS.get(words.replace(/-? /g, '')) ?? GLUED.get(words);
  // Korean sets blanks between words or not ('이번 달 결제 원금': KB).
  const glued = role ?? (HANGUL.test(words) ? GLUED.get(words.replaceAll(' ', '')) : undefined);
  if (glued) return glued;
  // 'in euro' says in what, and not which way.
  const either = roleOfEither(words) ?? (words === '' ? null : roleInCurrency(label));
  if (either) return either;
  const pieces = piecesOf(words);
  if (pieces.length < 2 && pieces[0] === words)
    return roleOfBalance(label, words) ?? roleOfBonus(label, words);
  const roles = pieces.map((piece) => COLUMNS.get(piece) ?? roleOfAll(piece));
  const known = roles.filter((each) => each !== null);
  if (known.includes('in') && known.includes('out')) return 'amount';
  return known.length * 2 > pieces.length || known.length > 1 ? (known[0] ?? null) : null;
}

/** The role of an unknown label of two lines of which one is known: the lower one as that of texts, or the upper one as none of money ('Card' over 'ending': MBNA); or null. */
export function roleOfLines([upper = '', lower = '']: string[]): ColumnRole | null {
  if (columnRoleOf(lower) === 'description') return 'description';
  return columnRoleOf(upper) === 'other' ? 'other' : null;
}

/** What names in a row say together: the way of the money where all tell the same ('cargos o giros'), amounts where they tell both ('cargos y abonos'); or null. */
function roleOfEither(words: string): ColumnRole | null {
  const names = words
    .split(EITHER)
    .map((name) => COLUMNS.get(name) ?? COLUMNS.get(name.replace(OTHERS, '')));
  const roles = new Set(names);
  if (names.length < 2 || names.some((role) => role !== 'in' && role !== 'out')) return null;
  return roles.size > 1 ? 'amount' : (names[0] ?? null);
}

/** The role of what stands in front of the name of a currency ('Cargos/Abonos' over 'Soles': BCP), or null. */
function roleInCurrency(label: string): ColumnRole | null {
  const [, name = '', currency = ''] = /^(.+) (\p{L}{4,})$/u.exec(label) ?? [];
  return currencyNamed(currency) === null ? null : columnRoleOf(name);
}

const OTHERS = /^(?:other|otr[oa]s|outr[oa]s|autres|altr[ei]|andere|sonstige) /u;
const EITHER = /, | (?:o|u|y|e|and|or|et|ou|und|oder|dan|atau|&) /u;

/** What nobody knows that speaks of points is no money ('Amazon-Punkte'); behind the label of amounts it may stand so close that both look like one. */
function roleOfBonus(label: string, words: string): ColumnRole | null {
  const isAlone = words.split(' ').every((word) => !COLUMNS.has(word));
  return isAlone && namesBonus(label) ? 'ignored' : null;
}

/** A label that begins with the word for a balance, cut off or with more words than are known ('Saldo contab.'); not one that names the first or the last. */
function roleOfBalance(label: string, words: string): ColumnRole | null {
  const [first = '', ...others] = words.split(' ');
  const isLonger = others.length > 0 && others.length <= MORE_WORDS;
  if (!isLonger || COLUMNS.get(first) !== 'balance') return null;
  return (balanceWordIn(label)?.kind ?? 'standing') === 'standing' ? 'balance' : null;
}

/** The parts of a label that repeats itself in other languages: behind a slash, or in another script. */
function piecesOf(words: string): string[] {
  return words
    .replace(
      /([\u3040-\u9fff\uac00-\ud7af]) ?(?=[a-z])|([a-z]) ?(?=[\u3040-\u9fff\uac00-\ud7af])/gu,
      '$1$2/',
    )
    .split(/\/| - /)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && currencyNamed(piece) === null);
}

/** The role that all names agree on into which the words fall ('tarikh masuk entry date'), or null. */
function roleOfAll(words: string): ColumnRole | null {
  const roles = new Set(namesIn(words.split(' '))?.map(({ role }) => role));
  const [role] = roles;
  return roles.size === 1 && role ? role : null;
}

const EASTERN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}$/u;
/** First words of labels that are set on several lines; without blanks, in Chinese and Japanese, the first letters. */
const BEGINNINGS = new Set(
  [...COLUMNS.keys()].flatMap((name) => {
    const [words, between] = EASTERN.test(name) ? [[...name], ''] : [name.split(' '), ' '];
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join(between));
  }),
);

/** Whether a text is how some column's name begins. */
export function beginsLabel(text: string): boolean {
  return BEGINNINGS.has(plainWords(text));
}

const LONGEST_NAME = 6;
const MORE_WORDS = 3;
const AND = /^(?:and|und|et|y|e|en|i|dan|&)$/;

export type NamedColumn = { role: ColumnRole; from: number; to: number };

/** The columns that a line of words names one after the other, longest names first, or null if a word belongs to none. */
export function namesIn(words: string[]): NamedColumn[] | null {
  // 'Importo' over 'in Euro' is no sum of what came in.
  if (words[0] === 'in' && plainWords(words.join(' ')) === '') return null;
  const names: NamedColumn[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + LONGEST_NAME);
    let role: ColumnRole | undefined;
    for (; to > from; to -= 1) {
      const name = words.slice(from, to);
      // 'Amount in SGD' says in what, and not which way, as 'Paid in SGD' does.
      const isInCurrency =
        to - from > 2 && name.at(-2) === 'in' && currencyNamed(name.at(-1) ?? '');
      const isPaid = PAID_IN.test(name.join(' '));
      role = roleNamed(plainWords((isInCurrency && !isPaid ? name.slice(0, -2) : name).join(' ')));
      if (role) break;
    }
    if (!role) {
      // Currencies and brackets between the names carry nothing, nor does an 'and' ('Fecha y Detalle').
      const word = plainWords(words[from] ?? '');
      if (word !== '' && !(names.length > 0 && AND.test(word))) return null;
      to = from + 1;
    } else names.push({ role, from, to });
    from = to;
  }
  return names.some(({ role }) => role === 'description')
    ? names
    : names.flatMap((name) => dayAndText(name, words));
}

/** The day and the text that two words name which may be one name of a day, too ('Date Transaction': CommBank, where no other label names texts). */
function dayAndText(name: NamedColumn, words: string[]): NamedColumn[] {
  const { from, to } = name;
  const isBoth = words.slice(from, to).join(' ') === 'Date Transaction';
  return isBoth
    ? [
        { role: 'date', from, to: from + 1 },
        { role: 'description', from: from + 1, to },
      ]
    : [name];
}
