import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

describe('a column of dashes in the margin', () => {
  const amounts = [-10, -10, 50, -10, -10, 50, -10, -10];
  const days = (row: (index: number, amount: number, balance: number) => PlacedRow) => {
    let balance = 1000;
    return amounts.map((amount, index) => {
      balance += amount;
      return row(index, amount, balance);
    });
  };
  const start = (index: number): Placed[] => [
    [43, `0${index + 1}.03.2024`],
    [125, `Shop ${'ABCDEFGHIJ'[index]}`],
  ];

  it('is no sign of the balances in front of it', () => {
    const page: PlacedRow[] = [
      [[40, 'Account statement EUR']],
      [
        [43, 'Date'],
        [125, 'Description'],
        ['r420', 'Out'],
        ['r480', 'In'],
        ['r545', 'Balance'],
        ['r575', 'Points'],
      ],
      [
        [125, 'Opening balance'],
        ['r545', '1.000,00'],
        [562, '-'],
      ],
      ...days((index, amount, balance) => [
        ...start(index),
        [amount < 0 ? 'r420' : 'r480', `${Math.abs(amount)},00`],
        ['r545', `${balance},00`],
        [562, '-'],
      ]),
    ];
    const [section] = readTyped(positioned(page));
    expect(section).toMatchObject({ balances: [100000, 104000], lines: { length: 8 } });
    expect(section?.lines[2]).toBe('2024-03-03 5000 103000 Shop C');
  });

  it('turns no amounts that have signs of their own', () => {
    const page: PlacedRow[] = [
      [[40, 'Account statement EUR']],
      [[40, 'Opening balance 1.000,00']],
      [
        [43, 'Date'],
        [125, 'Description'],
        ['r545', 'Amount'],
        ['r580', 'Points'],
      ],
      ...days((index, amount) => [...start(index), ['r545', `${amount},00`], [562, '-']]),
      [[40, 'Closing balance 1.040,00']],
    ];
    const [section] = readTyped(positioned(page));
    expect(section).toMatchObject({ balances: [100000, 104000], proof: 'proven' });
    expect(section?.lines[2]).toBe('2024-03-03 5000 null Shop C');
  });
});

