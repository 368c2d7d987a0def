import type { CsvHeader } from './columns.ts';
import { arePlaces, stateOf } from './states.ts';

/** A column of the Sparkassen that tells whether a booking is one yet; elsewhere anything stands under that name. */
const INFO = 'info';
/** YNAB says so in words, others with a mark or a day. */
const CLEARED = 'cleared';
/** What says of some rows that they have cleared says of others that they have not, though it is no word for a state. */
const YES_OR_NO = /^(?:y|n|yes|no|true|false|ja|nein|nee|oui|non|s[iì]|sí|não|sim|tak|nie|0|1)$/i;
const BOOKING_STATE = /^umsatz (gebucht|vorgemerkt)$/i;

/** The columns that say whether a row was booked. */
export function stateColumnsOf(header: CsvHeader, valuesOf: (index: number) => string[]): number[] {
  const states = header.columns.flatMap(({ role, index }) =>
    role === 'state' && !arePlaces(valuesOf(index)) ? [index] : [],
  );
  const isCleared = (index: number) => header.words[index] === CLEARED;
  const named = states.filter((index) => !isCleared(index));
  const cleared = states.filter(isCleared);
  // A second column of that name counts where it tells states: it may be a place.
  const areStates = (index: number) => valuesOf(index).every((cell) => stateOf(cell) !== 'unknown');
  const areSomeOpen = (index: number) =>
    valuesOf(index).some((cell) => stateOf(cell) === 'open' || YES_OR_NO.test(cell));
  const infos = header.words.flatMap((words, index) => {
    const isState = words === INFO && valuesOf(index).some((cell) => BOOKING_STATE.test(cell));
    return isState ? [index] : [];
  });
  return [
    ...named.filter((index, at) => at === 0 || areStates(index)),
    ...cleared.filter((index) => areStates(index) || areSomeOpen(index)),
    ...infos,
  ];
}
