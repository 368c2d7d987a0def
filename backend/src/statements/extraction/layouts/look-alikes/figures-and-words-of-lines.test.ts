import { describe, expect, it } from 'vitest';
import { accountsIn, readAsLines, readPages, typed } from '../typed.fixture.ts';

const amounts = (page: string) =>
  readAsLines(page)[0]?.lines.map((line) => Number(line.split(' ')[1]));

it.each([
  'KAUF/ONLINE-SHOPPING VOM 26.12.2024 STORNIERT',
  'KAUF/ONLINE-SHOPPING GUTSCHRIFT ZALANDO',
  'KAUF/ONLINE-SHOPPING ERSTATTUNG ZALANDO',
  'KAUF/ONLINE-SHOPPING VOM 20.12.2024 ANNULLIERT',
])('takes a purchase that was paid back for money in (%s)', (text) => {
  const page = `
PostFinance AG
Kontoauszug 01.12.2024 - 31.12.2024 Datum: 01.01.2025
IBAN CH09 0000 0000 0000 0000 0 CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 20 000.00
27.12.24 LASTSCHRIFT 5 056.00 27.12.24
${text} 79.90 27.12.24 15 023.90
29.12.24 KAUF/DIENSTLEISTUNG VOM 28.12.2024 12.31 28.12.24 15 011.59
31.12.24 Kontostand 15 011.59`;
  expect(amounts(page)).toEqual([-505600, 7990, -1231]);
});

it.each(['auf', 'an'])(
  'takes what went from one account to another for no money in (%s)',
  (word) => {
    const page = `
Musterbank Kontoauszug 01.12.2024 - 31.12.2024
IBAN DE02 1203 0000 0000 2020 51 EUR
Anfangssaldo 1.000,00
02.12.2024 Überweisung 100,00
05.12.2024 Übertrag von Girokonto ${word} Tagesgeldkonto 200,00
07.12.2024 Lastschrift 50,00
Endsaldo 650,00`;
    expect(readAsLines(page)).toMatchObject([{ proof: 'proven' }]);
    expect(amounts(page)).toEqual([-10000, -20000, -5000]);
  },
);

describe('figures behind amounts with a sign that lead nowhere', () => {
  it('are what was paid back', () => {
    const page = `
Musterbank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Startsaldo: 100,00 €
Endsaldo: 550,00 €
05.03.2024 Kartenzahlung REWE -20,00 € 0,20 €
07.03.2024 Kartenzahlung Lidl -30,00 € 0,30 €
09.03.2024 Gehalt +500,00 €`;
    expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  });

  it('are fees', () => {
    const page = `
Wise statement EUR
IBAN BE27 7344 4711 8873
Statement period 01/08/2026 to 31/08/2026
Opening balance: €100.00
Closing balance: €67.50
05/08/2026 Card payment Tesco -€20.00 €0.12
07/08/2026 Card payment Lidl -€12.50`;
    expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  });
});

describe('amounts below one', () => {
  it('are booked behind a place with a short name', () => {
    const page = `
Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Alter Kontostand 100,00
05.03.2024 Entgelt -,85
07.03.2024 Kartenzahlung Lidl -30,00
09.03.2024 Parken P+R CD -,50
11.03.2024 Gehalt 500,00
Neuer Kontostand 568,65`;
    expect(amounts(page)).toEqual([-85, -3000, -50, 50000]);
  });

  it('are booked behind the old code of francs', () => {
    const page = `
Bank Kontoauszug 3/2024
Konto 12345678 Währung CHF
Anfangssaldo SF 100,00
05.03.2024 Spesen SF -,50
07.03.2024 Kartenzahlung Coop SF -30,00
09.03.2024 Gehalt SF 500,00
Endsaldo SF 569,50`;
    expect(amounts(page)).toEqual([-50, -3000, 50000]);
  });
});

it('books an undated fee that looks like a year where amounts have no decimals', () => {
  const page = `
Banco de Chile Cartola CLP
Cuenta N° 00-123-45678-90
Fecha Descripción Monto
Saldo inicial 10.000
05/03/2024 Compra Jumbo -3.000
Comisión - 1990
07/03/2024 Abono sueldo +50.000
Saldo final 55.010`;
  expect(amounts(page)).toEqual([-3000, -1990, 50000]);
});

