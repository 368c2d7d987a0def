import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('reads bookings of three lines, of which the second has the value date and the amount in another currency', () => {
  const page = `
Výpis z běžného účtu č. 4418870021 CZK     za období: 1. 9. 2026 - 30. 9. 2026
Počáteční zůstatek: 48 211.36     Konečný zůstatek: 31 448.55
Datum            Kategorie transakce     Typ transakce                     VS     Poplatek    Částka
Valuta           Číslo protiúčtu         Zpráva                            KS         Původní částka
Kód transakce    Název protiúčtu         Poznámka                          SS                   Kurz
1. 9. 2026       Platba                  Jednorázová úhrada          20260901         -16 500.00 CZK
1. 9. 2026       2700188420/2010         VS:20260901
8841200317
7. 9. 2026       Platba kartou           Platba kartou                                   -262.81 CZK
5. 9. 2026                               KS:1178 PK: 516872XXX4418       1178             -12.10 USD
8841402288                               12,10 USD;GITHUB, INC.                       21.720 CZK/USD
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CZK',
      balances: [4821136, 3144855],
      proof: 'proven',
      lines: [
        expect.stringContaining('2026-09-01 -1650000 null Platba Jednorázová úhrada'),
        expect.stringContaining('2026-09-07 -26281 null Platba kartou Platba kartou'),
      ],
    },
  ]);
});
