import { describe, expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { brief, only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const HEAD: PlacedRow[] = [
  [
    [40, 'Currency: EUR'],
    [300, '1 March 2024 to 31 March 2024'],
  ],
];

describe('tables beside the bookings', () => {
  it('do not tell where the columns of the bookings stand', () => {
    const section = only([
      ...HEAD,
      [20, [40, '日期'], [120, '摘要'], [355, '金額'], [411, '餘額']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r401', '-83.89'],
        ['r457', '3,549.17'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Bakery'],
        ['r401', '-96.51'],
        ['r457', '3,452.66'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Refund'],
        ['r401', '+3.83'],
        ['r457', '3,456.49'],
      ],
      [26, [40, 'Reverted transactions', 10]],
      [20, [40, '日期'], [140, '摘要'], [336, '金額']],
      [
        [40, '3 Mar 2024'],
        [140, 'Bakery'],
        ['r352', '-8,592.00'],
      ],
      [
        [40, '4 Mar 2024'],
        [140, 'Bakery'],
        ['r352', '-3,574.00'],
      ],
    ]);
    expect(brief(section).map(([date, , amount]) => [date, amount])).toEqual([
      ['2024-03-02', -8389],
      ['2024-03-03', -9651],
      ['2024-03-04', 383],
    ]);
  });

  it('leave the column of money in empty where no money came in', () => {
    const section = only([
      ...HEAD,
      [
        20,
        [40, 'Date'],
        [120, 'Description'],
        [346, 'Money out'],
        [426, 'Money in'],
        [506, 'Balance'],
      ],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€83.10'],
        ['r567', '€916.90'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Rent'],
        ['r408', '€906.72'],
        ['r567', '€10.18'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€2.50'],
        ['r567', '€7.68'],
      ],
      [
        [40, '5 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€1.50'],
        ['r567', '€6.18'],
      ],
      [26, [40, 'Closing balance 31 March 2024'], ['r268', '€6.18']],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([
      -8310, -90672, -250, -150,
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('are known by their larger print behind the last balance of a table, too', () => {
    const section = only([
      ...HEAD,
      [20, [40, 'Description'], ['r400', 'Amount'], ['r500', 'Balance']],
      [
        [40, 'New balance'],
        ['r500', '45.00'],
      ],
      [16, [40, '20 March 2024']],
      [
        [40, 'Transfer'],
        ['r400', '+5.00'],
        ['r500', '45.00'],
      ],
      [
        [40, 'Old balance'],
        ['r500', '40.00'],
      ],
      [24, [40, 'Cancelled transactions', 10]],
      [16, [148, 'Description'], ['r400', 'Amount']],
      [
        [40, '27 March 2024'],
        [148, 'Energy'],
        ['r400', '-86.00'],
      ],
    ]);
    expect(brief(section)).toEqual([['2024-03-20', 'Transfer', 500, 4500]]);
  });
});

it('closes with the last balance where totals are those of the lines, though one of them is a bare nought', () => {
  const section = only([
    [
      [40, '통화: KRW'],
      [300, '2025-07-01 ~ 2025-07-31'],
    ],
    [20, [40, '거래일'], [120, '적요'], ['r300', '입금'], ['r400', '출금'], ['r500', '거래후잔액']],
    [
      [120, '기초잔액'],
      ['r500', '90,000'],
    ],
    [
      [40, '2025.07.01'],
      [120, '현금출금'],
      ['r300', '0'],
      ['r400', '20,000'],
      ['r500', '70,000'],
    ],
    [
      [40, '2025.07.03'],
      [120, '편의점'],
      ['r300', '0'],
      ['r400', '9,510'],
      ['r500', '60,490'],
    ],
    [16, [120, '합계'], ['r300', '0'], ['r400', '29,510']],
  ]);
  expect(section.closingMinor).toBe(60490);
});

it('goes on over a page behind the last line of a booking that says what is not cleared yet', () => {
  const first = `
Statement of Account     Currency     KES - Kenya Shilling     01 May 2025 - 31 May 2025
Date          Transaction Description        Debit          Credit          Balance
01 May 25     BALANCE BROUGHT FORWARD                                     100.00 CR
29 May 25     CHEQUE DEPOSIT                                 40.00        140.00 CR
              UNCLEARED TO 31-MAY-25
`;
  const second = `
Date          Transaction Description        Debit          Credit          Balance
30 May 25     MAINTENANCE FEE                10.00                        130.00 CR
31 May 25     BALANCE CARRIED FORWARD                                     130.00 CR
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven' },
  ]);
});

it('ends at a list of deposits, whose balances are not those of the account', () => {
  const [section] = readTyped(
    typed(`
Statement of Transactions in Savings Account Number: XXXXXXXX2310 in INR for the period March 01, 2024 - March 31, 2024
DATE            PARTICULARS               DEPOSITS     WITHDRAWALS      BALANCE
01-03-2024      B/F                                                      100.00
05-03-2024      NEFT SALARY                 50.00                        150.00
07-03-2024      UPI SHOP                                   20.00         130.00
                Total:                      50.00          20.00         130.00
Statement of Linked Fixed Deposits in INR as on March 31, 2024
DEPOSIT NO.     OPEN DATE    DEP. AMT.#    ROI% P.A.    MAT. DATE       BALANCE*
XXXXXXXX0093    14-08-2023   1,500.00      7.10         14-11-2024      1,500.00
`),
  );
  expect(section?.balances[0]).toBe(10000);
  expect(section?.lines).toHaveLength(2);
});

it('keeps its columns on a last page of few rows, below whose closing balance other figures stand', () => {
  const scalare = Array.from({ length: 8 }, (_, day) => [
    [44, `0${day + 1}/06/24`],
    ['r225', '1.013,02'],
    ['r285', '3'],
    ['r330', '4,10'],
  ]) as PlacedRow[];
  const booking = (date: string, edge: 'r215' | 'r290', amount: string, text: string): Placed[] => [
    [44, date],
    [edge, amount],
    [302, text],
  ];
  // The measured widths of the same labels differ by a little from page to page.
  const labels = (moved: number): Placed[] => [
    [44, 'Data'],
    ['r215', 'Uscite'],
    ['r290', 'Entrate'],
    [302 + moved, 'Descrizione delle operazioni'],
  ];
  const section = only(
    [
      [[40, 'Estratto conto EUR al 30/06/24']],
      labels(0),
      [
        ['r290', '1.000,00'],
        [302, 'Saldo iniziale'],
      ],
      booking('01/06/24', 'r215', '10,00', 'Affitto'),
      booking('02/06/24', 'r215', '20,00', 'Mutuo'),
      booking('03/06/24', 'r290', '43,02', 'Stipendio'),
    ],
    [
      labels(0.1),
      booking('29/06/24', 'r215', '8,55', 'Imposta di bollo'),
      booking('30/06/24', 'r290', '0,11', 'Competenze'),
      [
        ['r290', '1.004,58'],
        [302, 'Saldo finale'],
      ],
      [20, [40, 'Estratto conto scalare']],
      ...scalare,
    ],
  );
  expect(proveSection(section).state).toBe('proven');
  expect(section.lines).toHaveLength(5);
});

it('is none of a rate that goes on in the line above its labels', () => {
  const section = only([
    [
      [40, '照会期間'],
      [104, '2024/05/01 〜 2024/05/31 JPY'],
    ],
    [
      20,
      [53, 'ハッピープログラム 会員ステージ：VIP', 5],
      [333, '当月の獲得予定ポイント 42ポイント', 5],
    ],
    [7, [53, '遇金利 年0.10%（30万円まで）', 5]],
    [27, [63, '取引日'], [237, '入出金内容'], ['r466', '入出金'], ['r544', '取引後残高']],
    [22, [51, '2024/05/31'], [121, 'ポイント利用'], ['r473', '145'], ['r545', '227,692']],
    [22, [51, '2024/05/30'], [121, '国税'], ['r473', '-2'], ['r545', '227,547']],
  ]);
  expect(section.lines).toHaveLength(2);
});

it('reads what stands below an opening balance though what is not booked yet stands under the same labels before it', () => {
  const first = `
Carta di credito estratto conto EUR     Periodo: 23.12.2023 - 22.01.2024
Operazioni in attesa (22.01.2024)
Data operazione     Descrizione operazione           Importo EUR
19/01/24            Addebito Energia Adriatica            822,00
Saldo precedente: EUR 95,39
`;
  const second = `
Northgate
Data operazione     Descrizione operazione           Importo EUR
23/12/23            Canone mensile conto                  734,39
28/12/23            Prelievo bancomat                      98,45
Nuovo saldo: EUR 928,23
`;
  expect(readTyped(typed(first, second))[0]?.lines).toEqual([
    '2023-12-23 -73439 null Canone mensile conto',
    '2023-12-28 -9845 null Prelievo bancomat',
  ]);
});