it('takes a day without separators in front of another one for the day of booking', () => {
  const page = `
Danske     Kontoudskrift     01-12-2025 - 31-12-2025     Konto 1234 5678901     DKK
Bogf       Dato          Tekst                          Beløb          Saldo
                         Primosaldo                                  1.000,00
20251201   29-11-2025    Husleje                       -400,00         600,00
20251203   02-12-2025    Løn                            500,00       1.100,00
                         Ultimosaldo                                 1.100,00
`;
  expect(readPages(page)[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2025-12-01',
    '2025-12-03',
  ]);
});

it('reads the first of several numbers of accounts between which no blank stands', () => {
  const page = typed(`
Statement of accounts     Statement period 01/01/2025 to 31/01/2025     EUR
Account Numbers 100123456,100123457
Date           Description               Amount       Balance
               Opening Balance                       1,864.91
03/01/2025     Card payment             -614.37      1,250.54
               Closing Balance                       1,250.54
`);
  expect(accountsIn(page)).toEqual(['100123456']);
});

describe('days without a leading nought', () => {
  it('are written as those with one, so that one in a text takes the proof away', () => {
    const page = `
RELEVE N° 8 AU 03/09/2019
VOTRE EPARGNE N° 99999999999     EUR
DATE DATE DATE DEBIT CREDIT
LIBELLE/REFERENCE
COMPTA OPERATION VALEUR EUROS EUROS
SOLDE DEBITEUR AU 02/08/2019 0,00
8/08 CHEQUE 0000056 8/08 8/08 68,00
8/08 CHEQUE 0000057 8/08 8/08 68,00
20/08 F COM INTERVENTION
REFERENCE DU CLIENT
0032259 20/08 17/08 8,00
1 OPERATION
27/08 0812417 27/08 27/08 900,00
27/08 VIREMENT SEPA 27/08 27/08 120,00
TOTAL DES MOUVEMENTS 144,00 1 020,00
SOLDE CREDITEUR AU 03/09/2019* 876,00`;
    const [section] = readAsLines(page);
    const day = section?.lines.find((line) => line.includes(' -800 '))?.slice(0, 10);
    expect(section?.proof !== 'proven' || day === '2019-08-20').toBe(true);
  });

  it('show a row whose amount was misread', () => {
    const page = `
Sparkasse     Kontoauszug 5/2021     EUR
Kontostand am 30.04.2021, Auszug Nr. 4 1.495,04+
3.5.2021 3.5.2021 Dauerauftrag 400,00-
Miete
9.5.2021 9.5.2021 Lastschrift 99,04-
REF. 0003823549
10.5.2021 10.5.2021 Entgelt 6,OO-
25.5.2021 25.5.2021 Lohn 1.000,00+
26.5.2021 26.5.2021 Kartenzahlung 45,00-
28.5.2021 28.5.2021 Kartenzahlung 51,00-
31.5.2021 31.5.2021 Gutschrift 100,00+
Kontostand am 31.05.2021 2.000,00+`;
    expect(readAsLines(page)[0]?.proof).not.toBe('proven');
  });
});

it('takes what is left of a loan, below what paid some of it back, for no booking (Sparkasse)', () => {
  const page = `
Sparkasse Musterstadt
Kontoauszug 8/2026 Seite 1 von 1
Privatgirokonto DE12345678901234567890
Datum Erläuterung Betrag EUR
Kontostand am 31.07.2026, Auszug Nr. 7 2.175,21
01.08.2026 Lastschrift -650,00
Wohnbau Musterstadt GmbH Miete 08/2026
03.08.2026 Lastschrift -24,39
ABC Bank AG Darlehen 1234567890
01.08.2026 Saldo: 12.345,67- Tilgung 200,00 Zinsen 24,39
28.08.2026 Lohn-/Gehaltsgutschrift 2.400,00
Arbeitgeber GmbH Lohn/Gehalt 08/2026
Kontostand am 31.08.2026 um 20:00 Uhr 3.900,82`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});
