import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const page = (annex: string) => `
DKB-Cash     Kontoauszug Nummer 005 / 2015 vom 03.06.2015 bis 03.07.2015
Kontonummer 12345678     EUR
Bu.Tag Wert Wir haben für Sie gebucht Belastung in EUR Gutschrift in EUR
11.06. 11.06. Basislastschrift 94,00
BUNDESKASSE IN WEIDEN
01.07. 01.07. Abrechnung 30.06.2015 0,14
Abrechnung 30.06.2015 siehe Anlage
03.07. 03.07. Lastschrift 4,25
REWE SAGT DANKE
ALTER KONTOSTAND 1.087,52 H EUR
NEUER KONTOSTAND 984,91 H EUR
Abrechnung 30.06.2015
Information zur Abrechnung
${annex}
`;
const amounts = (annex: string) =>
  readTyped(typedAsLines(page(annex)))[0]?.lines.map((line) => line.split(' ')[1]);

it('tells the way of a booking by the sign that its annex prints, though nothing adds up (DKB)', () => {
  expect(amounts('Abrechnung 30.06.2015 0,14+')).toEqual(['-9400', '14', '-425']);
  expect(amounts('Abrechnung 30.06.2015 0,14-')).toEqual(['-9400', '-14', '-425']);
});

it('tells it by no other figure or text', () => {
  expect(amounts('Abrechnung 30.06.2015 0,19+')).toEqual(['-9400', '-14', '-425']);
  expect(amounts('Zinsen für Guthaben 0,14+')).toEqual(['-9400', '-14', '-425']);
});
