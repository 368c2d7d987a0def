import { describe, expect, it } from 'vitest';
import type { Placed, PlacedRow } from '../layouts/positioned.fixture.ts';
import { only } from '../layouts/reading.fixture.ts';

const EUROS: PlacedRow = [[40, 'All amounts in EUR']];
const texts = (...rows: PlacedRow[]) =>
  only([EUROS, ...rows]).lines.map(({ date, description }) => [date, description]);

describe('figures that stand beside their text', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Description'],
    ['r460', 'Amount'],
    ['r545', 'Balance'],
  ];

  it('are centred beside its lines, also where the day is printed once', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '01/03/2024'],
          [100, 'Alder'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [23, [100, 'Birch and sons']],
        [6, ['r460', '-10.00'], ['r545', '80.00']],
        [6, [100, 'of the old mill']],
        [23, [40, '02/03/2024'], [100, 'Cedar'], ['r460', '-10.00'], ['r545', '70.00']],
      ),
    ).toEqual([
      ['2024-03-01', 'Alder'],
      ['2024-03-01', 'Birch and sons of the old mill'],
      ['2024-03-02', 'Cedar'],
    ]);
  });

  it('do not draw the line above to them where they are set a little higher', () => {
    const booking = (date: string, text: string, balance: string): PlacedRow[] => [
      [8, ['r460', '-10.00'], ['r545', balance]],
      [2, [40, date], [100, text]],
      [10, [100, `${text} more`]],
    ];
    expect(
      texts(
        HEAD,
        ...booking('01/03/2024', 'Alder', '90.00'),
        ...booking('02/03/2024', 'Birch', '80.00'),
        ...booking('03/03/2024', 'Cedar', '70.00'),
      ),
    ).toEqual([
      ['2024-03-01', 'Alder Alder more'],
      ['2024-03-02', 'Birch Birch more'],
      ['2024-03-03', 'Cedar Cedar more'],
    ]);
  });
});

describe('a booking under the heading of its day', () => {
  it('takes its text from above, where its amount stands on its last line', () => {
    expect(
      texts(
        [
          [40, 'Details'],
          ['r545', 'Amount'],
        ],
        [20, [40, '04 March 2024']],
        [20, [40, 'Alder and sons']],
        [12, [40, 'Card: 3005'], ['r545', '-10.00']],
        [20, [40, 'Birch']],
        [12, [40, 'Rent', 5]],
        [12, [40, 'Card: 3006'], ['r545', '-10.00']],
        [18, [40, '07 March 2024']],
        [20, [40, 'Cedar'], ['r545', '-10.00']],
      ),
    ).toEqual([
      ['2024-03-04', 'Alder and sons Card: 3005'],
      ['2024-03-04', 'Birch Rent Card: 3006'],
      ['2024-03-07', 'Cedar'],
    ]);
  });
});

describe('a booking that shares the day of the one above, with its amount on its last line', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Description'],
    ['r380', 'Paid out'],
    ['r460', 'Paid in'],
    ['r545', 'Balance'],
  ];

  it('takes its text from above where it is the first behind a balance', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '08 Jan 24'],
          [100, 'Balance brought forward'],
          ['r545', '90.00'],
        ],
        [40, [40, '08 Jan 24'], [100, 'Alder'], ['r380', '10.00'], ['r545', '80.00']],
        [14, [100, 'Balance brought forward'], ['r545', '80.00']],
        [12, [100, 'Birch']],
        [10, [100, 'New York']],
        [10, [100, 'Visa rate'], ['r380', '10.00'], ['r545', '70.00']],
        [14, [40, '09 Jan 24'], [100, 'Cedar'], ['r380', '10.00'], ['r545', '60.00']],
      ),
    ).toEqual([
      ['2024-01-08', 'Alder'],
      ['2024-01-08', 'Birch New York Visa rate'],
      ['2024-01-09', 'Cedar'],
    ]);
  });

  it('takes its text from above where others have done so', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '08 Jan 24'],
          [100, 'Alder and'],
        ],
        [10, [100, 'sons'], ['r380', '10.00'], ['r545', '80.00']],
        [16, [100, 'Birch and']],
        [10, [100, 'daughters'], ['r380', '10.00'], ['r545', '70.00']],
        [16, [40, '09 Jan 24'], [100, 'Cedar'], ['r380', '10.00'], ['r545', '60.00']],
      ),
    ).toEqual([
      ['2024-01-08', 'Alder and sons'],
      ['2024-01-08', 'Birch and daughters'],
      ['2024-01-09', 'Cedar'],
    ]);
  });
});

