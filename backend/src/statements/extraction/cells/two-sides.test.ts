import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('tells the way of amounts by their place under a label of both ways, with a translation below the labels (Siam Commercial Bank)', () => {
  const page = `
STATEMENT OF SAVING ACCOUNT     Account No. 077-241885-3     01/09/2025 - 30/09/2025     THB
Date         Time      Code       Debit/Credit                     Balance/Baht       Description/Note
ทีวนั        เวลา      รายการ     ลกูหนี                           ยอดเงินคงเหลือ     รายละเอียด
             ยอดเงินคงเหลือยกมา (BALANCE BROUGHT FORWARD)             41,880.27
02/09/25     08:14     X2             185.00                          41,695.27       Transfer
03/09/25     07:22     X2              62.00                          41,633.27       Bill
04/09/25     12:05     X1                         2,500.00            44,133.27       Received
05/09/25     10:31     X1                         1,000.00            45,133.27       Received again
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-09-02 -18500 4169527 X2 Transfer',
        '2025-09-03 -6200 4163327 X2 Bill',
        '2025-09-04 250000 4413327 X1 Received',
        '2025-09-05 100000 4513327 X1 Received again',
      ],
    },
  ]);
});

it('reads a balance that is printed on one of two sides, with a nought on the other (Sberbank)', () => {
  const page = (opening: string) => `
ПАО СБЕРБАНК
ВЫПИСКА ОПЕРАЦИЙ ПО ЛИЦЕВОМУ СЧЕТУ 40702810938000114477     за период с 01 марта 2023 г. по 31 марта 2023 г.     Российский рубль
Дата проводки     Сумма по дебету     Сумма по кредиту     Назначение платежа
03.03.2023                                    184 500,00   Оплата по счету
06.03.2023               96 340,50                         Оплата по договору

                                Дебет             Кредит              Всего
Количество операций             1                 1                   2
Входящий остаток                ${opening}
Итого оборотов                  96 340,50         184 500,00
Исходящий остаток               0,00              161 378,14 (П)      31 марта 2023 г.
`;
  expect(
    readTyped(typed(page('0,00              73 218,64 (П)       01 марта 2023 г.'))),
  ).toMatchObject([{ balances: [7321864, 16137814], proof: 'proven', lines: { length: 2 } }]);
  expect(
    readTyped(typed(page('73 218,64         0,00                01 марта 2023 г.'))),
  ).toMatchObject([{ balances: [-7321864, 16137814], proof: 'broken' }]);
});

it('tells by letters behind crowns which way money went (Sweden)', () => {
  const page = `
Kontoutdrag nr 11     2024-11-01 – 2024-11-30     SEK
Datum          Referens        Transaktion                Belopp             Saldo
2024-11-01                     Ingående saldo                                 6 710,35 kr K
2024-11-02     1102-632173     Kortköp ICA                6 711,06 kr D           0,71 kr D
2024-11-10     1110-561672     Swish från Nils              460,00 kr K         459,29 kr K
2024-11-30                     Utgående saldo                                   459,29 kr K
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [671035, 45929],
      proof: 'proven',
      lines: ['2024-11-02 -671106 -71 Kortköp ICA', '2024-11-10 46000 45929 Swish från Nils'],
    },
  ]);
});

it('tells the way of amounts by a column of kinds that names both ways', () => {
  const page = `
Transaction History     Sep 01, 2025 - Sep 30, 2025     PHP
Date             Time         Details          Type     Amount (PHP)
                              Opening Balance               7,412.30
Sep 02, 2025     04:02 PM     Electricity      OUT          1,605.94
Sep 03, 2025     08:03 PM     Top up           OUT            250.00
Sep 04, 2025     11:22 AM     Transfer         IN           2,650.00
                              Closing Balance               8,206.36
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [741230, 820636],
      proof: 'proven',
      lines: [
        '2025-09-02 -160594 null Electricity',
        '2025-09-03 -25000 null Top up',
        '2025-09-04 265000 null Transfer',
      ],
    },
  ]);
});
