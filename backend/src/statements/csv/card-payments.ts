import { plainWords } from '../extraction/words/plain-words.ts';

/** What only the line of a payment that a card received says. */
const PAYMENT_TO_CARD =
  /(?<!\p{L})(?:payments? received|(?:payment|autopay),? ?(?:- ?)?thank you|thank you(?: for your payment|(?= ?[\d(#*-]|$))|automatic payment - thank|zahlung(?:\/uberweisung)? (?:dankend )?erhalten|paiement recu|pago recibido|gracias por su pago|pagamento (?:ricevuto|recebido)|betaling (?:ontvangen|modtaget|mottatt)|bedankt voor uw betaling|betalning mottagen|maksu vastaanotettu|otrzymano (?:wplate|platnosc))(?!\p{L})|^prelevement automatique enregistre(?:[ -]*merci)?$|^autopay(?:ment)?(?: payment)?(?= ?[\d(#*-]|$)/u;
/** What who issues a card calls the payment that it collects itself. */
const COLLECTED =
  /^(?:(?:chase|capital one|citi(?:bank)?|discover|synchrony|barclay(?:s|card)|amex|american express) )?(?:autopay|automatic payment)(?: (?:payment|pymt|pmt))?(?= ?[\d(#*-]| authdate|$)/;
const PAID =
  /(?<!\p{L})(?:payments?|zahlung|paiement|pago|pagamento|betaling|autopay|ach deposit)(?!\p{L})/u;
const TAKEN_BACK =
  /(?<!\p{L})(?:return|revers|correct|reject|fail|cancel|bounce|refus|unpaid|ruck|storn|korrekt|annul|rejet|impaye)/u;

/** Whether a text says that a card was paid. Where another name stands beside 'autopay' or 'thank you', it is who was paid. */
export function isPaymentToCard(description: string): boolean {
  const words = plainWords(description);
  return PAYMENT_TO_CARD.test(words) || COLLECTED.test(words);
}

/** Whether a text names a payment, and none that was taken back. */
export function saysPaid(description: string): boolean {
  const words = plainWords(description);
  return isPaymentToCard(description) || (PAID.test(words) && !TAKEN_BACK.test(words));
}
