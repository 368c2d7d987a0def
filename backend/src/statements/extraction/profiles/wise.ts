import type { Profile } from './profile.ts';

/** The closing balance stands in a line of its own: 'EUR on 31 May 2026 [GMT+02:00] 5,000.00 EUR'. */
export const wise: Profile = {
  bank: 'Wise',
  marks:
    /\bWise (Europe SA|Payments|US Inc|Pilipinas|Australia|Asia)|\bTransferWise\b|\bwise\.com\b|\bTRWIBEB1/,
  belowList: /^Wise is the trading name of /,
  closingLine: /^[A-Z]{3} \S{1,4} .*\d{4}.* -?[\d.,' ]+ [A-Z]{3}$/,
};
