import { decimalsOf } from '@saldo/contracts';

/** How a bank writes numbers. decimals may be fewer than the currency has, where the bank prints whole units only. */
export type NumberStyle = {
  group: ',' | '.' | ' ' | '\u00a0' | "'" | '’' | '';
  decimal: '.' | ',';
  lakh: boolean;
  decimals: number;
  /** Writes '.95' for '0.95'. */
  dropsZero: boolean;
};

/** How the direction of an amount is printed; 'none' leaves it to the running balance. */
export type SignStyle =
  | 'lead'
  | 'leadSpace'
  | 'leadMinus'
  | 'leadBoth'
  | 'trail'
  | 'trailSpace'
  | 'trailBoth'
  | 'crdr'
  | 'crdrGlued'
  | 'dc'
  | 'hs'
  | 'afBij'
  | 'parentheses'
  | 'crOnly'
  | 'plusOnly'
  | 'dr'
  | 'od'
  | 'none';

/** Currency beside each figure. */
export type Decoration = { text: string; place: 'prefix' | 'suffix'; gap: '' | ' ' } | null;

export type FigureStyle = { numbers: NumberStyle; sign: SignStyle; decoration: Decoration };

const AFTER: Partial<Record<SignStyle, readonly [out: string, into: string]>> = {
  trail: ['-', ''],
  trailSpace: [' -', ''],
  trailBoth: ['-', '+'],
  crdr: [' DR', ' CR'],
  crdrGlued: ['DR', 'CR'],
  dc: [' D', ' C'],
  hs: [' S', ' H'],
  afBij: [' Af', ' Bij'],
  crOnly: ['', ' CR'],
  dr: [' DR', ''],
  od: [' OD', ''],
};
const BEFORE: Partial<Record<SignStyle, readonly [out: string, into: string]>> = {
  lead: ['-', ''],
  leadSpace: ['- ', ''],
  leadMinus: ['–', ''],
  leadBoth: ['-', '+'],
  plusOnly: ['', '+'],
};

/** The digits of an amount in minor units, without sign or currency. */
function writeNumber(minor: number, style: NumberStyle, currency: string): string {
  const exponent = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent).slice(0, style.decimals);
  const groups = style.lakh
    ? whole.replace(/\B(?=(\d{2})*\d{3}$)/g, style.group)
    : whole.replace(/\B(?=(\d{3})+$)/g, style.group);
  if (style.decimals === 0) return groups;
  return `${style.dropsZero && whole === '0' ? '' : groups}${style.decimal}${fraction}`;
}

/** An amount in minor units as the bank prints it: sign, number and currency. */
export function writeFigure(minor: number, style: FigureStyle, currency: string): string {
  const { sign, decoration } = style;
  const side = minor < 0 ? 0 : 1;
  const number = writeNumber(minor, style.numbers, currency);
  const after = AFTER[sign]?.[side] ?? '';
  const before = minor === 0 ? '' : (BEFORE[sign]?.[side] ?? '');
  const decorated =
    decoration === null
      ? `${number}${after}`
      : decoration.place === 'prefix'
        ? `${decoration.text}${decoration.gap}${number}${after}`
        : `${number}${decoration.gap}${decoration.text}${after}`;
  return sign === 'parentheses' && minor < 0 ? `(${decorated})` : `${before}${decorated}`;
}
