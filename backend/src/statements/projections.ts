import type { Projection } from '../eventsourcing/projector.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { SectionProof, StatementEvent } from './events.ts';
import type { Doubled } from './meeting-days.ts';
import { changeReading, READINGS } from './readings.ts';
import type { Doubts } from './review.ts';
import { worstState } from './worst-state.ts';
import { moved } from './year.ts';

export type StatementDocument = {
  id: string;
  userId: string;
  fileKey: string;
  filename: string;
  accountId: string;
  accountName: string;
  bankType: string | null;
  bank: string | null;
  status: 'pending' | 'processing' | 'needs_review' | 'completed' | 'failed';
  stage: 'reading' | 'proving' | 'categorising' | null;
  error: string | null;
  /** A word of failures.ts; null where it did not fail. */
  failure: string | null;
  /** What the user has to decide on; null where nothing waits. */
  doubts: Doubts | null;
  /** The user said yes to what was in doubt. */
  isApproved: boolean;
  /** The year of its dates where it prints none. */
  assumedYear: number | null;
  /** The currency of its amounts where it prints none; absent where it prints one. */
  assumedCurrency?: string | null;
  currencies: string[];
  periodStart: string | null;
  periodEnd: string | null;
  proofs: SectionProof[];
  lineCount: number;
  importedCount: number;
  duplicateCount: number;
  /** What was kept though another statement may list it, too; absent where nothing was. */
  doubled?: Doubled[];
  /** The user, where it is imported and not proven; else null. */
  unprovenOf: string | null;
  /** When the same file had been uploaded before, if it had. */
  uploadedBeforeAt: string | null;
  uploadedAt: string;
};

export const STATEMENTS = 'statements_v2';

/** The list of a user's statements with how far their processing is and what they prove. */
export const statementsProjection: Projection = {
  name: 'statements',
  version: 2,
  collections: [
    {
      name: STATEMENTS,
      indexes: {
        byUser: ['userId', 'uploadedAt'],
        byUnproven: ['unprovenOf', 'uploadedAt'],
        byFile: ['fileKey', 'uploadedAt'],
      },
    },
    { name: READINGS, indexes: { byUser: ['userId'] } },
  ],
  async handle(recorded, unit) {
    const event = recorded as RecordedEvent<StatementEvent>;
    if (!TYPES.has(event.type)) return;
    await changeReading(event, unit);
    if (event.type === 'StatementLinesRead') return;
    if (event.type === 'StatementUploaded') return uploaded(event, unit);
    if (event.type === 'StatementDeleted') return unit.delete(STATEMENTS, event.data.statementId);
    const document = await unit.get<StatementDocument>(STATEMENTS, event.data.statementId);
    if (!document) return;
    const changed = { ...document, ...changeOf(event, document) };
    unit.put<StatementDocument>(STATEMENTS, { ...changed, unprovenOf: unprovenOf(changed) });
  },
};

const TYPES: ReadonlySet<string> = new Set<StatementEvent['type']>([
  'StatementUploaded',
  'StatementReadingStarted',
  'StatementLinesRead',
  'StatementRead',
  'StatementProofChecked',
  'StatementHeld',
  'StatementApproved',
  'StatementCurrencyChosen',
  'DoublesKept',
  'StatementCompleted',
  'StatementFailed',
  'StatementPasswordGiven',
  'StatementDeleted',
]);

type Uploaded = Extract<RecordedEvent<StatementEvent>, { type: 'StatementUploaded' }>;

async function uploaded(event: Uploaded, unit: UnitOfWork): Promise<void> {
  const { statementId, userId, filename, accountId, accountName, bankType, fileHash } = event.data;
  const fileKey = `${userId}|${fileHash}`;
  const [before] = await unit.find<StatementDocument>(STATEMENTS, {
    index: 'byFile',
    equals: [fileKey],
    limit: 1,
  });
  unit.put<StatementDocument>(STATEMENTS, {
    id: statementId,
    userId,
    fileKey,
    filename,
    accountId,
    accountName,
    bankType,
    bank: null,
    status: 'pending',
    stage: null,
    error: null,
    failure: null,
    doubts: null,
    isApproved: false,
    assumedYear: null,
    currencies: [],
    periodStart: null,
    periodEnd: null,
    proofs: [],
    lineCount: 0,
    importedCount: 0,
    duplicateCount: 0,
    unprovenOf: null,
    uploadedBeforeAt: before?.uploadedAt ?? null,
    uploadedAt: event.metadata.occurredAt,
  });
}

function unprovenOf({ userId, status, proofs }: StatementDocument): string | null {
  return status === 'completed' && worstState(proofs) !== 'proven' ? userId : null;
}

function changeOf(
  event: RecordedEvent<StatementEvent>,
  document: StatementDocument,
): Partial<StatementDocument> {
  switch (event.type) {
    case 'StatementReadingStarted':
      return { status: 'processing', stage: 'reading' };
    case 'StatementRead': {
      const { bank, sections, assumedYear, assumedCurrency } = event.data;
      return {
        stage: 'proving',
        bank,
        assumedYear,
        assumedCurrency: assumedCurrency?.currency ?? null,
        currencies: [...new Set(sections.map((s) => s.currency))],
        periodStart: earliest(sections.map((s) => s.periodStart)),
        periodEnd: latest(sections.map((s) => s.periodEnd)),
        lineCount: sections.reduce((sum, s) => sum + s.lineCount, 0),
      };
    }
    case 'StatementProofChecked':
      return { stage: 'categorising', proofs: event.data.proofs };
    case 'StatementHeld': {
      const { statementId: _, userId: __, ...doubts } = event.data;
      return { status: 'needs_review', stage: null, doubts, isApproved: false };
    }
    case 'StatementApproved':
      return approved(document, event.data.year);
    case 'StatementCurrencyChosen':
      return { ...UNREAD, status: 'processing', stage: 'reading', isApproved: true };
    case 'DoublesKept':
      return { doubled: event.data.doubled };
    case 'StatementCompleted': {
      const { importedCount, duplicateCount } = event.data;
      return { status: 'completed', stage: null, importedCount, duplicateCount };
    }
    case 'StatementFailed':
      return {
        status: 'failed',
        stage: null,
        error: event.data.message,
        failure: event.data.failure,
      };
    case 'StatementPasswordGiven':
      return { status: 'pending', stage: null, error: null, failure: null };
    default:
      return {};
  }
}

/** What a reading in another currency brings anew. */
const UNREAD = { doubts: null, proofs: [], lineCount: 0, currencies: [], assumedCurrency: null };

function approved(
  { assumedYear, periodStart, periodEnd }: StatementDocument,
  year: number | null,
): Partial<StatementDocument> {
  const change = {
    status: 'processing',
    stage: 'categorising',
    doubts: null,
    isApproved: true,
  } as const;
  if (year === null || assumedYear === null) return change;
  const years = year - assumedYear;
  return {
    ...change,
    assumedYear: year,
    periodStart: periodStart && moved(periodStart, years),
    periodEnd: periodEnd && moved(periodEnd, years),
  };
}

function earliest(dates: readonly (string | null)[]): string | null {
  return dates.filter((d) => d !== null).sort()[0] ?? null;
}

function latest(dates: readonly (string | null)[]): string | null {
  return (
    dates
      .filter((d) => d !== null)
      .sort()
      .at(-1) ?? null
  );
}
