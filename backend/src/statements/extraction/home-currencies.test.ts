import { expect, it } from 'vitest';
import { homeCurrencyOf } from './home-currencies.ts';

it.each([
  [['Overdraft Limit € 500.00'], null, 'EUR'],
  [['Statement'], 'PL61109010140000071219812874', 'PLN'],
  [['Sort code 12-34-56'], null, 'GBP'],
  [['IFSC Code UTIB0000123'], null, 'INR'],
  [['Opening balance R5,510.20'], null, 'ZAR'],
  [['Saldo R$ 5.510,20'], null, 'BRL'],
  [['Total $12.00', 'CINCINNATI OH 45202'], null, 'USD'],
  [['Total $12.00', 'TORONTO ON M5V 2T6'], null, 'CAD'],
  [['Total $12.00', '03/25 Shop'], null, 'USD'],
])('%j with the account %s is kept in %s', (texts, account, currency) => {
  expect(homeCurrencyOf(texts, account)).toBe(currency);
});

it('is not told by small print that speaks of several currencies, nor by a bare dollar', () => {
  expect(homeCurrencyOf(['Fee GBP 1.00 or EUR 2.00'], null)).toBeNull();
  expect(homeCurrencyOf(['Total $12.00'], null)).toBeNull();
});

it('tells nothing where the country speaks against the only currencies that are printed', () => {
  const account = 'DE02120300000000202051';
  expect(homeCurrencyOf(['Statement of your USD account'], account)).toBeNull();
  expect(homeCurrencyOf(['Your EUR account', 'Purchase of USD 4.00'], account)).toBe('EUR');
});
