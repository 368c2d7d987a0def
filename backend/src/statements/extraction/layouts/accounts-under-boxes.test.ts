import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { labelsOf, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('tells accounts in two currencies apart whose boxes stand between their names and tables (Galicia)', () => {
  const account = (name: string, number: string, box: string, row: string) => `
Resumen de
${name}
Datos de la cuenta
N° de cuenta               CBU                          Período de movimientos
${number}           0070166930004018822337       01/01/2026 al 31/01/2026
Saldo inicial              Saldo final
${box}
Movimientos
Fecha         Descripción              Crédito        Débito         Saldo
${row}`;
  const pesos = [
    '$500,00                    $460,00',
    '02/01/26      COMPRA DEBITO                           -40,00         460,00',
  ] as const;
  const dollars = [
    'U$S90,00                   U$S50,00',
    '11/01/26      TRANSFERENCIA                           -40,00          50,00',
  ] as const;
  const page = typed(`
Banco Galicia     Resumen de cuentas
${account('Caja de Ahorro en Pesos', '4018822-3 166-1', ...pesos)}
${account('Caja de Ahorro en Dólares', '4018823-7 166-4', ...dollars)}
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'ARS', proof: 'proven', balances: [50000, 46000], lines: { length: 1 } },
    { currency: 'USD', proof: 'proven', balances: [9000, 5000], lines: { length: 1 } },
  ]);
  expect(labelsOf(page)).toEqual(['Caja de Ahorro en Pesos', 'Caja de Ahorro en Dólares']);
});

it('finds the name of an account over a box of labels in two lines and a sentence below it (PNC)', () => {
  const account = (name: string, number: string, figures: string, rows: string) => `
${name} Account Summary                                   Account number: XX-XXXX-${number}
Balance Summary
            Beginning         Deposits and          Checks and other          Ending
            balance           other additions       deductions                balance
            ${figures}
As of 03/09, a total of $18.44 in interest was paid this year.
Deposits and Other Additions                      There was 1 Deposit and Other Addition totaling $20.00.
Date          Amount           Description
${rows}`;
  const page = typed(`
PNC Bank     For the period 02/10/2026 to 03/09/2026     Primary Account Number: XX-XXXX-2209
${account('Reserve', '2217', '100.00            20.00                 0.00                      120.00', '02/15          20.00           Online Transfer From XXXXX2209')}
${account('Growth', '2225', '300.00            20.00                 0.00                      320.00', '02/16          20.00           Online Transfer From XXXXX2209')}
`);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [10000, 12000], lines: { length: 1 } },
    { proof: 'proven', balances: [30000, 32000], lines: { length: 1 } },
  ]);
});

it('reads a second currency of one number on the same page (TBC)', () => {
  const account = (code: string, figures: string, row: string) => `
Account: GE47TB7514436010300044 ${code}
საწყისი ნაშთი          გასული თანხა       შემოსული თანხა     საბოლოო ნაშთი
Opening Balance        Paid Out           Paid In            Closing Balance
${figures}
თარიღი         დანიშნულება                 თანხა              თანხა              ნაშთი
Date           Description               Paid Out           Paid In            Balance
${row}`;
  const page = typed(`
Account Statement     01/12/2025 - 31/12/2025
${account('GEL', '418.26                 159.90             0.00               258.36', '02/12/2025     POS - SPAR                159.90                                258.36')}
${account('USD', '96.40                  26.40              0.00               70.00', '02/12/2025     POS - NETFLIX.COM         26.40                                 70.00')}
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'GEL', proof: 'proven', balances: [41826, 25836] },
    { currency: 'USD', proof: 'proven', balances: [9640, 7000] },
  ]);
  expect(labelsOf(page)[1]).toBe('Account: GE47TB7514436010300044 USD');
});

