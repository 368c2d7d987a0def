import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('is asked once about a text, whatever the answer, and each time about a long one', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text === 'none' ? null : text.length;
  });
  const long = 'x'.repeat(101);
  for (const text of ['none', 'one', 'none', 'one', long, long])
    expect(lengthOf(text)).toBe(text === 'none' ? null : text.length);
  expect(asked).toEqual(['none', 'one', long, long]);
});

it('answers rightly, however many texts it was asked about', () => {
  const numberOf = remembered(Number);
  for (let number = 0; number <= 20_001; number += 1) numberOf(String(number));
  expect([0, 7, 20_001].map((number) => numberOf(String(number)))).toEqual([0, 7, 20_001]);
});
