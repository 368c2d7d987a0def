import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { labelsOf, readPages, readTyped, typed } from '../typed.fixture.ts';

it('tells accounts in two currencies apart whose boxes stand between their names and tables (Galicia)', () => {
  const account = (name: string, number: string, box: string, row: string) => `
Resumen de
${name}
Datos de la cuenta
N° de cuenta               CBU                          Período de movimientos
${number}           0070166930004018822337       01/01/2026 al 31/01/2026
Saldo inicial              Saldo final
${box}
Movimientos
Fecha         Descripción              Crédito        Débito         Saldo
${row}`;
  const pesos = [
    '$500,00                    $460,00',
    '02/01/26      COMPRA DEBITO                           -40,00         460,00',
  ] as const;
  const dollars = [
    'U$S90,00                   U$S50,00',
    '11/01/26      TRANSFERENCIA                           -40,00          50,00',
  ] as const;
  const page = typed(`
Banco Galicia     Resumen de cuentas
${account('Caja de Ahorro en Pesos', '4018822-3 166-1', ...pesos)}
${account('Caja de Ahorro en Dólares', '4018823-7 166-4', ...dollars)}
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'ARS', proof: 'proven', balances: [50000, 46000], lines: { length: 1 } },
    { currency: 'USD', proof: 'proven', balances: [9000, 5000], lines: { length: 1 } },
  ]);
  expect(labelsOf(page)).toEqual(['Caja de Ahorro en Pesos', 'Caja de Ahorro en Dólares']);
});

it('takes the summary behind pages that name their account at the foot for theirs (N26)', () => {
  const page = `
Kontoauszug     01.02.2025 bis 28.02.2025
Beschreibung              Verbuchungsdatum      Betrag
Ursula Grabowski              01.02.2025       -40,00€
Jonas Fehling                 10.02.2025       +64,00€
IBAN: DE93 1001 1001 2624 4718 05 · BIC: NTSBDEB1XXX     1 / 2`;
  const summary = `
Kontoauszug     01.02.2025 bis 28.02.2025
Zusammenfassung
Hauptkonto · DE93 1001 1001 2624 4718 05
Dein alter Kontostand        +12,08€
Dein neuer Kontostand        +36,08€
IBAN: DE93 1001 1001 2624 4718 05 · BIC: NTSBDEB1XXX     2 / 2`;
  expect(readTyped(typed(page, summary))).toMatchObject([
    { balances: [1208, 3608], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes a short table between its balances for no box of the account above', () => {
  const page = `
Extracto de cuenta EUR     Periodo: 01-11-2018 - 30-11-2018
Cuenta corriente EUR 8500174231
Fecha          Concepto                              Monto
               Saldo anterior                     2.105,20
05/11          Reintegro cajero                     41,98-
               Saldo actual                       2.063,22
Cuenta corriente USD 1808640965
Fecha          Concepto                              Monto
               Saldo anterior                     2.124,14
15/11          Comisión de mantenimiento            67,41-
22/11          Recibo Energía                       16,53-
               Saldo actual                       2.040,20
De un vistazo
Saldo anterior                                    2.105,20
Total cargos                                         41,98
Saldo final                                       2.063,22
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'EUR', balances: [210520, 206322], proof: 'proven' },
    { currency: 'USD', balances: [212414, 204020], proof: 'proven' },
  ]);
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
  expect(readPages(account, sums, space)).toMatchObject([
    { balances: [94127, 81901], proof: 'proven' },
    { balances: [140000, 153202], proof: 'proven' },
  ]);
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

it('reads each of several statements in one file with its own summary (Revolut)', () => {
  const statement = (iban: string, code: string, figures: string[]) => {
    const [opening, out, closing] = figures.map((figure) => `${figure} ${code}`);
    return `
Revolut Bank UAB     ${code} Statement     IBAN     ${iban}
Balance summary
Product                       Opening balance     Money out      Money in     Closing balance
Account (Current Account)     ${opening}        ${out}      0.00 ${code}     ${closing}
Account transactions from 1 March 2024 to 31 March 2024
Date            Description               Money out     Money in     Balance
4 Mar 2024      Corner shop               ${out}                 ${closing}
`;
  };
  const pages = [
    statement('LT223250041177302218', 'PLN', ['100.00', '30.00', '70.00']),
    statement('LT223250041177302218', 'CZK', ['50.00', '20.00', '30.00']),
  ];
  expect(readPages(...pages)).toMatchObject([
    { currency: 'PLN', proof: 'proven', balances: [10000, 7000] },
    { currency: 'CZK', proof: 'proven', balances: [5000, 3000] },
  ]);
  expect(labelsOf(typed(...pages))).toEqual(['Account', 'Account']);
});

it('takes the box of an account for no heading of its bookings, and what an account owes from the side it stands on', () => {
  const box = `
mBank     Elektroniczne zestawienie operacji za okres od 2023-12-01 do 2023-12-31     Waluta: PLN
Podsumowanie obrotów na rachunku     Liczba operacji     Wartość operacji
Uznania                              1                   14,61
Obciążenia                           1                   2,78
Operacje
                                                         Saldo początkowe: 5 040,00
Data           Data           Opis operacji                 Kwota         Saldo po
księgowania    operacji                                                   operacji
2023-12-31     2023-12-31     PODATEK OD ODSETEK            -2,78         5 037,22
2023-12-31     2023-12-31     KAPITALIZACJA ODSETEK         14,61         5 051,83
                                                         Saldo końcowe: 5 051,83
`;
  expect(readTyped(typed(box))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2023-12-31 -278 503722 PODATEK OD ODSETEK',
        '2023-12-31 1461 505183 KAPITALIZACJA ODSETEK',
      ],
    },
  ]);
  const owed = `
DNB Bank ASA     Kontoutskrift     01.01.2024 - 31.01.2024     Foretaksregisteret NO 984 851 006
Kredittkonto 1254.61.90043                                          Valuta NOK
Forklaring                            Rentedato     Ut av konto     Inn på konto     Bokført
Saldo fra kontoutskrift 31.12.2023                  4.870,30
Visa 437593 Nok Elkjop Storo          0601          1.499,00                         0601
Innbetaling Fra Brukskonto            2101                          2.500,00         2101
Debetrenter                           3101             61,20                         3101
Saldo i vår favør 31.01.2024                        3.930,50
`;
  expect(readTyped(typed(owed))).toMatchObject([
    { currency: 'NOK', proof: 'proven', balances: [-487030, -393050], lines: { length: 3 } },
  ]);
});

