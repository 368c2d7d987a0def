import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

describe('the currency that a statement names above its tables', () => {
  it('is that of figures without a mark, whatever headings and amounts further down say of purchases abroad', () => {
    const page = `
Account Statement     Account number: 9834640762     From 01.05.2024 to 31.05.2024     Currency: EUR
Opening balance   1,000.00
Date           Description                     Amount          Balance
04.05.2024     EDEKA                           -50.00          950.00
05.05.2024     Refund                           100.00         1,050.00
Card payments made in USD
Date           Description                     Amount          Balance      Card amount
12.05.2024     AMAZON.COM                      -41.20          1,008.80     45.00 USD
15.05.2024     HILTON NY                       -91.20          917.60       100.00 USD
Closing balance   917.60
`;
    expect(readTyped(typed(page))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  });

  it('may be a code alone beside what stands there of the account', () => {
    const page = `
Credit card     Account number: 9834640762     Statement from 01.05.2024 to 31.05.2024     EUR
Previous balance   100.00     New balance   182.40
Date           Description                     Amount     Original amount
04.05.2024     EDEKA                           50.00
05.05.2024     PAYMENT                         -100.00
Card payments - USD
Date           Description                     Amount     Original amount
12.05.2024     AMAZON.COM                      41.20      45.00 USD
15.05.2024     HILTON NY                       91.20      100.00 USD
`;
    expect(readTyped(typed(page))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  });

  it('is not that of figures that mostly bear another mark', () => {
    const day = (number: number) => String(number).padStart(2, '0');
    const rows = Array.from(
      { length: 28 },
      (_, index) =>
        `${day(index + 1)}.05.2024     EDEKA                          -1.00 USD        ${900 - index}.00 USD`,
    );
    const page = `
Account Statement     Account number: 9834640762     From 01.05.2024 to 31.05.2024     EUR
Opening balance   901.00 USD
Date           Description                     Amount          Balance
${rows.join('\n')}
Closing balance   873.00 USD
`;
    expect(readTyped(typed(page))).toMatchObject([{ currency: 'USD' }]);
  });
});

describe('dollars of a bank that keeps accounts in two countries', () => {
  const page = (kind: string, paid: string) => `
BMO
BMO ELITE BUSINESS ${kind}
Account Number: 987654321
Statement Period: January 2024
Beginning Balance      $8,500.00
Date      Transaction description        Withdrawal      Deposit       Balance
Jan 03    DIRECT DEPOSIT PAYROLL                         $3,000.00     $11,500.00
Jan 10    ${paid} #2001                   $450.00                       $11,050.00
Ending Balance         $11,050.00
`;

  it('are no Canadian ones where it spells as Americans do', () => {
    const american = extractStatement(typed(page('CKG', 'CHECK')));
    expect(american).toMatchObject({ failure: 'noCurrency', unprinted: { suggested: null } });
    expect(readTyped(typed(page('ACCOUNT', 'CHEQUE')))).toMatchObject([{ currency: 'CAD' }]);
  });
});
