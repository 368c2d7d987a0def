import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('holds sums of a page against no whole statement, where one stands on the first page only (TD)', () => {
  const header = 'Description            Withdrawals     Deposits     Date      Balance';
  const first = `
TD Canada Trust     Statement From - To     DEC 29/23 - JAN 31/24     CAD
${header}
STARTING BALANCE                                    DEC29      412.08
SEND E-TFR                  90.00                   DEC29      322.08
NORTHBRIDGE PAY                         100.00      DEC31      422.08
Page subtotal               90.00       100.00
`;
  const second = `
${header}
MOBILE DEPOSIT                          103.04      JAN31      525.12
CLOSING BALANCE                                     JAN31      525.12
Page subtotal                0.00       103.04
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { proof: 'proven', balances: [41208, 52512], lines: { length: 3 } },
  ]);
});

it("holds the bank's own charges against no sum of all that an account paid (Nedbank)", () => {
  const page = `
NEDBANK     Account number 1204882017     Statement period 01/02/2025 - 28/02/2025     ZAR
Account summary                        Bank charges summary
Opening balance          R100.00       Total charges excl VAT      R13.04
Closing balance           R75.00       Total charges (*)           R15.00
Tran list no     Date           Description          Fees       Debits      Credits     Balance
                 01/02/2025     Opening balance                                          100.00
654159           01/02/2025     MAINTENANCE FEE *    15.00                                85.00
268853           02/02/2025     DEBICHECK                        30.00                    55.00
262150           16/02/2025     S NAIDOO                                     20.00        75.00
                                Closing balance      15.00       30.00       20.00        75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [10000, 7500], lines: { length: 3 } },
  ]);
});

it("gives an account the balances of its own row in an overview, whole dollars among others' cents (Cathay)", () => {
  const header: PlacedRow = [
    [44, '交易日期'],
    [104, '帳務日期'],
    [168, '摘要'],
    ['r330', '支出'],
    ['r410', '存入'],
    ['r500', '餘額'],
  ];
  const row = (day: string, text: string, edge: 330 | 410, amount: string, left: string) =>
    [
      [44, day],
      [104, day],
      [168, text],
      [`r${edge}`, amount],
      ['r500', left],
    ] satisfies PlacedRow;
  const page: PlacedRow[] = [
    [
      [40, '國泰世華銀行 綜合對帳單'],
      [425, '對帳單期間：115/04/01 ~ 115/04/30'],
    ],
    [
      [40, '資產總覽'],
      [300, '幣別'],
      ['r410', '上期餘額'],
      ['r500', '本期餘額'],
    ],
    [
      [60, '臺幣活期儲蓄存款'],
      [300, 'TWD'],
      ['r410', '46,210'],
      ['r500', '35,507'],
    ],
    [
      [60, '外幣活期存款'],
      [300, 'USD'],
      ['r410', '1,310.77'],
      ['r500', '2,310.77'],
    ],
    [24, [40, '臺幣活期儲蓄存款 041-50-441772-0 (TWD)', 10]],
    header,
    [
      [168, '承前餘額'],
      ['r500', '46,210'],
    ],
    row('115/04/01', 'ATM提款', 330, '9,000', '37,210'),
    row('115/04/03', '簽帳消費', 330, '1,703', '35,507'),
  ];
  const second: PlacedRow[] = [
    [[40, '外幣活期存款 041-08-441772-9 (USD)', 10]],
    header,
    [
      [168, '承前餘額'],
      ['r500', '1,310.77'],
    ],
    row('115/04/15', '換匯存入', 410, '1,000.00', '2,310.77'),
  ];
  expect(readTyped(positioned(page, second))).toMatchObject([
    { currency: 'TWD', proof: 'proven', balances: [4621000, 3550700] },
    { currency: 'USD', proof: 'proven', balances: [131077, 231077] },
  ]);
});

it('reads a balance whose figure stands in front of its name, and none of a pot below (Monzo)', () => {
  const page = `
monzo     Personal Account statement     14/02/2025 - 14/03/2025
£50.00        Personal Account balance
              (Excluding all Pots)
£1,480.50     Balance in Pots
Date           Description                  (GBP) Amount     (GBP) Balance
14/03/2025     DELIVEROO LONDON                   -35.00             50.00
12/03/2025     Priya Nair                          25.00             85.00
09/03/2025     PRET A MANGER                      -22.00             60.00
Pots
Pot statement: Holiday
Balance on 14/03/2025                                            £1,480.50
Total deposits                                                     £300.00
Total withdrawals                                                 -£120.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [null, 5000], lines: { length: 3 } },
  ]);
});

it('takes the currency that the name of a product begins with before that of the account listed above it (E.SUN)', () => {
  const header: PlacedRow = [
    [49, '交易日期'],
    [115, '摘要'],
    ['r300', '支出'],
    ['r385', '存入'],
    ['r470', '餘額'],
  ];
  const page: PlacedRow[] = [
    [
      [45, '玉山銀行 存款綜合對帳單'],
      [360, '對帳單期間：115/03/01 - 115/03/31'],
    ],
    [
      [49, '臺幣活期儲蓄存款 0417-968-****21'],
      [330, 'TWD'],
      ['r470', '46,969'],
    ],
    [
      [49, '外匯活期存款 USD 0417-870-****08'],
      [330, 'USD'],
      ['r470', '1,661.65'],
    ],
    [24, [45, '臺幣活期儲蓄存款']],
    header,
    [
      [115, '前期餘額'],
      ['r470', '48,210'],
    ],
    [
      [49, '115/03/03'],
      [115, '行動支付'],
      ['r300', '405'],
      ['r470', '47,805'],
    ],
    [
      [49, '115/03/13'],
      [115, '簽帳消費'],
      ['r300', '836'],
      ['r470', '46,969'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([{ currency: 'TWD', lines: { length: 2 } }]);
});
