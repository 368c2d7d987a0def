import { describe, expect, it } from 'vitest';
import { goesOnOverleaf } from '../../bookings/row-kinds.ts';
import { balanceLine } from '../../words/balance-names.ts';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes nothing below "Jatkuu sivulla 2" for a booking (OP)', () => {
  expect(goesOnOverleaf('Jatkuu sivulla 2')).toBe(true);
  expect(goesOnOverleaf('Jatkuu')).toBe(false);
  expect(goesOnOverleaf('Fortsetzung auf Blatt 2')).toBe(true);
});

it('goes on below the rate of an overdraft that stands under the balance brought forward (AIB)', () => {
  const page = `
Statement of Account     EUR     Date of Statement 31 Aug 2023
Date              Details                      Debit €        Credit €       Balance €
31 Jul 2023       BALANCE FORWARD                                              263.90
                  INTEREST RATE
                  Lending @     15.850 %
1 Aug 2023        VDP-NETFLIX.COM                50.25                         213.65
2 Aug 2023        SALARY                                       100.00          313.65`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [26390, 31365],
      lines: ['2023-08-01 -5025 21365 VDP-NETFLIX.COM', '2023-08-02 10000 31365 SALARY'],
    },
  ]);
});

describe('what a page brings from one whose bookings were not read', () => {
  it('opens nothing, so that the rest of the statement is not proven', () => {
    const first = `
Beispielbank eG  EUR-Konto 123456   erstellt am 31.05.2021   Blatt 1 von 2
Vergangene Bewegungen
Lastschrift Gaswerk                                         25,00 S
             Übertrag auf Blatt 2                           75,00 H
`;
    const second = `
Beispielbank eG  EUR-Konto 123456   erstellt am 31.05.2021   Blatt 2 von 2
Bu-Tag Wert  Vorgang
             Übertrag von Blatt 1                           75,00 H
30.05. 31.05. Abschluss                                      1,50 S
31.05. 31.05. Zinsen                                         0,50 H
             neuer Kontostand vom 31.05.2021                74,00 H
`;
    expect(readTyped(typed(first, second))).toMatchObject([{ proof: 'not_provable' }]);
    expect(readTyped(typed(second))).toMatchObject([{ proof: 'not_provable' }]);
  });
});

it('takes what is brought forward in the midst of a list for a balance, and what is called so and was held then', () => {
  const page = (name: string, figure: string) => `
Kontoauszug 3/2025     EUR
Datum        Erläuterung                Soll          Haben
01.01.2025   Alter Saldo                             318,22
20.01.2025   Kartenzahlung SHELL       51,62
01.02.2025   ${name.padEnd(24)}          ${figure}
26.02.2025   Kartenzahlung TESCO       33,70
28.02.2025   Neuer Saldo                             232,90
`;
  for (const name of ['Übertrag', 'Saldovortrag'])
    expect(readTyped(typed(page(name, '   266,60')))).toMatchObject([
      { balances: [31822, 23290], proof: 'proven', lines: { length: 2 } },
    ]);
});

it('knows what a page carries in Czech (Česká spořitelna)', () => {
  expect(balanceLine('Převod na stranu 2')).toBe('carried');
  expect(balanceLine('Převod ze strany 1')).toBe('brought');
  expect(balanceLine('Převod ze strany plátce')).toBeNull();
});

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

const head =
  'PostFinance     Invoice PostFinance Visa Classic Card     Invoice date 11.03.24     CHF';

const last = `
${head}
Entry          Purchase       Details                               Amount in CHF
                              Amount carried forward                       897.38
28.02.24       27.02.24       SBB MOBILE BERN CHE                           21.24
29.02.24       28.02.24       GALAXUS ZÜRICH CHE                            19.90
                              Total outstanding amount in our favour       938.52
`;

it('takes a label that nobody knows for that of days which begin below a balance that nobody knows either', () => {
  const first = (balance: string) => `
${head}
Card limit CHF 5'000.00
Entry          Purchase       Details                               Amount in CHF
                              ${balance.padEnd(38)} 687.35
20.02.24       20.02.24       YOUR PAYMENT - THANK YOU                     -687.35
10.02.24       09.02.24       MIGROS M BERN CHE                            897.38
                              Amount carried forward                       897.38
`;
  for (const balance of ['Outstanding amount, last invoice', 'What remained of the last bill']) {
    const [card] = readTyped(typed(first(balance), last));
    expect(card?.lines).toHaveLength(4);
  }
  expect(readTyped(typed(first('Outstanding amount, last invoice'), last))).toMatchObject([
    { proof: 'proven', balances: [-68735, -93852] },
  ]);
});

it('proves nothing of a page that opens with what the one before carries forward, where bookings of that one were not read', () => {
  const first = `
${head}
Of entry       Of purchase    What                                  How much
20.02.24       20.02.24       YOUR PAYMENT - THANK YOU                     -687.35
10.02.24       09.02.24       MIGROS M BERN CHE                            897.38
`;
  const [card] = readTyped(typed(first, last));
  expect(card).toMatchObject({ lines: { length: 2 }, proof: 'not_provable' });
  // Nothing is missing where nothing stands there.
  const [whole] = readTyped(typed(head, last));
  expect(whole).toMatchObject({ lines: { length: 2 }, proof: 'proven' });
});
