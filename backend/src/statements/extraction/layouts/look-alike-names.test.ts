import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('books purchases abroad in the currency of their balances, whatever stands behind these and above', () => {
  const page = `
Account Statement     Account number: 9834640762     From 01.05.2024 to 31.05.2024     EUR
Opening balance   1,000.00 EUR     Closing balance   917.60 EUR
Date           Description                     Amount          Balance      Card amount
04.05.2024     EDEKA                           -50.00 EUR      950.00 EUR
05.05.2024     Refund                          100.00 EUR      1,050.00 EUR
Foreign card payments (USD)
Date           Description                     Amount          Balance      Card amount
12.05.2024     AMAZON.COM                      -41.20 EUR      1,008.80 EUR    45.00 USD
15.05.2024     HILTON NY                       -91.20 EUR      917.60 EUR      100.00 USD
`;
  expect(read(page)).toMatchObject([
    { currency: 'EUR', balances: [100000, 91760], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('heads an account by its number at the foot of a page where the next one opens it', () => {
  const page = `
Solaris Bank     Kontoauszug Nr. 03/2024          01.03.2024 bis 31.03.2024
Girokonto IBAN: DE88100110012620447731
Beschreibung                               Verbuchungsdatum        Betrag
Alter Saldo                                01.03.2024              731,90€
An Unterkonto                              21.03.2024              -97,77€
IBAN: DE85191151199842026354
`;
  const next = `
Beschreibung                               Verbuchungsdatum        Betrag
Alter Saldo                                01.03.2024              1.000,00€
Von Girokonto                              21.03.2024              +97,77€
Neuer Saldo                                31.03.2024              1.097,77€
`;
  const accounts = [
    { balances: [73190, null], lines: ['2024-03-21 -9777 null An Unterkonto'] },
    { balances: [100000, 109777], proof: 'proven', lines: { length: 1 } },
  ];
  expect(read(page, next)).toMatchObject(accounts);
  const named = page.replace('\nIBAN', '\nUnterkonto IBAN');
  expect(read(named, next)).toMatchObject(accounts);
  expect(read(named, next.replace(/Alter.*\n/, ''))).toHaveLength(2);
});

it('goes on with a text beside which another day stands, where the next booking has its own', () => {
  const page = `
Kontoauszug Girokonto 3882181153           Zeitraum: 6. Dezember 2025 - 5. Januar 2026      EUR
Alter Saldo 3.848,11
Buchung           Wert              Buchungstext                               Betrag
12.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    668693                                     -25,12
                  10.12.2025        Mandat 4471 Kauf am Tag davor
13.12.2025        14.12.2025        Kartenzahlung Buchhandlung Kessler         -20,65
Neuer Saldo 3.802,34
`;
  expect(read(page)[0]?.lines).toEqual([
    '2025-12-12 -2512 null Telefon Tessera Mobilfunk Rechnung 668693 Mandat 4471 Kauf am Tag davor',
    '2025-12-13 -2065 null Kartenzahlung Buchhandlung Kessler',
  ]);
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
    expect(read(page(last))).toMatchObject([{ balances: [100000, 145000], proof: 'proven' }]);
});

it('keeps the balances of a card beside those of its points', () => {
  const page = `
Cash Rewards Visa     Statement Period: Mar 1, 2025 through Mar 31, 2025     USD
Points opening balance   1,204     Previous balance   $300.00
Points closing balance   1,254     New balance   $270.00
Date       Description               Amount
03/04      CARD PURCHASE             50.00
03/18      PAYMENT THANK YOU        -80.00
`;
  expect(read(page)).toMatchObject([{ balances: [30000, 27000], proof: 'proven' }]);
});

it('names an account by the word before its period, and closes it by a balance of eight digits', () => {
  const page = `
Bank Sued     Auszug     Inhaberin Nora Byrne      EUR
Giro 01.08.2024 - 31.08.2024
Datum             Text                             Betrag
01.08.2024        Alter Saldo                      702,33
01.08.2024        Cafe                               -5,58
31.08.2024        Neuer Saldo                      696,75
Sparen 01.08.2024 - 31.08.2024
Datum             Text                             Betrag
01.08.2024        Alter Saldo                    1.240,00
03.08.2024        Zinsen                           300,00
31.08.2024        Neuer Saldo                    1.540,00
`;
  const accounts = extractStatement(typed(page));
  expect(accounts.ok && accounts.statement.sections[1]?.label).toBe(
    'Sparen 01.08.2024 - 31.08.2024',
  );
  const card = `
Credit card statement          From 01.05.2018 to 31.05.2018       Account number: 9834640762
Previous balance 626.82
Posting Date        DETAILS OF TRANSACTIONS                    AMOUNT (SGD)
26 May 2018         New Balance 813759                               122.99
27 May 2018         PAYMENT                                        97.47 CR
28 May 2018         Café Lumière                                      56.87
31 May 2018         New Balance 31052018                             709.21
`;
  expect(read(card)).toMatchObject([{ balances: [-62682, -70921], proof: 'proven' }]);
});

it('closes no list with what was paid at a shop called New Balance, with a number behind its name', () => {
  const page = `
Account statement     1 July 2025 to 31 July 2025     EUR
Date           Description               Amount
05.07.2025     EDEKA                     -50.00
20.07.2025     Salary                  1,000.00
31.07.2025     New Balance 394654        -88.93
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'not_provable',
      balances: [null, null],
      lines: [expect.any(String), expect.any(String), '2025-07-31 -8893 null New Balance 394654'],
    },
  ]);
});

it('books what was bought from a shop whose name begins as a sum does, though its line repeats no day', () => {
  const page = `
Statement of account     SGD     1 November 2021 to 30 November 2021
Date            Details                          Paid out      Paid in      Balance
                Opening balance                                             1,000.00
15-Nov-2021     Cafe                               10.00
                Total Wine & More 203611           16.35                      973.65
16-Nov-2021     TOTAL ACCESS LYON                   5.00
                Refund                                            1.35        970.00
                Total                              31.35          1.35
                Closing balance                                               970.00
`;
  expect(read(page)).toMatchObject([
    {
      balances: [100000, 97000],
      proof: 'proven',
      lines: [
        '2021-11-15 -1000 null Cafe',
        '2021-11-15 -1635 97365 Total Wine & More 203611',
        '2021-11-16 -500 null TOTAL ACCESS LYON',
        '2021-11-16 135 97000 Refund',
      ],
    },
  ]);
});
