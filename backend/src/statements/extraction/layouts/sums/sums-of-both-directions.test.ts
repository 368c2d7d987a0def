import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { isTotal } from '../../words/sums-and-flows.ts';
import { FACTS, FIVE, five, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('knows what came in and went out for sums, and shares of a whole market for none', () => {
  for (const text of ['Transacciones entrantes', 'Transazioni in uscita', 'Outgoing transactions'])
    expect(isTotal(text)).toBe(true);
  for (const text of ['SCHWAB TOTAL STOCK MARKET', 'Vanguard Total World Stock'])
    expect(isTotal(text)).toBe(false);
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

it('knows sums that are named in two languages, of which one is unknown (Kutxabank)', () => {
  expect(
    readTyped(
      typed(`
kutxabank     EXTRACTO DE TARJETA DE CRÉDITO     Zenbakia / Número     4548 12** **** 7731
Aldia / Periodo     26-03-2025 / 25-04-2025
Fecha     Concepto                                       Importe €
28-03     EROSKI CENTER INDAUTXU                             73,18
30-03     REPSOL ES BASAURI                                  55,00
24-04     CUOTA EMISION/MANTENIMIENTO                        36,00
          Eragiketak guztira / Total operaciones            128,18
          Komisioak guztira / Total comisiones               36,00
KARGATU BEHARREKO GUZTIRA / TOTAL A CARGAR                  164,18 €
Kontua / Cuenta de cargo: ES17 2095 0112 7091 0873 4426
`),
    ),
  ).toMatchObject([{ balances: [null, -16418], lines: { length: 3 } }]);
});

it('takes sums of both sides for no balance, whatever they are called (Bank of China)', () => {
  expect(
    readPages(`
中國銀行(香港)     綜合月結單     客戶號碼 Customer No. 748-0293815     結單日期 2025/06/30
港元儲蓄 HKD Savings     012-748-1-029381-5     HKD
日期            交易摘要                              存入                  支出                  結餘
2025/06/01    承前結餘                                                                6,420.15
2025/06/03    自動櫃員機提款                                         2,000.00            4,420.15
2025/06/10    轉數快轉賬存入                     1,280.00                                5,700.15
              本期總額 TOTAL                  1,280.00            2,000.00
              期末結餘                                                                5,700.15
`),
  ).toMatchObject([{ proof: 'proven', balances: [642015, 570015] }]);
});

describe('the sums of both directions in a line each', () => {
  it.each([
    ['Total saídas: R$1,00', 'Total entradas: R$3,00'],
    ['提款總額: 1.00', '存款總額: 3.00'],
  ])('stand in for a closing balance (%s)', (out, into) => {
    const section = only([
      FACTS,
      FIVE,
      five('1 Mar 2024', 'Opening balance', '', '', '10.00'),
      five('2 Mar 2024', 'Bakery', '1.00', '', ''),
      five('2 Mar 2024', 'Refund', '', '3.00', '12.00'),
      [24, [40, out]],
      [[40, into]],
    ]);
    expect(section.closingMinor).toBe(1200);
  });
});

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
  expect(readPages(page)).toMatchObject([
    { balances: [100000, 140000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the sums of what was subtracted and added for those of no payee (Citibank)', () => {
  expect(
    readTyped(
      typed(`
CITIBANK, N. A.     Account 9974 210 441 8     Statement Period May 1 - May 31, 2019     Member FDIC
Date         Description                Amount Subtracted     Amount Added     Balance
05/01/19     Opening Balance                                                  2,114.80
05/01        CHECK NO: 317                       1,380.00                       734.80
05/03        ACH Electronic Credit                                1,640.22    2,375.02
05/31/19     Total Subtracted/Added              1,380.00         1,640.22
05/31/19     Closing Balance                                                  2,375.02
`),
    ),
  ).toMatchObject([{ balances: [211480, 237502], proof: 'proven', lines: { length: 2 } }]);
});

it('closes by totals of both columns that are those of the lines, where no balance stands beside them', () => {
  const section = only([
    FACTS,
    [20, [40, 'Opening balance: 100.00']],
    [20, [40, 'Date'], [120, 'Description'], ['r380', 'Money out'], ['r460', 'Money in']],
    five('2 Mar 2024', 'Bakery', '10.00', '', ''),
    five('3 Mar 2024', 'Salary', '', '20.00', ''),
    [16, [40, 'Total'], ['r380', '10.00'], ['r460', '20.00']],
  ]);
  expect([section.closingMinor, proveSection(section).state]).toEqual([11000, 'proven']);
});

it('takes what fills both columns behind a word of payments for their sums, so that a lost oldest booking shows', () => {
  const foot = `
Additions                        32.00         75.00
Balance as of: 05.09.2025                                                500.00
`;
  const page = (oldest: string) => `
Account statement     Zuercher Kantonalbank     CHF
Date         Booking text        Debit CHF     Credit CHF     Value date     Balance CHF
03.09.2025   Credit LUMEN                          75.00     03.09.2025       500.00
02.09.2025   Prices                  12.00                   02.09.2025       425.00
${oldest}${foot}`;
  const oldest =
    '01.09.2025   Debit Belgium           20.00                   01.09.2025       437.00';
  expect(readTyped(typed(page(oldest)))).toMatchObject([{ proof: 'proven' }]);
  expect(readTyped(typed(page('')))).toMatchObject([{ proof: 'broken' }]);
});

it('knows Hungarian sums of both ways below a line of the last booking (Raiffeisen)', () => {
  expect(
    readTyped(
      typed(`
Raiffeisen Bank     Bankszámlakivonat     Időszak: 2025.04.01 - 2025.04.30     Devizanem: HUF
Dátum            Megnevezés                     Terhelések         Jóváírások
                 Nyitó egyenleg:                                 1.000.000,00
2025.04.02       Kártyás vásárlás               -68.586,00
2025.04.08       Átutalás érkezett                                 582.750,00
2025.04.30       Kamat jóváírás                                          4,82
2025.04.30       Kamatláb: 0,01%
                 Összes terhelés:               -68.586,00
                 Összes jóváírás:                                  582.754,82
                 Záró egyenleg:                                  1.514.168,82
`),
    )[0],
  ).toMatchObject({ currency: 'HUF', proof: 'proven', lines: { length: 3 } });
});

it('closes with sums whose side stands in brackets behind their name (SCB in Thailand)', () => {
  const page = (debit: string) => `
STATEMENT OF SAVING ACCOUNT     Account No. 427-118204-6     Date 01/09/2026 - 30/09/2026     THB
Date         Channel     Debit/Credit               Balance/Baht     Description/Note
             BALANCE BROUGHT FORWARD                   1,000.00
01/09/26     ENET         850.00                         150.00     Transfer to Somjai
02/09/26     RIS                         520.00          670.00     Transfer from Lertsak
TOTAL AMOUNTS (Debit)     ${debit}
TOTAL AMOUNTS (Credit)    520.00
TOTAL ITEMS     1     1
`;
  expect(readPages(page('850.00'))).toMatchObject([
    { balances: [100_000, 67_000], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(readPages(page('860.00'))[0]?.proof).not.toBe('proven');
});

it('books no turnover of a day in which something was given back in the column of debits (Banca Transilvania)', () => {
  const page = `
BANCA TRANSILVANIA     EXTRAS CONT din 01/09/2024 - 30/09/2024     Cod IBAN: RO39BTRLRONCRT0447188201     Valuta: RON
Data           Descriere                       Debit        Credit
               SOLD ANTERIOR                                1,000.00
16/09/2024     Plata la POS                   229.30
               Plata la POS RETUR             -45.99
               Schimb valutar                 500.00
16/09/2024     RULAJ ZI                       683.31            0.00
               SOLD FINAL ZI                                  316.69
30/09/2024     Dobanda creditoare                               0.11
30/09/2024     RULAJ ZI                         0.00            0.11
               SOLD FINAL ZI                                  316.80
               SOLD FINAL CONT                                316.80
`;
  expect(readPages(page)).toMatchObject([
    { balances: [100_000, 31_680], proof: 'proven', lines: { length: 4 } },
  ]);
});
