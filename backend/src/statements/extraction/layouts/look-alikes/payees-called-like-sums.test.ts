import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

describe('who is paid may be called by the words of a table', () => {
  const card = (rows: string) => `
Credit card statement          1 September 2024 to 30 September 2024          GBP
Payment due date 21 October 2024
Previous balance                                                    100.00
Date         Description                                Amount
${rows}
New balance                                                         200.00
`;
  const linesOf = (page: string) => {
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-10000, -20000], proof: 'proven' });
    return section?.lines.map((line) => line.replace(' null', ''));
  };

  it('as those of a balance, in the middle of the bookings and at their end', () => {
    const page = card(`
02 Sep       NEW BALANCE 0112 LONDON                     60.00
05 Sep       Bakery                                      10.00
06 Sep       DEBIT CARD RETURN NEW BALANCE 0312 7717     10.00CR
28 Sep       New Balance Shoes                           40.00`);
    expect(linesOf(page)).toEqual([
      '2024-09-02 -6000 NEW BALANCE 0112 LONDON',
      '2024-09-05 -1000 Bakery',
      '2024-09-06 1000 DEBIT CARD RETURN NEW BALANCE 0312 7717',
      '2024-09-28 -4000 New Balance Shoes',
    ]);
  });

  it('as those of a sum, under the day of another booking', () => {
    const page = card(`
02 Sep       Bakery                                      10.00
             Cafe                                        15.00
             Total Wine & More 326234                    20.00
             Total Wine & More 326234                    20.00
             Cafe                                        35.00`);
    expect(linesOf(page)).toEqual([
      '2024-09-02 -1000 Bakery',
      '2024-09-02 -1500 Cafe',
      '2024-09-02 -2000 Total Wine & More 326234',
      '2024-09-02 -2000 Total Wine & More 326234',
      '2024-09-02 -3500 Cafe',
    ]);
  });

  it('and sums stay sums, whatever they are of', () => {
    const page = card(`
02 Sep       Bakery                                      60.00
05 Sep       Cafe                                        40.00
             Total Mr John Smith                        100.00`);
    expect(linesOf(page)).toHaveLength(2);
  });

  it('and sums stay sums, of what was paid back, too', () => {
    const page = card(`
02 Sep       Bakery                                      60.00
03 Sep       Refund Shop                                 20.00 CR
05 Sep       Cafe                                        40.00
             Total John Smith                            80.00
06 Sep       Florist                                     20.00
             Total Jane Smith                            20.00`);
    expect(linesOf(page)).toHaveLength(4);
  });

  it.each(['VISA CARD 30 SEP 2024', 'including interest  ', 'carried over        '])(
    'and a balance stays one: %s',
    (name) => {
      const page = card(`
02 Sep       Bakery                                      60.00
05 Sep       Cafe                                        40.00
30 Sep       NEW BALANCE ${name}          200.00`);
      expect(linesOf(page)).toHaveLength(2);
    },
  );
});

it('a name above the line of its amount is no sum, though that says the account of who was paid', () => {
  const page = `
Kontoauszug Girokonto 3445425193          vom 05.12.2019 bis zum 04.01.2020        CHF
Vorgang                               Betrag          Kontostand
Neuer Saldo                                           1 391.95 H
14.12.2019
TOTAL TANKSTELLE 0042
IBAN: DE8850046299                    97.95 S         1 391.95 H
Haben & Soll Schreibwaren            306.95 S         1 489.90 H
13.12.2019
Bargeldauszahlung                      8.11 S         1 796.85 H
Alter Saldo                                           1 804.96 H
`;
  const [section] = readTyped(typed(page));
  expect(section?.proof).toBe('proven');
  expect(section?.lines.at(-1)).toBe(
    '2019-12-14 -9795 139195 TOTAL TANKSTELLE 0042 IBAN: DE8850046299',
  );
});

it('who was paid before is paid once more in the last line of a table, which bears no day of its own', () => {
  const page = `
Kreditkartenabrechnung          Zeitraum: 1. Oktober 2021 - 31. Oktober 2021        CHF
Buchung        Erläuterung                              Umsatz
               Saldo letzte Abrechnung                 100.00 CHF
04.10.2021     TOTAL TANKSTELLE 0042                    80.43 CHF
               Stadtwerke Abschlag                      20.00 CHF
13.10.2021     Buchhandlung Kessler                     35.57 CHF
               TOTAL TANKSTELLE 0042                    16.26 CHF
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.at(-1)).toBe('2021-10-13 -1626 null TOTAL TANKSTELLE 0042');
});

it('who was paid before is paid once more in the last line, by another way', () => {
  const page = `
Alder Bank          Account 3124429969          USD          1 November 2021 to 30 November 2021
Your balance on 1 November 2021     400.00        Your balance on 30 November 2021     190.26
Date            Type     Description                          Amount
07-Nov-2021     BGC      Cheque deposit                        21.00
04-Nov-2021     ATM      Cafe Lumiere                         -81.53
03-Nov-2021     VIS      Mobile bill                           -5.22
01-Nov-2021     )))      New Balance Shoes                    -66.10
01-Nov-2021     TFR      New Balance Shoes                    -77.89
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [40000, 19026], proof: 'proven', lines: { length: 5 } },
  ]);
});

it('the lower line of a booking names a shop beside the years of its days (Deutsche Bank)', () => {
  const page = `
Kontoauszug          Kontonummer 3363774540       Zeitraum: 01. Mai 2023 - 31. Mai 2023       EUR
Bu.Tag    Wert      Erläuterung                            Betrag
                    ALTER KONTOSTAND                       2238,66 H
02.05.    02.05.    SEPA-Lastschrift                         40,54 S
2023      2023      Buchhandlung Kessler
04.05.    04.05.    Überweisung                             223,24 S
2023      2023      TOTAL TANKSTELLE 0042
05.05.    05.05.    SEPA-Gutschrift                         464,38 H
2023      2023      Erstattung
                    NEUER KONTOSTAND                       2439,26 H
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  expect(readTyped(typed(page))[0]?.lines[1]).toBe(
    '2023-05-04 -22324 null Überweisung TOTAL TANKSTELLE 0042',
  );
});

it('a shop shares the day of the booking above where the amount below has a balance', () => {
  const page = `
Kontoauszug Girokonto 8027989293           Zeitraum: 1. Mai 2020 - 31. Mai 2020      EUR
Vorgang                             Buchung             Soll          Haben         Kontostand
Saldo Steuerberatung GmbH           02.05.2020          -68,01                        2.423,22
Bäckerei Sonnleitner                14.05.2020          -59,54
TOTAL TANKSTELLE 0042                                   -48,00
Schreibwaren                                            -34,91                        2.280,77
Kontoführungsentgelt                28.05.2020           -8,22                        2.272,55
`;
  expect(readTyped(typed(page))[0]?.lines[2]).toBe('2020-05-14 -4800 null TOTAL TANKSTELLE 0042');
});
