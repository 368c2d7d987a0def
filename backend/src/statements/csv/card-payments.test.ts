import { expect, it } from 'vitest';
import { isPaymentToCard } from './card-payments.ts';

it.each([
  'INTERNET PAYMENT - THANK YOU',
  'ZAHLUNG/ÜBERWEISUNG ERHALTEN BESTEN DANK',
  'Pagamento recebido',
  'PRELEVEMENT AUTOMATIQUE ENREGISTRE-MERCI',
  'HARTELIJK BEDANKT VOOR UW BETALING',
  'BETALNING MOTTAGEN, TACK',
  'AUTOPAY 999990000012756RAUTOPAY',
  'AUTOPAY PAYMENT',
  'AUTOMATIC PAYMENT',
  'CHASE AUTOPAY',
  'CAPITAL ONE AUTOPAY PYMT AuthDate 15-Oct',
  'AUTOMATIC PAYMENT - THANK',
  'Payment Thank You-Mobile',
  'ONLINE PAYMENT, THANK YOU',
  'AUTOPAY THANK YOU (Ref# 0000000000071206)',
])('is a payment that a card received: %s', (text) => {
  expect(isPaymentToCard(text)).toBe(true);
});

it.each([
  'NORTHSTAR WIRELESS AUTOPAY',
  'CHASE CREDIT CRD AUTOPAY PPD',
  'AUTOPAY CHASE CARD',
  'AUTOMATIC PAYMENT J SMITH',
  'Thank You Bakery',
  'PRELEVEMENT AUTOMATIQUE ENREGISTRE EDF',
  'Pagamento Padaria',
])('is none that a card received: %s', (text) => {
  expect(isPaymentToCard(text)).toBe(false);
});
