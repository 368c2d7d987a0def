import { expect, it } from 'vitest';
import { currencyOf } from '../../currencies/currencies.ts';
import { extractStatement } from '../../index.ts';
import { inReadingOrder } from '../../rows/right-to-left.ts';
import { toRows } from '../../rows/rows.ts';
import { positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('reads an Icelandic card in crowns, whatever was paid abroad in (Kreditkort)', () => {
  const page = `
KREDITKORT     REIKNINGUR     Gjalddagi 04.09.2017     Kennitala 010180-0000
Dags.     Texti             Staðsetning      Kaupupphæð       ísl.kr.
29.07     Norwegian Air     Oslo             82,33 EUR         11.394
31.07     N1 Lakjargata     Kopavogur        6.445              6.445
04.08     Greiðsla - takk fyrir                              -186.420
Staða við síðustu útskrift:     186.420
Heildarskuld                     17.839
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ISK', proof: 'proven', balances: [-186420, -17839], lines: { length: 3 } },
  ]);
});

it('asks for the currency of a card that prints none, whatever was spent abroad on lines of their own (Metrobank)', () => {
  const booked = (day: number) => `
12/${day}     12/${day}     NETFLIX.COM                   88.82
                     USD 4.95`;
  const page = `
Metrobank     CREDIT CARD STATEMENT OF ACCOUNT     Statement Date 01/09/2026
SALE      POST      TRANSACTION                 AMOUNT
DATE      DATE      DESCRIPTION                IN PESO
                    PREVIOUS BALANCE            100.00${[20, 21, 22, 23].map(booked).join('')}
                    TOTAL AMOUNT DUE            455.28
`;
  expect(extractStatement(typed(page))).toMatchObject({
    ok: true,
    statement: { unprinted: { isDollar: false } },
  });
});

it('is in shekels where it says so, whatever was paid abroad (Isracard)', () => {
  const abroad = ['05/03/25', '08/03/25', '09/03/25', '11/03/25'].map((day) =>
    row([52, day], [120, 'AMAZON.COM SEATTLE'], [300, '$ 29.20'], ['r420', '108.61']),
  );
  const title = inReadingOrder('עסקאות בחו"ל - חיוב בשקלים');
  const rows = toRows(positioned([row([425, title]), ...abroad]));
  expect(currencyOf(rows, [], null)).toBe('ILS');
});

it('keeps purchases abroad on the card whose limits are listed in two currencies', () => {
  const sections = readTyped(
    typed(`
Kreditkartenabrechnung     01.03.2025 - 31.03.2025     EUR     Kartenlimit 2.000,00
Saldo letzte Abrechnung      100,00
Neuer Saldo                  160,00
Währung     Limit     Verfügbar
EUR         2.000,00     1.840,00
USD         2.000,00     2.000,00
Datum          Beschreibung           Betrag EUR
03.03.2025     REWE                   20,00
05.03.2025     BAHN                   30,00
Datum          Beschreibung           Betrag USD
07.03.2025     HOTEL NY               10,00
`),
  );
  expect(sections).toMatchObject([{ currency: 'EUR', proof: 'proven', lines: { length: 3 } }]);
});

it('reads the dinars of a Kuwaiti card by their letters, whatever purchases abroad came to in dollars', () => {
  const page = `
NBK     Credit Card Statement     Statement date 04/11/2024
Previous balance (KD)             214.615
Current balance (KD)              186.064
Transaction Date     Posting Date     Description                  Amount KD
06/10/2024           07/10/2024       BOOKING.COM AMSTERDAM           15.449
                                      USD 50.14 @ 0.3081
08/10/2024           09/10/2024       AMAZON.AE                       31.600
                                      USD 102.56 @ 0.3081
09/10/2024           10/10/2024       NOON                            74.400
                                      USD 241.48 @ 0.3081
20/10/2024           21/10/2024       PAYMENT RECEIVED THANK YOU     150.000 CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'KWD', balances: [-214615, -186064], proof: 'proven' },
  ]);
});
