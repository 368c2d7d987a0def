import { expect, it } from 'vitest';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const card = (title: string, box: string, rows: string) => `
${title}     Payment Due Date: September 09, 2025
PREVIOUS BALANCE   - PAYMENTS / CREDITS   + PURCHASES / ADVANCES   = CURRENT BALANCE
${box}
DATE     DESCRIPTION                        AMOUNT (SGD)
         ALL TRANSACTIONS BILLED IN SINGAPORE DOLLARS
${rows}`;

const TWO_CARDS = typed(
  `
Citibank     Statement of Account     P. O. Box 355 S(900705)
Statement Date     August 15, 2025
YOUR CITIBANK CARDS     CURRENT BALANCE
TOTAL                   2,105.81
Credit Limit $15,200.00`,
  card(
    'CITI REWARDS WORLD MASTERCARD     5425 5030 1188 4072',
    '462.18               462.18                 164.54                   164.54',
    `
         BALANCE PREVIOUS STATEMENT         462.18
22 JUL   FAST INCOMING PAYMENT             (462.18)
26 JUL   FOODPANDA SINGAPORE SG             100.54
06 AUG   GUARDIAN SINGAPORE SG               64.00
                SUB-TOTAL:                  164.54
                GRAND TOTAL                 164.54`,
  ),
  card(
    'CITI PREMIERMILES WORLD MASTER    5425 5033 0721 9946',
    '3,105.77             3,007.10               1,842.60                 1,941.27',
    `
         BALANCE PREVIOUS STATEMENT       3,105.77
21 JUL   PAYMENT-ATM/INTERNET            (3,000.00)
17 JUL   SINGAPORE AIRLINES SG            1,842.60
19 JUL   REFUND ATLAS SG                    (7.10)
                GRAND TOTAL               1,941.27`,
  ),
);

it('reads a card that opens below the sums of another on the page before, under its own title (Citibank in Singapore)', () => {
  expect(readTyped(TWO_CARDS)).toMatchObject([
    { balances: [-46218, -16454], proof: 'proven', lines: { length: 3 } },
    { balances: [-310577, -194127], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('calls each card by the number of its title, and none by that of a post box', () => {
  expect(accountsIn(TWO_CARDS)).toEqual(['5425503011884072', '5425503307219946']);
});
