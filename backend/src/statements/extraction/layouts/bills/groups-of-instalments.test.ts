import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readTyped } from '../typed.fixture.ts';

it('reads instalments under the name of their group, with fees below a unit that stands beside a title (Hyundai Card)', () => {
  const line = (day: string, shop: string, price: string, due: string, fee: string) =>
    row([38, day], [140, shop], ['r318', price], ['r482', due], ['r559', fee]);
  const [card] = readTyped(
    positioned([
      row([36, 'Hyundai Card 이용대금명세서'], [300, '결제일 2025년 05월 12일']),
      row([36, '이번 달 결제하실 금액'], [158, '52,610원']),
      row([36, '이용 상세내역'], [528, '(단위 : 원)']),
      row([456, '이번달'], [541, '수수료']),
      [
        6,
        [38, '이용일'],
        [140, '이용가맹점'],
        [292, '이용금액'],
        [456, '결제원금'],
        [542, '(이자)'],
      ],
      row([38, '일시불']),
      line('25. 04. 01', '씨유 마포도화점', '5,900', '5,900', '0'),
      row([140, '일시불 소계'], ['r482', '5,900']),
      row([38, '할부']),
      line('25. 03. 22', '롯데쇼핑 본점', '486,000', '40,500', '6,210'),
    ]),
  );
  expect(card?.lines).toEqual([
    '2025-03-22 -46710 null 롯데쇼핑 본점',
    '2025-04-01 -5900 null 씨유 마포도화점',
  ]);
});

it('takes the name of a group right under the labels for the heading of its bookings, though it is that of instalments (Shinhan)', () => {
  const bought = (day: string, shop: string, price: string, count: string, charged: string) =>
    [
      [40, day],
      [87, '본인471'],
      [132, shop],
      ['r319', price],
      ...(count ? [[350, count]] : []),
      ['r434', charged],
    ] as Placed[];
  const text = positioned([
    [[37, '신한카드 이용대금명세서']],
    [
      [45, '이번 달 결제하실 금액'],
      [201, '69,800원'],
    ],
    [
      [322, '이용기간'],
      [391, '2025.02.01 ~ 2025.02.28'],
    ],
    [
      [40, '이용일자'],
      [87, '이용카드'],
      [132, '이용가맹점(은행)명'],
      ['r319', '이용금액'],
      [330, '할부기간/회차'],
      ['r434', '원금'],
    ],
    [[40, '할부']],
    bought('25.01.09', '무신사스토어', '186,000', '3/2', '62,000'),
    [
      [40, '할부 소계 1건'],
      ['r434', '62,000'],
    ],
    [[40, '일시불']],
    bought('25.02.05', '배달의민족', '7,800', '', '7,800'),
    bought('25.02.06', '씨유', '7,100', '', '7,100'),
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      currency: 'KRW',
      lines: [
        expect.stringContaining('2025-01-09 -62000'),
        expect.stringContaining('2025-02-05 -7800'),
        expect.stringContaining('2025-02-06 -7100'),
      ],
    },
  ]);
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
