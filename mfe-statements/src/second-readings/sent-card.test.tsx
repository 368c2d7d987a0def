// @vitest-environment happy-dom
import type { SecondReading } from '@saldo/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SentCard } from './sent-card.tsx';

afterEach(cleanup);

const READING: SecondReading = {
  outcome: 'refused',
  reason: 'The amount 1.00 is not on the page.',
  ended_at: '2026-11-01T10:00:09Z',
  questions: [
    {
      question: 1,
      asked_at: '2026-11-01T10:00:00Z',
      service: { model: 'small', host: 'ai.example.org' },
      prompt_version: 1,
      pages: [1, 2],
      messages: [
        { role: 'system', content: 'Name items only.' },
        { role: 'user', content: '1 <b>Coffee</b>' },
      ],
      input_tokens: 1200,
      output_tokens: 80,
    },
  ],
};

it('shows every word that was sent as text, to whom, and what became of it', () => {
  const { container } = render(<SentCard readings={[READING]} />);
  expect(screen.getByText(/Its answer was refused/).textContent).toContain(
    'The amount 1.00 is not on the page.',
  );
  expect(container.textContent).toContain('pages 1, 2 to small at ai.example.org');
  expect(container.textContent).toContain('1,200 tokens in, 80 out');
  expect([...container.querySelectorAll('pre')].map((text) => text.textContent)).toEqual([
    'Name items only.',
    '1 <b>Coffee</b>',
  ]);
});

it('is not there where nothing was sent', () => {
  expect(render(<SentCard readings={[]} />).container.textContent).toBe('');
});
