import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommandHandler } from '../../eventsourcing/command-handler.ts';
import { bogusStatementPdf, brokenStatementPdf, letterPdf } from '../../testing/drawn-pdfs.ts';
import {
  type AskedOfModel,
  type ModelServer,
  type Reply,
  serveModel,
} from '../../testing/model-server.ts';
import { type RunningApp, runApp, SAMPLES } from '../../testing/running-app.ts';
import { statementDecider, statementStream } from '../decider.ts';
import { sentenceFor } from '../failures.ts';
import type { SecondReaderAnswer } from './answer.ts';

// Two of these start a Saldo of their own, and every file a child process, which a busy machine is slow at.
vi.setConfig({ testTimeout: 60_000 });

/** How the AI service answers; each test may say so itself. */
let answers: (question: AskedOfModel) => Reply;
let server: ModelServer;
let asking: RunningApp;
/** The app that a test talks to, and its user. */
let app: RunningApp;
let token: string;

const addressOf = ({ address: baseUrl }: ModelServer) => ({
  languageModel: { apiKey: 'sk-test', baseUrl, model: 'a-model', timeoutMs: 10_000 },
});

beforeAll(async () => {
  server = await serveModel((question) => answers(question));
  asking = await runApp(addressOf(server));
});
afterAll(async () => {
  await asking.stop();
  server.close();
});
beforeEach(async () => {
  answers = goodModel;
  server.asked.splice(0);
  app = asking;
  token = await app.register();
});
afterEach(async () => {
  if (app !== asking) await app.stop();
});

async function uploaded(pdf: Uint8Array): Promise<string> {
  const answer = await app.upload(token, pdf, { account_name: 'Union' });
  return (answer.body as { data: { id: string } }).data.id;
}

async function ended(pdf: Uint8Array) {
  const id = await uploaded(pdf);
  await app.ended(id);
  return { id, ...(await outcome(id)) };
}

async function outcome(id: string) {
  const { files } = (await app.call('listUploads', { token })).data;
  const { data } = await app.call('secondReadings', { token, params: { id } });
  return { file: files.find((file) => file.id === id), readings: data.second_readings };
}

type Printed = { number: number; left: number; right: number; text: string };

/** Reads a question as a good model would: by the words of this layout and the edges of its columns. */
function goodModel({ messages }: AskedOfModel): Reply {
  const rows = (messages[1]?.content ?? '').split('\n').map((line): Printed[] =>
    [...line.matchAll(/(\d+) @(\d+)-(\d+) ("(?:[^"\\]|\\.)*")/g)].map(
      ([, number, left, right, text]) => ({
        number: Number(number),
        left: Number(left),
        right: Number(right),
        text: JSON.parse(text ?? '""') as string,
      }),
    ),
  );
  const head = rows.find((row) => row[0]?.text === 'Zurp') ?? [];
  const columnOf = ({ left }: Printed) => head.findLast((cell) => cell.left <= left + 1)?.text;
  const booked = rows.filter((row) => /^\d+ Oct 2026$/.test(row[0]?.text ?? ''));
  const cell = (row: Printed[], column: string) => row.find((item) => columnOf(item) === column);
  const balanceOf = (words: string) => {
    const row = booked.find((items) => items[1]?.text.startsWith(words)) ?? [];
    return cell(row, 'Quonk')?.number ?? null;
  };
  const lines = booked.flatMap((row) => {
    const amount = cell(row, 'Blorp') ?? cell(row, 'Gnarf');
    const [date, words] = row;
    if (!amount || !date || !words) return [];
    return {
      date: date.number,
      description: [words.number],
      amount: amount.number,
      direction: columnOf(amount) === 'Gnarf' ? ('in' as const) : ('out' as const),
      balance: cell(row, 'Quonk')?.number ?? null,
    };
  });
  const answer: SecondReaderAnswer = {
    sections: [
      {
        continues: false,
        title: null,
        currency: null,
        period_start: null,
        period_end: null,
        is_debt: false,
        opening: balanceOf('Carried from'),
        closing: balanceOf('Carried to'),
        lines,
      },
    ],
  };
  return { content: JSON.stringify(answer) };
}

