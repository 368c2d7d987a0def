import { plainWords } from '../words/plain-words.ts';

/** What a booking begins with that names the way of the money and nothing else. */
const IN =
  /^(?:(?:zahlungs|geld)eingang|einzahlung|(?:sepa-? ?)?gutschrift|(?:be)?zahlung von|uberweisung von|(?:payment|transfer|money) (?:received )?from)(?!\p{L})|^(?:interest|(?:ihre )?(?:haben|guthaben|tagesgeld)?zinsen|zinsgutschrift)$/u;
const OUT =
  /^(?:(?:zahlungs|geld)ausgang|auszahlung|(?:be)?zahlung an|uberweisung an|(?:payment|transfer|money) (?:sent )?to)(?!\p{L})/u;

/** The number of an account that stands in front of a text. */
const NUMBER = /^\d[\d-]{6,} /;

/** Which way a booking went whose text begins with the name of it, whatever sums its amount could be part of; null where it names none. */
export function wayNamed(text: string): 1 | -1 | null {
  const words = plainWords(text.replace(NUMBER, ''));
  if (IN.test(words)) return 1;
  return OUT.test(words) ? -1 : null;
}

/**
 * Which way each of some bookings went whose amounts bear no signs and beside which no balance stands, where the text of every single one begins with
 * the name of its way ('Bezahlung von', 'Zahlung an': Bank Norwegian); else null. Nothing proves these ways, so that their statement is not provable.
 */
export function waysNamed(texts: readonly string[]): (1 | -1)[] | null {
  const named = texts.map(wayNamed).filter((way) => way !== null);
  return named.length === texts.length ? named : null;
}
