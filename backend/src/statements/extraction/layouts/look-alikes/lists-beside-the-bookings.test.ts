import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it.each(['Rewards summary: $0.00', 'Installment plans: $0.00'])(
  'books nothing of a list that comes to nothing below its title with a sum: %s',
  (title) => {
    const page = `
Card One     Statement     Closing Date 01/31/2025     Card number 5412 XXXX XXXX 1234     USD
Previous Balance     $100.00
New Balance     $50.00     Minimum Payment Due $25.00
Date             Description                               Amount
01/03/2025       PAYMENT THANK YOU                        -$100.00
01/05/2025       TARGET                                     $20.00
01/09/2025       WALMART                                    $30.00
${title}
01/12/2025       CREDITED                                    $0.50
01/20/2025       TAKEN                                      -$0.50
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  },
);

it('books what was paid out at cashpoints', () => {
  const page = `
Building Society     Statement     01/01/2025 - 31/01/2025     Account number 12345678     Sort code 11-22-33
Opening balance     £100.00
Closing balance     £400.00
Date           Details                       Paid out         Paid in
Payments in
03/01/2025     Salary                                           500.00
Cashpoints
05/01/2025     LINK London                   120.00
09/01/2025     LINK Leeds                     80.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('reads no bookings from the list of what is invested, which opens and closes as accounts do (Itaú)', () => {
  const page = `
extrato mensal     ag 0441 cc 18827-4     dez 2025
data       descrição                   entradas R$     saídas R$     saldo R$
28/11      SALDO ANTERIOR                                              184,59
05/12      APL APLIC AUT MAIS                              50,00-      134,59
30/12      SALDO FINAL                                                 134,59
Aplic Aut Mais
data       descrição                   valor bruto R$     IOF/IR R$     valor líquido R$
28/11      saldo anterior                       812,40          0,00              812,40
05/12      aplicação                             50,00                             50,00
30/12      saldo final                          862,40          0,00              862,40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [18459, 13459], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('takes a sum that is held back for no title of a list that is not booked (Santander in Spain)', () => {
  expect(
    readPages(`
Santander     Movimientos de cuenta
CUENTA SMART: ES17 0049 1876 5121 1023 3445
Saldo: 1.546,27 EUR     Periodo: del 01/01/2026 al 12/01/2026
Retenciones: 12,50 EUR
Fecha operación     Operación                 Importe             Saldo
12/01/2026          Traspaso              -150,00 EUR      1.546,27 EUR
F. Valor: 12/01/2026
09/01/2026          Farmacia               -11,75 EUR      1.696,27 EUR
F. Valor: 09/01/2026
05/01/2026          Devolucion              54,90 EUR      1.708,02 EUR
F. Valor: 05/01/2026`),
  ).toMatchObject([{ balances: [null, 154627], proof: 'proven', lines: { length: 3 } }]);
});
