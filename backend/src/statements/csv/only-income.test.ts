import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text);
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => [
    ...section.lines.map(({ amountMinor }) => amountMinor),
    proveSection(section).state,
  ]);
}

const head = 'Date,Description,Amount,Currency,Balance\n';
const interest = '2026-04-03,Interest,2500.00,EUR,3000.00\n2026-04-13,Interest,1.00,EUR,3001.00\n';
const names = interest.replaceAll('Interest', 'Lindqvist');
const opening = '2026-04-01,Opening balance,,EUR,500.00\n';

describe('amounts without any sign, by which all balances rise', () => {
  it('came in where most lines say so', () => {
    const earned = interest.replaceAll('Interest', 'Interest earned');
    expect(read(head + earned)).toEqual([[250_000, 100, 'proven']]);
    const [first = '', second = ''] = earned.trim().split('\n');
    expect(read(`${head}${second}\n${first}\n`)).toEqual([[250_000, 100, 'proven']]);
  });

  it.each(['Interest', 'Interest paid', 'Zinsen'])('may be a debt that grows by %s', (name) => {
    const rows = interest.replaceAll('Interest', name);
    expect(read(head + rows)).toBe('noDirection');
    expect(read(`Loan,12345\n${head}${rows}`)).toBe('noDirection');
    expect(read(`Current account,12345\n${head}${rows}`)).toEqual([[250_000, 100, 'proven']]);
  });

  it.each([
    'Barclaycard,Mira\nPaid by direct debit from your current account',
    'Amex Gold\nLinked to current account 12345678',
    'Current account linked to Amex Gold',
    'Home loan\nSavings account 12345678',
    'Savings account\nBarclaycard 4444',
    'Darlehen 12345\nGirokonto Mira Lenz',
  ])('may be owed under the title %s', (title) => {
    expect(read(`${title}\n${head}${opening}${names}`)).toBe('noDirection');
  });

  it.each([
    'Savings account of Mira',
    'Girokonto;"DE12120300001234567890"',
    'Account name,Savings account',
  ])('came in under the title %s', (title) => {
    expect(read(`${title}\n${head}${opening}${names}`)).toEqual([[250_000, 100, 'proven']]);
  });

  it('may be interest that a card charges, beside a purchase', () => {
    const books = interest.replace('Interest', 'Books');
    expect(read(head + books)).toBe('noDirection');
  });

  it('came in where the file names an account and prints what it held before', () => {
    expect(read(`Tagesgeld\n${head}${opening}${names}`)).toEqual([[250_000, 100, 'proven']]);
    expect(read(`Tagesgeld\n${head}${interest}`)).toEqual([[250_000, 100, 'proven']]);
  });

  it('are refused where only a later one tells of the first, which no balance checks', () => {
    expect(read(`Tagesgeld\n${head}${names}`)).toBe('noDirection');
    const withdrawn = names.replace('Lindqvist', 'Withdrawal ATM');
    const third = '2026-04-14,Transfer from Jan,5.00,EUR,3006.00\n';
    expect(read(`Tagesgeld\n${head}${withdrawn}${third}`)).toBe('noDirection');
  });

  it('may be purchases by which what a card owes rises, and are refused where nothing tells', () => {
    expect(read(head + names)).toBe('noDirection');
    expect(read(head + opening + names)).toBe('noDirection');
    const card = `Credit card 4444\n${head}`;
    expect(read(card + opening + names)).toEqual([[-250_000, -100, 'proven']]);
    expect(read(card + names)).toBe('noDirection');
  });

  it('are refused where one row stands alone, or balances rise and fall', () => {
    const [salary = '', second = ''] = interest.split('\n');
    expect(read(`${head}${salary}\n`)).toBe('noDirection');
    expect(read(`${head}${interest}2026-04-14,Shop,5.00,EUR,2996.00\n`)).toBe('noDirection');
    expect(read(`${head}${salary}\n${second.replace('3001', '3002')}\n`)).toBe('noDirection');
  });
});

describe('amounts without any sign, by which all later balances fall', () => {
  const falling = '2026-04-13,Books,20.00,EUR,1180.00\n2026-04-14,Rent,600.00,EUR,580.00\n';
  const salary = '2026-04-03,Salary Halden,1000.00,EUR,1200.00\n';

  it('tell nothing of the first, which may have come in', () => {
    expect(read(head + salary + falling)).toBe('noDirection');
    const newestFirst = (salary + falling).trim().split('\n').toReversed().join('\n');
    expect(read(head + newestFirst)).toBe('noDirection');
    expect(read(head + falling)).toBe('noDirection');
  });

  it('are read by the balance before them', () => {
    const before = '2026-04-01,Opening balance,,EUR,200.00\n';
    const amounts = [100_000, -2000, -60_000, 'proven'];
    expect(read(head + before + salary + falling)).toEqual([amounts]);
    const around = 'Opening balance,200.00\nClosing balance,580.00\n';
    expect(read(around + head + salary + falling)).toEqual([amounts]);
  });
});
