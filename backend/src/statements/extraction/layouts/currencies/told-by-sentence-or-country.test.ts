import { expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('is in the currency under its label at the head of the page, beside an address (Bancolombia)', () => {
  const page = (name: string, before: string, amount: string, now: string) => [
    row([36, 'CARLOS RESTREPO'], [340, 'Estado de cuenta en:'], [455, 'Tarjeta:']),
    row([36, 'CL 44 78 35 AP 502']),
    row([36, 'MEDELLIN, ANTIOQUIA'], [340, name], [455, 'Visa ****4821']),
    row([36, 'Periodo facturado'], [140, '30 abr. 2025 - 30 may. 2025']),
    row([350, '+ Saldo anterior'], ['r580', before]),
    row([350, '= Pago total'], ['r580', now]),
    row([38, 'Fecha'], [132, 'Movimientos'], ['r355', 'Valor']),
    row([38, '30/05/2025'], [132, 'CARULLA VIVA'], ['r355', amount]),
    row([36, 'Banco de Colombia. VIGILADO SUPERINTENDENCIA FINANCIERA DE COLOMBIA']),
  ];
  expect(
    readTyped(
      positioned(
        page('PESOS', '$ 100.000,00', '$ 58.000,00', '$ 158.000,00'),
        page('DÓLARES', '$ 45,20', '$ 37,85', '$ 83,05'),
      ),
    ),
  ).toMatchObject([{ currency: 'COP' }, { currency: 'USD' }]);
});

it('takes the currency of a country for that of its account, whatever was bought in another', () => {
  const page = `
IBAN  CZ65 0800 0000 0044 7120 3318
Měna účtu  CZK
Období 01.02.2025 - 28.02.2025
Počáteční zůstatek   1 000,00
Datum        Popis                          Částka
03.02.2025   Alder WIEN 18,60 EUR           -473,00
04.02.2025   Birch WIEN 20,00 EUR           -500,00
Konečný zůstatek     27,00
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'CZK', proof: 'proven' }]);
});

it('takes the currency that a sentence names for all figures, whatever dollar signs stand beside them', () => {
  const page = `
DESDE: 2024/12/31 HASTA: 2025/01/31
SALDO ANTERIOR      $ 100.00
SALDO ACTUAL        $ 75.00
Valores expresados en pesos colombianos (COP)
FECHA     DESCRIPCIÓN        SUCURSAL     DCTO.     VALOR      SALDO
2/01      COMPRA ALDER       POBLADO      4471     -30.00      70.00
5/01      ABONO BIRCH                                5.00      75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'COP',
      lines: ['2025-01-02 -3000 7000 COMPRA ALDER POBLADO', '2025-01-05 500 7500 ABONO BIRCH'],
    },
  ]);
});

it('takes the currency of a purchase for no sentence about all amounts, and the law of a country before the name of a bank', () => {
  const british = `
Your credit card statement     Sort code 30-00-00     Statement date 10 January 2026
Balance from previous statement          £100.00
Your new balance                         £142.00
Payment due by                           6 February 2026
Transaction date     Date entered      Details                            Amount (£)
12 December          14 December       HOTEL MIRAMAR BARCELONA                 36.57
                                       AMOUNT IN EUR 42.00 AT 1.1483
15 December          16 December       FEE                                      5.43
                                       AMOUNT IN EUR 218.50 AT 1.1479
`;
  expect(readTyped(typed(british))).toMatchObject([{ currency: 'GBP', proof: 'proven' }]);
  const american = `
BMO     BMO Bank N.A. Member FDIC     Account number 0044 183 072
Statement period 03/01/26 TO 03/31/26
Beginning balance as of February 28, 2026        $100.00
Ending balance as of March 31, 2026               $75.00
Withdrawals and other debits
Date        Amount        Description
03/10        25.00        Card Purchase
`;
  expect(readTyped(typed(american))).toMatchObject([{ currency: 'USD', proof: 'proven' }]);
});
