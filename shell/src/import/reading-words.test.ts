import type { UploadedFile } from '@saldo/contracts';
import { expect, test } from 'vitest';
import type { UploadLine } from './many-uploads.machine.ts';
import { isAtRest, resultOf, sumOf } from './reading-words.ts';

const FILE: UploadedFile = {
  id: 'f',
  filename: 'may.pdf',
  account: 'Wise',
  bank_type: null,
  processing_status: 'completed',
  processing_error: null,
  stage: null,
  transaction_count: 28,
  duplicate_count: 0,
  note: null,
  failure: null,
  review: null,
  proof_state: 'proven',
  approved: false,
  uploaded_at: '2026-11-01T10:00:00Z',
};

test.each([
  [{}, 'read', 'Read 28 rows, proven to the cent.'],
  [{ transaction_count: 1, proof_state: 'not_provable' }, 'read', 'Read 1 row, not provable.'],
  [{ note: 'Nothing was added twice.' }, 'read', 'Nothing was added twice.'],
  [
    { processing_status: 'needs_review', review: { message: 'It prints no year.', reasons: [] } },
    'waits',
    'It prints no year.',
  ],
  [{ processing_status: 'failed', processing_error: 'It is locked.' }, 'failed', 'It is locked.'],
] as const)('what became of a file: %o', (change, state, message) => {
  const file = { ...FILE, ...change } as UploadedFile;
  expect(resultOf(file)).toEqual({ state, message });
  expect(isAtRest(file)).toBe(true);
});

test('a file that is being read, or not listed yet, is not at rest', () => {
  for (const file of [undefined, { ...FILE, processing_status: 'processing' as const }]) {
    expect(resultOf(file).state).toBe('reading');
    expect(isAtRest(file)).toBe(false);
  }
});

test('the sum of all files counts as imported only what is, and names what is not', () => {
  const line = (statementId: string | null): UploadLine => ({
    id: 1,
    file: new File([], 'a.pdf'),
    state: statementId === null ? 'refused' : 'done',
    message: '',
    statementId,
  });
  const lines = ['a', 'b', 'held', 'locked', 'new', null].map(line);
  const file = (id: string, change: Partial<UploadedFile>) =>
    [id, { ...FILE, id, ...change }] as const;
  const readings = new Map([
    file('a', {}),
    file('b', {}),
    file('held', { processing_status: 'needs_review' }),
    file('locked', { processing_status: 'failed', failure: 'locked' }),
  ]);
  expect(sumOf(lines, readings)).toBe(
    '2 of 6 imported, 1 being read, 1 waits for you, 1 not read.',
  );
  expect(sumOf(lines.slice(0, 2), readings)).toBe('2 of 2 imported.');
  expect(sumOf(lines.slice(3, 4), readings)).toBe('0 of 1 imported, 1 not read.');
  expect(sumOf([line(null)], readings)).toBe('');
});
