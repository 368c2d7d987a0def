import { toWire } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { notFound } from '../http/problem-details.ts';
import type { Ports } from '../ports/index.ts';
import { statementDecider, statementStream } from './decider.ts';
import { finishDeletion } from './deletion.ts';
import type { SectionProof } from './events.ts';
import { STATEMENTS, type StatementDocument, statementsProjection } from './projections.ts';
import { receiveForm } from './receive-file.ts';
import { uploadStatement } from './upload.ts';

const PROJECTION = checkpointName(statementsProjection);
const READS = [PROJECTION];
const MAX_STATEMENTS = 5_000;

export function mountStatements(mount: Mount, ports: Ports, handle: HandleCommand): void {
  const { readStore, fileStore } = ports;

  async function owned(userId: string, id: string): Promise<StatementDocument> {
    const document = await readStore.get<StatementDocument>(STATEMENTS, id);
    if (document?.userId !== userId) throw notFound('This statement');
    return document;
  }

  function newestFirst(userId: string): Promise<StatementDocument[]> {
    const query = { index: 'byUser', equals: [userId], reverse: true, limit: MAX_STATEMENTS };
    return readStore.find<StatementDocument>(STATEMENTS, query);
  }

  /**
   * How far what was read before reaches. A client that hands it on sees the rows of a statement that it saw completed,
   * though other read models may be a moment behind.
   */
  const reached = () => readStore.checkpoint(PROJECTION);

  mount(ROUTES.uploadStatement, [], async ({ request, userId, now, commandId }) => {
    const form = await receiveForm(request, fileStore.incomingFolder(), ports.ids.next());
    try {
      const { upload, position } = await uploadStatement(ports, handle, form, {
        userId,
        now,
        commandId,
      });
      return { data: uploadedToWire(upload, now), message: 'Statement uploaded', position };
    } finally {
      await form.discard();
    }
  });

  mount(ROUTES.listUploads, READS, async ({ userId }) => ({
    data: { files: (await newestFirst(userId)).map(fileToWire) },
    position: await reached(),
  }));

  mount(ROUTES.listStatements, READS, async ({ userId }) => ({
    data: { statements: (await newestFirst(userId)).map(statementToWire) },
    position: await reached(),
  }));

  mount(ROUTES.statementStatus, READS, async ({ userId, params }) => {
    const document = await owned(userId, params.id);
    return {
      data: {
        id: document.id,
        processing_status: document.status,
        processing_error: document.error,
        stage: document.stage,
        transaction_count: document.lineCount,
      },
      position: await reached(),
    };
  });

  mount(ROUTES.deleteStatement, READS, async ({ userId, params, now, commandId }) => {
    const { state } = await handle(statementDecider, statementStream(params.id), {
      type: 'DeleteStatement',
      data: { userId },
      metadata: { userId, now, commandId },
    });
    if (state.status !== 'deleted') throw new Error('a deleted statement is not deleted');
    const position = await finishDeletion(ports, handle, state.upload);
    return { data: { id: params.id }, message: 'Statement deleted', position };
  });

  for (const route of [ROUTES.downloadStatement, ROUTES.downloadUploadedFile]) {
    mount(route, READS, async ({ userId, params, response }) => {
      const document = await owned(userId, params.id);
      const file = await fileStore.open(document.id);
      if (!file) throw notFound('The file of this statement');
      response.attachment(document.filename);
      response.set({
        'content-type': 'application/pdf',
        'content-length': String(file.size),
        'cache-control': 'private, no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      file.stream.on('error', (error) => response.destroy(error)).pipe(response);
      return { data: null };
    });
  }
}

type Upload = {
  statementId: string;
  filename: string;
  accountName: string;
  bankType: string | null;
};

function uploadedToWire({ statementId, filename, accountName, bankType }: Upload, now: string) {
  return {
    id: statementId,
    filename,
    account: accountName,
    bank_type: bankType,
    processing_status: 'pending' as const,
    processing_error: null,
    stage: null,
    transaction_count: 0,
    duplicate_count: 0,
    note: null,
    uploaded_at: now,
  };
}

function fileToWire(document: StatementDocument) {
  return {
    id: document.id,
    filename: document.filename,
    account: document.accountName,
    bank_type: document.bankType,
    processing_status: document.status,
    processing_error: document.error,
    stage: document.stage,
    transaction_count: document.lineCount,
    duplicate_count: document.duplicateCount,
    note: noteOf(document),
    uploaded_at: document.uploadedAt,
  };
}

/** What a user should know of a completed file whose rows were there already. */
function noteOf({
  status,
  importedCount,
  duplicateCount,
  uploadedBeforeAt,
}: StatementDocument): string | null {
  if (status !== 'completed' || duplicateCount === 0) return null;
  if (importedCount === 0 && uploadedBeforeAt) {
    return `You uploaded this file on ${longDate(uploadedBeforeAt)}. Nothing was added twice.`;
  }
  const rows = duplicateCount === 1 ? '1 row was' : `${duplicateCount} rows were`;
  return `${rows} there already from another statement. Nothing was added twice.`;
}

function longDate(instant: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(Date.parse(instant));
}

function statementToWire(document: StatementDocument) {
  return {
    id: document.id,
    filename: document.filename,
    account: document.accountName,
    bank: document.bank,
    currencies: document.currencies,
    period_start: document.periodStart,
    period_end: document.periodEnd,
    processing_status: document.status,
    processing_error: document.error,
    transaction_count: document.lineCount,
    duplicate_count: document.duplicateCount,
    proof: document.proofs.map(proofToWire),
    uploaded_at: document.uploadedAt,
  };
}

function proofToWire(proof: SectionProof) {
  const { currency, label, state, firstBreak, lineCount } = proof;
  const money = (minor: number | null) => (minor === null ? null : toWire(minor, currency));
  return {
    currency,
    label,
    state,
    opening: money(proof.openingMinor),
    closing: money(proof.closingMinor),
    money_in: toWire(proof.moneyInMinor, currency),
    money_out: toWire(proof.moneyOutMinor, currency),
    line_count: lineCount,
    difference: money(proof.differenceMinor),
    first_break: firstBreak,
  };
}
