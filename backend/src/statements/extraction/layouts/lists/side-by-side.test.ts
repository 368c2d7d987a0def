import { describe, expect, it } from 'vitest';
import { headsNewBookings } from '../../words/titles.ts';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads lists side by side of which but one row is set in line, and no purchases of further months (Itaú)', () => {
  expect(
    readPages(
      `
Itaú     Cartão Itaú Click Platinum Visa     Emissão: 03/01/2025     Pagamento mínimo 587,30     R$
Total da fatura anterior     156,08
Total desta fatura     602,51
Lançamentos: compras e saques
DATA        ESTABELECIMENTO                  VALOR EM R$        DATA        ESTABELECIMENTO                  VALOR EM R$
14/12       MAGAZINE LUIZA                        189,90        09/12       PETZ                                   76,35
            HOBBY .FRANCA
15/12       DECOLAR.COM                            12,55
                                                                12/12       SHOPEE                                 64,95
16/12       PAO DE ACUCAR                           2,68
                                                                19/12       99APP                                 100,00
`,
      `
Compras parceladas - próximas faturas               Encargos cobrados nesta fatura
DATA        ESTABELECIMENTO                  VALOR EM R$                    TAXA                             VALOR EM R$
14/12       MAGAZINE LUIZA                        189,90                                                            0,00
15/12       DECOLAR.COM                            12,55                                                            0,00
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-15608, -60251], lines: { length: 6 } }]);
});

it('reads a British card whose bookings stand in two columns of a page without labels', () => {
  const booked = (day: string, text: string, amount: string, x: number): Placed[] => [
    [x, day],
    [x + 40, text],
    [`r${x + 245}`, amount],
  ];
  const page = positioned([
    [
      [40, 'Your previous balance'],
      ['r280', '£486.19'],
      [320, 'Minimum payment must reach us by'],
      ['r540', '7 April 2025'],
    ],
    [
      [40, 'Your new balance'],
      ['r280', '£141.09'],
      [320, 'Statement date'],
      ['r540', '12 March 2025'],
    ],
    [40, [40, 'Your transactions']],
    [24, [40, 'Payments towards your account'], [305, 'Your new activity (continued)']],
    [
      ...booked('03 Mar', 'Payment By Direct Debit', '£486.19CR', 40),
      ...booked('24 Feb', 'Cafe, Barcelona', '£16.66', 305),
    ],
    [[345, '19.40 Euro at 1.1983']],
    [[40, 'Your new activity']],
    [
      ...booked('13 Feb', 'Tesco, Bristol', '£34.18', 40),
      ...booked('25 Feb', 'Aldi 68, Bristol', '£29.33', 305),
    ],
    [
      ...booked('14 Feb', 'Pizza Express', '£52.40', 40),
      ...booked('28 Feb', 'Refund Lewis', '£45.00CR', 305),
    ],
    booked('15 Feb', 'GWR Temple Meads', '£53.52', 40),
    [60, [40, 'Ways to pay']],
    [
      [
        40,
        'Bank transfer: with the number of your card as the reference, which you find above every page of it.',
      ],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'GBP',
      balances: [-48619, -14109],
      proof: 'proven',
      lines: [
        '2025-02-13 -3418 null Tesco, Bristol',
        '2025-02-14 -5240 null Pizza Express',
        '2025-02-15 -5352 null GWR Temple Meads',
        '2025-02-24 -1666 null Cafe, Barcelona 19.40 Euro at 1.1983',
        '2025-02-25 -2933 null Aldi 68, Bristol',
        '2025-02-28 4500 null Refund Lewis',
        '2025-03-03 48619 null Payment By Direct Debit',
      ],
    },
  ]);
});

describe('two lists side by side without labels (Capital One)', () => {
  const left = (day: string, text: string, amount: string): Placed[] => [
    [44, day],
    [78, text],
    ['r300', amount],
  ];
  const right = (number: string, day: string, text: string, amount: string): Placed[] => [
    [312, number],
    [326, day],
    [360, text],
    ['r580', amount],
  ];
  const first = [
    row([30, 'Capital One'], [400, 'Jan. 22 - Feb. 21, 2014'], [540, 'Page 1 of 2']),
    row(
      [30, 'Visa Signature Account Ending in 6613'],
      [300, 'Minimum Payment Due'],
      [450, '$25.00'],
    ),
    row(
      [45, 'Previous Balance'],
      [150, 'Payments and Credits'],
      [260, 'Fees and Interest Charged'],
      [393, 'Transactions'],
      [503, 'New Balance'],
    ),
    row(
      [62, '$700.00'],
      [131, '-'],
      [172, '$527.00'],
      [244, '+'],
      [292, '$9.84'],
      [358, '+'],
      [397, '$96.00'],
      [466, '='],
      [503, '$278.84'],
    ),
    row([30, 'TRANSACTIONS', 11]),
    row(
      [30, 'PAYMENTS, CREDITS & ADJUSTMENTS FOR A PRUITT #6613'],
      [312, 'TRANSACTIONS (CONTINUED)'],
    ),
    row(
      ...left('06 FEB', 'CAPITAL ONE MOBILE PYMT', '($500.00)'),
      ...right('3', '12 FEB', 'CVS PHARMACY', '$16.00'),
    ),
    row(
      ...left('10 FEB', 'LOWES RICHMOND VA', '($27.00)'),
      ...right('4', '14 FEB', 'STRAWBERRY CAFE', '$8.00'),
    ),
    row([30, 'TRANSACTIONS FOR A PRUITT #6613'], ...right('5', '19 FEB', 'EXXONMOBIL', '$38.00')),
    row(
      ...left('22 JAN', 'KROGER GLEN ALLEN VA', '$26.00'),
      [360, 'Total for A Pruitt #6613'],
      ['r580', '$96.00'],
    ),
    row(...left('23 JAN', 'SPOTIFY USA', '$8.00')),
    row([255, 'Transactions continue on page 2']),
    row([36, 'CASH BACK REWARDS SUMMARY', 10]),
    row([36, 'Earned This Period:'], [280, '$8.19']),
  ];
  const second = [
    row([30, 'Visa Signature Account Ending in 6613'], [540, 'Page 2 of 2']),
    row([30, 'TRANSACTIONS (CONTINUED)', 11]),
    row([30, 'FEES']),
    row([78, 'Total Fees This Period'], ['r300', '$0.00']),
    row([30, 'INTEREST CHARGED']),
    row([78, 'INTEREST CHARGE:PURCHASES'], ['r300', '$9.84']),
    row([78, 'Total Interest This Period'], ['r300', '$9.84']),
  ];

  it('reads them below each other, though numbers run in front and a box of figures stands above', () => {
    const [card] = readTyped(positioned(first, second));
    expect(card).toMatchObject({ balances: [-70000, -27884], proof: 'proven' });
    expect(card?.lines).toHaveLength(8);
    expect(card?.lines).toContain('2014-02-12 -1600 null CVS PHARMACY');
    expect(card?.lines.at(-1)).toBe('2014-02-21 -984 null INTEREST CHARGE:PURCHASES');
  });

  it('takes what is charged behind a sum for a booking of a card only', () => {
    const account = readTyped(
      typed(`
Kontoauszug 3/2025     DE31 4265 0150 0104 3772 18     EUR
Buchung      Verwendungszweck             Betrag
             Kontostand am 01.03.2025     100,00
03.03.2025   REWE                         -20,00
31.03.2025   Entgelt                       -3,47
             Kontostand am 31.03.2025      76,53
Entgelte
             Entgelt Buchungen             -3,47
`),
    );
    expect(account).toMatchObject([{ balances: [10000, 7653], proof: 'proven' }]);
    expect(account[0]?.lines).toHaveLength(2);
  });

  it('ends what was paid where a holder or the rest of the bookings is named', () => {
    expect(headsNewBookings('TRANSACTIONS FOR EMILY S PRUITT #0957')).toBe(true);
    expect(headsNewBookings('TRANSACTIONS (CONTINUED)')).toBe(true);
    expect(headsNewBookings('TRANSACTIONS FOR YOU')).toBe(false);
  });
});

it('reads a page in two columns of which the second has bookings beside headings of the first (Barclaycard)', () => {
  const page = `
Barclaycard     Card number ending 6612     Statement date 19 December 2025
Your previous balance          £842.17
Your new balance               £115.00
Payment due date               16 January 2026
Your transactions
Payments towards your account           £842.17    15 Dec     Costa Coffee                  £15.00
28 Nov     Payment By Direct Debit      £842.17    16 Dec     Waitrose                      £25.00
How you've used your card               £120.00
21 Nov     CP/Greggs PLC, Reading        £30.00    18 Dec     TFL Travel Charge             £10.00
22 Nov     Sainsburys S/Mkts             £40.00
23 Nov     Amazon.co.uk                  £5.00CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84217, -11500],
      proof: 'proven',
      lines: [
        '2025-11-21 -3000 null CP/Greggs PLC, Reading',
        '2025-11-22 -4000 null Sainsburys S/Mkts',
        '2025-11-23 500 null Amazon.co.uk',
        '2025-11-28 84217 null Payment By Direct Debit',
        '2025-12-15 -1500 null Costa Coffee',
        '2025-12-16 -2500 null Waitrose',
        '2025-12-18 -1000 null TFL Travel Charge',
      ],
    },
  ]);
});

