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
function holdsMore(read: Read, than: Read): boolean {
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

/** Whether a reading does no more than leave out lines of another one's sections: each of its own stands there as well and proves as much (Revolut's deposits without their columns). */
export function leavesOutSections(read: Read, than: Read): boolean {
  if (!read.ok || !than.ok || read.sections.length >= than.sections.length) return false;
  const keyOf = (section: StatementSection) => {
    const lines = section.lines.map(({ date, amountMinor }) => `${date} ${amountMinor}`);
    return `${proveSection(section).state} ${lines.join()}`;
  };
  const own = new Set(read.sections.map(keyOf));
  const others = than.sections.filter((section) => !own.has(keyOf(section)));
  const isSame = than.sections.length - others.length === own.size;
  return isSame && others.some(({ lines }) => lines.length > 0);
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
    if (sumsToBill(section)) merit += share / 2;
  }
  return read.sections.every((section) => proveSection(section).state === 'proven')
    ? PROVEN
    : Math.min(merit, PROVEN - 0.001);
}

/** Whether the lines of a card that says nothing of what was owed before come to what it bills (Shinhan). */
function sumsToBill({ openingMinor, closingMinor, lines }: StatementSection): boolean {
  if (openingMinor !== null || lines.length === 0 || (closingMinor ?? 0) >= 0) return false;
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === closingMinor;
}

/**
 * Whether what nothing but lines tell is believed: where it is proven between printed balances, holds all that was read otherwise and
 * more, or stands where no other reading found a booking. hasNoColumns says that the file has none, kind counts how many of its lines look like bookings.
 */
export function isBelieved(
  { read, merit }: { read: Read; merit: number },
  best: { read: Read; merit: number } | null,
  { hasNoColumns, kind }: { hasNoColumns: boolean; kind: () => number },
): boolean {
  if (merit === PROVEN && hasBothBalances(read)) return true;
  if (!best?.read.ok) return standsAlone(read, best?.read, kind());
  return hasNoColumns && merit < PROVEN && holdsMore(read, best.read);
}

/** Whether both balances of each part are printed, so that no line can be missing under a proof. */
function hasBothBalances(read: Read): boolean {
  return (
    read.ok &&
    read.sections.every(
      ({ openingMinor, closingMinor }) => openingMinor !== null && closingMinor !== null,
    )
  );
}

/** Whether a reading without a proof may stand where none other found a booking: for several lines, all there are of their kind, beside a balance that is printed. */
function standsAlone(read: Read, than: Read | undefined, kind: number): boolean {
  if (!read.ok || than?.ok || than?.failure !== 'noTransactions') return false;
  return read.sections.some(
    ({ lines, openingMinor, closingMinor }) =>
      lines.length >= Math.max(LEAST_LINES, kind) &&
      (openingMinor !== null || closingMinor !== null),
  );
}

const LEAST_LINES = 3;
