import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterPdf, lockedPdf, lockedStatementPdf, scannedPdf } from '../testing/drawn-pdfs.ts';
import { type Answer, type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';
import { sentenceFor } from './failures.ts';

const samples: { file: string; account_name: string }[] = JSON.parse(
  readFileSync(join(SAMPLES, 'samples.json'), 'utf8'),
);
const pdf = (file: string) => readFileSync(join(SAMPLES, file));
const expected = (file: string) =>
  JSON.parse(readFileSync(join(SAMPLES, file.replace('.pdf', '.expected.json')), 'utf8')) as {
    closing_balance: number;
    currency: string;
    transactions: { date: string; description: string; amount: number }[];
  };
const idOf = (answer: Answer) => (answer.body as { data: { id: string } }).data.id;

describe('statements', () => {
  let app: RunningApp;
  let token: string;
  const [first, second] = samples.filter((s) => s.account_name === 'Maybank') as [
    (typeof samples)[0],
    (typeof samples)[0],
  ];

  beforeAll(async () => {
    app = await runApp();
  });
  afterAll(() => app.stop());

  async function uploaded(
    file: Uint8Array | string,
    account = 'Maybank',
    filename = 'statement.pdf',
  ) {
    const answer = await app.upload(token, file, { account_name: account }, filename);
    expect(answer.status).toBe(202);
    const id = idOf(answer);
    await app.ended(id);
    return (await app.call('listUploads', { token })).data.files.find((f) => f.id === id);
  }

  const transactions = async () =>
    (await app.call('listTransactions', { token, query: { limit: '500' } })).data.transactions;

  it('go from upload to transactions, as printed', async () => {
    token = await app.register();
    const file = await uploaded(pdf(first.file), 'Maybank', 'Penyata.PDF');
    expect(file).toMatchObject({
      processing_status: 'completed',
      filename: 'Penyata.PDF',
      duplicate_count: 0,
      note: null,
    });
    const rows = expected(first.file);
    const plain = (t: { date: string; description: string; amount: number }) =>
      `${t.date} ${t.amount} ${t.description}`;
    expect((await transactions()).map(plain).sort()).toEqual(rows.transactions.map(plain).sort());
    const [account] = (await app.call('listAccounts', { token })).data.accounts;
    expect(account).toMatchObject({
      account: 'Maybank',
      balances: [{ currency: 'MYR', balance: rows.closing_balance }],
    });
    const [statement] = (await app.call('listStatements', { token })).data.statements;
    expect(statement?.proof).toMatchObject([{ state: 'proven', currency: 'MYR', difference: 0 }]);
  });

  it('give the file back as it came, to its owner only, on both paths', async () => {
    const [statement] = (await app.call('listStatements', { token })).data.statements;
    const params = { id: statement?.id ?? '' };
    for (const name of ['downloadStatement', 'downloadUploadedFile'] as const) {
      const answer = await app.send(name, { token, params });
      expect(Buffer.from(answer.body as Uint8Array).equals(pdf(first.file))).toBe(true);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename=Penyata.PDF');
      const stranger = await app.register();
      expect((await app.send(name, { token: stranger, params })).status).toBe(404);
    }
  });

  it('add nothing twice when the same file comes again, and say so', async () => {
    const before = await transactions();
    const again = await uploaded(pdf(first.file), ' maybank ');
    expect(again).toMatchObject({ processing_status: 'completed', duplicate_count: before.length });
    expect(again?.note).toMatch(
      /^You uploaded this file on \d+ \w+ 2\d{3}\. Nothing was added twice\.$/,
    );
    expect(await transactions()).toEqual(before);
  });

  it('are refused for another account while one has the file', async () => {
    const answer = await app.upload(token, pdf(first.file), { account_name: 'Wise' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'file_belongs_to_other_account' } });
    expect((answer.body as { detail: string }).detail).toContain('"Maybank"');
  });

  it('take their transactions along when they are deleted, but not those another statement holds', async () => {
    const { statements } = (await app.call('listStatements', { token })).data;
    const all = await transactions();
    const [newest, oldest] = statements as [(typeof statements)[0], (typeof statements)[0]];
    const remove = async (id: string) => {
      const answer = await app.send('deleteStatement', { token, params: { id } });
      expect(answer).toMatchObject({ status: 200, body: { data: { id } } });
      return answer.headers.get('x-position') ?? '';
    };
    const stranger = await app.register();
    expect(
      (await app.send('deleteStatement', { token: stranger, params: { id: oldest.id } })).status,
    ).toBe(404);
    const afterFirst = await remove(oldest.id);
    const held = await app.send('listTransactions', {
      token,
      query: { limit: '500' },
      headers: { 'x-min-position': afterFirst },
    });
    const kept = (held.body as { data: { transactions: { statement_id: string }[] } }).data
      .transactions;
    expect(kept).toHaveLength(all.length);
    expect(new Set(kept.map((t) => t.statement_id))).toEqual(new Set([newest.id]));
    await app.ports.readStore.waitFor('ledger_v2', BigInt(await remove(newest.id)), 5_000);
    expect(await transactions()).toEqual([]);
    expect((await app.call('listAccounts', { token })).data.accounts).toEqual([]);
    expect((await app.send('downloadStatement', { token, params: { id: newest.id } })).status).toBe(
      404,
    );
    expect((await app.send('deleteStatement', { token, params: { id: newest.id } })).status).toBe(
      404,
    );
  });

  it('can be uploaded to another account once nobody has the file', async () => {
    expect(await uploaded(pdf(first.file), 'Joint')).toMatchObject({
      processing_status: 'completed',
      duplicate_count: 0,
    });
  });

  it('keep the balance of the newest statement, whichever came last', async () => {
    token = await app.register();
    await uploaded(pdf(second.file));
    await uploaded(pdf(first.file));
    const [account] = (await app.call('listAccounts', { token })).data.accounts;
    expect(account?.balances[0]?.balance).toBe(expected(second.file).closing_balance);
  });

  it('tell how far the answers about them reach, so that what is asked next shows no less', async () => {
    token = await app.register();
    const id = (await uploaded(pdf(first.file), 'Maybank'))?.id ?? '';
    const shown = String(await app.ports.readStore.checkpoint('statements_v2'));
    const asked = [
      await app.send('listUploads', { token }),
      await app.send('listStatements', { token }),
      await app.send('statementStatus', { token, params: { id } }),
    ];
    expect(asked.map(({ headers }) => headers.get('x-position'))).toEqual([shown, shown, shown]);
  });

  it('make one statement of a repeated command', async () => {
    token = await app.register();
    const send = () => {
      const form = new FormData();
      form.set('account_name', 'Maybank');
      form.set('file', new Blob([new Uint8Array(pdf(first.file))]), 'statement.pdf');
      const headers = { authorization: `Bearer ${token}`, 'x-command-id': 'upload-0001' };
      return fetch(`${app.address}/api/v1/banking/upload`, { method: 'POST', headers, body: form });
    };
    const answers = [await send(), await send()];
    const ids = await Promise.all(
      answers.map(async (a) => ((await a.json()) as { data: { id: string } }).data.id),
    );
    expect(ids[0]).toBe(ids[1]);
    await app.ended(ids[0] ?? '');
    expect((await app.call('listStatements', { token })).data.statements).toHaveLength(1);
  });

  describe('that cannot be used', () => {
    const refusals: [string, () => Promise<Answer>, number, string][] = [
      [
        'are no PDF by name',
        () => app.upload(token, 'x', { account_name: 'A' }, 'a.txt'),
        422,
        'Please select a PDF file.',
      ],
      [
        'are no PDF inside',
        () => app.upload(token, '<html>', { account_name: 'A' }),
        422,
        sentenceFor('notPdf'),
      ],
      ['are empty', () => app.upload(token, '', { account_name: 'A' }), 422, sentenceFor('empty')],
      [
        'have no account name',
        () => app.upload(token, pdf(first.file), { account_name: '  ' }),
        422,
        'Give the account a name: the bank or account this statement is from.',
      ],
      [
        'are larger than 20 MB',
        () =>
          app.upload(
            token,
            Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(21 * 1024 * 1024)]),
            { account_name: 'A' },
          ),
        413,
        sentenceFor('tooBig'),
      ],
    ];
    it.each(refusals)('because they %s are refused at once', async (_, send, status, sentence) => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.body)).toContain(sentence);
    });

    const failures: [string, () => Promise<Uint8Array>, string][] = [
      ['are locked', () => lockedPdf('1234'), sentenceFor('locked')],
      ['are a scan', scannedPdf, sentenceFor('scan')],
      ['hold no transactions', letterPdf, sentenceFor('noTransactions')],
      [
        'are damaged',
        async () => Buffer.from('%PDF-1.7\nand then nothing of the kind'),
        sentenceFor('damaged'),
      ],
    ];
    it.each(failures)('because they %s fail on the banner', async (_, draw, sentence) => {
      const file = await uploaded(await draw(), 'A');
      expect(file).toMatchObject({
        processing_status: 'failed',
        processing_error: sentence,
        stage: null,
      });
    });

    it('each get a sentence of their own', () => {
      const sentences = [...refusals.map(([, , , s]) => s), ...failures.map(([, , s]) => s)];
      expect(new Set(sentences).size).toBe(sentences.length);
    });

    it('leave nothing behind', async () => {
      expect(await transactions()).toHaveLength(expected(first.file).transactions.length);
      expect(app.errors).toEqual([]);
    });
  });

  it('open with the password they are uploaded with, and not with another', async () => {
    token = await app.register();
    const locked = await lockedStatementPdf('1234');
    for (const [password, status] of [
      ['4321', 'failed'],
      ['1234', 'completed'],
    ] as const) {
      const answer = await app.upload(token, locked, { account_name: 'Locked', password });
      await app.ended(idOf(answer));
      const params = { id: idOf(answer) };
      const { data } = await app.call('statementStatus', { token, params });
      expect(data.processing_status).toBe(status);
      if (status === 'failed') expect(data.processing_error).toBe(sentenceFor('wrongPassword'));
    }
  });

  it('are not taken for a fault of the sender when our own disk fails', async () => {
    const folder = app.ports.fileStore.incomingFolder();
    await rename(folder, `${folder}-away`);
    const answer = await app.upload(token, pdf(first.file), { account_name: 'Disk' });
    await rename(`${folder}-away`, folder);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(JSON.stringify(answer.body)).not.toContain(folder);
    app.errors.length = 0;
  });

  it('take a name as one can see it', async () => {
    const answer = await app.upload(token, pdf(second.file), {
      account_name: ' May\u202Ebank\u0000 ',
    });
    expect(answer.body).toMatchObject({ data: { account: 'Maybank' } });
    const blank = await app.upload(token, pdf(second.file), { account_name: '\u200B' });
    expect(blank.status).toBe(422);
  });

  it('refuse a request that is no form', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${app.address}/api/v1/banking/upload`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(response.status).toBe(422);
  });
});
