import { ROUTES } from '@saldo/contracts/schemas';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { notFound } from '../http/problem-details.ts';
import type { Ports } from '../ports/index.ts';
import { statementDecider, statementStream } from './decider.ts';
import { finishDeletion } from './deletion.ts';
import { isNamedCsv } from './file-kinds.ts';
import { approveStatement, givePassword } from './go-on.ts';
import { findChains } from './links.ts';
import { findStatements, ownStatement, repeatedOnes } from './marks.ts';
import { statementsProjection } from './projections.ts';
import { mountProofs } from './proof-routes.ts';
import { receiveForm } from './receive-file.ts';
import { mountSources } from './source-routes.ts';
import { uploadStatement } from './upload.ts';
import { warningsOf } from './warnings.ts';
import { fileToWire, statementToWire, statusToWire, uploadedToWire } from './wire.ts';

const PROJECTION = checkpointName(statementsProjection);
const READS = [PROJECTION];

export function mountStatements(mount: Mount, ports: Ports, handle: HandleCommand): void {
  const { readStore, fileStore } = ports;
  mountProofs(mount, ports);
  mountSources(mount, ports);

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
    data: { files: (await findStatements(readStore, userId)).map(fileToWire) },
    position: await reached(),
  }));

  mount(ROUTES.listStatements, READS, async ({ userId }) => {
    const documents = await findStatements(readStore, userId);
    const warnings = warningsOf(documents, await findChains(readStore, userId, {}));
    const repeated = repeatedOnes(documents);
    const statements = documents.map((one) =>
      statementToWire(one, warnings.get(one.id) ?? [], repeated.get(one.id) ?? null),
    );
    return { data: { statements }, position: await reached() };
  });

  mount(ROUTES.statementStatus, READS, async ({ userId, params }) => {
    const document = await ownStatement(readStore, userId, params.id);
    return { data: statusToWire(document), position: await reached() };
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

  mount(ROUTES.approveStatement, READS, async ({ userId, params, body, now, commandId }) => {
    const context = { userId, now, commandId };
    const { year = null, currency = null } = body;
    const position = await approveStatement(handle, params.id, { year, currency }, context);
    return { data: { id: params.id }, message: 'Statement approved', position };
  });

  mount(ROUTES.unlockStatement, READS, async ({ userId, params, body, now, commandId }) => {
    const context = { userId, now, commandId };
    const position = await givePassword(ports, handle, params.id, body.password, context);
    return { data: { id: params.id }, message: 'The file is read again', position };
  });

  for (const route of [ROUTES.downloadStatement, ROUTES.downloadUploadedFile]) {
    mount(route, READS, async ({ userId, params, response }) => {
      const document = await ownStatement(readStore, userId, params.id);
      const file = await fileStore.open(document.id);
      if (!file) throw notFound('The file of this statement');
      response.attachment(document.filename);
      response.set({
        'content-type': isNamedCsv(document.filename) ? 'text/csv' : 'application/pdf',
        'content-length': String(file.size),
        'cache-control': 'private, no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      file.stream.on('error', (error) => response.destroy(error)).pipe(response);
      return { data: null };
    });
  }
}
