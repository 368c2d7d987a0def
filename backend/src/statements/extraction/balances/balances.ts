import { firstAmountIn, isFigure, type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { CENTS } from '../figures/currency-marks.ts';
import { calendarDateIn, type DateOrder } from '../figures/dates.ts';
import { endsText } from '../rows/ends-of-texts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { namesCard } from '../tables/unlabelled-numbers.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  currentBalanceIn,
} from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { isOfAll, isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { isOffer, saysCard } from '../words/titles.ts';
import { ofAllPortions, ofTwoSides } from './balances-of-sides.ts';
import { isOfBonus, isOfCount, isOfHoldings, isOfQuarter } from './bonus.ts';
import { endUnder, heldBeside } from './box-labels.ts';
import { amountAmong, nearest } from './figures-near.ts';
import { isOfRule, textAfter, textBehind } from './label-texts.ts';
import { balancesOnLines } from './line-balances.ts';
import { toldByName } from './told-by-name.ts';

/** How a document prints amounts, whether it has no columns, and whether blanks part its thousands then. */
export type Print = {
  decimals: number;
  isWhole: boolean;
  currency?: string;
  areLines?: boolean;
  isSpaced?: boolean;
};

/** on is the calendar date that the name tells ('Balance on 11 February 2024'), or null. */
export type LabelledBalance = {
  index: number;
  kind: BalanceKind;
  amount: PrintedAmount;
  on: string | null;
};

/** What is longer, and names a balance so late, is a sentence and heads no figure below it. */
const LONGEST_LABEL = 80;
const LATEST_NAME = 40;
const LONGEST_HEAD = 120;

/** What was owed before is paid, and no booking says so (口座振替済). */
const SETTLED = /(?:振替|支払い?|引落し?)済/u;
/** Every opening or closing balance that stands behind, beside or under its name. */
export function labelledBalancesIn(rows: Row[], print: Print, order: DateOrder): LabelledBalance[] {
  const balances: LabelledBalance[] = [];
  const onDays: LabelledBalance[] = [];
  for (const [index, row] of rows.entries()) {
    const onLines = print.areLines ? balancesOnLines(rows, index, print) : [];
    for (const { kind, name, amount } of onLines)
      balances.push({
        index,
        kind,
        amount: toldByName(name, amount),
        on: calendarDateIn(name, order),
      });
    for (const cell of row.cells) {
      const word =
        balanceWordIn(cell.text) ??
        currentBalanceIn(cell.text) ??
        endUnder(rows, index, cell) ??
        heldBeside(row, cell);
      if (!word || word.kind === 'daily') continue;
      if (onLines.some(({ kind }) => kind === word.kind)) continue;
      if (isOfBonus(rows, index, cell) || SETTLED.test(cell.text)) continue;
      if (isOfRule(cell.text, word)) continue;
      if (row.cells.some((other) => other.x < cell.x && isOffer(other.text))) continue;
      if (isOfCount(row, cell, print) || isOfHoldings(row)) continue;
      if (word.kind === 'closing' && isOfQuarter(rows, index)) continue;
      const isLong = cell.text.length > LONGEST_LABEL;
      const isSentence = (isLong && word.start > LATEST_NAME) || endsText(rows, index);
      const behind = textBehind(cell.text, word, print, order);
      const amount =
        (isSentence && isRound(behind, print) ? null : firstAmountIn(behind, print)) ??
        ofTwoSides(rows, index, cell, print) ??
        ofAllPortions(rows, index, cell, print) ??
        amountAmong(
          row.cells.filter((other) => other.x > cell.x),
          print,
        ) ??
        noughtBeside(row, cell, print) ??
        amountInFront(row, cell, print) ??
        // A list of pots has what each of them holds under one label (Monzo), and no long text heads a figure.
        (cell.text.length > LONGEST_HEAD ||
        isSentence ||
        (word.kind === 'standing' && headsSeveral(rows, index, cell))
          ? null
          : nearest(rows, index, cell, print));
      const on = calendarDateIn(cell.text, order);
      if (!amount) continue;
      const balance = { index, kind: word.kind, amount: toldByName(cell.text, amount), on };
      balances.push(balance);
      if (word.kind === 'current' && on && balanceLine(cell.text) === 'standing')
        onDays.push(balance);
    }
  }
  // Called by nothing but their days, two of them are what was held before and behind ('Saldo 02-12-2025', 'Saldo 30-01-2026').
  if (new Set(onDays.map(({ on }) => on)).size === 2)
    for (const balance of onDays) balance.kind = 'standing';
  return balances;
}

/** Whether a text begins with a figure without the decimals that the account has, as those of examples in small print do ('a total amount due of ₹501 to ₹1,000'). */
function isRound(text: string, { decimals, isWhole }: Print): boolean {
  const begin = text.split(' ').slice(0, 2);
  return decimals > 0 && !isWhole && !begin.some((word) => CENTS.test(word.replace(/\D+$/, '')));
}

/** A sum of what came in or went out that stands behind, beside or under its name. */
export type LabelledTotal = {
  index: number;
  role: 'in' | 'out';
  amount: PrintedAmount;
  /** Whether its name says that it adds up ('Total deposits'), and not the column alone ('Deposits'). */
  isTotal: boolean;
  /** Whether its name stands for all that went that way, though smaller sums may be printed beside it ('Money in'). */
  isOfAll: boolean;
  /** Where its name begins, and what stands above and below it under names that nobody knows, in minor units. */
  x?: number;
  beside?: number[];
};

export function labelledTotalsIn(rows: Row[], print: Print): LabelledTotal[] {
  const totals: LabelledTotal[] = [];
  const isOfCard = rows.some((row) => saysCard(textOf(row)));
  const ofPart = isOfCard ? OF_PART : [...OF_PART, OF_CHARGES];
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      const role = totalRoleOf(cell.text);
      if (!role) continue;
      const amount =
        firstAmountIn(textAfter(cell.text, 0), print) ??
        amountAmong(
          row.cells.filter((other) => other.x > cell.x),
          print,
        ) ??
        (headsSeveral(rows, index, cell) ? null : nearest(rows, index, cell, print, false));
      // Below the title of a card an account says what was paid with it (Boursorama).
      const isOfItsCard =
        !isOfCard && PAID_BY_CARD.test(cell.text) && namesCard(textOf(rows[index - 1] ?? row));
      if (amount && !isOfItsCard && !isOfAccounts(rows, index))
        totals.push({
          index,
          role,
          amount,
          isTotal: isTotal(cell.text) && !ofPart.some((part) => part.test(cell.text)),
          isOfAll: isOfAll(cell.text),
          x: cell.x,
        });
    }
  }
  return totals;
}

