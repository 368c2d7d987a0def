import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { linesRead, readAsLines, readTyped } from '../typed.fixture.ts';

it('keeps a reference that begins with the figures of a day (Maybank)', () => {
  const page = `
TARIKH MASUK     BUTIR URUSNIAGA              JUMLAH URUSNIAGA     BAKI PENYATA
BEGINNING BALANCE                                                  100.00
05/06/25         DUITNOW QR-                  36.00+               136.00
                 MERCHANT SETTLEMENT
                 20250605QRM0001
06/06/25         CMS - CR PYMT                50.00+               186.00
ENDING BALANCE :                                                   186.00
`;
  expect(linesRead(page)).toEqual([
    '2025-06-05 3600 13600 DUITNOW QR- MERCHANT SETTLEMENT 20250605QRM0001',
    '2025-06-06 5000 18600 CMS - CR PYMT',
  ]);
});

it('gives a number that ends a text back to it, where the balance tells that no thousand was meant (PostFinance)', () => {
  const page = `
Privatkonto CHF
Kontoauszug 01.03.2026 - 31.03.2026
Datum Text Gutschrift Lastschrift Valuta Saldo
28.02.26 Kontostand 2 876.35
03.03.26 LASTSCHRIFT 1 079.90 03.03.26 1 796.45
SWISSCOM (SCHWEIZ) AG
20.03.26 GUTSCHRIFT VON FREMDBANK 769 128.30 20.03.26 1 924.75
AUFTRAGGEBER: BERNMOBIL
31.03.26 Kontostand 1 924.75
`;
  expect(readAsLines(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2026-03-03 -107990 179645 LASTSCHRIFT SWISSCOM (SCHWEIZ) AG',
        '2026-03-20 12830 192475 GUTSCHRIFT VON FREMDBANK 769 AUFTRAGGEBER: BERNMOBIL',
      ],
    },
  ]);
});

it('takes the years of two days from the line below them out of its text (Deutsche Bank)', () => {
  const page = `
Kontoauszug vom 01.12.2023 bis 31.12.2023
Buchung Valuta Vorgang Soll Haben
Alter Saldo per 30.11.2023 EUR + 1.206,77
01.12. 01.12. SEPA Dauerauftrag an - 720,00
2023 2023 Wohnbau Rheinaue eG
Miete
29.12. 02.01. SEPA Lastschrifteinzug von - 29,99
2023 2024 1&1 Telecom GmbH
Neuer Saldo EUR + 456,78
`;
  expect(readAsLines(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2023-12-01 -72000 null SEPA Dauerauftrag an Wohnbau Rheinaue eG Miete',
        '2023-12-29 -2999 null SEPA Lastschrifteinzug von 1&1 Telecom GmbH',
      ],
    },
  ]);
});

it('keeps a line far behind the text that it stands in the middle of, and those below (Consorsbank)', () => {
  const page = `
Kontowährung EUR
Text/Verwendungszweck                          Datum            Wert             Soll             Haben
Kontostand zum 31.07.20                                                                           5.000,00+
EFFEKTEN NR.0000118822071                      10.08.20         12.08.20         2.549,70-
                         WP-ABRECHNUNG 000011
   Kauf WKN: A14Y6F
   ALPHABET INC.CL.A
LASTSCHRIFT                                    17.08.20         17.08.20         50,30-
   CAPITAL ABO
Kontostand zum 31.08.20                                                                           2.400,00+
`;
  expect(linesRead(page)).toEqual([
    '2020-08-10 -254970 null EFFEKTEN NR.0000118822071 WP-ABRECHNUNG 000011 Kauf WKN: A14Y6F ALPHABET INC.CL.A',
    '2020-08-17 -5030 null LASTSCHRIFT CAPITAL ABO',
  ]);
});

const payroll = (day: string, name: string): PlacedRow[] => [
  [
    [40, day],
    [119, '1,000.00'],
    [170, 'Direct Deposit - Payroll'],
    [330, name],
  ],
];

it('keeps texts that go on in a column of their own far behind the first words, but no box beside the table (PNC)', () => {
  const head: PlacedRow[] = [
    [[40, 'For the period 12/08/2025 to 01/07/2026']],
    [
      [40, 'Beginning balance'],
      [200, '$100.00'],
      [300, 'Ending balance'],
      [400, '$3,100.00'],
    ],
    [20, [40, 'Deposits and Other Additions']],
    [
      [40, 'Date'],
      [122, 'Amount'],
      [170, 'Description'],
    ],
  ];
  const rows = [
    ...payroll('12/12', 'Allegheny Health'),
    ...payroll('12/20', 'Jonah Feld'),
    ...payroll('12/26', 'Allegheny Health'),
  ];
  const textsOf = (page: PlacedRow[]) =>
    readTyped(positioned(page))[0]?.lines.map((line) => line.split(' null ')[1]);
  expect(textsOf([...head, ...rows])).toEqual([
    'Direct Deposit - Payroll Allegheny Health',
    'Direct Deposit - Payroll Jonah Feld',
    'Direct Deposit - Payroll Allegheny Health',
  ]);
  const box: PlacedRow = [6, [330, 'as of today']];
  expect(textsOf([...head, ...rows.slice(0, 2), box, ...rows.slice(2)])).toEqual(
    Array(3).fill('Direct Deposit - Payroll'),
  );
});

