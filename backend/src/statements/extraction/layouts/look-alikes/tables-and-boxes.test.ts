import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped } from '../typed.fixture.ts';

it('reads a table whose amounts end near each other by chance, in letters of unequal width', () => {
  const ROWS = 24;
  const day = (at: number) => `${String(at + 1).padStart(2, '0')}.11.2025`;
  let balance = 100000;
  const booked = Array.from({ length: ROWS }, (_, at) => {
    const amount = 1000 + 137 * at;
    balance -= amount;
    const shift = (at * 37) % 25;
    const money = (minor: number) => (minor / 100).toFixed(2);
    return [
      [40, `${day(at)} Payment to shop ${'abcdefghijklmnop'.slice(0, at % 16)}`],
      [330 + shift, `-${money(amount)}`],
      [400 + shift, money(balance)],
    ] as [number, string][];
  });
  const text = positioned([
    [[40, 'Account statement EUR']],
    [[40, '01.11.2025 to 30.11.2025']],
    [[40, 'Opening balance 1,000.00']],
    ...booked,
    [[40, `Closing balance ${(balance / 100).toFixed(2)}`]],
  ]);
  expect(readTyped(text)).toMatchObject([{ proof: 'proven', lines: { length: ROWS } }]);
});

it.each([
  [
    'Date        Details             Principal  Interest  Total  Balance',
    '03.11.2025  Loan 123 repayment       4.00      1.00   5.00   105.00',
  ],
])('reads the bookings of an account that names the parts of its payments', (labels, row) => {
  const page = `
Account statement     Account number 12345678     01.11.2025 - 30.11.2025     EUR
Opening balance                                              100.00
${labels}
${row}
Closing balance                                              105.00
`;
  expect(readPages(page)).toMatchObject([{ lines: { length: 1 } }]);
});

it('takes no points for balances, in whatever sentence they stand', () => {
  const page = `
Credit card statement     Card 1234 56XX XXXX 7890     1 Nov 2025 - 30 Nov 2025     USD
Previous balance 100.00
Payment due date 20 Dec 2025
New balance 140.00
Date           Description                       Amount
03/11/25       SHELL                               40.00
Rewards summary
You can redeem your points for travel at any time on our site                          Previous balance     500.00
or in the app without any fees as long as your account is open                         New balance          540.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [-10000, -14000], proof: 'proven' }]);
});

it.each([
  ['1/2', '2/2'],
  ['1', '2'],
])(
  'takes the dated facts in the head of each page for no booking, though they end in a limit and the number of the page, %s (BoursoBank)',
  (one, other) => {
    const head = (page: string) => `
Extrait de votre compte en EUR
Date            N° de RIB          Devise     Période                          Découvert autorisé     Page
2/01/2026       00044120887        EUR        1/12/2025          31/12/2025    300,00 €               ${page}
MOUVEMENTS EN EUR
Date opération  Libellé                                          Valeur               Débit         Crédit
`;
    const [first, second] = [
      `${head(one)}
                SOLDE AU : 30/11/2025                                                             1.327,44
01/12/2025      VIR SEPA REGIE LAFONT                            01/12/2025          815,00
02/12/2025      CARTE 29/11/25 UBER                              02/12/2025           18,92
`,
      `${head(other)}
22/12/2025      AVOIR 19/12/25 SNCF                              22/12/2025                         112,00
                Nouveau solde en EUR :                                                              605,52
`,
    ];
    const [account] = readPages(first, second);
    expect(account).toMatchObject({ balances: [132744, 60552], proof: 'proven' });
    expect(account?.lines).toHaveLength(3);
  },
);
