import type { PrintedAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { plainWords } from '../words/plain-words.ts';
import { totalRoleOf } from '../words/sums-and-flows.ts';
import type { Booking } from './readings.ts';

/**
 * Whether what begins as a sum does, or names a balance, may be the name of who was paid ('TOTAL TANKSTELLE', 'Card purchase New Balance
 * Shoes'): it does not say of what it is one.
 */
export function mayBePayee(name: string): boolean {
  const plain = plainWords(name);
  if (NEW_BALANCE.test(plain)) {
    const others = plain.replace(NEW_BALANCE, ' ').split(' ').filter(Boolean);
    return others.some((word) => !OF_BALANCE.test(word));
  }
  const [first = '', behind = ''] = plain.split(' ');
  if (!SUM_OR_NAME.has(first) || totalRoleOf(name) !== null) return false;
  if (balanceWordIn(name) !== null) return false;
  return /^\p{L}{3}/u.test(behind) && !OF_BOOKINGS.test(behind);
}

/** Whether a name that begins as a balance or a sum does says what is sold by whom it belongs to ('New Balance Shoes', 'Total Tankstelle'). */
export function namesShop(name: string): boolean {
  return mayBePayee(name) && SHOPS.some((shop) => shop.test(plainWords(name)));
}

/** What else may stand behind 'new balance' or 'total' may be a kind of account, or of what is added up ('New balance Easy Access'). */
const SHOPS = [
  /(?<!\p{L})new balance .*(?:shoes?|sneakers?|running|athletics?|outlet|factory|schuhe?|chaussures|zapatillas|scarpe|calzado)(?!\p{L})/u,
  /(?<!\p{L})total .*(?:tankstelle|energies|wine|access|petrol)(?!\p{L})/u,
];

/** Whether a text is the name of a balance that a maker of shoes bears, too, and no more. */
export function isNewBalance(text: string): boolean {
  return plainWords(text) === 'new balance';
}

const NEW_BALANCE = /(?<!\p{L})new balance(?!\p{L})/u;
const SUM_OR_NAME = new Set(['total', 'subtotal', 'suma', 'som']);
const OF_BOOKINGS =
  /^(?:purchase|payment|charge|fee|interest|credit|debit|deposit|withdrawal|cash|card|karte|carte|cartao|tarjeta|for|umsatz|buchung|operati|mouvement|movim|movement|transa[ck]|posting|booking|subtract|added|paid|amount|page|seite|period|month|monat|saldo|balance|des|del|der|von|van|consumo|spesen?|einkauf|bezug|bezuge|general|report|recibo|impuesto|lancamento|tagihan|obrot|dolar|ausgaben|einnahmen|gutschrift|belastung|zahlung|acquist|pagament|achats?|depenses|retraits|versements|compras|gastos|cargos|abonos|pagos)/u;
const OF_BALANCE =
  /^(?:as|at|on|of|for|to|in|is|by|this|the|your|our|account|card|loan|mortgage|savings|visa|mastercard|period|statement|date|due|total|owed|owing|outstanding|remaining|available|forward|over|carried|brought|after|before|inclu\p{L}+|exclu\p{L}+|incl|excl|with|without|plus|less|and|interest|charges|fees|payment|payments|purchases|amount|today|now|gold|platinum|signature|infinite|world|elite|rewards|line|credit|everyday|saver|estimated|principal|cr|dr|\p{P}+|=|(?:\d{1,2})?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*,?(?:\d\d|\d{4})?|\d{1,2}(?:st|nd|rd|th)?,?|\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?|(?:19|20)\d\d|\d[\d.,]*[.,]\d\d)$/u;

/** Whether some cell of a row is the name of a closing balance, and of nobody who was paid. */
export function namesClosing({ cells }: Row): boolean {
  return cells.some(({ text }) => balanceLine(text) === 'closing' && !mayBePayee(text));
}

/**
 * Whether an amount is the sum of the last bookings: all taken as one way, as marked, as a card marks what was paid back, or by their
 * columns. Two alike by one name are none.
 */
export function addsUp(
  bookings: readonly Booking[],
  { minor }: PrintedAmount,
  name: string,
): boolean {
  const sums = [0, 0, 0, 0];
  return bookings.toReversed().some(({ amount, side, text }, index) => {
    const marked = amount.direction ?? 1;
    const paidBack = amount.direction === 1 ? -1 : 1;
    for (const [at, way] of [1, marked, paidBack, side === 'in' ? 1 : -1].entries())
      sums[at] = (sums[at] ?? 0) + way * amount.minor;
    const isTwin = index === 0 && text.includes(name);
    return !isTwin && sums.some((sum) => Math.abs(sum) === minor);
  });
}
