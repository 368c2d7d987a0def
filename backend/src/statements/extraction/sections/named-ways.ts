import { plainWords } from '../words/plain-words.ts';

/** Names of one way from whichever side they are seen. */
const SURE_IN =
  /^(?:(?:zahlungs|geld)eingang|(?:twint )?geld empfangen|(?:sepa-? ?|zins)?gutschrift)(?!\p{L})/u;
const SURE_OUT = /^(?:(?:zahlungs|geld)ausgang|(?:twint )?geld (?:ge)?send(?:en|et))(?!\p{L})/u;
/** Names that may stand for the other way as well: what is paid into another account, interest that is owed. */
const IN =
  /^(?:einzahlung|(?:be)?zahlung von|uberweisung von|(?:payment|transfer|money) (?:received )?from|accepted payin|(?:ihre )?tagesgeldzinsen)(?!\p{L})|^(?:interest|(?:ihre )?(?:haben|guthaben)?zinsen)$/u;
const OUT =
  /^(?:auszahlung|(?:be)?zahlung an|uberweisung an|(?:payment|transfer|money) (?:sent )?to|(?:(?:google|apple) pay )?kauf\/(?:dienstleistung|online-shopping))(?!\p{L})/u;
/** Kinds of what an account's holder orders or allows, or earns. Where a list names what comes in as such, none of them means the other way (DKB). */
const ORDERED =
  /^(?:(?:sepa-? ?|basis|folge|erst)?lastschrift|dauerauftrag|(?:sepa-? ?|online-? ?|echtzeit-? ?)?uberweisung|kartenzahlung|kreditkartenabr\p{L}*|bargeldauszahlung)(?!\p{L})/u;
const EARNED = /^lohn, gehalt, rente(?!\p{L})/u;
/** What was taken back, or goes from one account to another, tells no way. */
const EITHER =
  /(?<!\p{L})(?:storn\p{L}*|ruck\p{L}*|annull\p{L}*|retour\p{L}*|erstatt\p{L}*|korrektur|(?<=\S )(?<!sepa )gutschr\p{L}*|reversal|von .+ an|from .+ to)(?!\p{L})/u;

/** The number of an account that stands in front of a text. */
const NUMBER = /^\d[\d-]{6,} /;

/** Which way a booking went whose text begins with a name of that way alone, whatever sums its amount could be part of; null where it names none. */
export function wayNamed(text: string): 1 | -1 | null {
  const words = plainWords(text.replace(NUMBER, ''));
  if (EITHER.test(words)) return null;
  if (SURE_IN.test(words)) return 1;
  return SURE_OUT.test(words) ? -1 : null;
}

/**
 * Which way each of some bookings went whose amounts bear no signs and beside which no balance stands, where the text of every single one begins with
 * the name of its way ('Bezahlung von', 'Zahlung an': Bank Norwegian); else null. Nothing proves these ways, so that their statement is not provable.
 */
export function waysNamed(texts: readonly string[]): (1 | -1)[] | null {
  const namesIncoming = texts.some((text) => wayNamed(text) === 1);
  const named = texts.flatMap((text) => {
    const words = plainWords(text.replace(NUMBER, ''));
    if (EITHER.test(words)) return [];
    const isIn = IN.test(words) || (namesIncoming && EARNED.test(words));
    const isOut = OUT.test(words) || (namesIncoming && ORDERED.test(words));
    return wayNamed(text) ?? (isIn ? 1 : isOut ? -1 : []);
  });
  return named.length === texts.length ? named : null;
}

/**
 * Whether lines go the ways that their texts name: all begin in one language with whom money came from or went to, none goes on with somebody else ('Von
 * Konto 123 an Erika') or was taken back, and there are so many that a list which means it the other way around would show it.
 */
export function goAsPartiesSay(
  lines: readonly { description: string; amountMinor: number }[],
): boolean {
  const texts = lines.map(({ description }) => description);
  const isAlone = PAIRS.some((pair) => texts.every((text) => pair.test(text)));
  if (!isAlone || lines.length < LEAST_LINES || texts.some((text) => OTHER.test(text)))
    return false;
  const ways = waysOfParties(texts);
  return lines.every(({ amountMinor }, at) => Math.sign(amountMinor) === ways?.[at]);
}

const LEAST_LINES = 4;

const PAIRS = [/^(?:von|an) (?=\S)/iu, /^(?:from|to) (?=\S)/iu, /^(?:fra|til) (?=\S)/iu];
const OTHER =
  /[<>←→]| (?:von|an|f[üu]r|durch|from|to|for|by|fra|til|av|storn\p{L}*|r[üu]ck\p{L}*|re(?:vers|turn|call|fund|ject)\p{L}*)(?!\p{L})/iu;

/** Whom money came from, or went to, where every text begins with that ('Von …', 'An …': NOBA Bank): which way each of them went; else null. */
export function waysOfParties(texts: readonly string[]): (1 | -1)[] | null {
  if (!texts.every((text) => FROM_OR_TO.test(text))) return null;
  return texts.map((text) => (FROM.test(text) ? 1 : -1));
}

const FROM = /^(?:von|from|fra|fr[åa]n|od|van) (?=\S)/iu;
const FROM_OR_TO = /^(?:von|from|fra|fr[åa]n|od|van|an|to|til|till|do|aan|naar) (?=\S)/iu;
