import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { brief, only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('parts amounts from the texts hardly a blank behind them, which begin where their labels do (Shinhan)', () => {
  const page = positioned([
    [[43, '거래내역조회 KRW 2023-03-01 ~ 2023-03-31']],
    [
      [43, '거래일자'],
      [116, '거래시간'],
      [174, '적요'],
      [241, '출금(원)'],
      [295, '입금(원)'],
      [359, '내용'],
      [438, '잔액(원)'],
      [503, '거래점'],
    ],
    [
      [43, '2023-03-29'],
      [116, '13:38:26'],
      [174, '모바일'],
      ['r290', '33,000'],
      ['r355', '0'],
      [359, '카카오페이'],
      ['r499', '3,244,927'],
      [503, '농협'],
    ],
    [
      [43, '2023-03-27'],
      [116, '12:44:16'],
      [174, '타행이체'],
      ['r290', '0'],
      ['r355', '36,000'],
      [359, '박서연'],
      ['r499', '3,277,927'],
      [503, '토스'],
    ],
    [
      [43, '2023-03-25'],
      [116, '11:54:10'],
      [174, '통신료'],
      ['r290', '41,800'],
      ['r355', '0'],
      [359, 'SKT4417'],
      ['r499', '3,241,927'],
      [503, '신한카드'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2023-03-25 -41800 3241927 통신료 SKT4417',
    '2023-03-27 36000 3277927 타행이체 박서연',
    '2023-03-29 -33000 3244927 모바일 카카오페이',
  ]);
});

it('closes numbers whose dots and commas are set apart (BNP Paribas)', () => {
  const page = `
RELEVE DE COMPTE CHEQUES     du 26 décembre 2023 au 26 janvier 2024     Monnaie du compte : EUR
Date        Nature des opérations              Valeur          Débit          Crédit
            SOLDE CREDITEUR AU 26.12.2023                                   742 , 18
28 . 12     FACTURE CARTE                      28 . 12       34 , 20
04 . 01     VIR SEPA RECU                      04 . 01                  1 . 894 , 62
            SOLDE CREDITEUR AU 26.01.2024                               2 . 602 , 60
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [74218, 260260],
      proof: 'proven',
      lines: ['2023-12-28 -3420 null FACTURE CARTE', '2024-01-04 189462 null VIR SEPA RECU'],
    },
  ]);
});

describe('a Mexican account', () => {
  it('bears days drawn close to their texts, of a period that is printed on two lines', () => {
    const page = positioned([
      [
        [40, 'CUENTA FLEXIBLE'],
        [300, 'RFC EATR790605LJ1'],
        [400, 'Del 01/04/2025 al'],
      ],
      [[400, '30/04/2025']],
      [
        [40, 'Día'],
        [54, 'Descripción'],
        [300, 'Retiro/Cargo'],
        [400, 'Depósito/Abono'],
        [560, 'Saldo'],
      ],
      [
        [54, 'SALDO INICIAL DEL PERIODO'],
        ['r580', '$ 100.00'],
      ],
      [
        [40, '01'],
        [54, 'CGO POS SUPERAMA'],
        ['r348', '$ 20.00'],
        ['r580', '$ 80.00'],
      ],
      [
        [40, '15'],
        [54, 'ABONO SPEI BANORTE'],
        ['r456', '$ 5.00'],
        ['r580', '$ 85.00'],
      ],
      [[54, 'NOMINA 2DA QNA ABR']],
      [
        [40, '30'],
        [54, 'COMISION SPEI'],
        ['r348', '$ 1.00'],
        ['r580', '$ 84.00'],
      ],
      [
        [54, 'SALDO FINAL DEL PERIODO'],
        ['r580', '$ 84.00'],
      ],
    ]);
    expect(readTyped(page)).toMatchObject([
      {
        currency: 'MXN',
        proof: 'proven',
        lines: [
          '2025-04-01 -2000 8000 CGO POS SUPERAMA',
          '2025-04-15 500 8500 ABONO SPEI BANORTE NOMINA 2DA QNA ABR',
          '2025-04-30 -100 8400 COMISION SPEI',
        ],
      },
    ]);
  });
});

it('parts a currency from the day hardly a blank in front of it (China Merchants Bank)', () => {
  const row = (day: string, amount: string, balance: string, text: string) =>
    [
      [50, day],
      [91, 'CNY'],
      ['r206', amount],
      ['r284', balance],
      [292, text],
    ] as [number | `r${number}`, string][];
  const page = positioned([
    [
      [40, 'Account: CNY'],
      [253, '2023-12-11 -- 2024-01-13'],
    ],
    [
      [56, 'Date'],
      [92, 'Currency'],
      [151, 'Transaction Amount'],
      [252, 'Balance'],
      [296, 'Transaction Type'],
    ],
    row('2023-12-11', '111.97', '8,952.12', 'Salary'),
    row('2023-12-13', '-65.58', '8,886.54', 'Payment'),
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2023-12-11 11197 895212 Salary',
    '2023-12-13 -6558 888654 Payment',
  ]);
});

it('a number that runs into the day behind it hides no day (M-PESA)', () => {
  const line = (number: string, day: string, text: string, out: string, left: string) =>
    [
      [40, number],
      [82, `${day} 08:15:10`],
      [200, text],
      ['r400', out],
      ['r500', left],
    ] as [number, string][];
  const section = only([
    [[40, 'MPESA FULL STATEMENT']],
    [[40, 'Statement Period: 01 May 2024 - 31 May 2024']],
    [
      [40, 'Receipt No.', 6],
      [82, 'Completion Time'],
      [200, 'Details'],
      ['r400', 'Withdrawn'],
      ['r500', 'Balance'],
    ],
    line('SEWK1DEGZ', '2024-05-04', 'Airtime', '-13.00', '800.00'),
    line('SEMKQQA7MS', '2024-05-02', 'Pay Bill', '-20.00', '813.00'),
    line('SEEWK1DEGZ', '2024-05-01', 'Pay Bill', '-2,683.00', '833.00'),
  ]);
  expect(section.currency).toBe('KES');
  expect(brief(section)).toEqual([
    ['2024-05-01', 'Pay Bill', -268300, 83300],
    ['2024-05-02', 'Pay Bill', -2000, 81300],
    ['2024-05-04', 'Airtime', -1300, 80000],
  ]);
});

it('reads days of value hardly a blank behind a number (HDFC)', () => {
  const page = positioned([
    [[24, 'Currency: INR']],
    [
      [24, 'Date'],
      [66, 'Narration'],
      [305, 'Chq./Ref.No.'],
      [364, 'Value Dt'],
      ['r470', 'Withdrawal Amt.'],
      ['r548', 'Deposit Amt.'],
      ['r626', 'Closing Balance'],
    ],
    [
      [24, '05/12/23'],
      [66, 'UPI-RAMESH KUMAR'],
      ['r363', '0000152606848838'],
      [364, '05/12/23'],
      ['r470', '393.11'],
      ['r626', '47,817.44'],
    ],
    [[66, '004411-UPI']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2023-12-05 -39311 4781744 UPI-RAMESH KUMAR 004411-UPI',
  ]);
});

it('reads the day in front of a text that ends by chance where its label does (Boursorama)', () => {
  const page = positioned([
    [[32, 'RELEVE DE COMPTE EUR du 30/11/2024 au 10/01/2025']],
    [
      [34, 'Date'],
      [72, 'Libellé'],
      [306, 'Valeur'],
      ['r440', 'Débit'],
      ['r535', 'Crédit'],
    ],
    [
      [150, 'SOLDE AU : 30/11/2024'],
      ['r535', '211,36'],
    ],
    [
      [32, '27/12/2024 CARTE CAVISTE DU BOUFFAY'],
      [306, '27/12/2024'],
      ['r440', '57,30'],
    ],
    [
      [32, '30/12/2024 PRLV A'],
      [306, '30/12/2024'],
      ['r440', '73,12'],
    ],
    [
      [150, 'NOUVEAU SOLDE EN EUR :'],
      ['r535', '80,94'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2024-12-27 -5730 null CARTE CAVISTE DU BOUFFAY',
    '2024-12-30 -7312 null PRLV A',
  ]);
});

it('does so in a currency with decimals, where the text begins with letters of another script (China Merchants Bank)', () => {
  const row = (day: string, amount: string, balance: string, text: string): Placed[] => [
    [44, day],
    ['r223', amount],
    ['r288', balance],
    [292, text],
  ];
  const page = positioned([
    [[44, '招商银行交易流水 CNY 2025-04-01 -- 2025-04-30']],
    [
      [44, '记账日期'],
      ['r223', '交易金额'],
      ['r288', '联机余额'],
      [292, '交易摘要'],
    ],
    row('2025-04-06', '-329.00', '14,876.60', '快捷支付'),
    row('2025-04-08', '-1,000.00', '13,876.60', 'ATM取款'),
    row('2025-04-09', '129.00', '14,005.60', '快捷退款'),
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-04-06 -32900 1487660 快捷支付',
    '2025-04-08 -100000 1387660 ATM取款',
    '2025-04-09 12900 1400560 快捷退款',
  ]);
});
