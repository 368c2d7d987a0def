import { maybank } from './maybank.ts';
import type { Profile } from './profile.ts';
import { revolut } from './revolut.ts';
import { wise } from './wise.ts';

export type { Profile };

/** Banks that are known by name but need nothing of their own. Marks are tried in this order after the full profiles. */
const NAMED: Profile[] = [
  { bank: 'DBS', marks: /\b(DBS|POSB) (Bank|Savings|Multi)|www\.dbs\.com/, currency: 'SGD' },
  { bank: 'OCBC', marks: /\bOCBC\b/, currency: 'SGD' },
  { bank: 'UOB', marks: /\bUnited Overseas Bank\b|\bUOB\b/, currency: 'SGD' },
  { bank: 'Postbank', marks: /\bPostbank\b/, currency: 'EUR' },
  { bank: 'ING', marks: /\bING-DiBa\b|\bwww\.ing\.de\b/, currency: 'EUR' },
  { bank: 'N26', marks: /\bN26\b|\bNTSBDEB1/, currency: 'EUR' },
  { bank: 'DKB', marks: /\bDeutsche Kreditbank\b|\bBYLADEM1001\b/, currency: 'EUR' },
  { bank: 'Deutsche Bank', marks: /\bDeutsche Bank\b/, currency: 'EUR' },
  { bank: 'C24', marks: /\bC24 Bank\b/, currency: 'EUR' },
  { bank: 'Monzo', marks: /\bMonzo\b/, currency: 'GBP' },
  { bank: 'Barclays', marks: /\bBarclays\b/, currency: 'GBP' },
  { bank: 'HSBC UK', marks: /\bHSBC UK\b/, currency: 'GBP' },
  { bank: 'Starling', marks: /\bStarling Bank\b/, currency: 'GBP' },
  { bank: 'PostFinance', marks: /\bPostFinance\b/, currency: 'CHF' },
  { bank: 'Chase', marks: /\bJPMorgan Chase\b/, currency: 'USD' },
];

const PROFILES: Profile[] = [revolut, wise, maybank, ...NAMED];

/** The profile of a bank that the user named, or of the one whose marks stand in the texts; null for an unknown bank. */
export function profileFor(texts: string[], named: string | undefined): Profile | null {
  const wanted = named?.trim().toLowerCase();
  const chosen = wanted ? PROFILES.find(({ bank }) => bank.toLowerCase() === wanted) : undefined;
  return chosen ?? PROFILES.find(({ marks }) => texts.some((text) => marks.test(text))) ?? null;
}
