// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CsvLines from './csv-lines.tsx';

const TEXT = 'Date,Description,Amount\n2026-03-01,Tea,-1.00\n2026-03-02,"over\ntwo lines",-2.00\n';

const utf16 = (text: string) => new Uint8Array(new Uint16Array([...text].map(codeOf)).buffer);
const codeOf = (character: string) => character.charCodeAt(0);

let bytes: Uint8Array<ArrayBuffer>;
beforeEach(() => {
  bytes = new TextEncoder().encode(TEXT);
  vi.stubGlobal('fetch', async () => new Response(bytes));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

async function marked(rows: { first: number; count: number } | null) {
  const { container } = render(<CsvLines statementId="s1" rows={rows} />);
  await screen.findByText('2026-03-01,Tea,-1.00');
  return [...container.querySelectorAll('[aria-current]')].map((row) => row.textContent);
}

it('marks every row of the file that a line was read from', async () => {
  expect(await marked({ first: 2, count: 1 })).toEqual(['22026-03-01,Tea,-1.00']);
  cleanup();
  expect(await marked({ first: 3, count: 2 })).toEqual(['32026-03-02,"over', '4two lines",-2.00']);
});

it('marks nothing before a line is chosen', async () => {
  expect(await marked(null)).toEqual([]);
});

it('shows a file in UTF-16 without a mark as its text', async () => {
  bytes = utf16(TEXT);
  expect(await marked({ first: 2, count: 1 })).toEqual(['22026-03-01,Tea,-1.00']);
});