it('keeps the first lines above days that stand above amounts, on a page without labels, too (Wise)', () => {
  const first: PlacedRow[] = [
    [[42, 'EUR statement']],
    [[42, '1 January 2026 - 31 January 2026']],
    [20, [43, 'Description'], [383, 'Incoming'], [451, 'Outgoing'], [524, 'Amount']],
    [25, [42, 'Sent money to Amara']],
    [13, [42, '29 January 2026'], [105, 'Transaction: TRANSFER-19']],
    [9, [453, '-15.00'], [524, '85.00']],
    [20, [42, 'Received money from Lumen']],
    [13, [42, '23 January 2026'], [105, 'Reference: RT99']],
    [9, [388, '41.00'], [524, '100.00']],
  ];
  const second: PlacedRow[] = [
    [[42, 'Paid to IBERDROLA']],
    [13, [42, '9 January 2026'], [105, 'Transaction: DEBIT-18']],
    [9, [453, '-5.00'], [524, '59.00']],
    [20, [42, 'Sent money to Vicent']],
    [13, [42, '2 January 2026'], [105, 'Transaction: TRANSFER-18']],
    [9, [453, '-20.00'], [524, '64.00']],
  ];
  expect(readTyped(positioned(first, second))[0]?.lines).toEqual([
    '2026-01-02 -2000 6400 Sent money to Vicent Transaction: TRANSFER-18',
    '2026-01-09 -500 5900 Paid to IBERDROLA Transaction: DEBIT-18',
    '2026-01-23 4100 10000 Received money from Lumen Reference: RT99',
    '2026-01-29 -1500 8500 Sent money to Amara Transaction: TRANSFER-19',
  ]);
});

it('ends a text in front of the name of the card that the next page repeats (OCBC)', () => {
  const card: PlacedRow[] = [
    [20, [199, 'OCBC 365 CREDIT CARD']],
    [13, [199, 'KOH LI TING'], [330, '4524-1920-0771-8830']],
  ];
  const labels: PlacedRow = [
    20,
    [58, 'TRANSACTION DATE'],
    [199, 'DESCRIPTION'],
    [486, 'AMOUNT (SGD)'],
  ];
  const pages: PlacedRow[][] = [
    [
      [[58, 'CREDIT CARD STATEMENT']],
      [[58, 'STATEMENT DATE 07-02-2026']],
      labels,
      ...card,
      [15, [199, "LAST MONTH'S BALANCE"], [505, '10.00']],
      [14, [58, '24/01'], [199, 'SOMBOON SEAFOOD'], [505, '20.00']],
      [10, [199, 'FOREIGN CURRENCY THB 450.00']],
    ],
    [
      labels,
      ...card,
      [15, [58, '25/01'], [199, 'BTS SKYTRAIN'], [505, '8.00']],
      [24, [199, 'TOTAL'], [505, '38.00']],
    ],
  ];
  expect(readTyped(positioned(...pages))[0]?.lines).toEqual([
    '2026-01-24 -2000 null SOMBOON SEAFOOD FOREIGN CURRENCY THB 450.00',
    '2026-01-25 -800 null BTS SKYTRAIN',
  ]);
});

it('goes on below labels in three languages with the name of a company, which is no currency (Maybank)', () => {
  const labels: PlacedRow[] = [
    [
      20,
      [30, 'TARIKH MASUK'],
      [130, 'BUTIR URUSNIAGA'],
      [330, 'JUMLAH URUSNIAGA'],
      [430, 'BAKI PENYATA'],
    ],
    [10, [30, '進支日期'], [130, '進支項說明'], [330, '銀碼'], [430, '結單存餘']],
    [
      10,
      [30, 'ENTRY DATE'],
      [130, 'TRANSACTION DESCRIPTION'],
      [330, 'TRANSACTION AMOUNT'],
      [430, 'STATEMENT BALANCE'],
    ],
  ];
  const booked = (
    day: string,
    amount: string,
    balance: string,
    ...texts: string[]
  ): PlacedRow[] => [
    [
      [30, day],
      [130, 'SALE DEBIT'],
      ['r398', amount],
      ['r478', balance],
    ],
    ...texts.map((text): PlacedRow => [10, [132, text]]),
  ];
  const pages: PlacedRow[][] = [
    [
      [[30, 'Malayan Banking Berhad']],
      [
        [350, 'STATEMENT DATE'],
        [455, ': 31/07/24'],
      ],
      ...labels,
      [16, [130, 'BEGINNING BALANCE'], ['r478', '100.00']],
      ...booked('01/07', '10.00-', '90.00', '056224154990'),
      ...booked('02/07', '20.00-', '70.00', '660252436153'),
    ],
    [
      ...labels,
      [16, [132, 'AEON CO. (M) BHD']],
      ...booked('03/07', '30.00-', '40.00', '849966429170'),
      ...booked('04/07', '5.00-', '35.00', '762007532926', 'TNB SELF SERVICE'),
    ],
  ];
  expect(readTyped(positioned(...pages))[0]).toMatchObject({
    currency: 'MYR',
    lines: [
      '2024-07-01 -1000 9000 SALE DEBIT 056224154990',
      '2024-07-02 -2000 7000 SALE DEBIT 660252436153 AEON CO. (M) BHD',
      '2024-07-03 -3000 4000 SALE DEBIT 849966429170',
      '2024-07-04 -500 3500 SALE DEBIT 762007532926 TNB SELF SERVICE',
    ],
  });
});
