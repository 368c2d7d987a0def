import type { ErrorCode } from '@saldo/contracts';
import type { ErrorRequestHandler, Response } from 'express';
import { CommandRejected } from '../eventsourcing/command-handler.ts';
import type { Rejection } from '../eventsourcing/decider.ts';
import type { RejectionCode } from '../eventsourcing/rejections.ts';
import { EventStoreUnavailable, RevisionConflict } from '../ports/event-store.ts';
import { ReadStoreUnavailable } from '../ports/read-store.ts';

export type FieldProblem = { loc: (string | number)[]; msg: string };

/** An answer that is not the one asked for (RFC 9457); detail is a sentence for the user, or for 422 one per field. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string | FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  constructor(
    status: number,
    code: ErrorCode,
    detail: string | FieldProblem[],
    retryAfterSeconds?: number,
  ) {
    super(typeof detail === 'string' ? detail : code);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  422: 'Not acceptable',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not implemented',
  503: 'Not available now',
};

const REJECTIONS: Record<RejectionCode, (rejection: Rejection) => Problem> = {
  emailTaken: () =>
    new Problem(
      409,
      'email_taken',
      'An account with this email address exists already. Sign in instead.',
    ),
  fileBelongsToOtherAccount: ({ about }) =>
    new Problem(
      409,
      'file_belongs_to_other_account',
      `This file is in your account "${about ?? ''}" already. Nothing was added. Delete it there first, or give that account's name.`,
    ),
  statementNotInReview: () =>
    new Problem(
      409,
      'not_in_review',
      'This statement does not wait for your review. Nothing was changed.',
    ),
  currencyIsPrinted: () =>
    unfit(
      'currency',
      'No other currency can be chosen for this statement: it prints its own, or its account tells it. To choose another one, delete it and upload the file to another account.',
    ),
  currencyNotChosen: () =>
    unfit('currency', 'Choose the currency of this statement. Nothing was imported.'),
  yearIsPrinted: () => unfit('year', 'This statement prints its year, so no other can be chosen.'),
  dayNotInYear: ({ about }) =>
    unfit('year', `This statement has a 29 February, which ${about ?? 'that year'} does not have.`),
  yearNotYetThere: ({ about }) =>
    unfit(
      'year',
      `In ${about ?? 'that year'} some of this statement's transactions would lie in the future. Choose an earlier year.`,
    ),
  statementTakesNoPassword: () =>
    new Problem(
      409,
      'takes_no_password',
      'This file does not wait for a password. Nothing was changed.',
    ),
  tooManyPasswords: () =>
    new Problem(
      409,
      'takes_no_password',
      'None of ten passwords opened this file. Upload it again with the right one.',
    ),
  statementNotThere: () => new Problem(404, 'not_found', 'This statement is not there.'),
};

function unfit(field: string, msg: string): Problem {
  return new Problem(422, 'invalid_request', [{ loc: ['body', field], msg }]);
}

export function notFound(what: string): Problem {
  return new Problem(404, 'not_found', `${what} is not there.`);
}

export function sendProblem(response: Response, problem: Problem): void {
  if (problem.retryAfterSeconds !== undefined)
    response.set('retry-after', String(problem.retryAfterSeconds));
  if (problem.status === 401) response.set('www-authenticate', 'Bearer');
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem)));
}

/** A problem as it goes over the wire. */
export function problemBody(problem: Problem) {
  return {
    type: `urn:saldo:problem:${problem.code}`,
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
  };
}

export type ErrorLog = { error(details: object, message: string): void };

/** The one place where an error becomes an answer. What nobody expected is logged and says nothing of the inside. */
export function problemHandler(log: ErrorLog): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = problemOf(error);
    if (problem.status >= 500) log.error({ error, path: request.path }, 'request failed');
    sendProblem(response, problem);
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof CommandRejected)
    return REJECTIONS[error.rejection.rejected](error.rejection);
  if (error instanceof ReadStoreUnavailable) {
    return new Problem(
      503,
      'unavailable',
      'Saldo cannot look anything up right now. Try again in a moment.',
      2,
    );
  }
  if (error instanceof EventStoreUnavailable) {
    return new Problem(
      503,
      'unavailable',
      'Saldo cannot store anything right now. Nothing was changed. Try again in a moment.',
      2,
    );
  }
  if (error instanceof RevisionConflict) {
    return new Problem(
      503,
      'unavailable',
      'Too much happened at once. Nothing was changed. Try again in a moment.',
      1,
    );
  }
  const type = (error as { type?: unknown } | null)?.type;
  if (type === 'entity.parse.failed')
    return new Problem(400, 'invalid_json', 'The request is not JSON that can be read.');
  if (type === 'entity.too.large')
    return new Problem(413, 'file_too_large', 'The request is too large.');
  return new Problem(
    500,
    'internal',
    'Something went wrong on our side. Nothing was changed by this request.',
  );
}
