import { fromDecimalString } from '@saldo/contracts';
import { dateIn, MONTHS, type Month } from '../calendar.ts';
import { grouped } from '../figures.ts';
import { digits, type Random, randomOf } from '../random.ts';
import type { Booking } from '../schedule.ts';
import { HOLDER } from './persona.ts';
import { CARD_DETAIL } from './wise-usd.ts';

export type PartKey =
  | 'revolut-eur'
  | 'revolut-eur-deposit'
  | 'revolut-gbp'
  | 'wise-usd'
  | 'maybank-myr';

/** Both legs of a move between two of the persona's own accounts. */
type Leg = Booking & { part: PartKey };

/** Invented but plausible rates, one a month from November 2025. */
const USD_TO_EUR = [
  0.862, 0.855, 0.853, 0.847, 0.858, 0.851, 0.846, 0.853, 0.859, 0.862, 0.856, 0.851,
];
const USD_TO_MYR = [4.13, 4.09, 4.06, 3.98, 4.02, 3.99, 3.96, 4.01, 4.04, 4.06, 4.02, 3.99];
const EUR_TO_GBP = [
  0.878, 0.874, 0.868, 0.871, 0.866, 0.869, 0.863, 0.866, 0.864, 0.868, 0.871, 0.873,
];

/** All legs of one month's moves between own accounts: what leaves one account arrives on another. */
export function transfersOf(month: Month): Leg[] {
  const random = randomOf(`transfers ${month}`);
  return [
    ...wiseToRevolut(month, random),
    ...wiseToMaybank(month, random),
    ...cardTopUp(month, random),
    ...exchanges(month),
    ...savings(month),
  ];
}

/** The monthly pay-out: usually sent with a charge in a row of its own, in some months converted first. */
function wiseToRevolut(month: Month, random: Random): Leg[] {
  const sentMinor = 220_000 + Math.round(random() * 8) * 5_000;
  const arrivedMinor = Math.round(sentMinor * rateOf(USD_TO_EUR, month));
  const id = `TRANSFER-1${digits(random, 9)}`;
  const converts = ['2025-12', '2026-03', '2026-07', '2026-09'].includes(month);
  const date = dateIn(month, 6);
  const out: Leg = {
    part: 'wise-usd',
    date,
    amountMinor: -sentMinor,
    description: converts
      ? `Converted ${grouped(sentMinor, 'USD')} USD to ${grouped(arrivedMinor, 'EUR')} EUR`
      : `Sent money to ${HOLDER}`,
    details: [{ text: `Transaction: ${id}  Reference: Living costs` }],
  };
  const charge: Leg = {
    part: 'wise-usd',
    date,
    amountMinor: -Math.round(sentMinor * 0.0043),
    description: `Wise Charges for: ${id}`,
    details: [{ text: `Transaction: ${id}` }],
  };
  const arrival: Leg = {
    part: 'revolut-eur',
    date: dateIn(month, 7),
    amountMinor: arrivedMinor,
    description: `Payment from ${HOLDER}`,
    details: [
      { text: 'Reference: Living costs' },
      { text: `From: ${HOLDER}, Wise, BE00905555001234` },
    ],
  };
  return converts ? [out, arrival] : [out, charge, arrival];
}

/** Money for the family every second month; it reaches Kuala Lumpur on the next day. */
function wiseToMaybank(month: Month, random: Random): Leg[] {
  if (MONTHS.indexOf(month) % 2 === 1) return [];
  const sentMinor = 60_000 + Math.round(random() * 4) * 2_500;
  const id = `TRANSFER-1${digits(random, 9)}`;
  return [
    {
      part: 'wise-usd',
      date: dateIn(month, 14),
      amountMinor: -sentMinor,
      description: `Sent money to ${HOLDER}`,
      details: [{ text: `Transaction: ${id}  Reference: Maybank family` }],
    },
    {
      part: 'maybank-myr',
      date: dateIn(month, 15),
      amountMinor: Math.round(sentMinor * rateOf(USD_TO_MYR, month)),
      description: 'INTER-BANK PAYMENT INTO A/C',
      details: [
        { text: 'WISE PAYMENTS MALAYS*' },
        { text: 'MIRA RAHIMI LENZ' },
        { text: 'MAYBANK FAMILY' },
      ],
    },
  ];
}

