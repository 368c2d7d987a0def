import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('ends the group of payments where the bookings of a card begin under its number (ICA)', () => {
  const page = `
Kreditkort     Fakturadatum     2025-10-31     SEK
Köpdatum       Bokfört        Specifikation           Belopp SEK
                              Ingående skuld            5 231,40
Inbetalningar
2025-10-28     2025-10-28     INBETALNING BG TACK      -2 500,00
Transaktioner kort 5301 28** **** 4409, Elin Bergqvist
2025-10-01     2025-10-02     ICA KVANTUM               1 243,55
2025-10-16     2025-10-17     NETONNET RETUR             -490,00
Ränta och avgifter
2025-10-31     2025-10-31     AVISERINGSAVGIFT             29,00
                              Utgående skuld            3 513,95
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-523140, -351395],
      proof: 'proven',
      lines: [
        '2025-10-01 -124355 null ICA KVANTUM',
        '2025-10-16 49000 null NETONNET RETUR',
        '2025-10-28 250000 null INBETALNING BG TACK',
        '2025-10-31 -2900 null AVISERINGSAVGIFT',
      ],
    },
  ]);
});

it('ends a group of payments where one of charges and credits begins (CIBC)', () => {
  const page = `
CIBC Dividend Visa Infinite Card     CAD     September 17 to October 16, 2025
Previous balance     $612.44     Amount Due                   $111.59
Total balance        $111.59     Minimum payment               $10.00
Your payments
Trans          Post
date           date          Description                        Amount($)
Sep 24         Sep 25        PAYMENT THANK YOU                     612.44
Total payments                                                   $612.44
Your new charges and credits
Trans          Post
date           date          Description                 Spend Categories     Amount($)
Sep 17         Sep 18        LOBLAWS 1032 TORONTO ON     Groceries                94.18
Sep 18         Sep 19        PRESTO MOBL TORONTO ON      Transportation           40.00
Sep 30         Oct 01        AMZN MKTP CA                Retail                  -22.59
Total for 4500 XXXX XXXX 4471                                                   $111.59
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringContaining('2025-09-17 -9418 null LOBLAWS 1032 TORONTO ON'),
        expect.stringContaining('2025-09-18 -4000 null PRESTO MOBL TORONTO ON'),
        '2025-09-24 61244 null PAYMENT THANK YOU',
        expect.stringContaining('2025-09-30 2259 null AMZN MKTP CA'),
      ],
      proof: 'proven',
    },
  ]);
});

const spent = (day: string, text: string, amount: string): PlacedRow => [
  [40, day],
  [120, text],
  ['r550', amount],
];

it('takes a minus under the heading of payments and financing for money paid to the card', () => {
  const page = positioned([
    [
      [40, 'RAFAELA LIMA'],
      [250, 'FATURA 13 NOV 2026'],
      [400, 'EMISSÃO 06 NOV 2026'],
    ],
    [
      [40, 'Fatura anterior'],
      ['r550', 'R$ 1.873,40'],
    ],
    [
      [40, 'Total a pagar'],
      ['r550', 'R$ 18,33'],
    ],
    [
      [40, 'Pagamento mínimo para não ficar em atraso'],
      ['r550', 'R$ 2,75'],
    ],
    [[40, 'TRANSAÇÕES DE 06 OUT A 06 NOV']],
    spent('07 OUT', 'Uber* Trip', 'R$ 24,90'),
    spent('12 OUT', 'Ifd*Padaria Real', 'R$ 38,50'),
    spent('22 OUT', 'Estorno de "Mercadolivre*Tech"', '−R$ 45,07'),
    [
      [40, 'Pagamentos e Financiamentos'],
      ['r550', '−R$ 1.873,40'],
    ],
    spent('12 OUT', 'Pagamento em 12 OUT', '−R$ 1.873,40'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [-187340, -1833],
      proof: 'proven',
      lines: [
        '2026-10-07 -2490 null Uber* Trip',
        '2026-10-12 -3850 null Ifd*Padaria Real',
        '2026-10-12 187340 null Pagamento em 12 OUT',
        '2026-10-22 4507 null Estorno de "Mercadolivre*Tech"',
      ],
    },
  ]);
});

it.each([
  ['CONSUMOS 6.40\nPAGOS/CREDITOS\n412.75', ''],
  ['DETALLE DE CONSUMOS,\nPAGOS/CREDITOS', ''],
  ['CONSUMOS /\nPAGOS/CREDITOS', ' -'],
])(
  'takes payments and credits in a box or a title for no heading of the purchases',
  (box, mark) => {
    const page = `
ESTADO DE CUENTA TARJETA DE CRÉDITO     FECHA DE CORTE 28/04/25     US$     PAGO MÍNIMO 20.00
SALDO ANTERIOR 412.75
SALDO TOTAL A PAGAR 6.40
${box}
FECHA        REFERENCIA     DESCRIPCIÓN               VALOR US$
16/04/25     0000           SU PAGO                     ${mark ? `412.75${mark}` : '-412.75'}
28/03/25     0101           PANADERIA                      5.40
28/03/25     0101           PANADERIA                      1.00
`;
    expect(readPages(page)).toMatchObject([
      { balances: [-41275, -640], proof: 'proven', lines: { length: 3 } },
    ]);
  },
);

