import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('books a fee in a column of its own, and closes accounts by what a summary holds on the last day (Desjardins)', () => {
  const page = `
Caisse Desjardins de Lévis (Québec) G6V 0M5     Période du 1 DÉC 2024 au 31 DÉC 2024
Sommaire de vos comptes             Solde précédent     Solde au 31 DÉC 2024
EOP - Compte avec opérations               2 184,42                 2 114,55
Compte EOP - Épargne avec opérations
Date       Code     Description              Frais     Retrait     Dépôt        Solde
                    Solde reporté                                            2 184,42
10 DÉC     RRP      Retrait au comptoir                  89,87               2 094,55
10 DÉC     FRS      Frais - Retrait           5,00
12 DÉC     ITD      Virement Interac                               25,00     2 114,55
`;
  expect(readPages(page)).toMatchObject([
    { balances: [218442, 211455], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books what a column of charges alone bears, with its kind behind (Absa), and adds charges that were paid back (Capitec)', () => {
  const absa = `
Account statement in ZAR     1/07/2024 to 31/07/2024
Date            Transaction Description       Charge      Debit Amount      Credit Amount      Balance
1/07/2024       Bal Brought Forward                                                          3 415.53
3/07/2024       Atm Withdrawal               20.00 T            500.00                       2 915.53
17/07/2024      Archive Stmt Enq             13.50 A                                         2 902.03
`;
  expect(readTyped(typed(absa))[0]?.lines).toEqual([
    '2024-07-03 -50000 291553 Atm Withdrawal',
    '2024-07-17 -1350 290203 Archive Stmt Enq',
  ]);
  const capitec = `
Main Account Statement     Statement Period 01/10/2024 - 31/10/2024     R4 173.54
Opening Balance R4 173.54
Date            Description                   Category      Money In      Money Out      Fee*       Balance
02/10/2024      PayShap Payment               Digital                       -500.00     -6.00      3 667.54
03/10/2024      Prepaid Purchase              Cellphone                      -29.00     -0.50      3 638.04
15/10/2024      Correction: Prepaid           Cellphone        29.00                     0.50      3 667.54
`;
  expect(readTyped(typed(capitec))[0]?.lines).toEqual([
    '2024-10-02 -50600 366754 PayShap Payment',
    '2024-10-03 -2950 363804 Prepaid Purchase',
    '2024-10-15 2950 366754 Correction: Prepaid',
  ]);
});

it('leaves charges behind the balance out of the amounts', () => {
  const page = `
Statement Date : 31 March 2025
Transactions in RAND (ZAR)
Date      Description                 Amount        Balance         Charges
          Opening Balance                           100.00Cr
01 Mar    Alder                       30.00         70.00Cr         1.50
02 Mar    Birch                       5.00Cr        75.00Cr
          Closing Balance                           75.00Cr
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-03-01 -3000 7000 Alder', '2025-03-02 500 7500 Birch'],
    },
  ]);
});

it('reads a column of cheques and other charges (Chile)', () => {
  const page = `
CARTOLA CUENTA CORRIENTE     MONEDA NACIONAL     WWW.CMFCHILE.CL
DESDE     01/03/2025     HASTA     31/03/2025
FECHA     DESCRIPCION                     N DOCTO     CHEQUES Y     DEPOSITOS     SALDO
                                                   OTROS CARGOS      Y ABONOS    DIARIO
          SALDO INICIAL                                                         100.000
03/03     COMPRA JUMBO BILBAO             4418821        10.000
03/03     DEPOSITO REMUNERACION           0000512                      20.000   110.000
05/03     CHEQUE COBRADO                  0001188        30.000                  80.000
          TOTALES                                        40.000        20.000
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CLP',
      lines: [
        '2025-03-03 -10000 null COMPRA JUMBO BILBAO',
        '2025-03-03 20000 110000 DEPOSITO REMUNERACION',
        '2025-03-05 -30000 80000 CHEQUE COBRADO',
      ],
    },
  ]);
});

