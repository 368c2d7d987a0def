import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes what is carried to the next month beside each booking of a Japanese card for no balance', () => {
  const page = `
楽天カード     ご利用代金請求明細書     2025年10月ご請求金額     5,120円
お支払日 2025/10/27
利用日          利用店名              支払方法     利用金額     支払総額     当月請求額     翌月繰越残高
2025/08/28      ラクテンモバイル      1回払い         3,278        3,278          3,278                0
2025/09/01      マツモトキヨシ        1回払い         1,842        1,842          1,842                0
2025/09/22      ユニクロ              1回払い        -3,990       -3,990         -3,990                0
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'JPY',
      lines: [
        expect.stringMatching(/^2025-08-28 -3278 null /),
        expect.stringMatching(/^2025-09-01 -1842 null /),
        expect.stringMatching(/^2025-09-22 3990 null /),
      ],
    },
  ]);
});

it('takes a column called Debit/Credit for the amounts where no other is, in Baht that only the balances name', () => {
  const page = `
STATEMENT OF SAVINGS ACCOUNT     01/10/2025 - 31/10/2025
Date          Time      Code     Debit/Credit     Balance/Baht     Description/Note
                                 (BALANCE BROUGHT FORWARD)     42,447.18
01/10/25      08:14     X2           9,500.00        32,947.18     DESC : KBANK x4471
09/10/25      18:22     X1           1,850.00        34,797.18     DESC : KTB X118820
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'THB',
      lines: [
        expect.stringContaining('2025-10-01 -950000 3294718'),
        expect.stringContaining('2025-10-09 185000 3479718'),
      ],
    },
  ]);
});

it('closes a Korean account with what it holds now, and not with a figure of its number in front of that', () => {
  const page = `
고객명 : 테스트 조회계좌번호 : 092-00-000000-0 조회기간 : 2026-04-01 ~ 2026-04-30 현재잔액 : 4,399,152 원
NO     거래일시                    찾으신금액     맡기신금액     거래후잔액     비고
1      2026-04-18 [21:11:26]          10,145              0      4,399,152     카카오페이
2      2026-04-15 [18:16:48]               0      2,010,940      4,409,297     급여
3      2026-04-14 [08:16:48]           1,643              0      2,398,357     편의점`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    currency: 'KRW',
    balances: [null, 4399152],
    proof: 'proven',
  });
});

it('takes the sums of each card of a Japanese bill for no bookings, and the whole of it for what is owed', () => {
  const row = (day: string, shop: string, amount: string): PlacedRow =>
    day === ''
      ? [
          [86, shop],
          ['r473', amount],
        ]
      : [
          [49, day],
          [86, shop],
          ['r351', amount],
          [365, '1'],
          ['r473', amount],
        ];
  const page: PlacedRow[] = [
    [
      [46, '三井住友カード'],
      [400, '2025年4月28日 作成'],
    ],
    [
      [46, 'ご利用代金明細書'],
      [200, 'お支払い日'],
      [300, '2025年5月26日'],
    ],
    [
      [49, 'ご利用日'],
      [86, 'ご利用店名'],
      [307, 'ご利用金額'],
      [358, '支払区分'],
      [423, 'お支払い金額'],
    ],
    row('25/03/16', 'ローソン', '3,100'),
    row('25/03/18', 'マツモトキヨシ', '2,549'),
    row('', '＜お支払い金額小計＞', '5,649'),
    row('25/03/21', 'スターバックス', '324'),
    row('25/04/09', 'ライフ', '4,048'),
    row('', '＜お支払い金額小計＞', '4,372'),
    row('', '＜お支払い金額総合計＞', '10,021'),
  ];
  const [section] = readTyped(positioned(page));
  expect(section?.balances).toEqual([null, -10021]);
  expect(section?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2025-03-16 -3100',
    '2025-03-18 -2549',
    '2025-03-21 -324',
    '2025-04-09 -4048',
  ]);
});

