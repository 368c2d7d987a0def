import type { ExpectedLine } from '../drawn-statements/expected.ts';

/** A line to look for; without a description only date, amount and balance are compared. A year 'XXXX' is not printed. */
export type WantedLine = Omit<ExpectedLine, 'description' | 'balanceMinor'> & {
  description?: string;
  /** Left out where nothing is known of it. */
  balanceMinor?: number | null;
};

export type ReadLine = Pick<ExpectedLine, 'date' | 'description' | 'amountMinor' | 'balanceMinor'>;

/** How many lines were read right, and what is wrong with the others. found counts lines with their date and amount. */
export type LineScore = {
  found: number;
  missing: number;
  invented: number;
  wrongSign: number;
  wrongBalance: number;
  wrongDescription: number;
  outOfOrder: number;
};

export const NO_LINES: LineScore = {
  found: 0,
  missing: 0,
  invented: 0,
  wrongSign: 0,
  wrongBalance: 0,
  wrongDescription: 0,
  outOfOrder: 0,
};

/** Compares lines in their order; each is matched with one line of its date and size of amount. */
export function scoreLines(wanted: readonly WantedLine[], read: readonly ReadLine[]): LineScore {
  const score = { ...NO_LINES };
  const free = new Set(read.keys());
  let last = -1;
  for (const line of wanted) {
    const index = bestMatch(line, read, free, last);
    const found = index === undefined ? undefined : read[index];
    if (index === undefined || found === undefined) {
      score.missing += 1;
      continue;
    }
    free.delete(index);
    score.found += 1;
    if (index < last) score.outOfOrder += 1;
    last = Math.max(last, index);
    if (found.amountMinor !== line.amountMinor) score.wrongSign += 1;
    if (line.balanceMinor !== undefined && found.balanceMinor !== line.balanceMinor)
      score.wrongBalance += 1;
    if (!saysTheSame(line, found.description)) score.wrongDescription += 1;
  }
  score.invented = free.size;
  return score;
}

/** Among the free lines of the same date and size the one that agrees most, and of equals the next one in print. */
function bestMatch(
  line: WantedLine,
  read: readonly ReadLine[],
  free: Set<number>,
  after: number,
): number | undefined {
  const agreement = (index: number) => {
    const found = read[index];
    if (!found) return 0;
    return (
      (found.amountMinor === line.amountMinor ? 4 : 0) +
      (found.balanceMinor === line.balanceMinor ? 4 : 0) +
      (saysTheSame(line, found.description) ? 2 : 0) +
      (index > after ? 1 : 0)
    );
  };
  return [...free]
    .filter((index) => {
      const found = read[index];
      return (
        found !== undefined &&
        isSameDay(line.date, found.date) &&
        Math.abs(found.amountMinor) === Math.abs(line.amountMinor)
      );
    })
    .reduce<number | undefined>(
      (best, index) => (best === undefined || agreement(index) > agreement(best) ? index : best),
      undefined,
    );
}

/** Whether a date is the wanted one; of a year that is not printed nothing can be asked. */
function isSameDay(wanted: string, read: string): boolean {
  return wanted.startsWith('XXXX') ? wanted.slice(4) === read.slice(4) : wanted === read;
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a description is the wanted one, with or without the code beside it and some of the details under it. */
function saysTheSame(line: WantedLine, read: string): boolean {
  if (line.description === undefined) return true;
  const { details = [], code, description } = line;
  const text = collapsed(read);
  const bodies = details.reduce<string[]>(
    (accepted, detail) => accepted.flatMap((body) => [body, `${body} ${detail}`]),
    [description],
  );
  return bodies
    .map(collapsed)
    .some(
      (body) =>
        text === body ||
        (code !== undefined && [`${code} ${body}`, `${body} ${code}`].includes(text)),
    );
}

/** Whether nothing at all is wrong. */
export function isExact(score: LineScore): boolean {
  const { found: _, ...wrong } = score;
  return Object.values(wrong).every((count) => count === 0);
}
