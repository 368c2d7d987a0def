import { proveSection } from './proof.ts';
import type { Read } from './sections/sections.ts';
import type { StatementSection } from './types.ts';

/** Whether nothing but empty months was read. */
export function isEmpty(read: Read): boolean {
  return read.ok && read.sections.every(({ lines }) => lines.length === 0);
}

/** Where figures prove neither, headings that name several accounts are believed, and what lacks one thing goes before what found nothing. */
export function saysMore(read: Read, than: Read): boolean {
  if (!read.ok || !than.ok)
    return (
      !read.ok && !than.ok && than.failure === 'noTransactions' && read.failure !== than.failure
    );
  return accountsIn(read.sections) > accountsIn(than.sections);
}

/** Whether a reading holds each line of another one, by day and amount, and further ones. */
export function holdsMore(read: Read, than: Read): boolean {
  if (!read.ok || !than.ok) return false;
  const linesOf = ({ sections }: { sections: StatementSection[] }) =>
    sections.flatMap(({ lines }) => lines.map(({ date, amountMinor }) => `${date} ${amountMinor}`));
  const [more, less] = [linesOf(read), linesOf(than)];
  const free = [...more];
  for (const line of less) {
    const at = free.indexOf(line);
    if (at < 0) return false;
    free.splice(at, 1);
  }
  return free.length > 0;
}

/** How many accounts sections name; what a page closes with begins none. */
function accountsIn(sections: readonly StatementSection[]): number {
  return new Set(sections.map(({ accountHint, currency }) => `${accountHint} ${currency}`)).size;
}

export const PROVEN = 1;

/** How far the printed figures bear a reading out: 1 where all is proven, below 0 where they contradict some of it. */
export function meritOf(read: Read): number {
  if (!read.ok) return -2;
  let merit = 0;
  const all = read.sections.reduce((count, { lines }) => count + lines.length + 1, 0);
  for (const section of read.sections) {
    const { state } = proveSection(section);
    const share = (section.lines.length + 1) / all;
    if (state === 'proven') merit += share;
    if (state === 'broken') merit -= share;
  }
  return read.sections.every((section) => proveSection(section).state === 'proven')
    ? PROVEN
    : Math.min(merit, PROVEN - 0.001);
}

/** Whether a reading without a proof may stand where none other found a booking: for several lines, beside a balance that is printed. */
export function standsAlone(read: Read, than: Read | undefined): boolean {
  if (!read.ok || than?.ok || than?.failure !== 'noTransactions') return false;
  return read.sections.some(
    ({ lines, openingMinor, closingMinor }) =>
      lines.length >= LEAST_LINES && (openingMinor !== null || closingMinor !== null),
  );
}

const LEAST_LINES = 3;
