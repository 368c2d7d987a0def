import { TOTAL } from './balance-words.ts';
import {
  flowOfAll,
  flowOfName,
  flowOfWords,
  incomingWords,
  paidBackWords,
  paymentWords,
} from './flow-words.ts';
import { MAX_LABEL, nameOfFlow } from './labels.ts';
import { plainWords } from './plain-words.ts';
import { remembered } from './remembered.ts';

/** A line that adds up others and is no booking itself. */
export const isTotal = remembered(addsUp);

function addsUp(text: string): boolean {
  const words = plainWords(text.replace(BRACKETED, '$1'));
  if (SHOP.test(words)) return false;
  return TOTAL.test(words) || TOTAL_BEHIND.test(words) || isTotalInBoth(words);
}

/** Whether a text names what moved on a day or in all, which no payee is called, so that it is no booking though a day stands beside it (Banca Transilvania, UBS). */
export function isTurnover(text: string): boolean {
  return TURNOVER.test(plainWords(text));
}

const TURNOVER = /^(?:[\d./]+ )?(?:rulaj (?:zi|total)|umsatztotal)(?= |$)/;

/** Whether a text says that it adds up no more than the lines above it, of one group or page. */
export function isSubtotal(text: string): boolean {
  return SUBTOTAL.test(plainWords(text));
}

const SUBTOTAL = /^(?:zwischensumme|sub-? ?total|sous-? ?total|subtotale|subtotaal)(?= |$)/;

/** Whether a name says it twice, in one language and in another ('Eragiketak guztira / Total operaciones': Kutxabank). */
function isTotalInBoth(words: string): boolean {
  const [first = '', second = '', ...others] = words.split('/');
  return others.length === 0 && !/\d/.test(first) && !SHOP.test(second) && TOTAL.test(second);
}

/** The side that a sum is of may stand in brackets behind it ('TOTAL AMOUNTS (Debit)': SCB in Thailand). */
const SIDE_BEHIND = / ?\((debits?|credits?)\)/i;

/** A name in brackets says the one above in another language ('(JUMLAH KREDIT)'). */
const BRACKETED = /^\(([^()]{3,40})\)(?= |$)/;

/** Wine, fuel, tools and shares in all of a market are sold under the word for a sum. */
const SHOP =
  /(?:^| )total (?:(?:stock|bond) (?:market|mkt|index)|(?:world|international|intl) (?:stock|bond))|^total (?:wine|wines|energies|energie|direct energie|access|erg|tools|fitness|marketing|station|service station|gas station|petrol|garage|relais)(?= |$)/u;

const TOTAL_BEHIND =
  /^[^\d]{3,40} (?:sub ?-?total|total)(?= |$)|^(?:tarjeta|card|carte|cartao|karte)(?: [\dx*-]{2,}){1,4}(?: [^\d ]+){0,2} (?:sub ?)?total(?:es)?(?= |$)|^[^\d ]{1,8}(?:合計|総合計|小計|合计|小计|總計|总计|總額|总额|합계|소계)(?=[ /]|$)|^[^\d ]{1,12} (?:합계|소계)(?= |$)/u;
const TOTAL_WORD =
  /^(?:sub ?)?(?:grand )?(?:(?:totals|total|totale|totales|totali|totaal|totaux)(?!\p{L})|summen?|gesamt|jumlah|suma|soma|som|razem|lacznie|sum|celkem|toplam|ukupn[oe]|spolu|skupaj|osszes(?:en)?|общо|kokku|(?:is )?viso|kopa|samtals|totalt|συνολο|итого|всего|合計|合计|總計|总计|總|总|합계|총)(?: (?:amounts?|of|de|des|du|del|dei|delle|degli|das|dos|der|die|van|all|montant|betrag|bedrag|importe|kwota|jumlah|no)(?!\p{L}))*\s*/u;

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
  const flow = flowOfName(words) ?? flowOfName(bare);
  return flow === null || bare === '' ? null : flow === 1 ? 'in' : 'out';
}

