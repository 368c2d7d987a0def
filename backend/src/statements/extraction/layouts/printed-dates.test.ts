import { describe, expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the second of two days in one cell for that of booking where its label says so, and a balance below its name (akf bank)', () => {
  const page = `
Kontoauszug     Datum 31.12.2013     Kontonummer 50188714
Nr.     Valuta / Buchungstag        Buchungstext                         EUR
                                    alter Saldo zum 30.11.2013
                                    in EUR                          2.117,06
01      29.11.2013 / 02.12.2013     SEPA Gutschrift                   500,00
02      03.12.2013 / 03.12.2013     Einzelüberweisung              -1.250,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [211706, null],
      lines: ['2013-12-02 50000 null SEPA Gutschrift', '2013-12-03 -125000 null Einzelüberweisung'],
    },
  ]);
});

it('reads days whose months and years stand below them (National Bank of Egypt)', () => {
  const page = `
Account Statement     EGP     Opening Balance 17,186.97     Closing Balance 17,586.97
Transaction Date     Value Date          Reference No     Description           Debit      Credit      Balance
07-                  07-                 TT24307K4374     Reversal POS                     1,900.00    17,586.97
November-2024        November-2024                        ZAMALEK
28- October-2024     28-                 TT24298K4078     POS Purchase          1,500.00               15,686.97
                     October-2024
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-10-28 -150000 1568697 POS Purchase',
        '2024-11-07 190000 1758697 Reversal POS ZAMALEK',
      ],
    },
  ]);
});

it('takes the day of booking from the line below that of payment, and no sums of a day for bookings (S-Pankki)', () => {
  const page = `
TILIOTE     KAUSI 01.01.2011 - 31.01.2011     S-TILI EUR 393900 1187726
MAKSUPÄIVÄ     ARVOPÄIVÄ      SAAJA/MAKSAJA
KIRJAUSPÄIVÄ                  SAAJAN TILINUMERO
                              VIESTI                             MÄÄRÄ EUR
                              SALDO 31.12.2010                     736,08+
31.12.2010     31.12.2010     S-PANKKI OY                            2,17+
01.01.2011                    HYVITYSKORKO
10.01.2011     10.01.2011     SAVON VOIMA OYJ                       73,48-
11.01.2011                    SÄHKÖMAKSU
                              PANOT KIRJAUSPÄIVÄN ALUSTA             0,00+
                              OTOT KIRJAUSPÄIVÄN ALUSTA             73,48-
                              SALDO 31.01.2011                     664,77+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [73608, 66477],
      proof: 'proven',
      lines: [
        '2011-01-01 217 null S-PANKKI OY HYVITYSKORKO',
        '2011-01-11 -7348 null SAVON VOIMA OYJ SÄHKÖMAKSU',
      ],
    },
  ]);
});

it('shares the day of a card where it is printed once, though few bookings do and each has a day of its own behind', () => {
  const page = `
Credit card     From 1 August 2026 to 31 August 2026     SGD     Minimum payment due S$10.00
Opening balance 1 August 2026                     S$100.00
Date            Value date      Description           Amount
07 Aug 2026     07 Aug 2026     Supermarket         S$10.00
09 Aug 2026     10 Aug 2026     Mobile bill         S$20.00
                10 Aug 2026     Mobile bill         S$20.00
31 Aug 2026     31 Aug 2026     Bakery               S$5.00
                31 Aug 2026     Transfer             S$5.00
Total amount due 31 August 2026                   S$160.00
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-08-07',
    '2026-08-09',
    '2026-08-09',
    '2026-08-31',
    '2026-08-31',
  ]);
});

describe('a statement of a whole year whose days bear none', () => {
  const yearly = (opening: string, closing: string) =>
    readTyped(
      typed(`
RELEVE ANNUEL AU ${closing}                                 EUR
DATE      LIBELLE                  VALEUR        DEBIT       CREDIT
          SOLDE CREDITEUR AU ${opening}                      2 000,00
03/01     VIREMENT A               01/01         100,00
15/01     VIREMENT B               16/01         100,00
26/02     VIREMENT C               16/02         100,00
25/05     VIREMENT D               16/05         100,00
17/09     VIREMENT E               16/09         100,00
22/12     VIREMENT F               01/01                       500,00
          SOLDE CREDITEUR AU ${closing}                      2 000,00
`),
      '2021-02-01',
    )[0]?.lines.map((line) => line.slice(0, 10));

  it('begins with those of its first month, though they might be of its last one, too', () => {
    expect(yearly('02/01/2020', '04/01/2021')).toEqual([
      '2020-01-03',
      '2020-01-15',
      '2020-02-26',
      '2020-05-25',
      '2020-09-17',
      '2020-12-22',
    ]);
  });

  it('and so where no day of its opening balance is printed', () => {
    expect(yearly('debut', '04/01/2021')?.slice(0, 2)).toEqual(['2020-01-03', '2020-01-15']);
  });
});

it('reads days of value hardly a blank behind a number (HDFC)', () => {
  const page = positioned([
    [[24, 'Currency: INR']],
    [
      [24, 'Date'],
      [66, 'Narration'],
      [305, 'Chq./Ref.No.'],
      [364, 'Value Dt'],
      ['r470', 'Withdrawal Amt.'],
      ['r548', 'Deposit Amt.'],
      ['r626', 'Closing Balance'],
    ],
    [
      [24, '05/12/23'],
      [66, 'UPI-RAMESH KUMAR'],
      ['r363', '0000152606848838'],
      [364, '05/12/23'],
      ['r470', '393.11'],
      ['r626', '47,817.44'],
    ],
    [[66, '004411-UPI']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2023-12-05 -39311 4781744 UPI-RAMESH KUMAR 004411-UPI',
  ]);
});
