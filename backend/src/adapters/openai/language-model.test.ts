import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LanguageModelError } from '../../ports/language-model.ts';
import { type ModelServer, type Reply, serveModel } from '../../testing/model-server.ts';
import { createOpenAiModel, type OpenAiOptions } from './language-model.ts';

const QUESTION = {
  system: 'Add the numbers.',
  user: '1 and 2',
  schema: z.object({ sum: z.int(), note: z.string().nullable() }),
  maxTokens: 50,
};
const GOOD = { content: '{"sum":3,"note":null}' };
const NEVER = new AbortController().signal;

let server: ModelServer;
afterEach(() => server.close());

async function model(answers: Reply[], options: Partial<OpenAiOptions> = {}) {
  server = await serveModel((_question, count) => answers[count - 1] ?? { status: 418 });
  return createOpenAiModel({
    apiKey: 'sk-test',
    baseUrl: server.address,
    model: 'a-model',
    timeoutMs: 5_000,
    wait: async () => {},
    ...options,
  });
}

const failureOf = async (asking: Promise<unknown>) => {
  const error = await asking.then(
    () => expect.unreachable(),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(LanguageModelError);
  return error as LanguageModelError;
};

describe('a question', () => {
  it('goes out as two messages with a strict schema, a limit and the key, and nothing else', async () => {
    const asked = (await model([GOOD])).ask(QUESTION, NEVER);
    expect(await asked).toEqual({
      value: { sum: 3, note: null },
      usage: { inputTokens: 900, outputTokens: 120 },
    });
    expect(server.asked).toEqual([
      {
        model: 'a-model',
        messages: [
          { role: 'system', content: 'Add the numbers.' },
          { role: 'user', content: '1 and 2' },
        ],
        max_completion_tokens: 50,
        response_format: {
          type: 'json_schema',
          json_schema: expect.objectContaining({
            strict: true,
            schema: expect.objectContaining({
              required: ['sum', 'note'],
              additionalProperties: false,
            }),
          }),
        },
      },
    ]);
    expect(server.headers[0]?.authorization).toBe('Bearer sk-test');
  });

  it('carries no key where the service wants none', async () => {
    await (await model([GOOD], { apiKey: null })).ask(QUESTION, NEVER);
    expect(server.headers[0]).not.toHaveProperty('authorization');
  });

  it('names its model and the host it is sent to', async () => {
    const { engine } = await model([]);
    expect(engine).toEqual({ model: 'a-model', host: new URL(server.address).host });
  });

  it('has no usage where the service tells none', async () => {
    const asked = (await model([{ ...GOOD, usage: null }])).ask(QUESTION, NEVER);
    expect((await asked).usage).toBeNull();
  });
});

describe('an answer that is none', () => {
  it.each<[string, Reply, string]>([
    ['prose', { content: 'The sum is three.' }, 'notJson'],
    ['nothing', { content: '' }, 'notJson'],
    ['cut off', { content: '{"sum":3,"no', finish_reason: 'length' }, 'cutOff'],
    ['a refusal', { refusal: 'I cannot help with that.' }, 'refused'],
    ['held back', { content: '', finish_reason: 'content_filter' }, 'refused'],
    ['of another shape', { content: '{"sum":"3","note":null}' }, 'wrongShape'],
    ['no completion', { raw: '{"hello":1}' }, 'wrongShape'],
    ['no choice', { raw: '{"choices":[]}' }, 'wrongShape'],
    ['a page', { raw: '<html>hello</html>', type: 'text/html' }, 'wrongShape'],
    ['damaged JSON', { raw: '{"choices":[' }, 'wrongShape'],
    ['a wrong key', { status: 401 }, 'rejected'],
    ['an unknown model', { status: 404 }, 'rejected'],
    ['sent elsewhere', { status: 307, headers: { location: '/v1/other' } }, 'unavailable'],
  ])('is an error: %s', async (_name, reply, failure) => {
    const given = await model([reply, reply, reply]);
    const error = await failureOf(given.ask(QUESTION, NEVER));
    expect([error.failure, error.message]).toEqual([failure, expect.stringMatching(/AI service/)]);
  });

  it('is told with what it cost', async () => {
    const given = await model([{ content: '{', finish_reason: 'length' }]);
    const { usage } = await failureOf(given.ask(QUESTION, NEVER));
    expect(usage).toEqual({ inputTokens: 900, outputTokens: 120 });
  });

  it('is silence beyond the time limit', async () => {
    const given = await model([{ silent: true }], { timeoutMs: 50 });
    expect((await failureOf(given.ask(QUESTION, NEVER))).failure).toBe('timedOut');
    expect(server.asked).toHaveLength(1);
  });

  it('is one that its asker no longer waits for', async () => {
    const given = await model([{ silent: true }]);
    expect((await failureOf(given.ask(QUESTION, AbortSignal.timeout(50)))).failure).toBe(
      'timedOut',
    );
  });

  it('is a service that is not there', async () => {
    const given = await model([GOOD]);
    server.close();
    expect((await failureOf(given.ask(QUESTION, NEVER))).failure).toBe('unavailable');
  });
});

describe('a question is asked again', () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const busy = (after?: string): Reply => ({
    status: 429,
    ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
  });
  afterEach(() => waits.splice(0));

  it('when the time has passed that the service asked for', async () => {
    const given = await model([busy('2'), { status: 500 }, GOOD], { wait });
    expect((await given.ask(QUESTION, NEVER)).value.sum).toBe(3);
    expect(waits).toEqual([2_000, 2_000]);
  });

  it('three times at most', async () => {
    const given = await model([{ status: 500 }, { status: 503 }, { status: 500 }, GOOD], { wait });
    expect((await failureOf(given.ask(QUESTION, NEVER))).message).toMatch(
      /error of its own \(500\)/,
    );
    expect(server.asked).toHaveLength(3);
  });

  it('not when that would take longer than the limit', async () => {
    const given = await model([busy('6'), GOOD], { wait });
    expect((await failureOf(given.ask(QUESTION, NEVER))).failure).toBe('rateLimited');
    expect([waits, server.asked.length]).toEqual([[], 1]);
  });

  it('not when nobody waits any more', async () => {
    const stopped = new AbortController();
    const given = await model([busy(), GOOD], {
      wait: async () => {
        stopped.abort();
        throw new Error('aborted');
      },
    });
    expect((await failureOf(given.ask(QUESTION, stopped.signal))).failure).toBe('rateLimited');
    expect(server.asked).toHaveLength(1);
  });
});
