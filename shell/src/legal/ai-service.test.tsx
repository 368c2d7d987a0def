// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PrivacyText } from './privacy-text.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const service = { model: 'a-model', host: 'ai.example.org' };

test.each([
  [service, 200, 'This installation has one: the model a-model at ai.example.org.'],
  [null, 200, 'This installation has none, so no text of your statements is sent.'],
  [null, 503, /^Whether this installation has one could not be found out now/],
])('the privacy page says what the server tells: %o, %i', async (ai_service, status, sentence) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const body = { data: { ai_service }, success: true, message: '' };
    return new Response(JSON.stringify(body), { status });
  });
  render(<PrivacyText />);
  await act(async () => {});
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(asked).toEqual([expect.stringContaining('/api/v1/ai-service')]);
});
