import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

describe('beside the bookings', () => {
  it('the name of a programme above a heading is the title of no table, so that balances below it count', () => {
    const page = positioned([
      [
        [40, 'Example Banking'],
        [300, 'May 1, 2025 to May 31, 2025'],
      ],
      [[40, 'Preferred Rewards Member']],
      [[40, 'A LARCH']],
      [22, [40, 'Account summary']],
      [
        [40, 'Beginning balance on May 1, 2025'],
        ['r380', 'USD 900.15'],
      ],
      [
        [40, 'Ending balance on May 31, 2025'],
        ['r380', 'USD 880.15'],
      ],
      [40, [40, 'Withdrawals']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount'],
      ],
      [
        [40, '05/18/25'],
        [120, 'Larch Power'],
        ['r520', '-20.00'],
      ],
    ]);
    expect(readTyped(page)[0]).toMatchObject({ balances: [90015, 88015], proof: 'proven' });
  });

  it('what says that the bookings end belongs to none', () => {
    expect(
      linesRead(`
Statement period Mar 1, 2025 - Mar 31, 2025         Account currency: CAD
Trans. date   Eff. date   Transaction             Funds out     Funds in     Balance
Mar 1         Mar 1       BALANCE FORWARD                                      50.00
Mar 28        Mar 28      Larch Clubs                 32.20                    17.80
                          End of transactions`),
    ).toEqual(['2025-03-28 -3220 1780 Larch Clubs']);
  });

  it('a text goes on under the column of descriptions though its first line stands in the one before', () => {
    const page = positioned([
      [
        [40, 'Account statement in INR'],
        [300, '01-04-2026 to 30-04-2026'],
      ],
      [
        [40, 'DATE'],
        [95, 'MODE'],
        [165, 'PARTICULARS'],
        ['r400', 'DEPOSITS'],
        ['r480', 'WITHDRAWALS'],
        ['r555', 'BALANCE'],
      ],
      [
        [40, '01-04-2026'],
        [163, 'B/F'],
        ['r555', '1,000.00'],
      ],
      [
        [40, '13-04-2026'],
        [95, 'MOBILE'],
        ['r400', '200.00'],
        ['r555', '1,200.00'],
      ],
      [[163, 'LARCH/IMPS/1122']],
    ]);
    expect(readTyped(page)[0]?.lines).toEqual(['2026-04-13 20000 120000 MOBILE LARCH/IMPS/1122']);
  });

  it('tells the currency in a sentence', () => {
    const [section] = readTyped(
      typed(`
All amounts are in Canadian dollars.       May 1, 2025 to May 31, 2025
Date      Description            Amount
May 3     Larch                 -$20.00`),
    );
    expect(section?.currency).toBe('CAD');
  });
});

