import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const HEAD = `
Kontoauszug 06/2025         Währung EUR
Datum         Beschreibung                        Betrag EUR`;

it('leaves the foot of the pages out of the last booking above it', () => {
  const [section] = readTyped(
    typed(
      `${HEAD}
02.06.2025    Gehalt                              +900,00
              Muster GmbH
              Erika Muster, Musterweg 1
              0000000003 / 06500900
              00656 DE            000028.00`,
      `${HEAD}
03.06.2025    Miete                               -500,00
              Hausverwaltung
              Erika Muster, Musterweg 1
              0000000004 / 06500900
              00656 DE            000028.00`,
    ),
  );
  expect(section?.lines).toEqual([
    '2025-06-02 90000 null Gehalt Muster GmbH',
    '2025-06-03 -50000 null Miete Hausverwaltung',
  ]);
});

it('keeps the last line of a booking that others have, too', () => {
  const [section] = readTyped(
    typed(
      `${HEAD}
02.06.2025    Karte                               -9,00
              Erika Muster, Musterweg 1
02.06.2025    Karte                               -8,00
              Erika Muster, Musterweg 1`,
      `${HEAD}
03.06.2025    Karte                               -7,00
              Erika Muster, Musterweg 1`,
    ),
  );
  const named = section?.lines.filter((line) => line.endsWith('Karte Erika Muster, Musterweg 1'));
  expect(named).toHaveLength(3);
});

it('goes on with the last booking below a header that begins no other', () => {
  const [section] = readTyped(
    typed(
      `
Alter Saldo                  EUR              0,00+
Buchung    Wert
03.08.25   04.08.   WERTPAPIERE               10,00-
                    Abrechnung 5325
17.08.25   17.08.   EINGANG                   10,00+
Fortsetzung Seite 2          Übertrag   EUR   0,00+`,
      `
                             Übertrag   EUR   0,00+
Buchung    Wert
                    Erika Muster
Neuer Saldo                  EUR              0,00+`,
    ),
  );
  expect(section).toMatchObject({
    proof: 'proven',
    lines: [
      '2025-08-03 -1000 null WERTPAPIERE Abrechnung 5325',
      '2025-08-17 1000 null EINGANG Erika Muster',
    ],
  });
});
