import { z } from 'zod';
import { LONGEST_EMAIL, LONGEST_PASSWORD } from './limits.ts';
import { brokenPasswordRule } from './password-rules.ts';
import { id, visibleText } from './wire.ts';

const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(LONGEST_EMAIL, 'Email is too long')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email must be an address like name@example.org');

const personName = (label: string) => visibleText(`${label} is required`, `${label} is too long`);

const newPassword = z
  .string()
  .max(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters`)
  .superRefine((value, context) => {
    const message = brokenPasswordRule(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const registerBody = z.object({
  email,
  password: newPassword,
  first_name: personName('First name'),
  last_name: personName('Last name'),
});

export const loginBody = z.object({
  email: z.string().trim().min(1, 'Email is required').max(LONGEST_EMAIL),
  password: z.string().min(1, 'Password is required').max(LONGEST_PASSWORD),
});

export const userProfile = z.object({
  user_id: id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});

export const session = userProfile.extend({ access_token: z.string() });

export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
export type UserProfile = z.infer<typeof userProfile>;
export type Session = z.infer<typeof session>;
