import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('reads tables that stand side by side one after the other, each with its own rows', () => {
  const page = `
Itaú Unibanco     Com vencimento em: 10/04/2025     CNPJ 60.872.504/0001-23     pagamento mínimo R$ 50,00
Total da fatura anterior     100,00
Total desta fatura           345,00
Pagamentos efetuados                               Lançamentos internacionais
DATA      DESCRIÇÃO              VALOR EM R$       DATA      ESTABELECIMENTO      US$      R$
10/03     PAGAMENTO AUTOMATIC       - 100,00       06/03     OPENAI             20,00    118,00
Lançamentos: compras e saques                                SAN FRANCISCO
DATA      ESTABELECIMENTO        VALOR EM R$       Lançamentos: produtos e serviços
12/03     ZARA BRASIL                 190,00       DATA      PRODUTOS/SERVIÇOS        VALOR EM R$
          VESTUÁRIO                                24/03     ANUIDADE                       42,00
14/03     DEVOLUÇÃO                   - 5,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'BRL',
      balances: [-10000, -34500],
      proof: 'proven',
      lines: [
        '2025-03-06 -11800 null OPENAI SAN FRANCISCO',
        '2025-03-10 10000 null PAGAMENTO AUTOMATIC',
        '2025-03-12 -19000 null ZARA BRASIL VESTUÁRIO',
        '2025-03-14 500 null DEVOLUÇÃO',
        '2025-03-24 -4200 null ANUIDADE',
      ],
    },
  ]);
});

it('takes amounts without a date for parts of the bookings above them, where they come to the same', () => {
  const header = 'Datum         Text                          Belastung    Gutschrift    Valuta';
  const first = `
Raiffeisenbank     Kontoauszug (Buchungsdatum vom 04.03.2025 bis 23.04.2025)
${header}
09.04.2025    Gutschrift Otto                               60.00    09.04.2025
              Seeweg 8                                      60.00
31.03.2025    Sammelzahlung                 1'451.00                 31.03.2025
              Otto                          1'356.00
              Notar Muster                     95.00
24.03.2025    Zahlung GmbH                  2'000.00                 24.03.2025
`;
  const second = `
${header}
              Axenstrasse 11                2'000.00
              Papierauftrag
Umsatz                                      3'451.00       60.00
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'CHF',
      lines: [
        '2025-03-24 -200000 null Zahlung GmbH Axenstrasse 11 Papierauftrag',
        '2025-03-31 -145100 null Sammelzahlung Otto Notar Muster',
        '2025-04-09 6000 null Gutschrift Otto Seeweg 8',
      ],
    },
  ]);
});

it('takes balances that no sign marks for overdrawn where the columns of the amounts lead to them below zero', () => {
  const page = (balances: string[]) => `
Statement From 01/03/2025 To 31/03/2025     Currency INR
Date          Narration         Withdrawal Amt.     Deposit Amt.     Closing Balance
              OPENING BALANCE                                                 100.00
21/03/2025    FOOD                       163.00                               ${balances[0]}
22/03/2025    REFUND                                       34.00              ${balances[1]}
28/03/2025    SALARY                                      500.00              ${balances[2]}
              CLOSING BALANCE                                                 471.00
`;
  expect(readTyped(typed(page([' 63.00', ' 29.00', '471.00'])))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-21 -16300 -6300 FOOD',
        '2025-03-22 3400 -2900 REFUND',
        '2025-03-28 50000 47100 SALARY',
      ],
    },
  ]);
  // A single one may have lost its sign by error.
  expect(readTyped(typed(page([' 63.00', '-29.00', '471.00'])))).toMatchObject([
    { proof: 'broken' },
  ]);
});

it('reads a table with amounts in two currencies as two accounts, each booking in the one it fills', () => {
  const page = `
BCP     Estado de Cuenta Tarjeta de Crédito     Período de facturación 20/02/2025 - 19/03/2025     Pago Mínimo S/ 50.00
Fecha de     Fecha de     Descripción              Tipo de        Soles     Dólares
proceso      consumo                               operación
                          SALDO ANTERIOR                          100.00       10.00
22Feb        20Feb        INKAFARMA LIMA           CONSUMO         20.00
22Feb        21Feb        AMAZON MKTPL CA          CONSUMO                      5.00
                          SEATTLE
07Mar        07Mar        PAGO BANCA MOVIL         PAGO           100.00-
08Mar        08Mar        PAGO BANCA MOVIL         PAGO                        10.00-
                          TOTAL A PAGAR                            20.00        5.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'PEN',
      balances: [-10000, -2000],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-02-20 -2000 null INKAFARMA LIMA'),
        expect.stringContaining('2025-03-07 10000 null PAGO BANCA MOVIL'),
      ],
    },
    {
      currency: 'USD',
      balances: [-1000, -500],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-02-21 -500 null AMAZON MKTPL CA'),
        expect.stringContaining('2025-03-08 1000 null PAGO BANCA MOVIL'),
      ],
    },
  ]);
});

it('gives neither account of a table in two currencies where one of them cannot be read', () => {
  const page = (amount: string) => `
Credit card statement
Date          Description         EUR         JPY
03/03/2025    BAKERY            20.00
03/04/2025    BOOKSHOP                       ${amount}
`;
  expect(readTyped(typed(page('500')))).toMatchObject([
    { currency: 'EUR', lines: ['2025-03-03 -2000 null BAKERY'] },
    { currency: 'JPY', lines: ['2025-04-03 -500 null BOOKSHOP'] },
  ]);
  // There is no half of a yen.
  expect(extractStatement(typed(page('500.50')))).toEqual({ ok: false, failure: 'noTransactions' });
});
