// @vitest-environment happy-dom
import type { UploadedFile } from '@saldo/contracts';
import { OPEN_IMPORT, STATEMENT_UPLOADED } from '@saldo/ui';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProcessingBanner } from './processing-banner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FAILED: UploadedFile = {
  id: 'f',
  filename: 'notes.pdf',
  account: 'Wise',
  bank_type: null,
  processing_status: 'failed',
  processing_error: null,
  stage: null,
  transaction_count: 0,
  duplicate_count: 0,
  note: null,
  failure: null,
  review: null,
  proof_state: null,
  approved: false,
  uploaded_at: '2026-11-01T10:00:00Z',
};

const banner = (files: readonly UploadedFile[], onDismiss = vi.fn()) => (
  <BrowserRouter>
    <ProcessingBanner
      files={files}
      error={null}
      onRetry={vi.fn()}
      onDismiss={onDismiss}
      afterLast={{ current: document.querySelector('h1') }}
    />
  </BrowserRouter>
);

function show(file: UploadedFile) {
  const onDismiss = vi.fn();
  render(banner([file], onDismiss));
  return onDismiss;
}

it('says that a file failed, offers another upload and can be dismissed', () => {
  const onDismiss = show(FAILED);
  expect(
    screen.getByText('Failed to process this statement. Please try uploading again.'),
  ).toBeTruthy();
  const opened = vi.fn();
  window.addEventListener(OPEN_IMPORT, opened, { once: true });
  fireEvent.click(screen.getByRole('button', { name: 'Upload another file' }));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notes.pdf' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('f');
});

it('marks the stage a file is in', () => {
  show({ ...FAILED, processing_status: 'processing', stage: 'proving', transaction_count: 28 });
  expect(screen.getByText('Processing, usually 30-60 seconds')).toBeTruthy();
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current'));
  expect(current.map((item) => item.textContent)).toEqual(['Proving']);
});

it('is not there while there is nothing to say', () => {
  render(banner([]));
  expect(screen.queryByRole('region')).toBeNull();
});

it('leaves the focus on the neighbour of what was dismissed, and beside the banner after the last', () => {
  document.body.innerHTML = '<h1 tabindex="-1">Dashboard</h1>';
  const files = ['a', 'b', 'c'].map((id) => ({ ...FAILED, id, filename: `${id}.pdf` }));
  const view = render(banner(files));
  const dismiss = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Dismiss ${name}.pdf` }));
    return document.activeElement;
  };
  expect(dismiss('b')?.getAttribute('aria-label')).toBe('Dismiss c.pdf');
  view.rerender(banner(files.filter(({ id }) => id !== 'b')));
  expect(dismiss('c')?.getAttribute('aria-label')).toBe('Dismiss a.pdf');
  view.rerender(banner(files.slice(0, 1)));
  expect(dismiss('a')?.tagName).toBe('H1');
});

it('leads to what waits for a word', () => {
  const review = { message: 'This statement does not add up.', reasons: [] };
  show({ ...FAILED, processing_status: 'needs_review', review });
  expect(screen.getByText('This statement does not add up.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Review' });
  expect(link.getAttribute('href')).toBe('/app/statement?statement=f');
});

it('takes the password of a locked file and looks at the files anew', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ data: { id: 'f' }, success: true, message: 'ok' })),
  );
  vi.stubGlobal('fetch', fetched);
  const announced = vi.fn();
  window.addEventListener(STATEMENT_UPLOADED, announced, { once: true });
  show({ ...FAILED, failure: 'locked', processing_error: 'This PDF is locked.' });
  fireEvent.change(screen.getByLabelText('Password of notes.pdf'), { target: { value: 'sesame' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(announced).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/banking/statements/f/password',
    expect.objectContaining({ method: 'POST', body: '{"password":"sesame"}' }),
  );
});
