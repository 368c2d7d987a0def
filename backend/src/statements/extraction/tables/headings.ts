import { atHome, currencyOfLine, pesoIn } from '../currencies/currencies.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { ACCOUNT_LABEL, namesPayingAccount } from '../words/account-labels.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { onlyCurrencyIn } from '../words/currency-words.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { codeBehindIban, ibanIn } from './ibans.ts';
import { accountBeside, isOfBank, isOther } from './labelled-numbers.ts';
import { numberListed } from './listed-accounts.ts';
import { potIn } from './pots.ts';

/** Which account and currency a stretch of a document is about; null for what its headings do not say. */
export type Identity = {
  account: string | null;
  currency: string | null;
  /** Whether it may be in another one: its number is that of accounts in several, and its heading names none that is known, or no words but another account's name its own. */
  isUnsure?: boolean;
  /** Whether it is one of several that an overview lists, and nothing above it says which. */
  isAmong?: boolean;
};

const KIND =
  /account|saving|\bsaver\b|checking|money market|current|wallet|pocket|space|espace|konto|compte|livret|[eé]pargne|cuenta|ahorro|conto|risparmio|rekening|sparen|rachun|oszcz|сч[её]т|sz[áa]mla|hesap|cont\b|conta\b|poupan|akaun|simpanan|帳戶|账户|戶口|存款|계좌|통장|예금|口座|普通|c\/c|\bisa\b|pot\b|\bvault\b/iu;
