import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the days of purchase of a card whose labels stand in Malay over English, and what two cards owe together for the end of none (Maybank)', () => {
  const page = `
Maybank     PENYATA KAD KREDIT / CREDIT CARD STATEMENT     Statement Date     06 JAN 24
                                                           Total Outstanding (RM)     150.00
Tarikh Pos       Tarikh Transaksi     Butiran Transaksi                     Jumlah
Posting Date     Transaction Date     Transaction Description               Amount(RM)
GOLD AMERICAN EXPRESS     3779 123456 78901
                                      YOUR PREVIOUS STATEMENT BALANCE       100.00
10/12            09/12                LOTUSS KEPONG MY                       20.00
15/12            14/12                PYMT@MAYBANK2U.COM                     50.00CR
                                      SUB TOTAL/JUMLAH                       70.00
GOLD MASTERCARD     5239 4512 8812 3345
                                      YOUR PREVIOUS STATEMENT BALANCE        60.00
02/01            01/01                APPLE.COM/BILL                         20.00
                                      SUB TOTAL/JUMLAH                       80.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -7000],
      lines: [expect.stringContaining('2023-12-09 -2000'), expect.stringContaining('2023-12-14')],
    },
    {
      proof: 'proven',
      balances: [-6000, -8000],
      lines: [expect.stringContaining('2024-01-01 -2000')],
    },
  ]);
});

it('goes by the days of receipts, though those of booking are in order (Barclays)', () => {
  const page = `
Abrechnungszeitraum: 11.12.2023 - 10.01.2024     Alter Saldo:     EUR     100,00 -
                                                 Neuer Saldo:     EUR     142,20 -
Belegdatum     Buchungsdatum     Beschreibung              Land/Karte     Betrag (EUR)
18.12.2023     18.12.2023        HVV MOBIL HAMBURG         DE Visa             10,00-
17.12.2023     19.12.2023        HVV MOBIL HAMBURG         DE Visa             26,21-
19.12.2023     20.12.2023        RST PRAIA CANICO          PT Visa              5,99-`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -14220],
      proof: 'proven',
      lines: [
        '2023-12-17 -2621 null HVV MOBIL HAMBURG DE Visa',
        '2023-12-18 -1000 null HVV MOBIL HAMBURG DE Visa',
        '2023-12-19 -599 null RST PRAIA CANICO PT Visa',
      ],
    },
  ]);
});

it('takes the day of booking for what has no receipt (DKB)', () => {
  const page = `
Ihre Abrechnung vom 05.12.2023 bis 05.01.2024     EUR
Datum        Datum        Angabe des Unternehmens /     Betrag in
Beleg        Buchung      Verwendungszweck              EUR
             05.12.23     Saldo letzte Abrechnung       612,44 -
04.12.23     05.12.23     REWE MARKT, POTSDAM            21,70 -
21.12.23     22.12.23     BVG APP, BERLIN                10,92 -
21.12.23     22.12.23     BVG APP, BERLIN                 1,00 -
             25.12.23     Lastschrift                   612,44 +
             03.01.24     monatlicher Kartenpreis         2,49 -
             05.01.24     Neuer Saldo                    36,11 -`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-61244, -3611],
      proof: 'proven',
      lines: [
        '2023-12-04 -2170 null REWE MARKT, POTSDAM',
        '2023-12-21 -1092 null BVG APP, BERLIN',
        '2023-12-21 -100 null BVG APP, BERLIN',
        '2023-12-25 61244 null Lastschrift',
        '2024-01-03 -249 null monatlicher Kartenpreis',
      ],
    },
  ]);
});

it('keeps the days of booking of an account whose overview has a card (ActivoBank)', () => {
  const page = (title: string) =>
    readTyped(
      typed(`
