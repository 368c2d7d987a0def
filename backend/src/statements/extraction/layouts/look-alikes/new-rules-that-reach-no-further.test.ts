import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('new rules reach no further than their reason', () => {
  it('a card in an advertisement makes no card of an account', () => {
    const page = `
BANCA POPOLARE                    Estratto conto corrente
Periodo 01/05/2024 - 31/05/2024       EUR
Conto corrente n. 12345             
Data           Descrizione                        Importo
01/05/2024     Saldo iniziale                     500,00
02/05/2024     ESSELUNGA                          -50,00
20/05/2024     STIPENDIO                          100,00
31/05/2024     Saldo finale                       550,00
Scopri Nexi Prima, la carta che premia i tuoi acquisti.
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [50000, 55000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -5000',
      '2024-05-20 10000',
    ]);
  });

  it('what was reversed was booked before', () => {
    const page = `
Gulf Bank                    Account statement
Statement period 1 May 2024 to 31 May 2024       USD
Opening balance            500.00
Closing balance            550.00
               Date           Description                        Amount
Settled        02 May 2024    Grocer                             -50.00
Reversed       03 May 2024    Shoes                             -100.00
Reversed       04 May 2024    Shoes                              100.00
Settled        20 May 2024    Payroll                            100.00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [50000, 55000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -5000',
      '2024-05-03 -10000',
      '2024-05-04 10000',
      '2024-05-20 10000',
    ]);
  });

  it('a summary of daily balances parts no lines of text into cells', () => {
    const page = `
Valley Bank                    Checking statement
Statement period 05/01/2024 to 05/31/2024       USD
Beginning balance            500.00
Ending balance               550.00
Date           Description                        Amount      Balance
05/02/2024 Grocer Market 50.00 450.00
05/03/2024 Payroll Acme 300.00 750.00
05/20/2024 Rent May 200.00 550.00
Daily balance summary
05/02/2024     450.00
05/03/2024     750.00
05/20/2024     550.00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [50000, 55000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -5000',
      '2024-05-03 30000',
      '2024-05-20 -20000',
    ]);
  });

  it('the balance of a loan in the text of a booking closes nothing', () => {
    const page = `
Hausbank                    Kontoauszug
Zeitraum 01.05.2024 bis 31.05.2024       EUR
Datum          Text                               Betrag
               Alter Saldo                        500,00
02.05.2024     REWE                               -50,00
20.05.2024     Gehalt                             100,00
31.05.2024     Rate Darlehen                     -100,00
               Darlehen 4455
               Neuer Saldo: 10.450,00
               Neuer Saldo                        450,00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [50000, 45000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -5000',
      '2024-05-20 10000',
      '2024-05-31 -10000',
    ]);
  });

  it('a sum may stand above the bookings of its holder', () => {
    const page = `
Harbour Bank                    Credit card statement
Statement period 1 May 2024 to 31 May 2024       GBP
Previous balance            0.00
New balance                 140.00
Date           Description                      Amount
               Total JOHN DOE                     105.00
02 May 2024    Grocer                              45.00
03 May 2024    Fuel                                60.00
               Total JANE DOE                      35.00
14 May 2024    Zara                                35.00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [0, -14000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -4500',
      '2024-05-03 -6000',
      '2024-05-14 -3500',
    ]);
  });

  it('a closing balance bears the name of who holds the card', () => {
    const page = `
Harbour Bank                    Credit card statement
Statement period 1 May 2024 to 31 May 2024       USD
Date           Description                      Amount
01 May 2024    Previous balance                   500.00
02 May 2024    Grocer                              45.00
03 May 2024    Fuel                                60.00
20 May 2024    Payment received                  -100.00
31 May 2024    New Balance Mr John Doe           505.00
Account summary
Closing balance            505.00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-50000, -50500], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -4500',
      '2024-05-03 -6000',
      '2024-05-20 10000',
    ]);
  });

  it('a net change is no sum of what went out', () => {
    const page = `
Harbour Bank                    Account statement
Statement period 1 May 2024 to 31 May 2024       USD
Opening balance           500.00
Closing balance           530.00
Total withdrawals          30.00
Total deposits             60.00
Date           Description                      Amount
02 May 2024    Grocer                             -45.00
03 May 2024    Fuel                               -60.00
05 May 2024    Salary                             135.00
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [50000, 53000], proof: 'broken' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2024-05-02 -4500',
      '2024-05-03 -6000',
      '2024-05-05 13500',
    ]);
  });

  it('the dollars of a table of purchases abroad are none of the account', () => {
    const bookings = Array.from(
      { length: 45 },
      (_, index) =>
        `${String((index % 28) + 1).padStart(2, '0')} May 2024     Shop            -$1.00     $${99 - index}.00`,
    );
    const page = `
Westpac Banking Corporation, Sydney NSW 2000          Account statement
Statement period 1 May 2024 to 31 May 2024
Date            Description      Amount     Balance
${bookings.join('\n')}
International transactions
Merchant           Currency     Rate
Amazon             USD          0.6512
`;
    expect(readTyped(typed(page))).toMatchObject([{ currency: 'AUD', lines: { length: 45 } }]);
  });

  it('what stands at the head of each page ends no group that goes on over it', () => {
    const line = (day: string, text: string, amount: string): PlacedRow => [
      [40, day],
      [120, text],
      ['r400', amount],
    ];
    const head: PlacedRow[] = [[40, [40, 'Transactions']], line('Date', 'Description', 'Amount')];
    const [section] = readTyped(
      positioned(
        [
          [[40, 'Harbour Bank, credit card statement, all amounts in USD']],
          [[40, 'Statement period 1 May 2024 to 31 May 2024']],
          [
            [40, 'Previous balance'],
            [200, '500.00'],
          ],
          [
            [40, 'New balance'],
            [200, '345.00'],
          ],
          ...head,
          [[40, 'Purchases']],
          line('02 May 2024', 'Grocer', '45.00'),
          line('03 May 2024', 'Fuel', '60.00'),
          [[40, 'Payments and credits']],
          line('04 May 2024', 'Payment received thank you', '100.00'),
        ],
        [
          [[40, 'Harbour Bank, page 2']],
          ...head,
          line('14 May 2024', 'Refund Shoes', '60.00'),
          line('20 May 2024', 'Payment by phone', '100.00'),
        ],
      ),
    );
    expect(section).toMatchObject({ balances: [-50000, -34500], proof: 'proven' });
  });
});
