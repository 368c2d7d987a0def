import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('adds the fee beside the principal to what a card charges, on a bill that names nothing owed before it (KB)', () => {
  const page = `
신용카드 이용대금명세서     2025년 10월     결제금액     142,340원     (단위 : 원)
이용일자          가맹점                이용금액          개월     회차       원금       수수료(이자)
2025.09.01    스타벅스              5,600                       5,600             0
2025.07.11    하이마트          1,200,000          12      3  100,000         8,740
2025.09.06    이마트              28,000                      28,000             0
연회비-기타수수료 합계                                              133,600         8,740
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [null, -142340],
      lines: [
        '2025-07-11 -108740 null 하이마트',
        '2025-09-01 -5600 null 스타벅스',
        '2025-09-06 -28000 null 이마트',
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

it('reads what is due under the label that heads it, and not what is left of it then (Lotte)', () => {
  const bought = (
    day: string,
    text: string,
    due: string,
    part: string,
    left: string,
  ): PlacedRow => [
    [40, day],
    [86, '본인 418'],
    [130, text],
    ['r332', due],
    ['r440', due],
    ['r484', '0'],
    ...(part ? [[499, part] as Placed] : []),
    ['r555', left],
  ];
  const [section] = readTyped(
    positioned([
      [
        [36, '롯데카드 이용대금명세서'],
        [250, '작성일 2025.03.03'],
        [382, '이용기간 25.02.01 ~ 25.02.28'],
      ],
      [
        [48, '이번 달 결제하실 금액'],
        ['r500', '290,740 원'],
      ],
      [18, [419, '이번 달 결제하실 금액'], [500, '결제 후 잔액']],
      [6, [40, '이용일'], [86, '이용카드'], [130, '이용가맹점(은행)'], [305, '이용총액 개월/회차']],
      [6, [419, '원금'], [446, '수수료(이자)'], [493, '회차'], [520, '원금']],
      bought('25.02.01', '쿠팡', '48,900', '', '0'),
      bought('25.02.05', '우아한형제들', '26,840', '', '0'),
      bought('24.12.21', '롯데하이마트', '215,000', '3', '645,000'),
    ]),
  );
  expect(section?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2024-12-21 -215000',
    '2025-02-01 -48900',
    '2025-02-05 -26840',
  ]);
});

it('takes what is charged to a card for owed, and what was paid before for no balance (Japan)', () => {
  const booked = (day: string, text: string, amount: string): Placed[] => [
    [54, day],
    [104, '本人'],
    [134, text],
    [369, '1回'],
    ['r447', amount],
    [477, '1'],
    ['r550', amount],
  ];
  const page = positioned([
    [
      [40, 'イオンカード'],
      [398, 'ご請求明細書'],
      [460, '発行日 2025年1月17日'],
    ],
    [
      [52, '今回ご請求額'],
      [150, '3,068 円'],
      [270, 'お支払日'],
      [370, '2025年2月3日'],
    ],
    [
      [270, '前回ご請求額（口座振替済）'],
      [415, '6,120 円'],
    ],
    [[40, 'ときめきポイント：前月残高 3,412 今回獲得 728']],
    [[40, '■ご利用明細']],
    [
      20,
      [51, 'ご利用日'],
      [100, '利用者'],
      [227, 'ご利用先'],
      [368, '支払'],
      ['r444', 'ご利用金額'],
      [471, '今回'],
      ['r551', 'お支払金額'],
    ],
    [
      [104, '区分'],
      [368, '方法'],
      [471, '回数'],
    ],
    booked('241211', 'イオンスタイル', '1,742'),
    booked('241213', 'ＥＮＥＯＳ', '1,326'),
    booked('250110', 'ETC', '1,000'),
    booked('250110', 'ETC 返品', '-1,000'),
    [
      [389, 'お支払金額合計'],
      ['r550', '3,068'],
    ],
    [30, [40, '■次回以降のお支払予定（ご参考）']],
    [
      [50, '2025年3月3日'],
      [133, '12,800円'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'JPY',
      balances: [null, -3068],
      lines: [
        '2024-12-11 -1742 null 本人 イオンスタイル',
        '2024-12-13 -1326 null 本人 ＥＮＥＯＳ',
        '2025-01-10 -1000 null 本人 ETC',
        '2025-01-10 1000 null 本人 ETC 返品',
      ],
    },
  ]);
});

it('reads what is to be paid in a month as the amounts of a card (Rakuten)', () => {
  const page = `
楽天カード     ご利用明細     2026年03月27日お支払い分
ご利用日           ご利用店名・商品名      支払方法          利用金額(円)       手数料/利息        支払総額        3月支払金額
2026/02/05     イオン ウエルシア      1回払い            3,924            0       3,924         3,924
2026/02/10     ヤマダデンキ         2回払い(1回目)       2,000            0       2,000         1,000
ご請求金額     4,924円
`;
  expect(readPages(page)).toMatchObject([
    {
      currency: 'JPY',
      lines: ['2026-02-05 -3924 null イオン ウエルシア', '2026-02-10 -1000 null ヤマダデンキ'],
    },
  ]);
});

it('reads what a Korean card charges under the name of the principal, and how a Taiwanese one calls what is owed', () => {
  const row = (...cells: [Placed, ...Placed[]]): PlacedRow => cells;
  const samsung = [
    row([40, '삼성카드'], [300, '03월 이용대금명세서']),
    row([40, '이용기간'], [200, '2024.05.01 ~ 2024.05.31']),
    row(
      [40, '이용일'],
      [150, '가맹점'],
      ['r300', '이용금액'],
      ['r420', '원금'],
      ['r555', '결제후잔액'],
    ),
    row(
      [40, '2024.05.02'],
      [150, '하이마트'],
      ['r300', '450,000'],
      ['r420', '150,000'],
      ['r555', '300,000'],
    ),
    row([40, '2024.05.03'], [150, '이마트'], ['r300', '24,800'], ['r420', '24,800'], ['r555', '0']),
  ];
  expect(readTyped(positioned(samsung))[0]?.lines).toEqual([
    '2024-05-02 -150000 null 하이마트',
    '2024-05-03 -24800 null 이마트',
  ]);
  const esun = [
    row([40, '玉山銀行 信用卡帳單'], [300, 'TWD']),
    row([40, '113/03/06'], [200, '繳款截止日 113/03/21']),
    row([40, '消費日'], [100, '入帳日'], [160, '消費明細'], ['r400', '臺幣金額']),
    row([160, '上期應繳總金額'], ['r400', '8,320']),
    row([40, '113/02/10'], [100, '113/02/12'], [160, '蝦皮購物'], ['r400', '1,542']),
    row([40, '113/02/11'], [100, '113/02/13'], [160, '誠品生活'], ['r400', '783']),
    row([160, '本期應繳總金額'], ['r400', '10,645']),
  ];
  expect(readTyped(positioned(esun))).toMatchObject([
    { balances: [-832000, -1064500], proof: 'proven' },
  ]);
});
