import type { Command, Decider, Rejection } from '../eventsourcing/decider.ts';
import type { AssumedCurrency } from './assumed-currency.ts';
import { type CompleteStatement, completed, type Read } from './completion.ts';
import type { PageSize, StatementEvent, StatementFailed, StatementUploaded } from './events.ts';
import type { ExtractedStatement, StatementSection } from './extraction/types.ts';
import * as review from './review-decisions.ts';
import * as asking from './second-reader/decisions.ts';

/** A reading that was cut short so often is given up: the file may be what ends the process. */
export const MAX_READING_ATTEMPTS = 25;
/** So many passwords may be given to a locked file after its upload. */
export const MAX_PASSWORDS = 10;
const LINES_PER_EVENT = 500;

export type UploadStatement = Command<'UploadStatement', StatementUploaded['data']>;
export type StartReading = Command<'StartReading', { interruptedMessage: string }>;
export type RecordReading = Command<
  'RecordReading',
  {
    statement: ExtractedStatement;
    assumedCurrency?: AssumedCurrency | null;
    reader: { engine: string; version: number };
    pages: PageSize[];
  } & asking.WithSecondReading
>;
export type FailStatement = Command<
  'FailStatement',
  Pick<StatementFailed['data'], 'failure' | 'message'> & asking.WithSecondReading
>;
export type GivePassword = Command<'GivePassword', { userId: string }>;
export type DeleteStatement = Command<'DeleteStatement', { userId: string }>;

export type StatementCommand =
  | UploadStatement
  | StartReading
  | asking.AskSecondReader
  | RecordReading
  | review.HoldUnread
  | review.RecordProof
  | review.ApproveStatement
  | CompleteStatement
  | FailStatement
  | GivePassword
  | DeleteStatement;

type Upload = StatementUploaded['data'];

type Known = { upload: Upload; passwordsGiven: number; chosen: review.Chosen | null };
/** status follows the work: each step begins where the last one that was recorded ended. held waits for the user. */
export type StatementState =
  | { status: 'unknown' }
  | (Known & { status: 'uploaded' })
  | (Known & { status: 'reading'; attempt: number; sections: StatementSection[] } & asking.Asking)
  | (Known & Read & { status: 'read' | 'proved' | 'held' | 'approved' })
  | (Known & { status: 'failed'; failure: string })
  | (Known & { status: 'completed' | 'deleted' });

export type StatementRejection =
  | 'statementNotThere'
  | review.ReviewRejection
  | 'statementTakesNoPassword'
  | 'tooManyPasswords';

export const statementStream = (statementId: string) => `statement-${statementId}`;

export const statementDecider: Decider<
  StatementCommand,
  StatementEvent,
  StatementState,
  StatementRejection
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
      case 'AskSecondReader':
        return asking.askedOnce(command, state, ids);
      case 'RecordReading':
        return state.status === 'reading' ? linesAndReading(command, ids) : [];
      case 'RecordProof':
        return state.status === 'read' || state.status === 'proved'
          ? review.recordProof(command, { ...state, status: state.status }, ids)
          : [];
      case 'HoldUnread':
        return state.status === 'reading' ? heldUnread(command, ids) : [];
      case 'ApproveStatement':
        return approve(command, state, ids);
      case 'CompleteStatement':
        return state.status === 'proved' || state.status === 'approved'
          ? completed(command, ids)
          : [];
      case 'FailStatement':
        return isAtRest(state) ? [] : asking.failedWith(command.data, ids);
      case 'GivePassword':
        return givePassword(command, state, ids);
      case 'DeleteStatement': {
        const isTheirs = command.data.userId === ids.userId;
        if (!isTheirs || state.status === 'deleted') return { rejected: 'statementNotThere' };
        const { accountId, fileHash } = state.upload;
        return [{ type: 'StatementDeleted', data: { ...ids, accountId, fileHash } }];
      }
    }
  },
  evolve(state, event) {
    if (event.type === 'StatementUploaded') {
      return { status: 'uploaded', upload: event.data, passwordsGiven: 0, chosen: null };
    }
    if (state.status === 'unknown') return state;
    const { upload, passwordsGiven, chosen } = state;
    const known = { upload, passwordsGiven, chosen };
    switch (event.type) {
      case 'StatementReadingStarted':
        return {
          ...asking.NOT_ASKED,
          ...state,
          status: 'reading',
          attempt: event.data.attempt,
          sections: [],
        };
      case 'SecondReaderAsked':
      case 'SecondReadingEnded':
        return state.status === 'reading' ? asking.evolveAsking(state, event) : state;
      case 'StatementLinesRead':
        return state.status === 'reading' ? withLines(state, event.data) : state;
      case 'StatementRead':
        if (state.status !== 'reading') return state;
        return {
          status: 'read',
          ...known,
          bank: event.data.bank,
          assumedYear: event.data.assumedYear,
          assumedCurrency: event.data.assumedCurrency,
          isRecognised: event.data.reader.engine === 'ocr',
          sections: event.data.sections.map(({ lineCount: _, ...section }, index) => ({
            ...section,
            lines: state.sections[index]?.lines ?? [],
          })),
        };
      case 'StatementProofChecked':
        return state.status === 'read' ? { ...state, status: 'proved' } : state;
      case 'StatementHeld':
        if (state.status === 'reading')
          return { ...known, ...review.unread(event.data.assumedCurrency) };
        return state.status === 'proved' ? { ...state, status: 'held' } : state;
      case 'StatementApproved':
        return state.status === 'held' ? review.approved(state, event.data.year) : state;
      case 'StatementCurrencyChosen': {
        const sections = 'sections' in state ? state.sections : [];
        const next = review.chosenIn(sections, chosen, event.data);
        return { status: 'uploaded', ...known, chosen: next };
      }
      case 'DoublesKept':
        return 'bank' in state ? { ...state, doubled: event.data.doubled } : state;
      case 'StatementCompleted':
        return { status: 'completed', ...known };
      case 'StatementFailed':
        return { status: 'failed', ...known, failure: event.data.failure };
      case 'StatementPasswordGiven':
        return { status: 'uploaded', ...known, passwordsGiven: known.passwordsGiven + 1 };
      case 'StatementDeleted':
        return { status: 'deleted', ...known };
      default:
        return event satisfies never;
    }
  },
};