it('a heading over bookings of any kind ends the group of payments, whatever card it names (C6)', () => {
  const page = `
C6 BANK                                                        Fatura do cartão C6 Carbon
Vencimento             Fechamento da fatura        Limite total
10/03/2024             04/03/2024                  R$ 15.000,00
   Fatura anterior                                        R$ 100,00
   Total a pagar                                          R$ 295,05


Pagamentos efetuados
Data         Descrição                                     Valor (R$)
10 fev       Inclusao de Pagamento                         - 100,00


Transações do cartão C6 Carbon Final 4412 - FERNANDA ALVES
Data         Descrição                                     Valor (R$)
07 fev       UBER *TRIP                                         9,95
09 fev       CARREFOUR BAIRRO                                 375,00
21 fev       ESTORNO MERCADOLIVRE                            - 89,90
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -29505], proof: 'proven', lines: { length: 4 } },
  ]);
});

/** A box whose labels are set on two lines but for one that stands between them. */
const box = (opening: string, closing: string): PlacedRow[] => [
  [
    [67, 'Saldo letzte'],
    [298, 'Total neue'],
    [382, 'Neuer Saldo zu'],
  ],
  [4, [184, 'Ihre Zahlungen']],
  [5, [67, 'Rechnung'], [283, 'Transaktionen'], [385, 'Ihren Gunsten']],
  [15, [67, opening], [192, "CHF 1'812.35"], [288, 'CHF 1.80'], [396, closing]],
];

it('takes what nothing marks for a payment under a heading whose sum the box names (Swisscard)', () => {
  const card = (closing: string, payment = "1'812.35", heading = 'Ihre Zahlungen') =>
    readTyped(
      positioned([
        [[40, 'Swisscard AECS GmbH     Rechnung für Ihre Kreditkarte']],
        [[40, 'Rechnungsdatum 20.06.2025']],
        ...box('CHF 612.35', closing),
        [
          [62, 'Datum'],
          [125, 'Transaktion'],
          [493, 'Betrag in CHF'],
        ],
        [[62, heading]],
        [
          [62, '29.05.2025'],
          [125, 'IHRE ZAHLUNG – DANKE'],
          ['r550', payment],
        ],
        [[62, 'Neue Transaktionen']],
        [
          [62, '30.05.2025'],
          [125, 'IKEA AG'],
          ['r550', '61.75'],
        ],
        [
          [62, '02.06.2025'],
          [125, 'IKEA AG'],
          ['r550', '-59.95'],
        ],
      ]),
    );
  expect(card("CHF 1'198.20")).toMatchObject([
    {
      balances: [-61235, 119820],
      proof: 'proven',
      lines: [
        '2025-05-29 181235 null IHRE ZAHLUNG – DANKE',
        '2025-05-30 -6175 null IKEA AG',
        '2025-06-02 5995 null IKEA AG',
      ],
    },
  ]);
  expect(card("CHF 1'198.21")[0]?.proof).toBe('broken');
  expect(card("CHF 1'198.20", "1'812.34")[0]?.proof).toBe('broken');
  expect(card("CHF 1'198.20", "1'812.35", 'Diverses')[0]?.proof).toBe('broken');
});

it('ends a group of payments at a heading of several cells that ends with the number of a card (SEB)', () => {
  const page = `
SAS EuroBonus World Mastercard     FAKTURA     Fakturadatum     2025-03-14     Förfallodatum     2025-03-31
Skuld från föregående faktura     Inbetalt          Köp, uttag och avgifter     Ränta     Att betala
100,00                            100,00            53,40                       0,00      53,40
Lägsta belopp att betala: 50,00   SEK
Datum        Bokfört      Specifikation                      Ort             Belopp
Inbetalningar
250228       250228       INBETALNING BANKGIRO, TACK                        -100,00
Köp/uttag    Astrid Bergfalk     5448 04XX XXXX 4417
250214       250217       ICA KVANTUM LIDINGÖ                LIDINGÖ          42,40
250215       250217       SL                                 STOCKHOLM        12,00
250224       250225       ELLOS AB RETUR                     BORÅS            -1,00
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [-10000, -5340],
      proof: 'proven',
      lines: [
        '2025-02-14 -4240 null ICA KVANTUM LIDINGÖ LIDINGÖ',
        '2025-02-15 -1200 null SL STOCKHOLM',
        '2025-02-24 100 null ELLOS AB RETUR BORÅS',
        '2025-02-28 10000 null INBETALNING BANKGIRO, TACK',
      ],
    },
  ]);
});
