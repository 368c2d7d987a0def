// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHART_UPDATE_MS, useThrottled } from './use-throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows the first change at once and of a burst only the last, 1/60 s later', () => {
  const drawn: number[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => {
      const shown = useThrottled(value);
      if (drawn.at(-1) !== shown) drawn.push(shown);
      return shown;
    },
    { initialProps: { value: 0 } },
  );
  rerender({ value: 1 });
  expect(result.current).toBe(1);
  for (const value of [2, 3, 4]) rerender({ value });
  expect(result.current).toBe(1);
  pass(CHART_UPDATE_MS - 2);
  expect(result.current).toBe(1);
  pass(3);
  expect(result.current).toBe(4);
  expect(drawn).toEqual([0, 1, 4]);
  pass(CHART_UPDATE_MS + 1);
  rerender({ value: 5 });
  expect(result.current).toBe(5);
});

it('does not starve while changes keep coming', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value), {
    initialProps: { value: 0 },
  });
  rerender({ value: 1 });
  for (let value = 2; value < 12; value++) {
    rerender({ value });
    pass(5);
  }
  expect(result.current).toBeGreaterThan(8);
});
