import { type CsvHeader, type CsvRole, columnOf } from './columns.ts';
import type { CsvRecord } from './records.ts';

const MAX_DESCRIPTION = 500;
/** What a booking without any text is called, so that lists have something to show and to click. */
export const NO_DESCRIPTION = 'No description printed';

type Side = {
  /** Whether money went out, so that the other side of the booking is who was paid. */
  isOut: boolean;
  /** Whether only the column of that name describes. */
  describedBy: string | null;
};

/** What a row says of its booking: the other side and the text, or else its kind, or its reference. */
export function descriptionOf(
  header: CsvHeader,
  { cells }: CsvRecord,
  { isOut, describedBy }: Side,
): string {
  const textOf = (roles: CsvRole[]) =>
    header.columns
      .filter(({ role, words }) => roles.includes(role) && (!describedBy || words === describedBy))
      .map(({ index }) => cells[index] ?? '')
      .filter((cell) => cell !== '');
  const hasBoth = columnOf(header, 'payer') && columnOf(header, 'payee');
  const other: CsvRole[] = hasBoth ? [isOut ? 'payee' : 'payer'] : ['payer', 'payee'];
  const said = joined([...textOf(other), ...textOf(['description'])]);
  const told = said || joined(textOf(['kind'])) || joined(textOf(['reference']));
  return told.slice(0, MAX_DESCRIPTION);
}

/** What a part says that another one has said is said once. */
function joined(parts: string[]): string {
  const lower = (text: string) => text.toLowerCase();
  const kept = parts.filter(
    (part, index) =>
      !parts.some(
        (other, at) =>
          at !== index &&
          lower(other).includes(lower(part)) &&
          (other.length > part.length || at < index),
      ),
  );
  return kept.join(' ');
}