/** Twice she tops up Revolut with her Wise card. */
function cardTopUp(month: Month, random: Random): Leg[] {
  if (month !== '2026-04' && month !== '2026-08') return [];
  const toppedMinor = fromDecimalString('200.00', 'EUR');
  const text = CARD_DETAIL.replace('{id}', digits(random, 10));
  return [
    {
      part: 'wise-usd',
      date: dateIn(month, 20),
      amountMinor: -Math.round(toppedMinor / rateOf(USD_TO_EUR, month)),
      description: 'Card transaction of 200.00 EUR issued by Revolut**4410* DUBLIN',
      details: [{ text }],
    },
    {
      part: 'revolut-eur',
      date: dateIn(month, 20),
      amountMinor: toppedMinor,
      description: 'Top-up by *2207',
      details: [{ text: 'From: *2207' }],
    },
  ];
}

/** Pounds are bought before a trip (on a weekend once, with its fee) and sold when they have piled up. */
function exchanges(month: Month): Leg[] {
  const rate = rateOf(EUR_TO_GBP, month);
  const bought: Partial<Record<Month, { eur: string; fee: string; day: number }>> = {
    '2026-02': { eur: '120.00', fee: '0.00', day: 12 },
    '2026-04': { eur: '150.00', fee: '1.30', day: 19 },
    '2026-09': { eur: '200.00', fee: '0.00', day: 9 },
  };
  const sold: Partial<Record<Month, string>> = {
    '2026-01': '550.00',
    '2026-05': '700.00',
    '2026-08': '900.00',
  };
  const buy = bought[month];
  const sale = sold[month];
  return [
    ...(buy ? exchangeToGbp(dateIn(month, buy.day), buy.eur, buy.fee, rate) : []),
    ...(sale ? exchangeToEur(dateIn(month, 20), sale, rate) : []),
  ];
}

function exchangeToGbp(date: string, eur: string, fee: string, rate: number): Leg[] {
  const eurMinor = fromDecimalString(eur, 'EUR');
  const grossMinor = Math.round(eurMinor * rate);
  const feeMinor = fromDecimalString(fee, 'GBP');
  const gross = `\u00a3${grouped(grossMinor, 'GBP')}`;
  return [
    {
      part: 'revolut-eur',
      date,
      amountMinor: -eurMinor,
      description: 'Exchanged to GBP',
      details: [{ text: `\u20ac1.00 = \u00a3${rate.toFixed(4)}`, amount: gross }],
    },
    {
      part: 'revolut-gbp',
      date,
      amountMinor: grossMinor - feeMinor,
      description: 'Exchanged from EUR',
      details: feeMinor === 0 ? [] : [{ text: `Fee: \u00a3${fee}`, amount: gross }],
      feeMinor,
    },
  ];
}

function exchangeToEur(date: string, gbp: string, rate: number): Leg[] {
  const gbpMinor = fromDecimalString(gbp, 'GBP');
  const eurMinor = Math.round(gbpMinor / rate);
  return [
    {
      part: 'revolut-gbp',
      date,
      amountMinor: -gbpMinor,
      description: 'Exchanged to EUR',
      details: [
        {
          text: `\u00a31.00 = \u20ac${(1 / rate).toFixed(4)}`,
          amount: `\u20ac${grouped(eurMinor, 'EUR')}`,
        },
      ],
    },
    {
      part: 'revolut-eur',
      date,
      amountMinor: eurMinor,
      description: 'Exchanged from GBP',
      details: [],
    },
  ];
}

/** From March she puts money aside each month; in September a part comes back for taxes. */
function savings(month: Month): Leg[] {
  if (month < '2026-03') return [];
  const put = fromDecimalString('250.00', 'EUR');
  const taken = fromDecimalString('600.00', 'EUR');
  const aside = pair(dateIn(month, 3), put, 'To EUR Savings', 'revolut-eur', 'revolut-eur-deposit');
  if (month !== '2026-09') return aside;
  return [
    ...aside,
    ...pair(dateIn(month, 9), taken, 'From EUR Savings', 'revolut-eur-deposit', 'revolut-eur'),
  ];
}

function pair(
  date: string,
  amountMinor: number,
  description: string,
  from: PartKey,
  to: PartKey,
): Leg[] {
  return [
    { part: from, date, amountMinor: -amountMinor, description, details: [] },
    { part: to, date, amountMinor, description, details: [] },
  ];
}

function rateOf(rates: readonly number[], month: Month): number {
  const rate = rates[MONTHS.indexOf(month)];
  if (rate === undefined) throw new RangeError(`no rate for ${month}`);
  return rate;
}
