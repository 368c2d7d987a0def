import { expect, it } from 'vitest';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('keeps the signs behind amounts that stand in the margin of a page (DKB)', () => {
  const row = (day: string, text: string, amount: string, sign: string): PlacedRow => [
    [43, day],
    [82, day],
    [125, text],
    ['r565', amount],
    [573, sign],
  ];
  const { lines } = only([
    [[40, 'Ihre Abrechnung vom 19.12.2023 bis 18.01.2024, Beträge in EUR']],
    [
      [43, 'Beleg'],
      [82, 'Buchung'],
      [125, 'Verwendungszweck'],
      ['r565', 'Betrag'],
    ],
    row('19.12.23', 'KONDITOREI', '11,80', '-'),
    row('20.12.23', 'BAHNLADEN', '59,80', '-'),
    row('22.12.23', 'Ausgleich', '318,46', '+'),
    row('23.12.23', 'FISCHHALLE', '37,40', '-'),
    row('27.12.23', 'FJORDBUTIKKEN', '111,22', '-'),
    row('28.12.23', 'TOGREISER', '56,72', '-'),
    row('30.12.23', 'RETOURE', '19,95', '+'),
    row('02.01.24', 'HOSTING', '21,98', '-'),
  ]);
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([
    -1180, -5980, 31846, -3740, -11122, -5672, 1995, -2198,
  ]);
});

it('reads amounts that run into their texts and times, behind a currency of two letters (Akbank)', () => {
  const cell = (x: number, ...texts: string[]): Placed[] => {
    let left = x;
    return texts.map((text) => {
      const placed: Placed = [left, text];
      left += text.length * 4 + 4;
      return placed;
    });
  };
  const { lines } = only([
    [[40, 'Hesap Hareketleri 01.06.2024 - 30.06.2024 VADESİZ TL']],
    [
      [44, 'Tarih'],
      [112, 'Saat'],
      ['r188', 'Tutar'],
      ['r240', 'Bakiye'],
      [246, 'Açıklama'],
    ],
    [
      [44, '30.06.2024'],
      ...cell(112, '11:36', '-15.000,00', 'TL', '25.734,03', 'TL', 'HESAP ÜCRETİ'),
    ],
    [
      [44, '28.06.2024'],
      ...cell(112, '23:58', '-12.440,00', 'TL', '40.734,03', 'TL', 'FAİZ TAHAKKUKU'),
    ],
    [
      [44, '26.06.2024'],
      ...cell(112, '14:02', '-12.750,00', 'TL', '53.174,03', 'TL', 'HAVALE YÖNETİM'),
    ],
  ]);
  expect(lines.map(({ amountMinor, balanceMinor }) => [amountMinor, balanceMinor])).toEqual([
    [-1275000, 5317403],
    [-1244000, 4073403],
    [-1500000, 2573403],
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

it('takes the text of a box beside the table for none of its rows (Canadian Tire)', () => {
  const page = `
Statement date January 21, 2025     Statement period Dec 22, 2024 to Jan 21, 2025     CAD
Previous balance     $100.00     New balance     $150.00     Payment due February 11, 2025
TRANS      POSTING     DESCRIPTION                  AMOUNT
Dec 28     Dec 30      GAS+ CAMBRIDGE                61.07     February 11, 2025
                                                               Minimum payment: $25.13
Jan 02     Jan 03      PAYMENT                     -100.00     Total of all you owe
                                                               Estimated time to repay:
Jan 03     Jan 06      CLOUD DUBLIN                  88.93     take 11 years and 4 months.
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -15000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('gives payments and credits under one heading to a card (Banco Bolivariano)', () => {
  const page = `
ESTADO DE CUENTA TARJETA DE CRÉDITO     FECHA DE CORTE 28/04/25     US$     PAGO MÍNIMO 20.00
FECHA        REFERENCIA     DESCRIPCIÓN               VALOR US$
PAGOS/CREDITOS
29/03/25                    SALDO ANTERIOR               412.75
16/04/25     0000           SU PAGO                      412.75
                            SUBTOTAL PAGOS/CREDITOS      412.75
CONSUMOS DEL PERIODO
28/03/25     0101           PANADERIA                      6.40
                            SUBTOTAL CONSUMOS              6.40
                            SALDO TOTAL A PAGAR            6.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-41275, -640], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the sum to be charged for what a card closes with, and unmarked purchases for spent (Nexi)', () => {
  const page = `
ESTRATTO CONTO N. 10 del 31/10/2024     Limite di utilizzo mensile     3.000,00 €
TOTALE DA ADDEBITARE                         92,87 €
Data operazione     Data registrazione     Descrizione delle operazioni     Importo in Euro
03/10/24            04/10/24               SUPERMERCATO                               54,37
04/10/24            07/10/24               TRATTORIA                                  38,50
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [null, -9287],
      lines: ['2024-10-03 -5437 null SUPERMERCATO', '2024-10-04 -3850 null TRATTORIA'],
    },
  ]);
});

it('books no parts of one order that come to its amount (Raiffeisen)', () => {
  const page = `
Kontoauszug     01.05.2024 - 31.05.2024     Währung     CHF
Datum        Text                           Belastungen     Gutschriften     Saldo CHF
30.04.24     Saldovortrag                                                     6'127.86
06.05.24     Sammelauftrag                   680.90                           5'446.96
             Stadtwerke          CHF 184.35
             Krankenkasse        CHF 412.80
             Serafe               CHF 83.75
08.05.24     Bancomat                        300.00                           5'146.96
10.05.24     Gutschrift                                        146.20         5'293.16
             Saldo zu Ihren Gunsten                                           5'293.16
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [612786, 529316], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('knows a closing balance in two languages beside the sums of both ways, and that a reserved sum is none', () => {
  const hongKong = `
綜合月結單 CONSOLIDATED STATEMENT     Statement Date 2024/07/31     HKD
Txn Date       Transaction Details                Deposits     Withdrawals     Balance (HKD)
2024/06/30     承前結餘 BALANCE BROUGHT FORWARD                                    9,217.38
2024/07/02     FPS                                  850.00                        10,067.38
2024/07/31     AUTOPAY                                             612.00          9,455.38
               結餘 CLOSING BALANCE                 850.00         612.00          9,455.38
`;
  expect(readTyped(typed(hongKong))).toMatchObject([
    { balances: [921738, 945538], proof: 'proven' },
  ]);
  const lithuania = `
Sąskaitos išrašas     2024-06-01 - 2024-06-30     EUR
Data           Gavėjas       Paskirtis       Debetas       Kreditas
2024-06-01     Likutis pradžiai                              100.00
2024-06-28     SWEDBANK      mokestis           1.40
2024-06-30     SWEDBANK      palūkanos                         0.02
2024-06-30     Likutis pabaigai                               98.62
               Rezervuota suma                                12.90
               Laisvas likutis                                85.72
`;
  expect(readTyped(typed(lithuania))).toMatchObject([{ balances: [10000, 9862], proof: 'proven' }]);
});
