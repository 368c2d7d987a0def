import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads the bookings of another card in the second column, whose labels stand at the foot of the first (Itaú)', () => {
  const booked = (day: string, text: string, amount: string, x = 0): PlacedRow => [
    [40 + x, day],
    [70 + x, text],
    [`r${285 + x}`, amount],
  ];
  const both = (left: PlacedRow, right: PlacedRow) => [...left, ...right] as PlacedRow;
  const labels = (x = 0): PlacedRow => [
    [40 + x, 'DATA'],
    [70 + x, 'ESTABELECIMENTO'],
    [`r${285 + x}`, 'VALOR EM R$'],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Itaucard Click Visa Platinum'],
      [330, 'Vencimento 17/01/2026'],
    ],
    [
      [40, 'Total da fatura anterior'],
      ['r285', '601,94'],
    ],
    [
      [40, 'Total desta fatura'],
      ['r285', '171,80'],
    ],
    both(labels(), booked('03/01', 'FARMACIA', '18,04', 269)),
    both(booked('17/12', 'PAGAMENTO EFETUADO', '-601,94'), booked('05/01', 'LOJA', '16,70', 269)),
    booked('18/12', 'PADARIA', '11,15'),
    booked('27/12', 'POSTO', '80,00'),
    both(booked('29/12', 'AMAZON BR', '5,91'), [[309, 'Compras parceladas - próximas faturas']]),
    both([[70, 'OSASCO']], labels(269)),
    both(booked('07/01', 'NETFLIX.COM', '40,00'), booked('26/11', 'TONON 04/12', '65,61', 269)),
    [[40, 'LUIZA AMADO (final 8821)']],
    labels(),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-60194, -17180], lines: { length: 7 } },
  ]);
});

it('reads columns of a page over a foot of several lines, with the sum of a list beside labels (Santander)', () => {
  expect(
    readPages(
      `
Santander     Fatura de Cartão de Crédito     Vencimento 08/03/2025     Pagamento Mínimo R$ 12,44     R$
Saldo Anterior                                   R$ 2.387,46
Total Despesas/Débitos no Brasil                   R$ 148,19          Melhor data de compra              01/03
Total Despesas/Débitos no Exterior                  R$ 50,01
Total de Pagamentos                              R$ 2.000,00
Saldo Desta Fatura                                 R$ 585,66          Fechamento da próxima fatura  31/03/2025
`,
      `
Data        Descrição                                 R$
08/02       PAGAMENTO DE FATURA                -2.000,00        Data        Descrição                                 R$
21/02       MERCADO LIVRE                          40,00        02/02       PAPELARIA UNIAO                        66,20
22/02       ZARA MADRID                            50,01        10/02       STEAM PURCHASE                         41,99
                                                                VALOR TOTAL                                       108,19
O pagamento inferior ao valor total da fatura implica financiamento do saldo remanescente no crédito rotativo, que só poderá ser utilizado
até o vencimento da fatura subsequente, com os encargos que são informados nesta fatura e no contrato do cartão, conforme a resolução
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-238746, -58566], lines: { length: 5 } }]);
});

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

it('reads two columns of a page whose rows do not stand beside each other, and payments above the first labels (Itaú)', () => {
  const labels: PlacedRow = [
    [140, 'DATA'],
    [166, 'ESTABELECIMENTO'],
    ['r348', 'VALOR EM R$'],
    [366, 'DATA'],
    [392, 'ESTABELECIMENTO'],
    ['r560', 'VALOR EM R$'],
  ];
  const left = (day: string, shop: string, amount: string): PlacedRow => [
    6,
    [140, day],
    [166, shop],
    ['r348', amount],
  ];
  const right = (day: string, shop: string, amount: string): PlacedRow => [
    6,
    [366, day],
    [392, shop],
    ['r560', amount],
  ];
  const page = positioned([
    [
      [40, 'Itaú Cartões'],
      [300, 'Emissão: 08/03/2024'],
    ],
    [
      [140, 'Total da fatura anterior'],
      ['r350', '100,00'],
    ],
    [
      [140, 'Total desta fatura'],
      ['r350', '210,00'],
    ],
    [[140, 'Pagamentos efetuados']],
    [
      [140, '15/02'],
      [166, 'PAGAMENTO EFETUADO 7117'],
      ['r348', '-100,00'],
    ],
    [
      [140, 'Total dos pagamentos'],
      ['r348', '-100,00'],
    ],
    [
      [140, 'Lançamentos: compras e saques'],
      [366, 'Lançamentos: compras e saques'],
    ],
    labels,
    right('19/02', 'AMAZON', '40,00'),
    left('12/02', 'AUTO POSTO', '10,00'),
    right('20/02', 'ESTAPAR', '50,00'),
    left('13/02', 'CARREFOUR', '20,00'),
    right('21/02', 'DECOLAR', '60,00'),
    left('14/02', 'RAIA', '30,00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'BRL',
      proof: 'proven',
      balances: [-10000, -21000],
      lines: [
        '2024-02-12 -1000 null AUTO POSTO',
        '2024-02-13 -2000 null CARREFOUR',
        '2024-02-14 -3000 null RAIA',
        '2024-02-15 10000 null PAGAMENTO EFETUADO 7117',
        '2024-02-19 -4000 null AMAZON',
        '2024-02-20 -5000 null ESTAPAR',
        '2024-02-21 -6000 null DECOLAR',
      ],
    },
  ]);
});

it('takes a second column that begins right under labels of both for one of its own (Barclaycard)', () => {
  const page = `
barclaycard     Your statement, 26 January 2026     Sort code 20-00-00
Your previous balance:     £100.00
Payments towards your account:     £20.00
Transactions, interest and charges:     £31.00
Your new balance:          £111.00
Your credit limit:         £4,200.00
Minimum payment            £5.00
Date       Description               Amount       Date       Description               Amount
                                                  12 Jan     Costa Coffee              £3.00
Payments towards your account
06 Jan     Payment By Direct Debit   £20.00       13 Jan     Pret A Manger             £5.00
Transactions, interest and charges
07 Jan     Tesco Stores              £10.00       14 Jan     Netflix.Com               £6.00
08 Jan     Greggs, Norwich           £7.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-10000, -11100], lines: { length: 6 } },
  ]);
});

