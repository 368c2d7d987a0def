import { expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

it('takes a day alone below a booking for that of this one (Wise)', () => {
  const page = `
AUD statement     15 December 2025 [GMT+11:00] - 14 January 2026 [GMT+11:00]
AUD on 14 January 2026 [GMT+11:00]                                          120.84 AUD
Description                                 Incoming       Outgoing         Amount
Cashback                                    0.84                            120.84
4 January 2026
Sent money to Alder                                        -30.00           120.00
3 January 2026     Transaction: TRANSFER-9258461821
Topped up balance                           150.00                          150.00
2 January 2026     Transaction: TRANSFER-9258461820
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-01-02 15000 15000 Topped up balance',
        '2026-01-03 -3000 12000 Sent money to Alder',
        '2026-01-04 84 12084 Cashback',
      ],
    },
  ]);
});

it('reads the text behind the day of processing, and what was paid abroad below a booking as none (Sberbank)', () => {
  const page = `
Выписка по счёту дебетовой карты     Валюта     РУБЛЬ РФ
За период 08.12.2023 — 09.01.2024
ОСТАТОК НА 08.12.2023      1 000,00     ОСТАТОК НА 09.01.2024      950,00
ДАТА ОПЕРАЦИИ (МСК)                 КАТЕГОРИЯ                          СУММА В ВАЛЮТЕ СЧЁТА     ОСТАТОК СРЕДСТВ
Дата обработки и код авторизации    Описание операции                  Сумма в валюте операции
09.01.2024    21:39                 Супермаркеты                                      20,00              950,00
09.01.2024    491445                MAGNIT MM Yaroslavl RUS.
25.12.2023    19:50                 Отдых и развлечения                               30,00              970,00
25.12.2023    882337                STEAM PURCHASE Hamburg DEU.                     15,20 $
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-25 -3000 97000 Отдых и развлечения STEAM PURCHASE Hamburg DEU.',
    '2024-01-09 -2000 95000 Супермаркеты MAGNIT MM Yaroslavl RUS.',
  ]);
});

it('reads texts behind days of another calendar (Al Rajhi) and times of a zone (Mandiri) under the day of a booking', () => {
  const page = `
Account in SAR     2025/02/01 - 2025/02/28
Date          Details                   Amount           Balance
2025/02/05    POS Purchase              -202.30          8,895.93
1446/08/06    ALBAIK RIYADH
2025/02/06    POS Purchase              -282.30          8,613.63
19:52:32 WIB  TAMIMI MARKETS
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-02-05 -20230 889593 POS Purchase ALBAIK RIYADH',
    '2025-02-06 -28230 861363 POS Purchase TAMIMI MARKETS',
  ]);
});

it('reads lines that are indented under one drawn with its days, however far (OLB, Consorsbank)', () => {
  const page = positioned([
    [[40, 'Kontoauszug 10/2024 vom 01.10.2024 bis 31.10.2024 EUR']],
    [[40, 'Alter Saldo EUR 100,00+']],
    [
      [40, 'Buchung'],
      [81, 'Wert'],
      [108, 'Text'],
      ['r299', 'Betrag'],
    ],
    [
      [40, '01.10. 01.10. DA-GUTSCHR'],
      ['r299', '200,00+'],
    ],
    [[76, 'Max Muster']],
    [
      [40, '04.10. 07.10. WERTPAPIERE'],
      ['r299', '25,00-'],
    ],
    [[76, 'WP-Abrechnung 3818643']],
    [[40, 'Neuer Saldo EUR 275,00+']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2024-10-01 20000 null DA-GUTSCHR Max Muster',
    '2024-10-04 -2500 null WERTPAPIERE WP-Abrechnung 3818643',
  ]);
  const lines = typedAsLines(`
Kontoauszug 6 Konto-Nr. 0820011111 Datum 31.08.20 Kontowährung EUR
Text/Verwendungszweck Datum PNNr Wert Soll Haben
*** Kontostand zum 31.07. *** 0,00+
EURO-UEBERW. 10.08. 8420 10.08. 15.000,00+
EFFEKTEN NR.0000000000001 10.08. 8808 12.08. 2.549,70-
*** Kontostand zum 31.08. *** 12.450,30+`);
  const [first] = lines.pages;
  if (!first) throw new Error('no page');
  const at = first.items.findIndex(({ text }) => text.startsWith('EFFEKTEN'));
  const own = first.items[at];
  if (!own) throw new Error('no booking');
  first.items.splice(at + 1, 0, { ...own, x: 178, y: own.y + 6, text: 'WP-ABRECHNUNG', width: 60 });
  expect(readTyped(lines)[0]?.lines.at(-1)).toBe(
    '2020-08-10 -254970 null EFFEKTEN NR.0000000000001 WP-ABRECHNUNG',
  );
});

it('parts a currency from the day hardly a blank in front of it (China Merchants Bank)', () => {
  const row = (day: string, amount: string, balance: string, text: string) =>
    [
      [50, day],
      [91, 'CNY'],
      ['r206', amount],
      ['r284', balance],
      [296, text],
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
