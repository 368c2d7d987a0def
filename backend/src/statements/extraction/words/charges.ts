import { plainWords } from './plain-words.ts';

/** Whether a text names interest, a fee or a tax that was charged. */
export function namesCharge(text: string): boolean {
  return CHARGE.test(text);
}

const CHARGE =
  /^daily cash adjustment$|fa[iİ]z|\bKKDF\b|\bBSMV\b|\binterest\b|\bfees?\b|\bcharges?\b(?! ?point)|zins(?:en)?\b|geb[üu]hr|entgelt|\bint[ée]r[êe]ts?\b|\bfrais\b|\bcotisation\b|\binter[ée]s(?:es)?\b|\bcomisi[óo]n|\bIVA\b|\bIOF\b|\bjuros\b|\banuidade\b|\binteressi\b|\bcommissioni?\b|\bimposta\b|\bbollo\b|\btax\b(?! free)|\bVAT\b|\bGST\b|\brente\b|úrok|poplat|odsetk|\bkamat|\bdob[âa]nd[ăa]/iu;

/** Whether a text begins with the name of what a card is charged for itself. */
export function headsOwnCharge(text: string): boolean {
  return OWN_CHARGE.test(text);
}

const OWN_CHARGE =
  /^(?:interest(?: charged?)?|finance charge|fees? charged|sollzins(?:en)?)(?!\p{L})/iu;

/** Interest by its bare name, in plain words. */
export const INTEREST_WORDS =
  'interest|zinsen|interets|intereses|interess[ei]|rente|juros|odsetki|uroky|kamatok?|dobanzi';

/** Whether a heading names interest and nothing else, which is charged on a card ('ODSETKI': Santander in Poland). */
export function headsChargedInterest(text: string): boolean {
  return ALONE.test(plainWords(text));
}

const ALONE = new RegExp(`^(?:soll)?(?:${INTEREST_WORDS})$`);
