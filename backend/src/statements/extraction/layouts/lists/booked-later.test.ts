import { expect, it } from 'vitest';
import { isNotBooked } from '../../words/titles.ts';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('knows what will be paid for not booked (CaixaBank)', () => {
  expect(isNotBooked('Próximos pagos')).toBe(true);
});

it('goes on below the holder of another card with what is billed later (Itaú)', () => {
  const [section] = readTyped(
    typed(
      `
Itaú Mastercard     Fatura     Emissão: 10/03/2025     Titular FERNANDA A MOREIRA     R$
Total da fatura anterior     100,00
Total desta fatura           489,82
FERNANDA A MOREIRA (final 8841)
DATA      ESTABELECIMENTO                VALOR EM R$
14/02     MAGAZINE LUIZA 04/10                189,90
17/02     PAGAMENTO DEB AUTOMATIC           - 100,00
GUSTAVO P MOREIRA (final 2076)
DATA      ESTABELECIMENTO                VALOR EM R$
18/02     FAST SHOP SA 03/12                  299,92
`,
      `
Compras parceladas - próximas faturas
FERNANDA A MOREIRA (final 8841)
DATA      ESTABELECIMENTO                VALOR EM R$
14/02     MAGAZINE LUIZA 05/10                189,90
GUSTAVO P MOREIRA (final 2076)
DATA      ESTABELECIMENTO                VALOR EM R$
18/02     FAST SHOP SA 04/12                  299,92
`,
    ),
  );
  expect(section).toMatchObject({ balances: [-10000, -48982], proof: 'proven' });
});

