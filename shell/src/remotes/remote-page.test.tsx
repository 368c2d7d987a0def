// @vitest-environment happy-dom
import type { RemoteApp } from '@saldo/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemotePage } from './remote-page.tsx';

const loadRemoteApp = vi.hoisted(() => vi.fn<(name: string) => Promise<RemoteApp>>());
vi.mock('./federation.ts', () => ({ loadRemoteApp }));

const app = (text: string): RemoteApp => ({ default: () => <h1>{text}</h1> });
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const Broken = () => {
  throw new Error('cannot draw');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  loadRemoteApp.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = () => render(<RemotePage remote="mfe_goals" title="Goals" />);

test('shows the remote when it has arrived, and says so while it has not', async () => {
  loadRemoteApp.mockResolvedValue(app('The plan'));
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading Goals');
  await settle();
  expect(screen.getByText('The plan')).toBeTruthy();
  expect(location.reload).not.toHaveBeenCalled();
});

test('a remote that is down shows a card, and trying again loads it', async () => {
  loadRemoteApp.mockRejectedValueOnce(new Error('503')).mockResolvedValue(app('The plan'));
  show();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Goals could not be shown');
  fireEvent.click(screen.getByText('Try Again'));
  await settle();
  expect(screen.getByText('The plan')).toBeTruthy();
});

test('a remote that throws while drawing shows a card, and trying again can help', async () => {
  loadRemoteApp.mockResolvedValueOnce({ default: Broken }).mockResolvedValue(app('The plan'));
  show();
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('Something in it failed.');
  fireEvent.click(screen.getByText('Try Again'));
  await settle();
  expect(screen.getByText('The plan')).toBeTruthy();
});

test('a remote that hangs shows a card after 15 s, and is shown if it arrives later', async () => {
  const { promise, resolve } = Promise.withResolvers<RemoteApp>();
  loadRemoteApp.mockReturnValue(promise);
  show();
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toContain('It took too long to answer.');
  fireEvent.click(screen.getByText('Try Again'));
  expect(location.reload).toHaveBeenCalledOnce();
  resolve(app('The plan'));
  await settle();
  expect(screen.getByText('The plan')).toBeTruthy();
});

test('a missing file reloads the page once, and shows the card if that did not help', async () => {
  const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  loadRemoteApp.mockRejectedValue(missing);
  show();
  await settle();
  expect(location.reload).toHaveBeenCalledOnce();
  cleanup();
  show();
  await settle();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('It could not be reached.');
});
