import type { Detail, Entry } from '../schedule.ts';

const CARD = 'Card: 527346******9083';

function card(merchant: string, city = 'London'): { description: string; details: Detail[] } {
  return { description: merchant, details: [{ text: `To: ${merchant}, ${city}` }, { text: CARD }] };
}

/** What happens on the GBP account apart from transfers between own accounts: a publisher pays in, trips to London are paid out. */
export const REVOLUT_GBP: readonly Entry[] = [
  {
    on: 14,
    amount: '480.00',
    spread: 0.2,
    step: '5.00',
    jitter: 2,
    place: 'anywhere',
    description: 'Payment from Foxglove Press Ltd',
    details: [
      { text: 'Reference: Cover design INV-{invoice}' },
      { text: 'From: Foxglove Press Ltd, 00000042' },
    ],
  },
  { on: 6, amount: '-10.00', place: 'anywhere', ...card('giffgaff', 'Uxbridge') },
  { on: 9, amount: '-7.99', place: 'anywhere', ...card('Audible UK') },
  { on: 18, amount: '-16.99', spread: 0.4, chance: 0.6, place: 'anywhere', ...card('Waterstones') },
  {
    on: 24,
    amount: '-23.50',
    spread: 0.6,
    chance: 0.7,
    place: 'anywhere',
    ...card('Amazon.co.uk'),
  },
  {
    on: 28,
    amount: '-60.00',
    spread: 0.4,
    step: '5.00',
    chance: 0.5,
    place: 'anywhere',
    description: 'To Amelia Hartnoll',
    details: [{ text: 'Reference: Studio share' }, { text: 'To: Amelia Hartnoll, 00000077' }],
  },
  {
    on: 'daily',
    amount: '-8.90',
    spread: 0.3,
    chance: 0.95,
    place: 'London',
    ...card('TfL Travel Charge'),
  },
  {
    on: 'daily',
    amount: '-13.60',
    spread: 0.5,
    chance: 0.75,
    place: 'London',
    ...card('Tesco Stores 3341'),
  },
  { on: 'daily', amount: '-3.65', chance: 0.6, place: 'London', ...card('Pret A Manger') },
  { on: 'daily', amount: '-3.65', chance: 0.4, place: 'London', ...card('Pret A Manger') },
  {
    on: 'daily',
    amount: '-31.50',
    spread: 0.4,
    chance: 0.5,
    place: 'London',
    ...card('Dishoom Shoreditch'),
  },
  { on: 'daily', amount: '-12.40', spread: 0.4, chance: 0.4, place: 'London', ...card('Uber') },
  { on: 'daily', amount: '-9.20', spread: 0.5, chance: 0.3, place: 'London', ...card('Boots') },
  {
    on: 'daily',
    amount: '-34.00',
    spread: 0.2,
    chance: 0.3,
    place: 'London',
    ...card('National Theatre'),
  },
  {
    on: 'daily',
    amount: '-40.00',
    spread: 0.5,
    step: '10.00',
    chance: 0.2,
    place: 'London',
    description: 'Cash withdrawal at NatWest',
    details: [{ text: 'To: NatWest, London' }, { text: CARD }],
  },
  {
    on: 27,
    amount: '12.40',
    place: 'anywhere',
    months: ['2025-11', '2026-04', '2026-09'],
    description: 'Uber',
    details: [{ text: 'From: Uber, London' }, { text: CARD }],
  },
];
