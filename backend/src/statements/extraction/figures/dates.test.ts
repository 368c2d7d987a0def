import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOrderOf, datesIn, leadingDate, toCalendarDate, withoutSortCode } from './dates.ts';

const NO_PERIOD = { start: null, end: null };
const read = (text: string, order: 'DM' | 'MD' = 'DM') => {
  const found = leadingDate(text, order);
  return found ? toCalendarDate(found.date, { start: null, end: '2026-06-30' }) : null;
};

describe('leadingDate', () => {
  it.each([
    ['2026-05-03', '2026-05-03'],
    ['2026.05.03 12:00', '2026-05-03'],
    ['2026년', null],
    ['03/05/2026', '2026-05-03'],
    ['03/05/26', '2026-05-03'],
    ['03.05.2026', '2026-05-03'],
    ['03 . 05 . 26 SHOP', '2026-05-03'],
    ['03.05. 04.05.', '2026-05-03'],
    ['03-05-2026', '2026-05-03'],
    ['03.05.2026.', '2026-05-03'],
    ['03.05.2026: 12,00', '2026-05-03'],
    ['3 DE MAYO DEL 2026', '2026-05-03'],
    ['03/05', '2026-05-03'],
    ['3 May 2026', '2026-05-03'],
    ['3rd May', '2026-05-03'],
    ['05JAN 06JAN SHOP', '2026-01-05'],
    ['08 NOV 24', '2024-11-08'],
    ['01FEB26', '2026-02-01'],
    ["20 DEC'25 - 15 JAN'26", '2025-12-20'],
    ['02/MAR', '2026-03-02'],
    ['02/MAR/2026', '2026-03-02'],
    ['05jan2026 SHOP', '2026-01-05'],
    ['May 3, 2026', '2026-05-03'],
    ['2026/MAY/03', '2026-05-03'],
    ['3 Mayıs 2026', '2026-05-03'],
    ['3 мая 2026 г.', '2026-05-03'],
    ['3 травня 2026 р.', '2026-05-03'],
    ['3 toukokuuta 2026', '2026-05-03'],
    ['3 Μαΐου 2026', '2026-05-03'],
    ['3. května 2026', '2026-05-03'],
    ['10 SPA', null],
    ['12 PRO GYM', null],
    ['Feb 28, 2026 SHOP', '2026-02-28'],
    ['MAY 30/25', '2025-05-30'],
    ['27-Nov-23', '2023-11-27'],
    ['15. Januar 2025', '2025-01-15'],
    ['2 ian. 2025', '2025-01-02'],
    ['4 ago 2025', '2025-08-04'],
    ['12 févr. 2025', '2025-02-12'],
    ['1 März 2025', '2025-03-01'],
    ['7 de mayo de 2025', '2025-05-07'],
  ])('reads %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    '28.09',
    '15.30',
    '1,234.56',
    '31 June',
    '32/01/2026',
    '12 apples',
    'Marathon 5',
    '9 Maybank',
    '10000.05',
    '0505',
  ])('sees no date in %s', (text) => expect(leadingDate(text, 'DM')).toBeNull());

  it('does not take an amount behind a yearless date for its year', () => {
    expect(leadingDate('5 Jan 12.50', 'DM')?.date).toEqual({ day: 5, month: 1, year: null });
    expect(leadingDate('05 Oct 1,200.00', 'DM')?.date).toEqual({ day: 5, month: 10, year: null });
  });

  it('reads month first where the document does', () => {
    expect(read('05/10/2025', 'MD')).toBe('2025-05-10');
    expect(read('05/23/2025', 'DM')).toBe('2025-05-23');
  });

  it('reads back every date in every way of writing it', () => {
    const months = [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ];
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y = '', m = '', d = ''] = iso.split('-');
        const month = months[Number(m) - 1];
        const written = [
          iso,
          `${d}/${m}/${y}`,
          `${d}.${m}.${y}`,
          `${Number(d)} ${month} ${y}`,
          `${month} ${Number(d)}, ${y}`,
        ];
        for (const text of written) {
          const found = leadingDate(text, 'DM');
          expect(found?.length).toBe(text.length);
          expect(found && toCalendarDate(found.date, NO_PERIOD)).toBe(iso);
        }
      }),
    );
  });
});

