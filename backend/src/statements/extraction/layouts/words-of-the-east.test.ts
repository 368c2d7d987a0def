import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads the balances of an Armenian account by their names', () => {
  const page = `
AMERIABANK     Account Statement     01/03/2024 - 31/03/2024     AMD
Սկզբնական մնացորդ՝ 1,000.50
Վերջնական մնացորդ՝ 1,250.50
Date            Description          Credit       Debit       Balance
03/03/2024      Team Telecom                     50.00         950.50
08/03/2024      Salary               300.00                  1,250.50
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [100050, 125050], proof: 'proven' }]);
});

it('reads the dinars of a Kuwaiti card by their letters, whatever purchases abroad came to in dollars', () => {
  const page = `
NBK     Credit Card Statement     Statement date 04/11/2024
Previous balance (KD)             214.615
Current balance (KD)              186.064
Transaction Date     Posting Date     Description                  Amount KD
06/10/2024           07/10/2024       BOOKING.COM AMSTERDAM           15.449
                                      USD 50.14 @ 0.3081
08/10/2024           09/10/2024       AMAZON.AE                       31.600
                                      USD 102.56 @ 0.3081
09/10/2024           10/10/2024       NOON                            74.400
                                      USD 241.48 @ 0.3081
20/10/2024           21/10/2024       PAYMENT RECEIVED THANK YOU     150.000 CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'KWD', balances: [-214615, -186064], proof: 'proven' },
  ]);
});

it('parts two accounts of one number by the currencies that stand beside it (TBC)', () => {
  const account = (currency: string, opening: string, closing: string, booking: string) => `
  Account: GE48TB7714645061622094${currency}     Currency: ${currency}
  საწყისი ნაშთი / Starting Balance: ${opening}
  საბოლოო ნაშთი / Ending Balance: ${closing}
Date            Description          Paid Out       Paid In       Balance
${booking}`;
  const page = `
Statement     01/06/2024 - 30/06/2024
${account('GEL', '100.00', '90.00', '01/06/2024      Shop                    10.00                       90.00')}
${account('USD', '640.00', '660.00', '17/06/2024      Conversion                            20.00      660.00')}`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'GEL', balances: [10000, 9000], proof: 'proven' },
    { currency: 'USD', balances: [64000, 66000], proof: 'proven' },
  ]);
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

it('reads a card of Costa Rica once for each of its currencies, of which the other column holds a nought (BAC)', () => {
  const page = `
BAC     Estado de Cuenta Tarjeta de Crédito     Fecha de corte: 09-FEB-24
                                           Colones          Dólares
Saldo anterior                            1,000.00           100.00
Saldo al corte                            1,500.00            80.00
Referencia     Fecha          Concepto            Monto local     Monto dólares
768835601      10-ENE-24      SODA TAPIA               700.00              0.00
484974575      11-ENE-24      NETFLIX.COM                0.00             30.00
155677006      25-ENE-24      SU PAGO RECIBIDO        -200.00              0.00
221553981      26-ENE-24      SU PAGO RECIBIDO           0.00            -50.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CRC', balances: [-100000, -150000], proof: 'proven' },
    { currency: 'USD', balances: [-10000, -8000], proof: 'proven' },
  ]);
});

it('reads Oberbank, re:member and Fidelity by their own words', () => {
  const lasten = `
OBERBANK     KONTOAUSZUG     AUSZUG 006/2024     EUR
BUCHUNG      TEXT                 VALUTA       LASTEN       GUTSCHRIFT EUR
             ALTER SALDO VOM 31.05.2024                        312,44-
03.06.       BANKOMAT             03.06.      150,00-
04.06.       FINANZAMT            04.06.                       430,00
             NEUER SALDO VOM 30.06.2024                         32,44-
`;
  expect(readTyped(typed(lasten))).toMatchObject([{ balances: [-31244, -3244], proof: 'proven' }]);
  const skuld = `
re:member     FAKTURA     Fakturadatum 2024-04-03     Lägsta belopp att betala 376,00
Köpdatum       Bokfört        Specifikation             Belopp SEK
                              SKULD FRÅN FÖREGÅENDE FAKTURA       312,60
2024-03-05     2024-03-06     ICA MAXI                      563,03
2024-03-16     2024-03-17     INBETALNING BANKGIRO         -500,00
                              AKTUELL SKULD                 375,63
`;
  expect(readTyped(typed(skuld))).toMatchObject([{ balances: [-31260, -37563], proof: 'proven' }]);
  const fidelity = `
Fidelity     INVESTMENT REPORT     March 1, 2024 - March 31, 2024     USD
Beginning Account Value        $9,000.00
Ending Account Value          $10,850.00
Deposits
Date         Description                   Amount
03/01        DIRECT DEPOSIT             $1,850.00
Core Fund Activity
Date         Description                   Amount
03/01        You Bought                -$1,850.00
`;
  expect(readTyped(typed(fidelity))).toMatchObject([
    {
      balances: [900000, 1085000],
      proof: 'proven',
      lines: ['2024-03-01 185000 null DIRECT DEPOSIT'],
    },
  ]);
});

it('takes the day of a purchase, whose label stands on two lines, before the one on which it was applied (John Lewis)', () => {
  const page = `
Partnership Credit Card     Statement date 12 September 2024     GBP
Transaction      Date
date             applied          Description                  Amount (£)
                                  Balance brought forward         100.00
16 Aug           17 Aug           WAITROSE                         48.04
19 Aug           21 Aug           JOHN LEWIS                       60.82
                                  New balance                     208.86
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-08-16',
    '2024-08-19',
  ]);
});

