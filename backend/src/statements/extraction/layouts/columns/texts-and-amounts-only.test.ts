import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { brief, only } from '../reading.fixture.ts';

const HEAD: PlacedRow[] = [[[40, 'Currency: EUR']], [[40, '1 March 2024 to 31 March 2024']]];

const LABELS: PlacedRow = [20, [40, 'Description'], ['r400', 'Amount']];

describe('a header of a text and amounts only', () => {
  it('stands under the heading of its group, which is none of its labels', () => {
    const section = only([
      ...HEAD,
      [20, [40, 'Deposits', 10]],
      LABELS,
      [[40, '4 March 2024']],
      [16, [40, 'Refund Brightwell'], ['r400', '8.10']],
      [20, [40, 'Withdrawals', 10]],
      LABELS,
      [[40, '2 March 2024']],
      [16, [40, 'Rail tickets'], ['r400', '3.20']],
    ]);
    expect(brief(section)).toEqual([
      ['2024-03-02', 'Rail tickets', -320, null],
      ['2024-03-04', 'Refund Brightwell', 810, null],
    ]);
  });

  it('stands over nothing but balances in an empty month', () => {
    const section = only([
      ...HEAD,
      LABELS,
      [
        [40, 'Opening balance'],
        ['r400', '70.00'],
      ],
      [
        [40, 'Closing balance'],
        ['r400', '70.00'],
      ],
    ]);
    expect(section).toMatchObject({ openingMinor: 7000, closingMinor: 7000, lines: [] });
    expect(proveSection(section).state).toBe('proven');
  });

  it('may call the text by a name that means an amount elsewhere', () => {
    const section = only([
      [[40, 'EUR Extrato da conta']],
      [[40, 'de 1 março 2024 a 31 março 2024']],
      [20, [40, 'Movimento'], ['r300', 'Débito'], ['r380', 'Crédito'], ['r460', 'Saldo']],
      [[40, '1 março 2024']],
      [16, [40, 'Padaria'], ['r300', '4,00'], ['r460', '96,00']],
      [16, [40, 'Ordenado'], ['r380', '10,00'], ['r460', '106,00']],
    ]);
    expect(brief(section)).toEqual([
      ['2024-03-01', 'Padaria', -400, 9600],
      ['2024-03-01', 'Ordenado', 1000, 10600],
    ]);
    const alone = only([
      [[40, 'EUR Extrato da conta']],
      [[40, 'de 1 março 2024 a 31 março 2024']],
      [20, [40, 'Movimento'], ['r400', 'Montante']],
      [[40, '1 março 2024']],
      [16, [40, 'Padaria'], ['r400', '4,00-']],
      [16, [40, 'Ordenado'], ['r400', '10,00+']],
    ]);
    expect(brief(alone).map(([date, , amount]) => [date, amount])).toEqual([
      ['2024-03-01', -400],
      ['2024-03-01', 1000],
    ]);
    const behind = only([
      [[40, 'EUR Extrato da conta']],
      [20, [40, 'Data'], ['r300', 'Montante'], ['r380', 'Saldo'], [400, 'Movimento']],
      [16, [40, '01/03/2024'], ['r300', '-4,00'], ['r380', '96,00'], [400, 'Padaria']],
      [16, [40, '02/03/2024'], ['r300', '10,00'], ['r380', '106,00'], [400, 'Ordenado']],
    ]);
    expect(brief(behind)).toEqual([
      ['2024-03-01', 'Padaria', -400, 9600],
      ['2024-03-02', 'Ordenado', 1000, 10600],
    ]);
    const labels: PlacedRow = [20, [40, 'Data'], ['r200', 'Débito'], ['r280', 'Crédito']];
    const sides = only([
      [[40, 'EUR Extrato da conta']],
      [...labels, ['r380', 'Saldo'], [400, 'Movimento']],
      [16, [40, '01/03/2024'], ['r200', '4,00'], ['r380', '96,00'], [400, 'Padaria']],
      [16, ['r280', '10,00'], ['r380', '106,00'], [400, 'Ordenado']],
    ]);
    expect(brief(sides)).toEqual([
      ['2024-03-01', 'Padaria', -400, 9600],
      ['2024-03-01', 'Ordenado', 1000, 10600],
    ]);
  });
});
