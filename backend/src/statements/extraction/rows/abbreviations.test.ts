import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('takes no abbreviation that a statement explains for its currency (Kotak)', () => {
  const page = `
Kotak Mahindra Bank     Credit Card Statement     14-Feb-2025 to 13-Mar-2025
Minimum Amount Due (MAD)     Rs. 60.50     Total Credit Limit     Rs. 1,50,000.00
Auto Debit: register for TAD or MAD on your Kotak account.
Previous Amount Due          1,000.00
Total Amount Due             1,187.25
Date           Transaction details from 14-Feb-2025 to 13-Mar-2025          Amount (Rs.)
15/02/2025     AJIO RELIANCE RETAIL MUMBAI IN                                     137.25
16/02/2025     SWIGGY BANGALORE IN                                                 50.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'INR', proof: 'proven', balances: [-100000, -118725], lines: { length: 2 } },
  ]);
});

it('takes the code behind the name of a currency for that currency, whose letters it has too', () => {
  const page = `
Bank of the Harbour     Account Statement     01-02-2025 to 28-02-2025
Balances in Hong Kong Dollar (HKD)
Opening Balance              1,000.00
Closing Balance                812.75
Date           Details                             Amount     Balance HKD
15/02/2025     OCTOPUS RELOAD                     -137.25      862.75
16/02/2025     WELLCOME CENTRAL                    -50.00      812.75
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'HKD', proof: 'proven' }]);
});
