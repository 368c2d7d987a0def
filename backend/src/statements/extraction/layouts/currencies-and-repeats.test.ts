import { describe, expect, it } from 'vitest';
import { summariesIn, summaryFor } from '../balances/summaries.ts';
import { toRows } from '../rows/rows.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

describe('two currencies whose sums stand below each other', () => {
  const page = (summary: string) => `
PayPal     Kontoauszug     01.03.2025 – 31.03.2025     Händlerkonto-ID Q7R2LK4XWB9TJ
${summary}
Transaktionsverlauf – EUR
Datum          Beschreibung                      Brutto     Gebühr      Netto
02.03.2025     Website-Zahlung                    60,00      -2,00      58,00
08.03.2025     Abbuchung                         -30,00       0,00     -30,00
Transaktionsverlauf – USD
Datum          Beschreibung                      Brutto     Gebühr      Netto
11.03.2025     Währungsumrechnung                 44,00       0,00      44,00
11.03.2025     Express-Checkout-Zahlung          -44,00       0,00     -44,00
`;
  const both = `
Währung     Anfangsguthaben     Zahlungseingang     Endguthaben
EUR                  100,00               58,00          128,00
USD                    0,00               44,00            0,00`;

  it('have a list each, though what moved in one of them comes to nothing (PayPal)', () => {
    expect(readTyped(typed(page(both)))).toMatchObject([
      { currency: 'EUR', balances: [10000, 12800], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', balances: [0, 0], proof: 'proven', lines: { length: 2 } },
    ]);
  });
});

it('takes the cash of a broker out of a summary of all it keeps (Robinhood)', () => {
  const rows = toRows(
    positioned([
      row([40, 'Account Summary'], ['r470', 'Opening Balance'], ['r570', 'Closing Balance']),
      row([40, 'Net Account Balance'], ['r470', '$684.17'], ['r570', '$1,230.23']),
      row([40, 'Total Securities'], ['r470', '$6,120.84'], ['r570', '$6,487.86']),
      row([40, 'Portfolio Value'], ['r470', '$6,805.01'], ['r570', '$7,718.09']),
    ]),
  );
  const summaries = summariesIn(rows, { decimals: 2, isWhole: false });
  const part = {
    startsAt: 9,
    label: 'Account Activity',
    heading: '',
    identity: { account: null, currency: null },
    opening: null,
    closing: null,
    bookings: [],
  } as never;
  expect(summaryFor(part, [part], summaries)).toMatchObject({
    opening: { minor: 68417 },
    closing: { minor: 123023 },
  });
});

it('books no charge again that a list below the bookings repeats (Banamex)', () => {
  const [account] = readTyped(
    typed(`
ESTADO DE CUENTA AL 31 DE ENERO DE 2025     Banamex     MXN
Saldo anterior     $1,000.00
Saldo al corte     $905.00
FECHA      CONCEPTO                           RETIROS     DEPOSITOS       SALDO
20 ENE     COMISION RETIRO CAJERO               30.00                    970.00
31 ENE     COMISION POR MANEJO DE CUENTA        65.00                    905.00
COMISIONES EFECTIVAMENTE COBRADAS
Retiro cajero otro banco            20 ENE      30.00
Manejo de cuenta                    31 ENE      65.00
`),
  );
  expect(account).toMatchObject({ balances: [100000, 90500], proof: 'proven' });
  expect(account?.lines).toHaveLength(2);
});

describe('lists by kind beside that of all that moved (Interactive Brokers)', () => {
  const page = (deposit: string) => `
Interactive Brokers     Activity Statement     March 1, 2025 - March 31, 2025     Base Currency USD
Deposits & Withdrawals
Date           Description                                         Amount
2025-03-03     Electronic Fund Transfer                          ${deposit}
2025-03-17     Disbursement                                       -600.00
Dividends
Date           Description                                         Amount
2025-03-12     MSFT Cash Dividend                                   12.45
Statement of Funds
Report Date    Description                         Debit        Credit        Balance
2025-03-01     Starting Balance                                             14,210.66
2025-03-03     Electronic Fund Transfer                       2,500.00      16,710.66
2025-03-12     MSFT Cash Dividend                                12.45      16,723.11
2025-03-17     Disbursement                      -600.00                    16,123.11
2025-03-31     Ending Balance                                               16,123.11
`;

  it('is read once', () => {
    const [cash] = readTyped(typed(page('2,500.00')));
    expect(cash).toMatchObject({ balances: [1421066, 1612311], proof: 'proven' });
    expect(cash?.lines).toHaveLength(3);
  });

  it('is not left out where one of them lists what that does not', () => {
    const sections = readTyped(typed(page('2,400.00')));
    expect(sections.some(({ proof }) => proof === 'proven')).toBe(false);
  });
});
