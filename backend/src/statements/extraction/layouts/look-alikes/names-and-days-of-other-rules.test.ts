import { describe, expect, it } from 'vitest';
import { accountsIn, briefOf, linesRead, readPages, typed } from '../typed.fixture.ts';

describe('the least that has to be paid, named on an account', () => {
  it.each([
    [
      'in a note',
      '06.01.2024    Lastschrift Visa                        -20,00',
      'EUR 10000,13000 proven 2',
    ],
    [
      'by a booking',
      '06.01.2024    Mindestzahlung                          -20,00',
      'EUR 10000,13000 proven 2',
    ],
  ])('turns no signs: %s', (_, row, brief) => {
    const page = `
Musterbank     Rahmenkredit     Kontoauszug     EUR     01.01.2024 - 31.01.2024
Datum         Verwendungszweck                       Betrag
              Saldovortrag                            100,00
05.01.2024    Gutschrift                               50,00
${row}
              Neuer Saldo                             130,00
Hinweis: Die Mindestzahlung Ihrer Visa Card wird monatlich abgebucht.
`;
    expect(briefOf(page)).toEqual([brief]);
  });

  it('ends no list as the second line of a text', () => {
    const page = `
Musterbank     Kontoauszug     EUR     01.01.2024 - 31.01.2024
Datum         Verwendungszweck                       Soll     Haben
              Saldovortrag                                    1.000,00
10.01.2024    Barclays Bank
              Mindestzahlung Kreditkarte              10,00
11.01.2024    Lohn                                            100,00
              Neuer Saldo                                     1.090,00
`;
    expect(briefOf(page)).toEqual(['EUR 100000,109000 proven 2']);
  });
});

it('takes a whole year in a long line above a list for its period', () => {
  const page = `
Northfield Building Society     Annual savings statement     GBP
Sort code 20-30-40     Account number 12345678     Your transactions from 1 January 2023 to 31 December 2023
Date      Description                            Money in    Money out    Balance
          Opening balance                                                  1,000.00
14 Feb    Cash deposit                             200.00                  1,200.00
          Closing balance                                                  1,200.00
Date of issue 5 February 2024
`;
  expect(linesRead(page)).toEqual(['2023-02-14 20000 120000 Cash deposit']);
});

describe('two days in the text of a booking', () => {
  it('are those of a stay, and the booking bears its own', () => {
    const page = `
Example Card     Statement     EUR     Statement date 31/03/2024     Payment due date 20/04/2024
Date         Details                                  Amount
             Previous balance                          100,00
02/03/2024   Payment received                          100,00 CR
05/03/2024 Hotel Adlon 01/03/2024 - 04/03/2024
             Berlin                                    450,00
             New balance                               450,00
`;
    expect(linesRead(page)?.at(-1)).toMatch(/^2024-03-05 -45000 null Hotel Adlon/);
  });

  it('are those of booking and of value with a dash between', () => {
    const page = `
Banco Ejemplo     Extracto     EUR
Fecha                      Concepto                        Importe     Saldo
                           Saldo inicial                              1.000,00
05/01/2024 - 06/01/2024    Transferencia
                           Juan Perez                       -50,00      950,00
08/01/2024 - 09/01/2024    Nomina
                           Empresa SA                       100,00    1.050,00
                           Saldo final                                1.050,00
`;
    expect(briefOf(page)).toEqual(['EUR 100000,105000 proven 2']);
  });
});

it('takes a box of days and amounts above a list for none of bookings', () => {
  const page = `
Erste Bank     Kontoauszug     EUR     01.01.2024 - 31.01.2024
                                       Wert          Betrag
Vormerkung Miete Februar           05.02.2024         50,00
Vormerkung Strom                   06.02.2024         30,00
Datum         Verwendungszweck                       Betrag
              Alter Kontostand                     1.000,00
05.01.2024    Miete                                  -50,00
06.01.2024    Lohn                                   100,00
              Neuer Kontostand                     1.050,00
`;
  expect(briefOf(page)).toEqual(['EUR 100000,105000 proven 2']);
});

it('takes the number of a statement for no page of it', () => {
  const page = `
Example Savings Bank     Statement of account     GBP     2/4
Account number 12345678
Date          Description               Amount     Balance
              Balance brought forward               100.00
05/04/2024    Deposit                    50.00      150.00
              Closing balance                       150.00
`;
  expect(briefOf(page)).toEqual(['GBP 10000,15000 proven 1']);
});

