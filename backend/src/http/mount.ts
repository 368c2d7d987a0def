import type { Route } from '@saldo/contracts/schemas';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type ErrorLog, Problem, sendProblem } from './problem-details.ts';

/** How long a query waits for its read models to show what the caller has written. */
const WAIT_FOR_POSITION_MS = 2_000;

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = R extends {
  [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

export type RouteRequest<R extends Route> = {
  /** The signed-in user; empty on a public route. */
  userId: string;
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: R extends { multipart: true } ? undefined : Parsed<R, 'body'>;
  now: string;
  commandId: string;
  request: Request;
  response: Response;
};

type WireData<R extends Route> = R['response'] extends infer S extends z.ZodType
  ? z.input<S> extends { data: infer D; success: true }
    ? D
    : z.input<S>
  : null;

/** position is where the command's last event stands. A handler of a file route writes the response by itself and answers null. */
export type RouteAnswer<R extends Route> = {
  data: WireData<R>;
  message?: string;
  position?: bigint;
};

export type RouteHandler<R extends Route> = (request: RouteRequest<R>) => Promise<RouteAnswer<R>>;

export type Mounting = {
  router: Router;
  readStore: ReadStore;
  clock: Clock;
  ids: Ids;
  log: ErrorLog;
  /** The user a bearer token speaks for, or null. */
  authenticate(token: string): Promise<string | null>;
};

export type Mount = <const R extends Route>(
  route: R,
  /** Checkpoint names of the read models that the answer is made of. */
  reads: readonly string[],
  handler: RouteHandler<R>,
) => void;

/** Makes the function that puts contract routes on a router: token, validation, read-your-writes, answer by contract. */
export function createMount(mounting: Mounting): Mount & { mounted(): Route[] } {
  const mounted: Route[] = [];
  const mount: Mount = (route, reads, handler) => {
    const run: RequestHandler = async (request, response) => {
      const userId = route.public ? '' : await signedIn(request, mounting);
      const given = parseRequest(route, request);
      await waitForReads(request, response, reads, mounting.readStore);
      const header = request.get('x-command-id');
      const commandId =
        header && /^[\w-]{8,64}$/.test(header) ? `${userId}:${header}` : mounting.ids.next();
      const answer = await handler({
        ...given,
        userId,
        now: mounting.clock.now(),
        commandId,
        request,
        response,
      } as unknown as RouteRequest<typeof route>);
      sendAnswer(route, answer, response, mounting.log);
    };
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    mounting.router[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, run);
    mounted.push(route);
  };
  return Object.assign(mount, { mounted: () => mounted });
}

async function signedIn(request: Request, { authenticate }: Mounting): Promise<string> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const userId = token ? await authenticate(token) : null;
  if (!userId) throw new Problem(401, 'unauthenticated', 'Sign in to go on.');
  return userId;
}

function parseRequest(route: Route, request: Request) {
  return {
    params: parsePart(route.params, request.params, 'path', 404),
    query: parsePart(route.query, request.query, 'query', 422),
    body: route.multipart ? undefined : parsePart(route.body, request.body, 'body', 422),
  };
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  where: string,
  status: 404 | 422,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  if (status === 404) throw new Problem(404, 'not_found', 'There is no such thing.');
  const problems = parsed.error.issues.map((issue) => ({
    loc: [where, ...issue.path.map((p) => (typeof p === 'number' ? p : String(p)))],
    msg: issue.message,
  }));
  throw new Problem(422, 'invalid_request', problems);
}

async function waitForReads(
  request: Request,
  response: Response,
  reads: readonly string[],
  readStore: ReadStore,
): Promise<void> {
  const wanted = request.get('x-min-position');
  if (!wanted || reads.length === 0) return;
  if (!/^\d{1,20}$/.test(wanted)) {
    throw new Problem(422, 'invalid_request', [
      { loc: ['header', 'x-min-position'], msg: 'must be a position' },
    ]);
  }
  const passed = await Promise.all(
    reads.map((name) => readStore.waitFor(name, BigInt(wanted), WAIT_FOR_POSITION_MS)),
  );
  if (passed.includes(false)) response.set('stale', 'true');
}

function sendAnswer<R extends Route>(
  route: R,
  answer: RouteAnswer<R>,
  response: Response,
  log: ErrorLog,
): void {
  if (answer.position !== undefined) response.set('x-position', String(answer.position));
  if (route.response === null) return;
  const isWrapped = !route.path.startsWith('/api/v1/users/');
  const body = isWrapped
    ? { data: answer.data, success: true, message: answer.message ?? 'OK' }
    : answer.data;
  const parsed = route.response.safeParse(body);
  if (!parsed.success) {
    log.error({ path: route.path, issues: parsed.error.issues }, 'an answer breaks its contract');
    sendProblem(
      response,
      new Problem(
        500,
        'internal',
        'Something went wrong on our side. Nothing was changed by this request.',
      ),
    );
    return;
  }
  response.status(route.success).json(parsed.data);
}
