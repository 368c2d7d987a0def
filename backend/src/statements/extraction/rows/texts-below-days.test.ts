import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

it('reads bookings without labels whose text begins below their number, day and day of value (Belfius)', () => {
  const page = `
Belfius     Uittreksel 2026/001     Blad 1/1
BE30 0634 1188 2770     EUR     31-01-2026
VORIG SALDO OP 31-12-2025                                         + 983,11
0001     05-01-2026 (VAL. 04-01-2026)                              - 46,18
         AANKOOP BANCONTACT MET KAART NR
         5255 04XX XXXX 4118 - COLRUYT
0002     06-01-2026 (VAL. 06-01-2026)                             - 790,00
         DOORLOPENDE OPDRACHT NAAR
         VERBEKE
0003     13-01-2026 (VAL. 13-01-2026)                              + 35,00
         STORTING VAN
NIEUW SALDO OP 31-01-2026                                         + 181,93
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [98311, 18193],
      proof: 'proven',
      lines: [
        '2026-01-05 -4618 null AANKOOP BANCONTACT MET KAART NR 5255 04XX XXXX 4118 - COLRUYT',
        '2026-01-06 -79000 null DOORLOPENDE OPDRACHT NAAR VERBEKE',
        '2026-01-13 3500 null STORTING VAN',
      ],
    },
  ]);
});

it('reads them where the number is drawn in one text with the days, and the texts are set in', () => {
  const page = `
Belfius     Uittreksel 2026/005     Blad 1/1
BE30 0634 1188 2770     EUR     31-01-2026
SALDO OP 31-12-2025                                  EUR          + 983,11
0238 05-01-2026 (VAL. 04-01-2026)                                  - 46,18
  DEBITMASTERCARD-BETALING VIA Apple Pay 04/01 COLRUYT
  5255 04XX XXXX 4118
0239 06-01-2026 (VAL. 06-01-2026)                                 -1.790,00
  OVERSCHRIJVING BELFIUS MOBILE NAAR VERBEKE
0240 13-01-2026 (VAL. 13-01-2026)                                 + 35,00
  STORTING VAN PIETERS
SALDO OP 31-01-2026                                  EUR          - 818,07
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [98311, -81807],
      proof: 'proven',
      lines: [
        '2026-01-05 -4618 null DEBITMASTERCARD-BETALING VIA Apple Pay 04/01 COLRUYT 5255 04XX XXXX 4118',
        '2026-01-06 -179000 null OVERSCHRIJVING BELFIUS MOBILE NAAR VERBEKE',
        '2026-01-13 3500 null STORTING VAN PIETERS',
      ],
    },
  ]);
});

it('takes neither what follows a text beside its day nor a balance for the text of a booking', () => {
  const page = `
Extrait de compte     Compte BE12 3456 7890 1234     01-01-2026 - 31-01-2026     EUR
Date                           Description                      Montant         Solde
05-01-2026 (VAL. 04-01-2026)   VIREMENT VERS DUPONT              -10,00          90,00
Communication loyer
06-01-2026 (VAL. 06-01-2026)   VIREMENT DE MARTIN                +20,00         110,00
07-01-2026 (VAL. 07-01-2026)   RETRAIT                            -5,00         105,00
`;
  expect(readPages(page)).toMatchObject([
    {
      lines: {
        0: '2026-01-05 -1000 9000 (VAL. 04-01-2026) VIREMENT VERS DUPONT Communication loyer',
      },
    },
  ]);
  const list = `
Extrait de compte     Compte BE12 3456 7890 1234     01-01-2026 - 31-01-2026     EUR
SOLDE AU 01-01-2026 : + 100,00
05-01-2026 (VAL. 04-01-2026)                                  - 10,00
VIREMENT VERS DUPONT
06-01-2026 (VAL. 06-01-2026)                                  + 20,00
VIREMENT DE MARTIN
07-01-2026 (VAL. 07-01-2026)                                  - 5,00
RETRAIT BANCONTACT
08-01-2026 (VAL. 08-01-2026)                                  - 1,00
SOLDE AU 31-01-2026 : + 104,00
`;
  expect(readPages(list)).toMatchObject([{ balances: [10000, 10400], lines: { length: 4 } }]);
});
