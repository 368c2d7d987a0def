/** Languages in which statements print the day of the week beside its date. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro hr sl et lv lt tr id ms vi el ru uk bg sr is';
/** Seven days in a row, of which the first is a Monday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2024, 0, day)));

const bare = (name: string) => name.toLowerCase().replace(/\.$/, '');

const NAMES = new Set(
  LANGUAGES.split(' ').flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return DAYS.map((day) => bare(format.format(day)));
    }),
  ),
);

/** Whether a word is the name of a day of the week, in full or short, in one of these languages. */
export function isDayOfWeek(word: string): boolean {
  return NAMES.has(bare(word));
}