describe('accounts and lists below others', () => {
  it('are in the currency that heads them by its code and its name (ZA Bank)', () => {
    const table = (title: string, opening: string, amount: string, closing: string) => `
${title}
Date           Transaction details        Deposit        Withdrawal        Balance
1 Mar 2026     Opening balance                                          ${opening}
8 Mar 2026     Currency exchange        ${amount}                       ${closing}
31 Mar 2026    Closing balance                                          ${closing}
`;
    const page = `
ZA Bank     1 Mar 2026 - 31 Mar 2026
${table('HKD Savings', '  100.00', '  20.00', '  120.00')}
${table('USD 美元', '  310.40', ' 500.00', '  810.40')}`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'HKD', balances: [10000, 12000], proof: 'proven' },
      { currency: 'USD', balances: [31040, 81040], proof: 'proven' },
    ]);
  });

  it('are no bookings where they say that they will be debited (Novo Banco), or what a month came to (NAB)', () => {
    const table = `
Data          Data          Descritivo                Débito       Crédito       Saldo
02.12.25      02.12.25      Saldo inicial                                       100,00
30.12.25      30.12.25      Compra Padaria             10,00                     90,00
              SALDO CONTABILÍSTICO                                               90,00
              SALDO DISPONÍVEL                                                  590,00`;
    const next = `
MOVIMENTOS DE CARTÃO 4417 - valores a debitar em 05.01.26
20.12.25                    Fnac Colombo               89,90
`;
    expect(
      readTyped(typed(`Extrato em EUR de 01.12.2025 a 01.01.2026${table}`, next)),
    ).toMatchObject([{ balances: [10000, 9000], proof: 'proven', lines: { length: 1 } }]);
    const nab = `
NAB Classic Banking     BSB number 083-298     1 April 2025 - 30 April 2025
Opening balance $95.45 Cr
Closing balance $101.45 Cr
Date             Particulars                  Debits       Credits       Balance
1 Apr 2025       EFTPOS                         2.00
                 EFTPOS                         3.00                    90.45 Cr
30 Apr 2025      ONLINE dinner split                         11.00     101.45 Cr
                 Monthly Transaction Summary
                 Account service fee                          5.00
`;
    expect(readTyped(typed(nab))).toMatchObject([
      { balances: [9545, 10145], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

describe('what stands beside and around the rows of a table', () => {
  it('reads the weekday as part of the date, and typed lines and page numbers as nothing', () => {
    const page = `
Finanzstatus vom 01.10.2025 - 31.10.2025      Alle Beträge in EUR
Datum  Tag  Buchungstext              Ausgaben   Einnahmen   Guthaben/Kredit
-----------------------------------------------------------------------------
30.09  DI   ANFANGSSALDO                                              50,00
02.10  DO   Grundgebühr                   3,95                        46,05
31.10  FR   Zinsen                                    1,05            47,10
Seite 1 von 2
31.10  FR   ENDSALDO                                                  47,10
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2025-10-02 -395 4605 Grundgebühr', '2025-10-31 105 4710 Zinsen'],
      },
    ]);
  });

  it('takes the currency of the balances and not that of the details of a booking', () => {
    const page = `
Beispielbank                                  Kontoauszug vom 09.01.2024
Alter Saldo per 08.01.2024                          100,00
Neuer Saldo zu Ihren Gunsten
EUR                                                 145,97
Datum   Buchungstext                         Wert          Betrag
09.01   Ertrag Depot                         05.01          45,97
        Kurs    1,265000   Dividende   69,58 USD
        Quellensteuer   -10,44 USD   KESt   -8,70 USD
        Neuer Saldo zu Ihren Gunsten                       145,97
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ currency: 'EUR', proof: 'proven' });
    expect(section?.lines[0]).toMatch(/^2024-01-09 4597 null Ertrag Depot/);
  });

  it('closes a list that runs backwards with the balance above it', () => {
    const page = `
Von Datum         Bis Datum         Saldo vom 04-04-2026
04-01-2026        04-04-2026        600,00 €
Dazu gesamt       250,00 €
Ab gesamt         -50,00 €
Datum         Referenzkonto         Beschreibung          Betrag
02-04-2026    DE21987654321         Vom Girokonto        200,00 €
15-03-2026    DE21987654322         Ausgleich            -50,00 €
01-02-2026                          Zinsen                50,00 €
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [null, 60000], proof: 'not_provable' },
    ]);
  });

  it('takes the only summary of a file for its only account, whatever the two are called', () => {
    const page = `
PRODUCTO              BALANCE INICIAL     ENTRADA DE DINERO    SALIDA DE DINERO    BALANCE FINAL
Cuenta corriente      100,00 €            10,00 €              4,00 €              106,00 €
TRANSACCIONES DE CUENTA
FECHA          TIPO               DESCRIPCIÓN        ENTRADA DE    SALIDA DE     BALANCE
                                                     DINERO        DINERO
01 nov 2025    Intereses          Interest           10,00 €                     110,00 €
02 nov 2025    Tarjeta            MERCADO                          4,00 €        106,00 €
`;
    expect(readTyped(typed(page))).toMatchObject([{ balances: [10000, 10600], proof: 'proven' }]);
  });
});
