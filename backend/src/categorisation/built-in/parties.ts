const COMPANY_FORMS: ReadonlySet<string> = new Set(
  (
    'ltd limited gmbh mbh se inc llc llp plc corp corporation incorporated gesellschaft private press publishing verlag co company kg ohg ug ag sarl sas sasu sa spa srl bv nv ab oy oyj asa aps ' +
    'sl slu lda sdn bhd pte pvt pty kk cv doo sro zoo gbr eg ev berhad holding holdings group gruppe groupe bank services solutions consulting agency agentur ' +
    'studio studios technologies technology tech systems international partners verein stiftung foundation enterprise enterprises ventures labs media ' +
    'industries associates council authority university institut institute payroll arbeitgeber trading applications trust nhs hospital society ооо'
  ).split(' '),
);
/** These are also syllables and initials of people, so they count only behind a name. */
const ONLY_BEHIND_A_NAME: ReadonlySet<string> = new Set(
  'se ag co sa sas ab oy as ug ev eg cv sl nv bv kk spa asa bank tech media'.split(' '),
);
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u;
const MOST_WORDS_OF_A_NAME = 6;

/** True when the words hold a company form ("GmbH", "e.V.", "Sdn Bhd") or another sign of a business. */
export function namesCompany(words: readonly string[]): boolean {
  return words.some(
    (word, position) =>
      (word === 'e' && words[position + 1] === 'v') ||
      (COMPANY_FORMS.has(word) && (position > 0 || !ONLY_BEHIND_A_NAME.has(word))),
  );
}

/** True when the words could be somebody's name: a few words of letters only, and no company form. */
export function couldBePerson(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS_OF_A_NAME &&
    words.every((word) => ONLY_LETTERS.test(word)) &&
    !namesCompany(words)
  );
}
