import { expect, it } from 'vitest';
import { type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('finds labels with the number of an instalment among them (CMR Falabella)', () => {
  const page = `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     CMR Falabella     CLP
PERÍODO FACTURADO DESDE 21/12/2025 HASTA 20/01/2026     PAGAR HASTA 05/02/2026
MONTO FACTURADO A PAGAR PERÍODO ANTERIOR                    $312.480
MONTO TOTAL FACTURADO A PAGAR                               $114.205
LUGAR DE      FECHA          DESCRIPCIÓN        MONTO         N°        1° VENC.     VALOR
OPERACIÓN     OPERACIÓN      OPERACIÓN          OPERACIÓN     CUOTA     CUOTA        CUOTA
Santiago      14/09/2025     FALABELLA.COM      $359.940      04/12     nov-2025     $29.995
Las Condes    22/12/2025     JUMBO KENNEDY      $84.210       01/01     feb-2026     $84.210
              05/01/2026     PAGO INTERNET                                          -$312.480
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: { length: 3 }, balances: [-312480, -114205] },
  ]);
});

it('labels of two signs each over the last of them, and a table of points below (SMBC)', () => {
  const row = (day: string, text: string, amount: string): PlacedRow => [
    [46, day],
    [89, text],
    ['r347', amount],
    [353, '１回'],
    ['r460', amount],
  ];
  const page: PlacedRow[] = [
    [
      [43, '三井住友カード ご利用代金明細書'],
      [344, '作成日 2025年1月20日'],
      [500, 'お支払い日 2025年2月10日'],
    ],
    [
      [315, 'ご利用金'],
      [353, '支払区'],
      [420, 'お支払い金'],
    ],
    [
      [46, 'ご利用日'],
      [89, 'ご利用店名'],
      [467, '備考'],
    ],
    [
      [320, '額'],
      [353, '分'],
      [430, '額'],
    ],
    row('24/12/18', 'セブン－イレブン', '2,138'),
    row('24/12/31', 'ヨドバシカメラ', '3,705'),
    row('25/01/07', 'Ａｍａｚｏｎ 返品', '-980'),
    [
      [89, 'お支払い金額合計'],
      ['r460', '4,863'],
    ],
    [
      [46, 'Ｖポイント'],
      [179, '前月残高'],
      [279, '今回獲得'],
      [481, '残高'],
    ],
    [
      [46, 'Ｖポイント'],
      [251, '3,412'],
      [359, '587'],
      [527, '3,999'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      balances: [null, -4863],
      lines: [
        expect.stringContaining('2024-12-18 -2138'),
        expect.stringContaining('2024-12-31 -3705'),
        expect.stringContaining('2025-01-07 980'),
      ],
    },
  ]);
});

it('reads labels of two lines around those of one, with what is charged this month (Rakuten)', () => {
  const page = `
楽天カード     ご利用代金請求明細書     作成日：2025年4月12日     JPY
ご請求金額     13,571円
                                                        利用金額          手数料/              4月
利用日           利用店名・商品名          支払方法
                                                         (円)         利息(円)          請求額(円)
2025/03/21    スターバックス           1回払い                   1,330             0           1,330
2025/03/05    楽天市場              分割3回払い                36,000           723          12,241
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [null, -13571],
      lines: ['2025-03-05 -12241 null 楽天市場', '2025-03-21 -1330 null スターバックス'],
    },
  ]);
});

it('a label that wraps is none of the text above it and below', () => {
  const page = `
Currency: USD
1 September 2020 to 30 November 2020
Booking                                  Date          Amount          Closing Balance
text
Previous balance                         01.09.2020                        862.93
Card payment to Brightwell Books         05.09.2020    -46.31              816.62
Cash withdrawal High Street              15.09.2020    -78.62              738.00
New balance                              30.11.2020                        738.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [86293, 73800],
      lines: [
        '2020-09-05 -4631 81662 Card payment to Brightwell Books',
        '2020-09-15 -7862 73800 Cash withdrawal High Street',
      ],
    },
  ]);
});

it('takes no half of a label that wraps for the title of a box beside the table', () => {
  const page = `
Estratto conto EUR     dal 01/09/2023 al 30/09/2023
Saldo iniziale       3.169,80
Data           Descrizione            Denaro in     Denaro in
Date           operazione              uscita        entrata
               Description             Debit         Credit
26/09/2023     Panificio               664,89
17/09/2023     Rimborso                               54,11
Saldo finale         2.559,02
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [316980, 255902],
      proof: 'proven',
      lines: ['2023-09-17 5411 null Rimborso', '2023-09-26 -66489 null Panificio'],
    },
  ]);
});

