import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannedPdf, statementPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';
import { scanOf } from '../testing/scanned-pdfs.ts';

const SAMPLE = 'revolut-gbp-2026-07';

describe('a scan', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp();
  });
  afterAll(() => app.stop());

  async function statementOf(content: Uint8Array) {
    const token = await app.register();
    await app.upload(token, content, { account_name: 'Scan' });
    const find = async () => (await app.call('listStatements', { token })).data.statements[0];
    const status = async () => (await find())?.processing_status;
    await expect.poll(status, { timeout: 120_000, interval: 200 }).toMatch(/completed|failed/);
    return find();
  }

  it('is recognised and imported where its figures prove it', { timeout: 150_000 }, async () => {
    const printed = readFileSync(join(SAMPLES, `${SAMPLE}.pdf`));
    const expected = JSON.parse(readFileSync(join(SAMPLES, `${SAMPLE}.expected.json`), 'utf8')) as {
      opening_balance: number;
      closing_balance: number;
      transactions: unknown[];
    };
    expect(await statementOf(await scanOf(printed, 200))).toMatchObject({
      processing_status: 'completed',
      transaction_count: expected.transactions.length,
      proof: [
        { state: 'proven', opening: expected.opening_balance, closing: expected.closing_balance },
      ],
    });
  });

  it('whose dates can be read in two ways fails with that reason', {
    timeout: 150_000,
  }, async () => {
    const rows = [
      ['05/06/2026', 'Opening balance', '', '', '100.00'],
      ['05/06/2026', 'Coffee', '3.50', '', '96.50'],
      ['05/06/2026', 'Payment from Halden', '', '20.00', '116.50'],
      ['05/06/2026', 'Closing balance', '', '', '116.50'],
    ];
    const printed = await statementPdf(rows, {}, 'Account statement');
    expect(await statementOf(await scanOf(printed, 200))).toMatchObject({
      processing_status: 'failed',
      failure: 'ambiguousDates',
      processing_error: expect.stringContaining('The dates of this file can be read in two ways'),
    });
  });

  it('of nothing fails as a scan', { timeout: 150_000 }, async () => {
    expect(await statementOf(await scannedPdf())).toMatchObject({
      processing_status: 'failed',
      failure: 'scan',
    });
  });
});
