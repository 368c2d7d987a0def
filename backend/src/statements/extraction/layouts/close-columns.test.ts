import { expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

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

it('passes over the same figures in francs (La Banque Postale)', () => {
  const page = `
Compte Courant Postal n° 12 417 30 K 038     EUR     Relevé édité le 12 janvier 2016
Date       Opération                       Débit (¤)     Crédit (¤)     Soit en francs
           Ancien solde au 11/12/2015                      1 042,19       + 6 836,32
12/12      ACHAT CB LECLERC                    21,25                        - 139,39
25/12      VIREMENT DE MAIRIE                              1 688,27      + 11 074,33
           Nouveau solde au 11/01/2016                     2 709,21      + 17 771,25`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [104219, 270921],
      proof: 'proven',
      lines: [
        '2015-12-12 -2125 null ACHAT CB LECLERC',
        '2015-12-25 168827 null VIREMENT DE MAIRIE',
      ],
    },
  ]);
});

it('goes on below the rate of an overdraft that stands under the balance brought forward (AIB)', () => {
  const page = `
Statement of Account     EUR     Date of Statement 31 Aug 2023
Date              Details                      Debit €        Credit €       Balance €
31 Jul 2023       BALANCE FORWARD                                              263.90
                  INTEREST RATE
                  Lending @     15.850 %
1 Aug 2023        VDP-NETFLIX.COM                50.25                         213.65
2 Aug 2023        SALARY                                       100.00          313.65`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [26390, 31365],
      lines: ['2023-08-01 -5025 21365 VDP-NETFLIX.COM', '2023-08-02 10000 31365 SALARY'],
    },
  ]);
});

it('takes the day of the purchase where that of its processing stands in front (ANZ)', () => {
  const page = `
CREDIT LIMIT $9,000     AUD     STATEMENT PERIOD 07/02/2020 - 07/03/2020
Processed       Date of           Card
Date            Transaction       Used       Transaction Details             Amount ($A)       Balance
                                             OPENING BALANCE                                   $100.00
13/02/2020      10/02/2020        3318       MYKI PAYMENTS BRUNSWICK              $56.76       $156.76
26/02/2020      23/02/2020                   PAYMENT - THANKYOU                $90.00 CR        $66.76
                                             CLOSING BALANCE                                    $66.76`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -6676],
      proof: 'proven',
      lines: [
        '2020-02-10 -5676 -15676 MYKI PAYMENTS BRUNSWICK',
        '2020-02-23 9000 -6676 PAYMENT - THANKYOU',
      ],
    },
  ]);
});
