import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, labelsOf, readPages, readTyped, typed } from '../typed.fixture.ts';

it('closes an account with the figure over its name, beside an address, and two pots with theirs (Monzo)', () => {
  const pot = (name: string, balance: string, at = 12): PlacedRow[] => [
    [at, [40, `Pot name: ${name}`], ['r555', 'Savings Pot statement']],
    [['r555', balance, 15]],
    [6, [40, 'Type: Regular Pot']],
    [7, ['r555', 'Pot balance']],
  ];
  const labels: PlacedRow = [
    [40, 'Date'],
    [110, 'Description'],
    ['r470', '(GBP) Amount'],
    ['r555', '(GBP) Balance'],
  ];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [40, day],
    [110, text],
    ['r470', amount],
    ['r555', balance],
  ];
  const text = positioned(
    [
      [
        [40, 'monzo'],
        ['r555', 'Joint Account statement'],
      ],
      [
        [40, 'Priya Ramanathan'],
        ['r555', '01/04/2025 - 30/04/2025'],
      ],
      [['r555', '£548.85', 12]],
      [6, [40, '8 Cotham Vale']],
      [7, [40, 'Bristol'], ['r555', 'Joint Account balance']],
      [[40, 'IBAN: GB17MONZ04000341882073']],
      labels,
      booked('30/04/2025', 'Interest earned', '1.37', '548.85'),
      booked('28/04/2025', 'WAITROSE BRISTOL', '-54.07', '547.48'),
    ],
    [
      ...pot('Lisbon & beyond', '£517.15'),
      labels,
      booked('22/04/2025', 'Transfer into Pot', '25.00', '517.15'),
      booked('07/04/2025', 'Transfer out of Pot', '-226.05', '492.15'),
      ...pot('Rainy day', '£2,096.83', 40),
      labels,
      booked('30/04/2025', 'Interest earned', '6.83', '2,096.83'),
      booked('01/04/2025', 'Transfer into Pot', '50.00', '2,090.00'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { balances: [null, 54885], proof: 'proven' },
    { balances: [null, 51715], proof: 'proven' },
    { balances: [null, 209683], proof: 'proven' },
  ]);
  expect(accountsIn(text).slice(1)).toEqual(['Lisbon & beyond', 'Rainy day']);
});

it('closes no account with what one of its pots holds (Monzo)', () => {
  const page = `
monzo     Personal Account statement     16/02/2024 - 18/03/2024     Account number: 38820147
Date           Description                  (GBP) Amount     (GBP) Balance
17/03/2024     NORDIC BIKES AB                   -40.00             31.78
15/03/2024     VODAFONE LTD                      -43.88             71.78
14/03/2024     COSTA COFFEE                       -3.00            115.66
Your Pots at a glance
Pot name       Type                     Paid in     Taken out     Balance on 18/03/2024
Bills          Regular Pot              150.00      50.00         205.25
Cargo bike     Savings Pot              400.00       0.00         445.00
Total                                   550.00      50.00         650.25
`;
  const [section] = readPages(page);
  expect(section).toMatchObject({ lines: { length: 3 } });
  expect(section?.proof).not.toBe('broken');
});

it('takes what closes a bracket under a figure for no title of the table below it (Monzo)', () => {
  expect(
    readTyped(
      typed(`
monzo     Business Account statement     01/09/2026 - 30/09/2026
Account number: 61209947     Sort code: 04-00-03
£2,062.42                    £3,318.47                           -£874.48            +£960.00
Business Account balance     Balance in Pots                     Total outgoings     Total deposits
(Excluding all Pots)         (This includes both regular Pots
                             and Pots with interest)
Date           Description                        (GBP) Amount     (GBP) Balance
28/09/2026     LANTERN FESTIVALS CIC                     960.00          2,062.42
25/09/2026     HISCOX (Direct Debit)                     -24.48          1,102.42
23/09/2026     Rebecca Stone (Faster Payments)          -850.00          1,126.90
`),
    ),
  ).toMatchObject([{ balances: [null, 206242], proof: 'proven', lines: { length: 3 } }]);
});

it('parts a pot whose name and figures stand over their labels, whatever the box above calls pots (Monzo)', () => {
  const labels: PlacedRow = [
    [54, 'Date'],
    [128, 'Description'],
    ['r457', '(GBP) Amount'],
    ['r541', '(GBP) Balance'],
  ];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [54, day],
    [128, text],
    ['r457', amount],
    ['r541', balance],
  ];
  const pot = (name: string, balance: string, kind: string): PlacedRow[] => [
    [[51, 'Pot statement']],
    [[51, '01/03/2025 - 31/03/2025']],
    [[51, name]],
    [6, ['r544', balance]],
    [6, [51, 'Pot name']],
    [7, ['r544', 'Pot balance']],
    [16, [51, kind]],
    [12, [51, 'Pot type'], ['r544', '-£0.00']],
    [8, ['r544', 'Total outgoings']],
    [25, ['r544', '+£1.00']],
    [11, ['r544', 'Total deposits']],
    labels,
  ];
  const text = positioned(
    [
      [[51, 'monzo Sort code: 04-00-04 Account number: 44182716']],
      [[51, 'Personal Account statement 01/03/2025 - 31/03/2025']],
      [30, ['r544', '£70.00', 8]],
      [13, ['r544', 'Personal Account balance', 8]],
      [30, ['r544', '£21.00', 8]],
      [12, ['r544', 'Balance in Pots', 8]],
      labels,
      booked('31/03/2025', 'Bookshop', '-10.00', '70.00'),
      booked('03/03/2025', 'Transfer to Pot', '-20.00', '80.00'),
    ],
    [
      ...pot('Holiday Pot', '£21.00', 'Savings Pot with external provider'),
      booked('31/03/2025', 'Interest', '1.00', '21.00'),
      booked('03/03/2025', 'Deposit', '20.00', '20.00'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { balances: [null, 7000], proof: 'proven' },
    { balances: [null, 2100], proof: 'proven' },
  ]);
  expect(accountsIn(text)[1]).toBe('Holiday Pot');
});

