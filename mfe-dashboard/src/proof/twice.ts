import type { Statement } from '@saldo/contracts';
import type { Covered } from './statement-proof.ts';

type Kind = Statement['warnings'][number]['kind'];

/** What a statement has in another account, too. */
export type Twice = { account: string; months: string[]; words: string; statementId: string };

const WORDS: Partial<Record<Kind, (account: string) => string>> = {
  counted_twice: (account) => `the same bookings are in ${account}, and counted twice`,
  same_number: (account) => `it may be the same bank account as ${account}, and counted twice`,
};

/** What lies in two accounts and counts in both, told of the statement that came later, since both of the two are warned of it. */
export function twiceOf(covered: readonly Covered[]): Twice[] {
  const files = new Map(covered.map(({ statement }) => [statement.id, statement]));
  return covered.flatMap(({ statement, months }) =>
    statement.warnings.flatMap(({ kind, statement_id }): Twice[] => {
      const [say, other] = [WORDS[kind], files.get(statement_id)];
      if (!say || !other || !isLater(statement, other)) return [];
      const { account, id } = statement;
      return [{ account, months, words: say(other.account), statementId: id }];
    }),
  );
}

function isLater(one: Statement, other: Statement): boolean {
  const keyOf = ({ uploaded_at, id }: Statement) => `${uploaded_at} ${id}`;
  return keyOf(one) > keyOf(other);
}
