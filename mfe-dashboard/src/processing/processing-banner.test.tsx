// @vitest-environment happy-dom
import type { UploadedFile } from '@saldo/contracts';
import { OPEN_IMPORT } from '@saldo/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProcessingBanner } from './processing-banner.tsx';

afterEach(cleanup);

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

function show(file: UploadedFile) {
  const onDismiss = vi.fn();
  render(<ProcessingBanner files={[file]} error={null} onRetry={vi.fn()} onDismiss={onDismiss} />);
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
  render(<ProcessingBanner files={[]} error={null} onRetry={vi.fn()} onDismiss={vi.fn()} />);
  expect(screen.queryByRole('region')).toBeNull();
});
