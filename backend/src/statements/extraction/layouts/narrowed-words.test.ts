import { expect, it } from 'vitest';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

it('keeps amounts with their currency under bookings without one', () => {
  const ways: PlacedRow[] = [
    [[40, 'Account statement EUR']],
    [[40, 'Opening balance 1,000.00']],
    [
      [43, 'Date'],
      [90, 'Description'],
      [300, 'Out'],
      [350, 'In'],
    ],
    [
      [43, '01.03.2024'],
      [90, 'Shop A'],
      ['r360', '10.00'],
    ],
    [
      [43, '02.03.2024'],
      [90, 'Shop B'],
      ['r360', '20.00'],
    ],
    [
      [90, 'Refund Shop B'],
      ['r410', 'EUR 20.00'],
    ],
    [
      [43, '03.03.2024'],
      [90, 'Shop C'],
      ['r360', '30.00'],
    ],
  ];
  const amounts = [-1000, -2000, 2000, -3000];
  expect(only(ways).lines.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
  const page = `
Account statement EUR
Opening balance EUR 1,000.00
Description                                             Amount
02.03.2024
Shop A                                                              -EUR 10.00
03.03.2024
Salary                                                              EUR 500.00
Shop B                                                               -EUR 7.00
04.03.2024
Rent                                                               -EUR 100.00
31.03.2024    Balance                                                 1,383.00
Closing balance EUR 1,383.00
`;
  expect(read(page)).toMatchObject([
    { balances: [100000, 138300], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('books what is paid or paid back of a balance that its text names', () => {
  const card = `
信用卡帳單     結帳日 2024/07/20     HKD
上期結欠 5,000.00
本期結欠 1,200.00
交易日期       交易摘要                      金額
2024/07/01   百佳超級市場               1,000.00
2024/07/02   還款 上期結欠                -5,000.00
2024/07/05   屈臣氏                     200.00
`;
  expect(read(card)).toMatchObject([
    { balances: [-500000, -120000], proof: 'proven', lines: { length: 3 } },
  ]);
  const account = `
Bank statement HKD
Opening balance 1,000.00
Date         Details                      Deposits     Withdrawals
2024/07/02   繳付 NEW BALANCE                                200.00
2024/07/03   薪金                          500.00
2024/07/04   退回 NEW BALANCE               200.00
Closing balance 1,500.00
`;
  expect(read(account)).toMatchObject([
    {
      balances: [100000, 150000],
      proof: 'proven',
      lines: [
        '2024-07-02 -20000 null 繳付 NEW BALANCE',
        '2024-07-03 50000 null 薪金',
        '2024-07-04 20000 null 退回 NEW BALANCE',
      ],
    },
  ]);
});

it.each([
  ['CONSUMOS 6.40\nPAGOS/CREDITOS\n412.75', ''],
  ['DETALLE DE CONSUMOS,\nPAGOS/CREDITOS', ''],
  ['CONSUMOS /\nPAGOS/CREDITOS', ' -'],
])(
  'takes payments and credits in a box or a title for no heading of the purchases',
  (box, mark) => {
    const page = `
ESTADO DE CUENTA TARJETA DE CRÉDITO     FECHA DE CORTE 28/04/25     US$     PAGO MÍNIMO 20.00
SALDO ANTERIOR 412.75
SALDO TOTAL A PAGAR 6.40
${box}
FECHA        REFERENCIA     DESCRIPCIÓN               VALOR US$
16/04/25     0000           SU PAGO                     ${mark ? `412.75${mark}` : '-412.75'}
28/03/25     0101           PANADERIA                      5.40
28/03/25     0101           PANADERIA                      1.00
`;
    expect(read(page)).toMatchObject([
      { balances: [-41275, -640], proof: 'proven', lines: { length: 3 } },
    ]);
  },
);

it('takes the sums of both ways for no closing balance (totale estratto conto)', () => {
  const page = `
BANCA ESEMPIO
ESTRATTO CONTO CORRENTE     EUR
Data         Descrizione                  Uscite     Entrate
             Saldo iniziale                           1.000,00
01/03/2024   Pagamento POS                100,00
02/03/2024   Stipendio                                  500,00
             Totale estratto conto        100,00        500,00
             Saldo finale                             1.400,00
`;
  expect(read(page)).toMatchObject([
    { balances: [100000, 140000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('opens with the previous monthly balance, but not with what is required or common of it', () => {
  const page = (name: string, opening: string) => `
Account statement USD
${name}     $1,500.00
${opening}
Date        Description              Amount    Balance
03/01/2024  Salary                   400.00   ${opening ? '1,400.00' : '1,900.00'}
03/02/2024  Rent                    -500.00     ${opening ? '900.00' : '1,400.00'}
Ending balance ${opening ? '$900.00' : '$1,400.00'}
`;
  const beginning = 'Beginning balance $1,000.00';
  for (const name of ['Previous monthly balance requirement', 'Average previous monthly balance'])
    expect(read(page(name, beginning))).toMatchObject([
      { balances: [100000, 90000], proof: 'proven' },
    ]);
  expect(read(page('Previous Monthly Balance', ''))).toMatchObject([
    { balances: [150000, 140000], proof: 'proven' },
  ]);
});

it('parts no figure of a text from the time in front of it', () => {
  const row = (day: string, ...text: Placed[]): PlacedRow => [
    [43, day],
    ...text,
    ['r260', '-10,00'],
  ];
  const section = only([
    [[40, 'Account statement PLN']],
    [[40, 'Opening balance 1.000,00']],
    [
      [43, 'Date'],
      [125, 'Description'],
      ['r260', 'Amount'],
    ],
    row('01.03.2024', [190, '14:20'], [214, '12,50']),
    row('02.03.2024', [125, 'Zakup']),
    [[40, 'Closing balance 980,00']],
  ]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-1000, -1000]);
});

it.each([
  'New balance     Minimum payment due     $500.00     $25.00',
  'New balance     No payment due     $500.00',
  'New balance     Payment due     $500.00     03/21/2024',
])('finds a new balance behind the name of what is to be paid (%s)', (line) => {
  const page = `
Card statement USD
Previous balance     $100.00
${line}
Date        Description              Amount
03/01/2024  Shop                   400.00
`;
  expect(read(page)).toMatchObject([
    { balances: [-10000, -50000], proof: 'proven', lines: ['2024-03-01 -40000 null Shop'] },
  ]);
});

it('takes the least that is to be paid for no balance beside whose name it is printed', () => {
  const page = `
Card statement USD
Previous balance     $100.00
Your new balance     Minimum payment due     $35.00
$500.00              Payment due by          Mar 21, 2024
Date        Description              Amount
03/01/2024  Shop                   400.00
`;
  expect(read(page)).toMatchObject([{ balances: [-10000, -50000], proof: 'proven' }]);
});

it('lets the words for in credit and in debit stand beside balances (Hebrew)', () => {
  const beside = `
Account statement ILS
Opening balance     תוכזב     1,000.00
Closing balance     תוכזב     1,100.00
Date         Description       Debit     Credit
01/03/2024   Salary                      200.00
02/03/2024   Rent               100.00
`;
  expect(read(beside)).toMatchObject([{ balances: [100000, 110000], proof: 'proven' }]);
  const alone = `
Account statement ILS
Opening balance     1,000.00
Closing balance     900.00
תוכזב
Date         Description       Amount
01/03/2024   Salary            200.00
02/03/2024   Rent             -300.00
`;
  expect(read(alone)).toMatchObject([{ balances: [100000, 90000], proof: 'proven' }]);
  const columns = `
Account statement ILS
Opening balance     1,000.00
Closing balance     1,100.00
Date         Description       הבוחב     תוכזב
01/03/2024   Salary                      200.00
02/03/2024   Rent               100.00
`;
  expect(read(columns)).toMatchObject([{ balances: [100000, 110000], proof: 'proven' }]);
});

it('keeps an account apart that one line names with another currency, though its bookings come to nothing', () => {
  const page = `
Account statement EUR
Opening balance 1000.00
Date         Description              Amount
01.03.2024   Shop A                   -10.00
02.03.2024   Shop B                -1,200.00
03.03.2024   Salary                 1,500.00
Closing balance 1290.00
Account 12345678 USD
Date         Description              Amount
05.03.2024   Fee                      -50.00
05.03.2024   Fee refund                50.00
`;
  expect(read(page)).toMatchObject([
    { currency: 'EUR', balances: [100000, 129000], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [null, null], proof: 'not_provable', lines: { length: 2 } },
  ]);
});

it('takes no balance for the closing one that is that of a day, an average or a bonus', () => {
  const page = `
Statement Period: Mar 1, 2025 through Mar 31, 2025     USD
Beginning Balance                    $1,000.00
Ending Balance                       $1,450.00
Date       Description               Amount
03/04      CARD PURCHASE             -50.00
03/18      DEPOSIT                   500.00
Daily ending balance
Date       Amount               Date       Amount
03/04      $950.00              03/18      $1,450.00
You can avoid the fee with a minimum daily ending balance of $2,000.00 or an average ending balance of $5,000.00
CashBack rewards: opening balance $41.20      earned $12.84      closing balance $54.04
`;
  expect(read(page)).toMatchObject([
    { balances: [100000, 145000], proof: 'proven', lines: { length: 2 } },
  ]);
});
