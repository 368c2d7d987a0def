import { expect, it } from 'vitest';
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
