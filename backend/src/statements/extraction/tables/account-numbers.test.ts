import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { typed } from '../layouts/typed.fixture.ts';
import { isOther } from './labelled-numbers.ts';

const table = `
Opening balance     100.00
Date        Description              Amount    Balance
02/03/2026  Grocery Mart             -30.00      70.00
05/03/2026  Salary                    50.00     120.00
Closing balance     120.00
`;
function numberUnder(head: string): string | null | undefined {
  const result = extractStatement(typed(`${head}\nEUR     01/03/2026 - 31/03/2026${table}`));
  return result.ok ? result.statement.sections[0]?.accountHint : undefined;
}

it.each([
  ['NO. REKENING     :     5420771893', '5420771893'],
  ['Рахунок:     UA453220010000026201344188207', 'UA453220010000026201344188207'],
  ['Account number     804-41277/63', '804-41277/63'],
  ['Kart Numarası     5549 60** **** 2817', '554960******2817'],
  [
    'Numer rachunku (IBAN):     PL 83 1140 2004 0000 3502 7741 0926',
    'PL83114020040000350277410926',
  ],
  ['Relevé de votre compte n° 00020471183', '00020471183'],
  ['Afschrift van uw rekening     Rekeningnummer 820471183', '820471183'],
  ['Auszug von Ihrem Konto     Kontonummer 820471183', '820471183'],
  ['Account: 4037 84## #### 5518     Page 1 of 2', '403784######5518'],
  ['Konto-Nr.     0292 00411882.40T', '029200411882.40T'],
  ['Nr rachunku     83 1140 2004 0000 3502 7741 0926', '83114020040000350277410926'],
])('reads the number behind its label: %s', (head, number) => {
  expect(numberUnder(head)).toBe(number);
});

it('reads no IBAN of the bank itself, between the lines of its register (Belfius)', () => {
  const head = `
Belfius Bank NV
IBAN: BE23 0529 0064 6991 - BIC: GKCCBEBB
RPR Brussel BTW BE 0403.201.185
Claes Hanne
----------------- BE14 0636 4471 2083 BIC: GKCCBEBB ------------------`;
  expect(numberUnder(head)).toBe('BE14063644712083');
});

it.each([
  ['MS CHAN MEI YEE     5520 4811 0296 1134', '5520481102961134'],
  ['Quicksilver Credit Card | Visa Signature ending in 7730', '7730'],
  ['FNB     ASPIRE CURRENT ACCOUNT : 62744810932', '62744810932'],
  ['Kontonummer 5000510765 0,00', '5000510765'],
])('reads a number without a label above the table: %s', (head, number) => {
  expect(numberUnder(head)).toBe(number);
});

it.each([
  'Abrechnungskonto     DE41 1203 0000 1044 8817 20',
  'お支払口座     楽天銀行 普通 1234471',
  'Account Enquiries     087 575 9404',
  'Lost Cards 087-575-9406 Account Enquiries 087-575-9404',
  'Overdraft Protection has been established for this account: 10-2288-5520',
  'ziehen wir zum Fälligkeitstermin von Ihrem Konto DE71 4405 0199 0011 8820 44 ein',
  'den Rechnungsbetrag buchen wir am 15.01.2026 von Ihrem Girokonto DE18 1203 0000 0041 1882 07 ab',
  'L’addebito avverrà sul conto corrente IBAN IT60X0542811101000000123456 presso BANCO BPM',
  'con valuta 16/02/2026 sul c/c IBAN IT18 C050 3401 6370 0000 0118 820',
  'Linha digitável 26090.00111 88277.410224 41882.774102 1 1298000000213582',
  '0552 OSLO     Til konto:     9044 18 82774',
])('takes no number of an account that pays, nor of a telephone: %s', (head) => {
  expect(numberUnder(head)).toBeNull();
});

it('takes no number that a card is paid from or into for its own (Nationwide, American Express)', () => {
  const head =
    'Credit Card Statement     Card number     5356 81** **** 2047\nMinimum payment     5.00';
  const foot = `
Banking app: sort code 07-00-93, account number 33333334, quoting your 16 digit card number as the reference.
Direct Debit: call 0800 055 66 22 to set one up. By phone: 0800 055 66 22.`;
  const page = `${head}
${foot}
EUR     01/03/2026 - 31/03/2026${table}`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections[0]?.accountHint).toBe('535681******2047');
});

it.each(['Konto IBAN DE61 3705 0198 XXXX XX44 19', 'Zichtrekening     BE53 3631 0842 7753'])(
  'takes the number of a card for its own, and not that of the account that pays: %s',
  (payer) => {
    const page = `Credit card statement     Minimum payment     5.00
Card number     5356 81** **** 2047
${payer}
Wij innen het bedrag automatisch van uw zichtrekening BE53 3631 0842 7753
EUR     01/03/2026 - 31/03/2026${table}
Example Bank NV, BE45 3109 1560 2789, Brussels`;
    const result = extractStatement(typed(page));
    expect(result.ok && result.statement.sections[0]?.accountHint).toBe('535681******2047');
  },
);

it('takes the number in the head of a card for its own where an account to pay into is named above its table', () => {
  const page = `Credit card statement     Card number     5356 81** **** 2047
Minimum payment     5.00
EUR     01/03/2026 - 31/03/2026
Pay at any bank, account number 82104417${table}`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections[0]?.accountHint).toBe('535681******2047');
});

it('takes the masked number that titles the bookings of a card for its own where there is no other', () => {
  const page = `Credit card statement
Minimum payment     5.00
EUR     01/03/2026 - 31/03/2026${table}
Total of card 5356 81** **** 2047     20.00`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections[0]?.accountHint).toBe('535681******2047');
});

it('reads the last figures of an account that ends with them', () => {
  expect(numberUnder('Credit card statement     Account ending 2096')).toBe('2096');
});

it.each([
  ['IBAN DE61 3705 0198 XXXX XX44 19', 'DE6137050198XXXXXX4419'],
  ['IBAN BE53 3631 0842 7753', 'BE53363108427753'],
])(
  'takes the number of an account for its own, though it is printed in part or fees are taken from it: %s',
  (head, number) => {
    const foot =
      'De kosten worden automatisch van uw zichtrekening BE53 3631 0842 7753 afgehouden.';
    const page = `${head}\nEUR     01/03/2026 - 31/03/2026${table}\n${foot}`;
    const result = extractStatement(typed(page));
    expect(result.ok && result.statement.sections[0]?.accountHint).toBe(number);
  },
);

it("takes a bank's telephone within its area for no number of an account (RBC)", () => {
  expect(isOther('974-7780')).toBe(true);
  expect(isOther('10-2288-4417')).toBe(false);
});
