import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { booking } from '../n26.fixture.ts';
import { brief, read } from '../reading.fixture.ts';
import { typed } from '../typed.fixture.ts';

it('is the bank that its own account names, whatever bank the last payee of a page is with', () => {
  const { bank, sections } = read([
    [[44, 'Relevé de compte', 16]],
    [34, [44, "01.02.2026 jusqu'au 28.02.2026", 10.5]],
    [30, [44, 'Description', 12], [342, 'Date de réservation', 12], [515, 'Montant', 12]],
    ...booking('RATP', '04.02.2026', '-2,15€', 'Mastercard • Transports'),
    ...booking(
      'Claire Muster',
      '09.02.2026',
      '-21,50€',
      'Virements sortants',
      'IBAN: FR7600000000000000000000000 • BIC: REVOFRP2XXX',
    ),
    [60, [43, 'LÉA MUSTER', 10], [505, 'Émis le', 10]],
    [16, [43, 'IBAN: FR7620433000010000000000000 • BIC: NTSBFRM1XXX', 10], [525, '1 / 1', 10]],
  ]);
  expect(bank).toBe('N26');
  expect(sections.map(brief)).toMatchObject([
    [
      ['2026-02-04', 'RATP Mastercard • Transports', -215, null],
      ['2026-02-09', expect.stringMatching(/^Claire Muster Virements sortants/), -2150, null],
    ],
  ]);
});

it('takes a sort code for that of an Irish bank where its IBAN says so, and asks whether the account is in euros', () => {
  const page = (iban: string) => `
Harbour Bank     Your Current Account statement     Statement date 29 Feb 2024
Account number 40817726     Sort code 90-27-61
IBAN ${iban}
Date            Transaction details        Payments - out     Payments - in       Balance
31 Jan 2024     BALANCE FORWARD                                                    642.18
01 Feb 2024     VODAFONE SEPA DD                    45.05                          597.13
                CLOSING BALANCE                                                    597.13
`;
  const read = (iban: string) => {
    const result = extractStatement(typed(page(iban)));
    if (!result.ok) return expect.fail(result.failure);
    const { sections, unprinted } = result.statement;
    return [sections[0]?.currency, unprinted?.suggested?.currency ?? null];
  };
  expect(read('IE30 BOFI 9027 6140 8177 26')).toEqual(['EUR', 'EUR']);
  expect(read('GB30 BOFI 9027 6140 8177 26')).toEqual(['GBP', null]);
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
