import { describe, expect, it } from 'vitest';
import { namesSecurities } from '../bookings/row-kinds.ts';
import { balanceLine } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { namesSweep } from '../words/titles.ts';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

it('gives the parts of a German statement what its overview says of each (Revolut)', () => {
  const sections = readTyped(
    typed(`
Revolut Bank UAB, Zweigniederlassung Deutschland     Kontoauszug – EUR
Produkt                 Eröffnungssaldo    Ausgehendes Geld    Eingehendes Geld    Schlusssaldo
Konto (Girokonto)               618,44€             150,00€              20,00€         488,44€
Pocket                          450,00€               0,00€             100,00€         550,00€
Kontotransaktionen vom 1. Februar 2025 bis 28. Februar 2025
Datum            Beschreibung          Ausgehendes Geld     Eingehendes Geld     Saldo
1. Feb. 2025     REWE                           50,00€                         568,44€
3. Feb. 2025     Jonas Wehrle                                        20,00€    588,44€
5. Feb. 2025     Zu Pocket                     100,00€                         488,44€
Pocket-Transaktionen vom 1. Februar 2025 bis 28. Februar 2025
Datum            Beschreibung          Ausgehendes Geld     Eingehendes Geld     Saldo
5. Feb. 2025     Zu Pocket                                          100,00€    550,00€
`),
  );
  expect(sections).toMatchObject([
    { balances: [61844, 48844], proof: 'proven' },
    { balances: [45000, 55000], proof: 'proven' },
  ]);
});

it('knows what came in and went out for sums, and shares of a whole market for none', () => {
  for (const text of ['Transacciones entrantes', 'Transazioni in uscita', 'Outgoing transactions'])
    expect(isTotal(text)).toBe(true);
  for (const text of ['SCHWAB TOTAL STOCK MARKET', 'Vanguard Total World Stock'])
    expect(isTotal(text)).toBe(false);
});

it('knows trades of a fund by their labels, and the mirror of what a broker keeps by its title', () => {
  const labels = ['DATA', 'FONDO', 'QUANTITÀ PREZZO PER UNITÀ', 'VOLUME DELL’ORDINE'];
  expect(namesSecurities(rowOf(labels))).toBe(true);
  expect(namesSecurities(rowOf(['Date', 'Description', 'Price', 'Amount']))).toBe(false);
  expect(namesSweep('Bank Sweep Activity')).toBe(true);
  expect(balanceLine('Beginning Cash* as of 05/01')).toBe('opening');
  expect(balanceLine('Ending Cash Advance Balance')).toBeNull();
});

const rowOf = (labels: string[]) => ({ cells: labels.map((text) => ({ text })) }) as never;

describe('the cash of a broker', () => {
  const page = `
Charles Schwab     May 1, 2025 - May 31, 2025     Account Number 6027-8814     USD
Beginning Cash                $2,864.19
Ending Cash                   $2,939.03
Transaction Details
Date      Category     Symbol    Description               Quantity    Price       Amount($)
05/01     Deposit                Tfr LAKEFIELD BANK                                 1,500.00
05/05     Purchase     SCHD      SCHWAB US DIVIDEND         55.0000    25.9120     (1,425.16)
Bank Sweep Activity
Date      Description                                                              Amount
05/01     Beginning Balance                                                       $2,864.19
05/02     BANK CREDIT FROM BROKERAGE                                               1,500.00
05/06     BANK TRANSFER TO BROKERAGE                                              (1,425.16)
05/31     Ending Balance                                                          $2,939.03
`;

  it('moves by trades where these are booked nowhere else, from the balance that leads to what it ends with (Schwab, Fidelity)', () => {
    const [section, ...others] = readTyped(typed(page));
    expect(others).toEqual([]);
    expect(section).toMatchObject({ balances: [286419, 293903], proof: 'proven' });
    expect(section?.lines).toHaveLength(2);
  });

  it('is not proven where no opening balance leads there', () => {
    const [section] = readTyped(typed(page.replaceAll('$2,864.19', '$2,846.19')));
    expect(section?.proof).not.toBe('proven');
  });
});

it('closes an account with the figure over its name, beside an address, and two pots with theirs (Monzo)', () => {
  const pot = (name: string, balance: string, at = 12): PlacedRow[] => [
    [at, [40, `Pot name: ${name}`], ['r555', 'Savings Pot statement']],
    [['r555', balance, 15]],
    [6, [40, 'Type: Regular Pot']],
    [7, ['r555', 'Pot balance']],
  ];
  const labels: PlacedRow = [
    [40, 'Date'],
    [110, 'Description'],
    ['r470', '(GBP) Amount'],
    ['r555', '(GBP) Balance'],
  ];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [40, day],
    [110, text],
    ['r470', amount],
    ['r555', balance],
  ];
  const text = positioned(
    [
      [
        [40, 'monzo'],
        ['r555', 'Joint Account statement'],
      ],
      [
        [40, 'Priya Ramanathan'],
        ['r555', '01/04/2025 - 30/04/2025'],
      ],
      [['r555', '£548.85', 12]],
      [6, [40, '8 Cotham Vale']],
      [7, [40, 'Bristol'], ['r555', 'Joint Account balance']],
      [[40, 'IBAN: GB17MONZ04000341882073']],
      labels,
      booked('30/04/2025', 'Interest earned', '1.37', '548.85'),
      booked('28/04/2025', 'WAITROSE BRISTOL', '-54.07', '547.48'),
    ],
    [
      ...pot('Lisbon & beyond', '£517.15'),
      labels,
      booked('22/04/2025', 'Transfer into Pot', '25.00', '517.15'),
      booked('07/04/2025', 'Transfer out of Pot', '-226.05', '492.15'),
      ...pot('Rainy day', '£2,096.83', 40),
      labels,
      booked('30/04/2025', 'Interest earned', '6.83', '2,096.83'),
      booked('01/04/2025', 'Transfer into Pot', '50.00', '2,090.00'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { balances: [null, 54885], proof: 'proven' },
    { balances: [null, 51715], proof: 'proven' },
    { balances: [null, 209683], proof: 'proven' },
  ]);
  expect(accountsIn(text).slice(1)).toEqual(['Lisbon & beyond', 'Rainy day']);
});
