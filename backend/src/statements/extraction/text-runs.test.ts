import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

const GIRO = `
C24 Bank GmbH   Kontoauszug vom 01.09.2024 bis 30.09.2024   EUR
Buchung   Valuta   Transaktionsinformation          Betrag
Startsaldo                                        100,00 €
03.09.    03.09.   Überweisung an Hausverwaltung  - 40,00 €
05.09.    05.09.   Gutschrift Arbeitgeber         + 500,00 €
Endsaldo                                          560,00 €`;

describe('lines drawn as one text', () => {
  it('reads dates in front and amounts behind as it reads columns', () => {
    const lines = [
      '2024-09-03 -4000 null Überweisung an Hausverwaltung',
      '2024-09-05 50000 null Gutschrift Arbeitgeber',
    ];
    for (const text of [typed(GIRO), typedAsLines(GIRO)])
      expect(readTyped(text)).toMatchObject([
        { currency: 'EUR', balances: [10000, 56000], proof: 'proven', lines },
      ]);
  });

  it('takes the year of the upload where a file prints none, but no day to come', () => {
    const text = (month: string) =>
      typed(`
EXAMPLE BANK   Sort code 00-00-00
Date      Description          Money out      Money in      Balance
30 ${month}    Cafe                      2.00                      98.00
31 ${month}    Salary                                  50.00      148.00`);
    expect(readTyped(text('MAY'), '2026-11-21')[0]?.lines[0]).toBe('2026-05-30 -200 9800 Cafe');
    expect(readTyped(text('DEC'), '2026-11-21')[0]?.lines[0]).toBe('2025-12-30 -200 9800 Cafe');
  });
});
