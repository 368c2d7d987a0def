import type { CsvHeader } from './columns.ts';
import { arePlaces, stateOf } from './states.ts';

/** A column of the Sparkassen that tells whether a booking is one yet; elsewhere anything stands under that name. */
const INFO = 'info';
/** YNAB says so in words, others with a mark or a day. */
const CLEARED = 'cleared';
const BOOKING_STATE = /^umsatz (gebucht|vorgemerkt)$/i;

/** The columns that say whether a row was booked. */
export function stateColumnsOf(header: CsvHeader, valuesOf: (index: number) => string[]): number[] {
  const states = header.columns.flatMap(({ role, index }) =>
    role === 'state' && !arePlaces(valuesOf(index)) ? [index] : [],
  );
  // A second column of that name counts where it tells states: it may be a place.
  const areStates = (index: number) => valuesOf(index).every((cell) => stateOf(cell) !== 'unknown');
  const isTold = (index: number, at: number) =>
    (at === 0 && header.words[index] !== CLEARED) || areStates(index);
  const infos = header.words.flatMap((words, index) => {
    const isState = words === INFO && valuesOf(index).some((cell) => BOOKING_STATE.test(cell));
    return isState ? [index] : [];
  });
  return [...states.filter(isTold), ...infos];
}
