import type { SectionProof } from '@saldo/contracts';
import { fromWire, toWire } from '@saldo/contracts';

/** Where opening + money in − money out leads, to the cent; null where no opening balance is known. */
export function closingOfRows({
  opening,
  money_in,
  money_out,
  currency,
}: Pick<SectionProof, 'opening' | 'money_in' | 'money_out' | 'currency'>): number | null {
  if (opening === null) return null;
  const minor =
    fromWire(opening, currency) + fromWire(money_in, currency) - fromWire(money_out, currency);
  return toWire(minor, currency);
}
