import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('opens with the balance on the earlier of two days, wherever both stand (Santander in Spain)', () => {
  const page = `
Santander     Extracto de movimientos de cuenta     Periodo: Desde 01/05/2025 hasta 31/05/2025
Saldo disponible                       2.303,17 EUR
Saldo contable a 31/05/2025            2.303,17 EUR
Saldo a 30/04/2025                     1.893,27 EUR
Fecha operación    Operación                   Fecha valor          Importe              Saldo
28/05/2025         Nómina                      28/05/2025        459,90 EUR       2.303,17 EUR
12/05/2025         Cajero                      12/05/2025        -50,00 EUR       1.843,27 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [189327, 230317], proof: 'proven', lines: { length: 2 } },
  ]);
});
