import { expect, it } from 'vitest';
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
