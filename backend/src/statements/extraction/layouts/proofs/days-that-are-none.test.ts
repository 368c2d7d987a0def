import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

const page = (day: string) => `
Sparkasse     Kontoauszug 1/2025     EUR     01.01.2025 - 31.01.2025
Datum          Erläuterung                     Betrag
01.01.2025     Kontostand                      100,00
03.01.2025     Lastschrift Stadtwerke          -20,00
${day}     Gutschrift Miete                 50,00
25.01.2025     Kartenzahlung REWE              -10,00
31.01.2025     Kontostand                      120,00
`;

it('proves a list whose days can all be read', () => {
  expect(readTyped(typed(page('23.01.2025')))).toMatchObject([{ proof: 'proven' }]);
});

it.each(['33.01.2025', '23.91.2025'])('proves nothing where a scan was misread as %s', (day) => {
  expect(readTyped(typed(page(day)))[0]?.proof).not.toBe('proven');
});

const yearless = (day: string) => `
Sparkasse     Kontoauszug 1/2025     EUR     01.01.2025 - 31.01.2025
           Alter Kontostand vom 31.12.2024      100,00
Datum      Erläuterung                     Betrag
03.01.     Lastschrift Stadtwerke          -20,00
${day}     Gutschrift Miete                 50,00
15.01.     Kartenzahlung ALDI               -5,00
25.01.     Kartenzahlung REWE               -5,00
           Neuer Kontostand vom 31.01.2025      120,00
`;

it('proves a list whose days without a year can all be read', () => {
  expect(readTyped(typed(yearless('12.01.')))).toMatchObject([{ proof: 'proven' }]);
});

it.each(['42.01.', '12.41.', '12.31.', '01.15.'])(
  'proves nothing where a day without a year was misread as %s',
  (day) => {
    expect(readTyped(typed(yearless(day)))[0]?.proof).not.toBe('proven');
  },
);