it('reads what is due of instalments this month, and not what was bought (KB)', () => {
  const page = `
KB국민카드     이용대금 명세서     이용기간 2023.12.01 ~ 2023.12.31
이번 달 결제하실 금액     117,930원
이용일자        이용카드      이용하신 가맹점          이용금액    할부          이번 달 결제금액             결제 후
                                                개월    회차        원금       수수료      잔액
23.12.01    탄탄대로      다이소 홍대점         17,930                17,930         0
23.12.08    탄탄대로      LG전자베스트샵       300,000     3     2   100,000         0   100,000
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-01 -17930 null 탄탄대로 다이소 홍대점',
    '2023-12-08 -100000 null 탄탄대로 LG전자베스트샵',
  ]);
});

it('takes sums in the brackets of the East for no bookings (Saison)', () => {
  const page = `
SAISON CARD     ご利用明細書     2023年12月発行     お支払日 2024年1月4日
今回ご請求額     839円
利用日          ご利用店名及び商品名          利用金額
2023/11/11      ﾏﾂﾓﾄｷﾖｼ 江古田店                   344
2023/11/12      ｴﾈｵｽ 豊玉SS                        495
                【小計】                           839
                【合計】                           839
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-11-11 -344 null ﾏﾂﾓﾄｷﾖｼ 江古田店',
    '2023-11-12 -495 null ｴﾈｵｽ 豊玉SS',
  ]);
});

it('takes what is due on a card for no balance of an account that prints its own (CTBC), and knows what was drawn by a further word (E.SUN)', () => {
  const account = (out: string) =>
    readTyped(
      typed(`
中國信託銀行     綜合對帳單     對帳單期間：2024/05/01 ~ 2024/05/31
資產負債總覽     單位：新臺幣
臺幣活期性存款     70,698     信用卡本期應繳總額     14,377
帳號：0000-2215-4088-1     幣別：TWD
交易日期         摘要           ${out}          存入金額          結餘
2024/05/01      上期結餘                                        87,213
2024/05/02      行動轉帳        16,500                          70,713
2024/05/09      跨行手續費          15                          70,698
                本期合計        16,515                          70,698
`),
    );
  for (const out of ['支出金額', '提出金額'])
    expect(account(out)).toMatchObject([
      { currency: 'TWD', balances: [8721300, 7069800], proof: 'proven', lines: { length: 2 } },
    ]);
});
