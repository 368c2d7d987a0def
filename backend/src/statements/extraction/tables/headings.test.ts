import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { read } from '../layouts/reading.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { identityIn } from './headings.ts';

describe('identityIn', () => {
  const accountIn = (...row: PlacedRow) =>
    identityIn(toRows(positioned([row as PlacedRow])), 0).account;

  it.each(['Everyday account', 'Tagesgeldkonto', 'Holiday pot', 'Vakantiepot', 'Rainy day vault'])(
    'knows the account behind the name %s',
    (name) => {
      expect(accountIn([40, name], [140, '5713209276'])).toBe('5713209276');
    },
  );

  it('takes no number behind another word for an account', () => {
    expect(accountIn([40, 'Potatoes from the market'], [240, '5713209276'])).toBeNull();
  });
});

it('calls an account by its title in larger print, however near a table of rates stands above it', () => {
  const table = (name: string, number: string): PlacedRow[] => [
    [30, [40, name, 12], [240, number, 12]],
    [20, [40, 'Date'], [100, 'Description'], ['r460', 'Amount'], ['r545', 'Balance']],
    [
      [40, '01.03.2024'],
      [100, 'Opening balance'],
      ['r545', '100,00'],
    ],
    [
      [40, '18.03.2024'],
      [100, 'Alder'],
      ['r460', '-10,00'],
      ['r545', '90,00'],
    ],
    [
      [40, '31.03.2024'],
      [100, 'Closing balance'],
      ['r545', '90,00'],
    ],
  ];
  const { sections } = read([
    [[40, 'Currency: EUR']],
    [20, [40, 'Zinssätze', 10]],
    [20, [40, '01.03.2024'], [160, '0,10 %']],
    [16, [40, '11.03.2024'], [160, '2,56 %']],
    ...table('Everyday account', '4529901798'),
    ...table('Savings account', '7925413620'),
  ]);
  expect(sections.map(({ label }) => label)).toEqual([
    'Everyday account 4529901798',
    'Savings account 7925413620',
  ]);
});