it('knows an amount by which a star leads to a note, and an opening balance behind the name of its account', () => {
  const french = `
RELEVE DE COMPTE     du 05/12/2025 au 05/01/2026     Montants en EUR
Date           Valeur         Nature de l'opération              Débit         Crédit
05/12/2025     05/12/2025     VIREMENT RECU                                    62,50
05/01/2026     01/01/2026     COTISATION MENSUELLE               8,90 *
`;
  expect(readTyped(typed(french))).toMatchObject([
    { lines: ['2025-12-05 6250 null VIREMENT RECU', '2026-01-05 -890 null COTISATION MENSUELLE'] },
  ]);
  const german = `
Kontoauszug     erstellt am 31.03.2026     IBAN: DE14 6949 0000 0018 8440 07
Bu-Tag      Wert        Vorgang
            EUR-Konto Kontokorrent    alter Kontostand vom 27.02.2026     8.412,05 H
02.03.      02.03.      Dauerauftrag            PN:930                    1.450,00 S
05.03.      05.03.      Gutschrift              PN:803                    6.188,00 H
                        neuer Kontostand vom 31.03.2026                  13.150,05 H
`;
  expect(readTyped(typed(german))).toMatchObject([
    { balances: [841205, 1315005], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads figures with a lozenge or a dagger behind them that leads to a note (American Express)', () => {
  const page = `
American Express     Delta SkyMiles Gold     Closing Date 04/10/26     USD
Previous Balance     $100.00
New Balance          $149.24
Detail     ⧫ denotes Pay Over Time activity
Payments                                               Amount
03/20/26     MOBILE PAYMENT - THANK YOU              -$100.00
New Charges                                            Amount
03/22/26     HULU     NEW YORK NY                     $39.24 ⧫
03/25/26     DELTA AIR LINES     ATLANTA              $100.00 ‡
04/02/26     SUBWAY     DENVER CO                     $10.00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -14924], lines: { length: 4 } },
  ]);
});

it('takes a dash that says nothing was paid out for no sign of what came in beside it', () => {
  const section = only([
    FACTS,
    FIVE,
    five('2 Mar 2024', 'Bakery', '10.00', '-', '90.00'),
    five('3 Mar 2024', 'Salary', '-', '100,051,710.00', '100,051,800.00'),
  ]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-1000, 10005171000]);
});

describe('a dash that stands for nothing', () => {
  it('is no sign of the amount in the column beside it', () => {
    const row = (date: string, out: string, into: string, balance: string): Placed[] => [
      [40, date],
      [120, 'Bakery'],
      [372, out],
      [436, into],
      [500, balance],
    ];
    const section = only([
      FACTS,
      [
        [40, 'Date'],
        [120, 'Description'],
        [372, 'Money out'],
        [436, 'Money in'],
        [500, 'Balance'],
      ],
      row('2 Mar 2024', '1.00', '-', '99.00'),
      row('3 Mar 2024', '1,269,110.11', '-', '1,269,208.11'),
      row('4 Mar 2024', '-', '1.00', '1,269,209.11'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-100, -126911011, 100]);
    expect(proveSection(section).state).toBe('broken');
  });
});

it('takes dashes for figures that are not there, and the few figures of a column beside balances for none of them', () => {
  const page = `
Виписка за період 01.03.2025 – 31.03.2025     Валюта: UAH
Баланс на початок періоду: 100.00     Баланс на кінець періоду: 60.00
Дата і час              Сума в валюті    Сума в валюті    Сума комісій    Сума кешбеку         Залишок після
операції      Деталі    картки (UAH)     операції         (UAH)           (UAH)                операції
04.03.2025    Glovo            -10.00         -10.00              —                  —                60.00
03.03.2025    Bolt             -10.00         -10.00              —                  —                70.00
03.03.2025    ATB              -10.00         -10.00              —               5.64                80.00
02.03.2025    WOG              -20.00         -20.00              —                  —                90.00
02.03.2025    Bolt              20.00          20.00              —                  —               110.00
01.03.2025    Uklon            -10.00         -10.00              —                  —                90.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [10000, 6000],
      proof: 'proven',
      lines: [
        '2025-03-01 -1000 9000 Uklon',
        '2025-03-02 2000 11000 Bolt',
        '2025-03-02 -2000 9000 WOG',
        '2025-03-03 -1000 8000 ATB',
        '2025-03-03 -1000 7000 Bolt',
        '2025-03-04 -1000 6000 Glovo',
      ],
    },
  ]);
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

it('reads amounts behind what was spent abroad, where that is set from the left (American Express)', () => {
  const booking = (day: string, shop: string, amount: string, ...abroad: Placed[]): Placed[] => [
    [36, day],
    [92, shop],
    ...abroad,
    ['r566', amount],
  ];
  const page = positioned([
    [
      [36, 'American Express'],
      [300, 'Closing Date 04/10/26'],
    ],
    [
      [36, 'Previous Balance'],
      ['r300', '$100.00'],
    ],
    [
      [36, 'New Balance'],
      ['r300', '$149.24'],
      [400, 'Minimum Payment Due'],
      ['r566', '$10.00'],
    ],
    [
      [36, 'Payments'],
      [530, 'Amount'],
    ],
    booking('03/20/26', 'MOBILE PAYMENT - THANK YOU', '-$100.00'),
    [[36, 'New Charges']],
    [[36, 'ELENA V HOLLOWAY']],
    [
      [418, 'Foreign Spend'],
      [530, 'Amount'],
    ],
    booking('03/22/26', 'HULU NEW YORK NY', '$39.24'),
    booking('03/23/26', 'RATP PARIS', '$40.00', [418, '30.60']),
    booking('03/24/26', 'HOTEL PARIS', '$50.00', [418, '1,043.00']),
    ...[25, 26, 27, 28, 29, 30, 31].map((day) => booking(`03/${day}/26`, 'SUBWAY', '$2.00')),
    booking('04/01/26', 'COSTCO', '$6.00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -14924], lines: { length: 12 } },
  ]);
});
