import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('reads a Thai account whose column of withdrawals and deposits has its label on two lines, of which the lower one names the deposits only', () => {
  const page = `
STATEMENT OF SAVING ACCOUNT     Period 01/10/2026 - 31/10/2026     Ending Balance     66,926.25
             Time/                                Withdrawal /     Outstanding
Date         Eff.Date     Descriptions            Deposit          Balance (THB)     Channel     Details
01-10-26                  Beginning Balance                        48,210.75
02-10-26     09:14        Transfer Deposit        20,000.00        68,210.75         K PLUS      From SCB X4471
02-10-26     18:40        Payment                  1,284.50        66,926.25         K PLUS      Ref X8812 Chidlom
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'THB',
      balances: [4821075, 6692625],
      proof: 'proven',
      lines: [
        '2026-10-02 2000000 6821075 Transfer Deposit From SCB X4471',
        '2026-10-02 -128450 6692625 Payment Ref X8812 Chidlom',
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

it('takes the amounts under Movimento in front of the balance for those of the account', () => {
  const [section] = readTyped(
    typed(`
Estratto conto 01/03/2024 - 31/03/2024   EUR
Data         Importo      Movimento     Saldo
01/03/2024    -4,40         -4,00       96,00
02/03/2024    11,00         10,00      106,00
`),
  );
  expect(section?.lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '2024-03-01 -400 9600',
    '2024-03-02 1000 10600',
  ]);
});

it('takes one label of withdrawals and deposits for one column, whose ways the balances tell (Kasikornbank)', () => {
  // Drawn so close that the labels of three columns are one text.
  const head: PlacedRow = [
    [36, 'วันที่'],
    [73, 'รายการ'],
    [245, 'ถอนเงิน / ฝากเงิน ยอดคงเหลือ (บาท)'],
    [475, 'รายละเอียด'],
  ];
  const row = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [36, day],
    [73, text],
    ...(amount === '' ? [] : [[290, amount] as [number, string]]),
    [370, balance],
  ];
  expect(
    readTyped(
      positioned([
        [[36, 'ธนาคารกสิกรไทย KASIKORNBANK']],
        [[36, 'รอบระหว่างวันที่ 01/05/2025 - 31/05/2025']],
        [
          [36, 'รวมถอนเงิน2 รายการ'],
          ['r200', '1,509.50'],
        ],
        [
          [36, 'รวมฝากเงิน1 รายการ'],
          ['r200', '1,500.00'],
        ],
        head,
        row('01-05-25', 'ยอดยกมา', '', '24,480.33'),
        row('01-05-25', 'ชำระเงิน', '185.00', '24,295.33'),
        row('06-05-25', 'รับโอนเงิน', '1,500.00', '25,795.33'),
        row('07-05-25', 'ชำระเงิน', '1,324.50', '24,470.83'),
      ]),
    )[0]?.lines.map((line) => line.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['2025-05-01 -18500', '2025-05-06 150000', '2025-05-07 -132450']);
});
