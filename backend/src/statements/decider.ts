import type { Command, Decider } from '../eventsourcing/decider.ts';
import type {
  SectionProof,
  StatementCompleted,
  StatementEvent,
  StatementFailed,
  StatementUploaded,
} from './events.ts';
import type { ExtractedStatement, StatementSection } from './extraction/types.ts';

/** A reading that was cut short so often is given up: the file may be what ends the process. */
export const MAX_READING_ATTEMPTS = 25;
const LINES_PER_EVENT = 500;

export type UploadStatement = Command<'UploadStatement', StatementUploaded['data']>;
export type StartReading = Command<'StartReading', { interruptedMessage: string }>;
export type RecordReading = Command<
  'RecordReading',
  { statement: ExtractedStatement; reader: { engine: string; version: number } }
>;
export type RecordProof = Command<'RecordProof', { proofs: SectionProof[] }>;
export type CompleteStatement = Command<
  'CompleteStatement',
  Pick<StatementCompleted['data'], 'importedCount' | 'duplicateCount'>
>;
export type FailStatement = Command<
  'FailStatement',
  Pick<StatementFailed['data'], 'failure' | 'message'>
>;
export type DeleteStatement = Command<'DeleteStatement', { userId: string }>;

export type StatementCommand =
  | UploadStatement
  | StartReading
  | RecordReading
  | RecordProof
  | CompleteStatement
  | FailStatement
  | DeleteStatement;

type Upload = StatementUploaded['data'];

/** status follows the work: each step begins where the last one that was recorded ended. */
export type StatementState =
  | { status: 'unknown' }
  | { status: 'uploaded'; upload: Upload }
  | { status: 'reading'; upload: Upload; attempt: number; sections: StatementSection[] }
  | { status: 'read' | 'proved'; upload: Upload; bank: string | null; sections: StatementSection[] }
  | { status: 'completed' | 'failed' | 'deleted'; upload: Upload };

export const statementStream = (statementId: string) => `statement-${statementId}`;

export const statementDecider: Decider<
  StatementCommand,
  StatementEvent,
  StatementState,
  'statementNotThere'
> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'UploadStatement') {
      return state.status === 'unknown' ? [{ type: 'StatementUploaded', data: command.data }] : [];
    }
    if (state.status === 'unknown') return { rejected: 'statementNotThere' };
    const ids = { statementId: state.upload.statementId, userId: state.upload.userId };
    switch (command.type) {
      case 'StartReading':
        return startReading(command, state, ids);
      case 'RecordReading':
        return state.status === 'reading' ? linesAndReading(command, ids) : [];
      case 'RecordProof':
        if (state.status !== 'read') return [];
        return [{ type: 'StatementProofChecked', data: { ...ids, proofs: command.data.proofs } }];
      case 'CompleteStatement':
        if (state.status !== 'proved') return [];
        return [{ type: 'StatementCompleted', data: { ...ids, ...command.data } }];
      case 'FailStatement':
        if (isEnded(state)) return [];
        return [{ type: 'StatementFailed', data: { ...ids, ...command.data } }];
      case 'DeleteStatement': {
        const isTheirs = command.data.userId === ids.userId;
        if (!isTheirs || state.status === 'deleted') return { rejected: 'statementNotThere' };
        const { accountId, fileHash } = state.upload;
        return [{ type: 'StatementDeleted', data: { ...ids, accountId, fileHash } }];
      }
    }
  },
  evolve(state, event) {
    if (event.type === 'StatementUploaded') return { status: 'uploaded', upload: event.data };
    if (state.status === 'unknown') return state;
    const { upload } = state;
    switch (event.type) {
      case 'StatementReadingStarted':
        return { status: 'reading', upload, attempt: event.data.attempt, sections: [] };
      case 'StatementLinesRead':
        return state.status === 'reading' ? withLines(state, event.data) : state;
      case 'StatementRead':
        if (state.status !== 'reading') return state;
        return {
          status: 'read',
          upload,
          bank: event.data.bank,
          sections: event.data.sections.map(({ lineCount: _, ...section }, index) => ({
            ...section,
            lines: state.sections[index]?.lines ?? [],
          })),
        };
      case 'StatementProofChecked':
        return state.status === 'read' ? { ...state, status: 'proved' } : state;
      case 'StatementCompleted':
        return { status: 'completed', upload };
      case 'StatementFailed':
        return { status: 'failed', upload };
      case 'StatementDeleted':
        return { status: 'deleted', upload };
      default:
        return event satisfies never;
    }
  },
};

export function isEnded(state: StatementState): boolean {
  return state.status === 'completed' || state.status === 'failed' || state.status === 'deleted';
}

type OwnIds = { statementId: string; userId: string };

function startReading(command: StartReading, state: StatementState, ids: OwnIds): StatementEvent[] {
  if (state.status !== 'uploaded' && state.status !== 'reading') return [];
  const attempt = state.status === 'reading' ? state.attempt + 1 : 1;
  if (attempt > MAX_READING_ATTEMPTS) {
    const message = command.data.interruptedMessage;
    return [{ type: 'StatementFailed', data: { ...ids, failure: 'interrupted', message } }];
  }
  return [{ type: 'StatementReadingStarted', data: { ...ids, attempt } }];
}

function linesAndReading(command: RecordReading, ids: OwnIds): StatementEvent[] {
  const { statement, reader } = command.data;
  const lines = statement.sections.flatMap((section, index) => {
    const events: StatementEvent[] = [];
    for (let from = 0; from < section.lines.length; from += LINES_PER_EVENT) {
      const chunk = section.lines.slice(from, from + LINES_PER_EVENT);
      events.push({ type: 'StatementLinesRead', data: { ...ids, section: index, lines: chunk } });
    }
    return events;
  });
  const sections = statement.sections.map(({ lines: own, ...section }) => ({
    ...section,
    lineCount: own.length,
  }));
  return [
    ...lines,
    { type: 'StatementRead', data: { ...ids, bank: statement.bank, sections, reader } },
  ];
}

type Reading = Extract<StatementState, { status: 'reading' }>;

/** Lines come before the section heads they belong to, so a section begun here has only its lines. */
function withLines(
  state: Reading,
  data: { section: number; lines: StatementSection['lines'] },
): Reading {
  const sections = [...state.sections];
  for (let i = sections.length; i <= data.section; i += 1) sections.push(headless());
  const section = sections[data.section] as StatementSection;
  sections[data.section] = { ...section, lines: [...section.lines, ...data.lines] };
  return { ...state, sections };
}

function headless(): StatementSection {
  return {
    label: '',
    accountHint: null,
    currency: '',
    openingMinor: null,
    closingMinor: null,
    periodStart: null,
    periodEnd: null,
    lines: [],
  };
}
