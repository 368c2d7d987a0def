import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
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

it('takes days that head bookings at the height of others on the page before for no head of the pages', () => {
  const labels: PlacedRow = [20, [58, 'Text'], [396, 'Betrag'], [480, 'Saldo']];
  const booked = (day: string, amount: string, balance: string): PlacedRow[] => [
    [20, [58, `${day}. Juli 2018`]],
    [20, [58, 'Überweisung'], [420, amount], [500, balance]],
  ];
  const [first, second] = readTyped(
    positioned(
      [
        [
          [58, 'Zeitraum: 1. Juli 2018 - 31. Juli 2018'],
          [344, 'Währung EUR'],
        ],
        [20, [58, 'Girokonto'], [141, '1093841242']],
        [20, [58, 'Alter Saldo'], [500, '100,00']],
        labels,
        ...booked('2', '-10,00', '90,00'),
      ],
      [
        ...booked('15', '-20,00', '70,00'),
        ...booked('23', '-30,00', '40,00'),
        [20, [58, 'Tagesgeldkonto'], [178, '7464372461']],
        [20, [58, 'Alter Saldo'], [500, '50,00']],
        labels,
        ...booked('4', '-1,00', '49,00'),
      ],
      [...booked('5', '-2,00', '47,00'), ...booked('11', '-3,00', '44,00')],
    ),
  );
  expect([first, second].map((section) => section?.lines.map((line) => line.slice(0, 16)))).toEqual(
    [
      ['2018-07-02 -1000', '2018-07-15 -2000', '2018-07-23 -3000'],
      ['2018-07-04 -100 ', '2018-07-05 -200 ', '2018-07-11 -300 '],
    ],
  );
});
