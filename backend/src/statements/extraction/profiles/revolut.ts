import type { Profile } from './index.ts';

/** One PDF per currency; parts of it (account, deposit, other people's accounts) are titled '... transactions from ... to ...'. */
export const revolut: Profile = {
  bank: 'Revolut',
  marks:
    /\bRevolut (Ltd|Bank|Payments|Technologies)\b|^Revolut$|\bREVO[A-Z]{2}\w{2,5}\b|\bReport lost or stolen card\b/,
  sectionTitle: /^(.+?) transactions from .+ to .+$/i,
  bookedHaveBalances: true,
};
