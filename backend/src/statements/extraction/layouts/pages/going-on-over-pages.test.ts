import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, read } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('goes on over a page behind the last line of a booking that says what is not cleared yet', () => {
  const first = `
Statement of Account     Currency     KES - Kenya Shilling     01 May 2025 - 31 May 2025
Date          Transaction Description        Debit          Credit          Balance
01 May 25     BALANCE BROUGHT FORWARD                                     100.00 CR
29 May 25     CHEQUE DEPOSIT                                 40.00        140.00 CR
              UNCLEARED TO 31-MAY-25
`;
  const second = `
Date          Transaction Description        Debit          Credit          Balance
30 May 25     MAINTENANCE FEE                10.00                        130.00 CR
31 May 25     BALANCE CARRIED FORWARD                                     130.00 CR
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven' },
  ]);
});

it('opens with the last statement of a Danish account, and goes on over its pages', () => {
  const [section, ...others] = readTyped(
    typed(
      `
Kontoudskrift nr. 4     Periode 1. april 2024 - 30. april 2024     Valuta DKK
Dato     Tekst                                          Rentedato     Beløb      Saldo
         Saldo fra kontoudskrift nr. 3 pr. 31.03.2024                           -18,27
02.04    Overførsel fra Lønkonto                        02.04        145,00
02.04    Husleje Lejerbo                                02.04        -84,00      42,73
         Overføres til næste side                                                42,73
`,
      `
Kontoudskrift nr. 4 - konto 4180 0010 744 218
Dato     Tekst                                          Rentedato     Beløb      Saldo
         Overført fra side 1                                                     42,73
30.04    Rente debet                                    30.04        -12,48      30,25
         Saldo pr. 30.04.2024                                                    30,25
`,
    ),
  );
  expect(others).toEqual([]);
  expect(section).toMatchObject({ balances: [-1827, 3025], proof: 'proven' });
  expect(section?.lines).toHaveLength(3);
});

it('goes on over the turn of a page in Norwegian', () => {
  const [section] = readTyped(
    typed(
      `
Kontoutskrift for perioden 01.01.2025 - 31.01.2025     NOK
Forklaring                            Rentedato    Ut av konto    Inn på konto    Bokført
Saldo fra kontoutskrift 31.12.2024                                      100,00
Vipps*Kari Oline Moen                 0301               30,00                       0301
Til: Boligbyggelaget                  1001                5,00                       1001
Lønn januar                           1001                                5,00       1001
Strømtv.No                            1301               10,00                       1301
Hyttetur                              1301                               10,00       1301
Overført til neste side                                                  70,00
`,
      `
Forklaring                            Rentedato    Ut av konto    Inn på konto    Bokført
Overført fra forrige side                                                70,00
Fra: Skatteetaten                     2401                               10,00       2401
Saldo i Deres favør 31.01.2025                                           80,00
`,
    ),
  );
  expect(section).toMatchObject({
    balances: [10000, 8000],
    proof: 'proven',
  });
  expect(section?.lines).toHaveLength(6);
});

describe('on a page that goes on', () => {
  it('payments do so under a title that says no more', () => {
    const [card] = readTyped(
      typed(
        `
Your credit card statement     From 1 January 2020 to 31 January 2020     USD   Minimum Payment Due 25.00
Previous Balance      200.00
New Balance           190.00
Date       Description           Amount
Payments and Credits
01/05      PAYMENT THANK YOU     100.00
`,
        `
Transactions (continued)
01/09      PAYMENT THANK YOU      60.00
Purchases
01/06      KROGER                 100.00
01/07      LOWES                   50.00
`,
      ),
    );
    expect(card).toMatchObject({ balances: [-20000, -19000], proof: 'proven' });
  });
});

describe('a page that repeats no header', () => {
  it('goes on with bookings whose amounts stand on their second line', () => {
    const onTwo = (date: string, balance: string): PlacedRow[] => [
      [20, ...five(date, 'Bakery', '', '', '')],
      [10, ...five('', 'Reference 12', '1.00', '', balance)],
    ];
    const title = (name: string, number: string): PlacedRow => [
      30,
      [40, name, 11],
      [200, number, 11],
    ];
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        [20, ...FIVE],
        ...onTwo('2 Mar 2024', '9.00'),
      ],
      [
        [[40, 'Bank of the valley']],
        ...onTwo('3 Mar 2024', '8.00'),
        title('Savings account', '8656884429'),
        [20, ...FIVE],
        ...onTwo('4 Mar 2024', '19.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });
});

it('goes on with a table at the top of a page, whose kinds of bookings stood at the top of another page, too', () => {
  const first = `
Account statement EUR     1 January 2025 to 31 January 2025
Everyday account 3098785652
Date            Description               Amount     Balance
                Opening balance                        500.00
02 Jan 2025     Faster Payment            -10.00       490.00
                Corner Bakery`;
  const second = `
03 Jan 2025     Faster Payment            -20.00       470.00
                Corner Bakery
Savings account 3070226149
Date            Description               Amount     Balance
                Opening balance                        100.00
04 Jan 2025     Direct Debit              -30.00        70.00
                Hair Salon`;
  const third = `
05 Jan 2025     Faster Payment             -5.00        65.00
                Café
                Closing balance                         65.00
Holiday pot 3560615257
Date            Description               Amount     Balance
                Opening balance                         40.00
06 Jan 2025     Interest                    1.00        41.00
                Closing balance                         41.00`;
  const sections = readTyped(typed(first, second, third));
  expect(sections.map(({ lines }) => lines.map((line) => line.slice(0, 16)))).toEqual([
    ['2025-01-02 -1000', '2025-01-03 -2000'],
    ['2025-01-04 -3000', '2025-01-05 -500 '],
    ['2025-01-06 100 4'],
  ]);
});

it('goes on over a page whose foot says what a balance includes, where the next one has no labels (HDFC)', () => {
  const first = `
HDFC BANK     Statement of account     From : 01/09/2024     To : 30/09/2024     Currency : INR
Date         Narration                  Value Dt     Withdrawal Amt.     Deposit Amt.     Closing Balance
02/09/24     UPI-KSEB LIMITED           02/09/24            2,146.00                            64,154.97
27/09/24     NEFT CR-INFOPARK           27/09/24                            98,415.00          162,569.97
*Closing balance includes funds earmarked for hold and uncleared funds
`;
  const second = `
HDFC BANK     From : 01/09/2024     To : 30/09/2024
30/09/24     CREDIT INTEREST            30/09/24                               613.00          163,182.97
`;
  expect(readTyped(typed(first, second))[0]?.lines).toEqual([
    '2024-09-02 -214600 6415497 UPI-KSEB LIMITED',
    '2024-09-27 9841500 16256997 NEFT CR-INFOPARK',
    '2024-09-30 61300 16318297 CREDIT INTEREST',
  ]);
});

it('takes a day in the head of a page without labels for none of a booking (HSBC in the UK)', () => {
  const head = `
HSBC UK     Your HSBC UK Rewards Credit Card statement
Statement Date  11 July 2024     Card number     4546 38** **** 9902     Sheet number 1 of 2`;
  const first = `${head}
Previous Balance     £613.27
New Balance          £22.84     Minimum payment     £5.00
Received By Us   Transaction Date   Details                       Amount
13 Jun 24        11 Jun 24          LIDL GB SHEFFIELD               22.84
27 Jun 24        27 Jun 24          DIRECT DEBIT PAYMENT           613.27CR
`;
  const second = (name: string) => `${head.replace('1 of 2', '2 of 2').replace('Date', name)}
Summary Of Interest On This Statement
Rate type                           Balance        Annual rate     Interest
Purchases                           £445.06        23.90%              £0.00
`;
  const read = { balances: [-61327, -2284], proof: 'proven', lines: { length: 2 } };
  expect(readPages(first, second('Date'))).toMatchObject([read]);
  // Nor is what is nought below one that the head of no other page has.
  expect(readPages(first, second('Day'))).toMatchObject([read]);
});

it('takes the days of a statement at the head of a page for none of a booking (Nubank)', () => {
  const line = (left: string, text: string, amount: string): PlacedRow => [
    [45, left],
    [125, text],
    ['r550', amount],
  ];
  const bought = (shop: string, amount: string): PlacedRow => [
    [125, 'Compra no débito'],
    [268, shop],
    ['r550', amount],
  ];
  const head: PlacedRow[] = [
    [
      [45, 'nu'],
      [333, 'Agência 0001 Conta 61820047-3'],
    ],
    [36, [45, '01 DE MARÇO DE 2025 a 31 DE MARÇO DE 2025'], ['r550', 'VALORES EM R$']],
  ];
  const first: PlacedRow[] = [
    ...head,
    [
      [300, 'Saldo inicial'],
      ['r550', '100,00'],
    ],
    [
      [300, 'Saldo final do período'],
      ['r550', '160,00'],
    ],
    [[45, 'Movimentações']],
    line('01 MAR 2025', 'Total de saídas', '- 30,00'),
    bought('ALDER', '10,00'),
    bought('BIRCH', '20,00'),
    line('03 MAR 2025', 'Total de saídas', '- 6,00'),
    bought('ELDER', '6,00'),
    line('05 MAR 2025', 'Total de entradas', '+ 110,00'),
    [
      [125, 'Transferência recebida'],
      [268, 'CEDAR'],
      ['r550', '110,00'],
    ],
  ];
  const second: PlacedRow[] = [
    ...head,
    [33, [125, 'Total de saídas'], ['r550', '- 14,00']],
    [
      [125, 'Transferência enviada'],
      [268, 'DOGWOOD'],
      ['r550', '14,00'],
    ],
  ];
  expect(readTyped(positioned(first, second))[0]?.lines.at(-1)).toBe(
    '2025-03-05 -1400 null Transferência enviada DOGWOOD',
  );
});
