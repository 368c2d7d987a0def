import { expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, FACTS, only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('keeps its columns on a last page of few rows, below whose closing balance other figures stand', () => {
  const scalare = Array.from({ length: 8 }, (_, day) => [
    [44, `0${day + 1}/06/24`],
    ['r225', '1.013,02'],
    ['r285', '3'],
    ['r330', '4,10'],
  ]) as PlacedRow[];
  const booking = (date: string, edge: 'r215' | 'r290', amount: string, text: string): Placed[] => [
    [44, date],
    [edge, amount],
    [302, text],
  ];
  // The measured widths of the same labels differ by a little from page to page.
  const labels = (moved: number): Placed[] => [
    [44, 'Data'],
    ['r215', 'Uscite'],
    ['r290', 'Entrate'],
    [302 + moved, 'Descrizione delle operazioni'],
  ];
  const section = only(
    [
      [[40, 'Estratto conto EUR al 30/06/24']],
      labels(0),
      [
        ['r290', '1.000,00'],
        [302, 'Saldo iniziale'],
      ],
      booking('01/06/24', 'r215', '10,00', 'Affitto'),
      booking('02/06/24', 'r215', '20,00', 'Mutuo'),
      booking('03/06/24', 'r290', '43,02', 'Stipendio'),
    ],
    [
      labels(0.1),
      booking('29/06/24', 'r215', '8,55', 'Imposta di bollo'),
      booking('30/06/24', 'r290', '0,11', 'Competenze'),
      [
        ['r290', '1.004,58'],
        [302, 'Saldo finale'],
      ],
      [20, [40, 'Estratto conto scalare']],
      ...scalare,
    ],
  );
  expect(proveSection(section).state).toBe('proven');
  expect(section.lines).toHaveLength(5);
});

it('columns of money stand where the bookings have them, and not those of a table of interest behind the closing balance', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => `${String(index + 1).padStart(2, '0')}.01.2025`);
  const paid = days(20).map((day): Placed[] => [
    [44, day],
    [98, day],
    [152, 'PAGAMENTO'],
    ['r475', '-10,00'],
  ]);
  const earned = days(4).map((day): Placed[] => [
    [44, day],
    [98, day],
    [152, 'BONIFICO'],
    ['r551', '50,00'],
  ]);
  const interest = days(10).map((day): Placed[] => [
    [44, day],
    ['r200', '3.381,87'],
    ['r260', '1'],
    ['r350', '3,38'],
    ['r440', '0,00'],
  ]);
  const page = positioned([
    [
      [44, 'IBAN IT60 X054 2811 1010 0000 0123 456'],
      [300, 'dal 01.01.2025 al 31.01.2025'],
      [480, 'Divisa EURO'],
    ],
    [
      [44, 'DATA'],
      [98, 'VALUTA'],
      [152, 'DESCRIZIONE'],
      ['r475', 'USCITE'],
      ['r551', 'ENTRATE'],
    ],
    [
      [44, '31.12.2024'],
      [152, 'SALDO INIZIALE'],
      ['r551', '100,00'],
    ],
    ...paid,
    ...earned,
    [
      [44, '31.01.2025'],
      [152, 'SALDO FINALE'],
      ['r551', '100,00'],
    ],
    [
      20,
      [44, 'VALUTA'],
      ['r200', 'SALDO PER VALUTA'],
      ['r260', 'GIORNI'],
      ['r350', 'NUMERI AVERE'],
      ['r440', 'NUMERI DARE'],
    ],
    ...interest,
  ]);
  const [read] = readTyped(page);
  expect(read).toMatchObject({ balances: [10000, 10000], proof: 'proven' });
  expect(read?.lines).toHaveLength(24);
});

it('leaves columns where most values stand, whatever a summary above the next table holds', () => {
  const labels: PlacedRow = [
    24,
    [46, 'Date'],
    [109, 'Particulars'],
    [273, 'Money out'],
    [356, 'Money in'],
    [439, 'Account balance EUR'],
  ];
  const line = (date: string, out: string, balance: string): PlacedRow => [
    [46, date],
    [109, 'Bakery'],
    ['r345', out],
    ['r428', '0.00'],
    ['r549', balance],
  ];
  const section = only([
    FACTS,
    [20, [118, 'Opening balance'], [301, 'Closing balance']],
    [16, ['r208', '10.00'], ['r376', '4.00']],
    labels,
    line('2 Mar 2024', '1.00', '9.00'),
    line('3 Mar 2024', '2.00', '7.00'),
    line('4 Mar 2024', '3.00', '4.00'),
    [24, [118, 'Spent in the year'], ['r376', '739.92']],
  ]);
  expect(brief(section).map(([, , amount, balance]) => [amount, balance])).toEqual([
    [-100, 900],
    [-200, 700],
    [-300, 400],
  ]);
});

