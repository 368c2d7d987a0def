import { expect, it } from 'vitest';
import type { Header } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { cellsWithin } from './table-edges.ts';

const cell = (text: string, x: number, right: number): Cell => ({
  text,
  x,
  right,
  y: 0,
  width: right - x,
  height: 9,
  fontSize: 8,
  pieces: [],
});

it('leaves out what begins close behind the last column, as a box beside the table does (Barclays)', () => {
  const header = {
    placed: true,
    rows: 1,
    columns: [
      { role: 'date', x: 50, right: 67 },
      { role: 'description', x: 82, right: 126 },
      { role: 'balance', x: 354, right: 385 },
    ],
  } as Header;
  const cells = [
    cell('06 Oct', 50, 74),
    cell('Ref: Dinner', 82, 122),
    cell('59.05', 365, 385.6),
    cell('Did you know?', 400, 517),
  ];
  expect(cellsWithin(cells, header).map(({ text }) => text)).toEqual([
    '06 Oct',
    'Ref: Dinner',
    '59.05',
  ]);
});
