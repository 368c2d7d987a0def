import type { Projection } from '../eventsourcing/projector.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { SectionProof, StatementEvent } from './events.ts';

export type StatementDocument = {
  id: string;
  userId: string;
  fileKey: string;
  filename: string;
  accountName: string;
  bankType: string | null;
  bank: string | null;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  stage: 'reading' | 'proving' | 'categorising' | null;
  error: string | null;
  currencies: string[];
  periodStart: string | null;
  periodEnd: string | null;
  proofs: SectionProof[];
  lineCount: number;
  importedCount: number;
  duplicateCount: number;
  /** When the same file had been uploaded before, if it had. */
  uploadedBeforeAt: string | null;
  uploadedAt: string;
};

export const STATEMENTS = 'statements_v1';

/** The list of a user's statements with how far their processing is and what they prove. */
export const statementsProjection: Projection = {
  name: 'statements',
  version: 1,
  collections: [
    {
      name: STATEMENTS,
      indexes: { byUser: ['userId', 'uploadedAt'], byFile: ['fileKey', 'uploadedAt'] },
    },
  ],
  async handle(recorded, unit) {
    const event = recorded as RecordedEvent<StatementEvent>;
    if (!isStatementEvent(event)) return;
    if (event.type === 'StatementUploaded') return uploaded(event, unit);
    if (event.type === 'StatementDeleted') return unit.delete(STATEMENTS, event.data.statementId);
    const document = await unit.get<StatementDocument>(STATEMENTS, event.data.statementId);
    if (document) unit.put(STATEMENTS, { ...document, ...changeOf(event) });
  },
};

const TYPES: ReadonlySet<string> = new Set<StatementEvent['type']>([
  'StatementUploaded',
  'StatementReadingStarted',
  'StatementLinesRead',
  'StatementRead',
  'StatementProofChecked',
  'StatementCompleted',
  'StatementFailed',
  'StatementDeleted',
]);

function isStatementEvent(event: RecordedEvent): boolean {
  return TYPES.has(event.type) && event.type !== 'StatementLinesRead';
}

type Uploaded = Extract<RecordedEvent<StatementEvent>, { type: 'StatementUploaded' }>;

async function uploaded(event: Uploaded, unit: UnitOfWork): Promise<void> {
  const { statementId, userId, filename, accountName, bankType, fileHash } = event.data;
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
    accountName,
    bankType,
    bank: null,
    status: 'pending',
    stage: null,
    error: null,
    currencies: [],
    periodStart: null,
    periodEnd: null,
    proofs: [],
    lineCount: 0,
    importedCount: 0,
    duplicateCount: 0,
    uploadedBeforeAt: before?.uploadedAt ?? null,
    uploadedAt: event.metadata.occurredAt,
  });
}

function changeOf(event: RecordedEvent<StatementEvent>): Partial<StatementDocument> {
  switch (event.type) {
    case 'StatementReadingStarted':
      return { status: 'processing', stage: 'reading' };
    case 'StatementRead': {
      const { bank, sections } = event.data;
      return {
        stage: 'proving',
        bank,
        currencies: [...new Set(sections.map((s) => s.currency))],
        periodStart: earliest(sections.map((s) => s.periodStart)),
        periodEnd: latest(sections.map((s) => s.periodEnd)),
        lineCount: sections.reduce((sum, s) => sum + s.lineCount, 0),
      };
    }
    case 'StatementProofChecked':
      return { stage: 'categorising', proofs: event.data.proofs };
    case 'StatementCompleted': {
      const { importedCount, duplicateCount } = event.data;
      return { status: 'completed', stage: null, importedCount, duplicateCount };
    }
    case 'StatementFailed':
      return { status: 'failed', stage: null, error: event.data.message };
    default:
      return {};
  }
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
