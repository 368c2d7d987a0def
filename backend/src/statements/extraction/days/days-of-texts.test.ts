import { expect, it } from 'vitest';
import { readAsLines, readPages } from '../layouts/typed.fixture.ts';

const page = (day: string) => `
NatWest     Statement
Account No 27104488     GBP
Period Covered 18 DEC 2024 to 17 JAN 2025
Previous Balance     £49.45
Paid In             £100.00
Withdrawn           £140.50
New Balance           £8.95
Date          Description                       Paid In     Withdrawn      Balance
18 DEC 2024   BROUGHT FORWARD                                                49.45
19 DEC        Card Transaction
              7741 18DEC24 CO-OP GROUP
              FOOD MANCHESTER GB                                 8.40        41.05
20 DEC        Automated Credit
              MANCHESTER UNI NHS
              0R0A00219947                     100.00                      141.05
23 DEC        Direct Debit
              UNITED UTILITIES
              4018829917                                        60.00        81.05
02 JAN 2025   Direct Debit
              GIFFGAFF
              81829AB6F2                                        10.00        71.05
07 JAN        Cheque
              000418                                            30.00        41.05
13 JAN        Direct Debit
              AXA INSURANCE
              2GB88102                                          20.00        21.05
14 JAN        Charges
              ${day} UNARRANGED USAGE                             6.32        14.73
17 JAN        Card Transaction
              7741 16JAN25 SAINSBURYS
              S/MKTS MANCHESTER GB                               5.78         8.95
`;

it('proves no lines without columns of which one seems to begin with a day of its text', () => {
  expect(readAsLines(page('19DEC'))[0]?.proof).not.toBe('proven');
  expect(readAsLines(page('FOR'))[0]?.proof).toBe('proven');
});

it('reads the same texts in their columns', () => {
  const [section] = readPages(page('19DEC'));
  expect(section?.proof).toBe('proven');
  expect(section?.lines[6]).toBe('2025-01-14 -632 1473 Charges 19DEC UNARRANGED USAGE');
});

it('proves none that goes on with the first line of the next booking, which has a later day', () => {
  const page = `
RELEVE N° 8 AU 03/09/2019
VOTRE EPARGNE N° 99999999999     EUR
DATE DATE DATE DEBIT CREDIT
LIBELLE/REFERENCE
COMPTA OPERATION VALEUR EUROS EUROS
SOLDE DEBITEUR AU 02/08/2019 0,00
08/08 CHEQUE 0000056 08/08 08/08 68,00
08/08 CHEQUE 0000057 08/08 08/08 68,00
20/08 F COM INTERVENTION
REFERENCE DU CLIENT
0032259 20/08 17/08 8,00
1 OPERATION
27/08 0812417 27/08 27/08 900,00
27/08 VIREMENT SEPA 27/08 27/08 120,00
TOTAL DES MOUVEMENTS 144,00 1 020,00
SOLDE CREDITEUR AU 03/09/2019* 876,00
`;
  const [section] = readAsLines(page);
  const day = section?.lines.find((line) => line.includes(' -800 '))?.slice(0, 10);
  expect(section?.proof !== 'proven' || day === '2019-08-20').toBe(true);
});

it('proves none whose day is written as no other one is, below the first line of its text', () => {
  const own = page('31DEC').replace('14 JAN        Charges', '              Interest');
  expect(own).toContain('Interest\n              31DEC UNARRANGED');
  expect(readAsLines(own)[0]?.proof).not.toBe('proven');
});

it('keeps the proof of lines below which a number of an instalment is written otherwise than the days (Sparkasse)', () => {
  const lines = (rate: string) => `
Sparkasse     Kontoauszug 5/2021     EUR
Kontostand am 30.04.2021, Auszug Nr. 4 1.495,04+
03.05.2021 03.05.2021 Dauerauftrag 400,00-
Miete
20.05.2021 20.05.2021 Lastschrift 99,04-
REF. 0003823549 RATE 20/
${rate} VERTRAG 999999999
25.05.2021 25.05.2021 Lohn 1.000,00+
26.05.2021 26.05.2021 Kartenzahlung 45,00-
28.05.2021 28.05.2021 Kartenzahlung 51,00-
31.05.2021 31.05.2021 Gutschrift 100,00+
Kontostand am 31.05.2021 2.000,00+`;
  expect(readAsLines(lines('05/21'))[0]?.proof).toBe('proven');
  expect(readAsLines(lines('21.05.2021'))[0]?.proof).not.toBe('proven');
});

it('proves no lines of which the last one of a page goes on overleaf with bookings that together moved nothing (ING)', () => {
  const first = `
ING-DiBa AG 60628 Frankfurt am Main
Datum 30.12.2024
Herrn Auszugsnummer 1
Max Muster Alter Saldo 0,00 Euro
Musterstr. 361 Neuer Saldo 1.272,47 Euro
IBAN DE02 1203 0000 0000 2020 51
BIC INGDDEFFXXX
Seite 1 von 3
Extra-Konto Nummer 4538260609
Kontoauszug 2024
Buchung Buchung / Verwendungszweck Betrag (EUR)
Valuta
23.04.2024 Gutschrift Max Muster 5.000,00
23.04.2024
Referenz: 4f1e8f760587424d8b00a03bde1da5be
03.06.2024 Ueberweisung Max Muster -3.500,00
03.06.2024
02.10.2024 Lastschrift-Einzug Max Muster 500,00
02.10.2024
21.10.2024 Ueberweisung Max Muster -500,00
20.10.2024
23.10.2024 Ueberweisung Eva Muster -227,53
`;
  const second = (amount: string) => `
23.10.2024 Umbuchung
01.11.2024 Wertpapierkauf -500,00
05.11.2024 WP-ABRECHNUNG 0362495170001 Kauf ISIN IE00BFMXXD54 V.S+P500
U.ETF DLA
04.11.2024 Lastschrift-Einzug Max Muster 500,00
04.11.2024
02.12.2024 Wertpapierkauf ${amount}
04.12.2024 WP-ABRECHNUNG 0367207375001 Kauf ISIN IE00BFMXXD54 V.S+P500
U.ETF DLA
03.12.2024 Lastschrift-Einzug Max Muster 500,00
03.12.2024
Extra-Konto Nummer 4538260609
Kontoauszug 2024
Datum 30.12.2024
Seite 3 von 3
Buchung Buchung / Verwendungszweck Betrag (EUR)
Valuta
16.12.2024 Gutschrift Eva Muster 500,00
16.12.2024
30.12.2024 Kapitalertragsteuer -500,00
30.12.2024
`;
  expect(readAsLines(first, second('-500,00'))).toMatchObject([
    { proof: 'proven', lines: { length: 11 } },
  ]);
  expect(readAsLines(first, second('-507,00'))[0]?.proof).not.toBe('proven');
});
