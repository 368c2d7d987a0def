import { expect, test } from 'vitest';
import { brokenPasswordRule, COMMON_PASSWORD } from './password-rules.ts';

test.each([
  ['aA1!', 'Password must be at least 8 characters'],
  ['abcdefgh', 'Password must contain at least one uppercase letter'],
  ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
  ['ABCDefgh', 'Password must contain at least one number'],
  ['ABCDefg1', 'Password must contain at least one special character'],
  ['P@ssw0rd', COMMON_PASSWORD],
  ['Aa@123456', COMMON_PASSWORD],
])('%s is refused with the first thing that is wrong with it', (password, message) => {
  expect(brokenPasswordRule(password)).toBe(message);
});

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s is a special character', (character) => {
  expect(brokenPasswordRule(`ABCDefg1${character}`)).toBeNull();
});

test.each(['-', '_', '+', ' ', "'"])('%j is none', (character) => {
  expect(brokenPasswordRule(`ABCDefg1${character}`)).toBe(
    'Password must contain at least one special character',
  );
});

test('a word of one’s own takes a password off the list', () => {
  expect(brokenPasswordRule('P@ssw0rd walnut')).toBeNull();
});
