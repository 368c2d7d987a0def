import { toWire } from '@saldo/contracts';
import { formatDate, formatMoney } from '@saldo/contracts/formatting';
import { type Chain, followed } from './chain.ts';
import { bankAccountOf } from './links.ts';
import type { StatementDocument } from './projections.ts';

/** What a user should look at though a statement was imported; it is about another one of theirs. */
export type Warning = {
  kind: 'conflict' | 'doubled' | 'other_account';
  statement_id: string;
  message: string;
};

/** Adds a warning to a statement; say is given the name of the other file. */
type Warn = (
  id: string,
  kind: Warning['kind'],
  other: string,
  say: (name: string) => string,
) => void;

/**
 * Per statement what does not go together with another one: a balance where they meet, bookings that may be there twice, and
 * the number of another bank account.
 */
export function warningsOf(
  statements: readonly StatementDocument[],
  chains: readonly Chain[],
): Map<string, Warning[]> {
  const names = new Map(statements.map(({ id, filename }) => [id, filename]));
  const warnings = new Map<string, Warning[]>(statements.map(({ id }) => [id, []]));
  const warn: Warn = (id, kind, other, say) => {
    const name = names.get(other);
    // Of a statement that was deleted nothing can be there twice.
    if (name === undefined) return;
    warnings.get(id)?.push({ kind, statement_id: other, message: say(`“${name}”`) });
  };
  for (const chain of chains) warnOfConflicts(chain, warn);
  for (const statement of statements) warnOfDoubles(statement, warn);
  const keyOf = ({ account, currency, part }: Chain) => JSON.stringify([account, currency, part]);
  for (const beside of Map.groupBy(chains, keyOf).values()) warnOfOtherAccounts(beside, warn);
  return warnings;
}

function warnOfConflicts({ currency, links }: Chain, warn: Warn): void {
  for (const { link, before } of followed(links)) {
    if (before?.relation.kind !== 'conflicts') continue;
    const apart = Math.abs(before.relation.differenceMinor ?? 0);
    const say = (name: string) =>
      `It does not fit ${name}: where the two meet, their balances are ${formatMoney(toWire(apart, currency), currency)} apart. If they are of two bank accounts, delete one of them and upload it under a name of its own.`;
    const [own, other] = [link.statementId, before.link.statementId];
    warn(own, 'conflict', other, say);
    if (own !== other) warn(other, 'conflict', own, say);
  }
}

function warnOfDoubles({ id, doubled = [] }: StatementDocument, warn: Warn): void {
  for (const { statementId, date, lineCount } of doubled) {
    const rows = lineCount === 1 ? '1 row' : `${lineCount} rows`;
    const say = (name: string) =>
      `${rows} of ${formatDate(date)} may be in ${name} too, and nothing in the two files tells whether they are the same. All were kept, so that none is lost. If they are there twice now, delete one of the two statements and upload one that begins or ends on another day.`;
    warn(id, 'doubled', statementId, say);
    warn(statementId, 'doubled', id, say);
  }
}

/** Of several bank accounts under one name, each statement is told the newest one of another. One file may hold several by itself. */
function warnOfOtherAccounts(beside: readonly Chain[], warn: Warn): void {
  const idsOf = ({ links }: Chain) => new Set(links.map(({ statementId }) => statementId));
  for (const chain of beside) {
    const own = idsOf(chain);
    const other = beside.find((one) => ![...idsOf(one)].some((id) => own.has(id)));
    const newest = other && followed(other.links).at(-1)?.link;
    if (!newest) continue;
    const [mine, theirs] = [bankAccountOf(chain), bankAccountOf(other)];
    const say = (name: string) =>
      `It is of ${mine}, and ${name}, which has the same account name, is of ${theirs}. They are counted as two accounts, and their balances are added up. If they are two, names of their own tell them apart: delete this statement and upload it under another name. If the bank gave the account a new number, upload the statements between the two as well.`;
    for (const id of own) warn(id, 'other_account', newest.statementId, say);
  }
}
