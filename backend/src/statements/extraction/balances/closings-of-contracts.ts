import { emptyRow } from '../bookings/row-kinds.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { LabelledBalance } from './balances.ts';

const CONTRACT =
  /^(?:no|n[uú]m|n[uú]mero|nr|n[°º])\.? (?:de |du |do )?contrat[oô]?\b[ :]*(\d[\d -]*)/iu;

/**
 * The balances without what another product holds behind the number of its contract ('NO. DE CONTRATO 81-04177208-1 SALDO FINAL 21,417.72': Santander in Mexico): it
 * opens nowhere, and another balance closes.
 */
export function withoutContracts(labelled: LabelledBalance[], rows: Row[]): LabelledBalance[] {
  const contractOf = ({ index }: LabelledBalance) =>
    CONTRACT.exec(textOf(rows[index] ?? emptyRow).slice(0, MOST_READ))?.[1]?.trim();
  const hasClosing = labelled.some((each) => each.kind === 'closing' && !contractOf(each));
  if (!hasClosing) return labelled;
  const opened = new Set(labelled.filter(({ kind }) => kind === 'opening').map(contractOf));
  const isOther = (each: LabelledBalance) => {
    const contract = contractOf(each);
    return contract !== undefined && !opened.has(contract);
  };
  return labelled.filter((each) => each.kind !== 'closing' || !isOther(each));
}

const MOST_READ = 300;
