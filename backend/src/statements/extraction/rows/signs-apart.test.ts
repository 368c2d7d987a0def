import { expect, it } from 'vitest';
import { readAsLines } from '../layouts/typed.fixture.ts';

const PAGE = `
Cresol - Extrato de Conta Corrente
Período: 01/12/2025 a 31/12/2025
Saldo anterior: + R$ 100,00
Lançamentos
02/12/2025 PIX CREDITO DE: AGRO NORTE + R$ 50,00
03/12/2025 PIX DEBITO PARA: POSTO - R$ 30,00
04/12/2025 TARIFA PACOTE - R$ 20,00
05/12/2025 CREDITO SALARIO + R$ 200,00
Saldo atual: + R$ 300,00`;

it('reads signs that stand apart in front of a currency, some of which are a plus (Cresol)', () => {
  expect(readAsLines(PAGE)[0]).toMatchObject({
    balances: [10000, 30000],
    proof: 'proven',
    lines: [
      '2025-12-02 5000 null PIX CREDITO DE: AGRO NORTE',
      '2025-12-03 -3000 null PIX DEBITO PARA: POSTO',
      '2025-12-04 -2000 null TARIFA PACOTE',
      '2025-12-05 20000 null CREDITO SALARIO',
    ],
  });
});
