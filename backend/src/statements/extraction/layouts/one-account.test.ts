import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads one account under its number and that of the clearing which holds it, with two balances on two lines of labels (BBVA in Mexico)', () => {
  const page = (head: string, rows: string, foot = '') => `
${head}
       FECHA                                                                            SALDO
OPER        LIQ         COD. DESCRIPCIÓN     REFERENCIA     CARGOS      ABONOS      OPERACIÓN   LIQUIDACIÓN
${rows}
${foot}`;
  const first = page(
    `No. de Cuenta         1502774183     Periodo DEL 11/12/2023 AL 11/01/2024
No. Cuenta CLABE      012 180 01502774183 6
Saldo Anterior          1,000.00
Saldo Final             1,250.00`,
    `12/DIC      12/DIC      OXXO                                   50.00
12/DIC      12/DIC      SPEI RECIBIDO                                     100.00        1,050.00      1,050.00`,
  );
  const second = page(
    'No. de Cuenta 1502774183     No. de Cliente D4410288     PAGINA 2 / 2',
    '02/ENE      02/ENE      PAGO DE NOMINA                                    200.00        1,250.00      1,250.00',
  );
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'MXN',
      balances: [100000, 125000],
      proof: 'proven',
      lines: [
        '2023-12-12 -5000 null OXXO',
        '2023-12-12 10000 105000 SPEI RECIBIDO',
        '2024-01-02 20000 125000 PAGO DE NOMINA',
      ],
    },
  ]);
});

it('books no rates of interest that a last page lists behind the closing balance (HSBC)', () => {
  const head = `
HSBC     Sortcode 40-11-22     Account Number 71193304     8 December to 7 January 2024
Date         Payment type and details             £ Paid out     £ Paid in     £ Balance`;
  const first = `${head}
08 Dec 23    BALANCE BROUGHT FORWARD                                              100.00
09 Dec 23    VIS     TESCO STORES                    20.00
             )))     GREGGS                          10.00                         70.00
07 Jan 24    CR      D MARSDEN                                    30.00           100.00
07 Jan 24    BALANCE CARRIED FORWARD                                              100.00`;
  const last = `
HSBC                                                 Contact tel 03457 404 404
Your Statement
Overdraft Interest Rates                         balance        EAR variable
Debit interest: upto                                25.00        0.00 %
Debit interest: over                                25.00       39.90 %`;
  expect(readTyped(typed(first, last))).toMatchObject([
    { balances: [10000, 10000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('parts money set apart by the title of its page, beside the name of its bank (Monzo)', () => {
  const account = `
monzo                                               Personal Account statement
Account number: 71830246     Sort code: 04-00-04     01/02/2026 - 28/02/2026
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                              10.00           150.00
03/02/2026      Transfer to Pot                      -20.00           140.00
`;
  const pot = `
monzo                                                          Pot statement
Holiday                                                       01/02/2026 - 28/02/2026
Regular Pot with Monzo
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                               0.61            20.61
03/02/2026      Transfer from Personal Account        20.00            20.00
`;
  expect(readTyped(typed(account, pot))).toMatchObject([
    { lines: { length: 2 } },
    { lines: { length: 2 } },
  ]);
});
