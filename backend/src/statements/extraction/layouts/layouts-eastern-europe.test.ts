import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

describe('headers and balances of further languages', () => {
  it.each([
    [
      'Croatian, with a dot behind the year',
      `
IZVADAK PO TEKUĆEM RAČUNU     Razdoblje: 01.02.2025. - 28.02.2025.     Valuta računa: EUR
Datum knjiženja     Datum valute     Opis transakcije          Uplata       Isplata       Stanje
                                     Početno stanje                                       237,91
02.02.2025.         01.02.2025.      KUPOVINA KARTICOM                      54,70         183,21
05.02.2025.         05.02.2025.      PRIMITAK PLAĆE            20,00                      203,21
Završno stanje                                                                            203,21
`,
      [23791, 20321],
    ],
    [
      'Estonian',
      `
KONTO VÄLJAVÕTE     Periood: 01.03.2025 - 31.03.2025     Valuuta: EUR
Kuupäev        Saaja/Maksja          Selgitus             Deebet        Kreedit
Algsaldo 01.03.2025                                                     1 187.25
03.03.2025     KÜ Pärnu mnt          Korteriühistu        -213.44
07.03.2025     BOLT OPERATIONS       Töötasu                             418.90
Lõppsaldo 31.03.2025                                                    1 392.71
`,
      [118725, 139271],
    ],
    [
      'Turkish, newest first',
      `
HESAP ÖZETİ     Dönem: 01.03.2025 - 31.03.2025     Dönem Sonu Bakiye: 186,22 TL
Tarih/Saat              Kanal/Şube     İşlem Tutarı     Bakiye      Açıklama
31/03/2025-09:54:56     POS                  -31,50     186,22      MİGROS KADIKÖY
30/03/2025-09:11:35     Diğer                 17,72     217,72      GELEN HAVALE
`,
      // No balance stands above the oldest line.
      [null, 18622],
    ],
    [
      'Danish, with crowns of the country of the account',
      `
Kontoudtog     Periode 1. maj 2025 – 31. maj 2025     IBAN DK8666951000458812
Startsaldo, 1. maj 2025     452,37 kr.     Slutsaldo, 31. maj 2025     206,46 kr.
Dato             Tekst               Beløb           Saldo
31. maj 2025     Apple               -330,82 kr.     206,46 kr.
30. maj 2025     Løn                  84,91 kr.      537,28 kr.
`,
      [45237, 20646],
    ],
    [
      'Bulgarian, with balances at the end of a day',
      `
ИЗВЛЕЧЕНИЕ ПО СМЕТКА     Период: от 01.03.2025 до 31.03.2025     Валута: BGN
Дата           Вальор         Вид операция / Контрагент     Дебит      Кредит     Салдо
Начално салдо към 01.03.2025                                                     100.00
02.03.2025     01.03.2025     Плащане на ПОС                20.00
02.03.2025     02.03.2025     Получен превод                           5.00       85.00
Крайно салдо                                                                      85.00
`,
      [10000, 8500],
    ],
  ])('%s', (_, page, balances) => {
    expect(readTyped(typed(page))).toMatchObject([{ balances, proof: 'proven' }]);
  });

  it('knows the currency of an account behind its label, whatever language that is in', () => {
    const account = (currency: string, opening: string, closing: string) => `
Konto: EE282200221098765432
Valuuta: ${currency}
Kuupäev        Saaja/Maksja          Selgitus             Deebet        Kreedit
Algsaldo 01.03.2025                                                     ${opening}
03.03.2025     GITHUB                Ostutehing           -10.00
Lõppsaldo 31.03.2025                                                    ${closing}
`;
    const page = `KONTO VÄLJAVÕTE     Periood: 01.03.2025 - 31.03.2025
${account('EUR', '100.00', ' 90.00')}
${account('USD', ' 23.18', ' 13.18')}`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', proof: 'proven' },
      { currency: 'USD', proof: 'proven' },
    ]);
  });

  it('takes what a card marks with nothing for owed, where what was spent bears a minus', () => {
    const page = `
Wyciąg z rachunku karty kredytowej za okres 2025-02-12 - 2025-03-11
Zadłużenie na początek okresu     100,00 PLN     Termin spłaty                   2025-04-04
Zadłużenie na koniec okresu        80,00 PLN     Minimalna kwota do zapłaty     10,00 PLN
Data operacji     Data księgowania     Opis operacji          Kwota w PLN
2025-02-14        2025-02-16           APTEKA GEMINI               -20,00
2025-02-15        2025-02-17           KINO                        -10,00
2025-02-28        2025-02-28           SPŁATA KARTY                 50,00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -8000],
        proof: 'proven',
        lines: [
          '2025-02-14 -2000 null APTEKA GEMINI',
          '2025-02-15 -1000 null KINO',
          '2025-02-28 5000 null SPŁATA KARTY',
        ],
      },
    ]);
  });
});

describe('the labels of a table', () => {
  it('stand above the second line that says the same in words of another language', () => {
    const page = `
Statement     01-12-2025 to 31-12-2025     Currency: MYR
Date           Transaction Description        Deposit     Withdrawal      Balance
Zarikh         Diskripsi Transaksi            Qsimpan     Pengeluaran     Baki
Opening Balance                                                           100.00
12-12-2025     SPEEDMART                                       40.00       60.00
15-12-2025     SALARY                          30.00                       90.00
Closing Balance                                                            90.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ balances: [10000, 9000], proof: 'proven' }]);
  });

  it('may stand under the name of both sides, on five lines', () => {
    const page = `
Выписка по счёту     Период выписки 16.12.2024 - 14.01.2025     Валюта: RUB
Баланс на начало периода     1 000,00 RUB     Баланс на конец периода     900,00 RUB
                    Дата              Сумма операции в валюте счёта
Дата и время                          Приход          Расход          Комиссия
операции            обработки                                                      Описание операции
                    банком
13.01.2025          14.01.2025        0,00 RUB        150,00 RUB      0,00 RUB     Оплата товаров
05.01.2025          08.01.2025        50,00 RUB       0,00 RUB        0,00 RUB     Возврат товара
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [100000, 90000],
        proof: 'proven',
        // An account goes by the days on which its bank booked.
        lines: ['2025-01-08 5000 null Возврат товара', '2025-01-14 -15000 null Оплата товаров'],
      },
    ]);
  });
});

it('takes the dated sums of each day for none of its bookings, though one of them is nought', () => {
  const [section] = readTyped(
    typed(`
EXTRAS CONT in RON 01/03/2026 - 31/03/2026
Data          Descriere            Debit      Credit
              SOLD ANTERIOR                   100.00
01/03/2026    Plata la POS         40.00
01/03/2026    RULAJ ZI             40.00        0.00
              SOLD FINAL ZI                    60.00
05/03/2026    Incasare                         50.00
05/03/2026    RULAJ ZI              0.00       50.00
              SOLD FINAL ZI                   110.00
              RULAJ TOTAL CONT     40.00       50.00
              SOLD FINAL CONT                 110.00
`),
  );
  expect(section).toMatchObject({ balances: [10000, 11000], proof: 'proven' });
  expect(section?.lines).toHaveLength(2);
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

it.each([
  ['over both sides', '  Сумма операции в валюте счета'],
  ['over one of them', 'Сумма операции'],
])(
  'takes the amount of the purchase and a nought for no balances, under a label %s (VTB)',
  (_, label) => {
    const page = `
Номер счёта 40817810000000000004 (RUB)     Период выписки 12.08.2026 - 12.09.2026
Баланс на начало периода       100.00 RUB
Баланс на конец периода        480.00 RUB
Дата и время     Дата обработки   Сумма операции в       ${label.padEnd(36)}Описание операции
операции         банком           валюте операции
                                                           Приход           Расход
10.09.2026      10.09.2026             -80.00 RUB        0.00 RUB        -80.00 RUB         Оплата товаров
05.09.2026      05.09.2026             410.00 RUB      410.00 RUB          0.00 RUB         Переводы
01.09.2026      01.09.2026              50.00 RUB       50.00 RUB          0.00 RUB         Внутри ВТБ
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [10000, 48000],
        proof: 'proven',
        lines: [
          '2026-09-01 5000 null Внутри ВТБ',
          '2026-09-05 41000 null Переводы',
          '2026-09-10 -8000 null Оплата товаров',
        ],
      },
    ]);
  },
);