it('tells what was paid by headings with what their groups come to, where nothing bears a sign (Barclaycard)', () => {
  const page = `
Barclaycard     Card number ending 7715     Statement date 26 January 2026
Your previous balance                   £486.15
Payments towards your account           £528.15
12 Jan     Payment, Thank You           £486.15
16 Jan     Asos.Com, London             £42.00
Transactions, interest and charges      £163.18
27 Dec     Sainsburys S/Mkts            £58.73 e
28 Dec     Co-Op Group 310427           £12.45 e
06 Jan     Wizz Air Hu Xq4K2L           £92.00
Your new balance                        £121.18
`;
  const [card] = readTyped(typed(page));
  expect(card).toMatchObject({ balances: [-48615, -12118], proof: 'proven' });
  expect(card?.lines).toContain('2026-01-16 4200 null Asos.Com, London');
});

it('lists side by side hold days whose parts stand apart (U.S. Bank)', () => {
  const page = `
U.S. Bank            Statement Period: Oct 1, 2024 through Oct 31, 2024
Beginning Balance on Oct 1      $  500.00
Ending Balance on Oct 31        $  163.75
Checks Presented Conventionally
Check   Date      Ref Number    Amount      Check   Date      Ref Number     Amount
1412    Oct  9    8610112233     75.00      1413    Oct 16    8914412218     220.00
1415*   Oct 29    9213345671     41.25
          Conventional Checks Paid (3)    $ 336.25-
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.map((line) => line.slice(0, 21))).toEqual([
    '2024-10-09 -7500 null',
    '2024-10-16 -22000 nul',
    '2024-10-29 -4125 null',
  ]);
});

it('reads two lists side by side whose labels break by a hyphen on lines of their own (American Express in Sweden)', () => {
  const page = `
Kortmedlemmens namn     Kortnummer             Fakturadatum     SEK
ERIK LINDQVIST          3759-XXXXXX-44712      30.07.25         Förfallodatum 28.08.25
Föregående faktura      100,00
Fakturans saldo         240,00
Inbetalningar                                                   Nya köp för SARA LINDQVIST
                                                                Kortnummer 3759-XXXXXX-44720
Transaktions-   Process-      Beskrivning       Belopp SEK
datum           datum                                           Transaktions-   Process-      Beskrivning       Belopp SEK
14.07.25        14.07.25      INBETALNING       100,00 CR       datum           datum
15.07.25        16.07.25      ICA KVANTUM        90,00          03.07.25        04.07.25      HEMKOP             50,00
16.07.25        16.07.25      SL STOCKHOLM       60,00          05.07.25        07.07.25      KICKS              40,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10_000, -24_000],
      proof: 'proven',
      lines: { 0: '2025-07-03 -5000 null HEMKOP', length: 5 },
    },
  ]);
});