it('reads payments above the first labels beside which the second column of the page has its heading (Itaú)', () => {
  const page = positioned([
    [
      [40, 'Itaú Cartões'],
      [300, 'Emissão: 08/03/2024'],
    ],
    [
      [140, 'Total da fatura anterior'],
      ['r350', '100,00'],
    ],
    [
      [140, 'Total desta fatura'],
      ['r350', '30,00'],
    ],
    [
      [140, 'Pagamentos efetuados'],
      [366, 'Lançamentos: compras e saques'],
    ],
    [
      [140, '15/02'],
      [166, 'PAGAMENTO EFETUADO 7117'],
      ['r348', '- 100,00'],
      [366, 'H MARTINS (final 9826)'],
    ],
    [
      [140, 'Total dos pagamentos'],
      ['r348', '- 100,00'],
    ],
    [[140, 'Lançamentos: compras e saques']],
    [
      [140, 'DATA'],
      [166, 'ESTABELECIMENTO'],
      ['r348', 'VALOR EM R$'],
    ],
    [
      [140, '12/02'],
      [166, 'AUTO POSTO'],
      ['r348', '30,00'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: ['2024-02-12 -3000 null AUTO POSTO', '2024-02-15 10000 null PAGAMENTO EFETUADO 7117'],
    },
  ]);
});

it('reads the last bookings of a list in the second column, whose title says that it goes on there (Barclaycard)', () => {
  const booked = (x: number, day: string, text: string, amount: string): PlacedRow => [
    [x, day],
    [x + 37, text],
    [`r${x + 248}`, amount],
  ];
  const [section] = readTyped(
    positioned(
      [
        [[36, 'Your Barclaycard statement period 07 Dec 24 - 06 Jan 25']],
        [
          [36, 'Your previous balance'],
          ['r280', '£842.17'],
        ],
        [
          [36, 'Minimum payment'],
          ['r280', '£25.00'],
        ],
        [
          [36, 'Your new balance'],
          ['r280', '£629.65'],
        ],
      ],
      [
        [
          [36, 'Your transactions'],
          [310, 'Your transactions continued'],
        ],
        [18, ...booked(310, '04 Jan', 'Boots 1137, Leeds', '£13.48')] as PlacedRow,
        [
          6,
          ...booked(36, '19 Dec', 'Payment By Direct Debit, Thank You', '£250.00CR'),
        ] as PlacedRow,
        booked(36, '20 Dec', 'Tesco Stores 3214, Leeds', '£11.27'),
        booked(36, '22 Dec', 'Shell Harrogate Road', '£8.10'),
        booked(36, '23 Dec', 'Octopus Energy, London', '£4.63'),
      ],
    ),
  );
  expect(section).toMatchObject({ balances: [-84217, -62965], proof: 'proven' });
  expect(section?.lines).toHaveLength(5);
});
