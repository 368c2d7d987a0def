import { createHash } from 'node:crypto';
import { banking } from '@saldo/contracts/schemas';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { Problem } from '../http/problem-details.ts';
import { accountIdOf, findAccount } from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { statementDecider, statementStream } from './decider.ts';
import type { StatementUploaded } from './events.ts';
import { sentenceFor } from './failures.ts';
import { claimFile } from './file-claim.ts';
import { isNamedCsv, isNamedPdf, isPdf, mayBeCsv } from './file-kinds.ts';
import { MAX_FILE_BYTES, type ReceivedFile, type ReceivedForm } from './receive-file.ts';

type Context = { userId: string; now: string; commandId: string };
type UploadPorts = Pick<Ports, 'eventStore' | 'fileStore' | 'filePasswords' | 'readStore'>;
type Uploaded = { upload: StatementUploaded['data']; position: bigint };

/**
 * Takes a received form in as a statement: when this answers, file and event are on disk.
 * Rejects with a Problem for what can be known at once, and with CommandRejected where the file is another account's.
 */
export async function uploadStatement(
  ports: UploadPorts,
  handle: HandleCommand,
  form: ReceivedForm,
  context: Context,
): Promise<Uploaded> {
  const file = checkedFile(form.file);
  const fields = checkedFields(form.fields);
  // A repeated command gets the same id, and so finds its own statement instead of making a second one.
  const statementId = createHash('sha256').update(context.commandId).digest('hex').slice(0, 32);
  const { userId } = context;
  const accountId = accountIdOf(fields.account_name);
  const account = await findAccount(ports.readStore, { userId, accountId });
  const upload: StatementUploaded['data'] = {
    statementId,
    userId,
    accountId,
    accountName: account?.name ?? fields.account_name,
    filename: file.filename,
    bankType: fields.bank_type ?? null,
    fileHash: file.hash,
    sizeBytes: file.sizeBytes,
  };
  await claimFile(ports.eventStore, handle, upload, context);
  await ports.fileStore.keep(statementId, file.path);
  if (fields.password) await ports.filePasswords.keep(statementId, fields.password);
  const handled = await handle(statementDecider, statementStream(statementId), {
    type: 'UploadStatement',
    data: upload,
    metadata: context,
  });
  return {
    upload: 'upload' in handled.state ? handled.state.upload : upload,
    position: handled.position,
  };
}

function checkedFile(file: ReceivedFile | null): ReceivedFile {
  if (!file || !(isNamedCsv(file.filename) || isNamedPdf(file.filename)))
    throw refused('Please select a PDF file.');
  if (file.isTooLarge || file.sizeBytes > MAX_FILE_BYTES) {
    throw new Problem(413, 'file_too_large', sentenceFor('tooBig'));
  }
  if (file.sizeBytes === 0) throw refused(sentenceFor('empty'));
  if (isNamedCsv(file.filename)) {
    if (!mayBeCsv(file.head)) throw refused(sentenceFor('notCsv'));
  } else if (!isPdf(file.head)) throw refused(sentenceFor('notPdf'));
  return file;
}

function refused(msg: string): Problem {
  return new Problem(422, 'not_a_statement_file', [{ loc: ['body', 'file'], msg }]);
}

function checkedFields(fields: Record<string, string>) {
  const parsed = banking.uploadBody.safeParse({
    account_name: fields.account_name ?? '',
    ...(fields.bank_type ? { bank_type: fields.bank_type } : {}),
    ...(fields.password ? { password: fields.password } : {}),
  });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => ({
    loc: ['body', ...issue.path.map(String)],
    msg: issue.message,
  }));
  throw new Problem(422, 'invalid_request', problems);
}
