import type { Statement } from '@saldo/contracts';
import { expect, it } from 'vitest';
import { accountsOf, chosenStatement, currenciesOf, withoutWhatIsNotThere } from './choice.ts';

function statement(id: string, part: Partial<Statement>): Statement {
  return {
    id,
    filename: `${id}.pdf`,
    account: 'Wise',
    bank: null,
    currencies: ['EUR'],
    period_start: null,
    period_end: null,
    processing_status: 'completed',
    processing_error: null,
    transaction_count: 1,
    duplicate_count: 0,
    proof: [],
    failure: null,
    review: null,
    proof_state: 'proven',
    warnings: [],
    repeats: null,
    approved: false,
    uploaded_at: '2026-11-01T10:00:00Z',
    ...part,
  };
}

const MAY = statement('may', { period_end: '2026-05-31' });
const JUNE = statement('june', { period_end: '2026-06-30', account: 'WISE' });
const BANK = statement('bank', { account: 'Maybank' });
const FAILED = statement('failed', { period_end: '2026-07-31', processing_status: 'failed' });

it('joins the statements of one account, the newest first', () => {
  const accounts = accountsOf([MAY, BANK, JUNE]);
  expect(accounts.map(({ name }) => name)).toEqual(['Maybank', 'Wise']);
  expect(accounts[1]?.statements.map(({ id }) => id)).toEqual(['june', 'may']);
});

it('keeps the currencies of one period in one order, whenever they were uploaded', () => {
  const of = (id: string, currency: string, period_end: string, uploaded: number) =>
    statement(id, {
      currencies: [currency],
      period_end,
      uploaded_at: `2026-11-01T10:00:0${uploaded}Z`,
    });
  const [account] = accountsOf([
    of('1', 'EUR', '2026-05-31', 1),
    of('2', 'GBP', '2026-05-31', 2),
    of('3', 'GBP', '2026-06-30', 3),
    of('4', 'EUR', '2026-06-30', 4),
  ]);
  const oldestFirst = account?.statements.toReversed().map(({ currencies }) => currencies[0]);
  expect(oldestFirst).toEqual(['EUR', 'GBP', 'EUR', 'GBP']);
});

it('knows the currencies of what was read, the usual one first', () => {
  const other = statement('other', { currencies: ['GBP'] });
  expect(currenciesOf([other, MAY, JUNE])).toEqual(['EUR', 'GBP']);
});

it('shows what was asked for', () => {
  expect(chosenStatement([MAY, JUNE], { statement: 'may', account: null })?.id).toBe('may');
});

it('shows the newest one that was read, not one that failed', () => {
  const asked = { statement: null, account: 'wise' };
  expect(chosenStatement([MAY, BANK, FAILED, JUNE], asked)?.id).toBe('june');
  expect(chosenStatement([FAILED], asked)?.id).toBe('failed');
});

it('shows first what waits for a word', () => {
  const held = statement('held', { period_end: '2025-01-31', processing_status: 'needs_review' });
  expect(chosenStatement([MAY, held], { statement: 'gone', account: null })?.id).toBe('held');
});

it('shows nothing where nothing is', () => {
  expect(chosenStatement([], { statement: 'x', account: null })).toBeUndefined();
});

it('shows another account where the last statement of the one asked for was deleted', () => {
  expect(chosenStatement([MAY], { statement: null, account: 'Gone' })?.id).toBe('may');
});

it.each([
  ['account=wise', 'account=wise'],
  ['account=Nobody', ''],
  ['statement=may&line=3', 'statement=may&line=3'],
  ['statement=may&line=0', 'statement=may'],
  ['statement=may&line=many', 'statement=may'],
  ['line=3', ''],
  ['statement=may&find=rent', 'statement=may&find=rent'],
  ['find=rent', ''],
  ['statement=deleted', 'statement=deleted'],
])('of the address %s stays %j', (address, left) => {
  const meant = withoutWhatIsNotThere(new URLSearchParams(address), [MAY, BANK]);
  expect(meant.toString()).toBe(left);
});
