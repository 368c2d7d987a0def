import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

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

describe('marks beside amounts', () => {
  const head: Placed[] = [
    [48, 'Date'],
    [92, 'Libellé'],
    ['r470', 'Débit'],
    ['r550', 'Crédit'],
  ];

  it('may be ticks (Crédit Agricole) or dots that say nothing of them (LCL)', () => {
    for (const mark of ['¨', '.']) {
      const page = positioned([
        [[48, 'Relevé de compte en EUR du 01.12.2024 au 31.12.2024']],
        head,
        [
          [92, 'Ancien solde'],
          ['r550', '100,00'],
        ],
        [
          [48, '11.12'],
          [92, 'VIR SEPA CPAM'],
          ['r550', '50,30'],
          [553, mark],
        ],
        [
          [48, '13.12'],
          [92, 'CB LA MIE CALINE'],
          ['r470', '54,27'],
          [553, mark],
        ],
        [
          [92, 'Nouveau solde'],
          ['r550', '96,03'],
        ],
      ]);
      expect(readTyped(page)).toMatchObject([
        {
          proof: 'proven',
          lines: ['2024-12-11 5030 null VIR SEPA CPAM', '2024-12-13 -5427 null CB LA MIE CALINE'],
        },
      ]);
    }
  });

  it('may stand in the margin as letters (Volksbanken)', () => {
    const row = (day: string, text: string, amount: string, mark: string): Placed[] => [
      [32, day],
      [130, text],
      ['r555', amount],
      [566, mark],
    ];
    const marks = ['S', 'H', 'S', 'H', 'S', 'S', 'H'];
    const page = positioned([
      [[130, 'Kontoauszug 13.12.2024 - 31.12.2024 EUR']],
      [
        [32, 'Bu-Tag'],
        [130, 'Vorgang'],
        ['r555', 'Betrag EUR'],
      ],
      row('', 'alter Kontostand vom 13.12.2024', '842,17', 'H').slice(1),
      ...marks.map((mark) => row('16.12.', 'Buchung', '20,00', mark)),
      row('', 'neuer Kontostand vom 31.12.2024', '822,17', 'H').slice(1),
    ]);
    const [section] = readTyped(page);
    expect(section?.proof).toBe('proven');
    expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(
      marks.map((mark) => (mark === 'S' ? '-2000' : '2000')),
    );
  });

  it('may be a code of brackets in front of a text whose amount stands below, and no number of a day (HSBC)', () => {
    const page = `
HSBC     Sortcode 40-11-22     Account Number 71193304     1 January to 31 January 2025
Date           Payment type and              details             £ Paid out     £ Paid in     £ Balance
03 Jan 25      BALANCE BROUGHT FORWARD                                                         100.00
03 Jan 25      )))    GREGGS PLC
                      SHEFFIELD                                        3.20
               )))    GREGGS PLC
                      SHEFFIELD                                        3.20
               DD     YORKSHIRE WATER                                 35.76                     57.84
31 Jan 25      BALANCE CARRIED FORWARD                                                          57.84
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [10000, 5784], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

describe('headings of cards', () => {
  it('end the payments above new bookings, and name rewards with a number (Swisscard)', () => {
    const page = `
Credit card statement     Statement date 05.07.2024     CHF
Balance last statement       206.35
New balance                   70.90
Minimum payment               25.00
Date            Transaction                           Amount in CHF
Your payments
24.06.2024      YOUR PAYMENT                                 206.35
New transactions
0412 88XXXX X3309 LARA BRUNNER Cashback American Express
05.06.2024      TRATTORIA DA ENZO, ROMA                       90.90
15.06.2024      ZALANDO SWITZERLAND                          -20.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-20635, -7090],
        proof: 'proven',
        lines: [
          '2024-06-05 -9090 null TRATTORIA DA ENZO, ROMA',
          '2024-06-15 2000 null ZALANDO SWITZERLAND',
          '2024-06-24 20635 null YOUR PAYMENT',
        ],
      },
    ]);
  });

  it('may be called rewards, with the number below (BPI), and sums of offers are owed by nobody (Nubank)', () => {
    const bpi = `
Statement of Account     Credit Limit PHP 180,000.00     Statement Date MAY 12, 2025
Previous Balance     Total Amount Due
100.00                         867.18
Transaction      Post Date      Description                         Amount
BPI GOLD REWARDS CARD
5488-09XX-XXXX-0274     -     PATRICIA ANNE L VILLANUEVA
April 14         April 14       S&R Membership                      767.18
`;
    expect(readTyped(typed(bpi))).toMatchObject([{ lines: { length: 1 } }]);
    const nubank = `
FATURA 11 JAN 2025     Período vigente: 04 DEZ a 04 JAN     CNPJ 18.236.120/0001-58
Limite total do cartão de crédito: R$ 9.500,00
Fatura anterior         R$ 316,48
Total a pagar           R$ 155,61
Parcelas            Valor da parcela       Total a pagar
Entrada + 2x        R$ 62,24                 R$ 186,72
Data          Descrição                        Valor
06 DEZ        Pagamento em 06 DEZ         -R$ 316,48
08 DEZ        Padaria                      R$ 155,61
`;
    expect(readTyped(typed(nubank))).toMatchObject([
      { balances: [-31648, -15561], proof: 'proven' },
    ]);
  });
});

it('parts the text behind a balance from that (iM Bank), and no group begins on the next page', () => {
  const page = positioned([
    [
      [40, '통화: KRW'],
      [200, '2025-06-01 ~ 2025-06-30'],
    ],
    [
      [98, '거래일시'],
      [225, '찾으신금액'],
      [278, '맡기신금액'],
      [331, '거래후잔액'],
      [406, '비고'],
    ],
    [
      [70, '2025-06-27 [12:51:22]'],
      ['r272', '60,000'],
      ['r325', '0'],
      ['r380', '2,101,100'],
      [383, 'ATM출금 현금'],
    ],
    [
      [70, '2025-06-25 [20:45:51]'],
      ['r272', '0'],
      ['r325', '2,674,500'],
      ['r380', '2,161,100'],
      [383, '급여 달구벌정밀'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-06-25 2674500 2161100 급여 달구벌정밀',
    '2025-06-27 -60000 2101100 ATM출금 현금',
  ]);
  const table = `
Date          Opération                           Montant`;
  const first = `
Relevé de carte de crédit en CHF, 01 août 2018 jusqu'au 31 août 2018
Ancien solde     100.00
Nouveau solde    187.28${table}
10 août       Boulangerie Mercier                   20.00
11 août       Prélèvement Énergie du Rhône
              Frais: 2.19 CHF                       57.28
Banco Meridian - 69003 Lyon`;
  const second = `${table}
13 août       Retrait DAB                           10.00`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [-10000, -18728], proof: 'proven', lines: { length: 3 } },
  ]);
});
