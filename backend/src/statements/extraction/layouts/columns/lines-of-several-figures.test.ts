import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

it('takes a closing balance behind both sums of a line for what it is (Standard Chartered, ASB, BMO)', () => {
  const named = (closing: string) => `
ASB Bank     Account 12-3148-0044188-50     1 Jan 2026 - 31 Jan 2026     NZD
Date Details Debit Credit Balance
1 Jan Opening Balance 500.00
5 Jan Rent 300.00 200.00
9 Jan Wages 900.00 1,100.00
20 Jan Power 50.00 1,050.00
${closing}`;
  for (const closing of [
    '31 Jan Closing Balance 350.00 900.00 1,050.00',
    '31 Jan Closing totals 350.00 900.00 1,050.00\nClosing Balance 1,050.00',
  ])
    expect(readAsLines(named(closing))).toMatchObject([
      { balances: [50000, 105000], proof: 'proven', lines: { length: 3 } },
    ]);
});

it('takes the sum of both sides above the closing balance for none of the bookings (UBS)', () => {
  expect(
    readAsLines(`
UBS Switzerland AG     Kontoauszug 01.12.2024 - 31.12.2024     CHF
Datum Informationen Belastungen Gutschriften Valuta Saldo
01.12.24 Anfangssaldo 500.00
16.12.24 Miete 300.00 16.12.24 200.00
23.12.24 Lohn 900.00 23.12.24 1'100.00
31.12.24 Umsatztotal 300.00 900.00
31.12.24 Schlusssaldo 1'100.00`),
  ).toMatchObject([{ balances: [50000, 110000], proof: 'proven', lines: { length: 2 } }]);
});

it('takes noughts without decimals for the side on which nothing moved (State Bank of India)', () => {
  const [section] = readAsLines(`
State Bank of India     Account No XXXXXXX4471     Statement From 01-12-25 to 10-01-26     INR
Your Opening Balance on 01-12-25: 8904.31
Date Transaction Reference Ref.No./Chq.No. Credit Debit Balance
01-12-25 WDL TFR UPI/DR/RAJU - 0 240.00 8664.31
02-12-25 DEP TFR TRANSFER FROM 31840.00 0 40504.31
05-12-25 ATM WDL KOCHI - 0 5000.00 35504.31
16-12-25 DEP TFR NIMISHA - 1500.00 0 37004.31
Your Closing Balance on 10-01-26: 37004.31`);
  expect(section).toMatchObject({ balances: [890431, 3700431], proof: 'proven' });
  expect(section?.lines).toEqual([
    '2025-12-01 -24000 866431 WDL TFR UPI/DR/RAJU',
    '2025-12-02 3184000 4050431 DEP TFR TRANSFER FROM',
    '2025-12-05 -500000 3550431 ATM WDL KOCHI',
    '2025-12-16 150000 3700431 DEP TFR NIMISHA',
  ]);
});

it('reads no booking in what was held on three days of one line (U.S. Bank)', () => {
  expect(
    readAsLines(`
U.S. Bank     Account Number 1-047-5521-8873     Dec 11, 2025 through Jan 12, 2026     USD
Beginning Balance on Dec 11 $ 843.92
Ending Balance on Jan 12, 2026 $ 2,502.72
Other Deposits
Date Description of Transaction Amount
Dec 15 Electronic Deposit $ 1,988.40
Total Other Deposits $ 1,988.40
Card Withdrawals
Date Description of Transaction Ref Number Amount
Dec 12 Recurring Debit Purchase 5703975553 $ 131.02-
Dec 22 Recurring Debit Purchase 8493140608 198.58-
Card Withdrawals Subtotal $ 329.60-
Balance Summary
Date Ending Balance Date Ending Balance Date Ending Balance
Dec 12 712.90 Dec 15 2,701.30 Dec 22 2,502.72
Dec 26 2,502.72 Dec 27 2,502.72 Dec 28 2,502.72`),
  ).toMatchObject([{ balances: [84392, 250272], lines: { length: 3 } }]);
});

