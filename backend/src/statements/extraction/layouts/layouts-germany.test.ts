import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

describe('a German savings bank that carries its balance from page to page', () => {
  const FIRST = `
Sparkasse Musterstadt    Kontoauszug 2/2026 Seite 1 von 3
Datum         Erläuterung                        Betrag Soll EUR    Betrag Haben EUR
              Kontostand am 02.01.2026, Auszug Nr. 1                500,00
05.01.2026    Lastschrift                        -20,00
              Stadtwerke Gläubiger-ID:
              DE11ZZZ00000000001
                                                 Übertrag:          480,00
`;
  const SECOND = `
Kontoauszug 2/2026 Seite 2 von 3
Datum         Erläuterung                        Betrag Soll EUR    Betrag Haben EUR
                                                 Übertrag:          480,00
11.01.2026    Lohn, Gehalt, Rente                                   100,00
31.01.2026    Entgeltabrechnung                  -5,00
              Kontostand am 31.01.2026 um 20:01 Uhr                 575,00
Gesamtumsatzsummen    Summe Soll EUR    Anzahl    Summe Haben EUR    Anzahl
                      -25,00            2         100,00             1
`;
  const THIRD = `
Entgeltabschluss: Anlage 1
Entgelte vom 01.01.2026 bis 31.01.2026                               5,00-
Grundpreis                                           5,00-
Abrechnung 31.01.2026                                                5,00-
`;

  it('is one account, and what its enclosures say is no booking', () => {
    expect(readTyped(typed(FIRST, SECOND, THIRD))).toMatchObject([
      {
        balances: [50000, 57500],
        proof: 'proven',
        lines: [
          '2026-01-05 -2000 null Lastschrift Stadtwerke Gläubiger-ID: DE11ZZZ00000000001',
          '2026-01-11 10000 null Lohn, Gehalt, Rente',
          '2026-01-31 -500 null Entgeltabrechnung',
        ],
      },
    ]);
  });

  it('does not take the number of a statement for a month and a day', () => {
    const lines = readTyped(typedAsLines(FIRST, SECOND))[0]?.lines.map((line) => line.slice(0, 10));
    expect(lines).toEqual(['2026-01-05', '2026-01-11', '2026-01-31']);
  });
});

it('takes the opening balance that is called so, and not what the account holds at the end', () => {
  const [section] = readTyped(
    typed(`
Kontoauszug 05/2026           Kontostand    70,00 €
01.05.2026 - 31.05.2026
Buchung    Valuta    Transaktionsinformation    Betrag
17.05.     17.05.    Überweisung                - 30,00 €
Zusammenfassung
Startsaldo           100,00 €
Endsaldo              70,00 €`),
  );
  expect(section).toMatchObject({ balances: [10000, 7000], proof: 'proven' });
});

it('finds both balances of an account on a page without bookings, under its number and its IBAN', () => {
  const sections = readTyped(
    typed(
      `
Kontoauszug vom 01.02.2026 bis 28.02.2026
Kontonummer 1234567890 / IBAN DE02120300000000202051
Bu.Tag    Wert      Wir haben für Sie gebucht    Belastung in EUR    Gutschrift in EUR
06.02.    06.02.    Miete                        600,00
09.02.    09.02.    Lohn                                             900,00`,
      `
Kontonummer 1234567890 / IBAN DE02120300000000202051
ALTER KONTOSTAND                                 100,00 H EUR
NEUER KONTOSTAND                                 400,00 H EUR`,
    ),
  );
  expect(sections).toMatchObject([{ balances: [10000, 40000], proof: 'proven' }]);
});

it('does not take the days of a rate of interest for the period', () => {
  const [section] = readTyped(
    typed(`
Kontoauszug 2025                 Alter Saldo    10,00 EUR
Buchung        Verwendungszweck    Betrag (EUR)
02.01.2025     Einzahlung          40,00
30.12.2025     Zinsertrag          1,00
30.12.2025     Steuer              -0,25
               Neuer Saldo         50,75
Abschluss für das Konto
01.01.2025 bis 31.03.2025   1,250% Zins                        0,30
01.04.2025 bis 31.12.2025   1,250% Zins                        0,70`),
  );
  expect(section).toMatchObject({ balances: [1000, 5075], proof: 'proven' });
});

it('reads labels on both sides of the opening balance, and bookings close under the days they were booked on', () => {
  const sections = readTyped(
    typed(
      `
Kontowährung Euro
                                        zu Ihren Lasten    zu Ihren Gunsten
Alter Kontostand vom 31.12.2025                            100,00
Angaben zu den Umsätzen     Valuta
Buchungsdatum: 05.01.2026
Erika Muster                05.01                          50,00
Kundenreferenz
Buchungsdatum: 06.01.2026
Stadtwerke                  07.01       20,00-
Neuer Kontostand vom 31.01.2026                            130,00`,
    ),
  );
  expect(sections).toMatchObject([
    {
      balances: [10000, 13000],
      proof: 'proven',
      lines: [
        '2026-01-05 5000 null Erika Muster Kundenreferenz',
        '2026-01-06 -2000 null Stadtwerke',
      ],
    },
  ]);
});

