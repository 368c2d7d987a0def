import { describe, expect, it } from 'vitest';
import { readAsLines, readPages } from '../typed.fixture.ts';

const isProven = (sections: { proof: string }[]) =>
  sections.some(({ proof }) => proof === 'proven');

describe('days that head several lines', () => {
  const page = (...rows: string[]) => `
Your RBC personal banking account statement
From December 2, 2024 to January 2, 2025
Royal Bank of Canada
Your account number: 03652-5016985
Date Description Withdrawals ($) Deposits ($) Balance ($)
Opening Balance 96.49
2 Dec Payroll Deposit NORTHGATE LUMBER 1,684.22 1,780.71
Misc Payment ROGERS WIRELESS 78.40 1,702.31
3 Dec Online Banking transfer 300.00 1,402.31
${rows.join('\n')}
9 Dec e-Transfer Nadine Fortier 185.00 1,523.13
Closing Balance $1,523.13
`;

  it('are proven as they should be', () => {
    const read = readAsLines(
      page('5 Dec Contactless purchase - 4471', 'METRO 0412 64.18 1,338.13'),
    );
    expect(isProven(read)).toBe(true);
  });

  it.each([
    [['35 Dec Contactless purchase - 4471', 'METRO 0412 64.18 1,338.13']],
    [['5 Oec Contactless purchase - 4471', 'METRO 0412 64.18 1,338.13']],
    [['I5 Dec Contactless purchase - 4471', 'METRO 0412 64.18 1,338.13']],
    [['5 Dec Contactless purchase - 4471', '3 Dec METRO 0412 64.18 1,338.13']],
    [['5 Dec Contactless purchase - 4471', '7-11 STORE 33412 64.18 1,338.13']],
    [['3 Jan 2025 09:14 RBC Online', 'METRO 0412 64.18 1,338.13']],
  ])('prove nothing where a line begins with another one, or with none: %j', (rows) => {
    expect(isProven(readAsLines(page(...rows)))).toBe(false);
  });
});

it('takes no withdrawal back where a deposit between it and an equal one may be missing', () => {
  const page = (...rows: string[]) => `
iM뱅크     거래내역조회     조회계좌번호 : 092-10-447712-0     현재잔액 : 1,150,000 원
조회기간 : 2025-07-01 ~ 2025-07-31
거래일시                   적요         찾으신금액     맡기신금액     거래후잔액
${rows.join('\n')}
2025-07-10 [12:56:59]      커피         5,000          0              1,150,000
`;
  const cash = (day: string, balance: string) =>
    `${day} [12:56:59]      현금출금     100,000        0              ${balance}`;
  expect(
    isProven(readPages(page(cash('2025-07-14', '1,150,000'), cash('2025-07-12', '1,050,000')))),
  ).toBe(false);
  expect(
    isProven(readPages(page(cash('2025-07-12', '1,150,000'), cash('2025-07-12', '1,050,000')))),
  ).toBe(false);
});

it.each(['Overdraft limit fee', 'Arranged overdraft limit set-up fee'])(
  'takes a fee for a limit for no limit: %s',
  (fee) => {
    const page = `
Allied Irish Banks   Statement of Account
Account Number   09314-077        Date of Statement   28 Feb 2025
Date          Details                                   Debit €        Credit €       Balance €
31 Jan 2025   BALANCE FORWARD                                                            412.87
 3 Feb 2025   D/D ELECTRIC IRELAND                        86.20                          326.67
              ${fee}   25.00
`;
    expect(isProven(readPages(page))).toBe(false);
  },
);

it.each([
  '20-45-77 33445566',
  '58.50 EUR @ 1.17',
  '14.30.45 via mobile',
  '40-12-3345 Kundennummer',
  '25.13.2024 ref',
])('takes a line below a booking that begins with a number for no misread day: %s', (line) => {
  const page = `
Lloyds Bank Statement GBP 01/01/2025 to 31/01/2025
Opening balance 1,000.00
Closing balance 1,140.00
Date Description Money out Money in Balance
03/01/2025 Faster Payment J SMITH 50.00 950.00
${line}
06/01/2025 Salary ACME LTD 250.00 1,200.00
20/01/2025 Direct Debit BT 60.00 1,140.00
`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('puts no cells beside each other where one of a booking is missing', () => {
  const page = `
Example Bank Statement GBP 01/07/2026 - 31/07/2026
Opening balance 1,214.37
Date
Description
Amount
Balance
01/07/2026
Card ZABKA
-27.00
01/07/2026
Salary
7,840.55
9,027.92
02/07/2026
Rent
-684.20
8,343.72
03/07/2026
Shop
-43.72
8,300.00
04/07/2026
Cafe
-0.50
8,299.50
Closing balance 8,299.50
`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 5 } }]);
});

