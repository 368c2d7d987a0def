import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('reads times behind dates and amounts whose sign of the rupee was lost in its font', () => {
  const page = `
HDFC Bank Credit Cards     Billing Period 21 Jun, 2026 - 20 Jul, 2026     MINIMUM DUE C450.00
PREVIOUS STATEMENT DUES     C101.00
TOTAL AMOUNT DUE     C521.00
DATE & TIME            TRANSACTION DESCRIPTION      REWARDS          AMOUNT     PI
21/06/2026| 00:13      WWW SWIGGY COMGURGAON            + 8        C 521.00     l
22/06/2026| 03:49      BPPY CC PAYMENT                            + C 101.00    l
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      balances: [-10100, -52100],
      proof: 'proven',
      lines: [
        '2026-06-21 -52100 null WWW SWIGGY COMGURGAON',
        '2026-06-22 10100 null BPPY CC PAYMENT',
      ],
    },
  ]);
});

it('reads the rupees of a card whose font draws their sign as the letter C (HDFC)', () => {
  const page = `
HDFC Bank Credit Card     PRIYA SHARMA [CKYC ID : 00000000000000 ]
DATE & TIME             TRANSACTION DESCRIPTION                          AMOUNT
15/06/2026| 00:00       5% Swiggy Cashback                           + C 112.42
20/06/2026| 16:26       PYU Flipkart Bangalore                      C 30,842.00
21/06/2026| 17:07       VNPAY HA NOI             VND 677,928         C 2,447.52
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      lines: [
        '2026-06-15 11242 null 5% Swiggy Cashback',
        '2026-06-20 -3084200 null PYU Flipkart Bangalore',
        '2026-06-21 -244752 null VNPAY HA NOI VND 677,928',
      ],
    },
  ]);
});

it('takes the letter C in front of amounts for no rupees where nothing is of India, or another letter stands there, too', () => {
  const page = (bank: string, mark: string) =>
    typed(`
${bank}     Statement 1 May 2024 to 31 May 2024
Date            Description               Amount
01/05/2024      Shop                  C 1,000.00
02/05/2024      Café                    C 250.00
03/05/2024      Rent                    ${mark} 500.00
`);
  const reading = (text: ReturnType<typeof typed>) => extractStatement(text);
  expect(reading(page('Banco de Costa', 'C'))).toMatchObject({ failure: 'noCurrency' });
  expect(reading(page('HDFC Bank', 'D'))).not.toMatchObject({
    statement: { sections: [{ lines: [{}, {}] }] },
  });
});

it('takes a tick in front of amounts for the sign that a font draws in its place (ICICI)', () => {
  const page = `
ICICI Bank     CREDIT CARD STATEMENT     STATEMENT DATE March 18, 2025     Minimum Amount due \`742.00
Previous Balance          Purchases / Charges          Cash Advances          Payments / Credits
\`214.60             =    \`1,738.29              +    \`0.00           -    \`214.60
Total Amount due          \`1,738.29
Date          SerNo.          Transaction Details              Amount
19/02/2025    10822417479     AMAZON PAY INDIA               1,738.29
25/02/2025    10827178984     BBPS PAYMENT RECEIVED            214.60 CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'INR', balances: [-21460, -173829], proof: 'proven' },
  ]);
});

it('reads the rupees that a tick stands for behind the sign of a sum (ICICI)', () => {
  const page = `
ICICI Bank     CREDIT CARD STATEMENT     Statement period : December 12, 2025 to January 11, 2026     GSTIN 33AAA
Total Amount due      Previous Balance      Purchases / Charges      Payments / Credits
\`19,071.00           = \`18,420.00          + \`19,071.00            - \`18,420.00
PAYMENT DUE DATE     January 29, 2026
Date           SerNo.          Transaction Details              Amount (in \`)
14/12/2025     12601188417     ZOMATO LTD GURGAON IN                651.00
15/12/2025     12604417720     HOTEL CHENNAI IN                  18,420.00
18/12/2025     12611820044     PAYMENT RECEIVED, THANK YOU    18,420.00 CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'INR', balances: [-1842000, -1907100], proof: 'proven', lines: { length: 3 } },
  ]);
});
