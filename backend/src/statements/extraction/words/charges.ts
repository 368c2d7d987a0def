/** Whether a text names interest, a fee or a tax that was charged. */
export function namesCharge(text: string): boolean {
  return CHARGE.test(text);
}

const CHARGE =
  /fa[iİ]z|\bKKDF\b|\bBSMV\b|\binterest\b|\bfees?\b|\bcharges?\b(?! ?point)|zins(?:en)?\b|geb[üu]hr|entgelt|\bint[ée]r[êe]ts?\b|\bfrais\b|\bcotisation\b|\binter[ée]s(?:es)?\b|\bcomisi[óo]n|\bIVA\b|\bIOF\b|\bjuros\b|\banuidade\b|\binteressi\b|\bcommissioni?\b|\bimposta\b|\bbollo\b|\btax\b(?! free)|\bVAT\b|\bGST\b|\brente\b|úrok|poplat/iu;

/** Whether a text begins with the name of what a card is charged for itself. */
export function headsOwnCharge(text: string): boolean {
  return OWN_CHARGE.test(text);
}

const OWN_CHARGE =
  /^(?:interest(?: charged?)?|finance charge|fees? charged|sollzins(?:en)?)(?!\p{L})/iu;
