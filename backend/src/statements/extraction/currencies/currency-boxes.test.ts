import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('gives each of two currencies of a card the figures of the box that stand under its own label', () => {
  const page = `
Estado de cuenta de tarjeta de crédito     Pago mínimo: vence     01-JUL-25
Fecha de corte     15-JUN-25
Resumen de saldos                          Colones (CRC)      Dólares (USD)
Saldo anterior                                    412.00             184.00
Saldo al corte / Pago de contado                  482.00             198.00
Fecha         Concepto                     Colones            Dólares
19-MAY-25     WALMART ESCAZU                 70.00
21-MAY-25     NETFLIX.COM                                       14.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CRC', balances: [-41200, -48200], proof: 'proven' },
    { currency: 'USD', balances: [-18400, -19800], proof: 'proven' },
  ]);
});
