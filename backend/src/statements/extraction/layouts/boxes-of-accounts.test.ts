import { expect, it } from 'vitest';
import { labelsOf, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('reads each of several statements in one file with its own summary (Revolut)', () => {
  const statement = (iban: string, code: string, figures: string[]) => {
    const [opening, out, closing] = figures.map((figure) => `${figure} ${code}`);
    return `
Revolut Bank UAB     ${code} Statement     IBAN     ${iban}
Balance summary
Product                       Opening balance     Money out      Money in     Closing balance
Account (Current Account)     ${opening}        ${out}      0.00 ${code}     ${closing}
Account transactions from 1 March 2024 to 31 March 2024
Date            Description               Money out     Money in     Balance
4 Mar 2024      Corner shop               ${out}                 ${closing}
`;
  };
  const pages = [
    statement('LT223250041177302218', 'PLN', ['100.00', '30.00', '70.00']),
    statement('LT223250041177302218', 'CZK', ['50.00', '20.00', '30.00']),
  ];
  expect(read(...pages)).toMatchObject([
    { currency: 'PLN', proof: 'proven', balances: [10000, 7000] },
    { currency: 'CZK', proof: 'proven', balances: [5000, 3000] },
  ]);
  expect(labelsOf(typed(...pages))).toEqual(['Account', 'Account']);
});

it('reads the head of an account that goes on in its currency, whatever an overview lists last (DBS)', () => {
  const head = 'Date           Description          Withdrawal (-)     Deposit (+)     Balance';
  const first = `
DBS     Consolidated Statement     Details as at 31 Jan 2024
Deposits                   Account No.          Balance
DBS Multiplier Account     017-118240-5         SGD 60.00
DBS My Account USD         0017-004410-01-3     USD 90.00
DBS Multiplier Account     Account No. 017-118240-5
${head}
               Balance Brought Forward                                    SGD 100.00
15/01/2024     NTUC FP                       30.00                             70.00
`;
  const second = `
DBS     Consolidated Statement     Details as at 31 Jan 2024
DBS Multiplier Account (continued)     Account No. 017-118240-5
${head}
28/01/2024     TOAST BOX                     10.00                             60.00
               Total Balance Carried Forward:  40.00             0.00      SGD 60.00
DBS My Account USD     Account No. 0017-004410-01-3
${head}
               Balance Brought Forward                                     USD 80.00
20/01/2024     INWARD TT                                       10.00           90.00
               Total Balance Carried Forward:   0.00           10.00       USD 90.00
`;
  expect(read(first, second)).toMatchObject([
    { currency: 'SGD', proof: 'proven', balances: [10000, 6000], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [8000, 9000], lines: { length: 1 } },
  ]);
});

it('takes the sums of pages for none of the whole account (TD Canada Trust)', () => {
  const head = 'Description                 Withdrawals     Deposits     Date      Balance';
  const first = `
TD Canada Trust     Statement of Account     DEC 29/23 - JAN 31/24     CAD
${head}
STARTING BALANCE                                         DEC29     318.64
LCBO RAO #7437                     18.64                 JAN03     300.00
Page totals                        18.64         0.00
`;
  const second = `
TD Canada Trust     Statement of Account
${head}
UHN TORONTO PAY                                 100.00   JAN26     400.00
METRO 9461                         50.00                 JAN30     350.00
CLOSING BALANCE                                          JAN31     350.00
Page totals                        50.00       100.00
`;
  expect(read(first, second)).toMatchObject([
    { proof: 'proven', balances: [31864, 35000], lines: { length: 3 } },
  ]);
});

it('takes the balance of a day at the foot of a page for that of the day (Banca Transilvania)', () => {
  const head = 'Data           Descriere                Debit        Credit';
  const first = `
BANCA TRANSILVANIA     EXTRAS CONT     din 01/06/2026 - 30/06/2026     RON
${head}
               SOLD ANTERIOR                         100.00
26/06/2026     Plata la POS             10.00
               Incasare Instant                        5.00
26/06/2026     RULAJ ZI                 10.00          5.00
               SOLD FINAL ZI                          95.00
`;
  const second = `
BANCA TRANSILVANIA     EXTRAS CONT     din 01/06/2026 - 30/06/2026
${head}
30/06/2026     Plata la POS             20.00
30/06/2026     RULAJ ZI                 20.00          0.00
               SOLD FINAL ZI                          75.00
30/06/2026     RULAJ TOTAL CONT         30.00          5.00
               SOLD FINAL CONT                        75.00
`;
  expect(read(first, second)).toMatchObject([
    { proof: 'proven', balances: [10000, 7500], lines: { length: 3 } },
  ]);
});

it('takes the balance at the end of a day for none that closes a page (Citadele)', () => {
  const head =
    'Datums         Dok. Nr.       Partneris / Maksājuma mērķis       Debets      Kredīts';
  const first = `
citadele     Periods     01.05.2025 - 31.05.2025
Sākuma atlikums     100.00 EUR
${head}
14.05.2025     4423720279     AS LATVENERGO                      10.00
                              Dienas beigu atlikums        90.00
`;
  const second = `
citadele     Lapa 2/2
${head}
15.05.2025     7946905675     SIA Rīgas Ūdens                    20.00
                              Dienas beigu atlikums        70.00
                              Beigu atlikums                                 70.00 EUR
`;
  expect(read(first, second)).toMatchObject([
    { proof: 'proven', balances: [10000, 7000], lines: { length: 2 } },
  ]);
});

it('takes dollars in the name of one account for those of no other (Tangerine)', () => {
  const head = 'Transaction Date     Description               Amount ($)     Balance ($)';
  const account = (name: string, opening: string, amount: string, closing: string) => `
${name}
${head}
01 Jan 2025          Opening Balance                          ${opening}
31 Jan 2025          Interest Paid             ${amount}           ${closing}
31 Jan 2025          Closing Balance                          ${closing}
`;
  const page = `
tangerine     Your Orange Statement     January 1, 2025 - January 31, 2025
55 DELAWARE AVE UNIT 4
OTTAWA ON K2P 0Z2
Account                                           Interest rate     Closing balance ($)
Tangerine Savings Account - 3018874410            0.70%             7,586.13
Tangerine US$ Savings Account - 3030057718        0.10%             410.04 US
Tangerine Tax-Free Savings Account - 3022210093   0.70%             3,352.80
${account('Tangerine Savings Account - 3018874410', '7,580.13', '6.00', '7,586.13')}
${account('Tangerine US$ Savings Account - 3030057718', '  410.00', '0.04', '  410.04')}
${account('Tangerine Tax-Free Savings Account - 3022210093', '3,350.80', '2.00', '3,352.80')}
`;
  expect(read(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [758013, 758613] },
    { currency: 'USD', proof: 'proven', balances: [41000, 41004] },
    { currency: 'CAD', proof: 'proven', balances: [335080, 335280] },
  ]);
});