it('books nothing that is only estimated, on a page without the table (NatWest)', () => {
  const head = `
Account Name          Account No     Sort Code     Statement Date
MS BRONWEN E HALE     51882044       60-04-17      26 JAN 2024
`;
  const first = `${head}
Period Covered     29 DEC 2023 to 26 JAN 2024
Previous Balance     £100.00
New Balance          £95.00
Date            Description                    Paid In(£)     Withdrawn(£)     Balance(£)
26 JAN          Interest
                29DEC A/C 51882044                                    3.00          97.00
                Charges
                28DEC A/C 51882044                                    2.00          95.00
National Westminster Bank Plc. Registered in England and Wales No. 929027.
`;
  const last = `${head}
Interest and charges
Overdraft rate (arranged)                                  39.49% EAR
Estimated charges to be debited on 26 FEB 2024                  £2.00
Estimated interest to be debited on 26 FEB 2024                 £0.00
`;
  expect(readTyped(typed(first, last))).toMatchObject([
    { balances: [10000, 9500], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('what is charged later is none of the bookings above the sentence that says so', () => {
  const page = `
RIB : 30004 00417 00041782204 17     du 28 février 2025 au 31 mars 2025     Monnaie du compte : Euro
Date      Nature des opérations              Valeur          Débit         Crédit
          SOLDE CREDITEUR AU 28.02.2025                                    100,00
28.03     PRLV SEPA VILLE DE LYON            28.03           20,00
31.03     COTISATION                         31.03            1,00
          SOLDE CREDITEUR AU 31.03.2025                                     79,00
Information préalable : les frais ci-dessous seront débités de votre compte à partir du 15.04.2025
15.04     INTERETS DEBITEURS                                  1,12
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [10000, 7900], proof: 'proven' }]);
});

it('takes what is estimated for no balance (Bankinter)', () => {
  expect(
    readPages(`
bankintercard     Extracto mensual de tu tarjeta     Nº tarjeta     4176 **** **** 5526
Periodo: 25/01/2025 - 24/02/2025
Saldo dispuesto anterior a 24/01/2025     487,30 €
Saldo dispuesto a 24/02/2025              539,71 €
Fecha operación     Concepto                       Importe €
26/01/2025          CARREFOUR HIPER ZARAGOZA           92,41
28/01/2025          REPSOL E.S. LOS ENLACES            25,00
03/02/2025          RECIBO MENSUAL TARJETA            -65,00
Información sobre el crédito aplazado
Importe total a pagar estimado                      1.264,38 €
`),
  ).toMatchObject([{ balances: [-48730, -53971], proof: 'proven', lines: { length: 3 } }]);
});

it('ends at a title in the middle that says what is booked later', () => {
  const page = `
SICOOB     PERÍODO: 01/04/2025 - 30/04/2025
DATA      HISTÓRICO                               VALOR
31/03     SALDO ANTERIOR                        100,00C
01/04     PIX EMIT.OUTRA IF                      10,00D
          DOC.: Pix
          SALDO DO DIA ===== >                   90,00C
30/04     CRÉD.SOBRAS                             5,00C
          SALDO DO DIA ===== >                   95,00C
                    RESUMO
SALDO EM C.CORRENTE(+):                          95,00C
LIMITE CHEQUE ESPECIAL(+):                    1.000,00C

`;
  const future = `
                    LANÇAMENTOS FUTUROS
05/05     DÉB.PARC.EMPRÉSTIMO                    20,00D
`;
  const read = readTyped(typed(page + future));
  expect(read).toMatchObject([{ balances: [10000, 9500], proof: 'proven' }]);
  expect(read[0]?.lines).toHaveLength(2);
});

it('passes over what is billed later for each holder, beside the title of a box (Itaú)', () => {
  const listed = (day: string, text: string, amount: string) =>
    [
      [36, day],
      [72, text],
      ['r278', amount],
    ] as Placed[];
  const labels = [
    [36, 'DATA'],
    [72, 'ESTABELECIMENTO'],
    [245, 'VALOR EM R$'],
  ] as Placed[];
  const page = positioned(
    [
      [
        [36, 'Itaú Cartões'],
        [178, 'Cartão 5234.XXXX.XXXX.7081'],
        [400, 'Vencimento: 07/04/2025'],
      ] as Placed[],
      [[36, 'Sua fatura fechou em 28/03/2025.']],
      [
        [36, 'Total da fatura anterior'],
        ['r278', '215,40'],
      ] as Placed[],
      [
        [36, 'Pagamento efetuado em 10/03/2025'],
        ['r278', '- 215,40'],
      ] as Placed[],
      [
        [36, 'Total desta fatura'],
        ['r278', '384,95'],
      ] as Placed[],
      [[36, 'Pagamentos efetuados']],
      labels,
      listed('10/03', 'PAGAMENTO DEB AUTOMATIC', '- 215,40'),
      [[36, 'Lançamentos: compras e saques']],
      [[36, 'MARIANA OLIVEIRA (final 7081)']],
      labels,
      listed('27/02', 'CARREFOUR', '184,96'),
      listed('16/03', 'RENNER 01/02', '199,99'),
    ],
    [
      [
        [36, 'Compras parceladas - próximas faturas'],
        [309, 'Limites de crédito em R$'],
      ] as Placed[],
      [
        [36, 'MARIANA OLIVEIRA (final 7081)'],
        [426, 'Total'],
        [471, 'Utilizado'],
      ] as Placed[],
      labels,
      listed('12/11', 'MAGALU 06/10', '249,90'),
      [
        [36, 'HENRIQUE OLIVEIRA (final 3356)'],
        [309, 'Parcelamento da fatura'],
      ] as Placed[],
      labels,
      listed('16/03', 'RENNER 02/02', '199,99'),
    ],
  );
  expect(readTyped(page)).toMatchObject([
    { balances: [-21540, -38495], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('takes what will be paid after the printed period for nothing that was overlooked (Capitec)', () => {
  expect(
    readPages(`
CAPITEC BANK     Main Account Statement     From Date: 01/02/2025     To Date: 28/02/2025     Account: 1488207731
Opening Balance     Closing Balance
R827.84             R628.84
Debit Orders
Next Date     Description                    Reference     Last Amount
25/03/2025    MTN Sp                         MTN0038817        R429.00
25/03/2025    Wesbank Vehicle Finance        85017744120     R3 812.66
01/04/2025    Virgin Active South Africa     VA 2209917        R399.00
Transaction History
Date          Description                    Category      Money In     Money Out     Balance
01/02/2025    Debit Order: Virgin Active     Fitness                      -399.00      428.84
03/02/2025    Payment Received               Income          200.00                    628.84
`),
  ).toMatchObject([{ balances: [82784, 62884], proof: 'proven', lines: { length: 2 } }]);
});

it('takes a figure beside a list of what is to come for no balance of it (Itaú)', () => {
  const page = `
Titular MARINA T ARRUDA     Emissão: 16/01/2026     Vencimento: 25/01/2026
Total da fatura anterior     100,00
Total desta fatura           189,90
MARINA T ARRUDA (final 6853)
DATA      ESTABELECIMENTO                VALOR EM R$
14/12     MAGALU 03/06                       189,90
05/01     PAGAMENTO EFETUADO               - 100,00
`;
  const next = `
Compras parceladas - próximas faturas                 Programa de pontos
MARINA T ARRUDA (final 6853)                          Saldo anterior          18.440
DATA      ESTABELECIMENTO                VALOR EM R$  Pontos da fatura           412
14/12     MAGALU 04/06                       189,90   Saldo atual             18.852
15/12     DECATHLON 03/03                    153,30
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [-10000, -18990], proof: 'proven', lines: { length: 2 } },
  ]);
});
