import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

describe('a list', () => {
  it('of savings whose amounts come from the account below is no list by kind beside its ledger', () => {
    const [savings, current] = readTyped(
      typed(`
First Bank     Statement     1 March 2025 - 31 March 2025     USD
Savings account 87654321
Date          Description             Amount
03/03/2025    From current            50.00
10/03/2025    From current            60.00
17/03/2025    From current            70.00
Current account 12345678
Opening balance     1,000.00
Closing balance     700.00
Date          Description             Amount     Balance
03/03/2025    To savings              -50.00     950.00
10/03/2025    To savings              -60.00     890.00
17/03/2025    To savings              -70.00     820.00
20/03/2025    Rent                   -120.00     700.00
`),
    );
    expect(savings).toMatchObject({ lines: { length: 3 }, proof: 'not_provable' });
    expect(current).toMatchObject({ balances: [100000, 70000], proof: 'proven' });
  });

  it('of a second card goes on below the sum to be debited of the first', () => {
    const cards = readTyped(
      typed(`
RELEVE CARTE A DEBIT DIFFERE     du 01/03/2025 au 31/03/2025     EUR
Ancien solde                                   0,00
Date          Type          Libellé                             Montant
CARTE 4974XXXXXXXX1111 M DUPONT
03/03/2025    ACHAT CB      CARREFOUR PARIS                           15,00
05/03/2025    ACHAT CB      SNCF INTERNET                             25,00
TOTAL À DÉBITER LE 31/03/2025                           40,00
CARTE 4974XXXXXXXX2222 MME DUPONT
06/03/2025    ACHAT CB      FNAC                           10,00
07/03/2025    ACHAT CB      DECATHLON                           20,00
TOTAL À DÉBITER LE 31/03/2025                           30,00
`),
    );
    expect(cards.flatMap(({ lines }) => lines)).toHaveLength(4);
    expect(cards.map(({ proof }) => proof)).not.toContain('proven');
  });
});

it('labels below the opening do not give the days of those above to another column', () => {
  const [account] = readTyped(
    positioned([
      row([30, 'Bank statement'], [200, '1 March 2025 - 31 March 2025'], [500, 'EUR']),
      row([30, 'Date'], [100, 'Type'], ['r400', 'Debit'], ['r480', 'Credit'], ['r560', 'Balance']),
      row([100, 'Opening balance'], ['r560', '100.00']),
      row([30, 'Value date'], [100, 'Description']),
      row([30, '03/03/2025'], [100, 'Shop A'], ['r400', '15.00'], ['r560', '85.00']),
      row([30, '04/03/2025'], [100, 'Shop B'], ['r400', '25.00'], ['r560', '60.00']),
      row([30, '05/03/2025'], [100, 'Shop C'], ['r480', '5.00'], ['r560', '65.00']),
    ]),
  );
  expect(account).toMatchObject({ balances: [10000, 6500], proof: 'proven' });
});
