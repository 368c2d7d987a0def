import { expect, it } from 'vitest';
import type { Facts } from '../facts.ts';
import { newPart } from '../tables/parts.ts';
import { currencyOfPart } from './part-currency.ts';

const facts = (currency: string) => ({ currency, home: null, bareDollar: null }) as Facts;
const headed = (currency: string | null) => ({
  ...newPart('Account', '', 0, true),
  identity: { account: null, currency },
});

it('gives the only part of a file the currency of the file, but not where it was read with other decimals', () => {
  const inFile = (currency: string | null) => currencyOfPart(headed(currency), [], facts('CLP'));
  expect(inFile(null).currency).toBe('CLP');
  expect(inFile('JPY').currency).toBe('CLP');
  expect(inFile('MXN').currency).toBeNull();
});
