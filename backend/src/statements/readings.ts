import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { PageSize, ReadSection, StatementEvent } from './events.ts';
import { moved } from './year.ts';

/** The sum of a day's lines in minor units; days stand in the order of their dates. */
export type DaySum = [date: string, sumMinor: number];

/**
 * How a file was read, beside its lines: what each section prints, and what each of its days adds up to.
 * years is how much later its dates are than they were read, by the user's choice of another year.
 */
export type ReadingDocument = {
  id: string;
  userId: string;
  reader: { engine: string; version: number } | null;
  pages: PageSize[];
  sections: ReadSection[];
  days: DaySum[][];
  assumedYear: number | null;
  years: number;
  /** The revision at which the reading began, where the file was read more than once. */
  since?: number;
};

export const READINGS = 'statementReadings_v2';

/** Whether the reader that a file was read by is one of CSVs. */
export function isCsvReader(engine: string | undefined): boolean {
  return engine?.startsWith('csv-') ?? false;
}

/** Keeps a statement's reading as far as an event of the statement changes it. */
export async function changeReading(
  { type, data, revision }: RecordedEvent<StatementEvent>,
  unit: UnitOfWork,
): Promise<void> {
  if (type === 'StatementReadingStarted')
    return unit.put(READINGS, { ...emptyReading(data), since: revision });
  if (type === 'StatementFailed' || type === 'StatementDeleted') {
    return unit.delete(READINGS, data.statementId);
  }
  if (type !== 'StatementLinesRead' && type !== 'StatementRead' && type !== 'StatementApproved') {
    return;
  }
  const reading = await unit.get<ReadingDocument>(READINGS, data.statementId);
  if (!reading) return;
  if (type === 'StatementLinesRead') unit.put(READINGS, withLines(reading, data));
  if (type === 'StatementRead') {
    const { reader, pages, sections, assumedYear } = data;
    unit.put<ReadingDocument>(READINGS, { ...reading, reader, pages, sections, assumedYear });
  }
  if (type === 'StatementApproved') unit.put(READINGS, approved(reading, data.year));
}

function emptyReading(ids: { statementId: string; userId: string }): ReadingDocument {
  return {
    id: ids.statementId,
    userId: ids.userId,
    reader: null,
    pages: [],
    sections: [],
    days: [],
    assumedYear: null,
    years: 0,
  };
}

type LinesRead = Extract<StatementEvent, { type: 'StatementLinesRead' }>['data'];

function withLines(reading: ReadingDocument, { section, lines }: LinesRead): ReadingDocument {
  const days = [...reading.days];
  while (days.length <= section) days.push([]);
  const sums = new Map(days[section]);
  for (const { date, amountMinor } of lines) sums.set(date, (sums.get(date) ?? 0) + amountMinor);
  days[section] = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...reading, days };
}

function approved(reading: ReadingDocument, year: number | null): ReadingDocument {
  if (year === null || reading.assumedYear === null) return reading;
  const years = year - reading.assumedYear;
  return {
    ...reading,
    assumedYear: year,
    years,
    sections: reading.sections.map((section) => ({
      ...section,
      periodStart: section.periodStart && moved(section.periodStart, years),
      periodEnd: section.periodEnd && moved(section.periodEnd, years),
    })),
    days: reading.days.map((sums) => sums.map(([date, sum]) => [moved(date, years), sum])),
  };
}
