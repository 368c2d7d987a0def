import { describe, expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typedAsLines(...pages));

describe('amounts on lines of their own above the days of their bookings', () => {
  const head = `
Kontoauszug 10/2025   Girokonto   DE02120300000000202051   EUR
Datum Erläuterung Betrag Soll EUR Betrag Haben EUR`;

  it('belong to the line below', () => {
    const page = `${head}
100,00
Kontostand am 30.09.2025, Auszug Nr. 9
-40,00
02.10.2025 Kartenzahlung Markt
Filiale 7
500,00
06.10.2025 Gehalt Beispiel AG
-300,00
08.10.2025 Miete Oktober
260,00
Kontostand am 31.10.2025, Auszug Nr. 10`;
    expect(read(page)).toMatchObject([
      {
        balances: [10000, 26000],
        proof: 'proven',
        lines: [
          '2025-10-02 -4000 null Kartenzahlung Markt Filiale 7',
          '2025-10-06 50000 null Gehalt Beispiel AG',
          '2025-10-08 -30000 null Miete Oktober',
        ],
      },
    ]);
  });

  it('stay with the line above where they stand below their days', () => {
    const page = `${head}
Kontostand am 30.09.2025, Auszug Nr. 9 100,00
02.10.2025 Kartenzahlung Markt
-40,00
06.10.2025 Gehalt Beispiel AG
500,00
08.10.2025 Miete Oktober
-300,00
Kontostand am 31.10.2025, Auszug Nr. 10 260,00`;
    expect(read(page)[0]).toMatchObject({
      proof: 'proven',
      lines: [
        '2025-10-02 -4000 null Kartenzahlung Markt',
        '2025-10-06 50000 null Gehalt Beispiel AG',
        '2025-10-08 -30000 null Miete Oktober',
      ],
    });
  });
});