/** 'Total other withdrawals' and 'Card withdrawals subtotal' stand beside the sums of other groups. */
const OF_OTHERS = /\b(?:other|andere|sonstige|autres|otros|otras|altri|altre|sub-? ?total)\b/i;
/** Cards add up what they have cost, for the whole year too ('Total interest charged 01 JAN 2024 to 31 DEC 2024': NatWest). */
const OF_COSTS =
  /\b(?:interest|fees)(?: charg(?:ed|es))?(?: in (?:19|20)\d\d| 0?1 jan(?:uary)? (?:19|20)\d\d to 31 dec(?:ember)? (?:19|20)\d\d| (?:for )?(?:this|the) (?:period|month|statement|cycle|year))?\W*$/i;
/** What was spent at home stands beside what was spent abroad. */
const OF_PLACE =
  /\b(?:n[oa] (?:brasil|exterior|pa[ií]s)|en (?:el )?(?:pa[ií]s|exterior|extranjero)|(?:inter)?nacion?ai?(?:le)?s|domestic|international|im (?:aus|in)land|[àa] l'[ée]tranger)\b/iu;
const OF_PART = [OF_OTHERS, OF_COSTS, OF_PLACE];
/** What an account says was paid with its card. */
const PAID_BY_CARD =
  /\b(?:paiements|achats|pagos|compras|pagamenti|acquisti|pagamentos|zahlungen|umsätze|betalingen|payments|purchases)\b/iu;
/** What a card was charged with is all that went out, and what an account was, the bank's own charges (Nedbank). */
const OF_CHARGES = /\b(?:charges|frais)\b/i;

/** Whether a total adds up what accounts hold, each in a row with its number, currency or name ('360 Account' above 'Total Deposits (SGD)': OCBC). */
function isOfAccounts(rows: Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || above.page !== row.page) return false;
  const [edge, total] = [above, row].map(({ cells }) => cells.at(-1)?.right ?? 0);
  const isAligned = Math.abs((edge ?? 0) - (total ?? 0)) < SAME_EDGE;
  const isNamed = above.cells.some(({ text }) => ACCOUNT_NUMBER.test(text) || CODES.has(text));
  const name = above.cells.at(-2)?.text ?? '';
  return isAligned && (isNamed || (ACCOUNT_NAME.test(name) && balanceWordIn(name) === null));
}

/** Whether a label heads a column of several rows, each with a name of its own, so that the first of them is no sum. */
function headsSeveral(rows: Row[], index: number, label: Cell): boolean {
  const below = rows.slice(index + 1, index + 3);
  const isNamed = ({ cells: [first] }: Row) => first !== undefined && /\p{L}{3}/u.test(first.text);
  const isUnder = (cell: Cell) => isFigure(cell) && label.x < cell.right;
  return (
    below.length === 2 &&
    below.every(
      (row) => isNamed(row) && row.cells.some(isUnder) && !row.cells.slice(1).some(isBalance),
    )
  );
}

const isBalance = ({ text }: Cell) => (balanceWordIn(text) ?? currentBalanceIn(text)) !== null;

const SAME_EDGE = 3;
const ACCOUNT_NUMBER = /^\d[\d -]{6,}\d$/;
const ACCOUNT_NAME = /\b(?:account|savings)$/i;

/** What a new account opens with may be printed as a bare '0', though all other amounts have their decimals. */
function noughtBeside({ cells }: Row, label: Cell, { decimals }: Print): PrintedAmount | null {
  const [beside] = cells.filter(({ x }) => x > label.x);
  return beside && /^\D{0,3}0$/.test(beside.text) ? readAmount(beside.text, decimals, true) : null;
}

/** The amount with its currency that stands in front of its name, as some apps set it ('£506.30', 'Personal Account balance': Monzo). */
function amountInFront({ cells }: Row, label: Cell, print: Print): PrintedAmount | null {
  const [figure, name, ...others] = cells;
  if (!figure || name !== label || others.length > 0) return null;
  const amount = readAmount(figure.text, print.decimals, print.isWhole);
  return amount?.currency ? amount : null;
}
