import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text, { uploadedOn: '2026-11-30' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => ({
    part: section.label,
    currency: section.currency,
    opening: section.openingMinor,
    closing: section.closingMinor,
    amounts: section.lines.map(({ amountMinor }) => amountMinor),
    state: proveSection(section).state,
  }));
}

describe('a balance above the table with its day (DKB)', () => {
  const dkb = (period: string, day: string) => `"Girokonto";"DE12120300001234567890"
"Zeitraum:";"${period}"
"Kontostand vom ${day}:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"30.03.26";"30.03.26";"Gebucht";"ISSUER";"REWE Markt";"Einkauf";"Ausgang";"DE96";"-12";"";"";"1"
"28.03.26";"28.03.26";"Gebucht";"Halden GmbH";"Mira Lenz";"Gehalt";"Eingang";"DE97";"2.500";"";"";"2"
`;

  it('closes the account where that day ends the period, in the currency of its sign', () => {
    const part = { part: 'Account', currency: 'EUR', amounts: [250_000, -1200] };
    expect(read(dkb('01.03.2026 - 31.03.2026', '31.03.2026'))).toMatchObject([
      { ...part, opening: null, closing: 123_456 },
    ]);
  });

  it('is left out where the period ended on another day', () => {
    expect(read(dkb('01.03.2026 - 31.03.2026', '15.05.2026'))).toMatchObject([{ closing: null }]);
    expect(read(dkb('01.03.2026 - 29.03.2026', '29.03.2026'))).toMatchObject([{ closing: null }]);
  });

  it('may stand below the table (Postbank)', () => {
    const text = `Umsätze
1.4.2026 - 30.4.2026
Letzter Kontostand;;;;99,00;EUR
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;Betrag;Währung
30.4.2026;30.4.2026;SEPA Lastschrift;REWE;Einkauf;-34,56;EUR
28.4.2026;28.4.2026;Gutschrift;Halden;Gehalt;2.000,00;EUR
Kontostand;30.4.2026;;;1.234,56;EUR
`;
    expect(read(text)).toMatchObject([
      { opening: null, closing: 123_456, amounts: [200_000, -3456] },
    ]);
  });
});

describe('the balances before and after all rows, above and below them (comdirect)', () => {
  const comdirect = (closing: string, open = '') => `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"${closing} EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
${open}"30.04.2026";"30.04.2026";"Lastschrift / Belastung";"Auftraggeber: REWE";"-34,56";
"28.04.2026";"28.04.2026";"Übertrag / Überweisung";"Auftraggeber: Halden GmbH";"2.000,00";

"Alter Kontostand";"-730,88 EUR";
`;
  const open = '"offen";"--";"Kartenverfügung";"Buchungstext: Hotel";"-99,00";\n';

  it('prove the rows between them, and are contradicted by others', () => {
    const part = { opening: -73_088, amounts: [200_000, -3456] };
    expect(read(comdirect('1.234,56'))).toMatchObject([
      { ...part, closing: 123_456, state: 'proven' },
    ]);
    expect(read(comdirect('1.234,57'))).toMatchObject([{ ...part, state: 'broken' }]);
  });

  it('contradict nothing where they may count what is still open', () => {
    expect(read(comdirect('1.234,56', open))).toMatchObject([{ state: 'proven' }]);
    expect(read(comdirect('1.135,56', open))).toMatchObject([
      { opening: null, closing: null, state: 'not_provable' },
    ]);
  });

  it('are left out where only one of them stands there', () => {
    const alone = comdirect('1.234,56').replace(/"Alter Kontostand".*\n/, '');
    expect(read(alone)).toMatchObject([{ opening: null, closing: null }]);
  });
});

describe('the balances before and after amounts without any sign', () => {
  const rows = (name: string) => `Opening balance,100.00
Closing balance,40.00
Date,Description,Amount,Currency
2026-03-02,${name},20.00,EUR
2026-03-03,Rent,40.00,EUR
`;

  it('tell that all went out where they fall by the sum', () => {
    expect(read(rows('Books'))).toMatchObject([{ amounts: [-2000, -4000], state: 'proven' }]);
  });

  it('tell nothing where words say that money came in', () => {
    expect(read(rows('Lohn'))).toBe('noDirection');
    expect(read(rows('Salary'))).toBe('noDirection');
  });
});

describe('the balances before and after amounts by which they fit only when turned around', () => {
  const rows = (title: string, closing: string) => `${title}Previous balance,100.00
New balance,${closing}
Date,Description,Amount,Currency
2026-03-02,Books,-20.00,EUR
2026-03-03,Tea,-30.00,EUR
`;
  const amounts = [-2000, -3000];

  it('are left out where nothing says that they are owed', () => {
    expect(read(rows('', '150.00'))).toMatchObject([
      { opening: null, closing: null, amounts, state: 'not_provable' },
    ]);
  });

  it('are what a card owes', () => {
    expect(read(rows('Credit card 4444\n', '150.00'))).toMatchObject([
      { opening: -10_000, closing: -15_000, amounts, state: 'proven' },
    ]);
  });

  it('contradict amounts where they fit neither way', () => {
    expect(read(rows('', '150.01'))).toMatchObject([{ amounts, state: 'broken' }]);
  });
});

it("takes the currency from a sign above a column, and not from a dollar that is nobody's", () => {
  const table = (sign: string) =>
    `Date,Description,Amount (${sign})\n2026-01-02,Shop,-1.00\n2026-01-03,Pay,2.00\n`;
  expect(read(table('£'))).toMatchObject([{ currency: 'GBP' }]);
  expect(extractCsv(table('$'))).toMatchObject({
    failure: 'noCurrency',
    unprinted: { isDollar: true },
  });
});
