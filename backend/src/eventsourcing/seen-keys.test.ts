import { expect, it } from 'vitest';
import { createSeenKeys } from './seen-keys.ts';

it('has every key that was added, and takes few others for seen', () => {
  const seen = createSeenKeys();
  const keys = Array.from({ length: 200_000 }, (_, i) => `transactions_v1|statement-${i}`);
  for (const key of keys) seen.add(key);
  expect(keys.every((key) => seen.mayHave(key))).toBe(true);
  const mistaken = keys.filter((key) => seen.mayHave(`${key}x`)).length;
  expect(mistaken).toBeLessThan(20);
});