it('takes a number behind a dash for part of the text in front of amounts (BMO)', () => {
  expect(
    readAsLines(`
BMO Bank of Montreal     For the period ending January 23, 2026     CAD
Date Description Amounts deducted ($) Amounts added ($) Balance ($)
Dec 24 Opening balance 1,842.55
Dec 24 Debit Card Purchase, UBER 49.01 1,793.54
Jan 05 Debit Card Purchase, INTERAC PURCHASE - 5398 13.01 1,780.53
Jan 15 Direct Deposit 2,054.10 3,834.63
Jan 23 Closing totals 62.02 2,054.10 3,834.63`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: { length: 3, 1: expect.stringContaining('2026-01-05 -1301 178053') },
    },
  ]);
});

it.each([
  ['equal', '7,195.01 7,195.01'],
  ['one by the day of value', '7,195.01 8,077.36'],
])(
  'takes the second of two figures for one balance by another day (BBVA in Mexico: %s)',
  (_, both) => {
    expect(
      readAsLines(`
BBVA     Periodo DEL 19/12/2025 AL 18/01/2026     No. de Cuenta 1544188207     MXN
Saldo de Operación Inicial 8,418.22
Saldo de Operación Final 22,000.00
OPER LIQ DESCRIPCIÓN REFERENCIA CARGOS ABONOS OPERACIÓN LIQUIDACIÓN
19/DIC 19/DIC RAPPI 152.66 8,265.56 8,265.56
22/DIC 22/DIC WALMART 882.35
22/DIC 22/DIC RAPPI 188.20 ${both}
30/DIC 30/DIC SPEI RECIBIDO NOMINA 14,820.55 22,015.56 22,015.56
31/DIC 31/DIC OXXO 15.56 22,000.00 22,000.00`),
    ).toMatchObject([
      {
        proof: 'proven',
        lines: { length: 5, 3: expect.stringContaining('2025-12-30 1482055 2201556') },
      },
    ]);
  },
);

it('knows what was paid in under a label with the sign of pounds, and amounts on the last lines of texts (HSBC)', () => {
  expect(
    readAsLines(`
HSBC UK     11 December 2025 to 9 January 2026     Account Number 31778812
Date Payment type and details £ Paid out £ Paid in £ Balance
10 Dec 25 BALANCE BROUGHT FORWARD . 612.48
11 Dec 25 ))) TESCO STORES 2861
LEEDS 23.40
DD OCTOPUS ENERGY 148.22
BP K MALONEY
RENT SHARE DEC 525.00 84.14 D
12 Dec 25 CR REFUND 100.00 15.86
09 Jan 26 BALANCE CARRIED FORWARD 15.86`),
  ).toMatchObject([{ balances: [61248, 1586], proof: 'proven', lines: { length: 4 } }]);
});

it('knows a day and a text from one label that may name a day, and an amount abroad on a line of its own (CommBank)', () => {
  const [section] = readAsLines(`
Commonwealth Bank of Australia ABN 48 123 123 124     Account Number 06 2194 1088 4417
Period 1 Dec 2025 - 28 Feb 2026
Date Transaction Debit Credit Balance
01 Dec 2025 OPENING BALANCE $1,120.38 CR
03 Dec TRANSPORT SYDNEY
Card xx4418
Value Date: 30/11/2025 14.70 $1,105.68 CR
12 Jan BOOKING.COM UBUD
Card xx4418
IDR 1450000.00
Value Date: 09/01/2026 141.90 $963.78 CR
15 Jan Salary $ 1,000.00 $1,963.78 CR
28 Feb 2026 CLOSING BALANCE $1,963.78 CR`);
  expect(section).toMatchObject({
    currency: 'AUD',
    balances: [112038, 196378],
    proof: 'proven',
    lines: { length: 3, 1: expect.stringMatching(/^2026-01-12 -14190 96378 /) },
  });
});

