import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { sentenceFor } from '../failures.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text, { uploadedOn: '2026-11-30' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => ({
    label: section.label,
    amounts: section.lines.map(({ amountMinor }) => amountMinor),
    state: proveSection(section).state,
  }));
}

const GIRO = `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.234,56 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"30.04.2026";"30.04.2026";"Lastschrift / Belastung";"Auftraggeber: REWE";"-34,56";
"28.04.2026";"28.04.2026";"Übertrag / Überweisung";"Auftraggeber: Halden GmbH";"2.000,00";

"Alter Kontostand";"-730,88 EUR";

`;
const SAVINGS = `"Umsätze Tagesgeld PLUS-Konto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"600,00 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"29.04.2026";"29.04.2026";"Übertrag / Überweisung";"Auftraggeber: Mira Lenz";"100,00";

"Alter Kontostand";"500,00 EUR";

`;
const EMPTY = `"Umsätze Tagesgeld PLUS-Konto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"600,00 EUR";

Keine Umsätze vorhanden.

`;
const CARD = `"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 30 Tage";
"Neuer Kontostand";"-20,00 EUR";

"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";
"27.04.2026";"26.04.2026";"Visa-Umsatz";"801";"HOTEL";"-20,00";

"Alter Kontostand";"0,00 EUR";

`;
const DEPOT = `"Umsätze Depot";"Zeitraum: 30 Tage";

"Buchungstag";"Geschäftstag";"Stück / Nom.";"Bezeichnung";"WKN";"Währung";"Ausführungskurs";"Umsatz in EUR";
"15.04.2026";"14.04.2026";"100";"SAP SE";"716460";"EUR";"51,91";"5.200,30";
`;

const giro = { label: 'Account', amounts: [200_000, -3456], state: 'proven' };

describe('a file of several tables, each under its title (comdirect)', () => {
  it('has a part for each of them, with its own columns and balances', () => {
    expect(read(GIRO + SAVINGS + CARD)).toEqual([
      giro,
      { label: 'Tagesgeld PLUS-Konto', amounts: [10_000], state: 'proven' },
      { label: 'Visa-Karte (Kreditkarte)', amounts: [-2000], state: 'proven' },
    ]);
  });

  it('has none for what lies in a custody account, whose money is booked elsewhere, or for an empty one', () => {
    expect(read(GIRO + EMPTY + DEPOT)).toEqual([giro]);
    expect(read(EMPTY + GIRO)).toEqual([giro]);
    expect(read(GIRO + EMPTY)).toEqual([giro]);
  });

  it('bears a minus before what went out, of an account as of a card', () => {
    const settled = CARD.replace('"-20,00 EUR"', '"0,00 EUR"')
      .replace('"Alter Kontostand";"0,00', '"Alter Kontostand";"-56,10')
      .replace(
        /"27\.04.*/,
        '"30.04.2026";"30.04.2026";"Kartenabrechnung";"8";"SUMME VISA";"56,10";',
      );
    expect(read(settled)).toEqual([
      { label: 'Visa-Karte (Kreditkarte)', amounts: [5610], state: 'proven' },
    ]);
    expect(read(SAVINGS.replace('Tagesgeld PLUS-Konto', 'Depot-Verrechnung'))).toMatchObject([
      { amounts: [10_000] },
    ]);
  });

  it('names a part as it does where it stands alone', () => {
    expect(read(SAVINGS)).toMatchObject([{ label: 'Tagesgeld PLUS-Konto' }]);
  });
});

describe('another header below the rows', () => {
  const table = 'Date,Description,Amount,Currency\n2026-01-02,Shop,-1.00,EUR\n';

  it('is left out where it is the same one', () => {
    expect(read(table + table.replace('Shop', 'Rent'))).toMatchObject([{ amounts: [-100, -100] }]);
  });

  it('refuses the file where other words stand above it than above the first, as the name of another account', () => {
    const second = table.replace('Shop', 'Rent');
    expect(read(`Checking\n${table}Savings\n${second}`)).toBe('severalTables');
    expect(read(`${table}Savings 2\nOwner Mira\n${second}`)).toBe('severalTables');
    expect(read(`${table}Savings,of,Mira\n${second}`)).toBe('severalTables');
    const again = `Checking\nOwner Mira\n${table}Savings\nOwner Mira\n${second}`;
    expect(read(again)).toBe('severalTables');
    expect(read(again.replace('Savings', 'Checking'))).toMatchObject([{ amounts: [-100, -100] }]);
  });

  it('refuses the file where nothing tells of what account the rows below it are', () => {
    const other = 'Date,Amount,Currency,Description\n2026-01-03,5.00,EUR,Pay\n';
    expect(read(table + other)).toBe('severalTables');
    expect(sentenceFor('severalTables')).toContain('several tables');
  });
});
