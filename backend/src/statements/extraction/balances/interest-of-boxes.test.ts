import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const nubank = ({ yielded = '+1,37', entries = '+4.440,40', closing = '4.212,49' } = {}) =>
  readTyped(
    typed(`
Camila Teixeira Lins     Agência 0001     Conta 7720418-3     nu
01 DE MARÇO DE 2024 a 31 DE MARÇO DE 2024                  VALORES EM R$
                              Saldo inicial                       1.123,84
                              Rendimento líquido                     ${yielded}
                              Total de entradas                 ${entries}
                              Total de saídas                   -1.353,12
                              Saldo final do período              ${closing}
Movimentações
01 MAR 2024    Total de entradas                              + 4.280,50
               Transferência recebida     COOPERATIVA AGROVALE      4.280,50
               Total de saídas                                 - 675,00
               Compra no débito           SUPERMERCADO DOIS IRMAOS    675,00
11 MAR 2024    Total de saídas                                 - 500,00
               Aplicação RDB                                          500,00
14 MAR 2024    Total de entradas                               + 159,90
               Estorno - Compra no débito   LOJAS ROCHEDO             159,90
               Total de saídas                                 - 178,12
               Pagamento de boleto        CEMIG DISTRIBUICAO S.A.     178,12
`),
  );

it('books the yield that only the box of balances tells on the last day of the period (Nubank)', () => {
  const [section] = nubank();
  expect(section).toMatchObject({ balances: [112384, 421249], proof: 'proven' });
  expect(section?.lines.at(-1)).toBe('2024-03-31 137 null Rendimento líquido');
});

it.each([
  ['where it does not lead to the closing balance', { closing: '4.212,50' }],
  ['where it bears the other sign', { yielded: '-1,37' }],
  ['where the sums of the lines are not printed', { entries: '+4.441,77' }],
])('does not do so %s', (_, box) => {
  const [section] = nubank(box);
  expect(section?.proof).not.toBe('proven');
  expect(section?.lines).toHaveLength(5);
});

it('books the interest of a card that stands in its box and in a table of rates only (BMO)', () => {
  expect(
    readTyped(
      typed(`
BMO CashBack Mastercard     Statement period   Mar. 15, 2025 - Apr. 14, 2025
Card number 5191 23XX XXXX 4408     Statement date   Apr. 14, 2025
Previous total balance, Mar. 14, 2025                 $821.55     Minimum payment due     $22.00
Payments and credits                                 - 650.00     Payment due date     May 9, 2025
Purchases and other charges                            123.12
Total interest charges                                + 14.88
Fees                                                   + 6.75
New balance, Apr. 14, 2025                            $316.30
TRANS DATE   POSTING DATE   DESCRIPTION                        AMOUNT ($)
Mar. 14      Mar. 17        METRO #128 OTTAWA ON                    88.12
Mar. 15      Mar. 17        OC TRANSPO OTTAWA ON                    35.00
Mar. 20      Mar. 21        TRSF FROM/DE ACCT/CPT                  650.00 CR
Apr. 14      Apr. 14        PAYSMART INSTALLMENT FEE                 6.75
`),
    )[0],
  ).toMatchObject({
    balances: [-82155, -31630],
    proof: 'proven',
    lines: { length: 5, 4: '2025-04-14 -1488 null Total interest charges' },
  });
});

it('books the interest of a card that its debits hold and only the foot of its list tells, on the day of the statement (HSBC in the UK)', () => {
  const hsbc = (debits: string) =>
    readTyped(
      typed(`
Your Alder Credit Card statement     Statement Date 17 March 2026
Card number 4546 38XX XXXX 0117
Account Summary
Previous Balance          182.44
Debits                    ${debits}
Credits                   150.00
New Balance               103.92
Received By Us   Transaction Date   Details                       Amount (£)
19 Feb 26        17 Feb 26          FITZBILLIES CAMBRIDGE              55.17
13 Mar 26        13 Mar 26          PAYMENT - THANK YOU               150.00CR
Summary Of Interest On This Statement
TOTAL INTEREST CHARGED ON THIS STATEMENT                               16.31
`),
    )[0];
  expect(hsbc('71.48')).toMatchObject({
    proof: 'proven',
    lines: { length: 3, 2: '2026-03-17 -1631 null TOTAL INTEREST CHARGED ON THIS STATEMENT' },
  });
  expect(hsbc('71.47')?.proof).not.toBe('proven');
});
