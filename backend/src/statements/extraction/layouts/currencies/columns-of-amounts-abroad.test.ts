import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('amounts under a bare sign of their currency behind that of purchases abroad, a box beside them (Bradesco)', () => {
  const row = (day: string, text: string, city: string, amount: string): PlacedRow => [
    [44, day],
    [78, text],
    [250, city],
    ['r424', amount],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Fatura Mensal BRADESCO VISA GOLD'],
      [300, 'Vencimento 15/01/2025'],
    ],
    [
      [44, 'Data'],
      [78, 'Histórico de Lançamentos'],
      [250, 'Cidade'],
      [357, 'US$'],
      ['r422', 'R$'],
      [448, 'Taxas mensais'],
    ],
    [
      [78, 'SALDO ANTERIOR'],
      ['r424', '318,44'],
      [448, 'Rotativo'],
      ['r550', '14,99%'],
    ],
    [...row('03/12', 'PANIFICADORA', 'SAO PAULO', '68,86'), [448, 'Multa'], ['r550', '2,00%']],
    [...row('17/12', 'ALIEXPRESS', 'HONG KONG', '289,17'), ['r372', '46,12'], [448, 'Saldo']],
    row('25/12', 'PAGTO. POR DEB EM C/C', 'SAO PAULO', '318,44-'),
    row('02/01', 'DROGARIA NISSEI', 'CURITIBA', '144,93'),
    [
      [78, 'Total da fatura em real'],
      ['r424', '502,96'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-31844, -50296], lines: { length: 4 } },
  ]);
});

