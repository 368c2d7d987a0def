import { describe, expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

const RBC = `
Your RBC personal banking account statement
From June 14, 2024 to July 12, 2024
Your account number: 03418-5066127
Your opening balance on June 14, 2024 $904.17
Your closing balance on July 12, 2024 = $2,391.96
Date Description Withdrawals ($) Deposits ($) Balance ($)
Opening Balance 904.17
14 Jun Payroll Deposit
VANCOUVER COAST 1,744.90 2,649.07
17 Jun Contactless Interac purchase - 4327
SHOPPERS DRUG M 16.45
e-Transfer sent Priya Gill
CAyq8Kd2 120.00
Online Banking payment - 4417
TELUS MOBILITY 68.32 2,444.30
18 Jun Contactless Interac purchase - 2741
JJ BEAN COFFEE 52.34 2,391.96
Closing Balance $2,391.96`;

const NATWEST = [
  `
NatWest Statement
Account Name Account No Sort Code Page No
MR S FARRELL 62810427 01-05-53 1 of 2
Period Covered 01 JUN 2023 to 30 JUN 2023
Previous Balance £1,638.17
New Balance £758.24
Date Description Paid In(£) Withdrawn(£) Balance(£)
01 JUN 2023 BROUGHT FORWARD 1,638.17
01 JUN Direct Debit 128.00 1,510.17
MANCHESTER CITY COUN
Standing Order 695.00 815.17
B FARRELL
RENT 12 ALDER
Card Transaction 4.93 810.24
7712 31MAY23 C
TFL TRAVEL CH
09 JUN OnLine Transaction 50.00 760.24
FARRELL S
09JUN 13:06
National Westminster Bank Plc. Registered in England & Wales (No. 929027).`,
  `
NatWest Statement
Account Name Account No Sort Code Page No
MR S FARRELL 62810427 01-05-53 2 of 2
Period Covered 01 JUN 2023 to 30 JUN 2023
Date Description Paid In(£) Withdrawn(£) Balance(£)
09 JUN 2023 BROUGHT FORWARD 760.24
30 JUN Charges 2.00 758.24
30JUN A/C 62810427
INCL FEE 0.39
National Westminster Bank Plc. Registered in England & Wales (No. 929027).`,
];

describe('a file taken out as lines whose days stand once', () => {
  it('may bear a balance behind the last amount of a day only (RBC)', () => {
    expect(readAsLines(RBC)).toMatchObject([
      {
        balances: [90417, 239196],
        proof: 'proven',
        lines: [
          '2024-06-14 174490 264907 Payroll Deposit VANCOUVER COAST',
          '2024-06-17 -1645 null Contactless Interac purchase - 4327 SHOPPERS DRUG M',
          '2024-06-17 -12000 null e-Transfer sent Priya Gill CAyq8Kd2',
          '2024-06-17 -6832 244430 Online Banking payment - 4417 TELUS MOBILITY',
          '2024-06-18 -5234 239196 Contactless Interac purchase - 2741 JJ BEAN COFFEE',
        ],
      },
    ]);
  });

  it('may go on with texts below the figures, some of which look like days or end with one figure (NatWest)', () => {
    expect(readAsLines(...NATWEST)).toMatchObject([
      {
        balances: [163817, 75824],
        proof: 'proven',
        lines: [
          '2023-06-01 -12800 151017 Direct Debit MANCHESTER CITY COUN',
          '2023-06-01 -69500 81517 Standing Order B FARRELL RENT 12 ALDER',
          '2023-06-01 -493 81024 Card Transaction 7712 31MAY23 C TFL TRAVEL CH',
          '2023-06-09 -5000 76024 OnLine Transaction FARRELL S 09JUN 13:06',
          '2023-06-30 -200 75824 Charges 30JUN A/C 62810427 INCL FEE 0.39',
        ],
      },
    ]);
  });

  it('may bear numbers in front of texts that could be days', () => {
    const numbered = RBC.replace('CAyq8Kd2 120.00', '20240712 CAyq8Kd2 Priya G 120.00');
    expect(readAsLines(numbered)).toMatchObject([
      {
        proof: 'proven',
        lines: expect.arrayContaining([
          '2024-06-17 -12000 null e-Transfer sent Priya Gill 20240712 CAyq8Kd2 Priya G',
        ]),
      },
    ]);
  });

  it('proves nothing where a line of a day is missing', () => {
    const [section] = readAsLines(RBC.replace('CAyq8Kd2 120.00\n', ''));
    expect(section?.proof).not.toBe('proven');
  });

  it('proves nothing where it holds another account', () => {
    const two = `${RBC}\n${RBC.replace('03418-5066127', '03418-9999999').trim()}`;
    expect(readAsLines(two).map(({ proof }) => proof)).not.toContain('proven');
  });
});
