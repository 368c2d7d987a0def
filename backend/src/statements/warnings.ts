import { toWire } from '@saldo/contracts';
import { formatDate, formatMoney } from '@saldo/contracts/formatting';
import { type Chain, followed } from './chain.ts';
import type { StatementDocument } from './projections.ts';

/** What a user should look at though a statement was imported; it is about another one of theirs. */
export type Warning = { kind: 'conflict' | 'doubled'; statement_id: string; message: string };

/** Per statement what does not go together with another one: a balance where they meet, or bookings that may be there twice. */
export function warningsOf(
  statements: readonly StatementDocument[],
  chains: readonly Chain[],
): Map<string, Warning[]> {
  const names = new Map(statements.map(({ id, filename }) => [id, filename]));
  const warnings = new Map<string, Warning[]>(statements.map(({ id }) => [id, []]));
  const warn = (
    id: string,
    kind: Warning['kind'],
    other: string,
    say: (name: string) => string,
  ) => {
    const name = names.get(other);
    // Of a statement that was deleted nothing can be there twice.
    if (name === undefined) return;
    warnings.get(id)?.push({ kind, statement_id: other, message: say(`“${name}”`) });
  };
  for (const { currency, links } of chains) {
    for (const { link, before } of followed(links)) {
      if (before?.relation.kind !== 'conflicts') continue;
      const apart = Math.abs(before.relation.differenceMinor ?? 0);
      const say = (name: string) =>
        `It does not fit ${name}: where the two meet, their balances are ${formatMoney(toWire(apart, currency), currency)} apart.`;
      const [own, other] = [link.statementId, before.link.statementId];
      warn(own, 'conflict', other, say);
      if (own !== other) warn(other, 'conflict', own, say);
    }
  }
  for (const { id, doubled = [] } of statements) {
    for (const { statementId, date, lineCount } of doubled) {
      const rows = lineCount === 1 ? '1 row' : `${lineCount} rows`;
      const say = (name: string) =>
        `${rows} of ${formatDate(date)} may be in ${name} too, and nothing in the two files tells whether they are the same. All were kept, so that none is lost. If they are there twice now, delete one of the two statements and upload one that begins or ends on another day.`;
      warn(id, 'doubled', statementId, say);
      warn(statementId, 'doubled', id, say);
    }
  }
  return warnings;
}
