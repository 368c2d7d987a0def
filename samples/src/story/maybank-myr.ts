import type { Detail, Entry } from '../schedule.ts';

/** Maybank prints a type, then the counterparty cut to 20 characters with a trailing '*', then references. */
function lines(type: string, ...below: string[]): { description: string; details: Detail[] } {
  return { description: type, details: below.map((text) => ({ text })) };
}

const EVERYDAY: readonly Entry[] = [
  {
    on: [4, 11, 19, 26],
    amount: '-112.40',
    spread: 0.4,
    jitter: 1,
    place: 'anywhere',
    ...lines('SALE DEBIT', 'VILLAGE GROCER BANGS*', 'KUALA LUMPUR MY', '{id}'),
  },
  {
    on: [3, 9, 14, 22, 27],
    amount: '-19.80',
    spread: 0.5,
    chance: 0.8,
    jitter: 1,
    place: 'anywhere',
    ...lines('FPX PAYMENT FR A/', 'GRAB RIDES *', 'GRABPAY MALAYSIA', '{id}'),
  },
  {
    on: [7, 20],
    amount: '-14.50',
    spread: 0.3,
    chance: 0.7,
    place: 'anywhere',
    ...lines('DUITNOW QR-', 'NASI KANDAR MELATI *', 'QR PAYMENT'),
  },
  {
    on: 16,
    amount: '-58.90',
    spread: 0.6,
    chance: 0.8,
    place: 'anywhere',
    ...lines('FPX PAYMENT FR A/', 'SHOPEE MOBILE MALAY*', '{id}'),
  },
];

const STANDING: readonly Entry[] = [
  {
    on: 2,
    amount: '-900.00',
    place: 'anywhere',
    ...lines('TRANSFER FR A/C', 'SITI ROHANI BINTI K*', 'NAFKAH IBU', 'MBB CT'),
  },
  {
    on: 5,
    amount: '-138.60',
    spread: 0.25,
    step: '0.05',
    place: 'anywhere',
    ...lines('ESI PYMT DEBIT', 'TENAGA NASIONAL BER*', 'BIL ELEKTRIK'),
  },
  {
    on: 8,
    amount: '-129.00',
    place: 'anywhere',
    ...lines('ESI PYMT DEBIT', 'UNIFI TM *', 'HOME FIBRE'),
  },
  {
    on: 12,
    amount: '-165.00',
    place: 'anywhere',
    ...lines('E-GIRO DEBIT', 'PRUDENTIAL ASSURANC*', 'POLICY 7055512093'),
  },
  {
    on: 6,
    amount: '-200.00',
    spread: 0.5,
    step: '50.00',
    chance: 0.6,
    place: 'anywhere',
    ...lines('CASH WITHDRAWAL', 'ATM BANGSAR'),
  },
  { on: 13, amount: '-0.50', place: 'anywhere', ...lines('SERVICE CHARGE', 'INTERBANK GIRO') },
  {
    on: 27,
    amount: '1050.00',
    spread: 0.1,
    step: '50.00',
    place: 'anywhere',
    ...lines('CMS - CR PYMT', 'KEDAI REMPAH SELERA*', 'BRAND RETAINER', 'INV-{invoice}'),
  },
  { on: 31, amount: '0.62', spread: 0.5, place: 'anywhere', ...lines('PROFIT/INTEREST/DIVIDEND') },
];

const HOLIDAY: readonly Entry[] = [
  {
    on: 'daily',
    amount: '-21.30',
    spread: 0.4,
    chance: 0.7,
    place: 'Kuala Lumpur',
    ...lines('FPX PAYMENT FR A/', 'GRAB RIDES *', 'GRABPAY MALAYSIA', '{id}'),
  },
  {
    on: 'daily',
    amount: '-12.80',
    spread: 0.4,
    chance: 0.6,
    place: 'Kuala Lumpur',
    ...lines('DUITNOW QR-', 'WARUNG PAK LANG *', 'QR PAYMENT'),
  },
  {
    on: 'daily',
    amount: '-46.00',
    spread: 0.5,
    chance: 0.3,
    place: 'Kuala Lumpur',
    ...lines('SALE DEBIT', 'MADAM KWANS KLCC *', 'KUALA LUMPUR MY', '{id}'),
  },
  {
    on: 'daily',
    amount: '-34.90',
    spread: 0.5,
    chance: 0.2,
    place: 'Kuala Lumpur',
    ...lines('SALE DEBIT', 'WATSONS MID VALLEY *', 'KUALA LUMPUR MY', '{id}'),
  },
];

const SPECIAL: readonly Entry[] = [
  {
    on: 10,
    amount: '-200.00',
    place: 'anywhere',
    months: ['2025-12', '2026-07'],
    ...lines('PRE-AUTH DEBIT', 'PETRONAS BANGSAR *', '{id}'),
  },
  {
    on: 13,
    amount: '118.35',
    place: 'anywhere',
    months: ['2025-12', '2026-07'],
    ...lines('PRE-AUTH REFUND', 'PETRONAS BANGSAR *', '{id}'),
  },
  {
    on: 18,
    amount: '35.00',
    spread: 0.3,
    step: '0.10',
    place: 'anywhere',
    months: ['2026-01', '2026-04', '2026-08'],
    ...lines('FUND TRANSFER TO A/', 'FARID IMRAN BIN AZM*', 'MAKAN MALAM'),
  },
  {
    on: 14,
    amount: '-962.40',
    place: 'anywhere',
    months: ['2026-01'],
    ...lines('SALE DEBIT', 'KLINIK PERGIGIAN SER*', 'KUALA LUMPUR MY', '{id}'),
  },
  {
    on: 14,
    amount: '300.00',
    place: 'anywhere',
    months: ['2026-02'],
    ...lines('CASH DEPOSIT', 'CDM BANGSAR'),
  },
];

/** What happens on the MYR savings account apart from transfers between own accounts: the household of the family. */
export const MAYBANK_MYR: readonly Entry[] = [...EVERYDAY, ...STANDING, ...HOLIDAY, ...SPECIAL];
