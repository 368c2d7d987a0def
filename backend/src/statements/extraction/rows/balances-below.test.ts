import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { type Placed, type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readTyped } from '../layouts/typed.fixture.ts';

const HEAD: PlacedRow[] = [
  [[40, 'Wyciąg nr 9/2025']],
  [
    [40, 'Numer rachunku'],
    [200, 'PL64160014621847001122330001'],
  ],
  [
    [40, 'Saldo początkowe'],
    [200, '100,00 PLN'],
    [350, 'Saldo końcowe'],
    ['r553', '96,00 PLN'],
  ],
  [20, [40, 'Data'], [103, 'Kontrahent'], [283, 'Opis transakcji'], [500, 'Kwota']],
];
const booking = (
  day: string,
  name: string,
  amount: string,
  kind: string,
  ...below: Placed[]
): PlacedRow[] => [
  [20, [40, `${day}.09.2025`], [103, name], [283, 'Opis'], ['r553', `${amount} PLN`]],
  [8, [283, kind], ...below],
];
const balance = (figure: string): Placed => ['r553', `${figure} PLN`];
const LABEL: PlacedRow = [8, [500, 'Saldo po operacji']];

const page = (...rows: PlacedRow[]) => positioned([...HEAD, ...rows]);
const listed = (label: PlacedRow, ...figures: string[]) =>
  page(
    label,
    ...booking('01', 'NOWAK PIOTR', '-10,00', 'PRZELEW', ...figures.slice(0, 1).map(balance)),
    ...booking('02', 'BIEDRONKA', '-4,00', 'KARTA', ...figures.slice(1, 2).map(balance)),
    ...booking('03', 'STUDIO', '10,00', 'PRZELEW', ...figures.slice(2, 3).map(balance)),
  );

it('reads balances that stand below the amounts of their bookings, as their label does (BNP Paribas in Poland)', () => {
  expect(readTyped(listed(LABEL, '90,00', '86,00', '96,00'))).toMatchObject([
    {
      balances: [10000, 9600],
      proof: 'proven',
      lines: [
        '2025-09-01 -1000 9000 NOWAK PIOTR Opis PRZELEW',
        '2025-09-02 -400 8600 BIEDRONKA Opis KARTA',
        '2025-09-03 1000 9600 STUDIO Opis PRZELEW',
      ],
    },
  ]);
});

it('names the line whose balance does not follow from the one above', () => {
  expect(readTyped(listed(LABEL, '90,00', '85,00', '96,00'))).toMatchObject([{ proof: 'broken' }]);
});

it('shows a line where it stands on its page', () => {
  const result = extractStatement(listed(LABEL, '90,00', '86,00', '96,00'));
  const [line] = result.ok ? (result.statement.sections[0]?.lines ?? []) : [];
  expect((line?.box.x ?? 0) + (line?.box.width ?? 0)).toBeCloseTo(553, 0);
});

it('leaves figures below amounts alone where no label calls them balances, or few bookings have one', () => {
  const other: PlacedRow = [8, [500, 'Kwota w walucie']];
  for (const pages of [listed(other, '90,00', '86,00', '96,00'), listed(LABEL, '90,00')])
    expect(readTyped(pages)[0]?.lines.map((line) => line.split(' ')[2])).toEqual([
      'null',
      'null',
      'null',
    ]);
});
