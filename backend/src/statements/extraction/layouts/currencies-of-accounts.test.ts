import { expect, it } from 'vitest';
import { accountsIn, labelsOf, readTyped, typed } from './typed.fixture.ts';

it('takes the currency and the number of each account from its name under the labels, whatever an overview lists last (BMO)', () => {
  const labels = `
                                        Amounts deducted        Amounts added
Date       Description                  from your account ($)   to your account ($)     Balance ($)`;
  const page = typed(`
BMO     Bank of Montreal     For the period ending January 26, 2026
TORONTO ON M6R 1H1
                                              Opening         Total amounts     Total amounts     Closing balance ($)
Account                                       balance ($)     deducted ($)      added ($)         on Jan 26, 2026
Primary Chequing Account # 0760 3920-417      418.12          6.29              50.00             461.83
Savings Amplifier Account # 0760 3874-471     90.00           0.00              11.92             101.92
US Dollar Premium Rate Account # 0760 4611-902     512.07     96.40             0.00              415.67
Balances in US dollars are shown in US dollars and are not converted.
${labels}
Primary Chequing Account # 0760 3920-417
Dec 27     Opening balance                                                              418.12
Dec 29     Debit Card Purchase, PRESTO          6.29                                    411.83
Jan 02     INTERAC e-Transfer Received                              50.00               461.83
Jan 26     Closing totals                       6.29                50.00
${labels}
Savings Amplifier Account # 0760 3874-471
Dec 27     Opening balance                                                               90.00
Dec 31     Interest Earned                                          11.92               101.92
Jan 26     Closing totals                       0.00                11.92
${labels}
US Dollar Premium Rate Account # 0760 4611-902
Dec 27     Opening balance                                                              512.07
Jan 12     Online Bill Payment, US MASTERCARD  96.40                                    415.67
Jan 26     Closing totals                      96.40                 0.00
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [41812, 46183], lines: { length: 2 } },
    { currency: 'CAD', proof: 'proven', balances: [9000, 10192], lines: { length: 1 } },
    { currency: 'USD', proof: 'proven', balances: [51207, 41567], lines: { length: 1 } },
  ]);
  expect(accountsIn(page)).toEqual(['07603920-417', '07603874-471', '07604611-902']);
});

it('takes the currency of an account that has the number of another one from the head of its page (Revolut)', () => {
  const statement = (code: string, mark: string, rows: string) => `
Revolut Bank UAB     ${code} Statement
Generated on the Jan 2, 2024
AGNE RIMKUTE     IBAN     LT61 3250 0419 2277 1840
Balance summary
Product                       Opening balance     Money out      Money in     Closing balance
Account (Current Account)     ${mark}100.00             ${mark}30.00         ${mark}0.00         ${mark}70.00
Account transactions from December 1, 2023 to December 31, 2023
Date             Description                      Money out      Money in     Balance
${rows}
`;
  const pages = [
    statement(
      'EUR',
      '€',
      'Dec 4, 2023      Maxima                           €30.00                      €70.00',
    ),
    statement(
      'USD',
      '$',
      'Dec 9, 2023      Openai                           $30.00                      $70.00',
    ),
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    { currency: 'EUR', proof: 'proven', balances: [10000, 7000] },
    { currency: 'USD', proof: 'proven', balances: [10000, 7000] },
  ]);
});

it('proves nothing in a currency that the marks of the amounts are not of', () => {
  const page = (mark: string) => `
Example Bank     Statement     Currency: EUR     01/12/2023 - 31/12/2023
Date             Description              Money out      Money in     Balance
                 Opening balance                                      ${mark}100.00
04/12/2023       Openai                   ${mark}30.00                      ${mark}70.00
09/12/2023       Namecheap                ${mark}20.00                      ${mark}50.00
                 Closing balance                                      ${mark}50.00
`;
  expect(readTyped(typed(page('€')))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  for (const section of readTyped(typed(page('$')))) {
    const isInEuros = section.currency === 'EUR';
    expect(isInEuros && section.proof === 'proven').toBe(false);
  }
});

it('knows accounts by the names under which an overview lists their numbers (Banorte)', () => {
  const labels = `
FECHA         DESCRIPCIÓN               MONTO DEL     MONTO DEL     SALDO
                                        DEPOSITO      RETIRO`;
  const page = typed(`
BANORTE     Periodo Del 01/Diciembre/2023 al 31/Diciembre/2023     RFC: TECA840917KL2
Producto                         No. de Cuenta     Saldo anterior     Saldo al corte
ENLACE GLOBAL PF                 0417728831        $9,120.37          $5,509.78
INVERSION ENLACE PERSONAL        0500114722        $95,000.00         $95,412.66
Total en pesos                                     $104,120.37        $100,922.44
ENLACE GLOBAL PF
Saldo inicial del periodo        $9,120.37
Saldo actual                     $5,509.78
DETALLE DE MOVIMIENTOS (PESOS)
${labels}
30-NOV-23     SALDO ANTERIOR                                        9,120.37
06-DIC-23     SPEI ENVIADO                            3,610.59      5,509.78
INVERSION ENLACE PERSONAL
Saldo inicial del periodo        $95,000.00
Saldo actual                     $95,412.66
DETALLE DE MOVIMIENTOS (PESOS)
${labels}
30-NOV-23     SALDO ANTERIOR                                        95,000.00
31-DIC-23     INTERESES GANADOS         412.66                      95,412.66
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'MXN', proof: 'proven', balances: [912037, 550978], lines: { length: 1 } },
    { currency: 'MXN', proof: 'proven', balances: [9500000, 9541266], lines: { length: 1 } },
  ]);
  expect(labelsOf(page)).toEqual(['ENLACE GLOBAL PF', 'INVERSION ENLACE PERSONAL']);
  expect(accountsIn(page)).toEqual(['0417728831', '0500114722']);
});

