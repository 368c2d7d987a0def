import { describe, expect, it } from 'vitest';
import { readAsLines, readPages } from '../typed.fixture.ts';

const linesOf = (page: string) => readAsLines(page).map(({ lines, proof }) => [proof, ...lines]);

it('takes no figure beside the last word of a text for a balance', () => {
  const page = `
Musterbank Kontoauszug EUR
IBAN DE02 1203 0000 0000 2020 51
01.05.2025 bis 31.05.2025
Anfangssaldo 1.000,00
02.05.2025 Gehalt 500,00
05.05.2025 Lastschrift -20,00
Stadtwerke Ausgleich neuer
Saldo 20,00
07.05.2025 Dauerauftrag -400,00
Endsaldo 1.080,00
`;
  expect(readAsLines(page)).toMatchObject([{ balances: [100000, 108000], proof: 'proven' }]);
});

describe('several accounts in lines without columns', () => {
  const page = (first: string, second: string, code = ['', '']) => `
Volksbank Kontoauszug 01.05.2025 - 31.05.2025 ${code[0] === '' ? 'EUR' : ''}
${first} Anfangssaldo${code[0]} 100,00
02.05.2025 Umbuchung -60,00
03.05.2025 Umbuchung -40,00
Endsaldo${code[0]} 0,00
${second} Anfangssaldo${code[1]} 0,00
20.05.2025 Umbuchung 500,00
Endsaldo${code[1]} 500,00
`;

  it('proves nothing where the bookings of the second one were read as those of the first', () => {
    const period = 'Zeitraum 01.05.2025 - 31.05.2025';
    expect(readAsLines(page(period, `Sparkonto\n${period}`))[0]?.proof).not.toBe('proven');
  });

  it('proves nothing where they have one number and two currencies', () => {
    const own = 'Konto 12345678';
    expect(readAsLines(page(own, own, [' EUR', ' USD']))[0]?.proof).not.toBe('proven');
  });
});

it('keeps the currency of an account whose summary has labels in another one', () => {
  const page = `
Hang Seng Bank     Statement of Account     Account 012-345678-888
Period 01/03/2025 to 31/03/2025
Summary     USD 金額     港幣金額
USD Savings     1,100.00     8,580.00
USD Savings
Date          Description      Withdrawal    Deposit      Balance
              Opening balance                            1,000.00
05/03/2025    Transfer out      100.00                     900.00
17/03/2025    Transfer in                   200.00       1,100.00
              Closing balance                            1,100.00
`;
  expect(readPages(page)).toMatchObject([{ currency: 'USD', proof: 'proven' }]);
});

describe('the figure beside an amount', () => {
  it('is none of two balances where few lines hold another one, which leads to the end', () => {
    const page = `
Bank Statement 01/03/2024 to 31/03/2024 SGD
Account 1544188207
Opening balance 100.00
Date Description Amount Available Balance
05/03/2024 Withdrawal 20.00 80.00 80.00
07/03/2024 Withdrawal 30.00 50.00 50.00
09/03/2024 Withdrawal 15.00 35.00 35.00
11/03/2024 Withdrawal 5.00 25.00 30.00
Closing balance 30.00
`;
    expect(readAsLines(page)[0]?.proof).not.toBe('proven');
  });

  it('is what may be spent where it does not lead on from the opening balance', () => {
    const page = `
Musterbank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Startsaldo: 100,00 €
Endsaldo: 550,00 €
Datum Text Betrag Verfügbar
05.03.2024 Kartenzahlung REWE -20,00 € 580,00 €
07.03.2024 Kartenzahlung Lidl -30,00 € 550,00 €
09.03.2024 Gehalt +500,00 € 1.050,00 €
`;
    expect(linesOf(page)).toEqual([
      [
        'proven',
        '2024-03-05 -2000 null Kartenzahlung REWE',
        '2024-03-07 -3000 null Kartenzahlung Lidl',
        '2024-03-09 50000 null Gehalt',
      ],
    ]);
  });

  it('is no balance in another currency', () => {
    const page = `
Bank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Anfangssaldo 100,00
05.03.2024 -20,00 80,00 REWE
07.03.2024 -30,00 50,00 Lidl
08.03.2024 -10,00 12,00 USD Amazon
09.03.2024 500,00 540,00 Gehalt
Endsaldo 540,00
`;
    expect(linesOf(page)).toEqual([
      [
        'proven',
        '2024-03-05 -2000 8000 REWE',
        '2024-03-07 -3000 5000 Lidl',
        '2024-03-08 -1000 null 12,00 USD Amazon',
        '2024-03-09 50000 54000 Gehalt',
      ],
    ]);
  });
});

