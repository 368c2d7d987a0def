import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const spaced = (text: string) => [...text.replace(/ /g, '')].join(' ');

const pageOf = (bookings: string) => `
Kontoauszug vom ${spaced('29.01.2026')}
${spaced('Auszug-Nr.')} 1
IBAN: DE33 8204 0000 0000 0000 00
Kontowährung Euro
${spaced('Alter')} Kontostand vom ${spaced('31.12.2025 2.314,53')}
${bookings}${spaced('Neuer')} Kontostand vom ${spaced('29.01.2026 1.770,33')}`;

it('reads words and figures that are set apart letter by letter', () => {
  const page = pageOf(`Angaben zu den Umsätzen ${spaced('Valuta')}
Buchungsdatum: ${spaced('05.01.2026')}
${spaced('Max Mustermann 05.01 2.000,00')}
${spaced('Verwendungszweck')}
Buchungsdatum: ${spaced('08.01.2026')}
${spaced('Max Mustermann 08.01 2.515,00-')}
Buchungsdatum: ${spaced('12.01.2026')}
1u1 Telecom GmbH ${spaced('12.01 29,20-')}
`);
  expect(readTyped(typedAsLines(page))[0]).toMatchObject({
    balances: [231453, 177033],
    proof: 'proven',
    lines: [
      expect.stringMatching(/^2026-01-05 200000 /),
      expect.stringMatching(/^2026-01-08 -251500 /),
      expect.stringMatching(/^2026-01-12 -2920 null 1u1 Telecom GmbH/),
    ],
  });
});

it('keeps the bookings though a line of nought among them is not understood', () => {
  const page = pageOf(`${spaced('Max Mustermann 05.01 2.000,00')}
${spaced('Verwendungszweck')}
${spaced('Max Mustermann 08.01 2.515,00-')}
1u1 Telecom GmbH ${spaced('12.01 29,20-')}
${spaced('Hinweis:')} vom ${spaced('27.April 29.06 0,00')}
${spaced('Rechnungsabschluss')} ${spaced('30.06 0,00')}
`);
  expect(readTyped(typedAsLines(page))[0]).toMatchObject({
    proof: 'not_provable',
    lines: { length: 4 },
  });
});
