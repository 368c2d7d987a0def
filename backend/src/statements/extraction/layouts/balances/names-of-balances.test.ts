import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the first of two balances that stand under one name', () => {
  const [section] = readTyped(
    typed(`
Cuenta en MXN, 01/03/2026 - 31/03/2026
OPER      LIQ       DESCRIPCIÓN                CARGOS     ABONOS     OPERACIÓN   LIQUIDACIÓN
02/MAR    02/MAR    OXXO                        50.00                   950.00        950.00
03/MAR    03/MAR    NOMINA                                 100.00     1,050.00      1,050.00
`),
  );
  expect(section?.lines).toEqual(['2026-03-02 -5000 95000 OXXO', '2026-03-03 10000 105000 NOMINA']);
});

it('takes the balance at the date of a statement for its closing one (Standard Bank), and a last statement for the opening one (Tatra banka)', () => {
  const standard = `
BANK STATEMENT     Statement from 19 December 2023 to 18 January 2024     Month-end Balance     R11,307.68
Details                          Service Fee      Debits      Credits      Date       Balance
BALANCE BROUGHT FORWARD                                                   12 19        946.20
IB PAYMENT TO                                    259.08-                  12 19        687.12
SERVICE FEE                          ##          110.00-                  01 18        577.12
Balance at date of statement                                                           577.12
`;
  expect(readTyped(typed(standard))).toMatchObject([
    { balances: [94620, 57712], proof: 'proven', lines: { length: 2 } },
  ]);
  const tatra = `
Osobný účet     SK44 1100 0000 0026 2488 4471     Mena     EUR     Dátum 30.06.2026
Dátum sprac.     Popis                     Dátum zúčt.           Suma
                 Posledný výpis   30.05.2026                   61.08-
04.06.2026       EUR AP nákup POS                              49.59-
18.06.2026       EUR NÁVRAT POS            15.06.2026          43.00
Zostatok na účte ku dňu vystavenia výpisu:                     67.67-
`;
  expect(readTyped(typed(tatra))).toMatchObject([
    { balances: [-6108, -6767], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('knows a closing balance in two languages beside the sums of both ways, and that a reserved sum is none', () => {
  const hongKong = `
綜合月結單 CONSOLIDATED STATEMENT     Statement Date 2024/07/31     HKD
Txn Date       Transaction Details                Deposits     Withdrawals     Balance (HKD)
2024/06/30     承前結餘 BALANCE BROUGHT FORWARD                                    9,217.38
2024/07/02     FPS                                  850.00                        10,067.38
2024/07/31     AUTOPAY                                             612.00          9,455.38
               結餘 CLOSING BALANCE                 850.00         612.00          9,455.38
`;
  expect(readTyped(typed(hongKong))).toMatchObject([
    { balances: [921738, 945538], proof: 'proven' },
  ]);
  const lithuania = `
Sąskaitos išrašas     2024-06-01 - 2024-06-30     EUR
Data           Gavėjas       Paskirtis       Debetas       Kreditas
2024-06-01     Likutis pradžiai                              100.00
2024-06-28     SWEDBANK      mokestis           1.40
2024-06-30     SWEDBANK      palūkanos                         0.02
2024-06-30     Likutis pabaigai                               98.62
               Rezervuota suma                                12.90
               Laisvas likutis                                85.72
`;
  expect(readTyped(typed(lithuania))).toMatchObject([{ balances: [10000, 9862], proof: 'proven' }]);
});

it('knows words of balances by letters that bear a mark of their own', () => {
  const page = `
Выписка по счету     Валюта счета RUR     За период с 01.01.2026 по 15.03.2026
Входящий остаток      100,00 RUR
Исходящий остаток     110,00 RUR
Дата проводки     Описание                   Сумма
05.03.2026        Перевод собственных         20,00 RUR
10.03.2026        Перевод средств            -10,00 RUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'RUB', balances: [10000, 11000], proof: 'proven' },
  ]);
});

it('reads a balance that is named in two languages, and a label with the name of its currency (Thailand)', () => {
  const page = `
SCB     STATEMENT OF SAVINGS ACCOUNT     01/01/2025 - 31/01/2025     Currency: THB
Date         Code     Debit          Credit          Balance / Baht     Description
ยอดเงินคงเหลือยกมา (BALANCE BROUGHT FORWARD)                 100.00
02/01/25     X2            20.00                              80.00     PromptPay x4410
03/01/25     X1                           50.00              130.00     TRUE MONEY
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'THB',
      balances: [10000, 13000],
      lines: ['2025-01-02 -2000 8000 X2 PromptPay x4410', '2025-01-03 5000 13000 X1 TRUE MONEY'],
    },
  ]);
});

it('closes with a balance whose name is set in spaced letters', () => {
  const page = `
Período do extrato     05 / 2026     Valores em R$
Dt. balancete     Histórico                      Valor R$     Saldo
30/04/2026        000 Saldo Anterior                          1.248,77 C
04/05/2026        821 Pix - Recebido             180,00 C
04/05/2026        234 Compra com Cartão           58,90 D     1.369,87 C
31/05/2026        999 S A L D O                               1.369,87 C
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [124877, 136987], proof: 'proven' }]);
});

it('closes a Korean account with what it holds now, and not with a figure of its number in front of that', () => {
  const page = `
고객명 : 테스트 조회계좌번호 : 092-00-000000-0 조회기간 : 2026-04-01 ~ 2026-04-30 현재잔액 : 4,399,152 원
NO     거래일시                    찾으신금액     맡기신금액     거래후잔액     비고
1      2026-04-18 [21:11:26]          10,145              0      4,399,152     카카오페이
2      2026-04-15 [18:16:48]               0      2,010,940      4,409,297     급여
3      2026-04-14 [08:16:48]           1,643              0      2,398,357     편의점`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    currency: 'KRW',
    balances: [null, 4399152],
    proof: 'proven',
  });
});

it('knows the closing balance beside the least one and the average', () => {
  const page = (last: string) => `
Account statement     Mar 1, 2025 - Mar 31, 2025     USD
Opening balance   1,000.00
Date       Description               Amount
03/04      CARD PURCHASE             -50.00
03/18      DEPOSIT                   500.00
${last}
`;
  for (const last of [
    'Minimum closing balance   950.00     Closing balance   1,450.00',
    'Closing balance   1,450.00     Lowest closing balance   950.00',
  ])
    expect(readPages(page(last))).toMatchObject([{ balances: [100000, 145000], proof: 'proven' }]);
});

it('closes with what is outstanding on the day of the statement, and not with the balance of another month (Standard Bank)', () => {
  const page = `
Standard Bank     Account Number 12 345 678 9     Month-end Balance R1,332.94-
Statement from 08 December 2025 to 17 January 2026
Details                       Debits       Credits      Date       Balance
BALANCE BROUGHT FORWARD                                 12 08      1,382.94-
CREDIT TRANSFER                             50.00       12 19      1,332.94-
IB PAYMENT TO                 30.00-                    01 17      1,362.94-
Balance outstanding at date of statement      1,362.94-
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-138294, -136294], proof: 'proven' }]);
});

