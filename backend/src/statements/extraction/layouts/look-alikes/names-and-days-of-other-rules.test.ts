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
