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
