import {
  BROUGHT_FORWARD,
  CARRIED_FORWARD,
  CLOSING,
  CURRENT,
  DAILY,
  OPENING,
  STANDING,
} from './balance-words.ts';
import { OF_MONTH, OF_PREVIOUS } from './composed-names.ts';
import { plainWords } from './plain-words.ts';
import { remembered } from './remembered.ts';

export type BalanceKind =
  | 'opening'
  | 'closing'
  | 'carried'
  | 'brought'
  | 'standing'
  | 'daily'
  | 'current';
export type BalanceWord = Readonly<{ kind: BalanceKind; start: number; end: number }>;

const BALANCES: [BalanceKind, RegExp][] = [
  ['brought', BROUGHT_FORWARD],
  ['carried', CARRIED_FORWARD],
  ['opening', OPENING],
  ['opening', OF_PREVIOUS],
  ['closing', CLOSING],
  ['closing', OF_MONTH],
  ['daily', DAILY],
  ['standing', STANDING],
];

/** Whether a text names an opening or closing balance, and where in the plain words that name stands. The longest name that stands first counts. */
export const balanceWordIn = remembered(longestBalanceIn);

function longestBalanceIn(text: string): BalanceWord | null {
  const others = [
    NAMED_TRANSFER,
    SHOP,
    ESTIMATED,
    NEXT_MONTHS,
    OF_EACH,
    OF_PARTY,
    OF_CARD_CASH,
    OF_DEPOSITS,
    OF_POT,
  ];
  if (others.some((other) => other.test(text))) return null;
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

/**
 * 'Übertrag (Überweisung)' is a transfer between accounts of one owner, as Sparkassen call it, and so is that of something, or to and from an account
 * ('ÜBERTRAG AUF KONTO': PostFinance). 'Übertrag/' goes on with whom it went to ('Übertrag/', 'Überweisung': comdirect).
 */
const NAMED_TRANSFER =
  /^(?:\d[\d.]* )*übertrag(?: ?\/ ?(?!.*\b(?:reporter|vortrag|seite|blatt)\b|report|riporto|carried|brought|balance|saldo|solde|zwischen|kontostand|transport)\p{L}| (?!.*\b(?:blatt|seite)\b)(?:\(|de[rs] |(?:(?:auf|von|an|aus) )?\p{L}*-?(?:konto|karte|depot)(?!\p{L})))/iu;

/** Shoes are sold under the name of a balance; the number of a shop or a payment stands behind it, which is no day ('New Balance 31052018'). */
const SHOP = /^new balance #?(?!(?:[0-2]\d|3[01])(?:0\d|1[0-2])\d\d(?:\d\d)?$)\d{5,}$/i;

/** Whether a text names what an account holds now ('Current balance'), and where that name ends. */
export function currentBalanceIn(text: string): BalanceWord | null {
  if (OF_DEPOSITS.test(text) || OF_DAYS.test(text)) return null;
  const match = CURRENT.exec(plainWords(text));
  if (!match) return null;
  return { kind: 'current', start: match.index, end: match.index + match[0].length };
}

/** Whether a text is no more than the name of what an account holds now, in one language or two ('Gesamtsaldo', 'CURRENT BALANCE / BAKI SEMASA': CIMB). */
export function isCurrentBalance(text: string): boolean {
  return text.split(' / ').every((name) => {
    const word = currentBalanceIn(name);
    return word?.start === 0 && word.end === plainWords(name).length;
  });
}

/** What is due after the next month is none of this bill's ('다음 달 이후 할부 결제예정금액': Hyundai Card). */
const NEXT_MONTHS = /^다음 ?달/u;

/** What each of several cards or accounts holds or owes is no balance, but the title of a list ('OUTSTANDING BALANCE BY CARD': DBS). */
const OF_EACH = /\bby (?:card|account)s?\W*$/iu;

/** In Czech a page is called like the party of a transfer ('Převod ze strany plátce'). */
const OF_PARTY = /^p[řr](?:evod|enos) (?:na|ze?|zo) stran[uy](?! ?\d)/iu;

/** A pot has a balance of its own beside its account ('Pot balance on 31/03/2025': Monzo). */
const OF_POT = /\bpot balance on \d/i;

/** Nor is the least of all days, or their mean, what is held now ('Monthly Avg. Balance': TD). */
const OF_DAYS =
  /\b(?:min|avg|aver|minimum|maximum|average|lowest|highest|mean)\.? (?:daily |closing |cr\.? )?balance\b/i;

/** What stands on deposits beside an account is none of it ('MOD Balance': SBI). */
const OF_DEPOSITS = /^MOD balance\b/i;

/** The cash of a card is drawn or given back ('Ending Cash Advance Balance'). */
const OF_CARD_CASH = /\b(?:beginning|ending) cash (?:advance|back|reward)/iu;

/** What would be paid in all if it were paid bit by bit ('Importe total a pagar estimado': Bankinter). */
const ESTIMATED =
  /(?<!\p{L})(?:estimad[oa]s?|estimated|estim[ée]e?s?|stimat[oaie]|geschätzt)(?=\W*(?:\d|$))/iu;

/** Words that may stand before and behind the name of a balance without making it part of a description. */
const BESIDE_BALANCE =
  /^(?:your|tu|su|the|account|as|at|of|on|am|vom|zum|per|den|au|le|al|del|van|op|na|dzien|saldo|solde|balance|this|period|statement|total|in|from|to|for|c|d|h|s|cr|dr|crediteur|debiteur|bis|ihres|kontos|account's|our|eur|nr|auszug|contabile|disponibile|and|interest|date|last|previous|page|seite|fortsetzung|tota\p{L}{1,4}\/|\d\S*|\p{L}{3,9}|結餘|结余|餘額|余额|結欠|结欠|[-,.:;=+]+)$/u;

/** A balance that is called by nothing but its day. */
const BARE_BALANCE =
  /^(?:saldo|solde|sold|(?:current |account |your )?balance|kontostand|bakiye|egyenleg|zustatek|zostatok|stanje|baki)(?: \d[\d./-]*\d)?$/;

/** Words of what moves money, and is no balance, whatever it is about ('Estorno saldo em duplicidade'). */
const MOVES =
  /^(?:(?:bank|lastschrift)?einzug|estorno|devoluc\p{L}+|pago|pagamento|pagamenti|paiement|zahlung|payment|transfer\p{L}*|virement|bonifico|refund|reversal|storno|(?:(?!應|应)\p{Script=Han}){0,3}(?:還款|还款|繳款|缴款|繳付|缴付|扣繳|扣缴|支付|退回|轉帳|轉賬|转账))$/u;

/** The kind of balance that a line is about whose words are these (date and amounts left out), or null where they only occur in a description. */
export const balanceLine = remembered(kindOfLine);

function kindOfLine(printed: string): BalanceKind | null {
  const text = printed.replace(BESIDE_TOTALS, '');
  const word = balanceWordIn(text);
  const plain = plainWords(text);
  if (!word) return BARE_BALANCE.test(plain) ? 'standing' : null;
  const bare = plain.replace(/[()]/g, ' ');
  const before = bare.slice(0, word.start).trim().split(' ').filter(Boolean);
  const behind = bare.slice(word.end).trim().split(' ').filter(Boolean);
  if (before.length > 3 || behind.length > 8 || SAYS.test(behind[0] ?? '')) return null;
  // What was owed before is debited by that name ('ADDEBITO SALDO ESTRATTO CONTO PRECEDENTE': Intesa Sanpaolo).
  if (word.kind === 'opening' && before.includes('addebito')) return null;
  // What a page carries is called by one word that others make another thing ('URBS CARTAO TRANSPORTE').
  const isOther = before.some((each) => !BESIDE_CARRIED.test(each));
  if (CARRIED_ALONE.test(plain.slice(word.start, word.end)) && isOther) return null;
  // The same may be said in two languages.
  const isStray = (each: string) =>
    MOVES.test(each) || (!BESIDE_BALANCE.test(each) && balanceWordIn(each) === null);
  return before.filter(isStray).length === 0 && behind.filter(isStray).length <= 1
    ? word.kind
    : null;
}

/** A sentence about a balance goes on with what that holds ('Closing balance includes funds earmarked for hold': HDFC). */
const SAYS = /^(?:includes|excludes)$/u;

const CARRIED_ALONE = /^(?:transporte?|report|riporto|ubertrag)$/u;
const BESIDE_CARRIED =
  /^(?:saldo|solde|sold|montante|importe|de|da|do|a|am|vom|au|le|\d\S*|[-:.]+)$/u;

/** The sums of a table beside which its closing balance stands ('Transaction totals / Closing balance': Bendigo). */
const BESIDE_TOTALS =
  /^(?:(?:transaction )?totals|\p{Script=Han}{0,4}(?:合計|合计)) ?[/／] ?(?=\p{L})/iu;

/** Whether one of these texts names a balance that opens what stands below it, as that of a day does, too. */
export function hasOpeningAmong(texts: readonly { text: string }[]): boolean {
  return texts.some(({ text }) => OPENS.has(balanceLine(text)));
}

const OPENS = new Set<BalanceKind | null>(['opening', 'brought', 'standing']);

/** Whether a line is nothing but names of the lowest balance of a month and of mean ones, as those over their figures are (TD). */
export function namesLowestOnly(text: string): boolean {
  return LOWEST_ONLY.test(text);
}

const LOWEST_ONLY =
  /^monthly min(?:imum|\.)? bal(?:ance|\.)(?: (?:monthly )?(?:average|avg\.?) (?:credit |cr\.? |overdraft |daily |closing )?bal(?:ance|\.))+$/i;
