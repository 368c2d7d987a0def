import { describe, expect, it } from 'vitest';
import { readAsLines, readTyped, typed } from '../typed.fixture.ts';

describe('lines whose labels nobody knows', () => {
  it('tells dates in front, amounts and balances behind them by the lines themselves', () => {
    const page = `
Kontoauszug 01.10.2025 bis 31.10.2025   Konto EUR
Neoznačeno Zkratka
Anfangssaldo 100,00
02.10.2025 03.10.2025 Kartenzahlung Markt -40,00 60,00
Filiale 7
06.10.2025 06.10.2025 Gehalt Beispiel AG 500,00 560,00
08.10.2025 08.10.2025 Miete Oktober -300,00 260,00
Endsaldo 260,00`;
    expect(readAsLines(page)).toMatchObject([
      {
        currency: 'EUR',
        balances: [10000, 26000],
        proof: 'proven',
        lines: [
          '2025-10-02 -4000 6000 Kartenzahlung Markt Filiale 7',
          '2025-10-06 50000 56000 Gehalt Beispiel AG',
          '2025-10-08 -30000 26000 Miete Oktober',
        ],
      },
    ]);
  });

  it('reads years in front of months and days where the first number stays the same', () => {
    const page = `
SZÁMLAKIVONAT   IDŐSZAK: 25.07.01 - 25.07.31   DEVIZANEM: HUF
FORGALMAK
KÖNYVELÉS/ÉRTÉKNAP MEGNEVEZÉS ÖSSZEG
25.07.01 NYITÓ EGYENLEG 412.305
25.07.02 25.07.02 VÁSÁRLÁS KÁRTYÁVAL -12.480
25.07.03 25.07.03 ÁTUTALÁS -10.450
25.07.08 25.07.08 JÖVEDELEM 648.210
25.07.11 25.07.11 CSOPORTOS BESZEDÉS -8.990
25.07.31 ZÁRÓ EGYENLEG 1.028.595`;
    expect(readAsLines(page)).toMatchObject([
      {
        balances: [41230500, 102859500],
        proof: 'proven',
        lines: [
          '2025-07-02 -1248000 null VÁSÁRLÁS KÁRTYÁVAL',
          '2025-07-03 -1045000 null ÁTUTALÁS',
          '2025-07-08 64821000 null JÖVEDELEM',
          '2025-07-11 -899000 null CSOPORTOS BESZEDÉS',
        ],
      },
    ]);
  });
});

describe('days and signs', () => {
  it('books what bears its day of value only on the day of the booking above it', () => {
    const page = `
Kontoauszug 01.12.2024 - 31.12.2024   Konto CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 1 000.00
09.12.24 KAUF VOM 08.12.2024 3.20 08.12.24
KIOSK BAHNHOF
KAUF VOM 07.12.2024 4.80 07.12.24 992.00
KIOSK MARKT
31.12.24 ZINSABSCHLUSS 01.01.2024 - 1.15 31.12.24 990.85
31.12.2024
31.12.24 Kontostand 990.85`;
    expect(readAsLines(page)[0]).toMatchObject({
      balances: [100000, 99085],
      proof: 'proven',
      lines: [
        '2024-12-09 -320 null KAUF VOM 08.12.2024 KIOSK BAHNHOF',
        '2024-12-09 -480 99200 KAUF VOM 07.12.2024 KIOSK MARKT',
        '2024-12-31 -115 99085 ZINSABSCHLUSS 01.01.2024 31.12.2024',
      ],
    });
  });

  it.each([
    ['512,30', '3.657,85', 'proven'],
    // Turned around, 500.00 make up for a misread digit as well.
    ['500,00', '3.645,55', 'not_provable'],
  ])(
    'finds the few bookings that go another way than their words say, where only one choice leads to the balance: %s',
    (amount, closing, proof) => {
      const bookings = Array.from(
        { length: 15 },
        (_, index) =>
          `${String(index + 2).padStart(2, '0')}.11. ${String(index + 2).padStart(2, '0')}.11. Kartenzahlung ${20 + index},${37 + index}`,
      ).join('\n');
      const page = `
Deutsche Kreditbank   Kontoauszug vom 01.11.2021 bis 03.12.2021
Bu.Tag Wert Wir haben für Sie gebucht Belastung in EUR Gutschrift in EUR
${bookings}
23.11. 23.11. sonstige Buchung ${amount}
VISA-RUECKUEBERWEISUNG
24.11. 24.11. Lohn, Gehalt, Rente 2.487,19
29.11. 29.11. Rückbuchung 69,96
ALTER KONTOSTAND 1.000,00 H EUR
NEUER KONTOSTAND ${closing} H EUR`;
      const [section] = readAsLines(page);
      expect(section?.proof).toBe(proof);
      expect(section?.lines.slice(14)).toEqual([
        '2021-11-16 -3451 null Kartenzahlung',
        `2021-11-23 ${amount.replace(',', '')} null sonstige Buchung VISA-RUECKUEBERWEISUNG`,
        '2021-11-24 248719 null Lohn, Gehalt, Rente',
        '2021-11-29 6996 null Rückbuchung',
      ]);
    },
  );
});

