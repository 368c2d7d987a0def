import type { Booking } from '../bookings/readings.ts';

type Balanced = { booking: Booking; balanceMinor: number | null };

/**
 * A withdrawal that was taken back stands in the column of withdrawals once more, and its balance rises by it: it says so, or repeats the text and the
 * amount of the only such one of its day, with others between them (iM Bank in Korea).
 */
export function takenBack(lines: readonly Balanced[], index: number): 1 | null {
  const [before, line] = [lines[index - 1]?.balanceMinor ?? null, lines[index]];
  if (!line || before === null || line.balanceMinor === null) return null;
  const { side, amount, text, date } = line.booking;
  if (side !== 'out' || amount.direction !== null) return null;
  if (line.balanceMinor - before !== amount.minor) return null;
  const isSame = ({ booking: one }: Balanced) =>
    one.side === 'out' &&
    one.text === text &&
    one.amount.minor === amount.minor &&
    isOnDay(one, date);
  const [first, ...more] = lines.slice(0, index).filter(isSame);
  // Right between two equal withdrawals a deposit may be missing.
  const isRepeated = first && more.length === 0 && first !== lines[index - 1] && HANGUL.test(text);
  return TAKEN_BACK.test(text) || isRepeated ? 1 : null;
}

const isOnDay = ({ date }: Booking, day: Booking['date']) =>
  date !== null && date.day === day?.day && date.month === day.month;
const HANGUL = /\p{Script=Hangul}/u;
const TAKEN_BACK = /취소|取消|沖正|冲正|撤銷|撤销/;
