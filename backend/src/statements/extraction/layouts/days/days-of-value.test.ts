import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('takes four digits under the label of value dates for a day', () => {
  const [section] = readTyped(
    typed(`
Konto in EUR am 31.12.2026
Datum         Text                   Valuta     Betrag
              Alter Saldo                       100,00
01.12.        Wien Energie           0112       -40,00
              Neuer Saldo                        60,00
`),
  );
  expect(section?.lines).toEqual(['2026-12-01 -4000 null Wien Energie']);
});

it('takes a value date in brackets under the date for no text, and a period from two cells', () => {
  const [section] = readTyped(
    typed(`
Rekening in EUR    Datum van          Datum t/m
                   01-09-2025         30-09-2025
Datum         Omschrijving              Bedrag af   Bedrag bij
24-09         Salaris                                 50,00
(24-09)       september
29-09         Bank                         4,00
(29-09)
`),
  );
  expect(section?.lines).toEqual([
    '2025-09-24 5000 null Salaris september',
    '2025-09-29 -400 null Bank',
  ]);
});

it('begins a booking of the same day where its day of value stands, above its amount', () => {
  const page = `
Kontoauszug Girokonto 3882181153           Zeitraum: 6. Dezember 2025 - 5. Januar 2026      EUR
Alter Saldo 3.848,11
Buchung           Wertstellung      Buchungstext                               Betrag        Saldo
12.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    668693                                     -25,12     3.822,99
                  14.12.2025        Kartenzahlung Buchhandlung Kessler
                                    vom 12.03.                                 -20,65     3.802,34
14.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    800904                                     -50,78     3.751,56
Neuer Saldo 3.751,56
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-12 -2512 382299 Telefon Tessera Mobilfunk Rechnung 668693',
        '2025-12-12 -2065 380234 Kartenzahlung Buchhandlung Kessler vom 12.03.',
        '2025-12-14 -5078 375156 Telefon Tessera Mobilfunk Rechnung 800904',
      ],
    },
  ]);
});

it('reads a day beside its value date in one cell, without years', () => {
  const page = `
Kontoumsätze vom 01.07.2026 bis 31.07.2026     Alter Kontostand EUR - 214,37
Buchung/Wert       Vorgang/Buchungsinformation          Soll EUR       Haben EUR
01.07./30.06.      Gehalt/Rente                                         + 510,00
02.07./02.07.      SDD Lastschr                           - 55,08
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2026-07-01 51000 null Gehalt/Rente',
    '2026-07-02 -5508 null SDD Lastschr',
  ]);
});

it('leaves the labelled day of value out of a text, behind its first words or on a line of its own', () => {
  const page = `
Kontoauszug 2/2025 in EUR                       01.02.2025 bis 28.02.2025
Datum         Erläuterung                                  Betrag
              Alter Saldo                                  100,00
03.02.2025    Lohn, Gehalt / Wert: 02.02.2025              50,00
              Spedition Albers
04.02.2025    REWE Markt                                   -20,00
              Value Date 01.02.2025
05.02.2025    Miete / Wert: siehe Vertrag                  -30,00
              VALUE DATE 04 FEB 2025
              Value Date see contract
              Value Date: 04/02/2025
              Neuer Saldo                                  100,00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-02-03 5000 null Lohn, Gehalt Spedition Albers',
    '2025-02-04 -2000 null REWE Markt',
    '2025-02-05 -3000 null Miete / Wert: siehe Vertrag Value Date see contract Value Date: 04/02/2025',
  ]);
});
