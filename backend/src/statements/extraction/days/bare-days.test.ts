import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

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

it('takes them for days of a period that names its month once', () => {
  const page = (period: string) => `
ESTADO DE CUENTA     RFC: MOAV880417QX3     ${period}
DÍA     DESCRIPCIÓN                      RETIROS       DEPÓSITOS          SALDO
        SALDO INICIAL                                                  $ 100.00
03      CHEQUE PAGADO                    $ 20.00                        $ 80.00
14      INTERESES GANADOS                                 $ 5.00        $ 85.00
25      COMISION                         $ 1.00                         $ 84.00
        SALDO FINAL                                                     $ 84.00
`;
  const dates = ['2025-03-03', '2025-03-14', '2025-03-25'].map((date) =>
    expect.stringContaining(date),
  );
  for (const period of ['PERIODO     DEL 01 AL 31 DE MARZO DE 2025', 'del 1 al 31 de MARZO 2025'])
    expect(readTyped(typed(page(period)))).toMatchObject([{ proof: 'proven', lines: dates }]);
});

it('takes bare days of several months for those of the months that headings between them name', () => {
  const page = `
BANRISUL - BANCO DO ESTADO DO RIO GRANDE DO SUL S/A
PERIODO: 01/03/2025 A 30/04/2025
DIA HISTORICO                      DOCUMENTO              VALOR
    SALDO ANT EM 28/02/2025                              100,00
++ MOVIMENTOS             MAR/2025
06  SAQUE CASH DISPENSER           012875                20,00-
    PIX RECEBIDO                   147698                 5,00
    SALDO NA DATA                                        85,00
24  COMPRA CARTAO DEBITO           776634                 1,00-
    SALDO NA DATA                                        84,00
++ MOVIMENTOS             ABR/2025
14  PIX RECEBIDO                   925789                 6,00
    SALDO NA DATA                                        90,00
    SALDO EM 30/04/2025                                  90,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'BRL',
      proof: 'proven',
      lines: [
        '2025-03-06 -2000 null SAQUE CASH DISPENSER',
        '2025-03-06 500 null PIX RECEBIDO',
        '2025-03-24 -100 null COMPRA CARTAO DEBITO',
        '2025-04-14 600 null PIX RECEBIDO',
      ],
    },
  ]);
});
