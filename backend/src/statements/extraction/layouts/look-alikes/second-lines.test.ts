import { describe, expect, it } from 'vitest';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readTyped } from '../typed.fixture.ts';

describe('a second line', () => {
  it('of a category heads no group', () => {
    const [account] = readTyped(
      positioned([
        row([40, 'Northern Bank'], [300, 'Statement 1 March 2025 - 31 March 2025'], [480, 'GBP']),
        row([40, 'Opening balance'], ['r555', '100.00']),
        row([40, 'Closing balance'], ['r555', '150.00']),
        row([40, 'Date'], [110, 'Category'], [200, 'Description'], ['r555', 'Amount']),
        row([40, '03/03/2025'], [110, 'Direct'], [200, 'Acme Ltd'], ['r555', '-20.00']),
        row([110, 'debits']),
        row([40, '05/03/2025'], [110, 'Salary'], [200, 'Work'], ['r555', '80.00']),
        row([40, '09/03/2025'], [110, 'Card'], [200, 'Shop B'], ['r555', '-10.00']),
      ]),
    );
    expect(account).toMatchObject({ balances: [10000, 15000], proof: 'proven' });
  });

  it('under the label of a currency is a booking, and names none of the account', () => {
    const [card] = readTyped(
      positioned([
        row([40, 'Credit card statement'], [300, '1 March 2025 - 31 March 2025']),
        row([40, 'Previous balance'], ['r300', '100.00'], [400, 'Minimum payment 25.00']),
        row([40, 'New balance'], ['r300', '200.00']),
        row(
          [40, 'Date'],
          [110, 'Description'],
          [340, 'Currency'],
          ['r455', 'Foreign amount'],
          ['r555', 'Amount'],
        ),
        row([40, '03/03/2025'], [110, 'Shop A'], ['r555', '20.00']),
        row(
          [40, '05/03/2025'],
          [110, 'Hotel New York'],
          [340, 'USD'],
          ['r455', '75.00'],
          ['r555', '60.00'],
        ),
        row([40, '06/03/2025'], [110, 'Shop C'], ['r555', '20.00']),
        row([40, 'All amounts in CHF. Bank AG, Zürich']),
      ]),
    );
    expect(card).toMatchObject({ currency: 'CHF', proof: 'proven' });
  });

  it('of labels, below a row with both balances, is that of the bookings', () => {
    const line = (day: string, text: string, out: string, into: string, balance: string) =>
      row(
        ...(
          [
            [40, day],
            [110, text],
            ['r340', out],
            ['r430', into],
            ['r555', balance],
          ] as Placed[]
        ).filter(([, cell]) => cell !== ''),
      );
    const [account] = readTyped(
      positioned([
        row([40, 'Northern Bank'], [300, 'Statement 1 March 2025 - 31 March 2025']),
        row([40, 'Account number 12345678'], [300, 'Currency: EUR']),
        row(
          [40, 'Summary'],
          ['r340', 'Opening balance 100.00'],
          ['r555', 'Closing balance 130.00'],
        ),
        row(
          [40, 'Date'],
          [110, 'Description'],
          ['r340', 'Money out'],
          ['r430', 'Money in'],
          ['r555', 'Balance'],
        ),
        line('03/03/2025', 'Shop A', '20.00', '', '80.00'),
        line('05/03/2025', 'Salary', '', '60.00', '140.00'),
        line('09/03/2025', 'Shop B', '10.00', '', '130.00'),
      ]),
    );
    expect(account).toMatchObject({ balances: [10000, 13000], proof: 'proven' });
  });
});
