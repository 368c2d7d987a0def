import { LANGUAGES } from '../languages/index.ts';
import { type Random, randomOf } from '../random.ts';
import { drawColumns, drawTable } from './draw-columns.ts';
import { drawDates } from './draw-dates.ts';
import { drawMoney } from './draw-money.ts';
import type { Decoy, Layout } from './layout.ts';

/**
 * Draws a layout out of the space of layouts. Any mixture may come out, but for those that nobody could read without guessing:
 * a direction is always printed or told by running balances, a year and a currency always stand somewhere.
 */
export function layoutOf(seed: number): Layout {
  const random = randomOf(seed, 'layout');
  const language = random.weighted(LANGUAGES);
  const card = random.chance(0.1);
  const form = card
    ? 'signed'
    : random.weighted([
        ['outIn', 34],
        ['inOut', 20],
        ['signed', 42],
        ['headings', 4],
      ] as const);
  const sections = drawSections(random, card || form === 'headings');
  const several = sections.count > 1 && sections.kind === 'currencies';
  const currency = several ? 'EUR' : random.pick(language.currencies);
  const money = drawMoney(random, { language, currency, card, form });
  if (several) money.named = 'title';
  const rows = drawRows(random, card, money.form);
  const balances = drawBalances(random, card);
  if (form === 'signed' && money.sign === 'none') {
    balances.opening = true;
    rows.balance = 'row';
  }
  if (money.form === 'headings') Object.assign(balances, { place: 'summary', totals: 'none' });
  if (!balances.closing && !balances.opening) balances.totals = 'none';
  if (money.form === 'signed' && balances.totals === 'row') balances.totals = 'block';
  if (rows.balance === 'none' && money.form !== 'signed' && balances.place === 'rows')
    balances.place = 'block';
  if (/^(crOnly|plusOnly)$/.test(money.sign) && !card) rows.balance = 'row';
  const dates = drawDates(random, language);
  if (rows.form === 'centred' || rows.form === 'amountLast') rows.gap = random.real(0.6, 1.2);
  if (dates.oncePerDay && rows.form !== 'below') rows.gap = Math.max(rows.gap, 0.6);
  if (rows.details === 'columnAmounts') {
    const clear = rows.balance === 'row' && !dates.oncePerDay && /below|twoLines/.test(rows.form);
    if (clear && money.numbers.decimals === 2) rows.smallDetails = true;
    else rows.details = 'text';
  }
  const layout = {
    seed,
    language,
    currency,
    card,
    paper: drawPaper(random),
    money,
    dates,
    table: {
      ...drawTable(random, language),
      columns: drawColumns(random, {
        ...{ language, money, rows, dates, currency },
        isInEuros: currency === 'EUR' && !several,
      }),
    },
    rows,
    balances,
    pages: drawPages(random, rows),
    facts: {
      form: random.pick(['inline', 'right', 'stacked'] as const),
      pageNumbers: random.chance(0.75),
    },
    sections,
    decoys: drawDecoys(random, card, balances),
    decoysFirst: random.chance(0.3),
    noise: drawNoise(random),
    text: {
      kerning: random.chance(0.12),
      fakeBold: random.weighted([
        ['none', 84],
        ['headers', 11],
        ['all', 5],
      ] as const),
      jitter: random.weighted([
        [0, 70],
        [0.3, 20],
        [0.8, 10],
      ]),
      order: random.weighted([
        ['rows', 88],
        ['columns', 12],
      ] as const),
    },
  } satisfies Layout;
  return layout;
}

function drawSections(random: Random, single: boolean): Layout['sections'] {
  return {
    count: single
      ? 1
      : random.weighted([
          [1, 84],
          [2, 12],
          [3, 4],
        ]),
    kind: random.weighted([
      ['accounts', 3],
      ['currencies', 1],
    ] as const),
  };
}

function drawPaper(random: Random): Layout['paper'] {
  return {
    size: random.weighted([
      ['A4', 75],
      ['LETTER', 25],
    ] as const),
    landscape: random.chance(0.06),
    rotate: random.weighted([
      [0, 93],
      [90, 4],
      [270, 3],
    ] as const),
    font: random.weighted([
      ['Helvetica', 60],
      ['Times', 16],
      ['Courier', 8],
      ['embedded', 16],
    ] as const),
    fontSize: random.pick([7, 7.5, 8, 8, 8.25, 8.5, 9, 9, 9.5, 10]),
    margin: random.int(26, 58),
  };
}

function drawRows(random: Random, card: boolean, form: Layout['money']['form']): Layout['rows'] {
  const balance =
    card || form === 'headings'
      ? 'none'
      : random.weighted([
          ['row', 62],
          ['day', 14],
          ['none', 24],
        ] as const);
  return {
    newestFirst: balance !== 'day' && form !== 'headings' && random.chance(0.14),
    balance,
    form: random.weighted([
      ['below', 62],
      ['twoLines', 20],
      ['centred', 9],
      ['amountLast', 9],
    ] as const),
    shift: random.weighted([
      [0, 80],
      [2, 10],
      [-2, 4],
      [3, 6],
    ]),
    gap: random.weighted([
      [0, 40],
      [0.3, 25],
      [0.8, 25],
      [1.2, 10],
    ]),
    details: random.weighted([
      ['none', 68],
      ['text', 18],
      ['amounts', 14],
      ['columnAmounts', 4],
    ] as const),
    smallDetails: random.chance(0.4),
    indent: random.weighted([
      [0, 80],
      [6, 12],
      [10, 8],
    ]),
  };
}

function drawBalances(random: Random, card: boolean): Layout['balances'] {
  const both = random.weighted([
    ['both', 76],
    ['opening', 8],
    ['closing', 8],
    ['none', 8],
  ] as const);
  return {
    place: random.weighted([
      ['rows', card ? 30 : 42],
      ['block', 36],
      ['summary', 22],
    ] as const),
    opening: both === 'both' || both === 'opening',
    closing: both === 'both' || both === 'closing',
    dated: random.chance(0.4),
    totals: random.weighted([
      ['none', 66],
      ['row', 18],
      ['block', 16],
    ] as const),
    closingOnTop: random.chance(0.3),
  };
}

function drawPages(random: Random, rows: Layout['rows']): Layout['pages'] {
  const carries = !rows.newestFirst && rows.balance !== 'none' && random.chance(0.3);
  return {
    repeatsHeader: random.chance(0.75),
    carries,
    breaksInside: !carries && rows.form === 'below' && random.chance(0.4),
    repeatsFacts: random.chance(0.5),
    rowsTarget: random.weighted([
      [0, 2],
      [1, 3],
      [random.int(2, 12), 42],
      [random.int(13, 35), 37],
      [random.int(36, 80), 16],
    ]),
  };
}

/** An overview of totals beside a table counts as printed totals, so that it is only drawn where the closing balance is printed too. */
function drawDecoys(random: Random, card: boolean, balances: Layout['balances']): Decoy[] {
  if (random.chance(0.62)) return [];
  const fitting: Decoy[] = ['pending', 'standing', 'rewards', 'interest'];
  if (!card) fitting.push('reverted');
  if (balances.closing && balances.opening) fitting.push('glance');
  const first = random.pick(fitting);
  const second = random.pick(fitting);
  return random.chance(0.3) && second !== first ? [first, second] : [first];
}

function drawNoise(random: Random): Layout['noise'] {
  return (
    [
      ['verticalLetters', 0.05],
      ['rotatedCode', 0.06],
      ['watermark', 0.05],
      ['barcode', 0.06],
    ] as const
  ).flatMap(([name, share]) => (random.chance(share) ? [name] : []));
}
