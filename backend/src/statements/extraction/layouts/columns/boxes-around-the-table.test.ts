import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('takes no line of a box behind the balances for a label, though it is called like one (Barclays)', () => {
  const page = `
Your Barclays Bank Account statement     GBP                                         At a glance
28 Nov - 27 Dec 2024                                                                 Start balance
Your transactions                                                                    £612.48
Date       Description                          Money out    Money in     Balance
                                                                                     Money out
28 Nov     Start balance                                                  612.48     £75.38
           Card Payment to Waitrose                 34.18
           Direct Debit to Thames Water             41.20                 537.10     End balance
29 Nov     Received From Harwood & Pike                       2,874.55  3,411.65     £3,411.65
27 Dec     End balance                                                  3,411.65
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-11-28 -3418 null Card Payment to Waitrose',
        '2024-11-28 -4120 53710 Direct Debit to Thames Water',
        '2024-11-29 287455 341165 Received From Harwood & Pike',
      ],
    },
  ]);
});

it('takes lines of a box behind the balances for none of the table, where its title stands above the labels (Barclays)', () => {
  const page = `
Your Barclays Bank Account statement     GBP
28 Nov - 27 Dec 2024
                                                                                     At a glance
Date       Description                          Money out    Money in     Balance
                                                                                     Start balance     £612.48
28 Nov     Start balance                                                  612.48
                                                                                     Money in          £2,874.55
           Card Payment to Waitrose                 34.18                            Money out         £75.38
                                                                                     End balance       £3,411.65
           Direct Debit to Thames Water             41.20                 537.10
29 Nov     Received From Harwood & Pike                       2,874.55  3,411.65
27 Dec     End balance                                                  3,411.65
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [61248, 341165], proof: 'proven', lines: { length: 3 } },
  ]);
});
