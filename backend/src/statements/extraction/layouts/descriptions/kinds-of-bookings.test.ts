import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads SO beside a date as a standing order, which is no Sunday', () => {
  const page = `
Date         Type and details    Paid out    EUR Balance
01.03.2026   SO  Alder           30.00       70.00
02.03.2026   DD  Birch           5.00        65.00
`;
  expect(readTyped(typed(page))[0]?.lines[0]).toMatch(/SO Alder$/);
});

it('calls a cheque so once', () => {
  const [section] = readTyped(
    typed(`
Statement 01 May 2025 - 31 May 2025   USD
Checks
Date      Check No.       Amount
05/02     Check 1043      10.00
05/03     1044 ^          10.00
`),
  );
  expect(section?.lines.map((line) => line.split(' ').slice(3).join(' '))).toEqual([
    'Check 1043',
    'Check 1044',
  ]);
});

it('takes no kind that stands over its booking for a word below the one before', () => {
  const [account] = readPages(`
Bank XY     Kontoauszug     EUR     IBAN DE00 0000 0000 0000 0000 00
Alter Saldo     100,00     Neuer Saldo     160,00
Datum          Text          Betrag
               LASTSCHRIFT
20.12.2025     REWE KOELN     40,00
               GUTSCHRIFT
22.12.2025     Max           100,00
`);
  expect(account?.balances[0]).toBe(10000);
  expect(account?.lines).not.toContainEqual(expect.stringMatching(/^2025-12-20 4000 /));
});

it('takes the name of a group that bears a day of value for no text of the booking above, which has its own (Volkswagen Bank)', () => {
  const page = positioned([
    [12, [40, 'Kontoauszug 01.12.2025 bis 10.01.2026'], [300, 'Alter Kontostand in EUR: 1.000,00']],
    [
      12,
      [40, 'Nr.'],
      [84, 'Buchungstag'],
      [140, 'Buchungstext'],
      [345, 'Wert'],
      ['r460', 'Soll'],
      ['r538', 'Haben'],
    ],
    [
      14,
      [40, '9'],
      [84, '18.12.2025'],
      [140, 'Telebanking Belastung'],
      [345, '19.12.2025'],
      ['r460', '-500,00'],
    ],
    [10, [140, 'Uebertrag Girokonto']],
    [10, [140, 'Ortrud Wiechmann']],
    [14, [140, 'Rechnungsabschluss'], [345, '31.12.2025']],
    [
      14,
      [40, '10'],
      [84, '30.12.2025'],
      [140, 'Habenzinsen'],
      [345, '31.12.2025'],
      ['r538', '58,14'],
    ],
    [14, [40, 'Neuer Kontostand in EUR: 558,14']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-12-18 -50000 null Telebanking Belastung Uebertrag Girokonto Ortrud Wiechmann',
    '2025-12-30 5814 null Habenzinsen',
  ]);
});
