import { describe, expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

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

it('passes over a list that tells once more what moved by SEPA (Banque Populaire)', () => {
  const page = `
BANQUE POPULAIRE     Votre relevé de compte n°4 au 30/04/2024
DATE
COMPTA     LIBELLE / REFERENCE                 VALEUR          MONTANT
           SOLDE CREDITEUR AU 31/03/2024                    1 873,52 €
05/04      PRLV SEPA FREE MOBILE               05/04         - 19,99 €
05/04      PRLV SEPA EDF                       05/04         - 96,31 €
           SOLDE CREDITEUR AU 30/04/2024                    1 757,22 €
DETAIL DE VOS MOUVEMENTS SEPA
VOTRE COMPTE CHEQUES N° 30219847715
DATE       DETAIL DE VOS PRELEVEMENTS SEPA RECUS                   DEBIT
05/04      FREE MOBILE          FR79ZZZ567390                    19,99 €
05/04      EDF                  FR47EDF001007                    96,31 €
`;
  expect(readPages(page)).toMatchObject([
    { balances: [187352, 175722], proof: 'proven', lines: { length: 2 } },
  ]);
});
