import { expect, it } from 'vitest';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('goes on in the second column above its first labels, whatever codes stand in front of days (Santander in Brazil)', () => {
  const left = (day: string, text: string, amount: string): Placed[] => [
    [54, day],
    [80, text],
    ['r255', amount],
  ];
  const right = (day: string, text: string, amount: string): Placed[] => [
    [312, '2'],
    [332, day],
    [358, text],
    ['r533', amount],
  ];
  const labels = (x: number): Placed[] => [
    [x, 'Data'],
    [x + 26, 'Descrição'],
    [x + 189, 'R$'],
  ];
  const [card] = readTyped(
    positioned([
      row(
        [28, 'Fatura do cartão de crédito'],
        [300, 'Vencimento 10/06/2025'],
        [450, 'Saldo Anterior R$ 100,00'],
      ),
      row([28, 'Saldo Desta Fatura R$ 173,00']),
      row([28, 'Detalhamento da Fatura'], ...right('24/05', 'AIRALO SG', '10,00')),
      row([28, 'MARCOS V O PRADO'], ...right('25/05', 'BOOKING NL', '20,00')),
      row(...labels(54)),
      row(...left('12/05', 'PAGAMENTO DE FATURA', '-100,00')),
      row(...left('13/05', 'UBER *TRIP', '30,00'), [310, 'BEATRIZ L PRADO']),
      row(...left('14/05', 'POSTO IPIRANGA', '40,00'), ...labels(332)),
      row(...left('15/05', 'COBASI', '50,00'), ...right('16/05', 'CINEMARK', '23,00')),
    ]),
  );
  expect(card).toMatchObject({ balances: [-10000, -17300], proof: 'proven' });
  expect(card?.lines).toHaveLength(7);
});

it('reads a second column that goes on with the table of the first, and instalments of the year before (Itaú)', () => {
  const left = (text: string) => text.padEnd(52);
  const page = `
Itaú     CNPJ 60.701.190/0001-04     Postagem: 05/01/2026     Vencimento: 12/01/2026
Total da fatura anterior     R$ 104,33
Total desta fatura           R$ 415,51
${left('Pagamentos efetuados')}06/12     POSTO IPIRANGA                  108,70
${left('DATA      DESCRIÇÃO                 VALOR EM R$')}
${left('08/12     PAGAMENTO EFETUADO            -104,33')}Lançamentos: produtos e serviços
${left('Lançamentos: compras e saques')}DATA      DESCRIÇÃO                 VALOR EM R$
${left('DATA      DESCRIÇÃO                 VALOR EM R$')}26/12     ANUIDADE 03/12                   52,00
${left('18/03     MAGALU 10/10                   149,90')}
${left('27/09     DECOLAR 04/06                  104,91')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10433, -41551],
      proof: 'proven',
      lines: [
        '2025-03-18 -14990 null MAGALU 10/10',
        '2025-09-27 -10491 null DECOLAR 04/06',
        '2025-12-06 -10870 null POSTO IPIRANGA',
        '2025-12-08 10433 null PAGAMENTO EFETUADO',
        '2025-12-26 -5200 null ANUIDADE 03/12',
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