describe('balances on lines of their own', () => {
  it('takes the figure at the end of the line below a name at the end of a line', () => {
    const page = `
Deutsche Bank AG   Kontoauszug vom 31.10.2020 bis 30.11.2020
Auszug Seite IBAN BIC (SWIFT) Alter Saldo per 30.10.2020
11 1/3 DE26 6473 7828 8300 5961 23 DEUTDEDBCHE EUR + 4.444,44
Buchung Valuta Vorgang Soll Haben
02.11. 02.11. SEPA Dauerauftrag an - 40,00
Taschengeld
06.11. 06.11. SEPA Überweisung von + 562,00
30.11. 30.11. Kartenzahlung - 55,46
Kaufmarkt
Filialnummer Kontonummer Neuer Saldo
710 1111111 05 EUR + 4.910,98
Bankleitzahl Ihre eingeräumte Kontoüberziehung
870 700 24 EUR 500,00`;
    expect(readAsLines(page)).toMatchObject([
      {
        currency: 'EUR',
        balances: [444444, 491098],
        proof: 'proven',
        lines: [
          '2020-11-02 -4000 null SEPA Dauerauftrag an Taschengeld',
          '2020-11-06 56200 null SEPA Überweisung von',
          '2020-11-30 -5546 null Kartenzahlung Kaufmarkt',
        ],
      },
    ]);
  });

  it('finds a name at the end of a line of other words, and its figure two lines below', () => {
    const page = `
Kontoauszug   Datum 01.10.2023
alter Saldo zum 31.08.2023
in EUR 5.618,08
Nr. Valuta / Buchungstag Buchungstext EUR
01 04.09.2023 / 04.09.2023 Überweisungsgutschrift 500,00
02 06.09.2023 / 07.09.2023 Überweisung -120,00
Ihre Einlage wird von einem gesetzlichen Einlagensicherungs- neuer Saldo zum 30.09.2023
system gedeckt. Wir sind der Entschädigungseinrichtung deutscher
Banken GmbH (EdB) angeschlossen. Im Falle unserer Insolvenz in EUR 5.998,08`;
    expect(readAsLines(page)[0]).toMatchObject({
      balances: [561808, 599808],
      proof: 'proven',
      lines: ['2023-09-04 50000 null Überweisungsgutschrift', '2023-09-07 -12000 null Überweisung'],
    });
  });
});

it('days and amounts in cells of their own are no lines without columns, so that balances turn no sign which a column tells', () => {
  const page = `
Alder Bank            Kontoauszug Girokonto 4211507742 USD
vom 01. Dezember 2023 bis zum 29. Februar 2024
Anfangssaldo 01. Dezember 2023                                                           4.359,16
Transaktionsinformation            Buchungsdatum            Gutschrift             Belastung
Bäckerei Sonnleitner München
                                   06.01.                                            850,40
Mitgliedsbeitrag
Turnverein                         10.01.                   74,62
Endsaldo 29. Februar 2024                                                                3.434,14
`;
  const [section] = readTyped(typed(page));
  expect(section?.proof).toBe('broken');
  expect(section?.lines.map((line) => line.slice(0, 17))).toEqual([
    '2024-01-06 -85040',
    '2024-01-10 7462 n',
  ]);
});
