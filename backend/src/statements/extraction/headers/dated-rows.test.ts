import { expect, it } from 'vitest';
import { type Placed, positioned } from '../layouts/positioned.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { bookingsIn, edgesOf, withBareFigures } from './dated-rows.ts';
import { endsAround } from './side-sums.ts';

const booked = (day: string, text: string, amount: string, end = 540) =>
  [
    [40, day],
    [100, text],
    [`r${end}`, amount],
  ] as Placed[];
const balance = (name: string, amount: string) =>
  [
    [100, name],
    ['r540', amount],
  ] as Placed[];
const card = (due: string) =>
  toRows(
    positioned([
      [[40, due]],
      balance('BALANCE FROM PREVIOUS STATEMENT', '412.86'),
      booked('19 DEC', 'HOMEBASE LTD', '34.50'),
      booked('27 DEC', 'PAYMENT RECEIVED', '412.86CR', 548),
      booked('29 DEC', 'JOHN LEWIS CHEADLE', '5.00CR', 548),
      booked('30 DEC', 'OXFAM GB ONLINE', '12.74'),
      balance('NEW BALANCE', '42.24'),
    ]),
  );

it('takes amounts whose digits end under each other for one column, whatever letters stand behind some (Co-operative Bank)', () => {
  const dated = bookingsIn(card('Statement'));
  expect(edgesOf(dated)).toHaveLength(2);
  expect(edgesOf(withBareFigures(dated))).toHaveLength(1);
});

it('takes what a card has to pay for owed where no sign tells, so that its sums lead from one balance to the other', () => {
  expect(endsAround(card('Minimum payment due'), 2, 5)).toEqual({
    opening: -41286,
    closing: -4224,
  });
  expect(endsAround(card('Statement'), 2, 5)).toEqual({ opening: 41286, closing: 4224 });
});
