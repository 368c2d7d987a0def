import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AskedOfModel = {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema: { strict: boolean; schema: object } };
  max_completion_tokens: number;
  store?: boolean;
};

/** What the server does with a question: an answer's fields, an error's status, silence, or anything by hand. */
export type Reply =
  | { content: string; finish_reason?: string; usage?: object | null }
  | { refusal: string }
  | { status: number; headers?: Record<string, string> }
  | { silent: true }
  | { raw: string; type?: string };

export type ModelServer = {
  /** The address to give as OPENAI_BASE_URL. */
  address: string;
  asked: AskedOfModel[];
  headers: IncomingMessage['headers'][];
  close(): void;
};

/** A service with OpenAI's Chat Completions on a port of its own, whose answers the test gives. */
export async function serveModel(
  answer: (question: AskedOfModel, count: number) => Reply | Promise<Reply>,
): Promise<ModelServer> {
  const asked: AskedOfModel[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer(async (request, response) => {
    const question = JSON.parse(await textOf(request)) as AskedOfModel;
    asked.push(question);
    headers.push(request.headers);
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    reply(response, await answer(question, asked.length));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    headers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function reply(response: ServerResponse, given: Reply): void {
  if ('silent' in given) return;
  if ('raw' in given) {
    response.writeHead(200, { 'content-type': given.type ?? 'application/json' }).end(given.raw);
    return;
  }
  if ('status' in given) {
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    response.end(JSON.stringify({ error: { message: 'told by the test' } }));
    return;
  }
  const message =
    'refusal' in given
      ? { role: 'assistant', content: null, refusal: given.refusal }
      : { role: 'assistant', content: given.content, refusal: null };
  const { finish_reason = 'stop', usage = { prompt_tokens: 900, completion_tokens: 120 } } =
    'content' in given ? given : {};
  const choices = [{ index: 0, message, finish_reason }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'c-1', object: 'chat.completion', choices, usage }));
}
