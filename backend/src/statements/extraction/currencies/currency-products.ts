import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { hasOpeningAmong } from '../words/balance-names.ts';
import { COMMON, currencyNamed } from '../words/currency-names.ts';

/** Currencies in the names of accounts. */

/** A title that names a kind of account or statement and a currency, in either order. */
export const PRODUCT =
  /account|statement|payments? summary|(?:transaction|payment) (?:history|overview)|zahlungsübersicht|transaktionsverlauf|konto|auszug|compte|relev[ée]|livret|cuenta|extracto|conto|rekening|afschrift|rachun|wyci[ąa]g|сч[её]т|выписка|extras|cont\b|extrato|conta|penyata|akaun|card|carte|cartão|carta\b|tarjeta|kart|wallet|pocket|sparen|savings|spar|épargne|ahorro|risparmio|oszcz|對帳|对账|帳戶|账户|明細|明细|계좌|거래|통장|명세|口座|取引|예금|存款|活存|定存|帳單|账单|결제/iu;

/** Whether a text is what pesos are called in their own country, whichever it is. */
export function isPesos(text: string): boolean {
  return /^(?:pesos|\$)$/i.test(text);
}

/** The currencies in which a row says that accounts are kept, cell by cell or in all of it. */
export function currenciesOfProducts(row: Row, peso: string | null): Set<string> {
  const named = [...row.cells.map(({ text }) => text), textOf(row)].map((text) => {
    const product = text.slice(0, 120);
    const [, name = ''] =
      IN_PRODUCT.exec(product) ??
      SIGNED_PRODUCT.exec(product) ??
      EASTERN_PRODUCT.exec(product) ??
      DOLLARS_OF.exec(product) ??
      [];
    if (AMERICAN.test(product)) return 'USD';
    return isPesos(name) ? peso : currencyNamed(name);
  });
  return new Set(named.filter((code) => code !== null));
}

/** 'Resumen de Caja de Ahorro en Dólares', 'CAJA DE AHORRO EN U$S NRO. 047-6-40117-8', 'Movimientos en pesos' */
const IN_PRODUCT =
  /\b(?:cuenta|cajas? de ahorros?|tarjeta|movimientos|transacciones|consumos)\b.* en:? (\p{L}{4,}|U\$S|[A-Z]{0,2}\$)(?: (?:N(?:RO|[°º])[.: ]|(?=\d)).*)?$/iu;

/** 'Cuenta $ 000411827-00001' */
const SIGNED_PRODUCT = /^(?:cuenta|caja de ahorros?|c\.?[ac]\.?|cta\.? cte\.?) (\$|U\$S|US\$) \d/iu;

/** '臺幣活期儲蓄存款', '港幣儲蓄' */
const EASTERN_PRODUCT =
  /^((?:新?[臺台]|港|人民)[幣币]|美[元金])(?:活期|定期|綜合|综合|儲蓄|储蓄|存款)/u;

/** 'EUS Compte en dollars américains' */
const AMERICAN =
  /\bcomptes? (?:\p{L}+ ){0,3}en dollars (?:US|am[ée]ricains)\b|\bU\.?S\.? (?:personal|business|savings|high interest|chequing|day to day)\b/iu;

/** 'Tangerine US$ Savings Account - 3030057718' */
const DOLLARS_OF =
  /\b(US\$|U\.S\. dollars?|US dollars?) (?:\p{L}+ ){0,2}(?:accounts?|savings|che(?:ck|qu)ing|saver)\b/iu;

/** The currency alone in a cell beside the name of an account ('Compte privé', 'CHF'), in a row without figures of money or days. */
export function codeBesideProduct({ cells }: Row): string | null {
  const code = cells.find(({ text }) => COMMON.has(text));
  const hasFigures = cells.some(({ text }) => isWholeDate(text) || readAmount(text, 2) !== null);
  const isBesideName = cells.some(
    ({ text, x }) => code && x < code.x && PRODUCT.test(text) && !/\d/.test(text),
  );
  return code && isBesideName && !hasFigures ? code.text : null;
}

/**
 * The rows without those that name an account in US dollars, where several balances open accounts or pages: that is not the currency of the
 * whole file ('US$ Savings Account - 3030057718' beside 'Savings Account - 3018874410').
 */
export function withoutDollarAccounts(rows: Row[]): Row[] {
  if (rows.filter(({ cells }) => hasOpeningAmong(cells)).length < 2) return rows;
  const others = rows.filter((row) => {
    const text = textOf(row).slice(0, 120);
    return !AMERICAN.test(text) && !DOLLARS_OF.test(text);
  });
  // Nor does a sentence about those accounts tell it ('Balances in US dollars are not converted').
  return others.length < rows.length ? others.filter((row) => !OF_DOLLARS.test(textOf(row))) : rows;
}

const OF_DOLLARS = /\bin U\.?S\.? dollars\b/i;