describe('a statement that only the second reader can prove', () => {
  it('is completed and proven, and its owner sees what was sent', async () => {
    const { id, file, readings } = await ended(await bogusStatementPdf());
    expect(file).toMatchObject({ processing_status: 'completed', transaction_count: 2 });
    const [statement] = (await app.call('listStatements', { token })).data.statements;
    expect(statement?.proof).toMatchObject([
      { state: 'proven', opening: 100, closing: 116.5, money_in: 20, money_out: 3.5 },
    ]);
    const { transactions } = (await app.call('listTransactions', { token })).data;
    expect(transactions.map((t) => [t.date, t.description, t.amount])).toEqual([
      ['2026-10-03', 'Payment from Halden Ltd', 20],
      ['2026-10-02', 'Coffee', -3.5],
    ]);
    expect(transactions.every(({ page, box }) => page === 1 && box.width > 100)).toBe(true);
    expect(readings).toEqual([
      {
        outcome: 'taken',
        reason: null,
        ended_at: expect.any(String),
        questions: [
          {
            question: 1,
            asked_at: expect.any(String),
            service: { model: 'a-model', host: new URL(server.address).host },
            prompt_version: 1,
            pages: [1],
            messages: server.asked[0]?.messages,
            input_tokens: 900,
            output_tokens: 120,
          },
        ],
      },
    ]);
    const stranger = await app.register();
    const call = { token: stranger, params: { id } };
    expect((await app.send('secondReadings', call)).status).toBe(404);
    expect((await app.send('secondReadings', { params: { id } })).status).toBe(401);
  });

  it('ends as the built-in reader left it where nobody is asked', async () => {
    app = await runApp();
    token = await app.register();
    const { file, readings } = await ended(await bogusStatementPdf());
    expect(file?.processing_error).toBe(sentenceFor('noTransactions'));
    expect(readings).toEqual([]);
    expect((await app.call('aiService')).data).toEqual({ ai_service: null });
  });

  it('ends so too where the service fails, with the reason beside what was sent', async () => {
    answers = () => ({ status: 400 });
    const { file, readings } = await ended(await bogusStatementPdf());
    expect(file).toMatchObject({
      processing_status: 'failed',
      processing_error: sentenceFor('noTransactions'),
    });
    expect(readings).toMatchObject([
      {
        outcome: 'failed',
        reason: 'The AI service did not accept the question (400).',
        questions: [{ pages: [1], input_tokens: null }],
      },
    ]);
    expect(app.errors).toEqual([]);
  });
});

it('a broken statement stays as it was read, where the second reader proves nothing', async () => {
  answers = () => ({ content: JSON.stringify({ sections: [] }) });
  const { id, readings } = await ended(await brokenStatementPdf());
  expect(readings).toMatchObject([{ outcome: 'refused', reason: 'The answer names no booking.' }]);
  const { statements } = (await app.call('listStatements', { token })).data;
  expect(statements.find((statement) => statement.id === id)).toMatchObject({
    transaction_count: 2,
    proof: [{ state: 'broken', first_break: 2, difference: 1 }],
  });
});

it('nothing is sent of a statement that is proven, nor of a letter', async () => {
  const proven = await ended(readFileSync(join(SAMPLES, 'wise-usd-2026-10.pdf')));
  const letter = await ended(await letterPdf());
  expect([proven.readings, letter.readings, server.asked]).toEqual([[], [], []]);
});

it('an asking that was cut short is not repeated by the next delivery, and is told', async () => {
  app = await runApp({ ...addressOf(server), jobs: false });
  token = await app.register();
  const id = await uploaded(await bogusStatementPdf());
  const { eventStore, ids, clock } = app.ports;
  const handle = createCommandHandler(eventStore, ids);
  const metadata = () => ({ userId: null, now: clock.now(), commandId: ids.next() });
  const asked = {
    question: 1,
    engine: { model: 'a-model', host: 'localhost' },
    promptVersion: 1,
    pages: [1],
    messages: [{ role: 'user' as const, content: 'sent before the power went' }],
  };
  const stream = statementStream(id);
  const interruptedMessage = sentenceFor('interrupted');
  await handle(statementDecider, stream, {
    type: 'StartReading',
    data: { interruptedMessage },
    metadata: metadata(),
  });
  const ask = { type: 'AskSecondReader' as const, data: asked };
  const first = await handle(statementDecider, stream, { ...ask, metadata: metadata() });
  const again = await handle(statementDecider, stream, { ...ask, metadata: metadata() });
  expect([first.events.length, again.events.length]).toEqual([1, 0]);
  expect((await outcome(id)).readings).toMatchObject([{ outcome: 'asking', ended_at: null }]);
  await app.startJobs();
  await app.ended(id);
  const { file, readings } = await outcome(id);
  expect(server.asked).toEqual([]);
  expect(file?.processing_error).toBe(sentenceFor('noTransactions'));
  expect(readings).toMatchObject([
    {
      outcome: 'interrupted',
      reason: expect.any(String),
      questions: [asked.messages].map((messages) => ({ messages })),
    },
  ]);
});

it('anybody may know which AI service may be asked', async () => {
  expect((await app.call('aiService')).data).toEqual({
    ai_service: { model: 'a-model', host: new URL(server.address).host },
  });
});
