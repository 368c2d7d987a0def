import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('reads the texts of a Polish account that stand under the numbers of its bookings, below labels of their own', () => {
  const page = `
Waluta rachunku: PLN     Wyciąg za okres 01.03.2025 - 31.03.2025     Saldo poprzednie     2 317,84
Data operacji     Identyfikator operacji     TYP OPERACJI                Kwota operacji     Saldo
Data waluty       Opis operacji
03.03.2025        254003032849207050         ZAKUP PRZY UŻYCIU KARTY             -87,43     2 230,41
01.03.2025        Karta:425125******7716 Lokalizacja: BIEDRONKA
                  POL Nr ref: 74230785060100412871
03.03.2025        254003032849207087         PRZELEW PRZYCHODZĄCY                100,00     2 330,41
03.03.2025        Nazwa nadawcy: KOWALCZYK MAREK
                  Tytuł: ZA PIZZĘ
                  SALDO KOŃCOWE                                                         2 330,41
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-03-03 -8743 223041 ZAKUP PRZY UŻYCIU KARTY Karta:425125******7716 Lokalizacja: BIEDRONKA POL Nr ref: 74230785060100412871',
        '2025-03-03 10000 233041 PRZELEW PRZYCHODZĄCY Nazwa nadawcy: KOWALCZYK MAREK Tytuł: ZA PIZZĘ',
      ],
      proof: 'proven',
    },
  ]);
});

it('reads a booking of the Alfa-Bank from two lines, and passes over what is only held', () => {
  const page = `
Выписка по счету     За период с 01.09.2026 по 12.09.2026     Валюта счета RUR
Входящий остаток     1 000,00 RUR
Исходящий остаток    1 330,00 RUR
Дата проводки     Код операции     Описание                          Сумма
HOLD                               Неподтвержденная операция: 12.09.2026
                                                                  -10,00 RUR
10.09.2026        C222             Перевод через Систему на +7999.
                                                                  -80,00 RUR
05.09.2026        C111             Перевод через Систему от +7999.
                                                                  410,00 RUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [100000, 133000],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-09-05 41000 /),
        expect.stringMatching(/^2026-09-10 -8000 /),
      ],
    },
  ]);
});

it.each(['Дата обработки и код авторизации ', 'Дата обработки¹ и код авторизации'])(
  'reads the text behind the day of processing, and what was paid abroad below a booking as none (Sberbank: %s)',
  (label) => {
    const page = `
Выписка по счёту дебетовой карты     Валюта     РУБЛЬ РФ
За период 08.12.2023 — 09.01.2024
ОСТАТОК НА 08.12.2023        920,00     ОСТАТОК НА 09.01.2024      950,00
ДАТА ОПЕРАЦИИ (МСК)                 КАТЕГОРИЯ                          СУММА В ВАЛЮТЕ СЧЁТА     ОСТАТОК СРЕДСТВ
${label}   Описание операции                  Сумма в валюте операции
09.01.2024    21:39                 Супермаркеты                                      20,00              950,00
09.01.2024    491445                MAGNIT MM Yaroslavl RUS.
25.12.2023    19:50                 Отдых и развлечения                               30,00              970,00
25.12.2023    882337                STEAM PURCHASE Hamburg DEU.                     15,20 $
12.12.2023    10:00                 Зарплата                                         +80,00            1 000,00
12.12.2023    -                     Заработная плата ООО ВОЛГА
`;
    expect(readTyped(typed(page))[0]?.lines).toEqual([
      '2023-12-12 8000 100000 Зарплата Заработная плата ООО ВОЛГА',
      '2023-12-25 -3000 97000 Отдых и развлечения STEAM PURCHASE Hamburg DEU.',
      '2024-01-09 -2000 95000 Супермаркеты MAGNIT MM Yaroslavl RUS.',
    ]);
  },
);

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

it('goes on below a line drawn as one text where that line begins, but not with a balance', () => {
  const pages = positioned([
    [[40, 'EUR-Konto Kontonummer 1234567']],
    [
      [40, 'Bu-Tag Wert'],
      [110, 'Vorgang'],
    ],
    [
      [40, 'alter Kontostand vom 30.11.2024'],
      [380, '100,00 H'],
    ],
    [
      [40, '01.12. 01.12. DAUERAUFTRAG PN:900'],
      [380, '50,00 S'],
    ],
    [[40, 'Beispiel AG']],
    [
      [40, 'neuer Kontostand vom 30.12.2024'],
      [380, '50,00 H'],
    ],
  ]);
  expect(readTyped(pages)).toMatchObject([
    {
      balances: [10000, 5000],
      proof: 'proven',
      lines: ['2024-12-01 -5000 null DAUERAUFTRAG PN:900 Beispiel AG'],
    },
  ]);
});

it('takes the first line of a text from above its figures where others have but one line (Axis)', () => {
  const text = positioned([
    [12, [34, 'AXIS BANK Statement of Account INR 01-10-2021 to 31-10-2021']],
    [
      12,
      [34, 'Tran Date'],
      [142, 'Particulars'],
      ['r394', 'Debit'],
      ['r462', 'Credit'],
      ['r536', 'Balance'],
    ],
    [14, [142, 'OPENING BALANCE'], ['r536', '900.00']],
    [16, [142, 'NEFT/IMB/AXMB/NISHAR']],
    [10, [34, '01-10-2021'], [142, 'ELECTRONICS/INV 0447'], ['r394', '100.00'], ['r536', '800.00']],
    [16, [34, '02-10-2021'], [142, 'ATM-CASH/PUNE'], ['r394', '50.00'], ['r536', '750.00']],
    [16, [142, 'UPI/P2M/127411880441/SWIGGY']],
    [10, [34, '03-10-2021'], [142, '/HDFC BANK/Payment'], ['r394', '10.00'], ['r536', '740.00']],
    [16, [34, '04-10-2021'], [142, 'ATM-CASH/PUNE'], ['r394', '40.00'], ['r536', '700.00']],
    [16, [142, 'RTGS/HDFCR52021100471188']],
    [10, [34, '05-10-2021'], [142, 'ASHAPURA TRADERS'], ['r462', '20.00'], ['r536', '720.00']],
  ]);
  expect(readTyped(text)[0]?.lines).toEqual([
    '2021-10-01 -10000 80000 NEFT/IMB/AXMB/NISHAR ELECTRONICS/INV 0447',
    '2021-10-02 -5000 75000 ATM-CASH/PUNE',
    '2021-10-03 -1000 74000 UPI/P2M/127411880441/SWIGGY /HDFC BANK/Payment',
    '2021-10-04 -4000 70000 ATM-CASH/PUNE',
    '2021-10-05 2000 72000 RTGS/HDFCR52021100471188 ASHAPURA TRADERS',
  ]);
});