it('leaves a day of value without a label out of texts', () => {
  const page = `
Sparkasse Musterstadt     Kontoauszug Nr. 1     EUR     vom 01.01.2024 bis 31.01.2024
Datum        Verwendungszweck                                     Betrag
             Alter Kontostand                                   1.000,00
05.01.2024   Miete                           03.01.2024           -50,00
             Neuer Kontostand                                     950,00
`;
  expect(linesRead(page)).toEqual(['2024-01-05 -5000 null Miete']);
});

it('keeps a text beside a balance that is called like a sum', () => {
  const page = `
First Example Bank     Current Account     GBP
Date           Description                         Paid out     Paid in       Balance
12 Dec 2022    Balance brought forward                                        270.00
13 Dec 2022    Direct debit                          40.00
               TOTAL GAS & POWER                                              230.00
15 Dec 2022    Salary                                             100.00      330.00
`;
  expect(linesRead(page)?.[0]).toBe('2022-12-13 -4000 23000 Direct debit TOTAL GAS & POWER');
});

it('takes a figure with a dagger below bookings for none of them', () => {
  const page = `
Example Card     Statement     GBP     Statement date 31 Jan 2024
Date       Details                                  Amount
           Previous balance                         100.00
05 Jan     Payment received                         100.00 CR
05 Jan     Tesco                                     86.00
           New balance                               86.00
06 Jan     Disputed item, not included               10.00†
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('numbers an account by the heading that lists what was booked on it by a day (Italian)', () => {
  const page = `
Banca Esempio     Lista movimenti     EUR
Movimenti registrati in data 31/01/2024 sul c/c IT60X0542811101000000123456
Data          Descrizione               Importe      Saldo
              Saldo iniziale                       1.000,00
05/01/2024    Bonifico                   -50,00      950,00
              Saldo finale                           950,00
`;
  expect(accountsIn(typed(page))).toEqual(['IT60X0542811101000000123456']);
});

it('opens two accounts with what Polish pages bring, too', () => {
  const page = `
Bank     Wyciąg     PLN     za okres 01.01.2024 - 31.01.2024
Data          Opis                       Kwota       Saldo
Rachunek 49 1020 2892 0000 5902 0012 3456
              Saldo z przeniesienia                1 000,00
15.01.2024    Przelew                   -50,00       950,00
              Saldo końcowe                          950,00
Rachunek 11 1020 2892 0000 5902 0099 9999
              Saldo z przeniesienia                2 000,00
16.01.2024    Przelew                   -50,00     1 950,00
              Saldo końcowe                        1 950,00
`;
  expect(briefOf(page)).toEqual(['PLN 100000,95000 proven 1', 'PLN 200000,195000 proven 1']);
});

it('books a payment that is called like the sum of a bill', () => {
  const page = `
Musterbank     Kontoauszug     EUR     01.01.2024 - 31.01.2024
Datum         Verwendungszweck                       Soll      Haben
              Saldovortrag                                     1.000,00
05.01.2024    Miete                                   40,00
              Totalbetrag Rechnung 4711               10,00
06.01.2024    Lohn                                               100,00
              Neuer Saldo                                      1.050,00
`;
  expect(briefOf(page)).toEqual(['EUR 100000,105000 proven 3']);
});

it('proves a list up to a balance without a name, where the next page has nothing but terms', () => {
  const page = `
Example Bank     Account     EUR     Page 1 of 2
Date           Description                  Paid out    Paid in     Balance
12/12/2022     On 12 Dec                                             270.09
13/12/2022     Dunnes                        41.23                  228.86
14/12/2022     Salary                                    280.00     508.86
31/12/2022     On 31 Dec                                             508.86
---
Terms and conditions of your account
`;
  expect(briefOf(page)).toEqual(['EUR 27009,50886 proven 2']);
});

it('keeps a nought that a card booked without a day of its own', () => {
  const page = `
Example Card     Statement date 31 Jan 2024     Payment due 20 Feb 2024     USD
Previous balance     100.00
New balance          50.00
Date       Description                                     Amount
05 Jan     Amazon                                           50.00
Card number ending 1234
           Cash advance fee                                  0.00
06 Jan     Payment received                                100.00 CR
`;
  expect(briefOf(page)).toEqual(['USD -10000,-5000 proven 3']);
});
