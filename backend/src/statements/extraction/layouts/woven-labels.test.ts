import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

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

it('takes the way of money in a box behind the balances for none of the columns (Barclays)', () => {
  const [account] = readTyped(
    positioned([
      row([45, 'Current account statement in GBP']),
      row([45, '01 - 31 Jan 2025'], [408, 'Start balance'], ['r548', '£1,112.38']),
      row(
        [45, 'Date'],
        [85, 'Description'],
        [231, 'Money out £'],
        [286, 'Money in £'],
        [350, 'Balance £'],
        [408, 'Money out'],
        ['r548', '£672.87'],
      ),
      row(
        [45, '01 Jan'],
        [85, 'Start balance'],
        ['r385', '1,112.38'],
        [408, 'End balance'],
        ['r548', '£439.51'],
      ),
      row([45, '02 Jan'], [85, 'Standing Order to Hartley'], ['r275', '650.00']),
      row([85, 'Ref: 12 Mill Rd'], [408, 'Your deposit is eligible for']),
      row(
        [45, '06 Jan'],
        [85, 'Card Payment to Amazon'],
        ['r275', '22.87'],
        ['r385', '439.51'],
        [408, "Scheme, the UK's guarantee"],
      ),
      row([45, '31 Jan'], [85, 'End balance'], ['r385', '439.51']),
    ]),
  );
  expect(account).toMatchObject({ balances: [111238, 43951], proof: 'proven' });
  expect(account?.lines).toEqual([
    '2025-01-02 -65000 null Standing Order to Hartley Ref: 12 Mill Rd',
    '2025-01-06 -2287 43951 Card Payment to Amazon',
  ]);
});

it.each([
  [
    'Please settle the New Balance promptly to enjoy free credit. If the',
    'charge of $100.00 applies',
  ],
  ['Example: for a new balance of SGD 5,000.00 it takes about 7 years.', 'Pay more than that'],
])('takes no figure of small print for what a card closes with: "%s"', (first, second) => {
  const [card] = readTyped(
    typed(`
Credit Cards Statement of Account
STATEMENT DATE 11 Feb 2025          ${first}
                                    ${second}
DATE       DESCRIPTION                                  AMOUNT (S$)
           PREVIOUS BALANCE                                   124.90
27 JAN     PAYMENT - DBS INTERNET                             124.90 CR
02 FEB     GOLDEN VILLAGE SINGAPORE SG                         29.00
06 FEB     FOODPANDA SINGAPORE SG                              27.35
           TOTAL:                                              56.35
`),
  );
  expect(card).toMatchObject({ balances: [-12490, -5635], proof: 'proven' });
});

it('knows a box whose figures stand apart from their currency and their way (ICS)', () => {
  const [card] = readTyped(
    positioned([
      row([40, 'International Card Services Rekeningoverzicht Visa']),
      row([40, 'Datum'], [170, 'ICS-klantnummer']),
      row([40, '17 maart 2025'], [170, '61204488317']),
      [20, [40, 'Vorig openstaand'], [170, 'Totaal ontvangen'], [440, 'Nieuw openstaand']],
      [9, [40, 'saldo'], [170, 'betalingen'], [440, 'saldo']],
      row(
        [40, '€'],
        ['r115', '412,67'],
        [122, 'Af'],
        [170, '€'],
        ['r245', '412,67'],
        [252, 'Bij'],
        [440, '€'],
        ['r515', '88,35'],
        [522, 'Af'],
      ),
      [30, [40, 'Datum'], [92, 'Datum'], [145, 'Omschrijving'], [504, 'Bedrag']],
      [9, [40, 'transactie'], [92, 'boeking'], [499, "in euro's"]],
      row(
        [40, '25 feb'],
        [92, '25 feb'],
        [145, 'GEÏNCASSEERD VORIG SALDO'],
        ['r530', '412,67'],
        [536, 'Bij'],
      ),
      row([40, '26 feb'], [92, '28 feb'], [145, 'BOL.COM BV'], ['r530', '64,95'], [536, 'Af']),
      row([40, '01 mrt'], [92, '03 mrt'], [145, 'NS REIZIGERS'], ['r530', '23,40'], [536, 'Af']),
    ]),
  );
  expect(card).toMatchObject({ balances: [-41267, -8835], proof: 'proven' });
});

it('counts what is due of instalments under the same labels, and fees in front of what is due within it (Shinhan)', () => {
  const labels: PlacedRow[] = [
    [18, [362, '할부개월'], [399, '이번 달 결제금액'], [478, '수수료'], [531, '결제 후']],
    [6, [40, '이용일자'], [88, '이용하신 가맹점'], [316, '이용금액']],
    [5, [375, '/회차'], [441, '원금'], [480, '(이자)'], [541, '잔액']],
  ];
  const bought = (day: string, text: string, price: string, part: string, due: string) =>
    row(
      [40, day],
      [88, text],
      ['r346', price],
      ...(part ? [[376, part] as Placed] : []),
      ['r456', due],
      ['r500', '0'],
      ['r556', part ? '1,043,000' : '0'],
    );
  const [card] = readTyped(
    positioned([
      row([36, '신한카드 이용대금명세서'], [304, '이용기간 2025.03.01 ~ 2025.03.31']),
      row([36, '2025년 04월 14일 결제하실 금액'], ['r450', '250,342 원']),
      row([36, '국내이용 내역 - 일시불']),
      ...labels,
      bought('25.03.01', '쿠팡', '34,820', '', '34,820'),
      bought('25.03.02', '이마트 성수점', '34,200', '', '34,200'),
      row([36, '국내이용 내역 - 할부']),
      ...labels,
      bought('25.01.18', 'LG전자 강남본점', '1,490,000', '10/3', '149,000'),
      row([36, '해외이용 내역']),
      row(
        [40, '이용일자'],
        [88, '이용하신 가맹점'],
        [400, '원화금액'],
        [440, '해외서비스수수료'],
        [520, '결제금액'],
      ),
      row(
        [40, '25.03.06'],
        [88, 'ANTHROPIC'],
        ['r430', '31,939'],
        ['r500', '383'],
        ['r556', '32,322'],
      ),
    ]),
  );
  expect(card?.balances).toEqual([null, -250342]);
  expect(card?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2025-01-18 -149000',
    '2025-03-01 -34820',
    '2025-03-02 -34200',
    '2025-03-06 -32322',
  ]);
});
