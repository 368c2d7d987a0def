import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, readTyped, typed } from '../typed.fixture.ts';

it('parts the text behind a balance from that (iM Bank), and no group begins on the next page', () => {
  const page = positioned([
    [
      [40, '통화: KRW'],
      [200, '2025-06-01 ~ 2025-06-30'],
    ],
    [
      [98, '거래일시'],
      [225, '찾으신금액'],
      [278, '맡기신금액'],
      [331, '거래후잔액'],
      [406, '비고'],
    ],
    [
      [70, '2025-06-27 [12:51:22]'],
      ['r272', '60,000'],
      ['r325', '0'],
      ['r380', '2,101,100'],
      [383, 'ATM출금 현금'],
    ],
    [
      [70, '2025-06-25 [20:45:51]'],
      ['r272', '0'],
      ['r325', '2,674,500'],
      ['r380', '2,161,100'],
      [383, '급여 달구벌정밀'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-06-25 2674500 2161100 급여 달구벌정밀',
    '2025-06-27 -60000 2101100 ATM출금 현금',
  ]);
  const table = `
Date          Opération                           Montant`;
  const first = `
Relevé de carte de crédit en CHF, 01 août 2018 jusqu'au 31 août 2018
Ancien solde     100.00
Nouveau solde    187.28${table}
10 août       Boulangerie Mercier                   20.00
11 août       Prélèvement Énergie du Rhône
              Frais: 2.19 CHF                       57.28
Banco Meridian - 69003 Lyon`;
  const second = `${table}
13 août       Retrait DAB                           10.00`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [-10000, -18728], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('reads texts behind both sides under a title that stands over these (Monte dei Paschi)', () => {
  const booked = (day: string, out: string | null, into: string | null, text: string) =>
    [
      [50, day],
      [98, day],
      ...(out ? [['r205', out]] : []),
      ...(into ? [['r275', into]] : []),
      [290, text],
    ] as Placed[];
  const page = positioned([
    [[45, 'BANCA MONTE DEI PASCHI DI SIENA']],
    [
      [45, 'CONTO N.'],
      [260, 'IBAN'],
    ] as Placed[],
    [
      [45, '63.41827.06'],
      [260, 'IT 17 Q 01030 14203 000000634182'],
      [440, 'EUR'],
    ] as Placed[],
    [[45, 'relativo al periodo dal 01/01/2025 al 31/03/2025.']],
    [
      [50, 'DATA'],
      [98, 'DATA'],
      [209, 'MOVIMENTI'],
    ] as Placed[],
    [
      [50, 'CONTABILE'],
      [98, 'VALUTA'],
      [184, 'DARE'],
      [249, 'AVERE'],
      [290, 'DESCRIZIONE OPERAZIONI'],
    ] as Placed[],
    [
      [50, '31/12/24'],
      ['r275', '871,36'],
      [290, 'SALDO INIZIALE A VOSTRO CREDITO'],
    ] as Placed[],
    booked('02/01/25', '43,20', null, 'PAGAMENTO POS ESSELUNGA SIENA'),
    booked('07/01/25', '250,00', null, 'PRELIEVO BANCOMAT'),
    booked('10/01/25', null, '748,22', 'EMOLUMENTI'),
    [
      [50, '31/03/25'],
      ['r275', '1.326,38'],
      [290, 'SALDO FINALE A VOSTRO CREDITO'],
    ] as Placed[],
  ]);
  expect(accountsIn(page)).toEqual(['IT17Q0103014203000000634182']);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-01-02 -4320 null PAGAMENTO POS ESSELUNGA SIENA',
        '2025-01-07 -25000 null PRELIEVO BANCOMAT',
        '2025-01-10 74822 null EMOLUMENTI',
      ],
    },
  ]);
});

describe('texts to the right of a table', () => {
  const labels: Placed[] = [
    [43, 'Date'],
    [90, 'Description'],
    ['r300', 'Amount'],
  ];
  const booking = (day: string, text: string, amount: string, right = 300): PlacedRow => [
    [43, `${day}.03.2024`],
    [90, text],
    [`r${right}`, amount],
  ];
  const page = (...rows: PlacedRow[]) =>
    readTyped(
      positioned([[[40, 'Account statement EUR']], [[40, 'Opening balance 1000.00']], ...rows]),
    );

  it('cut off no amounts that are set farther to the right than others', () => {
    const labelsFar: Placed[] = [
      [43, 'Date'],
      [90, 'Description'],
      [380, 'Amount'],
    ];
    const sections = page(
      labelsFar,
      booking('01', 'Loan', '20,000.00', 440),
      booking('02', 'Car', '-18,200.00', 440),
      booking('03', 'Salary', '11,500.00', 440),
      booking('04', 'Fee', '5.00-', 444),
      booking('05', 'Fee refund', '5.00', 440),
      [[40, 'Closing balance 14300.00']],
      [[418, 'Registered office']],
      [[418, 'London']],
    );
    expect(sections).toMatchObject([
      { balances: [100000, 1430000], proof: 'proven', lines: { length: 5 } },
    ]);
  });

  it('end the list that stands above them', () => {
    const sections = page(
      labels,
      booking('01', 'Shop A', '-10.00'),
      booking('02', 'Shop B', '-20.00'),
      [[330, 'Closing balance 970.00']],
      [[330, 'Interest rates as of today']],
      [
        [90, 'Overdraft interest'],
        ['r300', '0.00'],
      ],
      [
        [90, 'Fees this year'],
        ['r300', '0.00'],
      ],
    );
    expect(sections).toMatchObject([
      { balances: [100000, 97000], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('may be the days of the bookings below them', () => {
    const sections = page(
      labels.slice(1),
      [[312, 'Friday, 01.03.2024']],
      booking('01', 'Salary', '1,500.00').slice(1) as PlacedRow,
      [[312, 'Monday, 04.03.2024']],
      booking('04', 'Refund', '15.00').slice(1) as PlacedRow,
      [[40, 'Closing balance 2515.00']],
    );
    expect(sections).toMatchObject([
      {
        proof: 'proven',
        lines: ['2024-03-01 150000 null Salary', '2024-03-04 1500 null Refund'],
      },
    ]);
  });

  it('may name the next account, though no rows stand between', () => {
    const sections = page(
      labels,
      booking('01', 'Shop A', '-10.00'),
      booking('03', 'Salary', '1,500.00'),
      [[330, 'Closing balance 2490.00']],
      [[330, 'Account 12345678 USD']],
      labels,
      booking('05', 'Other', '-50.00'),
    );
    expect(sections).toMatchObject([
      { currency: 'EUR', balances: [100000, 249000], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', lines: { length: 1 } },
    ]);
  });
});
