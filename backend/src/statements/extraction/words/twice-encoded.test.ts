import { expect, it } from 'vitest';
import { decodedOnce } from './twice-encoded.ts';

it.each([
  ['-â‚¬42.50', '-€42.50'],
  ['Â£12.00', '£12.00'],
  ['Il CaffÃ¨ Bianco', 'Il Caffè Bianco'],
  ['CafÃ© dâ€™Or', 'Café d’Or'],
  ['“CafÃ©”', '“Café”'],
])('gives %s its characters back', (printed, meant) => expect(decodedOnce(printed)).toBe(meant));

it.each(['€42.50', 'Café Â', 'SÃO PAULO', 'âge', 'Prélèvement n° 4', 'Bâle'])(
  'leaves %s alone',
  (text) => expect(decodedOnce(text)).toBe(text),
);
