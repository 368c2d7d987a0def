import { describe, expect, it } from 'vitest';
import type { Placed, PlacedRow } from './positioned.fixture.ts';
import { only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const EUROS: PlacedRow = [[40, 'All amounts in EUR']];
const texts = (...rows: PlacedRow[]) =>
  only([EUROS, ...rows]).lines.map(({ date, description }) => [date, description]);

describe('the lines of a description', () => {
  it('go on under a second column of text, however far that is from the first', () => {
    const head: Placed[] = [
      [40, 'Date'],
      [100, 'Type'],
      [190, 'Description'],
      ['r380', 'Paid in'],
      ['r460', 'Withdrawn'],
      ['r555', 'Balance'],
    ];
    expect(
      texts(
        head,
        [
          [40, '01/03/2024'],
          [100, 'Card'],
          [190, 'ALDER LTD'],
          ['r460', '10.00'],
          ['r555', '90.00'],
        ],
        [10, [190, '4471 29FEB24 C']],
        [
          14,
          [40, '02/03/2024'],
          [100, 'Credit'],
          [190, 'BIRCH LTD'],
          ['r380', '5.00'],
          ['r555', '95.00'],
        ],
        [10, [190, 'SALARY']],
      ),
    ).toEqual([
      ['2024-03-01', 'Card ALDER LTD 4471 29FEB24 C'],
      ['2024-03-02', 'Credit BIRCH LTD SALARY'],
    ]);
  });

  const BOOKED: Placed[] = [
    [40, 'Buchung'],
    [120, 'Verwendungszweck'],
    ['r540', 'Betrag (EUR)'],
  ];

  it('stand beside the value date under the day, and go on below it', () => {
    expect(
      texts(
        BOOKED,
        [
          [40, '03.01.2024'],
          [120, 'Lastschrift Ahorn AG'],
          ['r540', '-20,00'],
        ],
        [11, [40, '05.01.2024'], [120, 'Rechnung 7']],
        [11, [120, 'Mandat: M1']],
        [16, [40, '04.01.2024'], [120, 'Gutschrift Birke GmbH'], ['r540', '50,00']],
        [11, [40, '06.01.2024'], [120, 'Lohn']],
        [16, [120, 'Neuer Saldo'], ['r540', '130,00']],
      ),
    ).toEqual([
      ['2024-01-03', 'Lastschrift Ahorn AG Rechnung 7 Mandat: M1'],
      ['2024-01-04', 'Gutschrift Birke GmbH Lohn'],
    ]);
  });

  it('are not ended by a line that holds nothing but the value date', () => {
    expect(
      texts(
        BOOKED,
        [
          [40, '03.01.2024'],
          [120, 'Lastschrift Ahorn AG'],
          ['r540', '-20,00'],
        ],
        [10, [40, '05.01.2024']],
        [10, [120, 'Mandat: M1']],
        [16, [40, '04.01.2024'], [120, 'Gutschrift Birke GmbH'], ['r540', '50,00']],
      ),
    ).toEqual([
      ['2024-01-03', 'Lastschrift Ahorn AG Mandat: M1'],
      ['2024-01-04', 'Gutschrift Birke GmbH'],
    ]);
  });
});

describe('a column of references', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Narration'],
    [260, 'Chq./Ref.No.'],
    ['r420', 'Withdrawal Amt.'],
    ['r490', 'Deposit Amt.'],
    ['r560', 'Closing Balance'],
  ];

  it('is no part of a description, whose next lines are found', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '01/03/2024'],
          [100, 'UPI-ALDER-'],
          [260, '0000123456'],
          ['r420', '10.00'],
          ['r560', '90.00'],
        ],
        [10, [100, 'HOUSE RENT'], [260, '789']],
        [10, [100, 'FLAT 2']],
        [
          16,
          [40, '02/03/2024'],
          [100, 'NEFT BIRCH'],
          [260, '0000654321'],
          ['r490', '5.00'],
          ['r560', '95.00'],
        ],
      ),
    ).toEqual([
      ['2024-03-01', 'UPI-ALDER- HOUSE RENT FLAT 2'],
      ['2024-03-02', 'NEFT BIRCH'],
    ]);
  });

  it('names a booking that has no other name', () => {
    expect(
      texts(HEAD, [
        [40, '01/03/2024'],
        [260, 'CHQ 123456'],
        ['r420', '10.00'],
        ['r560', '90.00'],
      ]),
    ).toEqual([['2024-03-01', 'CHQ 123456']]);
  });

  it('leaves a text alone that runs into it', () => {
    const long = 'PAYMENT TO ALDER AND SONS OF THE OLD MILL LANE 22';
    expect(
      texts(HEAD, [
        [40, '01/03/2024'],
        [100, long],
        ['r420', '10.00'],
        ['r560', '90.00'],
      ]),
    ).toEqual([['2024-03-01', long]]);
  });
});

