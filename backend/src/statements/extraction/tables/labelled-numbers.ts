import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { ACCOUNT_LABEL, namesPayingAccount } from '../words/account-labels.ts';
import { namesCompany } from '../words/imprints.ts';
import { ibanIn } from './ibans.ts';

const ACCOUNT_NUMBER =
  /(?:^|[ :])(\d{4} \d{6,8}\.[\dA-Z]{3}|\d{4}\.\d\d\.\d{5}|(?:(?:[A-Z]\d\d-)?\d[\d -]{4,34}\d(?:\/\d{1,3})?)|[\dX*•x#]{2,20}(?:[ -]?[\dX*•x#]{2,6})*)(?=[ )]|,(?!\d\d(?!\d))|$)/;

/** The number behind, beside or under a label such as 'Account number', or null. */
export function accountBeside(rows: Row[], index: number): string | null {
  const row = rows[index];
  if (!row || namesPayingAccount(textOf(row)) || isOfBank(rows, index)) return null;
  for (const cell of row.cells) {
    const label = ACCOUNT_LABEL.exec(cell.text.slice(0, 200));
    if (!label || (BARE_CONTA.test(cell.text) && !row.cells.some(isAgency))) continue;
    // From right to left it stands to the left of its label.
    const isTurned = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(label[0]);
    const right = row.cells
      .filter((other) => (isTurned ? other.x < cell.x : other.x > cell.x))
      .map((other) => other.text);
    const below = cellsBelow(rows, index, cell);
    const places = [
      cell.text.slice(label.index + label[0].length),
      ...right,
      ...behindColon(rows[index], rows[index + 1], cell),
      ...below.map((other) => other.text),
    ];
    for (const place of places.filter((each) => !OF_BANK.test(each))) {
      const iban = ibanIn(place.slice(0, 60), true);
      if (iban) return iban;
      const number = ACCOUNT_NUMBER.exec(place.slice(0, 60))?.[1];
      if (number && /\d{3}/.test(number) && !isOther(number)) return number.replace(/ /g, '');
    }
  }
  return null;
}

/** A bare 'Conta' may head anything, but stands for a number beside that of a branch ('Agência', 'Conta': Nubank). */
const BARE_CONTA = /^conta\W*$/i;
const isAgency = ({ text }: Cell) => /^ag[êe]ncia\W*(?:\d|$)/i.test(text);

/** What stands behind a colon half a line below a label, between its words in two languages ('Nombor Akaun' over 'Account Number': Public Bank, Maybank). */
function behindColon(row: Row | undefined, next: Row | undefined, label: Cell): string[] {
  if (!row || !next || next.page !== row.page) return [];
  if (next.baseline - row.baseline > LINE * label.fontSize) return [];
  const at = next.cells.findIndex(({ text, x }) => text.startsWith(':') && x > label.x);
  return at < 0
    ? []
    : [
        next.cells
          .slice(at)
          .map(({ text }) => text)
          .join(' ')
          .replace(/^: ?/, ''),
      ];
}

/** In font sizes. */
const LINE = 1.5;

const BANK_IBAN = /^IBAN ?: ?[A-Z]{2}\d\d[\d ]+ - BIC ?: ?[A-Z]{6}[A-Z\d]{2,5}$/;

/** What stands right below a label, though a line of another block may stand between the two (American Express). */
function cellsBelow(rows: Row[], index: number, { x, fontSize }: Cell): Cell[] {
  const top = rows[index]?.baseline ?? 0;
  const lines = rows.slice(index + 1, index + 3).map(({ page, baseline, cells }, at) => {
    const under = cells.filter((other) => Math.abs(other.x - x) < 20);
    if (at === 0) return under;
    const isNear = page === rows[index]?.page && baseline - top < NEAR * fontSize;
    const isBeside = rows[index + 1]?.cells.every(
      ({ right, text }) => right < x && !/\d/.test(text),
    );
    return isNear && isBeside ? under.filter(({ text }) => WHOLE_NUMBER.test(text)) : [];
  });
  return lines.find(({ length }) => length > 0) ?? [];
}

/** In font sizes. */
const NEAR = 2.5;
const WHOLE_NUMBER = /^[\dX*•-]{8,}$/u;

/** Whether a row gives an IBAN with its BIC right above or below what a bank in Belgium is registered by: it is the bank's own (Belfius). */
export function isOfBank(rows: Row[], index: number): boolean {
  const row = rows[index];
  const [first] = row?.cells ?? [];
  return [rows[index - 1], rows[index + 1]].some((other) => {
    const [beside] = other?.cells ?? [];
    if (!row || !other || !first || !beside || other.page !== row.page) return false;
    if (!BANK_IBAN.test(first.text)) return false;
    return Math.abs(beside.x - first.x) < 1 && namesCompany(beside.text);
  });
}

/** What Italian and German banks call themselves by. */
const OF_BANK = /^\W*(?:ABI|CAB|BLZ)\b/;

/** Whether a number is no account's: a sort code or BSB stands in front of one, a day or a bank's telephone near it. */
export function isOther(number: string): boolean {
  return BRANCH.test(number) || DAY.test(number) || TELEPHONE.test(number);
}

const BRANCH = /^(?:\d{3}-\d{3}|\d\d-\d\d-\d\d)$/;
const DAY = /^(?:\d\d?[-./ ]\d\d?[-./ ](?:\d\d)?\d\d|\d{4}[-./ ]\d\d?[-./ ]\d\d?)$/;
const TELEPHONE = /^(?:(?:1[- ]?)?8\d\d[- ]\d{3}[- ]\d{4}|0\d\d[- ]\d{3}[- ]\d{4}|\d{3}-\d{4})$/;
