// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { sendForm } from './send-form.ts';

/** A request that goes as far as the test says. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  sent: unknown;
  headers: Record<string, string> = {};
  constructor() {
    Request.last = this;
  }
  open(method: string, url: string) {
    this.headers.request = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'x-position: 7\r\ncontent-type: application/json\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload();
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

const pdf = { file: new File(['%PDF-'], 'a.pdf'), accountName: 'Wise USD' };

test('an upload that is watched tells what has left of it, where that is known, and is answered as any other', async () => {
  localStorage.setItem('auth_token', 'token');
  const told: number[] = [];
  const upload = api.upload(pdf, undefined, (percent) => told.push(percent));
  const { last } = Request;
  last.upload.onprogress?.({ lengthComputable: false, loaded: 10, total: 0 });
  last.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 200 });
  last.upload.onprogress?.({ lengthComputable: true, loaded: 200, total: 200 });
  last.answer(202, '{"success":true,"data":{"id":"s"},"message":""}');
  expect((await upload).data.id).toBe('s');
  expect(told).toEqual([25, 100]);
  expect(last.headers).toEqual({
    request: 'POST /api/v1/banking/upload',
    authorization: 'Bearer token',
  });
  expect((last.sent as FormData).get('account_name')).toBe('Wise USD');
});

test('what fails on the way fails as with any other call', async () => {
  const refused = api.upload(pdf, undefined, () => {});
  Request.last.answer(413, '{"detail":"The file is larger than 20 MB."}');
  await expect(refused).rejects.toMatchObject({
    message: 'The file is larger than 20 MB.',
    status: 413,
  });
  const lost = api.upload(pdf, undefined, () => {});
  Request.last.onerror();
  await expect(lost).rejects.toMatchObject({ message: 'Network error occurred during upload' });
  const controller = new AbortController();
  const cancelled = api.upload(pdf, controller.signal, () => {});
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer keeps its headers, and one without a body is none', async () => {
  const init = { method: 'POST', headers: new Headers(), body: new FormData() };
  const empty = sendForm('/x', init, () => {});
  Request.last.answer(204, '');
  const response = await empty;
  expect([response.status, response.body, response.headers.get('x-position')]).toEqual([
    204,
    null,
    '7',
  ]);
});
