import type { DateStyle } from '../dates.ts';
import type { Decoration, NumberStyle, SignStyle } from '../figures.ts';
import type { Language } from '../languages/index.ts';

export type ColumnKind =
  | 'date'
  | 'valueDate'
  | 'type'
  | 'description'
  | 'out'
  | 'in'
  | 'amount'
  | 'balance';

export type Column = { kind: ColumnKind; header: string };

export type Decoy = 'pending' | 'reverted' | 'standing' | 'glance' | 'rewards' | 'interest';

/** What a statement looks like; everything that a seed decides but the bookings themselves. */
export type Layout = {
  seed: number;
  language: Language;
  currency: string;
  /** A credit card: what is spent is printed without a sign, and the balance is what is owed. */
  card: boolean;
  paper: {
    size: 'A4' | 'LETTER';
    landscape: boolean;
    rotate: 0 | 90 | 270;
    font: 'Helvetica' | 'Times' | 'Courier' | 'embedded';
    fontSize: number;
    margin: number;
  };
  money: {
    /** 'headings' tells in and out by the headings over two lists. */
    form: 'outIn' | 'inOut' | 'signed' | 'headings';
    sign: SignStyle;
    balanceSign: SignStyle;
    /** What the unused one of two columns shows. */
    unused: '' | '0' | '0.00' | '-';
    numbers: NumberStyle;
    decoration: Decoration;
    /** Where the currency is named. */
    named: 'facts' | 'headers' | 'title';
  };
  dates: {
    style: DateStyle;
    factStyle: DateStyle;
    /** The date stands only on the first line of its day. */
    oncePerDay: boolean;
    /** The date stands as a heading over the bookings of its day, and there is no column for it. */
    asHeadings: boolean;
    time: 'none' | 'after' | 'below';
  };
  table: {
    columns: Column[];
    numbersAlign: 'left' | 'right';
    headerAlign: 'same' | 'left' | 'centre';
    wrapsHeaders: boolean;
    /** English under the headers of another language. */
    bilingual: boolean;
    ruled: boolean;
  };
  rows: {
    newestFirst: boolean;
    balance: 'row' | 'day' | 'none';
    form: 'below' | 'twoLines' | 'centred' | 'amountLast';
    /** How much lower than the text the figures stand, in points. */
    shift: number;
    /** Extra space between bookings, in lines. */
    gap: number;
    /** 'columnAmounts' prints fees of a booking in small print in its column of amounts. */
    details: 'none' | 'text' | 'amounts' | 'columnAmounts';
    smallDetails: boolean;
    indent: number;
  };
  balances: {
    place: 'rows' | 'block' | 'summary';
    opening: boolean;
    closing: boolean;
    dated: boolean;
    totals: 'none' | 'row' | 'block';
    closingOnTop: boolean;
  };
  pages: {
    repeatsHeader: boolean;
    carries: boolean;
    breaksInside: boolean;
    repeatsFacts: boolean;
    rowsTarget: number;
  };
  facts: { form: 'inline' | 'right' | 'stacked'; pageNumbers: boolean };
  sections: { count: number; kind: 'accounts' | 'currencies' };
  decoys: Decoy[];
  decoysFirst: boolean;
  noise: ('verticalLetters' | 'rotatedCode' | 'watermark' | 'barcode')[];
  text: {
    kerning: boolean;
    fakeBold: 'none' | 'headers' | 'all';
    jitter: number;
    order: 'rows' | 'columns';
  };
};

/** What may matter about a layout, as name=value, to group failures by and to describe it in one line. */
export function featuresOf(layout: Layout): string[] {
  const { paper, money, dates, table, rows, balances, pages, text } = layout;
  const wide = layout.sections.count > 1;
  return [
    `language=${layout.language.code}`,
    `currency=${layout.currency}`,
    `card=${layout.card}`,
    `columns=${table.columns.map(({ kind }) => kind).join('|')}`,
    `money=${money.form}${money.form === 'signed' ? `/${money.sign}` : ''}`,
    ...(money.form === 'outIn' || money.form === 'inOut'
      ? [`pairSign=${money.sign}`, `unused=${money.unused || 'blank'}`]
      : []),
    `balanceSign=${money.balanceSign}`,
    `numbers=1${money.numbers.group}234${money.numbers.decimals ? `${money.numbers.decimal}56` : ''}${money.numbers.lakh ? ' lakh' : ''}`,
    `decoration=${money.decoration ? `${money.decoration.place}${money.decoration.gap}${money.decoration.text}` : 'none'}`,
    `currencyNamed=${money.named}`,
    `dates=${dates.style.form}/${dates.style.order}${dates.style.separator}/${dates.style.year}`,
    `dateOnce=${dates.asHeadings ? 'headings' : dates.oncePerDay}`,
    `time=${dates.time}`,
    `align=${table.numbersAlign}/${table.headerAlign}`,
    `bilingual=${table.bilingual}`,
    `wrapsHeaders=${table.wrapsHeaders}`,
    `balance=${rows.balance}`,
    `newestFirst=${rows.newestFirst}`,
    `rows=${rows.form}${rows.gap < 0.2 ? '/tight' : ''}`,
    `shift=${rows.shift}`,
    `details=${rows.details}`,
    `opening=${balances.opening ? balances.place : 'no'}`,
    `closing=${balances.closing ? balances.place : 'no'}`,
    `totals=${balances.totals}`,
    `closingOnTop=${balances.closingOnTop}`,
    `repeatsHeader=${pages.repeatsHeader}`,
    `carries=${pages.carries}`,
    `breaksInside=${pages.breaksInside}`,
    `facts=${layout.facts.form}`,
    `sections=${wide ? layout.sections.kind : 'one'}`,
    ...(layout.decoys.length > 0 ? layout.decoys : ['none']).map((name) => `decoy=${name}`),
    ...(layout.noise.length > 0 ? layout.noise : ['none']).map((name) => `noise=${name}`),
    `kerning=${text.kerning}`,
    `fakeBold=${text.fakeBold}`,
    `order=${text.order}`,
    `jitter=${text.jitter > 0}`,
    `rotate=${paper.rotate}`,
    `paper=${paper.size}${paper.landscape ? ' landscape' : ''}`,
    `font=${paper.font}`,
  ];
}