const NUMBER_AT_END =
  /(?:^|[\s:：№#(])((?:[\dX*•]{2,}[ -]?)*\d[\d -]{4,22}\d|\d{4}\.\d\d\.\d{5}|\d{4}-[\d.]{4,12}\d)\)?$/;
const DATED =
  /\b(?:date|datum|data|fecha|period|page|seite|tel|phone|ref|p\. ?o\. ?box|singapore \d{6})\b|\bs\(\d{6}\)|(?<!\d)\d{1,2}[-./]\d{1,2}[-./]\d{2,4}(?!\d)/i;

/** The number that a line ends with which names a kind of account ('Everyday account USD 7136892689', 'L.E.P. EN CPTE - N° 05234087765'), or null. */
function numberOfKind(text: string): string | null {
  const [, own] = NAME_AND_NUMBER.exec(text) ?? [];
  if (own) return own;
  if (text.length > 90 || !KIND.test(text) || DATED.test(text)) return null;
  const [, number] = NUMBER_AT_END.exec(text) ?? POSTAL_NUMBER.exec(text) ?? [];
  return number && !isOther(number) ? number.replace(/ /g, '') : null;
}

/** How the savings accounts of a Caisse d'Épargne are titled. */
const NAME_AND_NUMBER =
  /^(?:NUMERAIRE )?(?:L\.?E\.?P|P\.?E\.?[AL]|C\.?E\.?L|L\.?D\.?D\.?S?)\.?(?: EN CPTE)? - N° ?(\d{8,14})$/u;

/** The numbers of accounts at La Banque Postale bear a letter ('71 550 12Y 033', '0 447 119 823 M'). */
const POSTAL_NUMBER = /\bn[°º] ?(\d[\d ]{4,12}\d ?[A-Z](?: \d{3})?)$/;

/** The number that stands in larger print behind a name above its table, whatever kind of account it names ('Holiday pot'), or null. */
function numberInTitle(rows: Row[], index: number): string | null {
  const [above, row, below] = [index - 1, index, index + 1].map((at) => rows[at]);
  if (!row || !below || row.cells.length > 2) return null;
  const [, name = '', number] = NAMED_NUMBER.exec(textOf(row)) ?? [];
  if (number === undefined || DATED.test(name)) return null;
  const isOver = below.cells.length > 1 || balanceWordIn(textOf(below)) !== null;
  const isLarger = (other: Row) => row.fontSize >= LARGER * other.fontSize;
  // A name that runs into its number might be a text with a reference, over the foot of its page.
  const isTitle = row.cells.length === 2 || (above !== undefined && isLarger(above));
  return isOver && isTitle && isLarger(below) ? number : null;
}

/** The number that the heading of a part names, which is a name that goes on behind it ('LIVRET BLEU N° 11111324203 en euros': Crédit Mutuel), or null. */
export function numberInHeading(heading: string): string | null {
  const [, number = null] = KIND.test(heading) ? (NUMBERED.exec(heading) ?? []) : [];
  return number;
}

const NUMBERED = /(?<!\p{L})n(?:[°º]\.?|\.) ?(\d{6,20})(?!\d)/iu;

/** The number under the kind of an account, where both stand beside the box of what that opens and closes with ('Regular Checking', 'Beginning Balance:': Citibank), or null. */
function numberUnderTitle(above: Row | undefined, row: Row | undefined): string | null {
  const [[title, ...upper] = [], [number, ...lower] = []] = [above?.cells, row?.cells];
  if (!title || !number || above?.page !== row?.page || Math.abs(title.x - number.x) > SAME_LEFT)
    return null;
  const names = (cells: Cell[], kind: string) =>
    cells.some(({ text }) => balanceLine(text) === kind);
  const isBoxed = names(upper, 'opening') && names(lower, 'closing');
  return isBoxed && KIND.test(title.text) && NUMBER.test(number.text) ? number.text : null;
}

const SAME_LEFT = 3;
const NUMBER = /^[\dX*•-]{4,}\d{3,}$/;

/** The masked number in a cell of its own beside the kind of an account ('Savings', 'XXX-XX4472') or of a card, behind which that of a page may stand ('MasterCard Gold', '5232 14XX XXXX 8817': Deutsche Bank); or null. */
function maskedBeside({ cells: [kind, number, ...others] }: Row): string | null {
  if (!kind || !number || !others.every(({ text }) => OF_PAGE.test(text))) return null;
  if (CARD.test(kind.text) && MASKED_CARD.test(number.text)) return number.text.replace(/ /g, '');
  const isBeside = others.length === 0 && KIND.test(kind.text);
  return isBeside && /^[X*•]{3}[-X*•]*\d{4}$/.test(number.text) ? number.text : null;
}

const CARD =
  /(?<!\p{L})(?:visa|master ?card|american express|amex|kreditkarte|credit card)(?!\p{L})/iu;
const MASKED_CARD = /^\d{4} ?\d{2}[X*•]{2} ?[X*•]{4} ?\d{4}$/iu;
const OF_PAGE = /^(?:seite|page|p[áa]gina) \d/iu;

/** What a row says in front of the balances that it names; no more than the IBAN of a box that has no words (Deutsche Bank). */
export function nameInFront(row: Row): string {
  const end = row.cells.findIndex(({ text }) => balanceLine(text) !== null);
  const name = end > 0 ? textOf({ ...row, cells: row.cells.slice(0, end) }) : textOf(row);
  const iban = /\p{L}{4}/u.test(name)
    ? undefined
    : row.cells.find(({ text }) => ibanIn(text, false));
  return iban?.text ?? name;
}

/** What a heading says in front of the name of a balance in it ('IBAN BE78 … EUR Voriger Saldo : 1,00 EUR': Suresse). */
export function beforeBalance(heading: string): string {
  const words = heading.split(' ');
  const at = words.findIndex((_, from) => balanceWordIn(words.slice(from).join(' '))?.start === 0);
  return at > 0 ? words.slice(0, at).join(' ') : heading;
}

/** A text without the line of stars that frames it ('***** LevelUp Savings XXXXXX7781 *****'). */
export function unframed(text: string): string {
  return FRAMED.exec(text)?.[1] ?? text;
}

/** The number at the end of a framed name, or null. */
function numberInFrame(text: string): string | null {
  const name = unframed(text);
  return name === text ? null : (NUMBER_OF_NAME.exec(name)?.[0] ?? null);
}

const FRAMED = /^[*=]{4,} ([^*=]{3,60}) [*=]{4,}$/;
const NUMBER_OF_NAME = /(?:X{3,}-?\d{3,6}|\d{6,})$/;

const NAMED_NUMBER = /^(\p{L}[\p{L} .'’-]{2,40}) (\d{8,20})$/u;
const LARGER = 1.15;

const MOST_CELLS = 3;

/** The last line of a sentence about another account ('overdraft protection provided by', 'deposit account number 4880 1234 5528.': Bank of America). */
const ENDS_SENTENCE = /^\p{Ll}[\p{Ll} ]* account number [\d -]{6,}\.$/u;

/** What a line outside the tables says of the account that follows. */
export function identityIn(rows: Row[], index: number): Identity {
  const row = rows[index];
  if (!row) return { account: null, currency: null };
  const text = textOf(row).slice(0, 300);
  // Its label may stand above it, beside that of the day on which it pays (ICS).
  const above = rows[index - 1];
  const labels = above && !/\d/.test(textOf(above)) ? textOf(above) : '';
  // Nor does the sum of what was bought by a card head another account.
  const isSum = isTotal(text) && hasFigure(row);
  const isTold = row.cells.some((cell) => ENDS_SENTENCE.test(cell.text));
  const isOther = namesPayingAccount(text) || namesPayingAccount(labels) || isOfBank(rows, index);
  if (isOther || isSum || isTold) return { account: null, currency: null };
  const account =
    ibanIn(text, /\biban\b/i.test(text)) ??
    accountBeside(rows, index) ??
    (row.cells.length <= MOST_CELLS ? numberOfKind(text) : null) ??
    (row.cells.length <= MOST_CELLS || !hasFigure(row)
      ? numberOfKind(row.cells[0]?.text ?? '')
      : null) ??
    numberInTitle(rows, index) ??
    numberUnderTitle(row, rows[index + 1]) ??
    maskedBeside(row) ??
    numberInFrame(text) ??
    potIn(rows, index) ??
    spaceBelow(rows, index) ??
    numberListed(rows, index);
  const isAlone = row.cells.length === 1 && namesKind(text);
  const isOfAccount = account !== null || ACCOUNT_LABEL.test(text) || isAlone;
  const isHeading = isOfAccount && row.cells.length <= MOST_CELLS;
  const named = isHeading ? (codeBehindNumber(text) ?? onlyCurrencyIn(text)) : null;
  return { account, currency: currencyOfLine(row, pesoIn(rows)) ?? atHome(named, text, rows) };
}

/** Whether an amount stands in a row. */
export const hasFigure = ({ cells }: Row) => cells.some(({ text }) => readAmount(text, 2) !== null);

/** The currency behind the number that a line ends with ('Account No. 503-114026-201', 'USD': OCBC), or at the end of its IBAN (Bank of Georgia); or null. */
function codeBehindNumber(text: string): string | null {
  const [, code = ''] = /\d[A-Z\d-]{5,} \(?([A-Z]{3})\)?$/.exec(text) ?? [];
  if (CODES.has(code)) return code;
  return codeBehindIban(text);
}

const LONGEST_TITLE = 80;

/** Whether a title names a kind of account. */
export const namesKind = (text: string) => text.length < LONGEST_TITLE && KIND.test(text);

const NUMBER_OF_STATEMENT = / [•·–-] (?:Nr\.|N[°º]|No\.) ?\d{1,2}\/\d{4}$/;

/** What a space is called on the line below its title ('Space Kontoauszug Nr. 03/2024', 'Urlaub': N26), or null. */
export function spaceBelow(rows: Row[], index: number): string | null {
  const [row, next, third] = rows.slice(index, index + 3);
  // Between them its period may stand.
  const below = next && isPeriod(textOf(next)) ? third : next;
  // The name of the bank, or the number of the statement, may stand at its right.
  const [{ text: title } = { text: '' }, ...others] = row?.cells ?? [];
  if (others.some(({ text }) => text.includes(' ') && !/^Nr\. \d{1,2}\/\d{4}$/.test(text)))
    return null;
  if (!row || !below || below.page !== row.page || !OF_SPACE.test(title)) return null;
  // The number of the statement may stand behind its name.
  const name = textOf(below).replace(NUMBER_OF_STATEMENT, '');
  return below.cells.length === 1 && !/\d/.test(name) ? name : null;
}

const isPeriod = (text: string) => /^\d{2}\.\d{2}\.\d{4} \D{2,10}\d{2}\.\d{2}\.\d{4}$/.test(text);

const OF_SPACE =
  /^(?:(?:space|espace) (?:kontoauszug|statement)|(?:relevé|estratto conto|extracto) (?:de l')?(?:espace|space))(?: n\p{L}?[.°º]? ?\d{1,2}\/\d{4})?$/iu;

/** Whether a name or a number was read below a row which says no more than what stands there. */
export function standsBelow(number: string, row: Row | undefined, text: string): boolean {
  if (text.replace(/ /g, '').includes(number.replace(/ /g, ''))) return false;
  return /^\D+$/.test(number) || ((row?.cells.length ?? 0) > 2 && !/\d/.test(text));
}

/** What calls an account by its name and number right above a heading that is no more than its IBAN (Crédit Mutuel); or null. */
export function nameAboveIban(heading: string, above: Row | undefined): string | null {
  if (!above || !/^IBAN\b/i.test(heading)) return null;
  const text = textOf(above);
  return NAMED_BY_NUMBER.test(text) && KIND.exec(text)?.index === 0 ? text : null;
}

/** 'C/C EUROCOMPTE CONFORT N° 00020418701 en euros' */
const NAMED_BY_NUMBER = /^[\p{Lu}\d/.' -]{4,50} N° ?\d{6,20}(?: en \p{L}+)?$/u;