it('reads what a Korean card charges of instalments, and days with their years in front and blanks between', () => {
  const row = (
    day: string,
    shop: string,
    price: string,
    count: string,
    due: string,
    rest: string,
  ): PlacedRow => [
    ...(day === '' ? [] : [[41, day] as Placed]),
    [160, shop],
    ...(price === '' ? [] : [['r275', price] as Placed]),
    ...(count === '' ? [] : [['r312', count] as Placed]),
    ['r460', due],
    ['r507', rest],
    ['r554', '0'],
  ];
  const page: PlacedRow[] = [
    [[40, 'Hyundai Card']],
    [[40, '2025년 03월 이용대금명세서']],
    [[40, '(결제일 2025년 03월 25일 / 이용기간 2025.02.01 ~ 2025.02.28)']],
    [
      [44, '이번 달 결제하실 금액'],
      ['r346', '262,300원'],
    ],
    [
      [44, '결제계좌'],
      [266, '국민은행 4471**-**-****88'],
    ],
    [
      [51, '이용일'],
      [181, '이용가맹점'],
      [244, '이용금액'],
      [281, '할부/회차'],
      [431, '결제원금'],
      [467, '결제 후 잔액'],
      [520, '수수료(이자)'],
    ],
    row('25. 02. 02', '쿠팡이츠', '17,560', '', '17,560', '0'),
    row('25. 02. 09', '한국철도공사', '22,740', '', '22,740', '0'),
    row('25. 02. 14', '이마트', '60,000', '', '60,000', '0'),
    row('25. 02. 20', '올리브영', '10,000', '', '10,000', '0'),
    row('', '일시불 소계 4 건', '', '', '110,300', '0'),
    row('24. 11. 22', '삼성전자판매', '1,824,000', '12/3', '152,000', '1,368,000'),
    row('', '할부 소계 1 건', '', '', '152,000', '0'),
    row('', '총 합계 5 건', '', '', '262,300', '0'),
  ];
  const [section] = readTyped(positioned(page));
  expect(section).toMatchObject({ currency: 'KRW', balances: [null, -262300] });
  expect(section?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2024-11-22 -152000',
    '2025-02-02 -17560',
    '2025-02-09 -22740',
    '2025-02-14 -60000',
    '2025-02-20 -10000',
  ]);
});

it('ends the bookings of a Taiwanese card with what is owed, though its name and figure are one text', () => {
  const row = (day: string, booked: string, text: string, amount: string): PlacedRow => [
    [45, day],
    [95, booked],
    [147, text],
    ['r391', amount],
    [448, 'TW'],
  ];
  const page: PlacedRow[] = [
    [
      [43, '台新國際商業銀行 信用卡電子帳單'],
      [300, '114 年 05 月帳單'],
      [450, 'TWD'],
    ],
    [
      [45, '帳單結帳日'],
      [136, '繳款截止日'],
    ],
    [
      [45, '114/05/05'],
      [136, '114/05/20'],
    ],
    [
      [45, '消費日'],
      [95, '入帳起息日'],
      [147, '消費明細'],
      [359, '新臺幣金額'],
      [448, '消費地'],
    ],
    [[147, '上期應繳總額 18,422']],
    row('114/04/22', '114/04/22', '自動轉帳扣繳', '-18,422'),
    row('114/04/04', '114/04/07', '街口電支', '953'),
    row('114/04/06', '114/04/09', '全聯福利中心', '969'),
    row('114/04/12', '114/04/15', '路易莎咖啡', '142'),
    row('114/04/20', '114/04/24', '停車費退費', '-60'),
    [[147, '本期累計應繳總額 2,004']],
  ];
  expect(readTyped(positioned(page))[0]).toMatchObject({
    balances: [-1842200, -200400],
    proof: 'proven',
    lines: [
      '2025-04-04 -95300 null 街口電支',
      '2025-04-06 -96900 null 全聯福利中心',
      '2025-04-12 -14200 null 路易莎咖啡',
      '2025-04-20 6000 null 停車費退費',
      '2025-04-22 1842200 null 自動轉帳扣繳',
    ],
  });
});
