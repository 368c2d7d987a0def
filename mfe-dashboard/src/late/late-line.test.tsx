// @vitest-environment happy-dom
import type { UploadedFile } from '@saldo/contracts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LateLine } from './late-line.tsx';

afterEach(cleanup);

const files = (...statuses: UploadedFile['processing_status'][]) =>
  statuses.map(
    (processing_status, index) => ({ id: `${index}`, processing_status }) as UploadedFile,
  );

it.each([
  [files('needs_review', 'failed', 'pending'), 2, '1 statement waits for you Show'],
  [files('needs_review', 'needs_review'), 0, '2 statements wait for you Show'],
  [files('failed', 'pending'), 0, '1 file was not read Show'],
  [files('pending', 'completed'), 0, '2 uploaded files Show'],
  [files(), 1, '1 notice Show'],
  [files(), 0, ''],
] as const)('names what needs the user before all others: %#', (shown, notices, words) => {
  const { container } = render(
    <LateLine files={shown} notices={notices} onShow={() => undefined} />,
  );
  expect(container.textContent).toBe(words);
});
