import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

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

  it('knows a value date behind the text, blanks in thousands and details with amounts', () => {
    const page = `
Kontoauszug 01.12.2024 - 31.12.2024   Konto CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 7 999.42
02.12.24 KAUF VOM 27.11.2024 13.90 27.11.24 7 985.52
BÄCKEREI BEISPIEL
WAREN 13.90
09.12.24 LASTSCHRIFT VOM 1 000.00 08.12.24
08.12.2024
VERMIETER
GUTSCHRIFT 14.48 09.12.24 7 000.00
31.12.24 ZINSABSCHLUSS 01.01.2024 - 0.00 31.12.24
31.12.24 Kontostand 7 000.00`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        balances: [799942, 700000],
        proof: 'proven',
        lines: [
          '2024-12-02 -1390 798552 KAUF VOM 27.11.2024 BÄCKEREI BEISPIEL WAREN 13.90',
          '2024-12-09 -100000 null LASTSCHRIFT VOM 08.12.2024 VERMIETER',
          '2024-12-09 1448 700000 GUTSCHRIFT',
          '2024-12-31 0 null ZINSABSCHLUSS 01.01.2024',
        ],
      },
    ]);
  });

  it('reads dates of two numbers in a column of dates, and amounts in front of the text', () => {
    const short = `
KONTOAUSZUG vom 31.03.2026 EUR
Alter Saldo per 19.02.2026 0,00
Datum Buchungstext Wert Betrag
19.03 Erika Beispiel 18.03 38.852,86
IBAN: DE21 9876
31.03 Entgelt 31.03 2,86-
Neuer Saldo zu Ihren Gunsten 38.850,00`;
    expect(readTyped(typedAsLines(short))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-03-19 3885286 null Erika Beispiel IBAN: DE21 9876',
          '2026-03-31 -286 null Entgelt',
        ],
      },
    ]);
    const early = `
Kontoauszug EUR   alter Saldo 0,00
Buchungsdatum Valutadatum Betrag Saldo Buchungstext
15.05.2023 15.05.2023 34,00 34,00 Einzahlung von Konto
20.05.2023 20.05.2023 -1,00 33,00 Auszahlung`;
    expect(readTyped(typedAsLines(early))).toMatchObject([
      {
        lines: ['2023-05-15 3400 3400 Einzahlung von Konto', '2023-05-20 -100 3300 Auszahlung'],
      },
    ]);
  });
});

describe('lines of other orders drawn as one text', () => {
  const linesOf = (page: string) => readTyped(typedAsLines(page))[0]?.lines;

  it('finds dates between the words and the amounts', () => {
    expect(
      linesOf(`
Kontoauszug EUR 01.12.2025 - 31.12.2025
Text/Verwendungszweck Datum PNNr Wert Soll Haben
ZINS 10.12. 8809 09.12. 11,66+
Beispiel AG
EURO-UEBERW. 21.12. 8420 21.12. 60,00-`),
    ).toEqual(['2025-12-10 1166 null ZINS Beispiel AG', '2025-12-21 -6000 null EURO-UEBERW.']);
  });

  it('finds dates on both sides of the words, behind a running number and under a header of two lines', () => {
    const [section] = readTyped(
      typedAsLines(`
Alter Kontostand in EUR: 0,00
lfd. Buchungs- Umsatzinformationen Wertstellung Soll (EUR) Haben (EUR)
Nr. datum
1 06.01.2026 Gutschrift 05.01.2026 50,00
Tagesgeld
2 07.01.2026 Belastung 08.01.2026 -1,00
Neuer Kontostand in EUR: 49,00`),
    );
    expect(section).toMatchObject({
      proof: 'proven',
      lines: ['2026-01-06 5000 null Gutschrift Tagesgeld', '2026-01-07 -100 null Belastung'],
    });
  });

  it('finds amounts in front of the words', () => {
    expect(
      linesOf(`
Kontoauszug EUR
Buchungsdatum Valutadatum Betrag Saldo Buchungstext
15.05.2023 15.05.2023 30,00 30,00 Einzahlung von Konto 17
20.05.2023 20.05.2023 -1,00 29,00 Auszahlung`),
    ).toEqual(['2023-05-15 3000 3000 Einzahlung von Konto 17', '2023-05-20 -100 2900 Auszahlung']);
  });

  it('reads a column that is called by its currency, whose amounts can only all have come in', () => {
    const [section] = readTyped(
      typedAsLines(`
alter Saldo 0,00
Nr. Valuta / Buchungstag Buchungstext EUR
01 08.04.2025 / 08.04.2025 Gutschrift 100,00
02 30.04.2025 / 30.04.2025 Kontoabschluß 4,20
neuer Saldo 104,20`),
    );
    expect(section).toMatchObject({ balances: [0, 10420], proof: 'proven' });
  });

  it('keeps the dates and amounts of a description, but for the value date that a label below the header names', () => {
    const header = 'Buchung Verwendungszweck Betrag (EUR)';
    const bookings = `
06.05.2025 Lastschrift Beispiel -50,00
05.05.2025 Beitrag 02/23 SUMME 50,00
02.05.25 Mandat 7
2025-05-01T22:28:03 Folgenr. 0
07.05.2025 Gutschrift 9,00`;
    const text = 'Beitrag 02/23 SUMME 50,00';
    const rest = 'Mandat 7 2025-05-01T22:28:03 Folgenr. 0';
    expect(linesOf(`${header}\nValuta${bookings}`)?.[0]).not.toContain('05.05.2025');
    expect(linesOf(`${header}${bookings.replace(/05.05.2025 /, '')}`)?.[0]).toBe(
      `2025-05-06 -5000 null Lastschrift Beispiel ${text} 02.05.25 ${rest}`,
    );
  });

  it('does not take the imprint of a page for the text of its last booking', () => {
    const page = (rows: string) => `
Kontoauszug EUR
Buchung Verwendungszweck Betrag (EUR)
${rows}
Beispielbank AG Vorsitzender des Aufsichtsrats: A. Muster HRB 7727
Musterstraße 7 Telefon 030 1234567`;
    const sections = readTyped(
      typedAsLines(page('06.05.2025 Lastschrift -50,00'), page('07.05.2025 Gutschrift 9,00')),
    );
    expect(sections[0]?.lines).toEqual([
      '2025-05-06 -5000 null Lastschrift',
      '2025-05-07 900 null Gutschrift',
    ]);
  });
});
