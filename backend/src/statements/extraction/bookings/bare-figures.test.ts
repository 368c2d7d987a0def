import { expect, it } from 'vitest';
import type { Placed, PlacedRow } from '../layouts/positioned.fixture.ts';
import { only } from '../layouts/reading.fixture.ts';

const texts = (...rows: PlacedRow[]) =>
  only([[[40, 'All amounts in EUR']], ...rows]).lines.map(({ date, description }) => [
    date,
    description,
  ]);

it('a code begins the next booking, though no more than a number stands beside the figures above (HSBC)', () => {
  const HEAD: Placed[] = [
    [53, 'Date'],
    [105, 'Payment type and details'],
    ['r385', 'Paid out'],
    ['r460', 'Paid in'],
    ['r522', 'Balance'],
  ];
  expect(
    texts(
      HEAD,
      [14, [53, '12 Feb 25'], [105, 'BALANCE BROUGHT FORWARD'], ['r522', '841.13']],
      [14, [53, '13 Feb 25'], [105, 'DD'], [135, 'BRITISH GAS']],
      [11, [135, '851004217793'], ['r385', '126.40']],
      [14, [105, ')))'], [135, 'SAINSBURYS']],
      [11, [135, 'HARROGATE'], ['r385', '18.72'], ['r522', '696.01']],
      [14, [53, '14 Feb 25'], [105, 'VIS'], [135, 'INTERFLORA UK']],
      [11, [135, 'SLEAFORD'], ['r385', '49.99']],
      [14, [105, 'BP'], [135, 'THOMAS']],
      [11, [135, 'GIFT'], ['r385', '35.00'], ['r522', '611.02']],
    ),
  ).toEqual([
    ['2025-02-13', 'DD BRITISH GAS 851004217793'],
    ['2025-02-13', '))) SAINSBURYS HARROGATE'],
    ['2025-02-14', 'VIS INTERFLORA UK SLEAFORD'],
    ['2025-02-14', 'BP THOMAS GIFT'],
  ]);
});