it('finds the amounts under their label, though a list below has more of them elsewhere (DBS)', () => {
  const listed = (name: string, figure: string): PlacedRow => [
    [45, name],
    ['r300', figure],
    [378, '-'],
  ];
  const [account] = readTyped(
    positioned([
      [[45, 'DBS My Account 271-904418-3 Transaction Details as of 28 Feb 2025 USD']],
      [
        [45, 'Date'],
        [110, 'Description'],
        [337, 'Withdrawal (-)'],
        [428, 'Deposit (+)'],
        [519, 'Balance'],
      ],
      [
        [110, 'Balance Brought Forward'],
        ['r550', '740.15'],
      ],
      [
        [45, '06/02/2025'],
        [110, 'Funds Transfer'],
        ['r470', '500.00'],
        ['r550', '1,240.15'],
      ],
      [
        [45, '19/02/2025'],
        [110, 'Remittance'],
        ['r390', '129.00'],
        ['r550', '1,111.15'],
      ],
      [
        [45, '28/02/2025'],
        [110, 'Interest Earned'],
        ['r470', '0.03'],
        ['r550', '1,111.18'],
      ],
      [
        [110, 'Total Balance Carried Forward in USD:'],
        ['r390', '129.00'],
        ['r470', '500.03'],
        ['r550', 'USD 1,111.18'],
      ],
      [20, [45, 'Category'], [221, 'Eligible amount'], [349, 'Rate p.a.']],
      listed('Salary', '5,412.60'),
      listed('Credit card spend', '674.50'),
      listed('Total eligible transactions', '6,087.10'),
    ]),
  );
  expect(account).toMatchObject({ balances: [74015, 111118], proof: 'proven' });
  expect(account?.lines).toHaveLength(3);
});

it('leaves out the charges that what is enclosed calculates, whose title is long (Sparkasse)', () => {
  const head = `
Kontoauszug 3/2025
Privatgirokonto 1004872215
DE27 3585 0010 1004 8722 15
`;
  const page = `${head}
Datum          Erläuterung                                  Betrag Soll EUR     Betrag Haben EUR
Kontostand am 28.02.2025, Auszug Nr. 2                                                  1.842,37
03.03.2025     Dauerauftrag                                        -1.145,00
05.03.2025     Gutschr. Überweisung                                                     2.350,00
31.03.2025     Entgeltabschluss                                        -8,90
Kontostand am 31.03.2025 um 20:03 Uhr                                                   3.038,47
`;
  const enclosed = `${head}
Anlage 1 zu Kontoauszug 3/2025 - Rechnungsabschluss / Entgeltaufstellung
Leistung                                    Anzahl           Einzelpreis EUR          Entgelt EUR
Kontoführung Giro Komfort                        1                     6,90                  6,90
Überweisung Echtzeit                             1                     0,50                  0,50
Sparkassen-Card (Debitkarte) monatlich           1                     1,50                  1,50
Summe Entgelte                                                                               8,90
`;
  expect(readTyped(typed(page, enclosed))).toMatchObject([
    { balances: [184237, 303847], proof: 'proven', lines: { length: 3 } },
  ]);
});

const livret = (below: string) => `
VOTRE COMPTE CHEQUES N° 30219847716     RELEVE N° 11 AU 30/11/2023     EUR
DATE      LIBELLE / REFERENCE                 DATE OPERATION     DATE VALEUR     MONTANT
          SOLDE CREDITEUR AU 31/10/2023                                           100,00 €
28/11     VIREMENT SEPA                       28/11              28/11             50,00 €
            ATELIERS MARENNES SALAIRE
30/11     F COTIS CRISTAL                     30/11              01/12            - 6,90 €
          TOTAL DES MOUVEMENTS                DEBIT 6,90 €       CREDIT 50,00 €
          SOLDE CREDITEUR AU 30/11/2023                                           143,10 €
${below}`;

it('reads the sums of both sides below the last booking for none of its text, and no list that tells transfers once more (Banque Populaire)', () => {
  const details = `
DATE      DETAIL DES VIREMENTS SEPA RECUS     DATE OPERATION     DATE VALEUR     CREDIT EUROS
28/11/2023     ATELIERS MARENNES SAS                                                50,00
               SALAIRE NOVEMBRE
`;
  expect(readTyped(typed(livret(details)))).toMatchObject([
    {
      balances: [10_000, 14_310],
      proof: 'proven',
      lines: [
        '2023-11-28 5000 null VIREMENT SEPA ATELIERS MARENNES SALAIRE',
        '2023-11-30 -690 null F COTIS CRISTAL',
      ],
    },
  ]);
});

it.each([
  'Your reward transactions',
  'Your charges from 1 April 2025',
  'Details of your Sport Chek store purchases',
])(
  'reads no bookings from a table of rewards, of charges to come or of what a purchase was made of: %s (HSBC, Barclays, Triangle)',
  (title) => {
    const page = `
Current account     Statement     1 Mar 2025 - 31 Mar 2025     Account number 12345678     GBP
Date          Description              Money out     Money in     Balance
01 Mar        Opening balance                                      100.00
05 Mar        SAINSBURYS                   64.20                    35.80
18 Mar        Salary                                   500.00      535.80
31 Mar        Closing balance                                      535.80
${title}
Date          Description              Money out     Money in
05 Mar        Cashback SAINSBURYS           1.28
18 Mar        SOUTHERN WATER                0.76
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  },
);
