import {
  BROUGHT_FORWARD,
  CARRIED_FORWARD,
  CLOSING,
  CURRENT,
  DAILY,
  OPENING,
  STANDING,
  TOTAL,
} from './balance-words.ts';
import { type ColumnRole, columnNames } from './column-words.ts';
import { currencyNamed, withJoinedSigns } from './currency-names.ts';
import {
  flowOfAll,
  flowOfName,
  flowOfWords,
  incomingWords,
  paidBackWords,
  paymentWords,
} from './flow-words.ts';
import { plainWords, withoutNumber } from './plain-words.ts';

export type { ColumnRole };

const COLUMNS = columnNames(plainWords);
/** Chinese, Japanese and Korean names of balances end in the same words, whatever stands before them. */
const EASTERN_BALANCE = /^[^\s\da-z]{1,6}(?:余额|餘額|结余|結餘|残高|잔액)$/u;
const roleNamed = (words: string): ColumnRole | undefined =>
  COLUMNS.get(words) ?? (EASTERN_BALANCE.test(words) ? 'balance' : undefined);
/** 'In debit' and 'in credit' stand beside balances, too: only over a column they name what it holds. */
const OVER_COLUMNS = /^(?:בחובה|בזכות)$/u;
const nameOfFlow = (words: string) => (OVER_COLUMNS.test(words) ? undefined : COLUMNS.get(words));
const LEAST_GLUED = 7;
/** Labels of several words without the blanks between them, as some pages print them ('Moneyout'). */
const GLUED = new Map(
  [...COLUMNS].flatMap(([name, role]) => {
    const glued = name.replaceAll(' ', '');
    return glued === name || glued.length < LEAST_GLUED ? [] : [[glued, role] as const];
  }),
);
const MAX_LABEL = 80;
/** 'Deposit or (Withdrawal)' names what came in, and in brackets what amounts in brackets are; '(Withdrawal)' is the second line of such a label. */
const BRACKETED = /^(?:(.+?)(?: (?:or|and))? )?\((\p{L}+)\)$/iu;

/** 'Paid in USD' says which way the money went, and not in what currency it was paid. */
const PAID_IN = /^\W*(?:paid|money) in [A-Z]{3}\W*$/i;