it('reads a balance whose name goes on with what it leaves out (Metro Bank)', () => {
  const page = `
Metro Bank     1 January 2025 to 31 January 2025     GBP
Opening balance                              £100.00
Closing balance excludes uncleared items     £140.00
Date             Description                Money out     Money in
03 Jan 2025      GRAB                           20.00
06 Jan 2025      SALARY                                     100.00
20 Jan 2025      NTUC                           40.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [10000, 14000], proof: 'proven' }]);
});

it('leaves a list out whose title tells two sums of what is not booked yet', () => {
  const page = `
Sparkasse     Kontoauszug 1/2025     EUR     01.01.2025 - 31.01.2025
Alter Kontostand     1.000,00
Datum          Text                              Betrag
03.01.2025     Lastschrift STROM                 -50,00
06.01.2025     Gehalt ACME                       250,00
Neuer Kontostand     1.200,00
Vorgemerkte Umsätze: Soll: 17,99 EUR Haben: 0,00 EUR
Datum          Text                              Betrag
30.01.2025     Tankstelle                        -17,99
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('books no result of a calculation below a booking', () => {
  const page = `
ING     Kontoauszug     EUR     01.12.2024 - 31.12.2024
Alter Saldo     1.000,00
Datum          Text                        Betrag
20.12.2024     GEHALT                      250,00
31.12.2024     ZINSEN                      -60,00
31.12.2024     12 x 5,00                   =60,00
Neuer Saldo     1.190,00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('keeps a minus apart where dashes stand for empty cells, if other lines have one, too', () => {
  const page = `
Kotak Mahindra Bank Account No. 4417720038 01 Oct 2025 - 31 Oct 2025 INR
# Date Description Chq/Ref. No. Withdrawal (Dr.) Deposit (Cr.) Balance
- - Opening Balance - - - - 919.64
1 01 Oct 2025 UPI/SNEHAL 80.36 - 1,000.00
2 02 Oct 2025 NEFT SALARY 92,450.00 91,450.00
3 03 Oct 2025 UPI/SWIGGY 412.50 91,037.50
Closing Balance 91,037.50
`;
  expect(readAsLines(page)).toMatchObject([{ balances: [-91964, 9103750], proof: 'proven' }]);
});

it('holds balances of days that stand above their bookings against none of them', () => {
  const page = `
PagBank     Extrato da conta     Período: 01/07/2025 a 31/07/2025     BRL
Data           Descrição                        Valor
10/07/2025     Saldo do dia                     R$ 1.020,00
10/07/2025     Compra                           -R$ 5,00
12/07/2025     Saldo do dia                     R$ 1.200,00
12/07/2025     Pix recebido                     R$ 200,00
12/07/2025     Compra                           -R$ 20,00
14/07/2025     Saldo do dia                     R$ 1.150,00
14/07/2025     Pix enviado                      -R$ 50,00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'not_provable', lines: { length: 4 } }]);
});

it('reads payments of a card above its first labels under labels of their own', () => {
  const page = `
PostFinance     Kreditkarte     Rechnung 31.01.2026     CHF
Saldo letzte Rechnung                                        100.00
Ihre Zahlungen     Valuta     Betrag
05.01.2026     06.01.2026     Einzahlung Danke               100.00-
Datum          Valuta         Beschreibung                   Betrag CHF
10.01.2026     11.01.2026     Coop                            20.00
12.01.2026     13.01.2026     Migros                          30.00
Saldo neu                                                     50.00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('leaves texts alone that all begin with what a day is called, too, and takes no month for a Thursday', () => {
  const texts = `
Bank Statement GBP 01/01/2025 - 31/01/2025
Opening balance 1,000.00
03/01/2025 SUN LIFE PREMIUM -50.00
06/01/2025 SUN LIFE REFUND 20.00
Closing balance 970.00
`;
  expect(readAsLines(texts)[0]?.lines[0]).toBe('2025-01-03 -5000 null SUN LIFE PREMIUM');
  const month = `
BANCO Extrato BRL 01/12/2024 a 31/12/2024
Saldo anterior 1.000,00
03/12/2024 COMPRA -50,00
20/12/2024 SALARIO 250,00
31/12 DO MES RENDIMENTO 1,20
Saldo final 1.200,00
`;
  expect(readAsLines(month)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});