describe('a year in a row of its own', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Description'],
    ['r390', 'Out'],
    ['r460', 'In'],
    ['r545', 'Balance'],
  ];

  it.each([14, 18])('is of the dates below it, %i points away, not of the one above', (gap) => {
    expect(
      texts(
        [[40, 'Statement period 20 December 2023 to 10 January 2024']],
        HEAD,
        [
          [40, '28 Dec'],
          [100, 'Alder'],
          ['r390', '10.00'],
          ['r545', '90.00'],
        ],
        [14, [40, '29 Dec'], [100, 'Birch'], ['r390', '10.00'], ['r545', '80.00']],
        [16, [40, '2024']],
        [gap, [40, '02 Jan'], [100, 'Cedar'], ['r390', '10.00'], ['r545', '70.00']],
      ),
    ).toEqual([
      ['2023-12-28', 'Alder'],
      ['2023-12-29', 'Birch'],
      ['2024-01-02', 'Cedar'],
    ]);
  });
});

describe('a column of codes behind the descriptions', () => {
  it('stands behind all lines of a description, and does not end them', () => {
    const head: Placed[] = [
      [40, 'Date'],
      [100, 'Description'],
      [300, 'Chq/Ref No'],
      ['r460', 'Amount'],
      ['r545', 'Balance'],
    ];
    expect(
      texts(
        head,
        [
          [40, '01/03/2024'],
          [100, 'Alder'],
          [300, 'DD'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [10, [100, 'Road 22']],
        [
          16,
          [40, '02/03/2024'],
          [100, 'Birch'],
          [300, 'SO'],
          ['r460', '-10.00'],
          ['r545', '80.00'],
        ],
      ),
    ).toEqual([
      ['2024-03-01', 'Alder Road 22 DD'],
      ['2024-03-02', 'Birch SO'],
    ]);
  });
});

it('takes a column called movement for the descriptions where columns of debit and credit follow', () => {
  expect(
    texts(
      [
        [40, 'Data mov.'],
        [100, 'Movimento'],
        ['r390', 'Débito'],
        ['r460', 'Crédito'],
        ['r545', 'Saldo'],
      ],
      [
        [40, '22-12-2024'],
        [100, 'Padaria Nogueira'],
        ['r390', '10,00'],
        ['r545', '90,00'],
      ],
    ),
  ).toEqual([['2024-12-22', 'Padaria Nogueira']]);
});

it('leaves out ticks of a symbol font and the number of a batch', () => {
  const page = `
Relevé de compte EUR     du 01/03/2025 au 31/03/2025
Date        Libellé                     Débit        Crédit
03/03/2025  Prlv Assurances      ¨      61,84
04/03/2025  Virement Emis      PN:931    90,00
            Loyer Mars
05/03/2025  Virement Recu        ¨                   182,37
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-03-03 -6184 null Prlv Assurances',
        '2025-03-04 -9000 null Virement Emis Loyer Mars',
        '2025-03-05 18237 null Virement Recu',
      ],
    },
  ]);
});

it('leaves the numbers of the bank out of the texts, though the foot of the page stands at their place', () => {
  const rows = Array.from({ length: 12 }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    return `${day}/03/2025     COMPRA POS          1148062${day}      1.00                   ${(99 - index).toFixed(2)}`;
  });
  const page = `
ESTADO DE CUENTA     01/03/2025 al 31/03/2025     MONEDA     USD
FECHA          DESCRIPCION         REFERENCIA     CARGOS     ABONOS     SALDO
               SALDO ANTERIOR                                           100.00
${rows.join('\n')}
               SALDO FINAL                                               88.00
Banco          SV                  Bulevar                              2210.00
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines[0]).toBe('2025-03-01 -100 9900 COMPRA POS');
});
