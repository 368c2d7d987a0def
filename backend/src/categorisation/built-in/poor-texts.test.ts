import { describe, expect, test } from 'vitest';
import { type CategoriseContext, categorise } from '../index.ts';

/** From here on a category counts as sure, and other statements of the booking no longer tell it. */
const SURE = 0.5;

function only(description: string, amount: number, context?: CategoriseContext) {
  const line = { description, amountMinor: Math.round(amount * 100), currency: 'EUR' };
  const [result] = categorise([line], context);
  if (result === undefined) throw new Error('one line in, one result out');
  return result;
}

describe('a text that names only the way in which money moved is a guess', () => {
  test.each([
    'Faster payment',
    'Bank transfer',
    'SEPA-Gutschrift',
    'SEPA Credit Transfer',
    'Überweisung',
    'Überweisung 4711000123',
    'Übertrag / Überweisung',
    'ÜBERTRAG 4471',
    'Virement',
    'Virement SEPA reçu',
    'Echtzeit-Überweisung',
    'Gutschrift aus Dauerauftrag',
    'Bonifico SEPA ricevuto',
    'Transferencia recibida',
    'Transferência recebida pelo Pix',
    'Przelew przychodzący',
    'Wire transfer in',
    'TFR 0099 INTERNET TRANSFER',
    'Transfer',
  ])('%s', (description) => {
    for (const amount of [2151.89, -2151.89]) {
      expect(only(description, amount).confidence).toBeLessThan(SURE);
      // Any other text of the same booking tells more, even one that is a guess itself.
      expect(only('QZX NORD', amount).confidence).toBeGreaterThan(
        only('Faster payment', amount).confidence,
      );
    }
  });

  test('but with a name it is sure, and so is the bank’s word for savings', () => {
    expect(only('Faster payment Mira Okafor', 20).confidence).toBeGreaterThanOrEqual(SURE);
    expect(only('Übertrag / Überweisung Ina Brehmer', -20).confidence).toBeGreaterThanOrEqual(SURE);
    expect(only('*INET SAVINGS 4471', -20).confidence).toBeGreaterThanOrEqual(SURE);
  });
});

describe('a word for any booking and a number are nobody’s name', () => {
  test.each(['Buchung', 'Transaction', 'Payment', 'Zahlung', 'Umsatz', 'Movimiento', 'Opération'])(
    '%s 22',
    (word) => {
      const spent = {
        description: `${word} 7`,
        category: 'shopping',
        amountMinor: -90000,
        currency: 'EUR',
      };
      const back = only(`${word} 22`, 150, { earlier: [spent] });
      expect(back.rule).toBe('unknown:income');
      expect(back.confidence).toBeLessThan(only('TFR 0099 INTERNET TRANSFER', 150).confidence);
      expect(only(`${word} 22`, -150).confidence).toBeLessThan(only('QZX NORD', -150).confidence);
    },
  );
});

test('a word for any booking that is also a business stays one', () => {
  expect(only('Booking', -200).category).toBe('travel');
  expect(only('Internet', -40).category).toBe('utilities');
});
