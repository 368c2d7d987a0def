import { describe, expect, it } from 'vitest';
import { headerAt } from '../headers/columns.ts';
import { type Placed, positioned } from '../layouts/positioned.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { alignColumns } from './alignment.ts';
import { columnFor } from './cell-columns.ts';

const STYLE = { decimals: 2, isWhole: false };
const HEAD: Placed[] = [
  [40, 'Date'],
  [100, 'Description'],
  [300, 'Debit'],
  [380, 'Credit'],
  [460, 'Balance'],
];

function roleOf(cell: Placed, values: Placed[][]): string | undefined {
  const rows = toRows(positioned([HEAD, ...values, [cell]]));
  const header = headerAt(rows, 0) ?? expect.unreachable();
  const [amount] = rows.at(-1)?.cells ?? [];
  return amount && columnFor(alignColumns(header, rows.slice(1), STYLE), amount)?.role;
}

describe('alignColumns', () => {
  const three = (right: `r${number}`): Placed[][] =>
    ['1.00', '20.00', '300.00'].map((text): Placed[] => [[right, text]]);

  it('sorts values that are set to the right under labels that are set to the left', () => {
    const values = [...three('r370'), ...three('r450'), ...three('r530')];
    expect(roleOf(['r370', '12.00'], values)).toBe('out');
    expect(roleOf(['r450', '9,999.00'], values)).toBe('in');
    expect(roleOf(['r530', '1,000,000.00'], values)).toBe('balance');
  });

  it('sorts them by the edges of their figures, where a mark of the side stands behind some (HSBC)', () => {
    const marked = ['118.44', '163.28', '238.28', '48.58', '47.44'].map((text): Placed[] => [
      ['r480', text],
      [484, 'D'],
    ]);
    const values = [
      ...three('r370'),
      ...three('r370'),
      ...three('r430'),
      ...three('r480'),
      ...three('r480'),
    ];
    expect(roleOf(['r430', '2,218.06'], [...values, ...marked])).toBe('in');
    expect(roleOf(['r480', '1,154.78'], [...values, ...marked])).toBe('balance');
  });

  it('leaves the labels to tell where the values do not form as many columns', () => {
    expect(roleOf(['r325', '12.00'], [...three('r325'), ...three('r490')])).toBe('out');
    expect(roleOf([380, '12.00'], [])).toBe('in');
  });

  it('takes marked figures far behind all labels for those of a box beside a table whose values bear no mark (Barclays)', () => {
    const [debits, balances] = [three('r320'), three('r488')];
    const box = ['1.00', '20.00', '300.00'].map((text): Placed[] => [['r600', `£${text}`]]);
    expect(roleOf(['r488', '12.00'], [...debits, ...balances, ...box])).toBe('balance');
  });

  it('leaves the labels to tell where the values stand at their edges, however the right edges fall', () => {
    const left: Placed[][] = ['1.00', '2.00', '3.00', '1,000.00', '2,000.00', '3,000.00'].map(
      (text): Placed[] => [[300, text]],
    );
    const values = [...left, ...three('r490')];
    expect(roleOf([300, '1,000.00'], values)).toBe('out');
  });
});

describe('values that no label tells', () => {
  it('stand far behind the end of the only label', () => {
    const head: Placed[] = [
      [30, '적요'],
      [520, '금액'],
    ];
    const rows = toRows(
      positioned([
        head,
        [
          [30, '이체'],
          ['r583', '39.70'],
        ],
        [
          [30, '출금'],
          ['r583', '2,888,560.00'],
        ],
      ]),
    );
    const header = {
      ...(headerAt([...rows.slice(0, 1)], 0) ?? { rows: 1, placed: true }),
      columns: [
        { role: 'description' as const, x: 30, right: 46 },
        { role: 'amount' as const, x: 520, right: 536 },
      ],
    };
    expect(alignColumns(header, rows.slice(1), STYLE).columns[1]?.valueRight).toBe(583);
  });

  it('are not the balances of a box below the table', () => {
    const box: Placed[][] = [
      [
        [130, 'Opening balance'],
        [300, 'Closing balance'],
      ],
      [
        ['r216', '1,947.45'],
        ['r288', '1,911.53'],
      ],
    ];
    const values: Placed[][] = [
      [
        [40, '1 Mar'],
        ['r354', '35.92'],
        ['r495', '1,911.53'],
      ],
      ...box,
    ];
    expect(roleOf(['r354', '35.92'], values)).toBe('out');
  });
});
