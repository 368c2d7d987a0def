import type { Profile } from './profile.ts';

/** One PDF per currency; parts of it (account, deposit, other people's accounts) are titled '... transactions from ... to ...'
 * in the language of the app ('Kontotransaktionen vom'); what is pending or reverted has a title like it, but a table without balances. */
export const revolut: Profile = {
  bank: 'Revolut',
  marks:
    /\bRevolut (Ltd|Bank|Payments|Technologies)\b|^Revolut$|\bREVO(?:GB|LT|FR|IE|ES|DE|NL|RO|IT|PL|PT|BE|AT)(?:[A-Z]?\d|PP)\w{0,5}\b|\bReport lost or stolen card\b/,
  sectionTitle:
    /^(?:tran[sz]\p{L}+ (?:de|din|în|in|pe) )?(.+?)(?: transactions|-?transaktion(?:en|er)|-?transacties|-?transaksjoner)? (?:from|vom|von|du|del|desde|din|de la|dal|dall'|van|od|fr[åa]n?) (?=.*\d{4}.*\d{4})/iu,
  bookedHaveBalances: true,
};
