import { expect, it } from 'vitest';
import { readAsLines } from '../layouts/typed.fixture.ts';

it('reads days and amounts in which blanks stand behind narrow figures (Santander)', () => {
  const page = `
 K o nto inha ber Max Mustermann
Auszug-Nr. 001 Bla tt-Nr. 1 Auszug-Da tum 02 .01 .2 02 4 Limit 0,00
Ihre IBAN: DE93  3 1 01  083 3  2 2 64  01 3 1  2 0 BIC: SCFBDE3 3 EUR
        DIESER KONTOAUSZUG UMFASST DIE UMSÄTZE VOM
        03 .01 .2 02 3  BIS 02 .01 .2 02 4
 40,04      ALTER SALDO GEM. KONTOAUSZUG VOM 02 .01 .2 02 3
3 1 .01 .  3 0.01 . 0,01       Ha benzinsen 0,01
02 .05.  3 0.04. 1.2 50,00       ÜBERWEISUNG VON MAX MUSTERMANN
02 .01 .  3 0.1 2 . 0,01       Ha benzinsen 0,01
 1.2 90,06      NEUER SALDO`;
  expect(readAsLines(page)).toMatchObject([
    {
      balances: [4004, 129006],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2023-01-31 1 /),
        expect.stringMatching(/^2023-05-02 125000 /),
        expect.stringMatching(/^2024-01-02 1 /),
      ],
    },
  ]);
});
