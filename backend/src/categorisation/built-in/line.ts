import { PhraseIndex } from './phrase-index.ts';
import type { Direction } from './rule.ts';
import { MAX_DESCRIPTION, wordsOf } from './text.ts';

/** How the bank says the money moved. 'unknown' when the text does not tell. */
type Wording = 'card' | 'transfer' | 'unknown';

/** A description taken apart once, for all rules. */
export interface Line {
  /** Every word, as printed. */
  words: readonly string[];
  /** The words that name the other side and the purpose: without payment noise and bare numbers. */
  meaning: readonly string[];
  /** Where the first of these stands among all words. */
  meaningStart: number;
  wording: Wording;
  direction: Direction;
  /** The currency the merchant asked for, where the text tells it. */
  merchantCurrency: string | undefined;
  /** The text itself says that money came back. */
  saysRefund: boolean;
}

const CARD =
  'card transaction of|card transaction|debit card transaction|card payment to|card payment|card purchase|kartenzahlung|kartenverfugung|' +
  'visa|visa debit|mastercard|maestro|girocard|contactless|point of sale transaction|pos purchase|pos|sale debit|pre auth debit|pre auth refund|' +
  'nets qr|nets qr purchase|nets|qr purchase|duitnow qr|myqr|paiement par carte|paiement carte|achat carte|carte|compra tarjeta|pago con tarjeta|' +
  'pagamento carta|pagamento pos|acquisto|betaalautomaat|pin betaling|checkcard|purchase authorized on|debit purchase|fpx payment fr a|fpx payment|' +
  'esi pymt debit|issued by|kartentransaktion|debitkarte|auslandseinsatz karte|visa umsatz|kauf dienstleistung|twint kauf dienstleistung|' +
  'compra en|compra internet en|compra no debito|pago movil en|achat carte de debit|achat en ligne|facture carte|zakup przy uzyciu karty|' +
  'betaling via bancontact|betaling via maestro|varekjop|online purchase|bea betaalpas|bea google pay|bea apple pay|ecom betaalpas|apple pay|google pay|samsung pay';
const TRANSFER =
  '^transfer to|^transfer from|transfer to a c|transfer from a c|transfer fr a c|^swift transfer to|^swift transfer from|^payment from|^payment to|' +
  '^to|^from|sent money to|received money from|received money|^sent to|^received from|fund transfer to a|fund transfer|internet transfer|funds transfer|ibk fund tfr fr a c|' +
  'ibk fund tfr to a c|pymt from a c|inter bank payment into a c|instant transfer|interbank giro|fast payment|fast payment receipt|paynow transfer to|paynow transfer|' +
  'incoming paynow|paynow|duitnow transfer|duitnow|via paynow mobile to|via paynow uen to|via paynow uen|via paynow mobile|ibg giro|ibg|giro|cms cr pymt|' +
  'uberweisung|ueberweisung|sepa uberweisung|sepa uberw|sepa uberw einzel|uberw|gutschrift|gutschr|gutschr sepa|dauerauftrag|dauerauftragsbelast|echtzeituberweisung|' +
  'virement|virement de|virement a|virement recu|virement recu de|virement emis|vir|vir sepa|vir inst|transferencia|transferencia de|transferencia a|transferencia a favor de|bizum|' +
  'bonifico|bonifico a favore|bonifico da|disposto da|overboeking|tikkie|faster payment|faster payments receipt|standing order|bank transfer|bacs|fpi|fpo|bgc|zelle to|zelle from|zelle|' +
  'venmo|cash app|interac e transfer|e transfer|pindahan|przelew|havale|eft|이체|송금|轉帳|转账|перевод|振込|' +
  'faster payments|transfer from|aani transfer from|twint geld empfangen|twint geld senden|credit twint|gutschrift twint|twint zahlung zahlung an|' +
  'twint paiement recu|twint paiement envoye|vipps fra|vipps til|blik p2p|pix|mb way trf de|trf mb way de|tfr from|overforing fra';