describe('datesIn', () => {
  it('finds both ends of a period', () => {
    const found = datesIn('1 May 2026 [GMT+02:00] - 31 May 2026 [GMT+02:00]', 'DM');
    expect(found.map(({ date }) => date.day)).toEqual([1, 31]);
  });

  it('finds a day without its year in capitals', () => {
    const found = datesIn('1 DE MARZO AL 31 DE MARZO DE 2025', 'DM').map(({ date }) => date);
    expect(found).toEqual([
      { day: 1, month: 3, year: null },
      { day: 31, month: 3, year: 2025 },
    ]);
  });

  it('finds the end of a period right behind a dash', () => {
    const days = (text: string) => datesIn(text, 'MD').map(({ date }) => date.day);
    expect(days('Mar 21 2023-Apr 20 2023')).toEqual([21, 20]);
    expect(days('06/11/24 -07/10/24')).toEqual([11, 10]);
  });
});

describe('dateOrderOf', () => {
  it('is told by a day above twelve, and is day first otherwise', () => {
    expect(dateOrderOf(['05/10', '04/22/25'])).toBe('MD');
    expect(dateOrderOf(['05/10', '22/04/25'])).toBe('DM');
    expect(dateOrderOf(['05/10', '04/02'])).toBe('DM');
    expect(dateOrderOf(['05/10'], 'MD')).toBe('MD');
    expect(dateOrderOf(['06.05.2026', '07.05.2026', 'Beitrag 02/26'], 'MD')).toBe('DM');
    expect(dateOrderOf(['06.05.2026', '05.22.2026', 'Fee 02/26'])).toBe('MD');
  });
});

describe('toCalendarDate', () => {
  const date = (day: number, month: number) => ({ day, month, year: null });
  it('rolls over the year inside a period', () => {
    const period = { start: '2025-12-10', end: '2026-01-09' };
    expect(toCalendarDate(date(20, 12), period)).toBe('2025-12-20');
    expect(toCalendarDate(date(5, 1), period)).toBe('2026-01-05');
  });
  it('goes back from the date of the statement', () => {
    expect(toCalendarDate(date(27, 10), { start: null, end: '2024-11-08' })).toBe('2024-10-27');
    expect(toCalendarDate(date(27, 12), { start: null, end: '2025-01-08' })).toBe('2024-12-27');
    expect(toCalendarDate(date(2, 1), { start: null, end: '2024-12-31' })).toBe('2025-01-02');
  });
  it('invents no year and no day', () => {
    expect(toCalendarDate(date(1, 5), NO_PERIOD)).toBeNull();
    expect(toCalendarDate({ day: 29, month: 2, year: 2025 }, NO_PERIOD)).toBeNull();
  });
});

it.each(['02/MAY 02/MAY', '02-MAY 02-MAY', '02 MAY 02 MAY', '02MAY 02MAY'])(
  'takes the day of a second date for no year (%s)',
  (text) => {
    expect(leadingDate(text, 'DM')).toMatchObject({ date: { day: 2, month: 5, year: null } });
  },
);

it('ends a year before a comma that no figure follows', () => {
  expect(leadingDate('31.10.2008, Auszug Nr. 10', 'DM')).toMatchObject({
    date: { day: 31, month: 10, year: 2008 },
  });
  expect(leadingDate('31.10.20,08', 'DM')).toBeNull();
});

it('takes a sort code for no day', () => {
  expect(dateOrderOf(['Sort code: 04-21-18', '05/03/2025'])).toBe('DM');
  expect(withoutSortCode('Account 41870936 Sort code: 09-01-28 Statement 06/2025')).toBe(
    'Account 41870936   Statement 06/2025',
  );
});
