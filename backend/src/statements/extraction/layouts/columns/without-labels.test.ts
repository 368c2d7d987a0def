import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('tells the sides of columns without labels where each page begins with the same dated facts (Boursorama)', () => {
  const head = (page: number): PlacedRow => [
    [32, '2/09/2020'],
    [83, '40618'],
    [262, '03/08/2020'],
    [386, '300,00 €'],
    [515, `${page}`],
  ];
  const booked = (text: string, edge: 437 | 535, amount: string): PlacedRow => [
    [32, text],
    [306, text.slice(0, 10)],
    [`r${edge}`, amount],
  ];
  const first: PlacedRow[] = [
    [
      [284, 'Extrait de votre compte en'],
      [468, 'EUR'],
    ],
    head(1),
    [
      [252, 'SOLDE AU : 31/07/2020'],
      ['r535', '842,17'],
    ],
    booked('04/08/2020 PRLV SEPA ENGIE', 437, '49,22'),
    booked('05/08/2020 RETRAIT DAB', 437, '30,00'),
  ];
  const second: PlacedRow[] = [
    head(2),
    booked('20/08/2020 VIR SEPA CPAM', 535, '202,65'),
    booked('21/08/2020 PRLV SEPA MAIF', 437, '31,37'),
    [
      [158, 'Nouveau solde en EUR :'],
      ['r535', '934,23'],
    ],
  ];
  expect(readTyped(positioned(first, second))).toMatchObject([
    { proof: 'proven', balances: [84217, 93423], lines: { length: 4 } },
  ]);
});

it('reads a list without labels below a head that names its period beside a limit (Nubank)', () => {
  const page = `
FATURA 12 JAN 2024     EMISSÃO E ENVIO 05 JAN 2024
Data de vencimento     Período vigente      Limite total do cartão de crédito
12 JAN 2024            05 DEZ a 05 JAN      R$ 9.500,00
Fatura anterior                R$ 100,00
Total a pagar                  R$ 394,91
`;
  const list = `
TRANSAÇÕES     DE 05 DEZ A 05 JAN
05 DEZ         •••• 4417     Supermercado              R$ 238,91
06 DEZ         •••• 4417     Posto                     R$ 150,00
08 DEZ                       Pagamento em 08 DEZ      −R$ 100,00
09 DEZ         •••• 9902     Drogaria                    R$ 6,00
`;
  expect(readTyped(typed(page, list))).toMatchObject([
    { balances: [-10000, -39491], proof: 'proven', lines: { length: 4 } },
  ]);
});

describe('lists without labels', () => {
  it.each([
    ['01.03.2024   Zinsen 01.12.2023 - 29.02.2024', 'Zinsen 01.12.2023 - 29.02.2024'],
    ['01.03.2024   Interest 01/12/23 to 29/02/24 ', 'Interest 01/12/23 to 29/02/24'],
  ])('begin with a booking whose text names a period (%s)', (first, text) => {
    const page = `
Account statement EUR 01.03.2024 - 31.03.2024
${first}       -12,00       988,00
02.03.2024   Kartenzahlung REWE                  -100,00       888,00
05.03.2024   Gehalt ACME                          500,00     1.388,00
07.03.2024   Miete                               -400,00       988,00
Endsaldo 988,00
`;
    const [section] = readPages(page);
    expect(section).toMatchObject({ proof: 'proven', lines: { length: 4 } });
    expect(section?.lines[0]).toBe(`2024-03-01 -1200 98800 ${text}`);
  });

  it('are read where both days stand in one cell with the text', () => {
    const page = `
Account statement EUR 01.03.2024 - 31.03.2024
Anfangssaldo 1.000,00
02.03. 03.03. Kauf REWE    -100,00       900,00
03.03. 04.03. Kauf ALDI     -12,00       888,00
05.03. 06.03. Kauf LIDL    -500,00       388,00
Endsaldo 388,00
`;
    expect(readPages(page)).toMatchObject([
      { balances: [100000, 38800], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

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
