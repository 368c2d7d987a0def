import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('keeps a credit card apart from the accounts in one file, by its number and with the days of its purchases (comdirect)', () => {
  const booked = (day: string, bought: string, text: string, out: string) =>
    [
      [
        [54, day],
        [112, 'Visa-Umsatz'],
        [210, text],
        ['r541', out],
      ],
      [[54, bought]],
    ] as Placed[][];
  const labels = [
    [54, 'Buchungstag'],
    [112, 'Vorgang'],
    [210, 'Buchungstext'],
    [473, 'Ausgang'],
    [513, 'Eingang'],
  ] as Placed[];
  const page = positioned([
    [[50, 'Finanzreport Nr. 3 per 01.04.2025']],
    [[50, 'Girokonto']],
    [[50, 'IBAN DE89 3704 0044 0532 0130 00']],
    labels,
    [
      [54, 'Valuta'],
      [516, 'in EUR'],
    ] as Placed[],
    [
      [54, 'Alter Saldo'],
      [120, '28.02.2025'],
      ['r541', '+314,66 EUR'],
    ] as Placed[],
    [
      [54, '03.03.2025'],
      [112, 'Lastschrift'],
      [210, 'Vattenfall Abschlag Strom'],
      ['r541', '-74,00'],
    ] as Placed[],
    [[54, '03.03.2025']],
    [
      [54, 'Neuer Saldo'],
      [120, '31.03.2025'],
      ['r541', '+240,66 EUR'],
    ] as Placed[],
    [[50, 'Visa-Karte (Kreditkarte)']],
    [
      [50, 'Kreditkarten-Nr. 4871 78XX XXXX 2093'],
      [250, 'Karteninhaber Jonas Petersen'],
    ] as Placed[],
    labels,
    [
      [54, 'Umsatztag'],
      [516, 'in EUR'],
    ] as Placed[],
    [
      [54, 'Alter Saldo'],
      [120, '28.02.2025'],
      ['r541', '-86,47 EUR'],
    ] as Placed[],
    ...booked('28.02.2025', '26.02.2025', 'DB VERTRIEB GMBH', '-58,90'),
    ...booked('05.03.2025', '03.03.2025', 'BOOKING.COM', '-14,00'),
    ...booked('07.03.2025', '05.03.2025', 'RESTAURANG PRINSEN', '-58,40'),
    [
      [54, 'Neuer Saldo'],
      [120, '31.03.2025'],
      ['r541', '-217,77 EUR'],
    ] as Placed[],
  ]);
  expect(accountsIn(page)).toEqual(['DE89370400440532013000', '487178XXXXXX2093']);
  expect(readTyped(page)).toMatchObject([
    { balances: [31466, 24066], proof: 'proven', lines: { length: 1 } },
    {
      balances: [-8647, -21777],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-26 -5890 /),
        expect.stringMatching(/^2025-03-03 -1400 /),
        expect.stringMatching(/^2025-03-05 -5840 /),
      ],
    },
  ]);
});

it('takes a plan of instalments below other labels for no table in two currencies (BCP)', () => {
  expect(
    read(`
BCP     ESTADO DE CUENTA     TARJETA DE CRÉDITO VISA     Número de tarjeta     4557-88XX-XXXX-2231
Período de facturación     11/02/2025 al 10/03/2025     LIMA 15074
Fecha Consumo     Descripción                        Soles          Dólares
                  SALDO ANTERIOR                     846.27         136.40
11Feb             WONG BENAVIDES LIMA                184.60
12Feb             OPENAI CHATGPT                                     20.00
25Feb             PAGO BANCA MOVIL BCP              -846.27
25Feb             PAGO BANCA MOVIL BCP                              -96.40
                  SALDO TOTAL AL 10/03/2025          184.60          60.00
PLAN DE CUOTAS
Fecha consumo     Descripción       Moneda     Importe original     Cuota     Saldo capital
20/12/2024        SAGA FALABELLA    S/         999.00               166.50           499.50
`),
  ).toMatchObject([
    { currency: 'PEN', balances: [-84627, -18460], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [-13640, -6000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes rows of days and figures in which nobody is named for no bookings (Siam Commercial)', () => {
  expect(
    read(`
SCB     CREDIT CARD STATEMENT     4546-32XX-XXXX-8019     Minimum Payment Due     1,730.00
Statement Date     17/03/2025     Total Amount Due     1,090.83     THB
Trans. Date     Posting Date     Description                    Amount (Baht)
                                 PREVIOUS BALANCE                      500.00
20/02           21/02            TOPS-CENTRAL LADPRAO                  485.00
17/03           17/03            INTEREST CHARGE                       105.83
                                 TOTAL BALANCE                       1,090.83
Qzxk vjwqzx
18/02/2025      03/03/2025       15,000.00       16.00       14         92.05
04/03/2025      17/03/2025        2,244.90       16.00       14         13.78
`),
  ).toMatchObject([{ balances: [-50000, -109083], proof: 'proven', lines: { length: 2 } }]);
});

it('passes over what is billed later for each holder, beside the title of a box (Itaú)', () => {
  const listed = (day: string, text: string, amount: string) =>
    [
      [36, day],
      [72, text],
      ['r278', amount],
    ] as Placed[];
  const labels = [
    [36, 'DATA'],
    [72, 'ESTABELECIMENTO'],
    [245, 'VALOR EM R$'],
  ] as Placed[];
  const page = positioned(
    [
      [
        [36, 'Itaú Cartões'],
        [178, 'Cartão 5234.XXXX.XXXX.7081'],
        [400, 'Vencimento: 07/04/2025'],
      ] as Placed[],
      [[36, 'Sua fatura fechou em 28/03/2025.']],
      [
        [36, 'Total da fatura anterior'],
        ['r278', '215,40'],
      ] as Placed[],
      [
        [36, 'Pagamento efetuado em 10/03/2025'],
        ['r278', '- 215,40'],
      ] as Placed[],
      [
        [36, 'Total desta fatura'],
        ['r278', '384,95'],
      ] as Placed[],
      [[36, 'Pagamentos efetuados']],
      labels,
      listed('10/03', 'PAGAMENTO DEB AUTOMATIC', '- 215,40'),
      [[36, 'Lançamentos: compras e saques']],
      [[36, 'MARIANA OLIVEIRA (final 7081)']],
      labels,
      listed('27/02', 'CARREFOUR', '184,96'),
      listed('16/03', 'RENNER 01/02', '199,99'),
    ],
    [
      [
        [36, 'Compras parceladas - próximas faturas'],
        [309, 'Limites de crédito em R$'],
      ] as Placed[],
      [
        [36, 'MARIANA OLIVEIRA (final 7081)'],
        [426, 'Total'],
        [471, 'Utilizado'],
      ] as Placed[],
      labels,
      listed('12/11', 'MAGALU 06/10', '249,90'),
      [
        [36, 'HENRIQUE OLIVEIRA (final 3356)'],
        [309, 'Parcelamento da fatura'],
      ] as Placed[],
      labels,
      listed('16/03', 'RENNER 02/02', '199,99'),
    ],
  );
  expect(readTyped(page)).toMatchObject([
    { balances: [-21540, -38495], proof: 'proven', lines: { length: 3 } },
  ]);
});