/** Whether a sum is called by a name that stands for all that came in, or all that went out. */
export function isOfAll(text: string): boolean {
  return flowOfAll(nameOfSum(text)) !== null;
}

function nameOfSum(text: string): string {
  const name = text.replace(BRACKETED, '$1').replace(SIDE_BEHIND, ' $1');
  const words = plainWords(name.replace(/[-+−]?(?:[A-Z]{0,3}\$|[€£])?\s?\d[\d.,'’ ]*.*$/u, ''));
  return words.replace(OF_PERIOD, '').replace(ADDED, '');
}

const OF_PERIOD =
  / (?:(?:for|in)? ?(?:this|the) (?:billing |statement )?(?:period|cycle|month)|del (?:periodo|mese|mes)|im zeitraum|de la periode|du mois|gesamt|insgesamt|totali|totaux|totales)$/;
/** What is done with a sum to come to the next balance: '+ Deposits and credits', 'Less: Withdrawals'. */
const ADDED = /^(?:[+-]|(?:plus|add|less|minus|zuzuglich|abzuglich|piu|meno|moins):?) ?(?=\p{L})/u;

const MAX_HEADING = 70;

/** Which way the bookings under this heading go: 1 in, -1 out, null if it is no such heading. */
export function flowOf(text: string): 1 | -1 | null {
  if (text.length > MAX_HEADING) return null;
  const words = plainWords(text);
  if (THAI_SUM.test(words)) return null;
  // 'Entgelte und Gutschriften' stands over both; payments go either way, as what they are named with does.
  const names = words.split(AND).filter((name) => !paymentWords(name));
  const named = new Set(names.map(flowNamed));
  return named.has(1) && named.has(-1) ? null : flowNamed(words);
}

/** No blank stands between the words for a sum and for its side, so that they seem to be one name ('รวมฝากเงิน5 รายการ': Kasikornbank). */
const THAI_SUM = /^รวม(?:ถอน|ฝาก)/u;

function flowNamed(words: string): 1 | -1 | null {
  const role = nameOfFlow(words);
  if (role === 'in' || role === 'out') return role === 'in' ? 1 : -1;
  return flowOfWords(words);
}

const AND = / (?:und|and|et|y|e|en|og|och|&) /;

/** Whether a heading names what was paid to a card, as 'Payments' does on its statement only. */
export function headsPayments(text: string): boolean {
  return paymentWords(plainWords(text.slice(0, MAX_HEADING)));
}

/** Whether a heading names no more than interest, which an account without debts was paid. */
export function headsInterest(text: string): boolean {
  return plainWords(text) === 'interest';
}

/** Whether a text is no more than a word for what all rows come to. */
export function isOfAllRows(text: string): boolean {
  return OF_ALL_ROWS.test(plainWords(text));
}

const OF_ALL_ROWS =
  /^(?:gesamt|summe|totale?|totaal|totalt|razem|lacznie|ogo[łl]em|celkem|spolu|osszesen|toplam|итого|всего|suma|合計|合计|總計|总计|합계)$/u;

/** 1 where a booking's own words speak of money coming in, null where they do not. They lie, so only balances may confirm them. */
export function wordsSay(text: string): 1 | null {
  return incomingWords(plainWords(text));
}

/** Whether a text names a payment by whom it goes to, or by how it was taken. */
export function saysPaidTo(text: string): boolean {
  return PAID_TO.test(text);
}

const PAID_TO =
  /(?<!\p{L})(?:(?:zahlung|überweisung|dauerauftrag) an|lastschrift|kartenzahlung|(?:bar)?auszahlung|abhebung|entgelt|miete|(?:payment|transfer|paid|sent) to|direct debit|card (?:payment|purchase)|standing order|withdrawal|fees?|rent|virement (?:à|vers)|pr[ée]l[èe]vement|retrait|loyer|(?:transferencia|pago) a|alquiler|bonifico a|affitto|prelievo|(?:betaling|overboeking) (?:aan|naar)|incasso|huur)(?!\p{L})/iu;

/** Whether the words of a card's line speak of money paid to the card. */
export function saysPaidBack(text: string): boolean {
  return paidBackWords(plainWords(text));
}
