import { CODES } from '../words/currency-names.ts';

/** An IBAN in groups of four. */
export const GROUPED_IBAN = /\b[A-Z]{2} ?\d{2}(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?(?![A-Z0-9])/;
/** Those of Italy and San Marino may be set by bank, branch and account ('IT 17 Q 01030 14203 000000634182'). */
const ITALIAN_IBAN = /\b(?:IT|SM) ?\d{2} ?[A-Z] ?\d{5} ?\d{5} ?[A-Z0-9]{12}(?![A-Z0-9])/;
const SOLID_IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/;

/** An IBAN whose check digits are right, or that stands beside the word. */
export function ibanIn(text: string, saysIban: boolean): string | null {
  const match = ITALIAN_IBAN.exec(text) ?? GROUPED_IBAN.exec(text) ?? SOLID_IBAN.exec(text);
  if (!match) return null;
  const solid = inOtherGroups(text.slice(match.index), saysIban) ?? match[0].replace(/ /g, '');
  const goesOn = MASKED.test(text.slice(match.index + match[0].length));
  if (CREDITOR.test(solid) || goesOn) return null;
  const iban = solid.slice(0, IBAN_LENGTHS[solid.slice(0, 2)]);
  const hasCode = CODES.has(solid.slice(iban.length));
  // Nothing else is as long as those of its country and set in groups of four.
  const isGrouped = / /.test(match[0]) && solid.length === IBAN_LENGTHS[solid.slice(0, 2)];
  return saysIban || hasCode || isGrouped || isIban(iban) ? iban : null;
}

/** The IBAN that a text begins with where it is set in groups of other lengths, as long as those of its country ('PT50 0023 0000 45618804417 94': ActivoBank); or null. */
function inOtherGroups(text: string, saysIban: boolean): string | null {
  const length = IBAN_LENGTHS[text.slice(0, 2)] ?? 0;
  const [printed = ''] = new RegExp(`^(?:[A-Z0-9] ?){${length}}(?![A-Z0-9])`).exec(text) ?? [];
  const solid = printed.replace(/ /g, '');
  return length > 0 && solid !== '' && (saysIban || isIban(solid)) ? solid : null;
}

/** Who collects a direct debit has a number that begins like an IBAN (EPC AT-02). */
const CREDITOR = /^[A-Z]{2}\d{2}ZZZ/;
/** The rest of a number that is printed in part. */
const MASKED = /^ ?[*•]{2}/;

/** How long the IBANs of countries are, since a text behind one may look like more of it. Source: SWIFT IBAN registry. */
const IBAN_LENGTHS: Record<string, number> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 BA20 BE16 BG22 BR29 BY28 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18
  FO18 FR27 GB22 GE22 GI23 GL18 GR27 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21
  LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 MU30 NL18 NO15 PK24 PL28 PT25 QA29 RO24 RS22 SA24
  SE24 SI19 SK24 SM27 TN24 TR26 UA29 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The code of a currency right behind the IBAN that stands in a text without blanks (Bank of Georgia), or null. */
export function codeBehindIban(text: string): string | null {
  const [solid = ''] = SOLID_IBAN.exec(text) ?? [];
  const rest = solid.slice(IBAN_LENGTHS[solid.slice(0, 2)]);
  return rest !== solid && CODES.has(rest) ? rest : null;
}

/** The check of ISO 13616: the characters moved round and read as a number leave 1 when divided by 97. */
function isIban(text: string): boolean {
  const solid = text.replace(/ /g, '');
  const digits = (solid.slice(4) + solid.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
