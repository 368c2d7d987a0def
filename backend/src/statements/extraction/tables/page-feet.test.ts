import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

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

it('goes on over the turn of a page to the amount that stands on the last line of a booking', () => {
  const head = 'Date       Transaction                       Debit        Credit       Balance';
  const first = `
Statement     1 December 2025 - 31 December 2025     Currency: AUD
${head}
01 Dec     OPENING BALANCE                                              $100.00 CR
02 Dec     WOOLWORTHS
           Card xx8812                        10.00                      $90.00 CR
04 Dec     BAKERY
           Card xx8812                         5.00                      $85.00 CR
05 Dec     Salary
           payroll                                          20.00       $105.00 CR
06 Dec     CREDIT INTEREST EARNED on this account
           to November 30, 2025 is $1.48
24 Dec     Transfer To RAY WHITE
Alder Bank ABN 48 123 123 124
`;
  const second = `
${head}
           rent wk 52                         30.00                      $75.00 CR
31 Dec     CLOSING BALANCE                                               $75.00 CR
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringContaining('WOOLWORTHS'),
        expect.stringContaining('BAKERY'),
        '2025-12-05 2000 10500 Salary payroll',
        expect.stringMatching(/^2025-12-24 -3000 7500 Transfer To RAY WHITE/),
      ],
    },
  ]);
});

it('ends the bookings where the list says so, and at the labels of what is not booked yet', () => {
  const page = `
Statement     01 Dec 2025 to 31 Dec 2025     Currency: SGD
Date       Description               Withdrawals     Deposits     Balance
01 Dec     BALANCE B/F                                            100.00
18 Dec     NETS                            20.00                   80.00
           Total                           20.00       0.00        80.00
           ------------- End of Transaction Details -------------
Interest details
01 Dec     - 31 Dec 2025                               0.09
`;
  expect(readTyped(typed(page))).toMatchObject([{ lines: { length: 1 }, proof: 'proven' }]);
  const pending = `
Kontoauszug     Kontostand am 04.04.2025     100,00
Datum          Erläuterung                     Betrag Soll EUR     Betrag Haben EUR
07.04.2025     Kartenzahlung                            -20,00
Kontostand am 05.05.2025                                                      80,00
Datum          Vorgemerkte Umsätze (noch nicht im Kontostand enthalten)     Betrag EUR
05.05.2025     LIDL                                                             -5,00
`;
  expect(readTyped(typed(pending))).toMatchObject([{ lines: { length: 1 }, proof: 'proven' }]);
});
