import { describe, expect, it } from 'vitest';
import { namesRates } from './titles.ts';

const labels = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) });

describe('labels of a list of rates', () => {
  it.each([
    [['Annual interest rate', 'Daily interest rate', 'Interest charged', 'Balance']],
    [['Type of balance', 'Annual Percentage Rate (APR)', 'Balance subject to interest rate']],
    [['von', 'bis', 'Zinssatz p.a.']],
  ])('are %j', (texts) => {
    expect(namesRates(labels(...texts))).toBe(true);
  });

  it.each([
    [['Date', 'Description', 'Interest rate', 'Amount']],
    [['Date', 'Exchange rate', 'Conversion rate', 'Amount']],
    [['Date', 'Description', 'ECB rate', 'Visa rate', 'Amount']],
    [['Annual interest rate 20.99%', 'Daily interest rate 0.05%']],
  ])('are not %j', (texts) => {
    expect(namesRates(labels(...texts))).toBe(false);
  });
});
