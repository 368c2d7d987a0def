import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

describe('a Czech account', () => {
  const page = (text: string) =>
    positioned([
      [
        [40, 'Výpis z běžného účtu'],
        [300, 'Měna účtu: CZK'],
        [400, 'Za období: 1. 11. 2024 – 30. 11. 2024'],
      ],
      [
        [40, 'Počáteční zůstatek'],
        [300, 'Konečný zůstatek'],
      ],
      [
        [40, '100.00 CZK'],
        [300, '75.00 CZK'],
      ],
      [
        [40, 'Datum'],
        [120, 'Kategorie transakce'],
        [240, 'Zpráva / Název'],
        [400, 'Původní částka'],
        ['r580', 'Zaúčtovaná částka'],
      ],
      [
        [40, 'Valuta'],
        [120, 'Číslo protiúčtu/karty'],
        [440, 'Kurz'],
      ],
      [
        [40, 'Kód transakce'],
        [120, 'Název protiúčtu'],
      ],
      [
        [40, '1. 11. 2024'],
        [120, 'Platba'],
        [240, 'Splátka'],
        ['r580', '-20.00 CZK'],
      ],
      [
        [40, '1. 11. 2024'],
        [120, '670100-'],
        [240, text],
      ],
      [
        [40, '7120048812000000000'],
        [120, '2213849510/6210'],
        [240, 'Hypotéka'],
      ],
      [20, [40, '9. 11. 2024'], [120, 'Platba'], [240, 'TESCO'], ['r580', '-5.00 CZK']],
      [
        [40, '8. 11. 2024'],
        [120, 'kartou'],
        [240, 'Praha'],
      ],
    ]);

  it('has days with blanks behind their dots, which a month and its year do not turn round', () => {
    const days = readTyped(page('hypotéky 11/24')).flatMap(({ lines }) => lines);
    expect(days.map((line) => line.slice(0, 10))).toEqual(['2024-11-01', '2024-11-09']);
  });

  it('keeps the texts beside the number that a booking has in the bank', () => {
    expect(readTyped(page('hypotéky'))).toMatchObject([
      {
        balances: [10000, 7500],
        proof: 'proven',
        lines: [
          '2024-11-01 -2000 null Platba Splátka 670100- hypotéky 2213849510/6210 Hypotéka',
          '2024-11-09 -500 null Platba kartou TESCO Praha',
        ],
      },
    ]);
  });
});

it('reads whole forints with blanks between the thousands beside an account with decimals (Hungary)', () => {
  const page = `
bankszámlakivonat     2024.09.01. - 2024.09.30.
számlaszám                      pénznem       nyitó egyenleg     záró egyenleg
10400140-00032178-00000008      HUF                  318 775           311 383
10400140-00032178-10000009      EUR                   412,35            324,37
HUF bankszámla: 10400140-00032178-00000008
IBAN: HU03 1040 0140 0003 2178 0000 0008
könyvelés       értéknap     tranzakció leírása                        terhelés (HUF)       jóváírás (HUF)
                             nyitó egyenleg 2024.09.01.                                           318 775
2024.09.02.     09.02.       ÁTUTALÁS                                         -6 842
                             Közlemény: 8810023375
                             napi záró egyenleg     311 933
2024.09.04.     09.04.       JÓVÁÍRÁS                                                              26 600
2024.09.04.     09.04.       VÁSÁRLÁS                                        -22 006
2024.09.05.     09.05.       VÁSÁRLÁS                                         -5 144
                             napi záró egyenleg     311 383
                             forgalom összesen                               -33 992              26 600
                             záró egyenleg 2024.09.30.                                           311 383
EUR bankszámla: 10400140-00032178-10000009
IBAN: HU58 1040 0140 0003 2178 1000 0009
könyvelés       értéknap     tranzakció leírása                        terhelés (EUR)       jóváírás (EUR)
                             nyitó egyenleg 2024.09.01.                                            412,35
2024.09.06.     09.06.       VÁSÁRLÁS                                         -87,98
                             záró egyenleg 2024.09.30.                                             324,37
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'HUF',
      balances: [31877500, 31138300],
      proof: 'proven',
      lines: [
        '2024-09-02 -684200 null ÁTUTALÁS Közlemény: 8810023375',
        '2024-09-04 2660000 null JÓVÁÍRÁS',
        '2024-09-04 -2200600 null VÁSÁRLÁS',
        '2024-09-05 -514400 null VÁSÁRLÁS',
      ],
    },
    { currency: 'EUR', balances: [41235, 32437], proof: 'proven' },
  ]);
});

it('ends at the reserved amounts below the last booking (Serbia)', () => {
  const page = positioned([
    [
      [38, 'IZVOD PO TEKUĆEM RAČUNU'],
      [200, 'Valuta: RSD - dinar'],
      [400, 'Period: 01.06.2025. - 30.06.2025.'],
    ],
    [
      [38, 'Prethodno stanje'],
      [172, 'Ukupno isplate'],
      [304, 'Ukupno uplate'],
      [436, 'Novo stanje'],
    ],
    [
      ['r100', '100,00'],
      ['r228', '20,00'],
      ['r356', '0,00'],
      ['r480', '80,00'],
    ],
    [
      [38, 'Datum'],
      [85, 'Datum'],
      [135, 'Opis transakcije'],
      ['r415', 'Isplata'],
      ['r485', 'Uplata'],
      ['r557', 'Stanje'],
    ],
    [
      [38, 'valute'],
      [85, 'knjiženja'],
      ['r415', '(duguje)'],
      ['r485', '(potražuje)'],
      ['r557', 'RSD'],
    ],
    [
      [38, '30.06.2025'],
      [85, '30.06.2025'],
      [135, 'POREZ NA KAMATU'],
      ['r415', '20,00'],
      ['r557', '80,00'],
    ],
    [20, [38, 'Rezervisana sredstva na dan 30.06.2025.']],
    [
      [38, '28.06.2025.'],
      [135, 'WOLT BEOGRAD'],
      ['r415', '18,90'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', lines: ['2025-06-30 -2000 8000 POREZ NA KAMATU'] },
  ]);
});

it('goes by the days on which an account was charged where those are in order (Russia)', () => {
  const page = `
Справка о движении средств за период с 01.05.2024 по 31.05.2024
Дата операции     Дата списания     Сумма операции в валюте карты     Описание операции
27.05.2024        30.05.2024        -84.02 ₽                          Оплата в METRO
29.05.2024        29.05.2024        -458.58 ₽                         Оплата в TAXI
28.05.2024        29.05.2024        +1 008.96 ₽                       Перевод
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-05-29',
    '2024-05-29',
    '2024-05-30',
  ]);
});

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

