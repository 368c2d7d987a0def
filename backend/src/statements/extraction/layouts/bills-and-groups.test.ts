import { describe, expect, it } from 'vitest';

import { readTyped, typed } from './typed.fixture.ts';

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

it('reads an account in each of two currencies whose bookings name theirs in front of the amount, and whose box has a row for each (CCB)', () => {
  const page = `
信用卡对账单     账单日     2025-09-23
Currency        Previous Balance     New Charges     Payments & Credits     Statement Balance
人民币(CNY)               100.00           30.00                 100.00                 30.00
美元(USD)                  20.00            5.00                   0.00                 25.00
Trans Date     Post Date      Description       Tran Curr/Amt        Sett Curr/Amt
2025-08-26     2025-08-26     超市              CNY      30.00       CNY      30.00
2025-09-05     2025-09-05     还款              CNY    -100.00       CNY    -100.00
2025-09-06     2025-09-07     AMAZON            SGD       6.40       USD       5.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CNY', balances: [-10000, -3000], proof: 'proven' },
    { currency: 'USD', balances: [-2000, -2500], proof: 'proven' },
  ]);
});

it('ends the group of payments where the bookings of a card begin under its number (ICA)', () => {
  const page = `
Kreditkort     Fakturadatum     2025-10-31     SEK
Köpdatum       Bokfört        Specifikation           Belopp SEK
                              Ingående skuld            5 231,40
Inbetalningar
2025-10-28     2025-10-28     INBETALNING BG TACK      -2 500,00
Transaktioner kort 5301 28** **** 4409, Elin Bergqvist
2025-10-01     2025-10-02     ICA KVANTUM               1 243,55
2025-10-16     2025-10-17     NETONNET RETUR             -490,00
Ränta och avgifter
2025-10-31     2025-10-31     AVISERINGSAVGIFT             29,00
                              Utgående skuld            3 513,95
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-523140, -351395],
      proof: 'proven',
      lines: [
        '2025-10-01 -124355 null ICA KVANTUM',
        '2025-10-16 49000 null NETONNET RETUR',
        '2025-10-28 250000 null INBETALNING BG TACK',
        '2025-10-31 -2900 null AVISERINGSAVGIFT',
      ],
    },
  ]);
});

it('takes no points for a balance, nor the figure of another line below them (Nedbank)', () => {
  const page = `
Credit card     Statement date     13 September 2025     Minimum amount due     R20.00
Transaction date     Description                    Amount (R)
                     Previous balance                   318.07
14/08/2025           Pick n Pay                         684.15
25/08/2025           Payment received                   318.07 Cr
                     Current balance                    684.15
Greenbacks
Opening balance          12 408
Closing balance          10 320
Value at SHOP card      R103.20
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-31807, -68415], proof: 'proven' }]);
});

it('takes no sentence of an offer in another currency for the title of a table (E.SUN)', () => {
  const page = `
信用卡帳單     帳單結帳日     2025/10/13     繳款截止日     2025/10/28
日本旅遊：單筆滿 JPY 30,000 享現折。
消費日     入帳日     消費明細                    臺幣金額
                      上期應繳總金額          TWD   26,418
10/07      10/07      自動轉帳繳款            TWD  -26,418
09/13      09/16      全聯福利中心            TWD    1,286
                      本期應繳總金額：        TWD    1,286
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TWD', balances: [-2641800, -128600], proof: 'proven' },
  ]);
});

