import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../typed.fixture.ts';

/** A list as it is in a file without columns, below the sums of a summary. */
const list = (balances: string[]) => `
Datum 14.05.2020 - 28.11.2020     EUR
Zusammenfassung
Einzahlungen € 1.522,17
Auszahlungen € 0
Go&Grow
Datum Zahlungsart Eingänge Ausgänge Guthaben
07.09.2020 Überweisen € 1.500,00 € ${balances[0]}
08.09.2020 Go & Grow Zinsen € 0,27 € ${balances[1]}
09.09.2020 Go & Grow Zinsen € 0,27 € ${balances[2]}
Gesamt € 1.522,17
`;

it('tell no way where the balance beside each line changes the other way (Bondora)', () => {
  const section = readTyped(typedAsLines(list(['1.500,00', '1.500,27', '1.500,54'])))[0];
  expect(section).toMatchObject({
    proof: 'not_provable',
    lines: [
      '2020-09-07 150000 150000 Überweisen',
      '2020-09-08 27 150027 Go & Grow Zinsen',
      '2020-09-09 27 150054 Go & Grow Zinsen',
    ],
  });
});

it('tell the way of lines beside which some balance does not change so', () => {
  const section = readTyped(typedAsLines(list(['1.500,00', '1.500,27', '1.500,00'])))[0];
  expect(section).toMatchObject({ proof: 'broken' });
});