it('takes the day of booking from below that of the purchase, and leaves each booking its own text (Santander in Poland)', () => {
  const booking = (
    bought: string,
    booked: string,
    shop: string,
    amount: string,
    balance: string,
  ) => `
${bought}          TRANSAKCJA KARTĄ                  ${amount}       ${balance}
${booked}          ${shop}
                    Karta 4688
`;
  const page = `
Wyciąg za okres od 2025-04-01 do 2025-04-30     waluta PLN
Saldo początkowe na dzień 2025-04-01       3 318,04
Saldo końcowe na dzień 2025-04-30          2 978,04
Data operacji
                    Opis operacji                Kwota operacji     Saldo po operacji
Data księgowania
${booking('2025-04-01', '2025-04-01', 'AQUANET', '-100,00', '3 218,04')}
${booking('2025-03-30', '2025-04-01', 'LIDL', ' -50,00', '3 168,04')}
${booking('2025-03-31', '2025-04-02', 'BIEDRONKA', '-190,00', '2 978,04')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-04-01 -10000 321804 TRANSAKCJA KARTĄ AQUANET Karta 4688',
        '2025-04-01 -5000 316804 TRANSAKCJA KARTĄ LIDL Karta 4688',
        '2025-04-02 -19000 297804 TRANSAKCJA KARTĄ BIEDRONKA Karta 4688',
      ],
    },
  ]);
});

const POLISH = (first: string, second: string, ...bookings: string[]) => `
Wyciąg za okres od 2025-04-01 do 2025-04-30     waluta PLN
Saldo początkowe na dzień 2025-04-01       3 318,04
Saldo końcowe na dzień 2025-04-30          2 878,04
${first}
                    Opis operacji                Kwota operacji     Saldo po operacji
${second}
${bookings.join('\n')}
`;
const daysIn = (page: string) => readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10));
const [PURCHASE, BOOKING] = ['Data operacji', 'Data księgowania'];

it('takes the only day of a booking that has no second one below it', () => {
  const page = POLISH(
    PURCHASE,
    BOOKING,
    '2025-04-01          AQUANET                          -100,00       3 218,04',
    '2025-04-02          Karta',
    '2025-04-01          OPLATA ZA KARTE                   -50,00       3 168,04',
    '2025-04-03          BIEDRONKA                        -190,00       2 978,04',
    '2025-04-04          Karta',
    '2025-04-03          ORLEN                            -100,00       2 878,04',
    '2025-04-05          Karta',
  );
  expect(daysIn(page)).toEqual(['2025-04-02', '2025-04-01', '2025-04-04', '2025-04-05']);
});

it('takes no day below for that of booking where the labels say the other order, or no day stands there', () => {
  const lines = (second: boolean) => [
    '2025-04-01          AQUANET                          -100,00       3 218,04',
    second ? '2025-03-30          Karta' : '                    Karta',
    '2025-04-03          LIDL                             -150,00       3 068,04',
    second ? '2025-04-01          Karta' : '                    Karta',
    '2025-04-04          ORLEN                            -190,00       2 878,04',
    second ? '2025-04-02          Karta' : '                    Karta',
  ];
  const own = ['2025-04-01', '2025-04-03', '2025-04-04'];
  expect(daysIn(POLISH(BOOKING, PURCHASE, ...lines(true)))).toEqual(own);
  expect(daysIn(POLISH(PURCHASE, BOOKING, ...lines(false)))).toEqual(own);
});