it('reads both currencies of a table whose columns are named with their signs below (BCP)', () => {
  const page = `
BCP     ESTADO DE CUENTA DE TARJETA DE CRÉDITO     Periodo de facturación 11/01/2024 - 09/02/2024
RESUMEN DE TU DEUDA                          SOLES (S/)      DÓLARES (US$)
Saldo anterior (deuda del mes anterior)      1,830.55        96.40
Deuda total al cierre                        88.76           118.30
DETALLE DE MOVIMIENTOS
Fecha de     Fecha de     Descripción                     Tipo de        Soles         Dólares
proceso      consumo                                      operación      S/            US$
                          SALDO ANTERIOR                                 1,830.55      96.40
11Ene        11Ene        TAMBO LIMA PE                   CONSUMO        88.76
20Ene        19Ene        LATAM AIRLINES SANTIAGO CL      CONSUMO                      118.30
25Ene        25Ene        PAGO BANCA MOVIL BCP            PAGO           1,830.55-
25Ene        25Ene        PAGO BANCA MOVIL BCP            PAGO                         96.40-
DEUDA TOTAL (SALDO ACTUAL)                                               88.76         118.30
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'PEN', proof: 'proven', balances: [-183055, -8876], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-9640, -11830], lines: { length: 2 } },
  ]);
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

it('knows the currency of an account from the row of an overview with the number that its IBAN ends with (HSBC Expat)', () => {
  const account = (heading: string, number: string, iban: string, rows: string) => `
${heading}
Sort Code 40-34-21     Account Number ${number}     IBAN ${iban}
Date          Payment type and details      Paid out      Paid in       Balance
${rows}`;
  expect(
    readTyped(
      typed(`
HSBC     Your Statement     15 August to 14 September 2026
Account                          Number       Opening Balance    Payments In    Payments Out    Closing Balance
GBP Bank Account                 61180442           10,421.88       4,850.00          312.50          14,959.38
EUR Currency Current Account     77120448            3,184.22       2,308.20          640.50           4,851.92
${account(
  'Pounds Sterling Bank Account',
  '61180442',
  'GB59 MIDL 4034 2161 1804 42',
  `14 Aug 26     BALANCE BROUGHT FORWARD                                 10,421.88
18 Aug 26     DD BUPA GLOBAL                  312.50                  10,109.38
20 Aug 26     CR HALYARD MARINE LTD                      4,850.00     14,959.38
14 Sep 26     BALANCE CARRIED FORWARD                                 14,959.38`,
)}
${account(
  'Compte courant B',
  '77120448',
  'GB70 MIDL 4034 2177 1204 48',
  `14 Aug 26     BALANCE BROUGHT FORWARD                                  3,184.22
21 Aug 26     TFR HSBC EXPAT                             2,308.20      5,492.42
25 Aug 26     DR SYNDIC VILLA                 640.50                   4,851.92
14 Sep 26     BALANCE CARRIED FORWARD                                  4,851.92`,
)}`),
    ),
  ).toMatchObject([
    { currency: 'GBP', proof: 'proven' },
    { currency: 'EUR', proof: 'proven' },
  ]);
});
