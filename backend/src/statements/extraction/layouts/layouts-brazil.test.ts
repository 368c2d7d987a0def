import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes no currency for the account’s that only the text of a transfer names', () => {
  const page = `
Extrato     CNPJ 31.872.495/0001-72
Período selecionado: 1 de março de 2025 até 31 de março de 2025
Data      Data         Tipo                      Descrição                            Valor
lançamento  contábil
31/03     31/03        Outros gastos             IOF CAMBIO CONTA GLOBAL           -R$ 7,15
28/03     28/03        Transf. entre contas      TRANSF PARA CONTA GLOBAL USD   -R$ 500,00
26/03     26/03        Entrada PIX               Pix recebido de OTAVIO          R$ 880,00
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'BRL' }]);
});

it('finds the year in the month of the head and not in the period of a rate below a booking', () => {
  const page = `
EXTRATO CONSOLIDADO     CNPJ 061186680001-77     março/2025
Saldo de Conta Corrente em 31/03            50,00
Data      Descrição                   Nº Documento     Créditos     Débitos     Saldo (R$)
          SALDO EM 28/02                                                            100,00
03/03     PIX ENVIADO                 -                             45,00-           55,00
31/03     JUROS SALDO UTILIZ          -                              5,00-           50,00
          PERIODO: 01/02 A 28/02/25
          SALDO EM 31/03                                                             50,00
ContaMax - Movimentação
28/02     SALDO ANTERIOR             20,00
31/03     SALDO FINAL                20,00
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    balances: [10000, 5000],
    proof: 'proven',
    lines: [
      '2025-03-03 -4500 5500 PIX ENVIADO',
      '2025-03-31 -500 5000 JUROS SALDO UTILIZ PERIODO: 01/02 A 28/02/25',
    ],
  });
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

it('takes a minus under the heading of payments and financing for money paid to the card', () => {
  const page = positioned([
    [
      [40, 'RAFAELA LIMA'],
      [250, 'FATURA 13 NOV 2026'],
      [400, 'EMISSÃO 06 NOV 2026'],
    ],
    [
      [40, 'Fatura anterior'],
      ['r550', 'R$ 1.873,40'],
    ],
    [
      [40, 'Total a pagar'],
      ['r550', 'R$ 18,33'],
    ],
    [
      [40, 'Pagamento mínimo para não ficar em atraso'],
      ['r550', 'R$ 2,75'],
    ],
    [[40, 'TRANSAÇÕES DE 06 OUT A 06 NOV']],
    spent('07 OUT', 'Uber* Trip', 'R$ 24,90'),
    spent('12 OUT', 'Ifd*Padaria Real', 'R$ 38,50'),
    spent('22 OUT', 'Estorno de "Mercadolivre*Tech"', '−R$ 45,07'),
    [
      [40, 'Pagamentos e Financiamentos'],
      ['r550', '−R$ 1.873,40'],
    ],
    spent('12 OUT', 'Pagamento em 12 OUT', '−R$ 1.873,40'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [-187340, -1833],
      proof: 'proven',
      lines: [
        '2026-10-07 -2490 null Uber* Trip',
        '2026-10-12 -3850 null Ifd*Padaria Real',
        '2026-10-12 187340 null Pagamento em 12 OUT',
        '2026-10-22 4507 null Estorno de "Mercadolivre*Tech"',
      ],
    },
  ]);
});

const spent = (day: string, text: string, amount: string): PlacedRow => [
  [40, day],
  [120, text],
  ['r550', amount],
];