/** What a header cell says its column holds, or null if these are no header words. A label in several languages has the role they agree on. */
export function columnRoleOf(text: string): ColumnRole | null {
  const label = withJoinedSigns(withoutNumber(text));
  if (label.length > MAX_LABEL || /\d/.test(label)) return null;
  if (PAID_IN.test(text)) return 'in';
  const [, before, inBrackets] = BRACKETED.exec(label) ?? [];
  const isSigned = inBrackets !== undefined && columnRoleOf(inBrackets) === 'out';
  if (isSigned && !before) return 'amount';
  if (isSigned && before && columnRoleOf(before) === 'in') return 'in';
  const words = plainWords(label);
  const role = roleNamed(words) ?? COLUMNS.get(words.replace(/-? /g, '')) ?? GLUED.get(words);
  if (role) return role;
  const either = roleOfEither(words);
  if (either) return either;
  const pieces = piecesOf(words);
  if (pieces.length < 2 && pieces[0] === words) return roleOfBalance(label, words);
  const roles = pieces.map((piece) => COLUMNS.get(piece) ?? roleOfAll(piece));
  const known = roles.filter((each) => each !== null);
  if (known.includes('in') && known.includes('out')) return 'amount';
  return known.length * 2 > pieces.length || known.length > 1 ? (known[0] ?? null) : null;
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

const OTHERS = /^(?:other|otr[oa]s|outr[oa]s|autres|altr[ei]|andere|sonstige) /u;
const EITHER = /, | (?:o|u|y|e|and|or|et|ou|und|oder|dan|atau|&) /u;

/** A label that begins with the word for a balance, cut off or with more words than are known ('Saldo contab.'); not one that names the first or the last. */
function roleOfBalance(label: string, words: string): ColumnRole | null {
  const [first = '', ...others] = words.split(' ');
  const isLonger = others.length > 0 && others.length <= MORE_WORDS;
  const kind = balanceWordIn(label)?.kind ?? 'standing';
  return isLonger && COLUMNS.get(first) === 'balance' && kind === 'standing' ? 'balance' : null;
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

/** First words of labels that are set on several lines. */
const BEGINNINGS = new Set(
  [...COLUMNS.keys()].flatMap((name) => {
    const words = name.split(' ');
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
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
  const names: NamedColumn[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + LONGEST_NAME);
    let role: ColumnRole | undefined;
    for (; to > from; to -= 1) {
      role = roleNamed(plainWords(words.slice(from, to).join(' ')));
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
  return names;
}

export type BalanceKind =
  | 'opening'
  | 'closing'
  | 'carried'
  | 'brought'
  | 'standing'
  | 'daily'
  | 'current';
export type BalanceWord = { kind: BalanceKind; start: number; end: number };

const BALANCES: [BalanceKind, RegExp][] = [
  ['brought', BROUGHT_FORWARD],
  ['carried', CARRIED_FORWARD],
  ['opening', OPENING],
  ['closing', CLOSING],
  ['daily', DAILY],
  ['standing', STANDING],
];

/** Whether a text names an opening or closing balance, and where in the plain words that name stands. The longest name that stands first counts. */
export function balanceWordIn(text: string): BalanceWord | null {
  if (NAMED_TRANSFER.test(text)) return null;
  const words = plainWords(text);
  let best: BalanceWord | null = null;
  for (const [kind, pattern] of BALANCES) {
    const match = pattern.exec(words);
    if (!match) continue;
    const found = { kind, start: match.index, end: match.index + match[0].length };
    // 'Ancien solde créditeur au': of a name that goes on as that of any balance the beginning tells which one.
    if (kind === 'standing' && best && best.start < found.start && found.start < best.end) continue;
    if (!best || found.end - found.start > best.end - best.start) best = found;
  }
  // 'Saldo em conta' is what an account holds now, and 'Saldo em 30/09/2024' what it held on a day.
  const isNow = best?.kind === 'standing' && currentBalanceIn(text)?.end === words.length;
  return isNow ? null : best;
}

/** 'Übertrag (Überweisung)' is a transfer between accounts of one owner, as Sparkassen call it, and so is that of something. */
const NAMED_TRANSFER = /^(?:\d[\d.]* )*übertrag (?:\(|de[rs] )/iu;

/** Whether a text names what an account holds now ('Current balance'), and where that name ends. */
export function currentBalanceIn(text: string): BalanceWord | null {
  const match = CURRENT.exec(plainWords(text));
  if (!match) return null;
  return { kind: 'current', start: match.index, end: match.index + match[0].length };
}

/** Words that may stand before and behind the name of a balance without making it part of a description. */
const BESIDE_BALANCE =
  /^(?:your|tu|su|the|account|as|at|of|on|am|vom|zum|per|den|au|le|al|del|van|op|na|dzien|saldo|solde|balance|this|period|statement|total|in|from|to|for|c|d|h|s|cr|dr|crediteur|debiteur|bis|ihres|kontos|account's|our|eur|nr|auszug|contabile|disponibile|and|interest|date|last|previous|page|seite|fortsetzung|tota\p{L}{1,4}\/|\d\S*|\p{L}{3,9}|結餘|结余|餘額|余额|結欠|结欠|[-,.:;=+]+)$/u;

/** A balance that is called by nothing but its day. */
const BARE_BALANCE =
  /^(?:saldo|solde|sold|(?:current |account |your )?balance|kontostand|bakiye|egyenleg|zustatek|zostatok|stanje|baki)(?: \d[\d./-]*\d)?$/;

/** Words of what moves money, and is no balance, whatever it is about ('Estorno saldo em duplicidade'). */
const MOVES =
  /^(?:estorno|devoluc\p{L}+|pago|pagamento|pagamenti|paiement|zahlung|payment|transfer\p{L}*|virement|bonifico|refund|reversal|storno|(?:(?!應|应)\p{Script=Han}){0,3}(?:還款|还款|繳款|缴款|繳付|缴付|扣繳|扣缴|支付|退回|轉帳|轉賬|转账))$/u;

/** The kind of balance that a line is about whose words are these (date and amounts left out), or null where they only occur in a description. */
export function balanceLine(printed: string): BalanceKind | null {
  const text = printed.replace(BESIDE_TOTALS, '');
  const word = balanceWordIn(text);
  const plain = plainWords(text);
  if (!word) return BARE_BALANCE.test(plain) ? 'standing' : null;
  const bare = plain.replace(/[()]/g, ' ');
  const before = bare.slice(0, word.start).trim().split(' ').filter(Boolean);
  const behind = bare.slice(word.end).trim().split(' ').filter(Boolean);
  if (before.length > 3 || behind.length > 8) return null;
  // The same may be said in two languages.
  const isStray = (each: string) =>
    MOVES.test(each) || (!BESIDE_BALANCE.test(each) && balanceWordIn(each) === null);
  return before.filter(isStray).length === 0 && behind.filter(isStray).length <= 1
    ? word.kind
    : null;
}

/** The sums of a table beside which its closing balance stands ('Transaction totals / Closing balance': Bendigo). */
const BESIDE_TOTALS = /^(?:transaction )?totals ?\/ ?(?=\p{L})/iu;

/** A line that adds up others and is no booking itself. */
export function isTotal(text: string): boolean {
  const words = plainWords(text);
  return TOTAL.test(words) || TOTAL_BEHIND.test(words);
}

const TOTAL_BEHIND =
  /^[^\d]{3,40} (?:sub ?-?total|total)(?= |$)|^(?:tarjeta|card|carte|cartao|karte)(?: [\dx*-]{2,}){1,4}(?: [^\d ]+){0,2} (?:sub ?)?total(?:es)?(?= |$)|^[^\d ]{1,8}(?:合計|総合計|小計|合计|小计|總計|总计|總額|总额|합계|소계)(?= |$)|^[^\d ]{1,8} (?:합계|소계)(?= |$)/u;
const TOTAL_WORD =
  /^(?:sub ?)?(?:grand )?(?:(?:totals|total|totale|totales|totali|totaal|totaux)(?!\p{L})|summen?|gesamt|jumlah|suma|soma|som|razem|sum|celkem|toplam|ukupn[oe]|spolu|skupaj|osszes(?:en)?|общо|kokku|(?:is )?viso|kopa|samtals|totalt|συνολο|итого|всего|合計|合计|總計|总计|總|总|합계|총)(?: (?:amount|of|de|des|du|del|dei|delle|degli|das|dos|der|die|van|all|montant|betrag|bedrag|importe|kwota|jumlah|no)(?!\p{L}))*\s*/u;

const COUNTED = /^(?:no\.|number|anzahl|nombre|n[úu]mero|bil\.|liczba|aantal)(?= )/i;

/** Whether a label adds up what came in or what went out ('Total deposits'), or null; how many there were is no sum. */
export function totalRoleOf(text: string): 'in' | 'out' | null {
  if (text.length > MAX_LABEL || !/\p{L}/u.test(text) || COUNTED.test(text)) return null;
  const words = nameOfSum(text);
  const all = flowOfAll(words);
  if (all !== null) return all === 1 ? 'in' : 'out';
  const bare = words
    .replace(TOTAL_WORD, '')
    .replace(/(?: (?:sub ?)?totals?| summe|合計|合计|總額|总额|합계|總計)$/u, '')
    .trim();
  const role = nameOfFlow(bare) ?? null;
  if (role === 'in' || role === 'out') return role;
  const flow = flowOfName(bare);
  return flow === null || bare === '' ? null : flow === 1 ? 'in' : 'out';
}

/** Whether a sum is called by a name that stands for all that came in, or all that went out. */
export function isOfAll(text: string): boolean {
  return flowOfAll(nameOfSum(text)) !== null;
}

function nameOfSum(text: string): string {
  return plainWords(text.replace(/[-+−]?(?:[A-Z]{0,3}\$|[€£])?\s?\d[\d.,'’ ]*.*$/u, '')).replace(
    / (?:for|in) (?:this|the) (?:billing |statement )?(?:period|cycle)$/,
    '',
  );
}

const MAX_HEADING = 70;

/** Which way the bookings under this heading go: 1 in, -1 out, null if it is no such heading. */
export function flowOf(text: string): 1 | -1 | null {
  if (text.length > MAX_HEADING) return null;
  const words = plainWords(text);
  const role = nameOfFlow(words);
  if (role === 'in' || role === 'out') return role === 'in' ? 1 : -1;
  return flowOfWords(words);
}

/** Whether a heading names what was paid to a card, as 'Payments' does on its statement only. */
export function headsPayments(text: string): boolean {
  return paymentWords(plainWords(text.slice(0, MAX_HEADING)));
}

/** Whether a heading names no more than interest, which an account without debts was paid. */
export function headsInterest(text: string): boolean {
  return plainWords(text) === 'interest';
}

/** 1 where a booking's own words speak of money coming in, null where they do not. They lie, so only balances may confirm them. */
export function wordsSay(text: string): 1 | null {
  return incomingWords(plainWords(text));
}

/** Whether the words of a card's line speak of money paid to the card. */
export function saysPaidBack(text: string): boolean {
  return paidBackWords(plainWords(text));
}
