import { maybank } from './maybank.ts';
import { NAMED } from './named.ts';
import type { Profile } from './profile.ts';
import { revolut } from './revolut.ts';
import { wise } from './wise.ts';

export type { Profile };

const FULL: Profile[] = [revolut, wise, maybank];
const PROFILES: Profile[] = [...FULL, ...NAMED];
const MAX_LINE = 200;

/**
 * The profile of a bank that the user named, or of the one whose marks stand in the texts; null for an unknown bank. The
 * texts are those that stand outside the bookings, most telling first: a payee may be called like a bank.
 */
export function profileFor(texts: string[], named: string | undefined): Profile | null {
  const wanted = named?.trim().toLowerCase();
  const chosen = wanted ? PROFILES.find(({ bank }) => bank.toLowerCase() === wanted) : undefined;
  if (chosen) return chosen;
  const lines = [...new Set(texts.map((text) => text.slice(0, MAX_LINE)))];
  const full = FULL.find(({ marks }) => lines.some((line) => marks.test(line)));
  if (full) return full;
  for (const line of lines) {
    const found = NAMED.find(({ marks }) => marks.test(line));
    if (found) return found;
  }
  return null;
}

/** The bank whose marks stand in the texts, where it is another one than that of the profile; else null. */
export function otherBankIn(texts: string[], profile: Profile | null): string | null {
  const marked = profileFor(texts, undefined)?.bank ?? null;
  return profile !== null && marked !== profile.bank ? marked : null;
}
