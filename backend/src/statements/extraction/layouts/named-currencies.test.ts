import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

/** A table of one account: it opens with 100, spends 30 and closes with 70. */
const table = (labels: string, opening: string, day: string) => `
${labels}
                                   ${opening.padEnd(30)}                      100.00
${day.padEnd(15)}                    SHOP                          30.00                  70.00
`;

type Case = { bank: string; head: string; accounts: string[]; currencies: string[] };

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