it('does not take the date of a page for the day of bookings that bear their own', () => {
  const [section] = readTyped(
    typed(
      `
KONTOAUSZUG EUR
BUCHUNGSTAG    BUCHUNGSTEXT    BETRAG IN EUR
15.04.2025     Einzahlung      150,00
16.04.2025     Kauf            -41,88`,
      `
SEITE 2 von 2
DATUM 11.07.2025
26.06.2025     Ertrag          1,14`,
    ),
  );
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2025-04-15',
    '2025-04-16',
    '2025-06-26',
  ]);
});

it('does not take the number at the end of a booking for another card', () => {
  const sections = readTyped(
    typed(`
Kontoauszug Nummer 010 / 2025 vom 03.09.2025 bis 04.10.2025
Bu.Tag    Wert      Wir haben für Sie gebucht    Belastung in EUR    Gutschrift in EUR
05.09.    05.09.    Überweisung                  15,00
                    Aufladung 01511234567
ALTER KONTOSTAND                                 100,00 H EUR
NEUER KONTOSTAND                                 85,00 H EUR`),
  );
  expect(sections).toMatchObject([{ balances: [10000, 8500], proof: 'proven' }]);
});

it('takes a transfer between accounts of one owner that a page begins with for a booking (Sparkassen)', () => {
  const page = `
Kontoauszug 10/2025     IBAN DE64 3705 0198 1902 2477 16
Datum          Erläuterung                                  Betrag Soll EUR     Betrag Haben EUR
               Kontostand am 30.09.2025, Auszug Nr. 9                                     612,44
28.10.2025     Übertrag (Überweisung)                               -300,00
               Tagesgeldkonto
31.10.2025     Entgeltabschluss                                       -6,95
               Kontostand am 31.10.2025 um 20:01 Uhr                                      305,49
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-28 -30000 null Übertrag (Überweisung) Tagesgeldkonto',
        '2025-10-31 -695 null Entgeltabschluss',
      ],
    },
  ]);
});

it('takes the day of booking for that of a card where no other is printed, and sums of all turnovers for none of them', () => {
  const page = `
Kreditkarte     Kontoauszug vom 30.06.2026     Rückzahlungsbetrag (Rate)     115,00 EUR
Umsatzdatum     Buchungsdatum     Verwendungszweck              Soll/Haben in EUR
                                  ALTER SALDO                           -1.284,60
01.06.26        02.06.26          EDEKA CENTER NUERNBERG                   -64,17
                05.06.26          EINGEGANGENE ZAHLUNG                    +250,00
05.06.26        08.06.26          AMZN MKTP DE                             -39,99
                15.06.26          CASHCLICK UEBERWEISUNG                  -500,00
                30.06.26          MONATLICHE ZINSEN*                       -18,93
                                  GESAMTUMSÄTZE                           -373,09
                                  NEUER SALDO                           -1.657,69
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-128460, -165769],
      proof: 'proven',
      lines: [
        '2026-06-01 -6417 null EDEKA CENTER NUERNBERG',
        '2026-06-05 25000 null EINGEGANGENE ZAHLUNG',
        '2026-06-05 -3999 null AMZN MKTP DE',
        '2026-06-15 -50000 null CASHCLICK UEBERWEISUNG',
        '2026-06-30 -1893 null MONATLICHE ZINSEN*',
      ],
    },
  ]);
});

it('keeps the lines below a booking where days stand in headings and texts begin with dates of their own (Commerzbank)', () => {
  const page = `
Kontoauszug     Kontowährung Euro     zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 31.08.2025                                     529,26
Angaben zu den Umsätzen                     Valuta
Buchungsdatum: 01.09.2025
Wohnbau Nordring GmbH                       01.09      42,00-
Miete 09/2025 WE 0417
Dauerauftrag
REWE Markt GmbH                             01.09      38,71-
30.08. 17:42 REWE SAGT DANKE. 4410
Kartenzahlung
Buchungsdatum: 04.09.2025
Auszahlung Commerzbank AG                   04.09     150,00-
04.09. 12:31 Jungfernstieg
Stadtwerke Hamburg-Nord                     04.09      67,00-
Abschlag Strom
Neuer Kontostand vom 30.09.2025                                     231,55
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-09-01 -4200 null Wohnbau Nordring GmbH Miete 09/2025 WE 0417 Dauerauftrag',
        '2025-09-01 -3871 null REWE Markt GmbH 30.08. 17:42 REWE SAGT DANKE. 4410 Kartenzahlung',
        '2025-09-04 -15000 null Auszahlung Commerzbank AG 04.09. 12:31 Jungfernstieg',
        '2025-09-04 -6700 null Stadtwerke Hamburg-Nord Abschlag Strom',
      ],
    },
  ]);
});
