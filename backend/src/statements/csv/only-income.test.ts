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

describe('amounts without any sign, by which all balances rise', () => {
  it('came in where most lines say so', () => {
    expect(read(head + interest)).toEqual([[250_000, 100, 'proven']]);
    const [first = '', second = ''] = interest.trim().split('\n');
    expect(read(`${head}${second}\n${first}\n`)).toEqual([[250_000, 100, 'proven']]);
  });

  it('may be interest that a card charges, beside a purchase', () => {
    const books = interest.replace('Interest', 'Books');
    expect(read(head + books)).toBe('noDirection');
  });

  it('came in where the file names an account', () => {
    expect(read(`Tagesgeld\n${head}${names}`)).toEqual([[250_000, 100, 'proven']]);
  });

  it('may be purchases by which what a card owes rises, and are refused where nothing tells', () => {
    expect(read(head + names)).toBe('noDirection');
    const opening = '2026-04-01,Opening balance,,EUR,500.00\n';
    expect(read(head + opening + names)).toBe('noDirection');
    expect(read(`Credit card 4444\n${head}${names}`)).toEqual([[-250_000, -100, 'proven']]);
  });

  it('are refused where one row stands alone, or balances rise and fall', () => {
    const [salary = '', second = ''] = interest.split('\n');
    expect(read(`${head}${salary}\n`)).toBe('noDirection');
    expect(read(`${head}${interest}2026-04-14,Shop,5.00,EUR,2996.00\n`)).toBe('noDirection');
    expect(read(`${head}${salary}\n${second.replace('3001', '3002')}\n`)).toBe('noDirection');
  });
});

it('takes amounts without any sign for what went out where all balances fall by them', () => {
  const falling = '2026-04-03,Shop,20.00,EUR,80.00\n2026-04-13,Books,5.00,EUR,75.00\n';
  expect(read(head + falling)).toEqual([[-2000, -500, 'proven']]);
});
