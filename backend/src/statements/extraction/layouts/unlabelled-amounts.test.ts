import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

describe('a table of dates and texts whose amounts have no label', () => {
  it('has a column for each way, both marked by letters, and goes on over what its pages carry', () => {
    const first = `
Beispielbank eG  EUR-Konto 123456            erstellt am 31.05.2021   Blatt 1 von 2
Bu-Tag Wert  Vorgang
             alter Kontostand vom 30.04.2021                        100,00 H
03.05. 03.05. Lastschrift                                   40,00 S
             Gaswerk Musterstadt
04.05. 04.05. Gutschrift                                                 15,00 H
             Erika Beispiel
             Übertrag auf Blatt 2                                   75,00 H
`;
    const second = `
Beispielbank eG  EUR-Konto 123456            erstellt am 31.05.2021   Blatt 2 von 2
Bu-Tag Wert  Vorgang
             Übertrag von Blatt 1                                   75,00 H
             Danke fuer den Kaffee
30.05. 31.05. Abschluss                                      1,50 S
              9,60000% Kontoüberziehung   3105   1,00S
             neuer Kontostand vom 31.05.2021                         73,50 H
`;
    expect(readTyped(typed(first, second))).toEqual([
      {
        currency: 'EUR',
        balances: [10000, 7350],
        proof: 'proven',
        lines: [
          '2021-05-03 -4000 null Lastschrift Gaswerk Musterstadt',
          '2021-05-04 1500 null Gutschrift Erika Beispiel Danke fuer den Kaffee',
          '2021-05-30 -150 null Abschluss 9,60000% Kontoüberziehung 3105 1,00S',
        ],
      },
    ]);
  });

  it('may name two dates only, in front of a number or behind the text', () => {
    const numbered = `
Kontoauszug vom 01.02.2023      Voriger Saldo :      50,00 EUR
Nr.   Trans.     verfügbar
1     30-01      01-02      Zinsen            8,25 EUR
Neuer Saldo am 31-01-2023 :                  58,25 EUR
`;
    const behind = `
KONTOAUSZUG                 ERÖFFNUNGSBILANZ        ABSCHLUSSSALDO
01.02.2023 - 28.02.2023     0€                      20.50€
Transaktionen               Buchungsdatum           Valutadatum
Erika Beispiel              02.02.2023              02.02.2023           +30€
Stadtwerke                  15.02.2023              15.02.2023        -9.50€
`;
    expect(readTyped(typed(numbered))).toMatchObject([
      { balances: [5000, 5825], proof: 'proven', lines: ['2023-01-30 825 null Zinsen'] },
    ]);
    expect(readTyped(typed(behind))).toMatchObject([
      {
        balances: [0, 2050],
        proof: 'proven',
        lines: ['2023-02-02 3000 null Erika Beispiel', '2023-02-15 -950 null Stadtwerke'],
      },
    ]);
  });

  it('may number its rows, print two dates with a slash, and only the currency over the amounts', () => {
    const page = `
Auszug Nr. 1   alter Saldo zum 01.04.2021   in EUR    0,00
Nr.   Valuta / Buchungstag       Buchungstext           EUR
01    08.04.2021 / 08.04.2021    Gutschrift          290,12
                                 Einzahlung 01
02    30.04.2021 / 30.04.2021    Abschluss             4,20
neuer Saldo zum 30.04.2021                in EUR    294,32
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [0, 29432],
        proof: 'proven',
        lines: ['2021-04-08 29012 null Gutschrift Einzahlung 01', '2021-04-30 420 null Abschluss'],
      },
    ]);
  });
});

describe('what stands beside and around the rows of a table', () => {
  it('reads the weekday as part of the date, and typed lines and page numbers as nothing', () => {
    const page = `
Finanzstatus vom 01.10.2025 - 31.10.2025      Alle Beträge in EUR
Datum  Tag  Buchungstext              Ausgaben   Einnahmen   Guthaben/Kredit
-----------------------------------------------------------------------------
30.09  DI   ANFANGSSALDO                                              50,00
02.10  DO   Grundgebühr                   3,95                        46,05
31.10  FR   Zinsen                                    1,05            47,10
Seite 1 von 2
31.10  FR   ENDSALDO                                                  47,10
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2025-10-02 -395 4605 Grundgebühr', '2025-10-31 105 4710 Zinsen'],
      },
    ]);
  });

  it('takes the currency of the balances and not that of the details of a booking', () => {
    const page = `
Beispielbank                                  Kontoauszug vom 09.01.2024
Alter Saldo per 08.01.2024                          100,00
Neuer Saldo zu Ihren Gunsten
EUR                                                 145,97
Datum   Buchungstext                         Wert          Betrag
09.01   Ertrag Depot                         05.01          45,97
        Kurs    1,265000   Dividende   69,58 USD
        Quellensteuer   -10,44 USD   KESt   -8,70 USD
        Neuer Saldo zu Ihren Gunsten                       145,97
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ currency: 'EUR', proof: 'proven' });
    expect(section?.lines[0]).toMatch(/^2024-01-09 4597 null Ertrag Depot/);
  });

  it('closes a list that runs backwards with the balance above it', () => {
    const page = `
Von Datum         Bis Datum         Saldo vom 04-04-2026
04-01-2026        04-04-2026        600,00 €
Dazu gesamt       250,00 €
Ab gesamt         -50,00 €
Datum         Referenzkonto         Beschreibung          Betrag
02-04-2026    DE21987654321         Vom Girokonto        200,00 €
15-03-2026    DE21987654322         Ausgleich            -50,00 €
01-02-2026                          Zinsen                50,00 €
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [null, 60000], proof: 'not_provable' },
    ]);
  });

  it('takes the only summary of a file for its only account, whatever the two are called', () => {
    const page = `
PRODUCTO              BALANCE INICIAL     ENTRADA DE DINERO    SALIDA DE DINERO    BALANCE FINAL
Cuenta corriente      100,00 €            10,00 €              4,00 €              106,00 €
TRANSACCIONES DE CUENTA
FECHA          TIPO               DESCRIPCIÓN        ENTRADA DE    SALIDA DE     BALANCE
                                                     DINERO        DINERO
01 nov 2025    Intereses          Interest           10,00 €                     110,00 €
02 nov 2025    Tarjeta            MERCADO                          4,00 €        106,00 €
`;
    expect(readTyped(typed(page))).toMatchObject([{ balances: [10000, 10600], proof: 'proven' }]);
  });
});

