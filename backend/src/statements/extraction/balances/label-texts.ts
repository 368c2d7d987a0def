import { type DateOrder, datesIn } from '../figures/dates.ts';
import { plainWords } from '../words/plain-words.ts';

/** Where the name of a balance begins and ends in a text, which may be longer than its plain words. */
function boundsOf(text: string, { start, end }: { start: number; end: number }): [number, number] {
  const name = plainWords(text).slice(start, end);
  const at = text.toLowerCase().indexOf(name, start);
  return at < 0 ? [start, end] : [at, at + name.length];
}

/** A sentence ends behind a whole word; what is shortened goes on ('Saldo al 31 dic. EUR'). */
const NEXT_SENTENCE = /(?<=\p{L}{4}[.!?]) (?=\p{Lu}\p{Ll}|\p{Lu} \p{Ll})/gu;

/** What stands behind the name of a figure in its sentence, from the first digit on. */
export function textAfter(text: string, end: number): string {
  const next = [...text.matchAll(NEXT_SENTENCE)].find(({ index }) => index >= end);
  const rest = text.slice(Math.min(end, text.length), next?.index);
  return rest
    .replace(/^\D*?(?=[(（]?[+-]?\s?[^\s\d]{0,3}\s?\d)/u, '')
    .replace(/^[:：]\s*/, '')
    .replace(/[（(]/g, ' $&')
    .trim();
}

/** What stands behind the name of a balance in its text, without the days there whose figures look like money where that has no decimals ('Saldo al 31 de marzo de 2026: 1.204.310'). */
export function textBehind(
  text: string,
  word: { start: number; end: number },
  { decimals, isWhole }: { decimals: number; isWhole: boolean },
  order: DateOrder,
): string {
  const [, end] = boundsOf(text, word);
  if (decimals > 0 && !isWhole) return textAfter(text, end);
  const behind = text.slice(end);
  const days = datesIn(behind, order).reverse();
  const rest = days.reduce(
    (kept, { index, length }) => `${kept.slice(0, index)} ${kept.slice(index + length)}`,
    behind,
  );
  return textAfter(rest, 0);
}

/** In front of a name: a fee is a share of that, and its figure no balance ('2% of total amount due, minimum Rs.500'). */
const SHARE = /\d ?% (?:of|on|de[lr]?|do|d[aiu]|des|van|von|vom|av|af) (?:\p{L}+ )?$/iu;
/** Behind a name: a fee is due if that is so much ('Nil if Total Payment Due is less than Rs. 500': Axis), or when it is paid ('PAGO TOTAL A FIN DE MES': Ibercaja). */
const CONDITION =
  /^ ?(?:is|was|are|were) (?:less|more|not|greater|lower|higher|above|below|under|over|up to|between|equal)(?!\p{L})|^ a fin de mes/iu;

/** In front of a name: nobody owes what is an example ('Example: for an outstanding balance of AED 5,000': Emirates NBD). */
const EXAMPLE =
  /(?<!\p{L})(?:example|e\. ?g\.|beispiel\p{L}*|z\. ?b\.|exemple|ejemplo|esempio|bijvoorbeeld|exemplo)(?!\p{L})/iu;
/** Behind a name an example may begin, too ('on your outstanding balance. E.g. if you spend ₹5,000.00': HDFC). */
const EXAMPLE_BEHIND =
  /^\W*(?:e\. ?g\.|for example|z\. ?b\.|zum beispiel|p\. ?ex\.|por ejemplo|par exemple|ad esempio|bijv\.)/iu;
/** Behind a name: one sentence ends without a figure, and another one begins ('Please settle the New Balance promptly to enjoy interest-free credit. If the': DBS). */
const TWO_SENTENCES =
  /^[^\d]*\p{Ll}{4}[.!?] (?:If|The|Please|You|Your|It|This|We|Any|Wenn|Bitte|Sie|Si|Vous|Usted|Se|Lei|Als|U)(?!\p{L})/u;
/** Behind a name: a note says what it holds, and has no figure ('Note your Ending Balance already reflects the subtraction of Service Fees.': Bank of America). */
const HOLDS = /^ (?:already )?(?:reflects|includes|excludes)(?!\p{L})[^\d]*\.$/u;

/** Whether a sentence names a balance to say what is charged on it, when it is paid or what would be, and not how much it is. */
export function isOfRule(text: string, word: { start: number; end: number }): boolean {
  const [start, end] = boundsOf(text, word);
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isRule = SHARE.test(before) || CONDITION.test(behind) || HOLDS.test(behind);
  return (
    isRule || EXAMPLE.test(before) || EXAMPLE_BEHIND.test(behind) || TWO_SENTENCES.test(behind)
  );
}
