import { describe, expect, it } from 'vitest';
import { readAsLines, readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

const days = (lines: readonly string[] = []) => lines.map((line) => line.slice(0, 10));

describe('days of value', () => {
  const account = (head: string, labels: string, opening: string, closing: string) => `
${head}
${labels}
                               ${opening}             1.000,00
02.12.2024     30.11.2024      Rewe                     -20,00
10.12.2024     10.12.2024      Gutschrift                50,00
27.12.2024     24.12.2024      Shell                    -30,00
                               ${closing}              1.000,00
`;
  const booked = ['2024-12-02', '2024-12-10', '2024-12-27'];

  it.each([
    [
      'Bank     Kontoübersicht Dezember 2024     EUR\nPrivatkonto DE98 4807 0020 0713 3441 00\nmit Kreditkarte Visa Gold',
      'Buchung        Valuta          Verwendungszweck         Betrag',
    ],
    [
      'ING     Rekeningafschrift 01-12-2024 t/m 31-12-2024\nBetaalrekening NL69 INGB 0123 4567 89     EUR\nCreditcard 5232 14XX XXXX 8817',
      'Datum          Valutadatum     Omschrijving             Bedrag',
    ],
    [
      'Banca     Estratto conto 01/12/2024 - 31/12/2024     EUR\nConto n. 1234     IBAN IT60 X054 2811 1010 0000 0123 456\nCarta di credito Visa: scopri le offerte',
      'Data           Valuta          Descrizione              Importe',
    ],
  ])('are not those of purchases on an account that names a card (%j)', (head, labels) => {
    const page = account(head, labels, 'Alter Kontostand', 'Neuer Kontostand');
    expect(days(readPages(page)[0]?.lines)).toEqual(booked);
    expect(days(readAsLines(page)[0]?.lines)).toEqual(booked);
  });
});

describe('the year of days that print none', () => {
  const read = (text: ReturnType<typeof typed>) => readTyped(text, '2026-05-20')[0]?.lines;

  it('is that in which most of them lie, where the label beside the number of a statement names it', () => {
    const page = `
Postbank     Kontoauszug: Giro plus
Auszug    Jahr      Seite      IBAN                          Alter Kontostand
012       2019      1 von 1    DE92 4401 0046 0311 7744 61   EUR + 318,26
Buchung   Wert      Vorgang                        Soll            Haben
05.12.    05.12.    Dauerauftrag               - 300,00
28.12.    28.12.    Kartenzahlung               - 15,52
02.01.    02.01.    Gehalt                                       + 20,00
                    Neuer Kontostand                         EUR + 22,74
`;
    expect(days(read(typed(page)))).toEqual(['2019-12-05', '2019-12-28', '2020-01-02']);
  });

  it.each([
    'Enclosed: your Statement of Fees for year 2024',
    'Freistellungsauftrag     Jahr     Genutzt\n801,00                   2023     12,00',
    'Member since     Year\nGold             2015',
  ])('is none that something else in the head bears: %j', (other) => {
    const page = `
Example Bank     Account 12345678     GBP
${other}
Date      Description                    Paid out     Paid in     Balance
          Balance brought forward                                1,000.00
05 Mar    Rent                             300.00                  700.00
28 Mar    Salary                                       200.00      900.00
          Balance carried forward                                  900.00
`;
    expect(days(read(typed(page)))).toEqual(['2026-03-05', '2026-03-28']);
    expect(days(read(typedAsLines(page)))).toEqual(['2026-03-05', '2026-03-28']);
  });
});

it('takes the last line of a text, with a number and a day in front, for no booking of its own', () => {
  const page = `
Sparkasse Musterstadt     Kontoauszug 01.12.2024 - 31.12.2024     EUR
IBAN DE02 1001 1001 2345 6789
Datum Verwendungszweck Betrag Saldo
Kontostand am 30.11.2024 1.000,00
02.12.2024 Lastschrift Stadtwerke Rechnung Nr.
12 28.11.2024 Abschlag -119,00 881,00
10.12.2024 Gutschrift 50,00 931,00
20.12.2024 Gehalt 200,00 1.131,00
Kontostand am 31.12.2024 1.131,00
`;
  const [section] = readAsLines(page);
  expect(section?.proof).toBe('proven');
  expect(days(section?.lines)).toEqual(['2024-12-02', '2024-12-10', '2024-12-20']);
});

it('proves what was held for long, newest first, though the oldest booking lies weeks before the others', () => {
  const page = `
Monzo     Statement 1 October 2024 - 31 December 2024
Account number 12345678     GBP
Date Description Amount Balance
31 Dec 2024 Closing balance 1,275.00
20 Dec 2024 Salary 200.00 1,275.00
10 Dec 2024 Tesco -25.00 1,075.00
02 Dec 2024 Power -50.00 1,100.00
05 Oct 2024 Deposit 150.00 1,150.00
01 Oct 2024 Opening balance 1,000.00
`;
  expect(readAsLines(page)).toMatchObject([{ balances: [100000, 127500], proof: 'proven' }]);
});

it('proves an account on which nothing but interest of nought was booked', () => {
  const page = `
Chase     Opening/Closing Date 12/01/24 - 12/31/24     USD
Account Number: XXXX XXXX XXXX 1234
Previous Balance            $0.00
New Balance                 $0.00
Date of Transaction    Merchant Name or Transaction Description    $ Amount
12/31    INTEREST CHARGE ON PURCHASES          $0.00
12/31    INTEREST CHARGE ON CASH ADVANCES      $0.00
`;
  expect(readPages(page)[0]?.proof).toBe('proven');
});

it('takes the figures below names that say no more than what they are of', () => {
  const page = `
Banco Ejemplo     Extracto 01/12/2024 - 31/12/2024     EUR
IBAN ES17 0049 1876 5121 1023 3445
Saldo inicial             Saldo final
Importe: 1.000,00 €       Importe: 650,00 €
Fecha          Concepto                    Importe
02/12/2024     Alquiler                    -300,00
05/12/2024     Luz                          -50,00
`;
  expect(readPages(page)).toMatchObject([{ balances: [100000, 65000], proof: 'proven' }]);
});

it('ends with what is held, and not with a line of a text that is called as a bonus', () => {
  const page = `
Discover     Statement 1 December 2024 - 31 December 2024     USD
Account number 12345678
Date           Description                   Amount
               Beginning balance             500.00
02/12/2024     Card Tesco                    -20.00
20/12/2024     Electronic Deposit             12.00
               Cashback Bonus
               Ending balance                492.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [50000, 49200], proof: 'proven' }]);
});

it('keeps the accounts below a list of contents that names them', () => {
  const first = `
HSBC     Account Number 741-118827-833     Statement Date 7 January 2026     Page 1 of 2
Contents
HKD Current
HKD Savings
HKD Current
Date       Transaction Details          Deposit     Withdrawal     Balance
8 Dec      B/F BALANCE                                             1,877.25
9 Dec      RENT                                     500.00         1,377.25
`;
  const second = `
HSBC     Account Number 741-118827-833     Page 2 of 2
HKD Current
Date       Transaction Details          Deposit     Withdrawal     Balance
6 Jan      CASH                                     77.25          1,300.00
           C/F BALANCE                                             1,300.00
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
8 Dec      B/F BALANCE                                             1,200.00
7 Jan      INTEREST                      10.00                     1,210.00
           C/F BALANCE                                             1,210.00
`;
  expect(readPages(first, second).map(({ proof }) => proof)).toEqual(['proven', 'proven']);
});

it('sweeps an account to nought in lines without columns, whose sides on which nothing moved are noughts', () => {
  const page = `
HDFC BANK     Account No 50100234567890     Statement From 01/12/2025 to 31/12/2025     INR
Date         Narration                     Withdrawal Amt     Deposit Amt     Closing Balance
01/12/2025   OPENING BALANCE                                                        0.00
03/12/2025   NEFT CR SALARY ACME                   0.00          25000.00       25000.00
03/12/2025   SWEEP TO 50100                      25000.00              0.00         0.00
10/12/2025   NEFT CR RAVI                          0.00           4000.00        4000.00
10/12/2025   SWEEP TO 50100                       4000.00              0.00         0.00
20/12/2025   NEFT CR RAVI                          0.00           2000.00        2000.00
20/12/2025   SWEEP TO 50100                       2000.00              0.00         0.00
31/12/2025   CLOSING BALANCE                                                        0.00
`;
  expect(readAsLines(page)).toMatchObject([{ balances: [0, 0], proof: 'proven' }]);
});
