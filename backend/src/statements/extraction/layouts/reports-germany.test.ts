import { expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

it('is in the currency of its label, and not in that of a purchase abroad', () => {
  const [section] = readTyped(
    typedAsLines(`
Abrechnung vom 20.08.2024 bis 22.09.2024
Datum Datum Angabe des Unternehmens / Währung Betrag Kurs Betrag in
Beleg BuchungVerwendungszweck EUR
20.08.24 Saldo letzte Abrechnung 40,00 -
20.08.24 21.08.24 Ausgleich Kreditkarte 40,00+
17.09.24 20.09.24 BUECHER, EXAMPLE.C USD 5,00 1,1722 4,27 -
Neuer Saldo 4,27-`),
  );
  expect(section).toMatchObject({ currency: 'EUR', balances: [-4000, -427], proof: 'proven' });
});

it('proves by the balances of its head where those between the bookings are of days of value', () => {
  const [section] = readTyped(
    typed(`
                                              Soll         Haben
Buchungssaldo alt                                          100,00+
Buchungssaldo neu                                          116,00+
Kontostand zum 31.12.24                                    136,00+
Datum 31.12.24          Kontowährung EUR
Text/Verwendungszweck       Datum     PNNr    Wert      Soll         Haben
ZINS                        10.12.    8809    09.12.                 10,00+
*** Kontostand zum 09.12. ***                                        110,00+
EFFEKTEN                    20.12.    8808    22.12.                 50,00+
*** Kontostand zum 22.12. ***                                        136,00+
EURO-UEBERW.                21.12.    8420    21.12.    24,00-
*** VALUTARISCHER SALDO PER 21.12. ***                               86,00+
EFFEKTEN                    30.12.    8808    03.01.    20,00-
*** Kontostand zum 03.01. ***                                        116,00+`),
  );
  expect(section).toMatchObject({ balances: [10000, 11600], proof: 'proven' });
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-12-10',
    '2024-12-20',
    '2024-12-21',
    '2024-12-30',
  ]);
});

it('reads accounts whose labels for both sides stand over each other', () => {
  const header = `
Buchungstag   Vorgang         Empfänger         Buchungstext        Ausgang
 Valuta       Referenz        IBAN/BIC                              Eingang`;
  const sections = readTyped(
    typed(`
Finanzreport per 01.10.2024       DE02120300000000202051       EUR
Girokonto${header}
              Alter Saldo     03.09.2024                            -30,00
04.09.2024    Lastschrift /   Erika Muster      Sparplan            -15,00
04.09.2024    Belastung                         September
                                                Ref. NICHT
14.09.2024    Kontoübertrag   Erika Muster      Uebertrag           +100,00
              Neuer Saldo     01.10.2024                            +55,00
Tagesgeld${header}
              Alter Saldo     03.09.2024                            +100,14
14.09.2024    Übertrag /      Erika Muster      Uebertrag           -100,00
              Neuer Saldo     01.10.2024                            +0,14`),
  );
  expect(sections).toMatchObject([
    {
      balances: [-3000, 5500],
      proof: 'proven',
      lines: [
        '2024-09-04 -1500 null Lastschrift / Belastung Erika Muster Sparplan September Ref. NICHT',
        '2024-09-14 10000 null Kontoübertrag Erika Muster Uebertrag',
      ],
    },
    { balances: [10014, 14], proof: 'proven' },
  ]);
});

it('takes a currency alone for the label of the amounts, and a stroke between two dates for none of their words', () => {
  const [section] = readTyped(
    typed(`
alter Saldo zum 06.04.2024     0,00
Kontoauszug
Nr.    Valuta          /    Buchungstag    Buchungstext                EUR
01     08.04.2024      /    08.04.2024     Gutschrift                  29,12
                                           EINZAHLUNG 01
02     21.04.2024      /    21.04.2024     Gutschrift                   2,50
neuer Saldo zum 30.04.2024
in EUR                                                                 31,62`),
  );
  expect(section).toMatchObject({
    proof: 'proven',
    lines: ['2024-04-08 2912 null Gutschrift EINZAHLUNG 01', '2024-04-21 250 null Gutschrift'],
  });
});

it('keeps a text with a gap in the last column, and lines that hang out as far as the dates', () => {
  const [section] = readTyped(
    typed(`
Buchungsdatum    Valutadatum    Betrag    Saldo EUR    Buchungstext
15.05.2024       15.05.2024       0,01       0,01      Einzahlung von Konto   AT12 3456 lautend auf Muster
19.05.2024       19.05.2024      34,00      34,01      Einzahlung von Konto   AT12 3456 lautend auf Muster
20.05.2024       20.05.2024      -1,00      33,01      Auszahlung`),
  );
  expect(section?.lines[1]).toBe(
    '2024-05-19 3400 3401 Einzahlung von Konto AT12 3456 lautend auf Muster',
  );
  const [other] = readTyped(
    typed(`
Alter Saldo  EUR              0,00+
Buchung    Wert     Buchungstext            Betrag
03.08.24   04.08.   WERTPAPIERE             10,00-
                  Abrechnung 5325
03.08.24   03.08.   EINGANG                 10,00+
                  Erika Muster
Neuer Saldo  EUR              0,00+`),
  );
  expect(other?.lines).toEqual([
    '2024-08-03 -1000 null WERTPAPIERE Abrechnung 5325',
    '2024-08-03 1000 null EINGANG Erika Muster',
  ]);
});

it('takes no figures of a purchase abroad for words, though they stand beside their labels', () => {
  const [section] = readTyped(
    typed(`
Abrechnung vom 20.08.2024 bis 22.09.2024
Datum      Datum      Angabe des Unternehmens /     Währung   Betrag   Kurs     Betrag in
Beleg      Buchung    Verwendungszweck                                          EUR
20.08.24              Saldo letzte Abrechnung                                   0,00
17.09.24   20.09.24   BUECHER, EXAMPLE.C            USD     5,00    1,1722     4,27 -
Neuer Saldo                                                                     4,27-`),
  );
  expect(section?.lines).toEqual(['2024-09-17 -427 null BUECHER, EXAMPLE.C']);
});

it('goes on below a line drawn as one text where that line begins, but not with a balance', () => {
  const pages = positioned([
    [[40, 'EUR-Konto Kontonummer 1234567']],
    [
      [40, 'Bu-Tag Wert'],
      [110, 'Vorgang'],
    ],
    [
      [40, 'alter Kontostand vom 30.11.2024'],
      [380, '100,00 H'],
    ],
    [
      [40, '01.12. 01.12. DAUERAUFTRAG PN:900'],
      [380, '50,00 S'],
    ],
    [[40, 'Beispiel AG']],
    [
      [40, 'neuer Kontostand vom 30.12.2024'],
      [380, '50,00 H'],
    ],
  ]);
  expect(readTyped(pages)).toMatchObject([
    {
      balances: [10000, 5000],
      proof: 'proven',
      lines: ['2024-12-01 -5000 null DAUERAUFTRAG PN:900 Beispiel AG'],
    },
  ]);
});

it('ends the last booking where its bank sums up or has something to say', () => {
  const [section] = readTyped(
    typed(`
Datum         Beschreibung           Betrag EUR
02.06.2025    Gehalt Muster GmbH     +900,00
              Kundenreferenz 12
              Kunden-Information
              Bitte beachten Sie die neuen Preise.`),
  );
  expect(section?.lines).toEqual(['2025-06-02 90000 null Gehalt Muster GmbH Kundenreferenz 12']);
});