describe('figures in the middle of their text', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Description'],
    ['r460', 'Amount'],
    ['r545', 'Balance'],
  ];
  const figures: Placed[] = [
    ['r460', '-10.00'],
    ['r545', '80.00'],
  ];

  it('are those of the line above, where a balance or a header stands above that', () => {
    expect(
      texts(
        HEAD,
        [24, [100, 'Carried over'], ['r545', '90.00']],
        [24, [100, 'Birch and sons of']],
        [13, [40, '01/03/2024'], [100, 'the old mill'], ...figures],
        [13, [100, 'Reference 12']],
      ),
    ).toEqual([['2024-03-01', 'Birch and sons of the old mill Reference 12']]);
  });

  it('have lines in smaller print stand closer below them', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '29/02/2024'],
          [100, 'Alder'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [24, [100, 'Cheque deposit']],
        [14.5, [40, '01/03/2024'], [100, '298904'], ...figures],
        [10.6, [100, 'EUR 91.85', 5.8]],
      ),
    ).toEqual([
      ['2024-02-29', 'Alder'],
      ['2024-03-01', 'Cheque deposit 298904 EUR 91.85'],
    ]);
  });

  it('stand between two of its lines where there are four', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '29/02/2024'],
          [100, 'Alder'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [17.5, [100, 'Cheque deposit']],
        [10.6, [100, '298904']],
        [5.3, [40, '01MAR2024'], ...figures],
        [5.3, [100, 'Reference 12']],
        [10.6, [100, 'Card 34']],
      ),
    ).toEqual([
      ['2024-02-29', 'Alder'],
      ['2024-03-01', 'Cheque deposit 298904 Reference 12 Card 34'],
    ]);
  });

  it('are those of a text that stands too far below the booking above to be its own', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '01/03/2024'],
          [100, 'Alder'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [26, [100, 'Birch and sons of']],
        [12, [100, 'the old mill'], ...figures],
      ),
    ).toEqual([
      ['2024-03-01', 'Alder'],
      ['2024-03-01', 'Birch and sons of the old mill'],
    ]);
  });

  it('are those of the line above where a detail of it is indented beside them', () => {
    expect(
      texts(
        HEAD,
        [
          [40, '29/02/2024'],
          [100, 'Alder'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [19, [100, 'Birch and sons']],
        [10, [40, '01/03/2024'], [110, 'Fee: 2.82 EUR'], ...figures],
      ),
    ).toEqual([
      ['2024-02-29', 'Alder'],
      ['2024-03-01', 'Birch and sons Fee: 2.82 EUR'],
    ]);
  });
});

describe('a text of an even number of lines around its figures', () => {
  it('begins above them, whatever stands beside them in a column of kinds (Trade Republic in Spain)', () => {
    const figures = (amount: string, balance: string): Placed[] => [
      ['r482', amount],
      ['r540', balance],
    ];
    expect(
      texts(
        [
          [47, 'FECHA'],
          [93, 'TIPO'],
          [189, 'DESCRIPCIÓN'],
          ['r420', 'ENTRADA'],
          ['r482', 'SALIDA'],
          ['r540', 'BALANCE'],
        ],
        [20, [47, '02 ago']],
        [5, [93, 'Tarjeta'], [189, 'MERCADONA'], ...figures('41,27', '385,23')],
        [5, [47, '2026']],
        [14, [189, 'Savings plan execution']],
        [9, [47, '03 ago'], [189, 'All-World ETF, quantity:']],
        [5, [93, 'Comercio'], ...figures('200,00', '185,23')],
        [5, [47, '2026'], [189, '1.412038, price: 141,64']],
        [10, [189, 'in two parts']],
        [19, [47, '04 ago']],
        [5, [93, 'Tarjeta'], [189, 'PAYPAL'], ...figures('12,40', '172,83')],
        [5, [47, '2026']],
      ),
    ).toEqual([
      ['2026-08-02', 'Tarjeta MERCADONA'],
      [
        '2026-08-03',
        'Comercio Savings plan execution All-World ETF, quantity: 1.412038, price: 141,64 in two parts',
      ],
      ['2026-08-04', 'Tarjeta PAYPAL'],
    ]);
  });
});
