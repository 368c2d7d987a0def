import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped } from './typed.fixture.ts';

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

it('takes what a card is billed in this month for its amounts, and no balance of points for its own (Saison)', () => {
  const bought = (day: string, shop: string, count: string, price: string, billed: string) =>
    [
      [43, day],
      [98, shop],
      [329, count],
      ['r446', price],
      ['r522', billed],
    ] as Placed[];
  const text = positioned([
    [[40, 'SAISON CARD ご利用明細書 2025年11月お支払い分']],
    [
      [48, '今回ご請求額'],
      [120, '24,585円'],
      [297, 'お支払日'],
      [357, '2025年11月4日'],
    ],
    [
      [43, 'ご利用日'],
      [98, 'ご利用店名及び商品名'],
      [329, '支払区分'],
      ['r446', 'ご利用金額'],
      ['r522', '今回ご請求額'],
    ],
    bought('25/08/02', 'ビックカメラ', '3回 2回目', '64,800', '21,600'),
    bought('25/09/12', '西友', '1回', '2,985', '2,985'),
    bought('25/09/14', 'ロフト', '1回', '-1,000', '-1,000'),
    bought('25/09/23', '無印良品', '1回', '1,000', '1,000'),
    [
      [40, '永久不滅ポイント'],
      [113, '前回残高 1,204'],
      [177, '今回獲得 98'],
      [276, '現在残高 1,302'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      balances: [null, -24585],
      lines: [
        expect.stringContaining('2025-08-02 -21600'),
        expect.stringContaining('2025-09-12 -2985'),
        expect.stringContaining('2025-09-14 1000'),
        expect.stringContaining('2025-09-23 -1000'),
      ],
    },
  ]);
});
