import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

const page = (paidOut: string, first = '5,000.00') => `
MPESA FULL STATEMENT     Statement Period: 01 Mar 2025 - 31 Mar 2025     KES
TRANSACTION TYPE          PAID IN          PAID OUT
SEND MONEY                   0.00            800.00
RECEIVED MONEY           5,000.00              0.00
OTHERS                       0.00          ${paidOut}
TOTAL                    5,000.00          ${paidOut}
Receipt No     Completion Time     Details              Paid In     Withdrawn     Balance
SCW6AV51CD     2025-03-31          OD Loan Repayment       0.00        125.00     7,290.00
SC26AC13LM     2025-03-02          Pay Bill                0.00        800.00     7,415.00
SC18AA01QX     2025-03-01          Funds received      ${first}          0.00     8,215.00
`;

it('closes a wallet with the balance beside its newest line where all lines come to both sums of a box (M-PESA)', () => {
  expect(readPages(page('925.00'))).toMatchObject([
    { balances: [null, 729_000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it.each([
  ['what went out is another sum', page('1,925.00')],
  ['what came in is another sum', page('925.00', '6,000.00')],
  ['a line is missing', page('925.00').replace(/SCW6AV51CD.*\n/, '')],
])('proves nothing where %s', (_, text) => {
  expect(readPages(text)).toMatchObject([
    { balances: [null, null], proof: 'not_provable', lines: {} },
  ]);
});