it('knows columns whose labels of one line stand between those of two (Rakuten)', () => {
  const bought = (day: string, text: string, amount: string) =>
    row(
      [40, day],
      [92, text],
      [261, '本人*'],
      [295, '1回払い'],
      ['r378', amount],
      ['r420', '0'],
      ['r468', amount],
      ['r514', amount],
      ['r556', '0'],
    );
  const [card] = readTyped(
    positioned([
      row([40, '楽天カード ご利用代金請求明細書']),
      row([46, '2025年4月分 ご請求金額'], [340, 'お支払日'], [420, '2025年4月28日（月）']),
      row([340, 'お支払口座'], [420, '横浜銀行 普通 ***4471']),
      row([228, '9,180 円', 12]),
      [30, [301, '支払'], [398, '手数料'], [502, '4月'], [544, '5月']],
      [
        5,
        [49, '利用日'],
        [135, '利用店名・商品名'],
        [259, '利用者'],
        [348, '利用金額'],
        [438, '支払総額'],
      ],
      [5, [301, '方法'], [398, '／利息'], [484, '支払金額'], [526, '繰越残高']],
      bought('2025/03/25', 'スターバックスコーヒー', '680'),
      bought('2025/03/23', '出光 横浜瀬谷', '6,120'),
      bought('2025/03/20', 'AMZ*AMAZON.CO.JP', '2,380'),
      row([92, '合計'], ['r514', '9,180']),
    ]),
  );
  expect(card).toMatchObject({ currency: 'JPY', balances: [null, -9180] });
  expect(card?.lines).toHaveLength(3);
  expect(card?.lines[0]).toMatch(/^2025-03-20 -2380 null AMZ\*AMAZON/);
});

it('reads the texts below the last label where that wraps and its first line names no text', () => {
  const page = `
Account statement     24 February 2024 to 23 March 2024     EUR
Beginning Balance                                       406.15 EUR
DATE           Withdrawal       Deposit     DETAILS OF
                                            TRANSACTIONS
23 Mar         35.84 EUR           0.00     Card Payment
22 Mar          5.88 EUR           0.00     Faster Payment
20 Mar              0.00      61.42 EUR     Bank Credit
Ending Balance                                          425.85 EUR
`;
  expect(readPages(page)[0]?.lines.map((line) => line.split(' null ')[1])).toEqual([
    'Bank Credit',
    'Faster Payment',
    'Card Payment',
  ]);
});

it('begins below the title of the table, which stands over labels beside the upper line of the last one (FNB)', () => {
  const page = positioned([
    [
      [40, 'First National Bank'],
      [300, 'Statement Period : 31 January 2025 to 28 February 2025'],
    ],
    [
      [40, 'Transactions in RAND (ZAR)'],
      [527, 'Accrued'],
    ],
    [
      [46, 'Date'],
      [96, 'Description'],
      ['r385', 'Amount'],
      ['r470', 'Balance'],
      [495, 'Bank Charges'],
    ],
    [
      [96, 'Opening Balance'],
      ['r470', '1,864.91Cr'],
    ],
    [
      [46, '03 Feb'],
      [96, 'POS Purchase Checkers'],
      ['r380', '614.37'],
      ['r476', '1,250.54Cr'],
      ['r549', '2.50'],
    ],
    [
      [46, '07 Feb'],
      [96, 'Inward Swift'],
      ['r391', '100.00Cr'],
      ['r476', '1,350.54Cr'],
    ],
    [
      [96, 'Closing Balance'],
      ['r476', '1,350.54Cr'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [186491, 135054], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('is known with numbers of footnotes and letters of two alphabets in it, and ends at none of its own lines (Sberbank)', () => {
  const gap = (line: string): PlacedRow[] => [[20, [40, line]]];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    20,
    [192, day],
    [298, text],
    ['r576', amount],
    ['r658', balance],
  ];
  const page = positioned([
    [
      [40, 'Выписка по счёту дебетовой карты'],
      [300, 'Валюта'],
      [400, 'РУБЛЬ РФ'],
    ],
    ...gap('За период 25.07.2019 - 26.12.2019'),
    [
      [200, 'Было доступно на 25.07.2019'],
      ['r419', '1 010 950,18'],
      [447, 'Доступно на 26.12.2019'],
      ['r634', '1 006 428,89'],
    ],
    [
      20,
      [192, 'Дата операции'],
      [294, 'Описание операции'],
      [478, 'Сумма в валюте счёта2'],
      [630, 'Остаток'],
    ],
    [
      [192, '/ дата обработки1'],
      [294, '/ категория'],
      [478, '/ cумма в валюте операции'],
      [623, 'по счёту в'],
    ],
    [20, [192, '/ код авторизации']],
    [[611, 'валюте счёта']],
    booked('24.12.2019 17:15', 'Somewhere Supermarket', '2 365,01', '1 006 428,89'),
    booked('15.12.2019 17:15', 'Somewhere Restaurant', '2 156,28', '1 008 793,90'),
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [101095018, 100642889], proof: 'proven', lines: { length: 2 } },
  ]);
});