it('keeps the numbers of texts apart from amounts where days are torn', () => {
  const page = `
Musterbank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Anfangssaldo 1.000,00
05 .03 .2024 Miete Wohnung Nr 3 700,00-
07 .03 .2024 Rechnung 12 50,00-
09 .03 .2024 Lohn 1.500,00+
11 .03 .2024 Strom Rate 3 60,00-
Endsaldo 1.690,00
`;
  expect(linesOf(page)).toEqual([
    [
      'proven',
      '2024-03-05 -70000 null Miete Wohnung Nr 3',
      '2024-03-07 -5000 null Rechnung 12',
      '2024-03-09 150000 null Lohn',
      '2024-03-11 -6000 null Strom Rate 3',
    ],
  ]);
});

it('believes the balances about a purchase that was annulled', () => {
  const page = `
PostFinance AG
Kontoauszug 01.12.2024 - 31.12.2024 Datum: 01.01.2025
IBAN CH09 0000 0000 0000 0000 0 CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 20 000.00
27.12.24 LASTSCHRIFT 5 056.00 27.12.24
KAUF/ONLINE-SHOPPING VOM 20.12.2024 ANNULLIERT 79.90 27.12.24 15 023.90
29.12.24 KAUF/DIENSTLEISTUNG VOM 28.12.2024 12.31 28.12.24 15 011.59
31.12.24 Kontostand 15 011.59
`;
  expect(readAsLines(page)).toMatchObject([
    { proof: 'proven', lines: { 1: expect.stringMatching(/^2024-12-27 7990 1502390 /) } },
  ]);
});

it('takes what is moved from one account to another for money out', () => {
  const page = `
Musterbank Kontoauszug 01.12.2024 - 31.12.2024
IBAN DE02 1203 0000 0000 2020 51 EUR
Anfangssaldo 1.000,00
02.12.2024 Überweisung 100,00
05.12.2024 Übertrag von Girokonto an Tagesgeldkonto 200,00
07.12.2024 Lastschrift 50,00
Endsaldo 650,00
`;
  expect(readAsLines(page)).toMatchObject([
    { proof: 'proven', lines: { 1: expect.stringMatching(/^2024-12-05 -20000 /) } },
  ]);
});

it('closes an account with the balance beside its own contract', () => {
  const page = `
Banco Ejemplo     Estado de cuenta     MXN     Periodo del 01/05/2025 al 31/05/2025
No. de contrato 12345678     Saldo inicial     1,000.00
Fecha          Concepto       Cargos     Abonos
02/05/2025     Retiro         100.00
05/05/2025     Deposito                  300.00
No. de contrato 12345678     Saldo final     1,200.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [100000, 120000], proof: 'proven' }]);
});

it('turns no interest that was credited into what was owed', () => {
  const page = (amount: string) => `
ING-DiBa AG 60628 Frankfurt am Main
Jahres-Kontoauszug 2020
Valuta Vorgang Euro
IBAN DE02 1203 0000 0000 2020 51 / Kontonummer 0000202051
alter Saldo 0,00
13.10.2020 Gutschrift-VWL ${amount}
12.11.2020 Gutschrift VWL 40,00
11.12.2020 Gutschrift-VWL 40,00
31.12.2020 Zinsgutschrift 0,02
31.12.2020 neuer Saldo 120,02
`;
  expect(readAsLines(page('40,00'))).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  // With 40.04 it would hold if 0.02 had been paid.
  expect(readAsLines(page('40,04'))[0]?.proof).not.toBe('proven');
});
