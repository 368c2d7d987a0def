import { ENDPOINTS, type EndpointName, type RequestOf, type ResponseOf } from '@saldo/contracts';
import { ApiError, errorCode, errorText } from './api-error.ts';
import { sendForm } from './send-form.ts';
import { goToSignIn, rememberedPosition, rememberPosition, sessionToken } from './session.ts';

type Part<N extends EndpointName, K extends keyof RequestOf<N>> = RequestOf<N>[K] extends undefined
  ? { [P in K]?: never }
  : Record<string, never> extends RequestOf<N>[K]
    ? { [P in K]?: RequestOf<N>[K] }
    : { [P in K]: RequestOf<N>[K] };

/** params, query and body of a call, as far as it has them, a signal to give it up, and onStale for an answer that is behind what this browser wrote. */
export type CallOptions<N extends EndpointName> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> & { signal?: AbortSignal; onStale?: (() => void) | undefined };

/** A server that has not answered by then is taken for one that cannot be reached. */
const ANSWERED_WITHIN_MS = 30_000;

type CallArguments<N extends EndpointName> =
  Record<string, never> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>];

export type UploadRequest = {
  file: File;
  accountName: string;
  bankType?: string;
  password?: string;
};

export const api = {
  /**
   * Makes a call of the contract and gives its JSON. Throws an ApiError with a text for the user: status 0 if the network
   * failed; a 401 also ends the session and leads to /login.
   */
  async call<N extends EndpointName>(name: N, ...args: CallArguments<N>): Promise<ResponseOf<N>> {
    const options = (args[0] ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
      signal?: AbortSignal;
      onStale?: () => void;
    };
    const { method, path } = ENDPOINTS[name];
    const token = sessionToken();
    const response = await send(
      address(path, options.params, options.query),
      {
        method,
        signal: within(ANSWERED_WITHIN_MS, options.signal),
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
        headers: options.body === undefined ? {} : { 'content-type': 'application/json' },
      },
      'Network error occurred',
    );
    const body = await readJson(response);
    if (response.status === 401) signOut(path, errorText(body, 401), token);
    if (!response.ok) throw failure(body, response.status);
    if (response.headers.get('stale') === 'true') options.onStale?.();
    return body as ResponseOf<N>;
  },

  /** The bytes of a file. Throws an ApiError like call. */
  async file(
    name: 'downloadStatement',
    options: { params: { id: string }; signal?: AbortSignal },
  ): Promise<ArrayBuffer> {
    const { method, path } = ENDPOINTS[name];
    const token = sessionToken();
    const init = { method, ...(options.signal && { signal: options.signal }) };
    const response = await send(address(path, options.params), init, 'Network error occurred');
    if (response.ok) return response.arrayBuffer();
    const body = await readJson(response);
    if (response.status === 401) signOut(path, errorText(body, 401), token);
    throw failure(body, response.status);
  },

  /**
   * Uploads one file, and tells how much of it has left, from 0 to 100, where that is asked for. Throws an ApiError like call, but
   * a 401 does not leave the page: the form keeps what was typed.
   */
  async upload(
    upload: UploadRequest,
    signal?: AbortSignal,
    onSent?: (percent: number) => void,
  ): Promise<ResponseOf<'uploadStatement'>> {
    const form = new FormData();
    form.set('account_name', upload.accountName);
    if (upload.bankType) form.set('bank_type', upload.bankType);
    if (upload.password) form.set('password', upload.password);
    form.set('file', upload.file);
    const { method, path } = ENDPOINTS.uploadStatement;
    const response = await send(
      path,
      { method, body: form, ...(signal && { signal }) },
      'Network error occurred during upload',
      onSent &&
        ((url, { headers }) =>
          sendForm(url, { method, headers, body: form, ...(signal && { signal }) }, onSent)),
    );
    const body = await readJson(response);
    if (!response.ok) throw failure(body, response.status);
    const answer = body as ResponseOf<'uploadStatement'> | { success?: false; message?: string };
    if (!answer?.success) throw new ApiError(answer?.message || 'Upload failed', response.status);
    return answer;
  },
};

function within(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function send(
  url: string,
  init: RequestInit,
  networkText: string,
  ask: (url: string, init: RequestInit & { headers: Headers }) => Promise<Response> = fetch,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = sessionToken();
  const position = rememberedPosition();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (position) headers.set('x-min-position', position);
  try {
    const response = await ask(url, { ...init, headers });
    rememberPosition(response.headers.get('x-position'));
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(networkText, 0);
  }
}

/** The JSON of an answer, or undefined where it has none (a proxy's error page, an empty body). A good answer has to be an object. */
async function readJson(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return undefined;
  });
  if (response.ok && (typeof body !== 'object' || body === null))
    throw new ApiError('The server sent an answer that cannot be read.', response.status);
  return body;
}

function failure(body: unknown, status: number): ApiError {
  return new ApiError(errorText(body, status), status, errorCode(body));
}

function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Ends the session that the server did not take, and leaves a record without the token to find out why. Where another
 * call has done so already, or a newer session began meanwhile, there is nothing to do.
 */
function signOut(endpoint: string, detail: string, token: string | null): void {
  if (sessionToken() !== token) return;
  const record = {
    endpoint,
    time: new Date().toISOString(),
    token_preview: token?.slice(0, 8) ?? null,
    token_length: token?.length ?? 0,
    error_detail: detail,
  };
  localStorage.setItem('debug_last_401', JSON.stringify(record));
  goToSignIn();
}
