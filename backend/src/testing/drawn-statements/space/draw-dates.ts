import { type DateStyle, NUMERIC } from '../dates.ts';
import type { Language } from '../languages/index.ts';
import type { Random } from '../random.ts';
import type { Layout } from './layout.ts';

const WORDS: DateStyle = { ...NUMERIC, form: 'words', separator: ' ' };

/** How dates are written in the table and in the facts. The facts always say the year, and say the month first only in words. */
export function drawDates(random: Random, language: Language): Layout['dates'] {
  const style = random.weighted(stylesOf(language, random));
  const asian = language.code === 'zh' || language.code === 'ko';
  const factStyle: DateStyle = asian
    ? { ...NUMERIC, order: 'YMD', separator: random.pick(['-', '.', '/']) }
    : style.order === 'MDY'
      ? { ...WORDS, order: 'MDY', long: true, padded: false }
      : random.chance(0.5)
        ? {
            ...WORDS,
            long: true,
            padded: random.chance(0.4),
            closed: language.code === 'de',
          }
        : { ...NUMERIC, separator: language.code === 'de' ? '.' : random.pick(['/', '.', '-']) };
  const asHeadings = random.chance(0.03);
  const oncePerDay = asHeadings || (style.year !== 'below' && random.chance(0.16));
  return {
    style,
    factStyle,
    oncePerDay,
    asHeadings,
    time:
      asian && style.year === 'full' && !oncePerDay
        ? random.pick(['none', 'none', 'after', 'below'] as const)
        : 'none',
  };
}

function stylesOf(language: Language, random: Random): (readonly [DateStyle, number])[] {
  const year = random.weighted([
    ['full', 50],
    ['none', 34],
    ['short', 16],
  ] as const);
  const padded = random.chance(0.75);
  switch (language.code) {
    case 'zh':
    case 'ko':
      return [
        [{ ...NUMERIC, order: 'YMD', separator: random.pick(['-', '.', '/']) }, 70],
        [{ ...NUMERIC, order: 'YMD', separator: '/', year: 'none' }, 12],
        [
          {
            ...NUMERIC,
            form: 'cjk',
            order: 'YMD',
            padded,
            year: random.chance(0.6) ? 'full' : 'none',
          },
          18,
        ],
      ];
    case 'de':
      return [
        [{ ...NUMERIC, separator: '.', year, closed: year === 'none' }, 70],
        [{ ...NUMERIC, separator: '.', year: 'below', closed: true }, 12],
        [{ ...WORDS, closed: true, long: true, year: 'full', padded: false }, 10],
        [{ ...WORDS, closed: true, year: random.pick(['full', 'none'] as const), padded }, 8],
      ];
    case 'en':
      return [
        [{ ...NUMERIC, separator: random.pick(['/', '-', '.']), year }, 32],
        [{ ...NUMERIC, order: 'MDY', year }, 12],
        [{ ...NUMERIC, order: 'YMD', separator: '-' }, 5],
        [{ ...WORDS, year, padded, upper: random.chance(0.25) }, 30],
        [{ ...WORDS, order: 'MDY', year: year === 'short' ? 'full' : year, padded }, 9],
        [{ ...WORDS, separator: '-', padded: true, year: year === 'none' ? 'full' : year }, 6],
        [{ ...WORDS, separator: '', upper: true, padded: true, year: 'none' }, 4],
        [{ ...WORDS, ordinal: true, padded: false, year: 'none' }, 3],
        [{ ...WORDS, order: 'MDY', separator: '', upper: true, padded: true, year: 'none' }, 2],
      ];
    default:
      return [
        [{ ...NUMERIC, separator: random.pick(['/', '.', '-', '/']), year }, 72],
        [{ ...WORDS, year: year === 'short' ? 'full' : year, padded }, 28],
      ];
  }
}