ActivoBank     EXTRATO COMBINADO     EXTRATO DE 2026/09/01 A 2026/09/30     MOEDA: EUR
${title}
DATA     DATA     DESCRITIVO                          DEBITO      CREDITO
LANC.    VALOR
9.01     9.01     TRF P/ SENHORIO RENDA               820.00
9.03     8.30     COMPRA 4417 PINGO DOCE ARROIOS       34.27
9.06     9.04     COMPRA 4417 GALP ENERGIA             55.80
9.30     9.30     TRF DE BLUEWAVE SOFTWARE                       2650.00
`),
    )[0]?.lines.map((line) => line.slice(0, 10));
  const booked = ['2026-09-01', '2026-09-03', '2026-09-06', '2026-09-30'];
  expect(page('CONTA CARTAO DE CREDITO     83.44-')).toEqual(booked);
  expect(page('CARTAO DE CREDITO')).not.toEqual(booked);
});

it('takes days in front of those of booking for the purchases of a card (Erste Bank)', () => {
  expect(
    readPages(`
ERSTE Bank Kreditkartenabrechnung     Karte Visa Gold Card     Mindestrate 10 % des Saldos     Abrechnung vom 25.11.2025     EUR
Kauf        Buchung       Vertragsunternehmen                         Betrag EUR
                          Saldovortrag                                    348,26
28.10       30.10         BILLA DANKT                                      41,73
30.10       31.10         OEBB-PERSONENVERKEHR                             27,80
03.11       03.11         Einzug von Konto Danke                         348,26-
                          Neuer Saldo                                      69,53
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-34826, -6953],
      lines: [
        '2025-10-28 -4173 null BILLA DANKT',
        '2025-10-30 -2780 null OEBB-PERSONENVERKEHR',
        '2025-11-03 34826 null Einzug von Konto Danke',
      ],
    },
  ]);
});

it('takes the day under TRANSACTION for that of the purchase where POSTED stands beside it (NatWest)', () => {
  const page = `
NatWest     Credit Card Statement     Statement date     08 May 2026
TRANSACTION     POSTED     DESCRIPTION                              AMOUNT
                           BALANCE FROM PREVIOUS STATEMENT          £100.00
11 APR          13 APR     SHELL KEYNSHAM                            £39.24
12 APR          14 APR     TESCO STORES                              £10.00
New balance     £149.24
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -14924],
      lines: ['2026-04-11 -3924 null SHELL KEYNSHAM', '2026-04-12 -1000 null TESCO STORES'],
    },
  ]);
});

it('takes the days under the label of what moved for those of the purchases (Commerzbank)', () => {
  const page = `
Kreditkartenabrechnung MasterCard Gold     Abrechnungsdatum 22.09.2014     EUR
Umsatz      Buchung     Umsatzangaben                    Ort            Betrag EUR
                        Saldo der letzten Abrechnung                        104,28
23.08.      24.08.      MIGROS BASEL                     BASEL               78,28
24.08.      25.08.      ARAL AG TANKSTELLE               BAD HOMBURG         20,30
26.08.      27.08.      LASTSCHRIFT IHRES KONTOS                            104,28 H
                        Neuer Saldo                                          98,58
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringContaining('2014-08-23 -7828'),
        expect.stringContaining('2014-08-24 -2030'),
        expect.stringContaining('2014-08-26 10428'),
      ],
    },
  ]);
});

it('takes the day of the purchase where that of its processing stands in front (ANZ)', () => {
  const page = `
CREDIT LIMIT $9,000     AUD     STATEMENT PERIOD 07/02/2020 - 07/03/2020
Processed       Date of           Card
Date            Transaction       Used       Transaction Details             Amount ($A)       Balance
                                             OPENING BALANCE                                   $100.00
13/02/2020      10/02/2020        3318       MYKI PAYMENTS BRUNSWICK              $56.76       $156.76
26/02/2020      23/02/2020                   PAYMENT - THANKYOU                $90.00 CR        $66.76
                                             CLOSING BALANCE                                    $66.76`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -6676],
      proof: 'proven',
      lines: [
        '2020-02-10 -5676 -15676 MYKI PAYMENTS BRUNSWICK',
        '2020-02-23 9000 -6676 PAYMENT - THANKYOU',
      ],
    },
  ]);
});