it('reads a card in two columns whose list of payments has no label for its texts', () => {
  const page = `
                                                                 USO PESSOAL
Resumo da fatura em R$     Limite total 5.000,00     Pagamento mínimo 12,00     Postagem: 10/10/2025
Total da fatura anterior     2.401,94
Total desta fatura           186,51
Pagamentos efetuados                                             Lançamentos: compras e saques
DATA                                 VALOR EM R$                 DATA      ESTABELECIMENTO          VALOR EM R$
17/09     Pagamento via conta         -2.401,94                  20/09     CINEMARK BARIGUI               68,00
Total dos pagamentos                  -2.401,94                            lazer .CURITIBA
Lançamentos: compras e saques                                    24/09     PADARIA DAMA DOCE              22,15
DATA      ESTABELECIMENTO            VALOR EM R$                           alimentação .CURITIBA
08/09     UBER *TRIP                       23,18
          veículos .SAO PAULO
09/09     IFD*KIRIN                        73,18
          alimentação .CURITIBA
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-240194, -18651],
      proof: 'proven',
      lines: [
        '2025-09-08 -2318 null UBER *TRIP veículos .SAO PAULO',
        '2025-09-09 -7318 null IFD*KIRIN alimentação .CURITIBA',
        '2025-09-17 240194 null Pagamento via conta',
        '2025-09-20 -6800 null CINEMARK BARIGUI lazer .CURITIBA',
        '2025-09-24 -2215 null PADARIA DAMA DOCE alimentação .CURITIBA',
      ],
    },
  ]);
});

it('closes with a balance whose name is set in spaced letters', () => {
  const page = `
Período do extrato     05 / 2026     Valores em R$
Dt. balancete     Histórico                      Valor R$     Saldo
30/04/2026        000 Saldo Anterior                          1.248,77 C
04/05/2026        821 Pix - Recebido             180,00 C
04/05/2026        234 Compra com Cartão           58,90 D     1.369,87 C
31/05/2026        999 S A L D O                               1.369,87 C
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [124877, 136987], proof: 'proven' }]);
});

it('reads days that are printed newest first with the bookings of each oldest first', () => {
  const page = `
Período            01/09/2026 até 30/09/2026
Saldo anterior     R$ 100,00 C
Data/Hora                    Histórico/Complemento     Valor          Saldo
29/09/2026 - 07:15:22        PAGAMENTO TELEFONE         10,00 D       80,00 C
29/09/2026 - 12:36:48        DEB PIX CHAVE              20,00 D       60,00 C
29/09/2026 - 00:00:00        SALDO DIA                   0,00 C       60,00 C
25/09/2026 - 05:27:51        MENSALIDADE CESTA           5,00 D       95,00 C
25/09/2026 - 09:27:51        TAR PIX                     5,00 D       90,00 C
25/09/2026 - 00:00:00        SALDO DIA                   0,00 C       90,00 C
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'not_provable',
      lines: [
        '2026-09-25 -500 9500 MENSALIDADE CESTA',
        '2026-09-25 -500 9000 TAR PIX',
        '2026-09-29 -1000 8000 PAGAMENTO TELEFONE',
        '2026-09-29 -2000 6000 DEB PIX CHAVE',
      ],
    },
  ]);
});

it('reads payments under two labels, purchases beside a text of advice, and the tax on those abroad (Itaú Personnalité)', () => {
  const first = `
Olá. Esta é a sua fatura de dezembro.     Pagamento mínimo: R$ 45,00     Emissão: 24/11/2025
Previsão prox. Fechamento: 24/12/2025
Total da fatura anterior                            2.914,33
Total desta fatura                                    848,44
Pagamentos efetuados
DATA       VALOR EM R$
28/10     PAGAMENTO DEB AUTOMATIC                 - 2.914,33
Total dos pagamentos                              - 2.914,33
`;
  const second = `
Lançamentos                        DALVA R MONTENEGRO (final 8578)
Lembre-se: compras feitas após     Lançamentos: compras e saques
o fechamento entram na             DATA     ESTABELECIMENTO                  VALOR EM R$
próxima fatura.                    19/05    COS SERVICOSMEDIC07/10                500,00
                                   22/12    CASAVERDE MOVEIS 11/12                231,90
Programa de pontos
Saldo anterior 41.882              12/11    LIVRARIA DA TRAVESSIA                   0,10
Lançamentos no cartão (final 8578)                                                732,00
`;
  const third = `
Lançamentos internacionais
DATA     ESTABELECIMENTO               US$             R$
15/11    OPENDRAW.EXAMPLE PRO         20,00        112,60
Total transações inter. em R$                      112,60
Repasse de IOF em R$                                 3,84
Total lançamentos inter. em R$                     116,44
Total dos lançamentos atuais                       848,44
`;
  expect(readTyped(typed(first, second, third))).toMatchObject([
    {
      balances: [-291433, -84844],
      proof: 'proven',
      lines: [
        '2024-12-22 -23190 null CASAVERDE MOVEIS 11/12',
        '2025-05-19 -50000 null COS SERVICOSMEDIC07/10',
        '2025-10-28 291433 null PAGAMENTO DEB AUTOMATIC',
        '2025-11-12 -10 null LIVRARIA DA TRAVESSIA',
        '2025-11-15 -11260 null OPENDRAW.EXAMPLE PRO',
        '2025-11-15 -384 null Repasse de IOF em R$',
      ],
    },
  ]);
});
