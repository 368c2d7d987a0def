import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const only = (...pages: string[]) => readTyped(typed(...pages))[0];
const daysOf = (...pages: string[]) => only(...pages)?.lines.map((line) => line.slice(0, 10));

describe('bookings of two lines whose first ones nothing tells', () => {
  const head = `
Bank AG     Kontoauszug Februar 2025     EUR     01.02.2025 - 28.02.2025
Buchungstag     Vorgang          Buchungstext                          Ausgang
Valuta          Referenz                                               Eingang
Alter Saldo                                                            +500,00
04.02.2025      Lastschrift      STROM GMBH                             -50,00
05.02.2025      5E5C21MG0BZJ     ABSCHLAG
07.02.2025      Lastschrift      VERSICHERUNG AG UND CO                 -20,00`;
  const foot = `
10.02.2025      5E5C21MG0BZK     BEITRAG
12.02.2025      Lastschrift      MIETE                                 -100,00
13.02.2025      5E5C21MG0BZL     FEBRUAR
17.02.2025      Lastschrift      GAS                                    -30,00
18.02.2025      5E5C21MG0BZM     FEBRUAR
Neuer Saldo                                                            +300,00
`;
  const own = ['2025-02-04', '2025-02-07', '2025-02-12', '2025-02-17'];

  it('keep their own days where a text wraps between two days', () => {
    expect(daysOf(`${head}\n                                 KG HAMBURG${foot}`)).toEqual(own);
  });

  it('keep their own days where a page ends between two days', () => {
    const labels = head.split('\n').slice(2, 4).join('\n');
    expect(daysOf(head, `${labels}${foot}`)).toEqual(own);
  });
});

it('leaves shops without a day on that of the one above, however many days are printed', () => {
  const days = ['02', '03', '05', '06', '08', '10', '11', '13', '14', '17'];
  const [last, other] = ['HOTEL', 'COFFEE CORNER'];
  const booked = days.map((day) => `${day}/02/2025    ${last}              10.00`).join('\n');
  const text = `
Test Bank Credit Card Statement     Statement Period 26/01/2025 - 25/02/2025     EUR
Previous Balance                      100.00
Date          Description             Amount
${booked}
              ${other}             5.00
New Balance                           205.00
`;
  expect(daysOf(text)?.at(-1)).toBe('2025-02-17');
});

it('dates lines by the day on which their statement was issued, however long after them, beside a name with an initial as well', () => {
  const text = `
Test Bank     Account statement     EUR
Date of issue: 20 November 2025
Opening balance                                                 100.00
Date          Description                         Amount        Balance
02 Jan        SHOP A                               -30.00        70.00
05 Jan        RENT                                 -15.00        55.00
Closing balance                                                  55.00
`;
  const ISSUED = 'Date of issue: 20 November 2025';
  for (const each of [text, text.replace(ISSUED, `${ISSUED}     Account holder: J. Smith`)]) {
    const [section] = readTyped(typed(each), '2026-02-20');
    expect(section?.lines.map((line) => line.slice(0, 10))).toEqual(['2025-01-02', '2025-01-05']);
  }
});

describe('a line that cannot be read', () => {
  it('is not supplied by a standing order of the same amount', () => {
    const text = `
Test Bank     Account statement     01/02/2025 - 28/02/2025     EUR
Opening balance                                    100.00
Closing balance                                     55.00
Date          Description                         Amount
02/02/2025    SHOP A                               -30.00
05/02/2025    RENT                                 -15.O0
Standing orders
Date          Description                         Amount
05/03/2025    RENT                                 -15.00
`;
    expect(only(text)?.proof).not.toBe('proven');
  });

  it('is not supplied by the trade that it paid for', () => {
    const text = `
Test Bank     Kontoauszug     EUR     01.02.2025 - 28.02.2025
Konto 1234567890
Alter Saldo      100,00
Datum         Beschreibung                        Betrag
02.02.2025    GEHALT                             1.000,00
07.02.2025    Wertpapierkauf                      -5OO,00
Neuer Saldo      600,00
Wertpapierumsätze
Datum         Beschreibung       ISIN            Stück        Betrag
05.02.2025    ETF WELT           IE00B4L5Y983    2,0000       -500,00
`;
    expect(only(text)?.proof).not.toBe('proven');
  });
});

