import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('labels', () => {
  it('may go on below a preposition (Lloyds), beside a number on one page (MBNA)', () => {
    const table = (beside: string, rows: string) => `
Date of         Date
transaction     entered        Description                         Amount £${beside}
${rows}`;
    const first = `
Your credit card statement     06 January 2024     MBNA     Credit limit £5,500.00
New balance                    £137.52
${table(
  '',
  `                               BALANCE FROM PREVIOUS STATEMENT      100.00
14 December     15 December    TRAINLINE LONDON                      27.52`,
)}`;
    const second = table(
      '          5429 XXXX XXXX 8806',
      '18 December     19 December    APPLE.COM-BILL PAYPAL                 10.00',
    );
    expect(readTyped(typed(first, second))).toMatchObject([
      {
        balances: [-10000, -13752],
        proof: 'proven',
        lines: [
          '2023-12-14 -2752 null TRAINLINE LONDON',
          '2023-12-18 -1000 null APPLE.COM-BILL PAYPAL',
        ],
      },
    ]);
  });

  it('end in front of the title of a box beside the lower ones (TD)', () => {
    const page = `
TD CASH BACK VISA CARD     STATEMENT PERIOD: September 04, 2024 to October 03, 2024     CAD
TRANSACTION     POSTING
DATE            DATE           ACTIVITY DESCRIPTION                 AMOUNT($)     Payment Information
                               PREVIOUS STATEMENT BALANCE             $938.14     Minimum Payment      $10.00
SEP 5           SEP 6          TIM HORTONS HALIFAX                     $72.09
SEP 6           SEP 7          BELL MOBILITY VERDUN                    $31.67     Credit Limit         $7,500
                                                                                  NEW BALANCE          $1,041.90
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-93814, -104190], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('end with the days of bookings where these stand last, whose years are no numbers beside the table', () => {
    const page = `
Kontoauszug Girokonto CHF     vom 01.02.2020 bis zum 29.02.2020
Alter Saldo     100.00
Verwendungszweck                     Soll          Haben         Datum
Description                          Debit         Credit        Date
Bäckerei Sonnleitner                                             3. Februar 2020
Referenz: 872505                         -33.96         0.00
Miete Wohnung                            -20.74         0.00     4. Februar 2020
Neuer Saldo     45.30
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [10000, 4530], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('tell which of two columns of amounts is in the currency of the account (Bulbank)', () => {
    const page = `
Извлечение по разплащателна сметка в EUR
Период: 01.01.2026 - 31.01.2026
Начално салдо     100.00
Крайно салдо      112.00
Дата/Вальор      Референция      Сума EUR      Сума BGN      Операция и основание      ДТ/КТ
01.01.2026       9696BCCP5F         20.00         39.12      Операция с карта            /ДТ
06.01.2026       PP69TF93R1         32.00         62.59      Получен превод              /КТ
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        currency: 'EUR',
        balances: [10000, 11200],
        proof: 'proven',
        lines: ['2026-01-01 -2000 null Операция с карта', '2026-01-06 3200 null Получен превод'],
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

it('labels below the opening do not give the days of those above to another column', () => {
  const [account] = readTyped(
    positioned([
      row([30, 'Bank statement'], [200, '1 March 2025 - 31 March 2025'], [500, 'EUR']),
      row([30, 'Date'], [100, 'Type'], ['r400', 'Debit'], ['r480', 'Credit'], ['r560', 'Balance']),
      row([100, 'Opening balance'], ['r560', '100.00']),
      row([30, 'Value date'], [100, 'Description']),
      row([30, '03/03/2025'], [100, 'Shop A'], ['r400', '15.00'], ['r560', '85.00']),
      row([30, '04/03/2025'], [100, 'Shop B'], ['r400', '25.00'], ['r560', '60.00']),
      row([30, '05/03/2025'], [100, 'Shop C'], ['r480', '5.00'], ['r560', '65.00']),
    ]),
  );
  expect(account).toMatchObject({ balances: [10000, 6500], proof: 'proven' });
});

it('reads accounts whose labels for both sides stand over each other', () => {
  const header = `
Buchungstag   Vorgang         Empfänger         Buchungstext        Ausgang
 Valuta       Referenz        IBAN/BIC                              Eingang`;
  const sections = readTyped(
    typed(`
Finanzreport per 01.10.2024       DE02120300000000202051       EUR
Girokonto${header}
              Alter Saldo     03.09.2024                            -30,00
04.09.2024    Lastschrift /   Erika Muster      Sparplan            -15,00
04.09.2024    Belastung                         September
                                                Ref. NICHT
14.09.2024    Kontoübertrag   Erika Muster      Uebertrag           +100,00
              Neuer Saldo     01.10.2024                            +55,00
Tagesgeld${header}
              Alter Saldo     03.09.2024                            +100,14
14.09.2024    Übertrag /      Erika Muster      Uebertrag           -100,00
              Neuer Saldo     01.10.2024                            +0,14`),
  );
  expect(sections).toMatchObject([
    {
      balances: [-3000, 5500],
      proof: 'proven',
      lines: [
        '2024-09-04 -1500 null Lastschrift / Belastung Erika Muster Sparplan September Ref. NICHT',
        '2024-09-14 10000 null Kontoübertrag Erika Muster Uebertrag',
      ],
    },
    { balances: [10014, 14], proof: 'proven' },
  ]);
});

it('reads a label of days whose first word stands alone over labels that would do without it (BBVA in Mexico)', () => {
  const page = `
Tarjeta de crédito     Número de tarjeta: 4152313099994471     Periodo: 13-dic-2025 al 12-ene-2026     MXN
Adeudo del periodo anterior     $9.00
Fecha
de la          Fecha
operación      de cargo       Descripción del movimiento               Monto
13-dic-2025    15-dic-2025    AMAZON MX MARKETPLACE                    $7.41
14-dic-2025    16-dic-2025    OXXO TONALA                              $8.50
17-dic-2025    18-dic-2025    UBER EATS                                $9.00
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2025-12-13',
    '2025-12-14',
    '2025-12-17',
  ]);
});

it('stand under the upper one that they reach over, and not beside it (Zürcher Kantonalbank)', () => {
  const page = positioned([
    [12, [50, 'Zürcher Kantonalbank'], [330, 'IBAN'], [410, 'CH9300700223355660011']],
    [12, [50, 'Period: 12.08.2025 - 05.09.2025']],
    [20, [497, 'Balance preview']],
    [
      10,
      [50, 'Date'],
      [102, 'Booking text'],
      [355, 'Debit CHF'],
      [412, 'Credit CHF'],
      [461, 'Value date'],
      ['r560', 'CHF'],
    ],
    [
      16,
      [50, '05.09.2025'],
      [102, 'Credit originator: LUMEN'],
      ['r454', '75.00'],
      [460, '05.09.2025'],
      ['r560', '5’232.43'],
    ],
    [
      16,
      [50, '03.09.2025'],
      [102, 'Payment transaction prices'],
      ['r394', '12.00'],
      [460, '03.09.2025'],
      ['r560', '5’157.43'],
    ],
    [
      16,
      [50, '02.09.2025'],
      [102, 'Credit TWINT: Rossi'],
      ['r454', '48.50'],
      [460, '02.09.2025'],
      ['r560', '5’169.43'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-09-02 4850 516943 Credit TWINT: Rossi',
    '2025-09-03 -1200 515743 Payment transaction prices',
    '2025-09-05 7500 523243 Credit originator: LUMEN',
  ]);
});

it('parts two labels of a lower line that look like one, each below its own, and keeps a text behind the number of its booking (Banco de Chile)', () => {
  const booking = (place: string, day: string, text: string, due: string): PlacedRow => [
    [45, place],
    [105, day],
    [143, text],
    [379, '$'],
    ['r438', '90.000'],
    [508, '01/01'],
    [535, '$'],
    ['r588', due],
  ];
  const text = positioned([
    [
      [45, 'ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO'],
      [400, 'FECHA ESTADO DE CUENTA 22/07/2026'],
    ],
    [
      [45, 'SALDO ADEUDADO FINAL PERÍODO ANTERIOR'],
      [300, '$ 0'],
    ],
    [
      [45, 'MONTO TOTAL FACTURADO A PAGAR'],
      [300, '$ 70.960'],
    ],
    [
      [45, 'LUGAR DE', 6],
      [97, 'FECHA', 6],
      [144, 'CÓDIGO', 6],
      [195, 'DESCRIPCIÓN OPERACIÓN O COBRO', 6],
      [379, 'MONTO', 6],
      [517, 'CARGOS DEL MES', 6],
    ],
    [
      8,
      [45, 'OPERACIÓN', 6],
      [97, 'OPERACIÓN       REFERENCIA', 6],
      [379, 'OPERACIÓN', 6],
      [504, 'N°', 6],
      [535, 'VALOR CUOTA', 6],
    ],
    [8, [379, 'O COBRO', 6], [504, 'CUOTA', 6], [535, 'MENSUAL', 6]],
    booking('SANTIAGO', '04/07/26', '060711111111 ZAPATERIA UNO', '50.000'),
    booking('LAS CONDES', '10/07/26', '130722222222 TIENDA DOS', '20.000'),
    booking('SANTIAGO', '12/07/26', '130733333333 TIENDA TRES', '960'),
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2026-07-04 -50000 null SANTIAGO 060711111111 ZAPATERIA UNO',
        '2026-07-10 -20000 null LAS CONDES 130722222222 TIENDA DOS',
        '2026-07-12 -960 null SANTIAGO 130733333333 TIENDA TRES',
      ],
    },
  ]);
});