it.each([
  ['over both sides', '  Сумма операции в валюте счета'],
  ['over one of them', 'Сумма операции'],
])(
  'takes the amount of the purchase and a nought for no balances, under a label %s (VTB)',
  (_, label) => {
    const page = `
Номер счёта 40817810000000000004 (RUB)     Период выписки 12.08.2026 - 12.09.2026
Баланс на начало периода       100.00 RUB
Баланс на конец периода        480.00 RUB
Дата и время     Дата обработки   Сумма операции в       ${label.padEnd(36)}Описание операции
операции         банком           валюте операции
                                                           Приход           Расход
10.09.2026      10.09.2026             -80.00 RUB        0.00 RUB        -80.00 RUB         Оплата товаров
05.09.2026      05.09.2026             410.00 RUB      410.00 RUB          0.00 RUB         Переводы
01.09.2026      01.09.2026              50.00 RUB       50.00 RUB          0.00 RUB         Внутри ВТБ
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [10000, 48000],
        proof: 'proven',
        lines: [
          '2026-09-01 5000 null Внутри ВТБ',
          '2026-09-05 41000 null Переводы',
          '2026-09-10 -8000 null Оплата товаров',
        ],
      },
    ]);
  },
);

it('takes the amounts in the currency of the account, where a column behind them says what some were abroad', () => {
  const page = `
Banco Santander (Brasil) S.A.     CNPJ 90.400.888/0001-42     Vencimento 10/03/2025
Saldo Anterior               R$ 100,00
Saldo Desta Fatura           R$ 150,44
Data      Descrição             Parcela     R$           US$
10/02     PAGAMENTO DE FATURA               -100,00
12/02     CENTAURO              03/03        24,00
13/02     OPENAI                            126,44       20,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'BRL',
      proof: 'proven',
      lines: [
        '2025-02-10 10000 null PAGAMENTO DE FATURA',
        '2025-02-12 -2400 null CENTAURO',
        '2025-02-13 -12644 null OPENAI',
      ],
    },
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

it('takes no figures of a purchase abroad for words, though they stand beside their labels', () => {
  const [section] = readTyped(
    typed(`
Abrechnung vom 20.08.2024 bis 22.09.2024
Datum      Datum      Angabe des Unternehmens /     Währung   Betrag   Kurs     Betrag in
Beleg      Buchung    Verwendungszweck                                          EUR
20.08.24              Saldo letzte Abrechnung                                   0,00
17.09.24   20.09.24   BUECHER, EXAMPLE.C            USD     5,00    1,1722     4,27 -
Neuer Saldo                                                                     4,27-`),
  );
  expect(section?.lines).toEqual(['2024-09-17 -427 null BUECHER, EXAMPLE.C']);
});

it('keeps to the currency over the amounts, however many purchases abroad name another one', () => {
  const lines = Array.from(
    { length: 28 },
    (_, day) => `
${String(day + 1).padStart(2, '0')} Aug 2025     Shop                         10.00
                USD 17.12`,
  );
  const page = (title: string) => `
Credit card statement     1 August 2025 to 31 August 2025     ${title}
Date            Description            AMOUNT NZD${lines.join('')}
`;
  expect(readTyped(typed(page('')))[0]?.currency).toBe('NZD');
});

it('reads a Ukrainian card whose amounts stand in the currency of the purchase, too (PrivatBank)', () => {
  const page = `
ПриватБанк     Період: 01.11.2024 - 30.11.2024
Баланс на початок періоду: 1 744.12 UAH
Баланс на кінець періоду: 2 188.12 UAH
Дата           Опис операції      Сума у валюті картки     Сума у валюті операції     Залишок після операції
30.11.2024     Нова Пошта                    -1 156.00                  -1 156.00                   2 188.12
29.11.2024     Зарахування                    1 600.00                   1 600.00                   3 344.12
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    balances: [174412, 218812],
    proof: 'proven',
    lines: ['2024-11-29 160000 334412 Зарахування', '2024-11-30 -115600 218812 Нова Пошта'],
  });
});

it('takes no amount abroad for the one at home, though it stands nearly as far to the right (HSBC in Hong Kong)', () => {
  const page = positioned([
    row([40, 'HSBC Visa Signature Card'], [300, 'Statement date'], [400, '13 JAN 2025']),
    row([40, 'Post date'], [90, 'Trans date'], [142, 'Description'], [501, 'Amount (HKD)']),
    row([142, 'PREVIOUS BALANCE'], ['r553', '412.60']),
    row([40, '20DEC'], [90, '20DEC'], [142, 'PAYMENT - THANK YOU'], ['r553', '412.60CR']),
    row(
      [40, '09JAN'],
      [90, '07JAN'],
      [142, 'AMAZON.COM'],
      [404, 'USD'],
      ['r482', '42.60'],
      ['r553', '338.34'],
    ),
    row([142, '*EXCHANGE RATE: 7.942254']),
    row([142, 'STATEMENT BALANCE'], ['r553', '338.34']),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [-41260, -33834],
      proof: 'proven',
      lines: [
        '2024-12-20 41260 null PAYMENT - THANK YOU',
        '2025-01-07 -33834 null AMAZON.COM *EXCHANGE RATE: 7.942254',
      ],
    },
  ]);
});

it('does not take their decimals for those of boxes, where their currency stands in a column of its own (CTBC)', () => {
  const booking = (day: string, text: string, amount: string, ...abroad: Placed[]) =>
    row([34, day], [88, day], [142, text], [`r340`, amount], ...abroad);
  const page = [
    row([34, '中國信託銀行信用卡電子帳單'], [330, '帳單結帳日'], ['r540', '115/03/06']),
    row(
      [53, '上期帳單金額'],
      [143, '－已繳款金額'],
      [326, '＋本期帳款'],
      [485, '＝本期應繳總金額'],
    ),
    row(['r90', '18,426'], ['r180', '18,426'], ['r360', '1,837'], ['r530', '1,837']),
    row([34, '115/03/06 台幣消費明細']),
    row(
      [34, '消費日'],
      [88, '入帳起息日'],
      [142, '消費暨收費摘要表'],
      [304, '新臺幣金額'],
      [401, '消費地'],
      [487, '幣別'],
      [525, '消費地金額'],
    ),
    booking('115/03/02', '自動轉帳扣繳', '-18,426'),
    booking('115/02/03', '統一超商', '185', [406, 'TW']),
    booking('115/02/04', '全聯福利中心', '1,240', [406, 'TW']),
    booking('115/02/05', 'UBER EATS', '412', [407, 'NL'], [486, 'TWD'], ['r561', '412.00']),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'TWD', balances: [-1842600, -183700], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('takes the amount beside a rate below for the booking’s own, where what was paid abroad stands beside its day (Trust)', () => {
  const page = `
Trust Cashback Credit Card     Statement 12 Jul 2024 - 11 Aug 2024     Minimum due S$25.00     SGD
Posting date     Description                      Amount in SGD
                 Previous balance                        612.40
15 Jul           Credit card payment                    +612.40
15 Jul           Openai Chatgpt Subscr                20.00 USD
                 1 USD = 1.3470 SGD                       26.94
17 Jul           Cheers Kovan                              4.30
                 Total outstanding balance                31.24
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      expect.stringContaining(' 61240 '),
      expect.stringMatching(/^2024-07-15 -2694 null Openai Chatgpt Subscr/),
      expect.stringContaining(' -430 '),
    ],
  });
});
