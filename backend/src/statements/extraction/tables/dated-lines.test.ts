import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

describe('bookings of two lines with a day each', () => {
  const page = `
comdirect bank AG     Finanzreport Juli 2025     Verrechnungskonto     EUR     01.07.2025 - 31.07.2025
Buchungstag     Vorgang          Buchungstext                          Ausgang
Valuta          Referenz                                               Eingang
Alter Saldo                                                            +640,18
04.07.2025      Wertpapiere      XTR.MSCI WORLD 1C                     -492,75
08.07.2025      5E5C21MG0BZJ     WPKNR: A1XB5U
15.07.2025      Wertpapiere      MUENCH.RUECKVERS.VNA O.N.
17.07.2025      685C21MG0GBK     WPKNR: 843002                       +2.268,30
16.07.2025      Steuern          STEUERVERRECHNUNG                      -75,36
18.07.2025      685C21MG0H11     KAPST 71,44- SOLZ 3,92-
Neuer Saldo                                                          +2.340,37
`;
  const days = (text: string) => readTyped(typed(text))[0]?.lines.map((line) => line.slice(0, 10));

  it('are booked on the first one, on whichever line the amount stands', () => {
    expect(days(page)).toEqual(['2025-07-04', '2025-07-15', '2025-07-16']);
  });

  it('are not told apart where one of them has one line only', () => {
    const single = page.replace('08.07.2025      5E5C21MG0BZJ     WPKNR: A1XB5U\n', '');
    expect(days(single)).toContain('2025-07-17');
  });
});

it('reads a table on below an opening balance whose figure it cannot read', () => {
  const text = `
1822direkt     Kontoauszug     EUR     01.08.2025 - 31.08.2025
Buchung         Vorgang                   Umsatz
                Anfangssaldo              + 217,33 €*
01.08.2025      Dauerauftrag              +450,00 €
05.08.2025      Überweisung               −650,00 €
                Endsaldo                  + 17,33 €*
`;
  const [section] = readTyped(typed(text));
  expect(section).toMatchObject({ balances: [21733, 1733], proof: 'proven' });
  const [blurred] = readTyped(typed(text.replace('+ 217,33 €*', '+ 2I7,33 €')));
  expect(blurred).toMatchObject({ balances: [null, 1733], lines: { length: 2 } });
});
