import { setTimeout as pause } from 'node:timers/promises';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelAnswer,
  type ModelUsage,
  type Question,
} from '../../ports/language-model.ts';

const OPENAI_HOST = 'api.openai.com';

const MAX_TRIES = 3;
const PAUSES_MS = [500, 2_000];

export type OpenAiOptions = {
  /** Null for a service that asks for none. */
  apiKey: string | null;
  /** The address of an OpenAI-compatible service, up to and with its version. */
  baseUrl: string;
  model: string;
  /** The longest time from a question to its answer, with all tries. */
  timeoutMs: number;
  /** Passes time between tries; rejects when the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/**
 * A model behind OpenAI's Chat Completions, or any service that is compatible with them: structured output
 * (response_format json_schema) and max_completion_tokens have to be understood. Nothing is streamed or followed to another host.
 */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { apiKey, baseUrl, model, timeoutMs } = options;
  const wait = options.wait ?? ((ms, signal) => pause(ms, undefined, { signal }));
  const { host } = new URL(baseUrl);
  // Everything that the client would else take from the environment is given. Its log would write whole questions.
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(apiKey === null && { defaultHeaders: { authorization: null } }),
    baseURL: baseUrl,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
    fetchOptions: { redirect: 'error' },
  });
  const isOpenAi = host === OPENAI_HOST;

  async function once<T>(question: Question<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: question.system },
          { role: 'user', content: question.user },
        ],
        response_format: zodResponseFormat(question.schema, 'answer'),
        max_completion_tokens: question.maxTokens,
        // OpenAI keeps no copy for its dashboard then; other services need not know the word.
        ...(isOpenAi && { store: false }),
      },
      { signal },
    );
    return answerIn(completion, question.schema);
  }

  return {
    engine: { model, host },
    async ask(question, outer) {
      const started = performance.now();
      const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(question, signal);
        } catch (error) {
          if (error instanceof LanguageModelError) throw error;
          const failed = failureOf(error, signal);
          const left = timeoutMs - (performance.now() - started);
          const ms = pauseBefore(error, tries);
          const isWorthTrying =
            failed.failure === 'rateLimited' || failed.failure === 'unavailable';
          if (!isWorthTrying || tries === MAX_TRIES || ms >= left) throw failed;
          await wait(ms, signal).catch(() => {
            throw failed;
          });
        }
      }
    },
  };
}

/** The answer in a completion; what is no complete answer in the asked shape is an error. */
function answerIn<T>(completion: unknown, schema: Question<T>['schema']): ModelAnswer<T> {
  const { choices, usage: told } = completion as Partial<OpenAI.ChatCompletion>;
  const usage = usageOf(told);
  const fail = (failure: LanguageModelError['failure'], sentence: string) =>
    new LanguageModelError(failure, sentence, usage);
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  if (!choice?.message)
    throw fail('wrongShape', 'The AI service sent something else than an answer.');
  if (choice.finish_reason === 'length')
    throw fail('cutOff', 'The answer of the AI service was cut off, because it grew too long.');
  if (choice.message.refusal || choice.finish_reason === 'content_filter')
    throw fail('refused', 'The AI service refused to answer.');
  const parsed = parseJson(choice.message.content);
  if (parsed === undefined)
    throw fail('notJson', 'The AI service answered in prose where data was asked for.');
  const checked = schema.safeParse(parsed);
  if (!checked.success)
    throw fail('wrongShape', 'The answer of the AI service does not have the shape asked for.');
  return { value: checked.data, usage };
}

function usageOf(told: Partial<OpenAI.CompletionUsage> | undefined): ModelUsage | null {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = told ?? {};
  if (!Number.isSafeInteger(inputTokens) || !Number.isSafeInteger(outputTokens)) return null;
  return { inputTokens: inputTokens as number, outputTokens: outputTokens as number };
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown, signal: AbortSignal): LanguageModelError {
  const isLate = signal.aborted || error instanceof APIUserAbortError;
  if (isLate || (error instanceof Error && error.name === 'APIConnectionTimeoutError'))
    return new LanguageModelError('timedOut', 'The AI service did not answer in time.');
  if (error instanceof APIConnectionError)
    return new LanguageModelError('unavailable', 'The AI service could not be reached.');
  if (!(error instanceof APIError) || error.status === undefined)
    return new LanguageModelError(
      'wrongShape',
      'The AI service sent something else than an answer.',
    );
  const { status } = error;
  if (status === 429)
    return new LanguageModelError(
      'rateLimited',
      'The AI service takes no more questions now (429).',
    );
  if (status >= 500)
    return new LanguageModelError(
      'unavailable',
      `The AI service had an error of its own (${status}).`,
    );
  return new LanguageModelError(
    'rejected',
    `The AI service did not accept the question (${status}).`,
  );
}

/** What the service asks for in Retry-After (seconds or a date, RFC 9110 10.2.3), else pauses that grow. */
function pauseBefore(error: unknown, tries: number): number {
  const asked = error instanceof APIError ? error.headers?.get('retry-after') : null;
  const own = PAUSES_MS[tries - 1] ?? 0;
  if (!asked) return own;
  const seconds = Number(asked);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(asked) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : own;
}
