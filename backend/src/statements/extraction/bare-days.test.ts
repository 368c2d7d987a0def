import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes bare numbers in a column of days for those of the printed period', () => {
  const page = (period: string) => `
ESTADO DE CUENTA     RFC: MOAV880417QX3     Periodo ${period}
DÍA     DESCRIPCIÓN                     RETIRO/       DEPÓSITO/       SALDO
                                         CARGO           ABONO
        SALDO INICIAL DEL PERIODO                                  $ 100.00
27      CHEQUE PAGADO                  $ 20.00                      $ 80.00
        0000218
03      INTERESES GANADOS                               $ 5.00
05      COMISION                        $ 1.00                      $ 84.00
        SALDO FINAL DEL PERIODO                                     $ 84.00
`;
  expect(readTyped(typed(page('10/01/2025 al 09/02/2025')))).toMatchObject([
    {
      currency: 'MXN',
      proof: 'proven',
      lines: [
        '2025-01-27 -2000 8000 CHEQUE PAGADO 0000218',
        '2025-02-03 500 null INTERESES GANADOS',
        '2025-02-05 -100 8400 COMISION',
      ],
    },
  ]);
});

it('reads bookings under days beside which the balance of the day stands, below labels of money only', () => {
  const page = `
Banco Inter     Período: 01/06/2025 a 30/06/2025     CPF/CNPJ: ***.418.207-**
                                               Valor     Saldo por transação
2 de Junho de 2025                     Saldo do dia:               R$ 110,00
Pix recebido: TIAGO                        R$ 30,00                R$ 130,00
Compra no debito: PADARIA                 -R$ 20,00                R$ 110,00
3 de Junho de 2025                     Saldo do dia:                R$ 90,00
Pagamento efetuado: CPFL                  -R$ 20,00                 R$ 90,00
`;
  expect(readTyped(typed(page)).map(({ lines }) => lines)).toEqual([
    [
      '2025-06-02 3000 13000 Pix recebido: TIAGO',
      '2025-06-02 -2000 11000 Compra no debito: PADARIA',
      '2025-06-03 -2000 9000 Pagamento efetuado: CPFL',
    ],
  ]);
});