it('begins anew behind a closing balance, where another statement of the account opens below it (Suresse)', () => {
  const page = (between: string) => `
Hr. Max Mustermann
IBAN BE78 1111 1111 1111 EUR Voriger Saldo : 1,00 EUR
Nr. Trans. verfügbar
2 20-12 20-12 Ihre Überweisung -1,00 EUR
Empfänger : Max Mustermann
3 20-12 20-12 Überweisung zu Ihren Gunsten 5.000,00 EUR
Auftraggeber : Max Mustermann
Neuer Saldo am 20-12-2022 : 5.000,00 EUR
Kontakt : info@suressedirektbank.de
${between}
Nr. Trans. verfügbar
4 30-12 01-01 Habenzinsen => 01 2,80 EUR
Neuer Saldo am 30-12-2022 : 5.002,80 EUR`;
  expect(readAsLines(page('IBAN BE78 1111 1111 1111 EUR Voriger Saldo : 5.000,00 EUR'))).toEqual([
    {
      currency: 'EUR',
      balances: [100, 500280],
      proof: 'proven',
      lines: [
        '2022-12-20 -100 null Ihre Überweisung Empfänger : Max Mustermann',
        '2022-12-20 500000 null Überweisung zu Ihren Gunsten Auftraggeber : Max Mustermann',
        '2022-12-30 280 null Habenzinsen => 01',
      ],
    },
  ]);
});

it('names the line whose balance is misprinted behind an amount with a sign (Chase in Germany)', () => {
  const page = (balance: string) => `
Kontoauszug – Chase Tagesgeld
Zeitraum: 15. August 2026 – 31. August 2026 BIC: CHASDEF2
Startsaldo: 0,00 €
Endsaldo: 36.432,04 €
Transaktionsübersicht
Datum Beschreibung Betrag Kontostand
15. Aug. 2026 Kontoeröffnung
15:08 Uhr
15. Aug. 2026 Startsaldo 0,00 €
18. Aug. 2026 Von Max Mustermann +5,00 € ${balance}
Einzahlung Tagesgeld
18. Aug. 2026 Von Erika Mustermann +36.427,04 € 36.432,04 €
Umbuchung Tagesgeld
31. Aug. 2026 Endsaldo 36.432,04 €
Seite 1 von 2`;
  expect(readAsLines(page('5,00 €'))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  expect(readAsLines(page('3,00 €'))).toMatchObject([{ proof: 'broken', lines: { length: 2 } }]);
});

it('names the line whose balance is misprinted between its amount and its text (Santander in Austria)', () => {
  const page = (balance: string) => `
BestFlex Kontonummer: 12-16305-7274
Kontostand per 13.11.2025 Kontostand per 30.11.2025 Summe Gutschriften Summe Belastungen Zinserträge Steuern
€ 0,00 € 38.267,15 € 38.271,72 € 4,57 € 18,29 € 4,57
Buchungsdatum Valutadatum Betrag Saldo Buchungstext Verwendungszweck
21.11.2025 21.11.2025 263,22 ${balance} Einzahlung
24.11.2025 24.11.2025 38.000,00 38.263,22 Einzahlung
24.11.2025 24.11.2025 8,50 38.271,72 Einzahlung
30.11.2025 30.11.2025 -4,57 38.267,15 Kapitalertragsteuer`;
  expect(readAsLines(page('263,22'))).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  expect(readAsLines(page('063,22'))).toMatchObject([{ proof: 'broken', lines: { length: 4 } }]);
});

it('takes figures below names in the order of these, whatever they come to (Santander in Austria)', () => {
  const page = `
BestFlex Kontonummer: 12-16305-7274
Kontostand per 13.11.2025 Kontostand per 30.11.2025 Summe Gutschriften Summe Belastungen
€ 0,00 € 38.271,72 € 38.271,72 € 0,00
Buchungsdatum Valutadatum Betrag Saldo Buchungstext Verwendungszweck
21.11.2025 21.11.2025 263,22 263,22 Einzahlung
24.11.2025 24.11.2025 38.000,00 38.263,22 Einzahlung
24.11.2025 24.11.2025 8,50 38.271,72 Einzahlung`;
  expect(readAsLines(page)).toMatchObject([{ balances: [0, 3827172], proof: 'proven' }]);
});