const REFUND =
  'refund|refunded|refunds|reversal|reversed|chargeback|return of goods|returned goods|merchandise return|returned merchandise|purchase return|returned direct debit|credit voucher|pre auth refund|erstattung|ruckerstattung|rueckerstattung|' +
  'ruckzahlung|rueckzahlung|retoure|ruckvergutung|rucklastschrift|ruckgabe|storno|remboursement|rembourse|avoir|annulation|reembolso|devolucion|abono compra|dev compra|devolucao|estorno|rimborso|storno carta|terugbetaling|terugboeking|retour|retur|rvsl|crv|rev debit card|bayaran balik|' +
  'pulangan|zwrot|iade|rambursare|возврат|退款|환불|체크취소|返金|ヘンキン';
const NOISE =
  'paid to|e giro debit|sepa|sdd|lastschr|lastschrift|basislastschrift|folgelastschrift|direct debit|bill payment|online|purchase|debit|credit|card|transaction|payment|payments|of|by|at|the|referenz|reference|ref|mandat|^sp|^so|^dd|^cb|' +
  'kd nr|kundennummer|teilnehmer|paypal|pp|sumup|zettle|izettle|iz|sq|sqc|square|stripe|www|http|https|checkout|eur|gbp|usd|myr|sgd|chf|aud|cad|rm|' +
  'prelevement|prlv|prlv sepa|prelevement sepa|recibo|adeudo|addebito|incasso|fast collection|othr|mbb ct|mbb|einzel|from|for|on|via|with|inb|internet banking|recurring|value date|und|fur|sagt danke|danke';

type Part = 'card' | 'transfer' | 'refund' | 'noise';
interface Marker {
  part: Part;
  atStart: boolean;
}

const markers = new PhraseIndex<Marker>();
const PARTS: readonly (readonly [Part, string])[] = [
  ['card', CARD],
  ['transfer', TRANSFER],
  ['refund', REFUND],
  ['noise', NOISE],
];
for (const [part, phrases] of PARTS) {
  for (const phrase of phrases.split('|'))
    markers.add(wordsOf(phrase), { part, atStart: phrase.startsWith('^') });
}

/** Wise prints a refund on its card as a purchase of a negative amount. */
const NEGATIVE_CARD_TRANSACTION = /^card transaction of -\d/i;
const HAS_DIGIT = /\d/;
const LONG_REFERENCE = 8;

/** Numbers and long codes are noise; "7" of "7 Eleven" or "365discount" are not. */
function isCode(word: string): boolean {
  if (!HAS_DIGIT.test(word)) return false;
  return word.length >= LONG_REFERENCE || (word.length >= 3 && /^\d+$/.test(word));
}

/** Takes a description apart. The amount is in minor units; only its sign is read. */
export function readLine(description: string, amountMinor: number): Line {
  const text = description.slice(0, MAX_DESCRIPTION);
  const words = wordsOf(text);
  const covered = new Uint8Array(words.length);
  let wording: Wording = 'unknown';
  let saysRefund = NEGATIVE_CARD_TRANSACTION.test(text);
  for (const { value, start, length } of markers.findAll(words)) {
    if (value.atStart && start > 0) continue;
    if (value.part === 'card') wording = 'card';
    else if (value.part === 'transfer' && wording === 'unknown') wording = 'transfer';
    else if (value.part === 'refund') saysRefund = true;
    covered.fill(1, start, start + length);
  }
  const meant = meantWords(words, covered);
  return {
    words,
    meaning: words.filter((_, position) => meant[position]),
    meaningStart: meant.indexOf(true),
    wording,
    merchantCurrency: /^card transaction of -?[\d.,]{1,20} ([a-z]{3}) /i
      .exec(text)?.[1]
      ?.toUpperCase(),
    direction: amountMinor > 0 ? 'in' : 'out',
    saysRefund,
  };
}

/** Which words no marker covers. The amount of "Card transaction of 18.00 USD issued by X" goes as a whole. */
function meantWords(words: readonly string[], covered: Uint8Array): boolean[] {
  const issuedBy = words[0] === 'card' && words[1] === 'transaction' ? words.indexOf('issued') : -1;
  return words.map(
    (word, position) => position > issuedBy && covered[position] === 0 && !isCode(word),
  );
}
