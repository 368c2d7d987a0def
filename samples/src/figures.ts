import { toDecimalString } from '@saldo/contracts';

/** An amount as banks print it in English, with grouping and without currency: -123456 USD gives '-1,234.56'. */
export function grouped(amountMinor: number, currency: string): string {
  return toDecimalString(amountMinor, currency).replace(/\B(?=(\d{3})+\.)/g, ',');
}
