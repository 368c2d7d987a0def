import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

const list = (incoming: string, closing = '') => `
Deutsche Kreditbank
DKB-Cash
Kontoauszug Nummer 002 / 2021 vom 05.01.2021 bis 04.02.2021
Kontonummer 0000000000 / IBAN DE34 1203 0000 0000 0000 00
Bu.Tag Wert Wir haben für Sie gebucht Belastung in EUR Gutschrift in EUR
06.01. 06.01. Überweisung 1.000,00
KRAKEN, PAYWARD LTD.
08.01. 08.01. Überweisung 20,00
STADTVERWALTUNG BLA
18.01. 18.01. ${incoming} 0,01
TRADE REPUBLIC BANK GMBH
28.01. 28.01. Dauerauftrag 91,00
STADTWERKE Ort
29.01. 29.01. Lohn, Gehalt, Rente 1.234,56
Firma AG
01.02. 01.02. Basislastschrift 999,00
Max Mustermann
01.02. 01.02. Kartenzahlung 43,86
DANKE, IHR LIDL
ALTER KONTOSTAND 3.000,68 H EUR
${closing}`;

const LINES = [
  '2021-01-06 -100000 null Überweisung KRAKEN, PAYWARD LTD.',
  '2021-01-08 -2000 null Überweisung STADTVERWALTUNG BLA',
  '2021-01-18 1 null Zahlungseingang TRADE REPUBLIC BANK GMBH',
  '2021-01-28 -9100 null Dauerauftrag STADTWERKE Ort',
  '2021-01-29 123456 null Lohn, Gehalt, Rente Firma AG',
  '2021-02-01 -99900 null Basislastschrift Max Mustermann',
  '2021-02-01 -4386 null Kartenzahlung DANKE, IHR LIDL',
];

it('goes by the kinds of bookings where incoming ones have a kind of their own and no closing balance is printed (DKB)', () => {
  expect(readAsLines(list('Zahlungseingang'))).toMatchObject([
    { proof: 'not_provable', lines: LINES },
  ]);
});

it('goes by no kinds where a transfer may be one that came in (DKB)', () => {
  expect(() => readAsLines(list('Überweisung'))).toThrow('noDirection');
});

it('keeps the ways of kinds that do not lead to the closing balance, and is broken (DKB)', () => {
  expect(readAsLines(list('Zahlungseingang', 'NEUER KONTOSTAND 2.081,41 H EUR'))).toMatchObject([
    { proof: 'broken', lines: LINES },
  ]);
});

it('knows money that was sent or received by name (PostFinance)', () => {
  const page = `
Kontoauszug 01.03.2024 - 31.03.2024
IBAN CH13 0900 0000 3055 4477 1 Währung CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
01.03.24 Kontostand 1 987.45
06.03.24 TWINT GELD SENDEN 25.00 06.03.24 1 962.45
AN MOBILE-NR. +41795556677
11.03.24 KAUF/DIENSTLEISTUNG 49.55 11.03.24
LIDL BERN
KAUF/DIENSTLEISTUNG 39.10 11.03.24
LIDL BERN
TWINT GELD EMPFANGEN 50.00 11.03.24 1 923.80
VON MOBILE-NR. +41781113344
31.03.24 Kontostand 1 923.80`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', balances: [198745, 192380] }]);
});

it('takes an interest payment for money in where the balances bear that out (Wells Fargo)', () => {
  const page = `
Wells Fargo Everyday Checking Account number: 3381770412
October 1, 2023 - October 31, 2023
Beginning balance on 10/1 $2,862.23
Ending balance on 10/31 $2,847.42
Date Number Description Additions Subtractions balance
10/2 Recurring Transfer to Castillo R 100.00
10/3 Purchase authorized on 10/02 Circle K 26.65 2,735.58
10/4 Zelle From Anita Rao on 10/03 126.65 2,862.23
10/31 Purchase authorized on 10/30 Amazon.com 14.84
10/31 Interest Payment 0.03 2,847.42
Ending balance on 10/31 2,847.42`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', balances: [286223, 284742] }]);
});