it('tells accounts apart by the boxes above their tables, whose numbers nobody can read (bunq)', () => {
  const account = (name: string, opening: string, closing: string, row: string) => `
${name}
Beginsaldo € ${opening}     Bij € 0,00     Af -€ 30,00     Eindsaldo € ${closing}
Datum          Naam                   Omschrijving            Bedrag        Saldo
${row}`;
  const page = typed(`
bunq     Rekeningoverzicht     Periode 01-03-2025 t/m 31-03-2025
${account('Hoofdrekening NL72 BUNQ 204471 1820 12', '100,00', '70,00', '01-03-2025     NS Reizigers           Betaalpas               -€ 30,00      € 70,00')}
${account('Boodschappen NL72 BUNQ 204471 1900 10', '230,00', '200,00', '02-03-2025     Albert Heijn           Betaalpas               -€ 30,00      € 200,00')}
`);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [10000, 7000], lines: { length: 1 } },
    { proof: 'proven', balances: [23000, 20000], lines: { length: 1 } },
  ]);
});

it('opens each account with the box above its list whose labels stand over its IBAN (Deutsche Bank)', () => {
  const account = (iban: string, currency: string, [old, moved, now]: string[]) => `
Kontoauszug vom 01.06.2025 bis 30.06.2025
Auszug     Seite     von     IBAN                            Währung     Alter Saldo per 30.05.2025
2          1         1       ${iban}     ${currency}                             ${old}
Buchung        Valuta         Vorgang                              Soll                     Haben
12.06.2025     12.06.2025     Erträgnisabrechnung                                           ${moved}
Filialnummer     Kontonummer     IBAN                                     Neuer Saldo ${currency}
689              4471820 00      ${iban}                      ${now}`;
  const page = [
    account('DE27 6807 0024 0447 1820 00', 'EUR', ['+ 9.804,12', '+ 226,77', '+ 10.030,89']),
    account('DE51 6807 0024 0447 1820 10', 'USD', ['+ 15.230,40', '+ 105,82', '+ 15.336,22']),
  ].join('\n');
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [980412, 1003089], proof: 'proven' },
    { currency: 'USD', balances: [1523040, 1533622], proof: 'proven' },
  ]);
  expect(labelsOf(typed(page))[1]).toBe('DE51 6807 0024 0447 1820 10');
});

it('begins an account at the top of the box that its currency stands in (bunq)', () => {
  const account = (
    name: string,
    iban: string,
    code: string,
    figures: string[],
    ...lines: string[]
  ) => `
${name}
IBAN           ${iban}             Balance on 13-12-2025     ${figures[0]}
BIC            BUNQNL2A                           Money in                  ${figures[1]}
Currency       ${code}                                Money out                 ${figures[2]}
Period         14-12-2025 - 13-01-2026            Balance on 13-01-2026     ${figures[3]}
Date                Description                                     Amount
${lines.join('\n')}
`;
  const page = `
bunq     Statement of account     Generated on 14-01-2026
${account(
  'Main Account',
  'NL47 BUNQ 2044 7122 90',
  'EUR',
  ['€ 1.973,18', '€ 24,50', '-€ 100,00', '€ 1.897,68'],
  '2026-01-05          Rosa de Groot                                  € 24,50',
  '2025-12-18          Transfer to USD Account                      -€ 100,00',
)}
${account(
  'USD Account',
  'NL03 BUNQ 2055 1188 40',
  'USD',
  ['$ 412,50', '$ 116,20', '-$ 0,00', '$ 528,70'],
  '2025-12-18          Transfer from EUR Account                     $ 116,20',
)}`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [197318, 189768], proof: 'proven' },
    { currency: 'USD', balances: [41250, 52870], proof: 'proven' },
  ]);
});

it('opens no account with what another one in another currency holds on the next page, on which nothing was booked (Brubank)', () => {
  const head = (kind: string, opening: string, closing: string) => `
brubank     1 FEB 2026 al 28 FEB 2026     C.A.B.A.
Tipo        Caja de ahorro     Saldo Inicial     ${opening}
Moneda      ${kind}
            Saldo Final     ${closing}
`;
  const dollars = `${head('Dólar (USD)', 'U$S 153,25', 'U$S 173,25')}
Movimientos
Fecha        Descripción             Débito      Crédito        Saldo
24-02-26     Compra de dólares       -           U$S 20,00      U$S 173,25
`;
  const euros = `${head('Euro (EUR)', '€ 0,00', '€ 0,00')}
Sin Movimientos
`;
  expect(readTyped(typed(dollars, euros))[0]).toMatchObject({
    currency: 'USD',
    balances: [15_325, 17_325],
    proof: 'proven',
    lines: { length: 1 },
  });
});