it('keeps a nought that is named', () => {
  const waived = `
Test Bank Credit Card Statement     Statement Period 26/01/2025 - 25/02/2025     EUR
Previous Balance                      100.00
Date          Description             Amount
02/02/2025    SHOP A                   10.00
              ANNUAL FEE WAIVED         0.00
05/02/2025    SHOP B                   15.00
New Balance                           125.00
`;
  expect(only(waived)).toMatchObject({ proof: 'proven', lines: { length: 3 } });
});

it('reads a list of a broker that mirrors no other, alone and above what is pending', () => {
  const swept = `
First Bank     Statement of account 12345678     May 1, 2025 - May 31, 2025     USD
Cash Sweep Activity
Date      Description                                     Amount          Balance
05/01     Beginning Balance                                               $2,864.19
05/02     DEPOSIT                                       1,500.00           4,364.19
05/06     CHECK 101                                    (1,425.16)          2,939.03
05/31     Ending Balance                                                  $2,939.03
`;
  const pending = `Pending transactions
Date      Description                                     Amount
06/02     CHECK 102                                        (20.00)
`;
  for (const text of [swept, `${swept}${pending}`])
    expect(only(text)).toMatchObject({ balances: [286419, 293903], proof: 'proven' });
});

describe('closing balances beside those of goals', () => {
  const page = (goals: string[], closing: string) => `
Test Bank     Statement Period 02/01/2025 - 02/28/2025     USD
Your savings goals
${goals.map((held) => `Goal         Closing balance             ${held}`).join('\n')}
Opening balance                          $25.00
Closing balance                          ${closing}
Date          Description                         Amount
02/02/2025    SHOP A                             -$10.00
02/05/2025    SALARY                              $60.00
`;

  it('are what the account holds, where goals are empty', () => {
    const text = page(['$0.00', '$0.00'], '$75.00');
    expect(only(text)).toMatchObject({ balances: [2500, 7500], proof: 'proven' });
  });

  it('are nothing, where a goal holds something', () => {
    const text = page(['$250.00'], '$0.00').replace(' $60.00', '-$15.00');
    expect(only(text)).toMatchObject({ balances: [2500, 0], proof: 'proven' });
  });
});

it('closes with a figure that bears the name of an account behind it', () => {
  const rewards = `
Test Bank Statement     Statement Period 26/01/2025 - 25/02/2025     USD
Opening balance     1,000.00 Rewards Checking
Closing balance     980.00 Rewards Checking
Date          Description                               Amount
02/02/2025    SHOP A                                    -10.00
05/02/2025    SHOP B                                    -10.00
`;
  expect(only(rewards)).toMatchObject({ balances: [100000, 98000], proof: 'proven' });
});

it('reads days first where an account in won is kept abroad', () => {
  const text = `
HSBC     Statement of account     Statement period 01 February 2025 to 28 February 2025     KRW
Opening balance     100,000
Date          Description                  Withdrawal     Deposit     Balance
03/02/25      SHOP A                         30,000                     70,000
05/02/25      RENT                           15,000                     55,000
10/02/25      SALARY                                      20,000        75,000
Closing balance     75,000
`;
  expect(daysOf(text)).toEqual(['2025-02-03', '2025-02-05', '2025-02-10']);
});

it('opens no card with a fee over which another label says balance', () => {
  const text = `
Test Bank Credit Card Statement     Statement Period 26/01/2025 - 25/02/2025     EUR
Summary               Balance
Annual fee              31.40
New balance             56.40
Date          Description             Amount
02/02/2025    SHOP A                   10.00
05/02/2025    SHOP B                   15.00
`;
  expect(only(text)?.proof).not.toBe('proven');
});

it('reads the year first in Korea, though all is of one day', () => {
  const text = `
신한은행     거래내역     KRW
거래일자      적요                 출금             입금            잔액
25.02.03      쿠팡               30,000                          70,000
25.02.03      급여                              20,000           90,000
`;
  expect(daysOf(text)).toEqual(['2025-02-03', '2025-02-03']);
});