it('closes no account with a figure of the next sentence (Desjardins)', () => {
  const page = `
Relevé de compte     1 JAN 2026 au 31 JAN 2026
Date        Code     Description             Retrait        Dépôt          Solde
                     Solde reporté                                         146,20
11 JAN      DEP      Dépôt au comptoir                      312,50         458,70
31 JAN      FRS      Frais de relevé         1,25                          457,45
                     Total                   1,25           312,50
Solde suivi du signe « - » : solde débiteur. Intérêt annuel versé en 2025 : 34,72 $.
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', balances: [14620, 45745] }]);
});

it('knows what was owed before and is owed now in the words of both statements of a card (Santander Chile)', () => {
  const national = `
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ADEUDADO FINAL PERÍODO ANTERIOR                                    $ 412.830
FECHA          DESCRIPCIÓN                   MONTO TOTAL A PAGAR      VALOR CUOTA MENSUAL
22/01/26       CRUZ VERDE 196                $ 30.320                 $ 30.320
03/02/26       MONTO CANCELADO               $ -412.830               $ -412.830
MONTO TOTAL FACTURADO A PAGAR                                            $ 30.320
`;
  const international = `
ESTADO DE CUENTA INTERNACIONAL DE TARJETA DE CRÉDITO     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ANTERIOR FACTURADO US$                                             61,47
DEUDA TOTAL FACTURADA US$                                                20,31
FECHA OPERACIÓN     DESCRIPCIÓN OPERACIÓN      MONTO MONEDA ORIGEN      MONTO US$
23/01/26            GOOGLE *YOUTUBE            20,31                    20,31
03/02/26            ABONO REALIZADO                                     -61,47
`;
  expect(read(national, international)).toMatchObject([
    { currency: 'CLP', proof: 'proven', balances: [-412830, -30320] },
    {
      currency: 'USD',
      proof: 'proven',
      balances: [-6147, -2031],
      lines: ['2026-01-23 -2031 null GOOGLE *YOUTUBE', expect.any(String)],
    },
  ]);
});

it('proves no whole pesos as dollars where nothing names their country', () => {
  const page = `
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     Moneda: US$     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ANTERIOR                                             $ 412.830
FECHA          DESCRIPCIÓN                        MONTO US$
22/01/26       CRUZ VERDE 196                     $ 30.320
03/02/26       MONTO CANCELADO                    $ -412.830
SALDO ACTUAL                                               $ 30.320
`;
  expect(read(page)).toMatchObject([{ currency: 'USD', proof: 'not_provable' }]);
});

it('lets a text go on under the second column that its one run reached into, with the next booking of the day behind it (Nubank)', () => {
  const day = (on: string, sum: string): PlacedRow => [
    [40, on],
    [120, sum.slice(0, -8).trim()],
    ['r556', sum.slice(-8).trim()],
  ];
  const booking = (kind: string, whom: string, amount: string): PlacedRow => [
    [120, kind],
    [246, whom],
    ['r556', amount],
  ];
  const held = (balance: string): PlacedRow => [
    [120, 'Saldo do dia'],
    ['r556', balance],
  ];
  const page = positioned([
    [
      [40, 'nu'],
      [333, 'Agência 0001 Conta 61820047-3'],
    ],
    [
      [40, '01 DE OUTUBRO DE 2025 a 31 DE OUTUBRO DE 2025'],
      ['r555', 'VALORES EM R$'],
    ],
    [
      [300, 'Saldo inicial'],
      ['r555', '130,00'],
    ],
    [
      [300, 'Saldo final do período'],
      ['r555', '160,00'],
    ],
    [[40, 'Movimentações']],
    day('02 OUT 2025', 'Total de saídas - 10,00'),
    booking('Compra no débito', 'PADARIA BELA VISTA', '10,00'),
    held('120,00'),
    day('03 OUT 2025', 'Total de saídas - 20,00'),
    booking('Compra no débito', 'DROGASIL 1182', '20,00'),
    held('100,00'),
    day('05 OUT 2025', 'Total de entradas + 60,00'),
    booking('Transferência recebida pelo Pix', 'RAFAEL COSTA LIMA', '10,00'),
    [[246, 'PAGAMENTOS - IP (0260)']],
    booking('Transferência Recebida', 'LUMEN LTDA', '50,00'),
    held('160,00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-02 -1000 null Compra no débito PADARIA BELA VISTA',
        '2025-10-03 -2000 null Compra no débito DROGASIL 1182',
        '2025-10-05 1000 null Transferência recebida pelo Pix RAFAEL COSTA LIMA PAGAMENTOS - IP (0260)',
        '2025-10-05 5000 null Transferência Recebida LUMEN LTDA',
      ],
    },
  ]);
});

it('takes the digits behind the name of an account for its number, though they stand under the label of amounts', () => {
  const page = typed(
    `
Alder Bank                         계좌번호: 2164643378
통화 KRW
입출금통장         2164643378
        기초잔액 2025-08-01       기말잔액 2025-08-31
        KRW 1,000,000             KRW 900,000
거래일               금액              잔액   거래내용
2025/08/24    -KRW 100,000       KRW 900,000   전기요금
저축예금        5951974510
        기초잔액 2025-08-01       기말잔액 2025-08-31
        KRW 1,617,000             KRW 1,517,000`,
    `
Alder Bank
계좌번호: 2164643378
거래일               금액              잔액   거래내용
2025/08/03    -KRW 100,000     KRW 1,517,000   급여 이체`,
  );
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', lines: { length: 1 } },
    { proof: 'proven', balances: [1617000, 1517000], lines: { length: 1 } },
  ]);
});