it('bears the days of purchases beside balances where a label says so (Danske Bank)', () => {
  expect(
    readPages(`
Danske Bank     Kontoudtog Mastercard Gold     30. maj 2025     Kortnr. 5413 XXXX XXXX 7340     DKK
Bogført     Købsdato    Tekst                              Beløb i DKK               Saldo
                        Saldo fra forrige kontoudtog                             3.947,25-
02.05.      30.04.      Irma Østerbro                          286,45-           4.233,70-
05.05.      03.05.      Restaurant Barr                      1.620,00-           5.853,70-
05.05.      02.05.      Magasin                                 149,00           5.704,70-
                        Saldo i alt pr. 30. maj 2025                             5.704,70-
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-394725, -570470],
      lines: [
        '2025-04-30 -28645 -423370 Irma Østerbro',
        '2025-05-03 -162000 -585370 Restaurant Barr',
        '2025-05-02 14900 -570470 Magasin',
      ],
    },
  ]);
});

it('takes the day under "Umsatz vom" for that of the purchase where "Buchung" stands beside it (Hanseatic)', () => {
  const page = `
Hanseatic Bank     Ihr Kreditkarten-Kontoauszug     Auszugsdatum 18.12.2025     EUR
Buchung        Umsatz vom     Buchungstext                    Betrag in EUR
                              Alter Saldo vom 18.11.2025            -100,00
20.11.2025     19.11.2025     EDEKA HAMBURG                          -22,10
22.11.2025     20.11.2025     SHELL HAMBURG                          -59,20
04.12.2025     02.12.2025     EINZUG RATE                           +100,00
                              Neuer Saldo vom 18.12.2025             -81,30
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-11-19 -2210 null EDEKA HAMBURG',
        '2025-11-20 -5920 null SHELL HAMBURG',
        '2025-12-02 10000 null EINZUG RATE',
      ],
    },
  ]);
});

it('takes the earlier days of a card for those of its purchases where only a label over them names a text (Hanseatic)', () => {
  expect(
    readPages(`
Kreditkartenabrechnung     Karte 4547 **** **** 4410     Mindestrate 20,00     Abrechnung vom 14.02.2025     EUR
Transaktion     Buchung        Zvvxqkv                               Betrag
                               Saldo per 14.01.2025                 -120,53
17.01.2025      20.01.2025     EDEKA Struve, Hamburg                 -54,19
18.01.2025      20.01.2025     PAYPAL VINTED                         -18,40
19.01.2025      21.01.2025     HVV Switch, Hamburg                    -3,56
22.01.2025      22.01.2025     Zahlung erhalten, vielen Dank         120,53
                               Neuer Saldo per 14.02.2025            -76,15
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-01-17 -5419 null EDEKA Struve, Hamburg',
        '2025-01-18 -1840 null PAYPAL VINTED',
        '2025-01-19 -356 null HVV Switch, Hamburg',
        '2025-01-22 12053 null Zahlung erhalten, vielen Dank',
      ],
    },
  ]);
});

it('takes the day of a purchase, whose label stands on two lines, before the one on which it was applied (John Lewis)', () => {
  const page = `
Partnership Credit Card     Statement date 12 September 2024     GBP
Transaction      Date
date             applied          Description                  Amount (£)
                                  Balance brought forward         100.00
16 Aug           17 Aug           WAITROSE                         48.04
19 Aug           21 Aug           JOHN LEWIS                       60.82
                                  New balance                     208.86
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-08-16',
    '2024-08-19',
  ]);
});

it('knows the days of posting whose label stands below that of both days (Maybank)', () => {
  const page = `
MAYBANK ISLAMIC IKHWAN MASTERCARD     Statement Date 08 NOV 24     Minimum Payment 50.00
Date                    Description                          Amount (RM)
Posting     Trans.
YOUR PREVIOUS STATEMENT BALANCE                                   100.00
12/10       11/10       GROCERY MART KUALA LUMPUR MY              152.30
05/11       04/11       PAYMENT VIA MAYBANK2U                     100.00 CR
NEW BALANCE                                                       152.30
`;
  expect(readPages(page)[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-10-11',
    '2024-11-04',
  ]);
});