it('reads the balances of an Armenian account by their names', () => {
  const page = `
AMERIABANK     Account Statement     01/03/2024 - 31/03/2024     AMD
Սկզբնական մնացորդ՝ 1,000.50
Վերջնական մնացորդ՝ 1,250.50
Date            Description          Credit       Debit       Balance
03/03/2024      Team Telecom                     50.00         950.50
08/03/2024      Salary               300.00                  1,250.50
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [100050, 125050], proof: 'proven' }]);
});

it('knows what is owed behind the payments, and books nothing of it (Viseca)', () => {
  const page = `
one by Viseca     Monatsrechnung     Rechnungsdatum     12.04.2024
Kartenkontonummer     0041 7719 3320     Saldo zu unseren Gunsten     CHF 98.05
Datum        Valuta       Details                                      Betrag CHF
                          Totalbetrag letzte Rechnung 12.03.2024           943.80
22.03.24     22.03.24     Ihre Zahlung - Besten Dank                       943.80 -
                          Saldo nach Zahlungen                               0.00
14.03.24     15.03.24     Coop-4402 ZH Wiedikon                             63.85
15.03.24     18.03.24     SBB MOBILE, Bern CHE                              34.20
                          Totalbetrag Rechnung 12.04.2024                   98.05
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-94380, -9805], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('takes what is held behind the last booking for the closing balance by the bare word for that, beside its day (Erste Bank)', () => {
  const [section] = readPages(`
ERSTE Bank     KONTOAUSZUG     Auszug Nr. 1/2025 vom 03.01.2025
Text                                                    Wert           Betrag in EUR
Zuletzt gültiger Kontostand     vom 29.11.2024                                936,42
Dauerauftrag                                            0212                  712,00-
Gehalt                                                  1612                2.611,38
Kontoführung                                            3112                   22,47-
GUTHABEN                        03.01.2025     EUR                          2.813,33`);
  expect(section).toMatchObject({
    balances: [93642, 281333],
    proof: 'proven',
    lines: { length: 3 },
  });
});
