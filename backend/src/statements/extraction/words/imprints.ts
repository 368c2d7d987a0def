/** What only the imprint of a company says: its register, its tax number, its board, and the law that protects its depositors. */
const IMPRINT =
  /\bHR[AB]\b.{0,12}\d|\bHandelsregister\b|\bUSt\.?-?Id|Aufsichtsrat|Sitz der Gesellschaft|Anstalt des öffentlichen Rechts|Einlagensicherungsgesetz|registered (?:office|in england|number)|Prudential Regulation Authority|Member FDIC|\bR\.?C\.?S\.? [A-Z]|siège social|sede legale|Registro Mercantil|Kamer van Koophandel|^Disclaimer:|^Hinweise? (?:für|zum|zu den) Kontoausz|^Advice without signature|^Ihre Einlagen bei der/iu;
/** A line ends with the number of its page and of all pages. */
const PAGE_COUNT =
  /(?:^|\s)(?:Seite|Page|Blatt|Pagina|Página) \d{1,4} ?(?:von|of|de|di|van|\/|sur) ?\d{1,4}$/iu;
/** An imprint is a line of some length; a name that a booking was paid to is not. */
const LEAST = 24;

/** Whether a line is the imprint of a bank or the count of the pages, as the foot or the head of a page has it. */
export function isImprint(text: string): boolean {
  return text.length >= LEAST && (IMPRINT.test(text) || PAGE_COUNT.test(text));
}

/** Whether a line gives what a company in Belgium is registered by, as the head of a bank's letter does. */
export function namesCompany(text: string): boolean {
  return COMPANY.test(text);
}

const COMPANY = /\b(?:RPR|RPM|FSMA)\b.{0,20}\d{3}/;
