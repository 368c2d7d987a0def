import type { Detail, Entry } from '../schedule.ts';

const CARD = 'Card: 527346******4410';

/** A card payment with the lines Revolut prints under it. */
export function card(
  merchant: string,
  city = 'Berlin',
): { description: string; details: Detail[] } {
  return { description: merchant, details: [{ text: `To: ${merchant}, ${city}` }, { text: CARD }] };
}

const GROCERIES_AND_HEALTH: readonly Entry[] = [
  {
    on: [2, 9, 16, 23, 29],
    amount: '-37.40',
    spread: 0.4,
    jitter: 1,
    place: 'Berlin',
    ...card('REWE'),
  },
  {
    on: [5, 13, 20, 27],
    amount: '-26.80',
    spread: 0.45,
    jitter: 1,
    place: 'Berlin',
    ...card('Lidl'),
  },
  { on: [7, 18, 26], amount: '-31.20', spread: 0.4, jitter: 1, place: 'Berlin', ...card('EDEKA') },
  { on: [10, 24], amount: '-18.70', spread: 0.4, place: 'Berlin', ...card('dm-drogerie markt') },
  {
    on: 14,
    amount: '-16.95',
    spread: 0.4,
    chance: 0.7,
    place: 'Berlin',
    ...card('Apotheke am Herrfurthplatz'),
  },
  {
    on: 21,
    amount: '-85.00',
    place: 'Berlin',
    months: ['2026-03', '2026-09'],
    ...card('Zahnarztpraxis Dr. Hollmer'),
  },
];

const GOING_OUT: readonly Entry[] = [
  { on: 6, amount: '-3.80', place: 'Berlin', ...card('Espresso Lab Neukoelln') },
  { on: 6, amount: '-3.80', place: 'Berlin', ...card('Espresso Lab Neukoelln') },
  { on: [12, 27], amount: '-4.20', place: 'Berlin', ...card('Espresso Lab Neukoelln') },
  { on: [3, 17, 28], amount: '-6.40', spread: 0.3, place: 'Berlin', ...card('Baeckerei Kornfeld') },
  { on: [8, 22], amount: '-24.60', spread: 0.3, place: 'Berlin', ...card('Lieferando.de') },
  {
    on: [11, 25],
    amount: '-8.50',
    spread: 0.2,
    chance: 0.8,
    place: 'Berlin',
    ...card('Gemuese Kebap Hermannplatz'),
  },
  {
    on: 15,
    amount: '-38.00',
    spread: 0.35,
    jitter: 2,
    place: 'Berlin',
    ...card('Restaurant Sala Thai'),
  },
  { on: 20, amount: '-11.50', chance: 0.6, place: 'Berlin', ...card('Yorck Kino') },
  {
    on: 30,
    amount: '-42.00',
    spread: 0.2,
    place: 'Berlin',
    months: ['2025-11', '2026-03', '2026-06', '2026-10'],
    ...card('Eventim', 'Bremen'),
  },
];

const MOVING_AND_TRAVEL: readonly Entry[] = [
  { on: 8, amount: '-49.90', spread: 0.4, chance: 0.7, place: 'Berlin', ...card('Deutsche Bahn') },
  {
    on: [14, 29],
    amount: '-14.20',
    spread: 0.4,
    chance: 0.7,
    place: 'Berlin',
    ...card('Uber', 'Amsterdam'),
  },
  { on: 21, amount: '-4.15', spread: 0.3, chance: 0.7, place: 'Berlin', ...card('Lime Ride') },
  {
    on: 9,
    amount: '-764.30',
    place: 'anywhere',
    months: ['2025-11', '2026-05'],
    ...card('Qatar Airways', 'Doha'),
  },
  {
    on: 17,
    amount: '-58.96',
    spread: 0.3,
    place: 'anywhere',
    months: ['2025-11', '2026-01', '2026-04', '2026-05', '2026-08'],
    ...card('Ryanair', 'Dublin'),
  },
  {
    on: 18,
    amount: '-214.00',
    spread: 0.25,
    place: 'anywhere',
    months: ['2026-02', '2026-06', '2026-09'],
    ...card('Booking.com', 'Amsterdam'),
  },
  {
    on: 13,
    amount: '-246.80',
    spread: 0.2,
    place: 'anywhere',
    months: ['2026-04', '2026-08'],
    ...card('Airbnb', 'Luxembourg'),
  },
  {
    on: 10,
    amount: '-100.00',
    spread: 0.5,
    step: '10.00',
    chance: 0.7,
    place: 'Berlin',
    description: 'Cash withdrawal at Sparkasse Berlin',
    details: [{ text: 'To: Sparkasse, Berlin' }, { text: CARD }],
  },
];

const SHOPPING_AND_LEARNING: readonly Entry[] = [
  {
    on: [6, 21],
    amount: '-33.90',
    spread: 0.6,
    jitter: 1,
    place: 'anywhere',
    ...card('Amazon.de', 'Luxembourg'),
  },
  {
    on: 13,
    amount: '-89.90',
    spread: 0.15,
    place: 'anywhere',
    months: ['2025-11', '2026-02', '2026-04', '2026-09'],
    ...card('Zalando'),
  },
  {
    on: 22,
    amount: '39.95',
    place: 'anywhere',
    months: ['2025-11', '2026-02', '2026-04', '2026-09'],
    description: 'Zalando',
    details: [{ text: 'From: Zalando, Berlin' }, { text: CARD }],
  },
  {
    on: 16,
    amount: '-128.70',
    spread: 0.4,
    place: 'Berlin',
    months: ['2026-01', '2026-05', '2026-10'],
    ...card('IKEA'),
  },
  { on: 19, amount: '-749.00', place: 'Berlin', months: ['2026-03'], ...card('MediaMarkt') },
  {
    on: 24,
    amount: '-44.99',
    spread: 0.3,
    place: 'Berlin',
    months: ['2025-12', '2026-06', '2026-08'],
    ...card('H&M'),
  },
  {
    on: 23,
    amount: '-12.90',
    spread: 0.1,
    place: 'anywhere',
    months: ['2025-11', '2026-03', '2026-07', '2026-10'],
    foreign: { rate: 0.87, currency: 'GBP' },
    description: 'Udemy',
    details: [
      { text: 'To: Udemy, London' },
      { text: CARD },
      {
        text: 'Revolut Rate \u00a31.00 = \u20ac1.15 (ECB rate* \u00a31.00 = \u20ac1.15)',
        amount: '\u00a3{foreign}',
      },
    ],
  },
];

/** Where the EUR card is used: mostly in Berlin, and online from anywhere. */
export const EUR_CARD: readonly Entry[] = [
  ...GROCERIES_AND_HEALTH,
  ...GOING_OUT,
  ...MOVING_AND_TRAVEL,
  ...SHOPPING_AND_LEARNING,
];
