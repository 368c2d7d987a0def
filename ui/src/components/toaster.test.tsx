// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) toast({ kind: 'success', text });
  });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a success stays 2 s, an error 4 s, and each is announced in its way', () => {
  act(() => {
    toast({ kind: 'success', text: 'Saved' });
    toast({ kind: 'error', text: 'Not saved' });
  });
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
  wait(1_999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
  wait(1_999);
  expect(screen.queryByText('Not saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('a toast may say how long it stays', () => {
  act(() => toast({ kind: 'success', text: 'Line item updated!', duration: 3_000 }));
  wait(2_999);
  expect(screen.queryByText('Line item updated!')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Line item updated!')).toBeNull();
});

test('the clock stands still while a toast is hovered, and goes on with what was left', () => {
  say('Saved');
  wait(1_500);
  fireEvent.mouseEnter(screen.getByRole('status'));
  wait(10_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('status'));
  wait(499);
  expect(screen.queryByText('Saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('more than 20 push out the oldest', () => {
  say(...Array.from({ length: 25 }, (_, index) => `toast ${index}`));
  expect(screen.getAllByRole('status')).toHaveLength(20);
  expect(screen.queryByText('toast 4')).toBeNull();
  expect(screen.queryByText('toast 24')).not.toBeNull();
});

test('an action runs and takes the toast away', () => {
  const run = vi.fn();
  act(() => toast({ kind: 'success', text: 'Changed', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByText('Undo'));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Changed')).toBeNull();
});
