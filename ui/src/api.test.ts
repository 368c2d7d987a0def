// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError, errorText } from './api-error.ts';
import { RETURN_TO } from './session.ts';

const TOKEN = 'abcdefghijklmnop.payload.signature';
const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
let goneTo: string[] = [];

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init, headers: new Headers(init.headers) });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  });
}

const pdf = { file: new File(['%PDF-'], 'a.pdf'), accountName: 'Wise USD' };
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  requests.length = 0;
  goneTo = [];
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-leaving');
  history.replaceState(null, '', '/app/dashboard');
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    goneTo.push(String(url));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [{ detail: 'No such account.', message: 'other' }, 404, 'No such account.'],
  [
    { detail: [{ msg: 'Email is required' }, { msg: 'Password is required' }] },
    422,
    'Email is required, Password is required',
  ],
  [{ detail: [], message: 'From message' }, 422, 'From message'],
  [{ detail: '', message: 'From message' }, 500, 'From message'],
  [{}, 503, 'HTTP Error: 503'],
  [undefined, 502, 'HTTP Error: 502'],
  ['text', 502, 'HTTP Error: 502'],
  [{}, undefined, 'An error occurred'],
])('the text of %j at %s is %j', (body, status, text) => {
  expect(errorText(body, status)).toBe(text);
});

test('fills the path, leaves out what is undefined, and carries the token', async () => {
  localStorage.setItem('auth_token', TOKEN);
  answer(200, { data: { id: 'a/b' }, success: true, message: '' });
  await api.call('deleteStatement', { params: { id: 'a/b' } });
  await api.call('listTransactions', { query: { search: 'a&b', limit: 5, cursor: undefined } });
  expect(requests[0]?.url).toBe('/api/v1/banking/statements/a%2Fb');
  expect(requests[0]?.init.method).toBe('DELETE');
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(requests[1]?.url).toBe('/api/v1/banking/transactions?search=a%26b&limit=5');
});

test('without a token no authorization header is sent', async () => {
  answer(200, {});
  await api.call('login', { body: { email: 'a@b.co', password: 'x' } });
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});

test('an answer that is behind what was written here says so', async () => {
  const onStale = vi.fn();
  answer(200, { data: {}, success: true, message: '' });
  await api.call('dashboardFilters', { onStale });
  expect(onStale).not.toHaveBeenCalled();
  answer(200, { data: {}, success: true, message: '' }, { stale: 'true' });
  await api.call('dashboardFilters', { onStale });
  expect(onStale).toHaveBeenCalledOnce();
});

test('a failed call carries text, status and code', async () => {
  answer(409, { detail: 'That email is taken.', code: 'email_taken' });
  const error = await failureOf(api.call('listUploads'));
  expect(error).toBeInstanceOf(ApiError);
  expect([error.message, error.status, error.code]).toEqual([
    'That email is taken.',
    409,
    'email_taken',
  ]);
});

test('a network failure has status 0; giving up stays what it is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failureOf(api.call('listUploads'));
  expect([error.message, error.status]).toEqual(['Network error occurred', 0]);
  const upload = await failureOf(api.upload(pdf));
  expect(upload.message).toBe('Network error occurred during upload');
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
  expect((await failureOf(api.call('listUploads'))).name).toBe('AbortError');
});

test('an answer that is no JSON is a failure, not an empty success', async () => {
  answer(200, '<!doctype html>');
  const error = await failureOf(api.call('listUploads'));
  expect(error.message).toBe('The server sent an answer that cannot be read.');
});

