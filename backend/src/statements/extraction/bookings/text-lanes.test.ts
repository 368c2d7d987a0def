import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const linesOf = (page: string) => readTyped(typed(page))[0]?.lines;
const HEAD = `
Account statement EUR     1 March 2025 to 31 March 2025
Date            Type                  Details                    Amount`;

it('reads texts that wrap in several columns one column after the other', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer received     Alder Harbour Bank         100.00
                by phone              Account 1044787
04 Mar 2025     Card                  Birch Supermarket           -5.00`),
  ).toEqual([
    '2025-03-03 10000 null Transfer received by phone Alder Harbour Bank Account 1044787',
    '2025-03-04 -500 null Card Birch Supermarket',
  ]);
});

it('reads a name that ends with a colon and what stands beside it as one line', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer received     Alder Harbour Bank        -100.00
                Reference:            1044787`),
  ).toEqual(['2025-03-03 -10000 null Transfer received Alder Harbour Bank Reference: 1044787']);
});

it('leaves a second line to the booking above it where the next one of its day begins with a text of its own', () => {
  expect(
    linesOf(`
Extrato de conta BRL
Data            Tipo                  Descrição                  Valor
03 Mar 2025     Transferência         Padaria do Carmo          -171.15
                pelo Pix              Agência 66
                Compra no débito      Posto Ipiranga 44         -191.65
04 Mar 2025     Compra no débito      Supermercado               -64.98`),
  ).toEqual([
    '2025-03-03 -17115 null Transferência pelo Pix Padaria do Carmo Agência 66',
    '2025-03-03 -19165 null Compra no débito Posto Ipiranga 44',
    '2025-03-04 -6498 null Compra no débito Supermercado',
  ]);
});
