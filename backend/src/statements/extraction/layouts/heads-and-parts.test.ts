import { expect, it } from 'vitest';
import { bearsTotal } from '../bookings/row-kinds.ts';
import { balanceLine } from '../words/balance-names.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('opens a card with what is said of the whole, and not of one of its portions (American Express)', () => {
  const [section] = readTyped(
    typed(`
American Express     Platinum Card     Closing Date 04/14/24     Account Ending 7-21008
Pay In Full Portion
Previous Balance          $0.00
New Charges              +$0.00
Pay Over Time Portion
Previous Balance      $6,214.88
New Balance             $920.81
Account Total
Previous Balance      $6,214.88
New Balance             $920.81
Date          Description                           Amount
03/20/24      PAYMENT RECEIVED - THANK YOU          -$6,214.88
03/28/24      DELTA AIR LINES                          $890.00
04/02/24      UBER TRIP                                 $30.81
`),
  );
  expect(section).toMatchObject({ balances: [-621488, -92081], proof: 'proven' });
});

it('takes what each card owes for the title of a list, and for no balance (DBS)', () => {
  expect(balanceLine('OUTSTANDING BALANCE BY CARD')).toBeNull();
  expect(balanceLine('OUTSTANDING BALANCE')).toBe('closing');
});

it('knows the second line of a label of amounts abroad for none of what came in (RAKBANK)', () => {
  const [section] = readTyped(
    typed(`
RAKBANK     Credit Card Statement     Statement Period 14/02/2025 - 13/03/2025     AED
Previous Balance                                                                 318.77
Transaction    Posting        Transaction Details        Transaction Amount      Amount
Date           Date                                      in Foreign Currency     (AED)
14/02/2025     16/02/2025     CARREFOUR DUBAI AE                                 412.35
24/02/2025     26/02/2025     MUSIC STORE KOELN DE       EUR 212.40              833.91
26/02/2025     26/02/2025     PAYMENT RECEIVED                                   318.77 CR
Total Payment Due                                                              1,246.26
`),
  );
  expect(section).toMatchObject({ balances: [-31877, -124626], proof: 'proven' });
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

it('knows what a page carries in Czech (Česká spořitelna)', () => {
  expect(balanceLine('Převod na stranu 2')).toBe('carried');
  expect(balanceLine('Převod ze strany 1')).toBe('brought');
  expect(balanceLine('Převod ze strany plátce')).toBeNull();
});

it('opens a card with no figure that says itself that it counts points (AEON)', () => {
  const [section] = readTyped(
    typed(`
イオンカード     ご利用代金明細書     お支払日 2025年4月2日
ご請求金額合計     5,450 円
ご利用日        ご利用先                    ご利用金額
25/02/11        イオンスタイル                   4,200
25/02/12        ＡＭＡＺＯＮ                     1,250
前月末残高      2,318 ポイント
今月獲得ポイント    612 ポイント
`),
  );
  expect(section?.balances).toEqual([null, -5450]);
});

it('lists dollars below the pesos of the same card as a section of their own (Scotiabank in Chile)', () => {
  const sections = readTyped(
    typed(
      `
Scotiabank     Estado de cuenta nacional de tarjeta de crédito     Fecha estado de cuenta 17/03/2025
N° DE TARJETA DE CRÉDITO     XXXX XXXX XXXX 6094
Saldo anterior                     $ 12.480
Monto total facturado a pagar      $ 45.000
FECHA         DESCRIPCIÓN OPERACIÓN          VALOR CUOTA
21/02/25      MONTO CANCELADO                $ -12.480
20/02/25      COPEC APP                      $ 45.000
Infórmese sobre la garantía estatal de los depósitos en su banco o en www.cmfchile.cl
`,
      `
Scotiabank     Estado de cuenta internacional de tarjeta de crédito
N° DE TARJETA DE CRÉDITO     XXXX XXXX XXXX 6094
SALDO ANTERIOR FACTURADO      US$ 118,47
DEUDA TOTAL                   US$ 10,99
FECHA         DESCRIPCIÓN DE OPERACIÓN       MONTO US$
24/02/25      ABONO REALIZADO                -118,47
26/02/25      NETFLIX.COM                    10,99
`,
    ),
  );
  expect(sections).toMatchObject([
    { currency: 'CLP', balances: [-12480, -45000], proof: 'proven' },
    { currency: 'USD', balances: [-11847, -1099], proof: 'proven' },
  ]);
});

it('takes sums of both sides with their counts for the end of a list (TD)', () => {
  const rowOf = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) }) as never;
  const [debits, credits] = ['Total cheques/debits', 'Total deposits/credits'];
  expect(bearsTotal(rowOf(debits, '(20)', '2,178.28', credits, '(4)', '2,699.24'))).toBe(true);
  expect(bearsTotal(rowOf(debits, 'SOBEYS #0722', '2,178.28'))).toBe(false);
});

it('reads cheques set in two columns under days of posting (Bank of America)', () => {
  const [section] = readTyped(
    typed(`
Bank of America     Statement Period 02-18-12 through 03-20-12     USD
Beginning Balance on 02-18-12     $2,842.66
Ending Balance on 03-20-12          $867.66
Checks
Date Posted     Check #     Amount ($)     Date Posted     Check #     Amount ($)
02-22           1208          950.00       03-14           1212          950.00
02-28           1209           45.00       03-19           1213           30.00
`),
  );
  expect(section).toMatchObject({ balances: [284266, 86766], proof: 'proven' });
  expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2012-02-22 -95000',
    '2012-02-28 -4500',
    '2012-03-14 -95000',
    '2012-03-19 -3000',
  ]);
});