test.each([null, 'ok', 7])('a good answer that holds %j cannot be read either', async (body) => {
  answer(200, body);
  const error = await failureOf(api.call('listUploads'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('The server sent an answer that cannot be read.');
});

test('a 401 ends the session, leaves a record without the token, and leads to /login', async () => {
  for (const key of ['auth_token', 'user', 'auth-store']) localStorage.setItem(key, TOKEN);
  localStorage.setItem('darkMode', 'true');
  answer(401, { detail: 'The session has run out.' });
  const error = await failureOf(api.call('me'));
  expect(error.status).toBe(401);
  expect(Object.keys(localStorage).sort()).toEqual(['darkMode', 'debug_last_401']);
  const record = localStorage.getItem('debug_last_401') ?? '';
  expect(JSON.parse(record)).toMatchObject({
    endpoint: '/api/v1/users/me',
    token_preview: 'abcdefgh',
    token_length: TOKEN.length,
    error_detail: 'The session has run out.',
  });
  expect(record).not.toContain(TOKEN.slice(0, 9));
  expect(goneTo).toEqual(['/login']);
  expect(sessionStorage.getItem(RETURN_TO)).toBe('/app/dashboard');
});

test('a token that was deleted ends like any other: the place is kept', async () => {
  localStorage.setItem('user', '{"id":"u1"}');
  answer(401, { detail: 'Sign in to go on.' });
  await Promise.all([failureOf(api.call('me')), failureOf(api.call('listUploads'))]);
  expect(localStorage.getItem('user')).toBeNull();
  expect(goneTo).toEqual(['/login']);
  expect(sessionStorage.getItem(RETURN_TO)).toBe('/app/dashboard');
});

test('after signing out no place is kept, whatever is refused late', async () => {
  answer(401, {});
  await failureOf(api.call('me'));
  expect(sessionStorage.getItem(RETURN_TO)).toBeNull();
});

test('several calls refused at once sign out once, and the record keeps its token preview', async () => {
  localStorage.setItem('auth_token', TOKEN);
  answer(401, {});
  await Promise.all([failureOf(api.call('me')), failureOf(api.call('listUploads'))]);
  expect(goneTo).toEqual(['/login']);
  expect(JSON.parse(localStorage.getItem('debug_last_401') ?? '').token_preview).toBe('abcdefgh');
});

test('a late refusal of an old token leaves a newer session alone', async () => {
  localStorage.setItem('auth_token', TOKEN);
  answer(401, {});
  const late = failureOf(api.call('me'));
  localStorage.setItem('auth_token', 'newer');
  await late;
  expect(localStorage.getItem('auth_token')).toBe('newer');
  expect(goneTo).toEqual([]);
});

test('a 401 on /login itself does not load the page again', async () => {
  history.replaceState(null, '', '/login');
  answer(401, { detail: 'Wrong email or password.' });
  await failureOf(api.call('login', { body: { email: 'a@b.co', password: 'x' } }));
  expect(goneTo).toEqual([]);
  expect(sessionStorage.getItem(RETURN_TO)).toBeNull();
});

test('an upload does not leave the page on 401', async () => {
  localStorage.setItem('auth_token', TOKEN);
  answer(401, {});
  const error = await failureOf(api.upload(pdf));
  expect(error.message).toBe('HTTP Error: 401');
  expect(goneTo).toEqual([]);
  expect(localStorage.getItem('auth_token')).toBe(TOKEN);
});

test('an upload sends the file and the name as a form; an unsuccessful answer is a failure', async () => {
  answer(202, { success: true, data: {}, message: '' });
  await api.upload({ ...pdf, bankType: 'wise' });
  const form = requests[0]?.init.body as FormData;
  expect([form.get('account_name'), form.get('bank_type'), form.has('password')]).toEqual([
    'Wise USD',
    'wise',
    false,
  ]);
  expect((form.get('file') as File).name).toBe('a.pdf');
  answer(200, { success: false, message: 'The reader is switched off.' });
  expect((await failureOf(api.upload(pdf))).message).toBe('The reader is switched off.');
  answer(200, { success: false });
  expect((await failureOf(api.upload(pdf))).message).toBe('Upload failed');
});

test('the highest position is remembered as a whole number and sent with every later call', async () => {
  answer(200, {}, { 'x-position': '9007199254740993' });
  await api.call('listUploads');
  expect(requests[0]?.headers.has('x-min-position')).toBe(false);
  answer(200, {}, { 'x-position': '9007199254740992' });
  await api.call('listUploads');
  answer(200, {}, { 'x-position': 'nonsense' });
  await api.call('listUploads');
  await api.call('listUploads');
  expect(requests.at(-1)?.headers.get('x-min-position')).toBe('9007199254740993');
});

test('a server that does not answer in half a minute is one that cannot be reached', async () => {
  const timeout = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const given = new AbortController();
  const failing = failureOf(api.call('listAccounts', { signal: given.signal }));
  timeout.abort(new DOMException('', 'TimeoutError'));
  expect(await failing).toMatchObject({ message: 'Network error occurred', status: 0 });
  expect(limit).toHaveBeenCalledWith(30_000);
});
