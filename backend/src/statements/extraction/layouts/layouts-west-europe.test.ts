import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads bookings under the days of a Finnish bank that writes in Swedish', () => {
  const page = positioned([
    [
      [42, 'IBAN FI43 4055 0010 7718 24'],
      [300, '01.03.2025 - 31.03.2025'],
      [450, 'Valuta EUR'],
    ],
    [
      [42, 'Nr'],
      [66, 'Arkiveringskod'],
      [190, 'Betalningsmottagare/Betalare'],
      [440, 'Valuta-'],
      ['r553', 'Belopp'],
    ],
    [
      [190, 'Förklaring'],
      [440, 'dag'],
      ['r553', 'EUR'],
    ],
    [
      [66, 'SALDO 28.02.25'],
      ['r553', '100,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 03.03.25']],
    [
      [49, '1'],
      [66, '202503034055007755'],
      [190, 'KORTKÖP'],
      [440, '0103'],
      ['r553', '20,00-'],
    ],
    [[190, 'K-CITYMARKET VASA']],
    [
      [190, 'SALDO'],
      ['r553', '80,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 04.03.25']],
    [
      [49, '2'],
      [66, '202503044055007866'],
      [190, 'INBETALNING'],
      [440, '0403'],
      ['r553', '5,00+'],
    ],
    [
      [190, 'SALDO'],
      ['r553', '85,00+'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-03-03 -2000 null KORTKÖP K-CITYMARKET VASA',
    '2025-03-04 500 null INBETALNING',
  ]);
});

it('reads a French card with columns of places and of what was paid abroad, and what is debited for it', () => {
  const page = `
RELEVE DE VOS OPERATIONS PAR CARTE A DEBIT DIFFERE     Période du 01.03.2025 au 26.03.2025
DATE         LIBELLE              VILLE / PAYS     MONTANT EN DEVISE - TAUX              DEBIT EN €     CREDIT EN €
01.03.25     FRANPRIX             LYON 06                                                     23,18
12.03.25     OPENAI               SAN FRANCISCO    24,00 USD     1 EUR = 1,0821 USD           22,18
17.03.25     FNAC PART DIEU       LYON 03                                                                      5,00
             TOTAUX                                                                           45,36            5,00
             SOLDE A DEBITER LE 31.03.2025                                                    40,36
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'EUR',
      balances: [null, -4036],
      lines: [
        '2025-03-01 -2318 null FRANPRIX LYON 06',
        '2025-03-12 -2218 null OPENAI SAN FRANCISCO',
        '2025-03-17 500 null FNAC PART DIEU LYON 03',
      ],
    },
  ]);
});

it('takes what a Swiss card calls a balance in the favour of its bank for owed', () => {
  const page = `
Rechnungsdatum     14.03.2025     Mindestbetrag CHF     83.46     Zahlbar bis     08.04.2025
Einkaufsdatum     Verbucht am     Beschreibung                            Gutschrift CHF     Belastung CHF
                                  Saldovortrag letzte Rechnung vom 14.02.2025                       100.00
25.02.2025        26.02.2025      Ihre Zahlung - Besten Dank                      100.00
17.02.2025        18.02.2025      Migros M Wipkingen, Zürich                                         64.35
14.03.2025        14.03.2025      Rechnungsgebühr                                                     1.00
14.03.2025                        Saldo zu unseren Gunsten per 14.03.2025                            65.35
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CHF', balances: [-10000, -6535], proof: 'proven' },
  ]);
});

it('reads the days of a Portuguese account with the month in front, under labels of two lines', () => {
  const table = `
26/06/30            EXT. N. 2026/006
EXTRATO DE 2026/06/01 A 2026/06/30                                          MOEDA: EUR
DATA      DATA
LANC.     VALOR     DESCRITIVO                          DEBITO     CREDITO       SALDO
`;
  const first = `${table}
                    SALDO INICIAL                                              3 104.86
6.01      6.01      DD NOS COMUNICACOES SA               34.99                 3 069.87
6.02      5.31      COMPRA 4417 PINGO DOCE CHIADO        27.14                 3 042.73
                    A TRANSPORTAR                                              3 042.73
`;
  const second = `${table}
                    TRANSPORTE                                                 3 042.73
6.15      6.15      TRF DE BRIGHTLANE CONSULTING                    2 850.00   5 892.73
                    SALDO FINAL                                                5 892.73
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      balances: [310486, 589273],
      proof: 'proven',
      lines: [
        '2026-06-01 -3499 306987 DD NOS COMUNICACOES SA',
        '2026-06-02 -2714 304273 COMPRA 4417 PINGO DOCE CHIADO',
        '2026-06-15 285000 589273 TRF DE BRIGHTLANE CONSULTING',
      ],
    },
  ]);
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

it('reads the texts of a Dutch account under days of booking with those of value in brackets below', () => {
  const page = `
Account (in EUR)          Date 30-09-2025
Previous balance            New balance
100,00 +/CREDIT             63,49 +/CREDIT
Bookdate        Description                        Amount debit      Amount credit
(Value date)
30-09           ABN AMRO Bank N.V.                         4,65
(01-10)         Basic Package
29-09           BEA, Apple Pay                            31,86
(29-09)         Albert Heijn 1521,PAS042
                NR:5B7K21, 28.09.25/17:44
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-09-29 -3186 null BEA, Apple Pay Albert Heijn 1521,PAS042 NR:5B7K21, 28.09.25/17:44',
        '2025-09-30 -465 null ABN AMRO Bank N.V. Basic Package',
      ],
      proof: 'proven',
    },
  ]);
});
