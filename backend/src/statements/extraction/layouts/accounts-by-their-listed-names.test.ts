import { describe, expect, it } from 'vitest';
import { accountsIn, labelsOf, readTyped, typed } from './typed.fixture.ts';

describe('accounts that are titled as an overview lists them with their IBANs (comdirect)', () => {
  const page = `
comdirect     Finanzreport Nr. 2 per 03.03.2025
Ihre aktuellen Salden            IBAN                              Saldo in            Saldo in EUR
Girokonto                        DE21 2004 1133 0488 2171 00                           +866,21
Tagesgeld PLUS-Konto             DE64 2004 1133 0488 2171 02                           +9.976,73
Währungsanlagekonto USD          DE80 2004 1133 0488 2171 05       USD +437,63         +420,54
Gesamtsaldo 03.03.2025                                                                 +11.263,48

Girokonto                                                              Dispositionskredit 2.000 EUR
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +412,35
20.02.2025      Lastschrift        Wohnungsbau            MIETE                         -500,00
27.02.2025      Gehalt             Nordwind               LOHN 02/25                    +953,86
                Neuer Saldo        03.03.2025                                           +866,21
Tagesgeld PLUS-Konto
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +9.968,29
03.02.2025      Zinsgutschrift     comdirect              HABENZINSEN                   +8,44
                Neuer Saldo        03.03.2025                                           +9.976,73
Währungsanlagekonto USD                                                Kontowährung USD
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +1.480,02
14.02.2025      Überweisung        Hudson College         TUITION DEPOSIT               -1.042,39
                Neuer Saldo        03.03.2025                                           +437,63
`;

  it('have the numbers and the currencies of its rows', () => {
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [41235, 86621], proof: 'proven' },
      { currency: 'EUR', balances: [996829, 997673], proof: 'proven' },
      { currency: 'USD', balances: [148002, 43763], proof: 'proven' },
    ]);
    expect(accountsIn(typed(page))).toEqual([
      'DE21200411330488217100',
      'DE64200411330488217102',
      'DE80200411330488217105',
    ]);
  });

  it('prove nothing where a table has no title, since it may be of any of them', () => {
    const untitled = page.replace(/\nGirokonto +Dispo.*/, '');
    expect(readTyped(typed(untitled))[0]?.proof).toBe('not_provable');
  });

  it('are called as their titles say, and not as the last row of the overview', () => {
    expect(labelsOf(typed(page))[0]).toMatch(/^Girokonto/);
  });
});