/** Whether nothing goes on without the user. */
export function isAtRest({ status }: StatementState): boolean {
  return status === 'completed' || status === 'failed' || status === 'deleted' || status === 'held';
}

type Failed = Extract<StatementState, { status: 'failed' }>;

/** Whether a password can help, and may still be given. */
export function takesPassword({ failure, passwordsGiven }: Failed): boolean {
  const isLocked = failure === 'locked' || failure === 'wrongPassword';
  return isLocked && passwordsGiven < MAX_PASSWORDS;
}

type Decision = StatementEvent[] | Rejection<StatementRejection>;
type KnownState = Exclude<StatementState, { status: 'unknown' }>;
type OwnIds = { statementId: string; userId: string };

function startReading(command: StartReading, state: KnownState, ids: OwnIds): StatementEvent[] {
  if (state.status !== 'uploaded' && state.status !== 'reading') return [];
  const attempt = state.status === 'reading' ? state.attempt + 1 : 1;
  if (attempt > MAX_READING_ATTEMPTS) {
    const message = command.data.interruptedMessage;
    return [{ type: 'StatementFailed', data: { ...ids, failure: 'interrupted', message } }];
  }
  return [{ type: 'StatementReadingStarted', data: { ...ids, attempt } }];
}

function approve(command: review.ApproveStatement, state: KnownState, ids: OwnIds): Decision {
  if (command.data.userId !== ids.userId || state.status === 'deleted') {
    return { rejected: 'statementNotThere' };
  }
  if (state.status !== 'held') return { rejected: 'statementNotInReview' };
  return review.approve(command, { ...state, status: state.status }, ids);
}

/** Nothing but the currency is missing: the file waits for it, and is no failed one. */
function heldUnread({ data }: review.HoldUnread, ids: OwnIds): StatementEvent[] {
  const { assumedCurrency } = data;
  const doubts = { broken: [], assumedYear: null, isRecognised: false, assumedCurrency };
  return [...asking.endedWith(data, ids), { type: 'StatementHeld', data: { ...ids, ...doubts } }];
}

function givePassword({ data }: GivePassword, state: KnownState, ids: OwnIds): Decision {
  if (data.userId !== ids.userId || state.status === 'deleted') {
    return { rejected: 'statementNotThere' };
  }
  if (state.status !== 'failed') return { rejected: 'statementTakesNoPassword' };
  if (state.passwordsGiven >= MAX_PASSWORDS) return { rejected: 'tooManyPasswords' };
  if (!takesPassword(state)) return { rejected: 'statementTakesNoPassword' };
  return [{ type: 'StatementPasswordGiven', data: ids }];
}

function linesAndReading(command: RecordReading, ids: OwnIds): StatementEvent[] {
  const { statement, assumedCurrency = null, reader, pages } = command.data;
  const assumedYear = statement.assumedYear ?? null;
  const lines = statement.sections.flatMap((section, index) => {
    const events: StatementEvent[] = [];
    for (let from = 0; from < section.lines.length; from += LINES_PER_EVENT) {
      const chunk = section.lines.slice(from, from + LINES_PER_EVENT);
      events.push({ type: 'StatementLinesRead', data: { ...ids, section: index, lines: chunk } });
    }
    return events;
  });
  const sections = statement.sections.map(({ lines: own, checks = [], ...section }) => ({
    ...section,
    lineCount: own.length,
    checks,
  }));
  return [
    ...asking.endedWith(command.data, ids),
    ...lines,
    {
      type: 'StatementRead',
      data: {
        ...ids,
        bank: statement.bank,
        sections,
        reader,
        assumedYear,
        assumedCurrency,
        pages,
      },
    },
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
