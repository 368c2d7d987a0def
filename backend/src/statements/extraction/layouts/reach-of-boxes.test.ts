import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

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

it('goes on with a second card below what is debited for the first one', () => {
  const [card] = readTyped(
    typed(`
Kreditkartenabrechnung     31.03.2025     EUR     Kartenlimit 2.000,00
Datum          Verwendungszweck                    Betrag
               Saldo Vormonat                        0,00
Hauptkarte 4978 XXXX XXXX 1111
02.03.2025     REWE                                 15,00-
05.03.2025     DB BAHN                               5,00-
               Summe, wird am 05.04.2025 abgebucht  20,00-
Partnerkarte 4978 XXXX XXXX 2222
03.03.2025     FNAC                                 30,00-
09.03.2025     AMAZON                               12,00-
               Summe, wird am 05.04.2025 abgebucht  42,00-
`),
  );
  expect(card?.lines).toHaveLength(4);
});

it('passes over a box under a title in its middle, however far in front of that its rows begin', () => {
  const [card] = readTyped(
    positioned([
      row([40, 'Credit card statement'], [300, '1 March 2025 - 31 March 2025'], [480, 'USD']),
      row([40, 'Minimum payment due'], ['r300', '25.00']),
      row([40, 'Previous balance'], ['r300', '100.00']),
      row([40, 'New balance'], ['r300', '130.00']),
      row([40, 'Date'], [110, 'Description'], ['r555', 'Amount']),
      row([40, '03/03/2025'], [110, 'Shop A'], ['r555', '20.00']),
      row([40, '05/03/2025'], [110, 'Payment'], ['r555', '-50.00']),
      row([40, '09/03/2025'], [110, 'Shop B'], ['r555', '60.00']),
      [30, [250, 'PENDING TRANSACTIONS']],
      row([40, '29/03/2025'], [110, 'Shop C'], ['r555', '70.00']),
      row([40, '30/03/2025'], [110, 'Shop D'], ['r555', '80.00']),
    ]),
  );
  expect(card).toMatchObject({ balances: [-10000, -13000], proof: 'proven' });
});

it('opens an account with what it held, though it is overdrawn at the end', () => {
  const [account] = readTyped(
    typed(`
Northern Bank     Current account statement     1 March 2025 - 31 March 2025     GBP
Balance brought forward        100.00
Money in                         0.00
Money out                      150.00
Closing balance                 50.00
Date           Description            Amount
03/03/2025     Shop A                 -70.00
05/03/2025     Shop B                 -80.00
31/03/2025     Closing balance        -50.00
`),
  );
  expect(account).toMatchObject({ balances: [10000, -5000], proof: 'proven' });
});

describe('below what a card was charged', () => {
  const statement = (due: string, below: string) =>
    readTyped(
      typed(`
Your credit card statement     From 1 January 2020 to 31 January 2020     USD   Minimum Payment Due 25.00
Previous Balance      100.00
New Balance           ${due}
Date       Description           Amount
Payments and Credits
01/05      PAYMENT THANK YOU    -100.00
Purchases
01/06      KROGER                 100.00
01/07      LOWES                   50.00
           Total purchases         150.00
${below}
`),
    );

  const interest = `Fees and Interest Charged
01/31      Interest Charge on Purchases    9.84
           Total Interest This Period      9.84
`;

  it.each([
    '           Interest charged in 2020       22.10',
    '           Annual fee due next month      95.00',
    'Interest charged\n           Purchase interest              9.84\n           Cash advance interest           0.00',
  ])('nothing is charged again: %s', (below) => {
    const sections = statement('159.84', interest + below);
    expect(sections).toMatchObject([{ balances: [-10000, -15984], proof: 'proven' }]);
  });

  it.each([
    'Fees\n           Annual fee due next month      95.00\n           Total fees this period          0.00',
    'Fees\n           Late payment fee up to      40.00',
  ])('a fee that comes to no sum is not booked: %s', (below) => {
    const sections = statement('150.00', below);
    expect(sections).toMatchObject([{ balances: [-10000, -15000], proof: 'proven' }]);
  });
});

describe('on a page that goes on', () => {
  it('payments do so under a title that says no more', () => {
    const [card] = readTyped(
      typed(
        `
Your credit card statement     From 1 January 2020 to 31 January 2020     USD   Minimum Payment Due 25.00
Previous Balance      200.00
New Balance           190.00
Date       Description           Amount
Payments and Credits
01/05      PAYMENT THANK YOU     100.00
`,
        `
Transactions (continued)
01/09      PAYMENT THANK YOU      60.00
Purchases
01/06      KROGER                 100.00
01/07      LOWES                   50.00
`,
      ),
    );
    expect(card).toMatchObject({ balances: [-20000, -19000], proof: 'proven' });
  });
});

it('keeps purchases abroad on the card whose limits are listed in two currencies', () => {
  const sections = readTyped(
    typed(`
Kreditkartenabrechnung     01.03.2025 - 31.03.2025     EUR     Kartenlimit 2.000,00
Saldo letzte Abrechnung      100,00
Neuer Saldo                  160,00
Währung     Limit     Verfügbar
EUR         2.000,00     1.840,00
USD         2.000,00     2.000,00
Datum          Beschreibung           Betrag EUR
03.03.2025     REWE                   20,00
05.03.2025     BAHN                   30,00
Datum          Beschreibung           Betrag USD
07.03.2025     HOTEL NY               10,00
`),
  );
  expect(sections).toMatchObject([{ currency: 'EUR', proof: 'proven', lines: { length: 3 } }]);
});

it('is in the currency of a label of taxes where no other label names any', () => {
  const [account] = readTyped(
    positioned([
      row([40, 'Northern Bank'], [300, 'Statement 1 March 2025 - 31 March 2025']),
      row([40, 'Opening balance'], ['r555', '100.00']),
      row(
        [40, 'Date'],
        [110, 'Description'],
        ['r340', 'Tax (RM)'],
        ['r455', 'Amount'],
        ['r555', 'Balance'],
      ),
      row(
        [40, '03/03/2025'],
        [110, 'Shop A'],
        ['r340', '0.50'],
        ['r455', '-20.00'],
        ['r555', '80.00'],
      ),
      row(
        [40, '05/03/2025'],
        [110, 'Salary'],
        ['r340', '0.00'],
        ['r455', '60.00'],
        ['r555', '140.00'],
      ),
      row([40, '31/03/2025'], [110, 'Closing balance'], ['r555', '140.00']),
    ]),
  );
  expect(account).toMatchObject({ currency: 'MYR', proof: 'proven' });
});