it('books a charge that stands in a column of its own, with days set before their months', () => {
  const rows = (charge: string) => `
Relevé de compte du 1 février 2026 au 28 février 2026     Amounts in CAD
Date        Code     Description                 Frais       Retrait       Dépôt         Solde
                     Solde reporté                                                      100,00
2   FÉV     PPA      Paiement préautorisé                      40,00                     60,00
3   FÉV     FRS      Frais d'utilisation         ${charge}                                      58,50
5   FÉV     DI       Dépôt salaire                                         20,00         78,50
`;
  expect(readTyped(typed(rows('1,50')))[0]?.lines.map((line) => line.slice(0, 22))).toEqual([
    '2026-02-02 -4000 6000 ',
    '2026-02-03 -150 5850 F',
    '2026-02-05 2000 7850 D',
  ]);
});

it('books a charge alone where nothing else moved', () => {
  const page = `
Air Bank     Období výpisu: 1. 6. 2026 - 30. 6. 2026
Počáteční zůstatek:  100,00
Konečný zůstatek:     60,00
Datum          Název             Částka CZK     Poplatky
02.06.2026     Platba kartou        -5,00         0,00
03.06.2026     Výběr hotovosti       0,00       -35,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CZK',
      proof: 'proven',
      lines: ['2026-06-02 -500 null Platba kartou', '2026-06-03 -3500 null Výběr hotovosti'],
    },
  ]);
});

it('books charges with their amounts where only so they lead from the opening to the closing balance, and no balance stands beside them (Air Bank)', () => {
  const page = (closing: string, out: string, more = '') => `
Výpis z běžného účtu     Období výpisu: 1. 6. 2026 - 30. 6. 2026     CZK
Počáteční zůstatek:     15 838,29
Konečný zůstatek:       ${closing}
Odepsáno z účtu:        ${out}
Zaúčtování     Typ                     Detaily               Částka CZK     Poplatky
01.06.2026     Platba kartou           ALBERT                   -412,90         0,00
09.06.2026     Výběr hotovosti         Bankomat               -1 505,16       -35,00
10.06.2026     Příchozí úhrada         MZDA                   48 720,00         0,00
${more}
`;
  const [added] = readPages(page('62 605,23', '1 953,06'));
  expect(added?.proof).toBe('proven');
  expect(added?.lines[1]).toMatch(/^2026-06-09 -154016 /);
  const [apart] = readPages(page('62 640,23', '1 918,06'));
  expect(apart?.proof).toBe('proven');
  expect(apart?.lines[1]).toMatch(/^2026-06-09 -150516 /);
  // A fee may be booked on a line of its own that was not read.
  for (const more of [
    '3O.O6.2026     Poplatek za výběr                                -35,00         0,00',
    'Poplatky celkem                                                 -35,00',
  ])
    expect(readPages(page('62 605,23', '1 953,06', more))[0]?.proof).not.toBe('proven');
  expect(readPages(page('62 605,23', '1 918,06'))[0]?.proof).toBe('broken');
  expect(readPages(page('62 605,24', '1 953,06'))[0]?.proof).toBe('broken');
});

it('books no charge with its amount that is named somewhere else, in a currency of other decimals either', () => {
  const page = (more: string) => `
Kontoauszug     Zeitraum: 01.06.2026 - 30.06.2026     Währung: KWD
Alter Saldo:             15.838,290
Neuer Saldo:             64.019,390
Summe Ausgänge:             538,900
Datum          Text                       Betrag          Gebühr
01.06.2026     ALBERT                   -412,900          0,000
09.06.2026     Bankomat                 -125,000         -1,000
10.06.2026     Gehalt                 48.720,000          0,000
${more}
`;
  const [added] = readPages(page(''));
  expect(added).toMatchObject({ currency: 'KWD', proof: 'proven' });
  expect(added?.lines[1]).toMatch(/^2026-06-09 -126000 /);
  const [named] = readPages(
    page('3O.O6.2026     Gebühr Automat             -1,000          0,000'),
  );
  expect(named?.proof).not.toBe('proven');
});
