import { describe, expect, it } from 'vitest';
import { namesInstalmentPlan, namesLoan, namesRates, namesReceipts } from './titles.ts';

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

it('knows what is paid in instalments this month by its title', () => {
  for (const title of ['국내이용 내역 - 할부', 'Ratenzahlungen', 'Paiement en plusieurs fois'])
    expect(namesInstalmentPlan(title)).toBe(true);
  for (const title of ['Interest rate', 'Compras parceladas - próximas faturas'])
    expect(namesInstalmentPlan(title)).toBe(false);
});

it('knows a card by the days of receipts, or of sales beside those of booking', () => {
  expect(namesReceipts(labels('Belegdatum', 'Beschreibung', 'Betrag'))).toBe(true);
  expect(namesReceipts(labels('Umsatzdatum', 'Buchungsdatum', 'Verwendungszweck'))).toBe(true);
  expect(namesReceipts(labels('Umsatzdatum', 'Verwendungszweck', 'Betrag'))).toBe(false);
});

it('knows the plan by which a loan is paid back by the parts of its payments', () => {
  expect(namesLoan(labels('PRESTACAO', 'DATA', 'CAPITAL', 'JUROS', 'TOTAL'))).toBe(true);
  expect(namesLoan(labels('Date', 'Principal', 'Interest', 'Balance'))).toBe(false);
});