it('takes an account in the currency that stands behind its number (OCBC)', () => {
  const head = 'Date           Description               Withdrawal     Deposit     Balance';
  const page = `
OCBC     Consolidated Statement     1 JAN 2026 TO 31 JAN 2026
Account No. 501-662718-001                                           SGD
${head}
               BALANCE B/F                                           100.00
15 JAN         FAST PAYMENT               30.00                       70.00
               BALANCE C/F                                            70.00
Account No. 503-114026-201                                           USD
${head}
               BALANCE B/F                                           200.00
20 JAN         INWARD TT                                 50.00       250.00
               BALANCE C/F                                           250.00
`;
  expect(read(page)).toMatchObject([
    { currency: 'SGD', proof: 'proven', balances: [10000, 7000] },
    { currency: 'USD', proof: 'proven', balances: [20000, 25000] },
  ]);
});

it('takes dollars in the name of one account for those of no other, though no number stands beside it (Desjardins)', () => {
  const head = 'Date       Code     Description               Retrait     Dépôt     Solde';
  const page = `
Desjardins     Relevé de compte     Période du 1er au 31 janvier 2026
MAGOG QC J1X 2A5
EOP Compte avec opérations
${head}
                    Solde reporté                                     318,44
2 JAN      VWW      IMMEUBLES FORTIN          100,00                  218,44
                    Solde au 31 janvier 2026                          218,44
EUS Compte en dollars américains
${head}
                    Solde reporté                                     146,20
11 JAN     DEP      Dépôt au comptoir                     312,50      458,70
                    Solde au 31 janvier 2026                          458,70
`;
  expect(read(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [31844, 21844] },
    { currency: 'USD', proof: 'proven', balances: [14620, 45870] },
  ]);
});
