import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

it('takes no older day in a text or of a person for that of the statement, which lies before its period', () => {
  const page = (day: string) => `
Volksbank Test     Kontoauszug     EUR     IBAN DE00 0000 0000 0000 0000 00
Datum     Text                                  Betrag     Saldo
          Alter Saldo                                     1.000,00
02.01.    Strom ${day.padEnd(30)}-500,00       500,00
          Neuer Saldo                                       500,00
Zeitraum 01.01.2025 - 31.01.2025
`;
  for (const day of ['Rechnungsdatum 15.12.2024', 'Mandatsdatum 01.04.2019'])
    expect(read(page(day))[0]?.lines).toEqual([expect.stringMatching(/^2025-01-02 -50000 /)]);
});

it('takes the grouped number of an account for no figure, whose row names its currency', () => {
  expect(
    read(`
PostFinance AG     Kontoauszug
Privatkonto     12.345.678     CHF
Datum          Text                    Betrag       Saldo
               Alter Saldo                        1'000.00
02.03.2026     Lohn                    500.00     1'500.00
               Neuer Saldo                        1'500.00
Sparkonto     12.345.679     USD
Datum          Text                    Betrag       Saldo
               Alter Saldo                        2'000.00
02.03.2026     Zins                      5.00     2'005.00
               Neuer Saldo                        2'005.00
`).map(({ currency }) => currency),
  ).toEqual(['CHF', 'USD']);
});

it('takes no kind that stands over its booking for a word below the one before', () => {
  const [account] = read(`
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

describe('cheques below withdrawals that bear a minus (U.S. Bank)', () => {
  const cheques = (closing: string, ...listed: string[]) =>
    read(`
U.S. Bank     Account Number 1-536-5588-041     Dec 17, 2024 through Jan 16, 2025     USD
Beginning Balance on Dec 17                          $ 500.00
Ending Balance on Jan 16, 2025                       $ ${closing}
Other Withdrawals
Date          Description of Transaction             Ref Number          Amount
Dec 18        Electronic Withdrawal To POWER                             150.00-
Jan 10        Internet Banking Payment               1000112003           40.00-
Checks Presented Conventionally
Check         Date          Ref Number               Amount
${listed.join('\n')}
`);
  const FIRST = '2207          Dec 26        8654211920               ';

  it('were paid where none of them bears a mark', () => {
    expect(cheques('265.00', `${FIRST}45.00`)).toMatchObject([{ proof: 'proven' }]);
    expect(cheques('265.00', `${FIRST}45.01`)).toMatchObject([{ proof: 'broken' }]);
  });

  it('keep a printed minus among others that bear none', () => {
    const second = '2208          Dec 27        8654211921               45.00';
    expect(cheques('310.00', `${FIRST}45.00-`, second)[0]?.lines).toContainEqual(
      expect.stringMatching(/^2024-12-26 -4500 /),
    );
  });
});

it('is of the bank in its foot, though that follows the last booking without room and ends in a number', () => {
  const result = extractStatement(
    typed(`
Kontoauszug     01.03.2026 - 31.03.2026
Text                     Datum          Betrag
Alter Saldo              01.03.2026     100.00
Einkauf Migros           02.03.2026     -20.00
Neuer Saldo              31.03.2026      80.00
PostFinance AG, Bern, CHE-114.583.749
`),
  );
  expect(result).toMatchObject({ ok: true, statement: { bank: 'PostFinance' } });
});
