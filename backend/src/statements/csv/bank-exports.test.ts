import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

/** The lines of an export under the words of its header, or why it was refused. */
function linesOf(text: string) {
  const result = extractCsv(text, { uploadedOn: '2026-11-30' });
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap(({ lines }) =>
    lines.map(({ date, description, amountMinor }) => [date, description, amountMinor]),
  );
}

const COMDIRECT = `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.234,56 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"29.04.2026";"Kartenverfügung";"Buchungstext: Hotel";"-99,00";
"30.04.2026";"30.04.2026";"Lastschrift / Belastung";"Auftraggeber: REWE Buchungstext: Einkauf Ref. X1/1";"-34,56";
"28.04.2026";"27.04.2026";"Übertrag / Überweisung";"Auftraggeber: Halden GmbH Buchungstext: Gehalt";"2.000,00";

"Alter Kontostand";"-730,88 EUR";
`;

describe('the column Buchungstext', () => {
  it('is the text where no other column is (comdirect, Commerzbank)', () => {
    expect(linesOf(COMDIRECT)).toEqual([
      ['2026-04-28', 'Auftraggeber: Halden GmbH Buchungstext: Gehalt', 200_000],
      ['2026-04-30', 'Auftraggeber: REWE Buchungstext: Einkauf Ref. X1/1', -3456],
    ]);
    const commerzbank = `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Auftraggeberkonto;Kategorie
30.04.2026;30.04.2026;Lastschrift;REWE SAGT DANKE;-34,56;EUR;DE26200400000481516200;
`;
    expect(linesOf(commerzbank)).toEqual([['2026-04-30', 'REWE SAGT DANKE', -3456]]);
  });

  it('is the kind beside a text of its own (ING, Sparkasse)', () => {
    const sparkasse = `Buchungstag;Buchungstext;Verwendungszweck;Betrag;Waehrung
30.04.2026;KARTENZAHLUNG;REWE SAGT DANKE;-34,56;EUR
`;
    expect(linesOf(sparkasse)).toEqual([['2026-04-30', 'REWE SAGT DANKE', -3456]]);
  });
});

it('books nothing whose day is still open, and dates the others by their booking', () => {
  const open = COMDIRECT.split('\n').filter((line) => !/^"(30|28)\./.test(line));
  expect(linesOf(open.join('\n'))).toBe('noTransactions');
});

describe('a word that says what is not booked', () => {
  const camt = (
    info: string,
  ) => `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung";"Info"
"DE27358500101004872215";"30.04.26";"30.04.26";"KARTENZAHLUNG";"Einkauf";"REWE";"-38,17";"EUR";"Umsatz gebucht"
"DE27358500101004872215";"02.05.26";"";"KARTENZAHLUNG";"Tanken";"SHELL";"-50,00";"EUR";"${info}"
`;

  it('leaves a row out where a column of other things holds it (Sparkasse)', () => {
    expect(linesOf(camt('Umsatz vorgemerkt'))).toEqual([['2026-04-30', 'REWE Einkauf', -3817]]);
    expect(linesOf(camt('Umsatz gebucht'))).toHaveLength(2);
  });

  it('makes other words beside it states that nobody knows', () => {
    expect(linesOf(camt('Umsatz in Klärung'))).toBe('unknownState');
    const notes = camt('Beleg folgt').replace('Umsatz gebucht', 'ok');
    expect(linesOf(notes)).toHaveLength(2);
  });
});