it('parts money set apart by the title of its page, beside the name of its bank (Monzo)', () => {
  const account = `
monzo                                               Personal Account statement
Account number: 71830246     Sort code: 04-00-04     01/02/2026 - 28/02/2026
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                              10.00           150.00
03/02/2026      Transfer to Pot                      -20.00           140.00
`;
  const pot = `
monzo                                                          Pot statement
Holiday                                                       01/02/2026 - 28/02/2026
Regular Pot with Monzo
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                               0.61            20.61
03/02/2026      Transfer from Personal Account        20.00            20.00
`;
  expect(readTyped(typed(account, pot))).toMatchObject([
    { lines: { length: 2 } },
    { lines: { length: 2 } },
  ]);
});

it('takes a pot with a table of its own for an account (Monzo)', () => {
  const page = `
monzo     Personal Account statement     01/08/2024 - 31/08/2024     Account number: 38820147
Personal Account balance     £60.00
Balance in Pots              £832.44
Date           Description                  (GBP) Amount     (GBP) Balance
31/08/2024     DELIVEROO LONDON                   -35.00             60.00
09/08/2024     PRET A MANGER                      -22.00             95.00
02/08/2024     BOOTS LONDON                        -3.00            117.00
Pot statement: Holiday
Regular Pot with Monzo. 01/08/2024 - 31/08/2024
Pot balance £832.44
Date           Description                  (GBP) Amount     (GBP) Balance
29/08/2024     Transfer from main account         200.00            832.44
11/08/2024     Transfer to main account           -75.00            632.44
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', lines: { length: 3 } },
    { lines: ['2024-08-11 -7500 63244 Transfer to main account', expect.any(String)] },
  ]);
});

it('tells two pots of one page apart by the names above their kinds (Monzo)', () => {
  const head = 'Date           Description               (GBP) Amount     (GBP) Balance';
  const page = `
monzo     Personal Account statement     01/11/2025 - 30/11/2025
£59.90                       £1,391.54
Personal Account balance     Balance in Pots
(Excluding all Pots)
Sort code: 04-00-04     Account number: 52190887
${head}
30/11/2025     TFL TRAVEL BRISTOL               -29.30             59.90
28/11/2025     PRET A MANGER                     -7.90             89.20
27/11/2025     Transfer to Pot                  -10.00             97.10
`;
  const pots = `
Pot statement
01/11/2025 - 30/11/2025
Holiday
Type: Savings Pot (Paragon Bank)     Pot balance: £1,333.44
${head}
30/11/2025     Interest earned                    3.04          1,333.44
27/11/2025     Transfer from Account             10.00          1,330.40
Bills
Type: Regular Pot     Pot balance: £58.10
${head}
27/11/2025     Transfer from Account             10.00             58.10
22/11/2025     Transfer to Account              -45.00             48.10
`;
  expect(readPages(page, pots)).toMatchObject([
    { proof: 'proven', balances: [null, 5990], lines: { length: 3 } },
    { proof: 'proven', balances: [null, 133344], lines: { length: 2 } },
    { proof: 'proven', balances: [null, 5810], lines: { length: 2 } },
  ]);
  expect(labelsOf(typed(page, pots)).slice(1)).toEqual(['Holiday', 'Bills']);
});

it('reads money set apart under its name, and a balance that stands over its own', () => {
  const page = `
Personal Account statement                             £150.00
01/02/2026 - 28/02/2026               Personal Account balance
Account number: 71830246     Sort code: 04-00-04
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                              10.00           150.00
03/02/2026      Transfer to Pot                      -20.00           140.00
`;
  const next = `
Pot statement                                           £20.61
01/02/2026 - 28/02/2026                            Pot balance
Pot name: Holiday Pot
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest earned                        0.61            20.61
03/02/2026      Transfer from Personal Account        20.00            20.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { lines: { length: 2 }, balances: [null, 15000], proof: 'proven' },
    { lines: { length: 2 }, balances: [null, 2061], proof: 'proven' },
  ]);
});

it('takes the figures over the names of a box, though another name with its own figure stands below one of them (Monzo)', () => {
  const text = positioned([
    [[40, 'Personal Account statement 01/12/2024 - 31/12/2024']],
    [[40, 'IBAN GB52MONZ04000491827364']],
    [
      [52, '£951.62', 14],
      [222, '-£31.07', 14],
      [392, '+£664.62', 14],
    ],
    [16, [52, 'Personal Account balance'], [222, 'Total outgoings'], [392, 'Total deposits']],
    [16, [52, '(Excluding all Pots)'], [222, 'Balance in Pots: £1,204.36']],
    [40, [40, 'Date'], [112, 'Description'], ['r470', '(GBP) Amount'], ['r555', '(GBP) Balance']],
    [
      [40, '31/12/2024'],
      [112, 'Salary'],
      ['r470', '664.62'],
      ['r555', '951.62'],
    ],
    [
      [40, '02/12/2024'],
      [112, 'Co-op'],
      ['r470', '-31.07'],
      ['r555', '287.00'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([{ balances: [null, 95162], proof: 'proven' }]);
});
