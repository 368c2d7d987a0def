import { expect, it } from 'vitest';
import { linesRead, readAsLines, readPages } from '../typed.fixture.ts';

const days = (page: string) => readAsLines(page)[0]?.lines.map((line) => line.slice(0, 10));
const amounts = (page: string) => readAsLines(page)[0]?.lines.map((line) => line.split(' ')[1]);

const ACCOUNT = `
Testbank Kontoauszug EUR
IBAN DE12 5001 0517 0648 4898 90`;

it('books no line on the day that stands below the one before it, nor on one in the head of the page', () => {
  const below = `${ACCOUNT}
Alter Saldo 1.000,00
REWE 03.02.2026 50,00-
Buchungsdatum: 04.02.2026
Miete 10.02.2026 400,00-
Buchungsdatum: 11.02.2026
Gehalt 17.02.2026 2.000,00
Buchungsdatum: 18.02.2026
Neuer Saldo 2.550,00`;
  const inHead = `${ACCOUNT}
Buchungsdatum: 28.02.2026
Alter Saldo 1.000,00
REWE 03.02.2026 50,00-
Miete 10.02.2026 400,00-
Gehalt 17.02.2026 2.000,00
Neuer Saldo 2.550,00`;
  for (const page of [below, inHead])
    expect(days(page)).toEqual(['2026-02-03', '2026-02-10', '2026-02-17']);
});

it('takes no day of value for that of booking below days that head their bookings', () => {
  const page = `
Testbank Kontoauszug vom 27.02.2026
IBAN: DE89 5004 0000 0327 7118 00
Alter Kontostand vom 30.01.2026 1.846,91 EUR
Angaben zu den Umsätzen Valuta zu Ihren Lasten zu Ihren Gunsten
02.02.2026
Wohnbau Mainspitze eG 03.02 934,17-
Mandatsref: 04170301
Mainova AG 03.02 138,00-
05.02.2026
Marta Wisniewska 06.02 184,50
SEPA-Gutschrift
Rossmann 4407//OFFENBACH/DE 06.02 17,86-
Neuer Kontostand vom 27.02.2026 941,38`;
  expect(days(page)).toEqual(['2026-02-02', '2026-02-02', '2026-02-05', '2026-02-05']);
});

it('keeps bookings that have a dash for their day of value and for the balance', () => {
  const page = `
Test Bank Statement of account     EUR
Account number 12345678
Booking date   Value date   Description                         Amount          Balance
01/03/2026     01/03/2026   Opening balance                                    1,000.00
02/03/2026     02/03/2026   Rent                               -200.00           800.00
03/03/2026     -            Card payment Shop                   -10.00                -
03/03/2026     -            Card payment Shop reversed           10.00                -
05/03/2026     05/03/2026   Salary                              500.00         1,300.00
                            Closing balance                                    1,300.00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
});

it('proves nothing where all came in though some words say that it was spent', () => {
  const page = `
Testbank Kontoauszug Sparkonto
IBAN DE12 5001 0517 0648 4898 90 EUR
Alter Kontostand 1.000,00
02.03.2026 Barauszahlung 50,00
05.03.2026 Einzahlung Acme 100,00
Neuer Kontostand 1.150,00`;
  expect(() => readAsLines(page)).toThrow('noTransactions');
});

it.each([
  ['Interest', '31/03/2026 Interest 12.34', '1,176.64', ['-10020', '-21137', '50055', '-1234']],
  [
    'a loan',
    '31/03/2026 Auszahlung Darlehen 12.34',
    '1,201.32',
    ['-10020', '-21137', '50055', '1234'],
  ],
])(
  'goes by the balance, whatever a name that may go either way says: %s',
  (_, last, closing, ways) => {
    const page = `
Test Bank Statement of account
Account number 12345678 GBP
Opening balance 1,000.00
02/03/2026 Card purchase Shop 100.20
03/03/2026 Rent Smith 211.37
05/03/2026 Salary Acme 500.55
${last}
Closing balance ${closing}`;
    expect(amounts(page)).toEqual(ways);
  },
);

it('takes no kind of the next booking for the mark of a credit (HSBC)', () => {
  const page = `
HSBC UK Bank plc Statement
Your Bank Account details
Account Number 12345678 Sort code 40-11-22
Opening balance 1,000.00
02 Mar 26 VIS TESCO STORES 21.13
CR
SALARY ACME LTD
05 Mar 26 PAYROLL 512.37
07 Mar 26 DD BRITISH GAS 31.17
09 Mar 26 VIS BOOTS 41.19
Closing balance 1,418.88`;
  expect(readAsLines(page)[0]?.proof).toBe('proven');
  expect(amounts(page)).toEqual(['-2113', '51237', '-3117', '-4119']);
});

it('takes what a page carries in two languages for no transfer', () => {
  const page = (rows: string) => `
Testbank Kontoauszug     IBAN DE12 5001 0517 0648 4898 90     EUR
Datum          Text                         Betrag
${rows}`;
  const first = page(`28.02.2026     Alter Kontostand           1.000,00
02.03.2026     REWE                         100,20-
03.03.2026     Miete                        211,37-
03.03.2026     Übertrag / Report            688,43`);
  const second = page(`03.03.2026     Übertrag / Report            688,43
05.03.2026     Gehalt Acme                  500,55
31.03.2026     Neuer Kontostand           1.188,98`);
  expect(readPages(first, second)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('tells no way by the name of what was taken back or goes on to another account', () => {
  const page = (second: string) => `
Kontoauszug - NO2093577251509
Währung: Euro (EUR)
31.12.2025 01.01.2026 Zahlung von Meier 129,70
30.12.2025 30.12.2025 ${second} 129,70
22.12.2025 22.12.2025 Zahlung an Bernd 20,00
01.12.2025 01.12.2025 Zahlung von Anna 1.020,00`;
  for (const second of ['Gutschrift Storno Meier', 'Überweisung von Girokonto an Anna'])
    expect(() => readAsLines(page(second))).toThrow('noDirection');
});

it.each(['Keine Umsätze', ''])(
  'knows an empty month by a later day, whatever says so between: "%s"',
  (between) => {
    const page = `
Testbank Kontoauszug     IBAN DE12 5001 0517 0648 4898 90
Datum          Erläuterung                            Betrag Soll EUR     Betrag Haben EUR
Kontostand am 04.06.2025, Auszug Nr. 6                         -41,07
${between}
Kontostand am 04.07.2025                                       -41,07
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: [] }]);
  },
);

it('reads the purchases of a card in a store of another name', () => {
  const page = `
Example Card     Account ending 4417     USD     01/01/2025 to 01/31/2025
Previous balance     $100.00
New balance          $150.00
Details of your Acme store purchases
Date           Description          Amount
01/05/2025     ACME GARDEN           50.00
`;
  expect(linesRead(page)).toEqual(['2025-01-05 -5000 null ACME GARDEN']);
});
