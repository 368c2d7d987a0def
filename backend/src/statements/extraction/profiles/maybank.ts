import type { Profile } from './profile.ts';

/** Accounts and cards alike name no currency in their tables. */
export const maybank: Profile = {
  bank: 'Maybank',
  marks: /\bMalayan Banking\b|\bMaybank\b|\bmaybank2u\b/i,
  currency: 'MYR',
};
