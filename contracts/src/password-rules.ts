import { isCommonPassword } from './common-passwords.ts';

/** The password rules in the order in which they are told, one at a time. */
export const PASSWORD_RULES: readonly { test: RegExp; message: string; label: string }[] = [
  {
    test: /.{8,}/s,
    message: 'Password must be at least 8 characters',
    label: 'At least 8 characters',
  },
  {
    test: /[A-Z]/,
    message: 'Password must contain at least one uppercase letter',
    label: 'One uppercase letter',
  },
  {
    test: /[a-z]/,
    message: 'Password must contain at least one lowercase letter',
    label: 'One lowercase letter',
  },
  { test: /[0-9]/, message: 'Password must contain at least one number', label: 'One number' },
  {
    test: /[!@#$%^&*(),.?":{}|<>]/,
    message: 'Password must contain at least one special character',
    label: 'One special character',
  },
];

export const COMMON_PASSWORD =
  'This password is on the lists of the most used ones, which are tried first. Add a word of your own to it.';

/** The first rule that a password breaks, in the user's words, or null. A common one is told last. */
export function brokenPasswordRule(password: string): string | null {
  const broken = PASSWORD_RULES.find((rule) => !rule.test.test(password));
  if (broken) return broken.message;
  return isCommonPassword(password) ? COMMON_PASSWORD : null;
}
