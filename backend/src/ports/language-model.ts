import type { z } from 'zod';

/** What a model is asked. Text of users and files belongs into `user` only, where it is told apart from what is to be done. */
export type Question<T> = {
  system: string;
  user: string;
  /** The shape of the answer. It is sent along, and the answer is checked against it. */
  schema: z.ZodType<T>;
  /** The longest answer; a longer one is cut off, which is an error. */
  maxTokens: number;
};

/** What a question cost, where the service tells. */
export type ModelUsage = { inputTokens: number; outputTokens: number };

export type ModelAnswer<T> = { value: T; usage: ModelUsage | null };

/** Which model answers, and the host (with its port, if unusual) that everything asked is sent to. */
export type ModelEngine = { model: string; host: string };

/** Why a question has no answer; none of them is a fault of what was asked about. */
export type LanguageModelFailure =
  | 'timedOut'
  | 'rateLimited'
  | 'unavailable'
  | 'rejected'
  | 'refused'
  | 'cutOff'
  | 'notJson'
  | 'wrongShape';

export class LanguageModelError extends Error {
  readonly failure: LanguageModelFailure;
  readonly usage: ModelUsage | null;
  /** The message is a sentence that repeats nothing of what was asked or answered. */
  constructor(failure: LanguageModelFailure, message: string, usage: ModelUsage | null = null) {
    super(message);
    this.name = 'LanguageModelError';
    this.failure = failure;
    this.usage = usage;
  }
}

/** Port: a language model. What it answers is data of unknown worth, whatever its shape. */
export type LanguageModel = {
  engine: ModelEngine;
  /** Rejects with a LanguageModelError, also when the signal aborts. Has a time limit of its own for each question. */
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<ModelAnswer<T>>;
};
