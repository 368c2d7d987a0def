import { expect, it } from 'vitest';
import { positioned } from '../layouts/positioned.fixture.ts';
import { readTyped } from '../layouts/typed.fixture.ts';

it('goes on with a group of bookings below the head of the next page', () => {
  const header = (distance: number): [number, ...[number, string][]] => [
    distance,
    [40, 'Date'],
    [120, 'Description'],
    [400, 'Amount'],
  ];
  const head: [number, string][] = [[40, 'Account number: 5193164085']];
  const [section] = readTyped(
    positioned(
      [
        [[40, 'Example Bank EUR']],
        head,
        [20, [40, 'Deposits']],
        header(14),
        [
          [40, '01/02/2026'],
          [120, 'Salary'],
          [400, '50.00'],
        ],
      ],
      [
        [[40, 'Example Bank EUR']],
        [20, ...head],
        header(30),
        [
          [40, '02/02/2026'],
          [120, 'Other'],
          [400, '30.00'],
        ],
        [20, [40, 'Withdrawals']],
        header(14),
        [
          [40, '03/02/2026'],
          [120, 'Shop'],
          [400, '5.00'],
        ],
      ],
    ),
  );
  expect(section).toMatchObject({
    lines: [
      '2026-02-01 5000 null Salary',
      '2026-02-02 3000 null Other',
      '2026-02-03 -500 null Shop',
    ],
  });
});
