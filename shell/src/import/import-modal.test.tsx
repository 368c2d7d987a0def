// @vitest-environment happy-dom
import { RETURN_TO } from '@saldo/ui';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportModal } from './import-modal.tsx';

const onClose = vi.fn();
const onUploaded = vi.fn();
let answer: () => Promise<Response>;
let aiService: { model: string; host: string } | null = null;
let view: ReturnType<typeof render>;

/** A request that is answered as the test says. */
class UploadRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => '';
  abort() {}
  async send() {
    const response = await answer();
    this.status = response.status;
    this.responseText = await response.text();
    this.onload();
  }
}

const modal = (open: boolean) => (
  <BrowserRouter>
    <ImportModal open={open} onClose={onClose} onUploaded={onUploaded} />
  </BrowserRouter>
);

const PDF = new File([new Uint8Array(440_402)], 'Maybank.PDF');

beforeEach(() => {
  onClose.mockReset();
  onUploaded.mockReset();
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('fetch', () => json(200, { data: { ai_service: aiService }, success: true }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  view = render(modal(true));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Upload Your PDF Bank Statement/), {
    target: { files: [file] },
  });
const name = (text: string) =>
  fireEvent.change(screen.getByLabelText('Account Name'), { target: { value: text } });
const button = () => screen.getByRole('button', { name: /^Upload/ }) as HTMLButtonElement;
const json = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

test('the button waits for a file and a name that is not blank', () => {
  expect(button().disabled).toBe(true);
  choose(PDF);
  name('  ');
  expect(button().disabled).toBe(true);
  name('Maybank');
  expect(button().disabled).toBe(false);
  expect(screen.getByText('Maybank.PDF')).toBeTruthy();
  expect(screen.getByText(/Ready to upload/).textContent).toContain('0.42 MB');
});

test.each([
  [
    null,
    /must equal the closing balance\. No AI takes part: this installation has no AI service\.$/,
  ],
  [
    { model: 'a-model', host: 'ai.example.org' },
    /Where that fails, its printed rows are shown to an AI service, the model a-model at ai\.example\.org\.$/,
  ],
])('says whether an AI service takes part: %o', async (service, words) => {
  cleanup();
  aiService = service;
  render(modal(true));
  expect((await screen.findByText(words)).textContent).toContain(
    'Saldo reads and categorises the transactions.',
  );
  aiService = null;
});

test('the password is asked for where the user says so, and has the focus then', () => {
  expect(screen.queryByText('This PDF has a password')).toBeNull();
  choose(PDF);
  fireEvent.click(screen.getByText('This PDF has a password'));
  expect(document.activeElement).toBe(screen.getByLabelText('PDF password'));
});

test('who removes the file goes on where the next one is chosen', () => {
  choose(PDF);
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(screen.queryByText('Maybank.PDF')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Upload Your PDF Bank Statement/));
});

test('an upload without a session leads to sign-in and back, when the user says so', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  localStorage.setItem('auth_token', 'ended');
  answer = () => json(401, { detail: 'Sign in to go on.' });
  choose(PDF);
  name('Maybank');
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(screen.getByRole('alert').textContent).toContain('Sign in to go on.');
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  expect(sessionStorage.getItem(RETURN_TO)).toBe(location.pathname);
});

test('who has several files is led to their page, and the dialog closes', () => {
  fireEvent.click(screen.getByText('Upload them together'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/app/upload');
});

test('a file that is no PDF is named in the box', () => {
  choose(new File(['a'], 'notes.txt'));
  expect(screen.getByRole('alert').textContent).toBe('Upload FailedPlease select a PDF file.');
  expect(button().disabled).toBe(true);
  // Where a CSV export goes, too, is said beside the link.
  const place = screen.getByRole('link', { name: 'Upload them together' }).parentElement;
  expect(place?.textContent).toBe(
    'CSV exports, or several files of one bank? Upload them together',
  );
});

test('a CSV export is told in the box itself where it goes', () => {
  choose(new File(['a'], 'Export.CSV'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Upload FailedPlease select a PDF file. CSV exports, or several files of one bank? Upload them together',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Upload them together' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/app/upload');
});

test('while it uploads the button says so and the dialog stays; then it tells and closes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  choose(PDF);
  name('Maybank');
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  await waitFor(() => expect(button().textContent).toBe('Uploading...'));
  expect(button().disabled).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  resolve(await json(202, { success: true, data: {}, message: '' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onUploaded).toHaveBeenCalledOnce();
});

test('an upload that takes long can be cancelled, and the page asks before it is left with it', async () => {
  const asksBeforeLeaving = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  answer = () => new Promise(() => {});
  choose(PDF);
  name('Maybank');
  expect(asksBeforeLeaving()).toBe(false);
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  await waitFor(() => expect(button().textContent).toBe('Uploading...'));
  expect(asksBeforeLeaving()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(button().textContent).toBe('Upload & Process'));
  expect(button().disabled).toBe(false);
  expect(asksBeforeLeaving()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('a password that was typed is still seen after its upload was cancelled, as the next one sends it, too', async () => {
  answer = () => new Promise(() => {});
  choose(PDF);
  name('Maybank');
  fireEvent.click(screen.getByText('This PDF has a password'));
  fireEvent.change(screen.getByLabelText('PDF password'), { target: { value: 'sesame' } });
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  const field = (await screen.findByLabelText('PDF password')) as HTMLInputElement;
  expect(field.value).toBe('sesame');
  expect(document.activeElement).not.toBe(field);
  choose(new File(['a'], 'notes.txt'));
  choose(PDF);
  expect((screen.getByLabelText('PDF password') as HTMLInputElement).value).toBe('sesame');
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  choose(PDF);
  expect(screen.queryByLabelText('PDF password')).toBeNull();
});

test('a refusal shows the words of the server and keeps the form', async () => {
  answer = () => json(409, { detail: 'This file belongs to the account Wise.' });
  choose(PDF);
  name('Maybank');
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Upload FailedThis file belongs to the account Wise.',
    ),
  );
  expect((screen.getByLabelText('Account Name') as HTMLInputElement).value).toBe('Maybank');
  expect(button().disabled).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('opened again right after an upload, it is empty, and the same name can be typed at once', async () => {
  answer = () => json(202, { success: true, data: {}, message: '' });
  choose(PDF);
  name('Maybank');
  fireEvent.submit(screen.getByLabelText('Account Name').closest('form') as HTMLFormElement);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  view.rerender(modal(false));
  view.rerender(modal(true));
  expect((screen.getByLabelText('Account Name') as HTMLInputElement).value).toBe('');
  name('Maybank');
  choose(PDF);
  expect(button().disabled).toBe(false);
});
