import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, runApp } from '../testing/running-app.ts';

const REVOLUT = `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-10-01 9:12:01,2026-10-02 10:00:00,Espresso Lab,-3.80,0.00,EUR,COMPLETED,96.20
TOPUP,Current,2026-10-06 08:00:00,2026-10-06 08:00:00,Payment from Halden Ltd,20.00,0.00,EUR,COMPLETED,116.20
`;

describe('an uploaded CSV', () => {
  let app: RunningApp;
  let token: string;
  beforeAll(async () => {
    app = await runApp();
    token = await app.register();
  });
  afterAll(() => app.stop());

  const upload = (content: string | Uint8Array, filename: string, account = 'Revolut') =>
    app.upload(token, content, { account_name: account }, filename);

  async function ended(content: string | Uint8Array, filename: string, account: string) {
    const answer = await upload(content, filename, account);
    expect(answer.status).toBe(202);
    const { id } = (answer.body as { data: { id: string } }).data;
    await app.ended(id);
    const { data } = await app.call('listStatements', { token });
    return data.statements.find((statement) => statement.id === id);
  }

  it('is read, proven and shown like a printed statement', async () => {
    const statement = await ended(REVOLUT, 'Export.CSV', 'Revolut');
    expect(statement).toMatchObject({
      bank: 'Revolut',
      processing_status: 'completed',
      transaction_count: 2,
      proof: [{ currency: 'EUR', state: 'proven', opening: 100, closing: 116.2 }],
    });
    const { data: listed } = await app.call('listTransactions', { token });
    expect(listed.transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ['Payment from Halden Ltd', 20],
      ['Espresso Lab', -3.8],
    ]);
    const { data } = await app.call('listAccounts', { token });
    expect(data.accounts[0]?.balances).toMatchObject([{ currency: 'EUR', balance: 116.2 }]);
    const params = { id: statement?.id ?? '' };
    const download = await app.send('downloadStatement', { token, params });
    expect(download.headers.get('content-type')).toContain('text/csv');
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(download.body as Uint8Array).toString()).toBe(REVOLUT);
  });

  it('is refused where it names a day of years ahead', async () => {
    const file =
      'Date,Description,Amount,Currency\n2096-10-01,Coffee,-3.80,EUR\n2096-10-02,Tea,-2.80,EUR\n';
    const statement = await ended(file, 'far.csv', 'Far');
    expect(statement).toMatchObject({ processing_status: 'failed', transaction_count: 0 });
    expect(statement?.processing_error).toContain('dated 2096-10-01, more than a year from now');
  });

  it('adds nothing twice where it was exported in two languages', async () => {
    const rows = (shops: string[]) =>
      shops.map((shop, index) => `2026-04-0${index + 1},${shop},-${index + 1}.50,EUR\n`).join('');
    const english = `Date,Description,Amount,Currency\n${rows(['Card payment', 'Standing order', 'Fee'])}`;
    const german = `Buchungstag,Verwendungszweck,Betrag,Währung\n${rows(['Kartenzahlung', 'Dauerauftrag', 'Entgelt'])}`;
    expect(await ended(english, 'en.csv', 'Two')).toMatchObject({ transaction_count: 3 });
    expect(await ended(german, 'de.csv', 'Two')).toMatchObject({
      transaction_count: 3,
      duplicate_count: 3,
    });
  });

  it('is read in UTF-16 with tabs', async () => {
    const text = 'Date\tDescription\tAmount\tCurrency\n2026-01-01\tCafé\t-1,50\tEUR\n';
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await ended(bytes, 'tabs.csv', 'Other')).toMatchObject({ transaction_count: 1 });
  });

  it.each([
    ['no table', 'Dear customer\n', 'No table of transactions was found in this CSV'],
    ['no amounts', 'Date,Description\n2026-01-01,Shop\n', 'No table of transactions was found'],
    [
      'an amount that is none',
      'Date,Description,Amount,Currency\n2026-01-01,Shop,much,EUR\n2026-01-02,Shop,5 or 6,EUR\n',
      'The amount in row 3 (“5 or 6”) of this CSV cannot be read for certain.',
    ],
  ])('fails with its own sentence for %s', async (name, content, sentence) => {
    const statement = await ended(content, `${name}.csv`, 'Bad');
    expect(statement?.processing_status).toBe('failed');
    expect(statement?.processing_error).toContain(sentence);
  });

  it('is refused at once where there is no plain text in it', async () => {
    const zip = Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8]);
    for (const content of [zip, '<!DOCTYPE html><p>Sign in</p>', '%PDF-1.7\n']) {
      const answer = await upload(content, 'export.csv');
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).toContain('it is no table in plain text');
    }
    expect((await upload('', 'export.csv')).status).toBe(422);
    expect((await upload(REVOLUT, 'export.txt')).status).toBe(422);
  });

  it('is refused with more than 50,000 rows', { timeout: 60_000 }, async () => {
    const row = (index: number) =>
      `2026-${String(1 + (index % 12)).padStart(2, '0')}-05,Shop ${index},-1.00,EUR\n`;
    const rows = Array.from({ length: 50_001 }, (_, index) => row(index)).join('');
    const statement = await ended(`Date,Description,Amount,Currency\n${rows}`, 'big.csv', 'Big');
    expect(statement?.processing_error).toContain('more than 50,000 lines');
  });
});
