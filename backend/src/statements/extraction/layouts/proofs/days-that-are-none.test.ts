import { describe, expect, it } from 'vitest';
import { readAsLines, readTyped, typed } from '../typed.fixture.ts';

const page = (day: string) => `
Sparkasse     Kontoauszug 1/2025     EUR     01.01.2025 - 31.01.2025
Datum          Erläuterung                     Betrag
01.01.2025     Kontostand                      100,00
03.01.2025     Lastschrift Stadtwerke          -20,00
${day}     Gutschrift Miete                 50,00
25.01.2025     Kartenzahlung REWE              -10,00
31.01.2025     Kontostand                      120,00
`;

it('proves a list whose days can all be read', () => {
  expect(readTyped(typed(page('23.01.2025')))).toMatchObject([{ proof: 'proven' }]);
});

it.each(['33.01.2025', '23.91.2025', '23.01.7025'])(
  'proves nothing where a scan was misread as %s',
  (day) => {
    expect(readTyped(typed(page(day)))[0]?.proof).not.toBe('proven');
  },
);

it.each(['33.01.2025', '23.91.2025'])(
  'proves nothing where %s stands in a line without columns',
  (day) => {
    expect(readAsLines(page('23.01.2025'))[0]?.proof).toBe('proven');
    expect(readAsLines(page(day))[0]?.proof).not.toBe('proven');
  },
);

const valued = (day: string) => `
ING     Kontoauszug Oktober 2025     EUR     01.10.2025 - 31.10.2025
Alter Saldo     412,38 EUR
Neuer Saldo     217,40 EUR
Buchung        Buchung / Verwendungszweck          Betrag (EUR)
Valuta
21.10.2025     Lastschrift VISA RESTAURANT              -10,10
21.10.2025     NR XXXX 7719 MAINZ DE
23.10.2025     Lastschrift PayPal                      -129,80
23.10.2025     1041992270115/. TICKETMASTER
${day}     Lastschrift Rundfunk                     -55,08
${day}     Rundfunk 10.2025 - 12.2025
`;

it('proves nothing where a booking has taken the value date above it, since its own was misread (ING)', () => {
  expect(readTyped(typed(valued('27.10.2025')))).toMatchObject([{ proof: 'proven' }]);
  expect(readTyped(typed(valued('27.40.2025')))[0]?.proof).not.toBe('proven');
});

const yearless = (day: string) => `
Sparkasse     Kontoauszug 1/2025     EUR     01.01.2025 - 31.01.2025
           Alter Kontostand vom 31.12.2024      100,00
Datum      Erläuterung                     Betrag
03.01.     Lastschrift Stadtwerke          -20,00
${day}     Gutschrift Miete                 50,00
15.01.     Kartenzahlung ALDI               -5,00
25.01.     Kartenzahlung REWE               -5,00
           Neuer Kontostand vom 31.01.2025      120,00
`;

it('proves a list whose days without a year can all be read', () => {
  expect(readTyped(typed(yearless('12.01.')))).toMatchObject([{ proof: 'proven' }]);
});

it.each(['42.01.', '12.41.', '12.31.', '01.15.'])(
  'proves nothing where a day without a year was misread as %s',
  (day) => {
    expect(readTyped(typed(yearless(day)))[0]?.proof).not.toBe('proven');
  },
);

const named = (day: string, posted = '24 Jan') => `
CREDIT CARD STATEMENT     Statement Date 31 Jan 2025     Minimum Payment S$5.00     SGD
Post Date     Trans Date     Description                     Amount
                             PREVIOUS BALANCE                100.00
04 Jan        03 Jan         SHOP A                           20.00
10 Jan        09 Jan         SHOP B                           20.00
13 Jan        12 Jan         SHOP C                            5.00
${posted}        ${day}         SHOP D                            5.00
28 Jan        27 Jan         PAYMENT                         100.00CR
                             NEW BALANCE                      50.00
`;

it('proves a list whose days with named months can all be read', () => {
  expect(readTyped(typed(named('22 Jan')))).toMatchObject([{ proof: 'proven' }]);
});

it.each([
  ['72 Jan', '24 Jan'],
  ['22 Jan', '84 Jan'],
])('proves nothing where one of two days was misread: %s, %s', (day, posted) => {
  expect(readTyped(typed(named(day, posted)))[0]?.proof).not.toBe('proven');
});

describe('days with a year of two digits in front (OTP)', () => {
  const page = (misread: string) => `
OTP BANK NYRT.     SZÁMLAKIVONAT     HU42 1177 3016 0112 2334 0000 0000     HUF
IDÕSZAK: 25.07.26 - 25.08.25
KÖNYVELÉS/ÉRTÉKNAP       MEGNEVEZÉS                           ÖSSZEG
25.07.26                 NYITÓ EGYENLEG                      412.350
25.07.28    25.07.28     VÁSÁRLÁS KÁRTYÁVAL, BKK AUTOMATA     -1.440
25.07.29    25.07.29     VÁSÁRLÁS KÁRTYÁVAL, SPAR             -1.796
25.07.30    25.07.30     AZONNALI ÁTUTALÁS                     9.583
25.08.04    25.08.04     OTPdirekt HAVIDÍJ                      -164
25.08.07    25.08.07     VÁSÁRLÁS KÁRTYÁVAL, MOL              -9.417
${misread}    25.08.12     NAPKÖZBENI ÁTUTALÁS                 586.420
25.08.25                 ZÁRÓ EGYENLEG                       995.536
`;

  it('prove a list in which all can be read', () => {
    expect(readTyped(typed(page('25.08.12')))).toMatchObject([
      { proof: 'proven', lines: { length: 6 } },
    ]);
  });

  it('prove nothing where one of them is misread, and are no days in front of years for it', () => {
    const [section] = readTyped(typed(page('29.08.12')));
    expect(section?.proof).toBe('not_provable');
    expect(section?.lines.slice(0, 2).map((line) => line.slice(0, 10))).toEqual([
      '2025-07-28',
      '2025-07-29',
    ]);
  });
});

it('takes the proof where one line of many lost its day, which took that of the line above (Sparkassen)', () => {
  const page = (day: string) => `
Kontoauszug 11/2019 in EUR        01.11.2019 bis 30.11.2019
Datum          Erläuterung                     Betrag
               Alter Saldo                     100,00
04.11.2019     Lastschrift Stadtwerke          -10,00
04.11.2019     Lastschrift Telefon             -10,00
05.11.2019     Gehalt                           50,00
06.11.2019     Miete                           -20,00
07.11.2019     Kartenzahlung REWE               -5,00
08.11.2019     Kartenzahlung LIDL               -6,00
11.11.2019     Kartenzahlung ALDI               -7,00
${day}     Überweisung Autohaus             -4,00
               Neuer Saldo                      88,00
`;
  expect(readTyped(typed(page('12.11.2019')))[0]?.proof).toBe('proven');
  expect(readTyped(typed(page('          ')))[0]?.proof).not.toBe('proven');
});
