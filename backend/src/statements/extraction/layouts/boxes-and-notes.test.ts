import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes the currency under the end of its label (Sberbank)', () => {
  expect(
    read(`
ОТЧЕТ ПО СЧЕТУ КАРТЫ                         13ФЕВ19 - 13ИЮН19
ЛИМИТ ОВЕРДРАФТА:     0.00                   ВАЛЮТА СЧЕТА
                                                      RUR
ОСТАТОК НА НАЧАЛО ПЕРИОДА:                   100.00
ДАТА              ОПИСАНИЕ                   СУММА
26.03.2019        SBOL                       10000.00CR
27.03.2019        ATM 038051                 10050.00
ОСТАТОК НА КОНЕЦ ПЕРИОДА:                     50.00
`),
  ).toMatchObject([{ currency: 'RUB', proof: 'proven' }]);
});

it('takes what securities are quoted in for no currency of an account (comdirect)', () => {
  const page = (label: string) => `
Finanzreport Nr. 7 per 01.08.2016     Kundennummer: 123 4567890
Girokonto     IBAN DE33 2004 1155 1234 5678 00     Dispositionskredit     EUR 0     Limit     EUR 1.000
Buchungstag     Vorgang               Buchungstext             Ausgang
01.07.2016      Alter Saldo                                    +100,00
28.07.2016      Barauszahlung         SUPERSPAR                 -57,30
01.08.2016      Neuer Saldo                                     +42,70
Depotbestand
Bezeichnung     Anzahl     ${label}     Währung     Wert
A1ANQ2          2.500      48,300       USD         1.081,60
`;
  expect(read(page('letzter Kurs'))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
});

it('knows the second of two accounts by a number in brackets whose parts might be those of a day (Bank of China)', () => {
  const page = `
BOCHK Consolidated Statement     Statement Date     2026/07/31
HKD Savings (900-000-1-000006-6)
Date           Transaction Details         Deposit     Withdrawal     Balance
2026/07/01     ATM Cash                     100.00                     100.00
2026/07/02     ATM Cash                                     75.00       25.00
2026/07/31     Balance Carried Forward                                  25.00
HKD Current (900-000-1-000045-1)
Date           Transaction Details         Deposit     Withdrawal     Balance
2026/07/01     Transfer                     300.00                     300.00
2026/07/02     Transfer                     100.00                     400.00
2026/07/31     Balance Carried Forward                                 400.00
`;
  expect(accountsIn(typed(page))).toEqual(['900-000-1-000006-6', '900-000-1-000045-1']);
});

it('gives an account what an overview holds behind the code of its currency (HSBC in Hong Kong)', () => {
  const rows = (code: string, amounts: string[]) => `
CCY     Date       Transaction Details      Deposit     Withdrawal     Balance
${code}     17 Mar     B/F BALANCE                                       ${amounts[0]}
        24 Mar     FR HKD SAVINGS              ${amounts[1]}                 ${amounts[2]}
        31 Mar     DIVIDEND APPLE                10.00                   ${amounts[3]}
`;
  const page = `
HSBC One     Number     400-817744-833     Statement Date     15 Apr 2025
Foreign Currency Savings     USD     2,854.18     22,000.00
Foreign Currency Savings     EUR     1,024.50      8,000.00
Foreign Currency Savings
${rows('USD', ['2,744.18', '100.00', '2,844.18', '2,854.18'])}${rows('EUR', ['1,000.00', '14.50', '1,014.50', '1,024.50'])}
`;
  expect(read(page).map(({ currency, balances }) => [currency, ...balances])).toEqual([
    ['USD', 274418, 285418],
    ['EUR', 100000, 102450],
  ]);
});

it('takes what was paid abroad, in brackets below a booking, for none (Sberbank)', () => {
  const page = `
Выписка по счёту     Номер счёта 40817810000000000004 (RUB)     25.07.2019 - 26.12.2019
Дата операции         Описание операции        Сумма в валюте счёта     Остаток
Остаток на начало периода                                               1 010,00
15.12.2019            Restaurant                             156,28       853,72
16.12.2019 / 297777   Рестораны и кафе                  (29,75 EUR)
24.12.2019            Supermarket                            365,01       488,71
25.12.2019 / 206666   Супермаркеты                      (33,31 EUR)
Остаток на конец периода                                                  488,71
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('gives two accounts the boxes that stand below the first of their tables, in their order (N26)', () => {
  const table = (rows: string) => `
Descripción                        Fecha de reserva     Cantidad
${rows}`;
  const box = (title: string, sums: string[]) => `
${title}
Saldo anterior               ${sums[0]}€
Transacciones salientes      ${sums[1]}€
Transacciones entrantes      ${sums[2]}€
Tu nuevo saldo               ${sums[3]}€
`;
  const account = `
N26     Extracto de cuenta     01.03.2025 hasta 31.03.2025
${table(`OPENAI                             17.03.2025            -22,26€
Cajero                             18.03.2025           -100,00€`)}`;
  const sums = `${box('Resumen', ['941,27', '-122,26', '+0,00', '819,01'])}${box('Resumen del espacio Viaje', ['1.400,00', '-117,98', '+250,00', '1.532,02'])}
Álvaro Benítez Cano     IBAN: ES63 1563 2626 3132 6541 9087`;
  const space = `
Extracto del espacio Viaje     01.03.2025 hasta 31.03.2025
${table(`De Viaje a Cuenta principal        10.03.2025           -117,98€
De Cuenta principal a Viaje        27.03.2025           +250,00€`)}`;
  expect(read(account, sums, space)).toMatchObject([
    { balances: [94127, 81901], proof: 'proven' },
    { balances: [140000, 153202], proof: 'proven' },
  ]);
});

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
  expect(read(page)).toMatchObject([
    { balances: [218442, 211455], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books a cheque once that a list of cheques and the ledger name by its number (Chase)', () => {
  const page = (number: string) => `
December 14, 2024 through January 15, 2025     Account Number: 000000417788204     EVANSTON IL 60201-3318
CHECKS PAID
CHECK NO.     DESCRIPTION     DATE PAID     AMOUNT
${number} ^                        12/31         $875.00
Total Checks Paid                           $875.00
TRANSACTION DETAIL
DATE      DESCRIPTION                 AMOUNT       BALANCE
          Beginning Balance                      $1,000.00
12/30     Card Purchase Return         18.37      1,018.37
12/31     Check # 1184               -875.00        143.37
01/02     Comed Utility Bill          -64.42         78.95
          Ending Balance                            $78.95
`;
  expect(read(page('1184'))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  expect(read(page('1185'))[0]?.proof).not.toBe('proven');
});

it('takes the box of an account below that of its taxes for no part of that (Standard Bank)', () => {
  const row = (y: number, ...cells: Placed[]): PlacedRow => [y, ...cells];
  const [section] = readTyped(
    positioned([
      row(12, [40, 'MYMO PLUS CURRENT ACCOUNT'], [300, 'Account Number 05 188 441 2']),
      row(12, [40, 'Statement from 24 February 2025 to 24 March 2025']),
      row(
        12,
        [40, 'Details'],
        ['r392', 'Debits'],
        ['r462', 'Credits'],
        [474, 'Date'],
        ['r558', 'Balance'],
      ),
      row(12, [40, 'BALANCE BROUGHT FORWARD'], [474, '02 24'], ['r558', '1,204.18']),
      row(12, [40, 'CREDIT TRANSFER'], ['r462', '240.66'], [474, '02 25'], ['r558', '1,444.84']),
      row(12, [40, 'IB PAYMENT TO'], ['r395', '800.00-'], [474, '02 26'], ['r558', '644.84']),
      row(12, [40, 'FIXED MONTHLY FEE'], ['r395', '132.00-'], [474, '03 24'], ['r558', '512.84']),
      row(46, [40, 'VAT Summary']),
      row(25, [40, 'Total charge amount (excluding VAT)'], ['r316', '114.78-']),
      row(12, [40, 'Total charge amount (including VAT)'], ['r316', '132.00-']),
      row(22, [40, 'Account Summary']),
      row(13, [40, 'Balance at date of issue of this statement'], ['r316', 'R 512.84']),
    ]),
  );
  expect(section).toMatchObject({ balances: [120418, 51284], proof: 'proven' });
});