it('knows the column of dates by what stands in it, whatever its label, and that of texts beside it', () => {
  const page = `
Výpis z účtu     Období 01.10.2025 - 31.10.2025     Měna účtu CZK
Počáteční zůstatek     +18 744.33     Konečný zůstatek     +58 732.83
Xyzzy          Plugh                     Číslo protiúčtu     Variabilní symbol          Částka
               Název protiúčtu                               Konstantní symbol
               Popis                                         Specifický symbol
01.10.2025     Trvalý příkaz             4471820207/0100     47118                  -16 850.00
               Bytové družstvo Letná                         0308
02.10.2025     Platba kartou                                                           -643.50
               d.tran. 30.09.2025 5168                       1178
10.10.2025     Příchozí úhrada           2400118872/2010     20250901               +57 482.00
               ALGOTECH a.s.                                 0138
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [1874433, 5873283],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-10-01 -1685000 null Trvalý příkaz'),
        expect.stringContaining('2025-10-02 -64350 null Platba kartou'),
        expect.stringContaining('2025-10-10 5748200 null Příchozí úhrada'),
      ],
    },
  ]);
});

it('reads an amount that its value date follows by hardly a blank (ZKB)', () => {
  const credit: Placed[] = [
    [45, '25.04.2026'],
    [110, 'Credit salary'],
    ['r394', "6'480.15"],
    [395, '25.04.2026'],
    ['r550', "12'834.40"],
  ];
  const page = positioned([
    [
      [45, 'IBAN CH6200700114407093662'],
      [300, 'Balance as of: 30.04.2026'],
    ],
    [
      [45, 'Date'],
      [110, 'Booking text'],
      ['r330', 'Debit CHF'],
      ['r394', 'Credit CHF'],
      [402, 'Value date'],
      ['r550', 'Balance CHF'],
    ],
    [
      [45, '28.04.2026'],
      [110, 'Debit TWINT'],
      ['r330', '35.00'],
      [395, '28.04.2026'],
      ['r550', "12'799.40"],
    ],
    credit,
    [
      [45, '23.04.2026'],
      [110, 'Purchase'],
      ['r330', '84.30'],
      [395, '22.04.2026'],
      ['r550', "6'354.25"],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      lines: [
        '2026-04-23 -8430 635425 Purchase',
        '2026-04-25 648015 1283440 Credit salary',
        '2026-04-28 -3500 1279940 Debit TWINT',
      ],
    },
  ]);
});
