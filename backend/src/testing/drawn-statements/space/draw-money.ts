import { decimalsOf } from '@saldo/contracts';
import type { Decoration, NumberStyle, SignStyle } from '../figures.ts';
import type { Language } from '../languages/index.ts';
import type { Random } from '../random.ts';
import type { Layout } from './layout.ts';

type Given = {
  language: Language;
  currency: string;
  card: boolean;
  form: Layout['money']['form'];
};

/** Signs of one column of amounts, by where they are in use. */
const SIGNED: Record<string, readonly SignStyle[]> = {
  en: [
    'lead',
    'lead',
    'leadBoth',
    'leadSpace',
    'trail',
    'crdr',
    'crdrGlued',
    'dc',
    'parentheses',
    'crOnly',
    'plusOnly',
    'none',
  ],
  de: [
    'lead',
    'lead',
    'leadBoth',
    'leadSpace',
    'trail',
    'trailSpace',
    'trailBoth',
    'hs',
    'hs',
    'none',
  ],
  ms: ['trailBoth', 'trailBoth', 'lead', 'crdr', 'crOnly', 'none'],
  nl: ['lead', 'leadBoth', 'afBij', 'trail', 'none'],
  zh: ['lead', 'leadBoth', 'none'],
  ko: ['lead', 'leadBoth', 'none'],
};
const SIGNED_ELSEWHERE: readonly SignStyle[] = [
  'lead',
  'lead',
  'leadBoth',
  'leadSpace',
  'leadMinus',
  'trail',
  'trailBoth',
  'none',
];
/** On a card what is spent bears no sign; these mark what is paid back. */
const CARD: readonly SignStyle[] = ['crOnly', 'crOnly', 'lead', 'trail', 'parentheses', 'plusOnly'];
const CARD_ELSEWHERE: readonly SignStyle[] = ['lead', 'trail', 'trailSpace'];

const SYMBOLS: Record<string, string> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'C$',
  NZD: 'NZ$',
  MYR: 'RM',
  BRL: 'R$',
  HKD: 'HK$',
  TWD: 'NT$',
};

/** How amounts, directions and the currency are printed. */
export function drawMoney(random: Random, given: Given): Layout['money'] {
  const { language, currency, form } = given;
  const sign = drawSign(random, given);
  const decoration = drawDecoration(random, currency, sign);
  return {
    form,
    sign,
    balanceSign: drawBalanceSign(random, given, sign),
    unused: form === 'outIn' || form === 'inOut' ? drawUnused(random, language, currency) : '',
    numbers: drawNumbers(random, language, currency),
    decoration,
    named: random.weighted([
      ['facts', 50],
      ['headers', 30],
      ['title', 20],
    ] as const),
  };
}

function drawSign(random: Random, { language, card, form }: Given): SignStyle {
  if (card) return random.pick(/en|ms/.test(language.code) ? CARD : CARD_ELSEWHERE);
  if (form === 'signed') return random.pick(SIGNED[language.code] ?? SIGNED_ELSEWHERE);
  if (form === 'headings') return 'none';
  return random.weighted([
    ['none', 76],
    ['lead', 14],
    ['leadBoth', 10],
  ] as const);
}

function drawBalanceSign(random: Random, { language, card }: Given, sign: SignStyle): SignStyle {
  if (card) return sign === 'crOnly' ? 'crOnly' : sign === 'parentheses' ? 'parentheses' : 'lead';
  if (sign === 'hs' || sign === 'dc' || sign === 'crdr') return sign;
  if (sign.startsWith('trail')) return language.code === 'ms' ? 'dr' : 'trail';
  if (sign === 'parentheses') return 'parentheses';
  if (language.code === 'en')
    return random.weighted([
      ['lead', 70],
      ['dr', 14],
      ['od', 6],
      ['leadSpace', 10],
    ] as const);
  return random.weighted([
    ['lead', 90],
    ['leadBoth', 10],
  ] as const);
}

function drawUnused(
  random: Random,
  language: Language,
  currency: string,
): Layout['money']['unused'] {
  if (language.code === 'ko' || currency === 'TWD')
    return random.weighted([
      ['0', 75],
      ['', 25],
    ] as const);
  return random.weighted([
    ['', 88],
    ['0.00', 8],
    ['-', 4],
  ] as const);
}

function drawNumbers(random: Random, language: Language, currency: string): NumberStyle {
  const whole = decimalsOf(currency) === 0 || (currency === 'TWD' && random.chance(0.75));
  const decimals = whole ? 0 : 2;
  const style = (group: NumberStyle['group'], decimal: NumberStyle['decimal']): NumberStyle => ({
    group,
    decimal,
    decimals,
    lakh: false,
    dropsZero: false,
  });
  if (currency === 'INR') return { ...style(',', '.'), lakh: random.chance(0.8) };
  if (currency === 'CHF') return style(random.pick(["'", "'", '’', ' '] as const), '.');
  if (language.code === 'en')
    return {
      ...style(
        random.weighted([
          [',', 92],
          ['', 8],
        ] as const),
        '.',
      ),
      dropsZero: random.chance(0.03),
    };
  if (language.code === 'ms') return { ...style(',', '.'), dropsZero: random.chance(0.3) };
  if (/zh|ko/.test(language.code)) return style(',', '.');
  if (currency === 'MXN') return style(',', '.');
  if (language.code === 'fr') return style(random.pick([' ', ' ', '\u00a0', '.'] as const), ',');
  return style(
    random.weighted([
      ['.', 88],
      ['', 8],
      [' ', 4],
    ] as const),
    ',',
  );
}

function drawDecoration(random: Random, currency: string, sign: SignStyle): Decoration {
  const symbol = SYMBOLS[currency];
  const prefixed: Decoration[] = [
    { text: symbol ?? currency, place: 'prefix', gap: symbol ? '' : ' ' },
    { text: currency, place: 'prefix', gap: ' ' },
  ];
  const suffixed: Decoration[] = [{ text: currency, place: 'suffix', gap: ' ' }];
  if (currency === 'EUR')
    suffixed.push(
      { text: '€', place: 'suffix', gap: ' ' },
      { text: '€', place: 'suffix', gap: '' },
    );
  const trailing = /^(trail|cr|dc|hs|af)/.test(sign);
  return random.weighted<Decoration>([
    [null, 66],
    [random.pick(prefixed), 18],
    [trailing ? null : random.pick(suffixed), 16],
  ]);
}
