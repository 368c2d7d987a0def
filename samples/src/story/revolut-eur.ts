import { digits, randomOf } from '../random.ts';
import type { Detail, Entry } from '../schedule.ts';
import { card, EUR_CARD } from './revolut-eur-card.ts';

/** An invented account number that stays the same for a name; no bank issues the check digits 00. */
function ibanOf(name: string): string {
  return `DE0010050000${digits(randomOf(name), 10)}`;
}

function transfer(name: string, reference: string): { description: string; details: Detail[] } {
  return {
    description: `To ${name}`,
    details: [{ text: `Reference: ${reference}` }, { text: `To: ${name}, ${ibanOf(name)}` }],
  };
}

function payment(name: string, reference: string): { description: string; details: Detail[] } {
  return {
    description: `Payment from ${name}`,
    details: [{ text: `Reference: ${reference}` }, { text: `From: ${name}, ${ibanOf(name)}` }],
  };
}

const STANDING: readonly Entry[] = [
  {
    on: 1,
    amount: '-1390.00',
    place: 'anywhere',
    ...transfer('Hausverwaltung Brandtner', 'Miete Okerstrasse 14'),
  },
  { on: 1, amount: '-59.00', place: 'anywhere', ...card('Urban Sports Club') },
  { on: 2, amount: '-63.00', place: 'anywhere', ...card('BVG Deutschlandticket') },
  {
    on: 3,
    amount: '-78.00',
    place: 'anywhere',
    months: ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
    ...transfer('Berliner Stadtwerke', 'Abschlag Strom'),
  },
  {
    on: 3,
    amount: '-84.00',
    place: 'anywhere',
    months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ...transfer('Berliner Stadtwerke', 'Abschlag Strom'),
  },
  {
    on: 4,
    amount: '-312.40',
    place: 'anywhere',
    ...transfer('BARMER', 'Beitrag Kranken- und Pflegeversicherung'),
  },
  { on: 5, amount: '-39.99', place: 'anywhere', ...card('Vodafone GmbH', 'Duesseldorf') },
  { on: 7, amount: '-13.99', place: 'anywhere', ...card('Netflix', 'Amsterdam') },
  { on: 11, amount: '-8.99', place: 'anywhere', description: 'Premium plan fee' },
  { on: 12, amount: '-24.99', place: 'anywhere', ...card('O2 Germany', 'Muenchen') },
  {
    on: 15,
    amount: '-17.85',
    place: 'anywhere',
    ...transfer('Allianz Versicherungs-AG', 'Privathaftpflicht'),
  },
  { on: 19, amount: '-12.99', place: 'anywhere', ...card('Spotify', 'Stockholm') },
  { on: 28, amount: '-15.00', place: 'anywhere', ...transfer('Berliner Tafel e.V.', 'Spende') },
];

const INCOME: readonly Entry[] = [
  {
    on: 25,
    amount: '880.00',
    spread: 0.25,
    step: '10.00',
    jitter: 2,
    place: 'anywhere',
    ...payment('Lindenhof Verlag GmbH', 'Honorar RE-{invoice}'),
  },
  {
    on: 18,
    amount: '1260.00',
    spread: 0.2,
    step: '20.00',
    place: 'anywhere',
    months: ['2025-12', '2026-02', '2026-05', '2026-08', '2026-10'],
    ...payment('Atelier Wernicke GmbH', 'Rechnung RE-{invoice}-B'),
  },
  {
    on: 16,
    amount: '412.60',
    place: 'anywhere',
    months: ['2026-06'],
    ...payment('Finanzamt Neukoelln', 'Erstattung ESt 2025'),
  },
  {
    on: 10,
    amount: '-420.00',
    place: 'anywhere',
    months: ['2025-12', '2026-03', '2026-06', '2026-09'],
    ...transfer('Finanzkasse Berlin', 'Vorauszahlung Einkommensteuer'),
  },
];

const FRIENDS: readonly Entry[] = [
  {
    on: 26,
    amount: '-28.00',
    spread: 0.5,
    step: '0.50',
    chance: 0.5,
    place: 'anywhere',
    description: 'Transfer to Jonas Petrik',
    details: [{ text: 'Reference: Abendessen' }],
  },
  {
    on: 27,
    amount: '21.50',
    spread: 0.4,
    step: '0.50',
    chance: 0.4,
    place: 'anywhere',
    description: 'Transfer from Leonie Varga',
    details: [{ text: 'Reference: Kino' }],
  },
];

/** What happens on the EUR current account apart from transfers between own accounts. */
export const REVOLUT_EUR: readonly Entry[] = [...STANDING, ...INCOME, ...EUR_CARD, ...FRIENDS];

/** The savings part: interest as it is paid in; what is put aside comes from the transfers. */
export const REVOLUT_EUR_DEPOSIT: readonly Entry[] = [7, 14, 21, 28].map((day) => ({
  on: day,
  amount: '0.42',
  spread: 0.3,
  months: [
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ] as const,
  place: 'anywhere' as const,
  description: 'Net Interest Paid to EUR Savings',
}));
