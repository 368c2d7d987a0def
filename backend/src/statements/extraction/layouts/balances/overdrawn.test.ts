import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('takes a balance in the column of debits for overdrawn, where balances have no column of their own', () => {
  const page = `
ESTRATTO CONTO     MOVIMENTI DAL 01.05.2025 AL 31.05.2025     DIVISA: EURO
DATA         VALUTA       DESCRIZIONE                   DARE        AVERE
30.04.25                  SALDO INIZIALE                318,74
02.05.25     30.04.25     PAGAM. POS CONAD               68,92
23.05.25     23.05.25     ACCREDITO STIPENDIO                       400,00
31.05.25                  SALDO FINALE                               12,34
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-31874, 1234], proof: 'proven' }]);
});

it('takes the few balances without a mark among credits for overdrawn ones (FNB)', () => {
  const page = (last: string) => `
FNB     First National Bank     Statement Period : 20 December 2025 to 20 January 2026     ZAR
Opening Balance          418.95 Cr
Closing Balance        1,088.58 Cr
Date       Description                  Amount         Balance
21 Dec     Magtape Debit                172.08        246.87Cr
22 Dec     POS Purchase                  16.18        230.69Cr
24 Dec     POS Purchase                 361.40        ${last}
25 Dec     Magtape Credit             1,219.29Cr    1,088.58Cr
`;
  expect(readTyped(typed(page('130.71')))).toMatchObject([
    { proof: 'proven', lines: { 2: expect.stringContaining('-36140 -13071') } },
  ]);
  expect(readTyped(typed(page('131.71')))).toMatchObject([{ proof: 'broken' }]);
});

it('opens an account with an overdraft that a column of marks behind the balances tells (Federal Bank)', () => {
  const page = `
FEDERAL BANK     Statement of Account for the period 01-SEP-2025 to 30-OCT-2025     Currency : INR
Date            Particulars              Withdrawals      Deposits        Balance      DR/CR
                Opening Balance                                           3,218.40     Dr
01-SEP-2025     NEFT SALARY                               62,500.00      59,281.60     Cr
03-SEP-2025     UPI KSEB                 1,508.84                        57,772.76     Cr
`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections).toMatchObject([{ openingMinor: -321840 }]);
});

it('takes a balance that a page carries without its sign for the overdrawn one above it', () => {
  const pages = [
    `
Valuta  DKK
Periode  01.09.2024 - 30.09.2024
Bogført       Tekst                                   Beløb        Saldo
              Saldo fra tidligere udskrift                         10,00
02.09.2024    Alder                                   -30,00       -20,00
              Saldo overført til næste side                        20,00
`,
    `
Bogført       Tekst                                   Beløb        Saldo
              Saldo overført fra forrige side                      20,00
03.09.2024    Birch                                   50,00        30,00
              Ny saldo                                             30,00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    { proof: 'proven', lines: ['2024-09-02 -3000 -2000 Alder', '2024-09-03 5000 3000 Birch'] },
  ]);
});

it('takes overdrawn balances without their signs for what they are where the newest stand first', () => {
  const page = `
Account Statement     01.06.2025 - 30.06.2025     EUR
Date           Description          Withdrawal     Deposit     Balance
30.06.2025     Salary                               500.00      450.00
24.06.2025     Market                   30.00                    50.00
21.06.2025     Shop                     40.00                    20.00
20.06.2025     Cafe                     10.00                    20.00
19.06.2025     Kiosk                    10.00                    30.00
Closing balance     450.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-06-19 -1000 3000 Kiosk',
        '2025-06-20 -1000 2000 Cafe',
        '2025-06-21 -4000 -2000 Shop',
        '2025-06-24 -3000 -5000 Market',
        '2025-06-30 50000 45000 Salary',
      ],
    },
  ]);
});

it.each([
  ['a minus', ['-950,00', '-180,00', '1 500,00']],
  ['a sign each', ['-950,00', '-180,00', '+1 500,00']],
])(
  'takes balances for overdrawn that no mark says to be, where amounts with %s lead to their figures',
  (_, amounts) => {
    const page = (last: string) => `
Swedbank     Kontoutdrag     Period     2025-11-01 - 2025-11-30     SEK
Bokföringsdag     Beskrivning                     Belopp     Bokfört saldo
                  Ingående saldo 2025-11-01                        480,77
2025-11-03        HSB BRF LINDEN               ${amounts[0]}           469,23
2025-11-04        SPOTIFY AB                   ${amounts[1]}           649,23
2025-11-28        SKATTEVERKET                ${amounts[2]}           ${last}
                  Utgående saldo 2025-11-30                        ${last}
`;
    expect(readTyped(typed(page('850,77')))).toMatchObject([
      {
        balances: [48077, 85077],
        proof: 'proven',
        lines: { 1: expect.stringContaining('-64923') },
      },
    ]);
    expect(readTyped(typed(page('850,78')))).toMatchObject([{ proof: 'broken' }]);
  },
);

it('takes what pages carry without a sign for overdrawn where the balances beside bookings are (Raiffeisen)', () => {
  const head = 'Datum          Text           Belastung CHF     Gutschrift CHF        Saldo CHF';
  const first = `
Kontoauszug     01.03.2026 - 31.03.2026     Kontowährung CHF
${head}
01.03.2026     Saldovortrag                                              10.00
02.03.2026     Einkauf                 30.00                             20.00
16.03.2026     Gebühr                   1.50
               Übertrag                                                  21.50
`;
  const second = `
${head}
               Übertrag                                                  21.50
17.03.2026     Einkauf                 10.00                             31.50
18.03.2026     Gutschrift                                50.00           18.50
               Schlusssaldo                                              18.50
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [1000, 1850], proof: 'proven', lines: { length: 4 } },
  ]);
});