it('takes a withdrawal that was taken back for money coming in, where the balance rises by it', () => {
  const page = (last: string) => `
Statement     2025-12-01 - 2025-12-31     Currency: KRW
NO     Date                      Description       Withdrawal     Deposit     Balance
1      2025-12-24 [16:02:15]     취소 OLIVE        12,900         0           ${last}
2      2025-12-24 [15:26:40]     OLIVE             12,900         0           87,100
3      2025-12-20 [00:41:10]     INTEREST          0              0           100,000
`;
  const [taken] = readTyped(typed(page('100,000')));
  expect(taken?.lines).toEqual([
    // Noughts on both sides are a booking of nothing, and the running number is no charge.
    '2025-12-20 0 100000 INTEREST',
    '2025-12-24 -12900 87100 OLIVE',
    '2025-12-24 12900 100000 취소 OLIVE',
  ]);
  const [paid] = readTyped(typed(page('74,200 ')));
  expect(paid?.lines.at(-1)).toBe('2025-12-24 -12900 74200 취소 OLIVE');
});

it('takes a dash at the edge of a column for no sign of the figure in the next one', () => {
  const head: PlacedRow = [
    [40, 'Date'],
    [120, 'Description'],
    ['r380', 'Debit'],
    ['r460', 'Credit'],
    ['r520', 'Balance'],
  ];
  const page: PlacedRow[] = [
    [[40, 'Account statement 01/09/2024 - 30/09/2024 Currency: NGN']],
    head,
    [
      [120, 'Opening balance'],
      ['r502', '318,455.62'],
    ],
    [
      [40, '02/09/2024'],
      [120, 'UPKEEP'],
      ['r380', '45,000.00'],
      ['r460', '-'],
      ['r502', '273,455.62'],
    ],
  ];
  expect(readTyped(positioned(page))[0]?.lines).toEqual(['2024-09-02 -4500000 27345562 UPKEEP']);
});

it('reads amounts without labels that begin under each other and end anywhere (HDFC)', () => {
  const page = `
Credit Card Statement
Payment Due Date: 18-Feb-2026
Statement Period: 01 Jan 2026 to 31 Jan 2026
Previous Balance: Rs. 150.00
Transaction Details
05 Jan 2026    SWIGGY ORDER #123456        Rs. 50.00
08 Jan 2026    AMAZON INDIA                Rs. 2,345.00
10 Jan 2026    UBER INDIA                  Rs. 189.00
12 Jan 2026    FLIPKART                    Rs. 1,299.00
25 Jan 2026    PAYMENT RECEIVED          -Rs. 150.00
28 Jan 2026    AIRTEL RECHARGE             Rs. 6.00
Total Amount Due: Rs. 3,889.00
`;
  const [section] = readTyped(typed(page));
  expect(section).toMatchObject({ balances: [-15000, -388900], proof: 'proven' });
  expect(section?.lines).toHaveLength(6);
});
