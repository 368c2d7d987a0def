import { Problem } from '../http/problem-details.ts';
import { accountIdOf } from './identity.ts';

const MAX_NAMES = 200;

/**
 * The accounts of an `account_filter`: names that were percent-encoded one by one and joined by plain commas.
 * null where there is no filter. Throws a Problem (422) for what cannot be decoded.
 */
export function accountIdsOf(filter: string | undefined): string[] | null {
  if (filter === undefined || filter.trim() === '') return null;
  const names = filter.split(',').filter((name) => name.trim() !== '');
  try {
    if (names.length > MAX_NAMES) throw new RangeError('too many names');
    return [...new Set(names.map((name) => accountIdOf(decodeURIComponent(name))))];
  } catch {
    const msg = 'must be account names, each percent-encoded, joined by commas';
    throw new Problem(422, 'invalid_request', [{ loc: ['query', 'account_filter'], msg }]);
  }
}
