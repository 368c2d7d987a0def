import { expect, it } from 'vitest';
import { withoutThaiForms } from './thai-forms.ts';

it.each([
  ['ช\uF70Aองทาง', 'ช่องทาง'],
  ['ปีใหม่ \uF700\uF719', 'ปีใหม่ ฐู'],
  ['ÄB \uF71B', 'ÄB \uF71B'],
])('reads forms of Thai letters in %j as the letters', (text, read) => {
  expect(withoutThaiForms(text)).toBe(read);
});