it('opens with the figure above bookings whose days have their balances behind the last of them, whatever it is called', () => {
  const page = `
Statement 30 Apr 2025 - 30 May 2025     EUR
Date        Details                Withdrawn    Paid in    Balance
30APR25     Qzxk vjw                                         415.60
06MAY25     Supervalu                  22.45
            Circle K                   14.00                 379.15
14MAY25     Wages                                 100.00     479.15
            Closing balance                                  479.15
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [41560, 47915], proof: 'proven' }]);
});

it('reads the day on which a purchase was added as another day (John Lewis)', () => {
  const page = `
Credit card     Statement date     16 February 2025     Minimum payment     £5.00
Transaction date     Date added     Details                         Amount £
                                    Last statement balance            734.10
Payments
10 Feb               10 Feb         Direct Debit payment              734.10 CR
Mrs H Ashcombe, card ending 4193
17 Jan               20 Jan         Waitrose                           68.43
                                    Your new balance                   68.43
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-73410, -6843],
      proof: 'proven',
      lines: ['2025-01-17 -6843 null Waitrose', '2025-02-10 73410 null Direct Debit payment'],
    },
  ]);
});

it.each([
  ['NZD', 'Foreign transactions include a charge of 1.30% of the New Zealand dollar amount.'],
  ['NZD', 'ANZ Bank New Zealand Limited'],
  ['AUD', 'Australia and New Zealand Banking Group Limited ABN 11 005 357 522'],
])('tells whose dollar a card counts by what only its country prints: %s', (currency, foot) => {
  const page = `
Credit card statement     12 May 2025 - 11 June 2025     Minimum payment due     $5.00
Date       Details                         Amount ($)
           Opening balance                     46.22
12 May     Pak n Save                         $64.37
25 May     Canva AUD 19.99                    $21.83
           Closing balance                    132.42
${foot}
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency, proof: 'proven' }]);
});

it('reads the account in another currency that begins below the sums of the first, under its label and under the same columns (DBS)', () => {
  const page = `
Transaction Details as of 31 Mar 2025     Account No. 288-114760-3
Date           Description                 Withdrawal (-)     Deposit (+)     Balance
CURRENCY:      SINGAPORE DOLLAR
               Balance Brought Forward                                SGD      100.00
01/03/2025     Debit Card Transaction                10.00                      90.00
               Total Balance Carried Forward:        10.00       0.00  SGD      90.00
CURRENCY:      UNITED STATES DOLLAR
               Balance Brought Forward                                USD       50.00
08/03/2025     Debit Card Transaction                 5.00                      45.00
               Total Balance Carried Forward:         5.00       0.00  USD      45.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'SGD', balances: [10000, 9000], proof: 'proven' },
    { currency: 'USD', balances: [5000, 4500], proof: 'proven' },
  ]);
});

describe('a dated row in the columns of the bookings that was not read', () => {
  const head = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               Closing balance                          90.00`;
  const row = '08/03/2025     Other shop                   -5.00       85.00';

  it.each([
    ['below a heading', 'Qzxk vjwqz xk'],
    ['behind a line that is no row', 'Qzxk vjwqz xk vjwqz.'],
  ])('keeps what closes above it from proving anything: %s', (_, between) => {
    const [section] = readTyped(typed(`${head}\n${between}\n${row}\n`));
    expect(section).toMatchObject({ proof: 'not_provable', lines: { length: 1 } });
  });

  it.each(['Pending transactions', 'Reward points'])(
    'is none under the title of what is none: %s',
    (title) => {
      expect(readTyped(typed(`${head}\n\n${title}\n${row}\n`))).toMatchObject([
        { proof: 'proven', lines: { length: 1 } },
      ]);
    },
  );
});

it('keeps a list of bookings in other columns from passing for none', () => {
  const head = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
                              Date           Description       Amount     Balance
                                             Opening balance               100.00
                              01/03/2025     Shop              -10.00       90.00
                                             Closing balance                90.00


Qzxk vjwqz xk
`;
  const lost = (count: number) =>
    Array.from({ length: count }, (_, at) => `0${at + 2}/03/2025     Qzxk     ${at + 1}.00`);
  const read = (count: number) => readTyped(typed(head + lost(count).join('\n')));
  expect(read(3)).toMatchObject([{ proof: 'not_provable', lines: { length: 1 } }]);
  expect(read(2)).toMatchObject([{ proof: 'proven', lines: { length: 1 } }]);
});
