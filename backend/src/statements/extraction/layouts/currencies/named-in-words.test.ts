import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it.each([
  ['RD$ PESOS DOMINICANOS', 'DOP'],
  ['COLONES', 'CRC'],
  ['PESOS URUGUAYOS', 'UYU'],
  ['QUETZALES', 'GTQ'],
])('knows the currency %s by its name, whatever a purchase abroad was in', (name, currency) => {
  const page = `
Moneda: ${name}     Período: Del 01/02/2025 al 28/02/2025
FECHA          N° OPERACIÓN     DESCRIPCIÓN         CARGOS O GIROS     ABONOS       SALDO
31/01/2025                      SDO. APERTURA                                       1,000.00
03/02/2025     0000481          COMPRA USD 5.00             200.00                    800.00
04/02/2025     1128834          DEPOSITO                                500.00      1,300.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency,
      balances: [100000, 130000],
      lines: ['2025-02-03 -20000 80000 COMPRA USD 5.00', '2025-02-04 50000 130000 DEPOSITO'],
    },
  ]);
});

type Case = { bank: string; head: string; accounts: string[]; currencies: string[] };

/** A table of one account: it opens with 100, spends 30 and closes with 70. */
const table = (labels: string, opening: string, day: string) => `
${labels}
                                   ${opening.padEnd(30)}                      100.00
${day.padEnd(15)}                    SHOP                          30.00                  70.00
`;

const english = (name: string) =>
  `${name}${table('Date                               Details                       Debits      Credits     Balance', 'BROUGHT FORWARD', '17/12/2023')}`;

const CASES: Case[] = [
  {
    bank: 'Emirates NBD: in words in the title above the IBAN',
    head: 'Emirates NBD     STATEMENT OF ACCOUNT     FROM 14/12/2023 TO 16/01/2024\nUNITED ARAB EMIRATES',
    accounts: [
      english(
        'CURRENT ACCOUNT - UAE DIRHAM     Account No. 1014488230901\nIBAN AE07 0260 0101 4488 2309 01',
      ),
      english(
        'CALL ACCOUNT - STERLING POUND     Account No. 1024488230902\nIBAN AE07 0260 0102 4488 2309 02',
      ),
      english(
        'PLUS SAVER - US DOLLAR     Account No. 1214488230903\nIBAN AE07 0260 0121 4488 2309 03',
      ),
    ],
    currencies: ['AED', 'GBP', 'USD'],
  },
  {
    bank: 'Interbank: in the overview, by the number of the account',
    head: `Interbank     Del 01/12/2023 al 31/12/2023
Tus cuentas             Número de cuenta     Moneda      Saldo al 31/12/2023
Cuenta Simple           200-3014478210       Soles       70.00
Cuenta Simple           200-3014478228       Dólares     70.00`,
    accounts: [english('Cuenta Simple 200-3014478210'), english('Cuenta Simple 200-3014478228')],
    currencies: ['PEN', 'USD'],
  },
  {
    bank: 'Zürcher Kantonalbank: behind the number in the overview',
    head: `Zürcher Kantonalbank     Kontoauszug     01.12.2023 - 31.12.2023
Konto                                       Saldo     Devisenkurs     Gegenwert CHF
Privatkonto 1148-2093.417 CHF               70.00                     70.00
Fremdwährungskonto 1348-2093.512 EUR        70.00     0.9398          65.79
Fremdwährungskonto 1348-2093.520 USD        70.00     0.8651          60.56`,
    accounts: [
      english('Privatkonto 1148-2093.417'),
      english('Fremdwährungskonto 1348-2093.512'),
      english('Fremdwährungskonto 1348-2093.520'),
    ],
    currencies: ['CHF', 'EUR', 'USD'],
  },
  {
    bank: 'Itaú Uruguay: pesos of its own country, and dollars, of one number',
    head: 'Itaú     Banco Itaú Uruguay S.A.     ESTADO DE CUENTA     01/12/2023 - 31/12/2023\nSupervisada por el Banco Central del Uruguay',
    accounts: [
      english('CAJA DE AHORRO     2284417     MONEDA: PESOS'),
      english('CAJA DE AHORRO     2284417     MONEDA: DOLARES'),
      english('CAJA DE AHORRO     2284417     MONEDA: EUROS'),
    ],
    currencies: ['UYU', 'USD', 'EUR'],
  },
  {
    bank: 'mBank: in Polish words',
    head: 'mBank     Elektroniczne zestawienie operacji     za okres od 2023-12-01 do 2023-12-31',
    accounts: [
      english('Nr rachunku: 41 1140 2004 0000 3002 7741 0095     Waluta rachunku: złoty polski'),
      english(
        'Nr rachunku: 88 1140 2004 0000 3202 7741 0295     Waluta rachunku: dolar amerykański',
      ),
    ],
    currencies: ['PLN', 'USD'],
  },
  {
    bank: 'Bank SinoPac: behind a label without a blank, of one number',
    head: '永豐銀行 Bank SinoPac     綜合對帳單     2023/12/01 - 2023/12/31',
    accounts: [
      english('活期儲蓄存款 帳號 188-058-0009917-6     幣別：美元'),
      english('活期儲蓄存款 帳號 188-058-0009917-6     幣別：歐元'),
    ],
    currencies: ['USD', 'EUR'],
  },
  {
    bank: 'Bank of Georgia: at the end of the number',
    head: 'BANK OF GEORGIA     Account Statement     01/12/2023 - 31/12/2023',
    accounts: [
      english('Account Number: GE18BG0000000498016211GEL'),
      english('Account Number: GE18BG0000000498016211USD'),
    ],
    currencies: ['GEL', 'USD'],
  },
  {
    bank: 'Desjardins: none in the title behind one that names the dollars of another country',
    head: 'Desjardins     RELEVÉ DE COMPTE     Période du 1er décembre 2023 au 31 décembre 2023\nJOLIETTE (QUÉBEC)     J6E 4K2',
    accounts: [
      english("EOP - COMPTE D'OPÉRATIONS"),
      english("EOP - COMPTE D'OPÉRATIONS EN DEVISE AMÉRICAINE"),
      english('ES1 - ÉPARGNE STABLE'),
    ],
    currencies: ['CAD', 'USD', 'CAD'],
  },
  {
    bank: 'Banco Macro: none in the title of the account in the pesos of its country',
    head: 'Banco Macro     RESUMEN GENERAL DE CUENTAS     01/12/2023 AL 31/12/2023\nC.U.I.T. 20-24118390-4',
    accounts: [
      english('CUENTA CORRIENTE BANCARIA NRO. 3-302-0009411872-6'),
      english('CAJA DE AHORROS EN DOLARES NRO. 2-302-0009411885-9'),
      english('CAJA DE AHORROS EN EUROS NRO. 8-302-0009411891-2'),
    ],
    currencies: ['ARS', 'USD', 'EUR'],
  },
  {
    bank: 'RBC: the dollars of another country in the name of a product',
    head: 'Royal Bank of Canada     From December 15, 2023 to January 15, 2024\nOTTAWA ON K2P 0H3',
    accounts: [
      english('Details of your account activity     RBC Day to Day Banking     05172-5012345'),
      english('Details of your account activity     RBC U.S. Personal Account     05172-4512209'),
      english('Details of your account activity     RBC High Interest eSavings     05172-5018811'),
    ],
    currencies: ['CAD', 'USD', 'CAD'],
  },
];

it.each(CASES)('knows the currency of each account ($bank)', ({ head, accounts, currencies }) => {
  // The accounts hold different sums, so that none goes on with another one.
  const text = accounts.map((account, index) =>
    account
      .replaceAll(' 100.00', ` ${index + 1}00.00`)
      .replaceAll(' 70.00', ` ${index * 100 + 70}.00`),
  );
  const read = readTyped(typed(`${head}\n${text.join('\n')}`));
  expect(read.map(({ currency }) => currency)).toEqual(currencies);
  for (const section of read) expect(section.proof).not.toBe('broken');
});

it('takes a currency in brackets behind the name of a balance for that of its account (LHV), and letters at dollars for whose they are (RHB)', () => {
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(16)).join(' ');
  const account = (code: string, opening: string, closing: string) =>
    [
      row('Kuupäev', 'Saaja/Maksja', 'Selgitus', 'Summa', 'Jääk'),
      row('', '', `Algsaldo (${code})`, '', opening),
      row('19.11.2024', 'DIGITALOCEAN', 'invoice 19495', '-20.00', closing),
      row('', '', `Lõppsaldo (${code})`, '', closing),
    ].join('\n');
  const lhv = `
LHV     Konto väljavõte     15.11.2024 - 29.12.2024     Konto: EE12 7700 7710 0418 8271
${account('EUR', '100.00', '80.00')}
${account('USD', '250.00', '230.00')}
`;
  expect(readTyped(typed(lhv))).toMatchObject([
    { currency: 'EUR', proof: 'proven', balances: [10000, 8000] },
    { currency: 'USD', proof: 'proven', balances: [25000, 23000] },
  ]);
  const rhb = `
RHB     RHB Bank Berhad     Period / Tempoh : 01 Jun 24 - 30 Jun 24
${english('RHB Smart Account     2-12-418-0011827')}
${english('RHB Multi Currency Account     6-14-418-0002291').replace(' 100.00', 'US$400.00').replace(' 70.00', 'US$370.00')}
${english('RHB Multi Currency Account     6-14-418-0002291').replace(' 100.00', 'A$900.00').replace(' 70.00', 'A$870.00')}
`;
  expect(readTyped(typed(rhb)).map(({ currency }) => currency)).toEqual(['MYR', 'USD', 'AUD']);
});

it('proves no account without any words of a currency beside accounts in two others of a bank that nobody knows', () => {
  const page = `
Some Bank     01/12/2023 - 31/12/2023
${english('Account in US Dollars     Account No. 1014488230901')}
${english('Account in Euros     Account No. 1024488230902').replace(' 100.00', ' 200.00').replace(' 70.00', ' 170.00')}
${english('Everyday account     Account No. 1034488230903').replace(' 100.00', ' 300.00').replace(' 70.00', ' 270.00')}
`;
  const read = readTyped(typed(page));
  expect(read.slice(0, 2).map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  expect(read).toHaveLength(3);
  expect(read[2]?.proof).not.toBe('proven');
});

const chile = (heading: string) => `
${heading}     Banco de Chile
N° DE CUENTA     00-178-04412-09     DESDE : 30/04/2022     HASTA : 31/05/2022
FECHA     DETALLE DE TRANSACCION     CHEQUES O CARGOS     DEPOSITOS O ABONOS         SALDO
30/04     SALDO INICIAL                                                        1.184.320
02/05     PAGO AUTOMATICO LIPIGAS              38.990                          1.145.330
04/05     TRASPASO DE:Paulina Soto                                   45.000    1.190.330
31/05     SALDO FINAL                                                          1.190.330
`;

it('calls the money of a country its own, and not that of Mexico (Banco de Chile)', () => {
  expect(readTyped(typed(chile('CUENTA CORRIENTE MONEDA NACIONAL')))).toMatchObject([
    { currency: 'CLP', balances: [1184320, 1190330], proof: 'proven' },
  ]);
});
