import type { Detail, Entry } from '../schedule.ts';
import { HOLDER } from './persona.ts';

/** The detail line of a card booking: the date is put before it when the statement is drawn. */
export const CARD_DETAIL = `Card ending in 2207  ${HOLDER}  Transaction: CARD-3{id}`;

function card(merchant: string): { description: string; details: Detail[] } {
  return {
    description: `Card transaction of {amount} USD issued by ${merchant}`,
    details: [{ text: CARD_DETAIL }],
  };
}

function received(name: string, reference: string): { description: string; details: Detail[] } {
  return {
    description: `Received money from ${name} with reference ${reference}`,
    details: [{ text: `Transaction: TRANSFER-1{id}  Reference: ${reference}` }],
  };
}

/** What happens on the USD balance apart from transfers between own accounts: clients pay in, tools are paid out. */
export const WISE_USD: readonly Entry[] = [
  {
    on: 4,
    amount: '2600.00',
    spread: 0.15,
    step: '50.00',
    jitter: 2,
    place: 'anywhere',
    ...received('Halden Studio', 'INV-{invoice}'),
  },
  {
    on: 17,
    amount: '1150.00',
    spread: 0.4,
    step: '25.00',
    chance: 0.7,
    jitter: 2,
    place: 'anywhere',
    ...received(
      'Northlake Applications Incorporated',
      'PO-77{invoice} interface design and illustration for the spring and autumn releases',
    ),
  },
  { on: 3, amount: '-14.40', place: 'anywhere', ...card('Google Workspace DUBLIN') },
  { on: 8, amount: '-59.99', place: 'anywhere', ...card('Adobe Creative Cloud SAN JOSE') },
  { on: 12, amount: '-20.00', place: 'anywhere', ...card('Figma SAN FRANCISCO') },
  { on: 15, amount: '-12.00', place: 'anywhere', ...card('Notion SAN FRANCISCO') },
  {
    on: 19,
    amount: '-6.90',
    spread: 0.5,
    place: 'anywhere',
    ...card('Amazon Web Services SEATTLE'),
  },
  {
    on: 26,
    amount: '-49.00',
    place: 'anywhere',
    months: ['2025-11', '2026-01', '2026-02', '2026-03', '2026-06', '2026-09', '2026-10'],
    ...card('Coursera MOUNTAIN VIEW'),
  },
  {
    on: 21,
    amount: '-38.50',
    spread: 0.4,
    place: 'anywhere',
    months: ['2025-12', '2026-02', '2026-05', '2026-08', '2026-10'],
    ...card('Amazon.com SEATTLE'),
  },
  {
    on: 24,
    amount: '12.00',
    place: 'anywhere',
    months: ['2026-02', '2026-08'],
    description: 'Card transaction of -{amount} USD issued by Amazon.com SEATTLE',
    details: [{ text: CARD_DETAIL }],
  },
  {
    on: 22,
    amount: '-31.20',
    spread: 0.3,
    place: 'anywhere',
    months: ['2025-11', '2026-04', '2026-06', '2026-09'],
    foreign: { rate: 0.76, currency: 'GBP' },
    description: 'Card transaction of {foreign} GBP issued by National Rail LONDON',
    details: [{ text: CARD_DETAIL }],
  },
  {
    on: 10,
    amount: '-96.00',
    place: 'anywhere',
    months: ['2026-01', '2026-04', '2026-07', '2026-10'],
    description: 'Paid to Hiscox',
    details: [{ text: 'Transaction: DIRECT_DEBIT-{id}  Reference: HX-LIABILITY' }],
  },
  {
    on: 31,
    amount: '0.64',
    spread: 0.5,
    place: 'anywhere',
    description: 'Balance cashback',
    details: [{ text: 'Transaction: BALANCE_CASHBACK-5a1{id}' }],
  },
];
