import { describe, expect, it } from 'vitest';
import type { Link } from './chain.ts';
import type { StatementDocument } from './projections.ts';
import { warningsOf } from './warnings.ts';

const document = (id: string, doubled?: StatementDocument['doubled']) =>
  ({ id, filename: `${id}.pdf`, ...(doubled && { doubled }) }) as StatementDocument;
const link = (
  statementId: string,
  month: string,
  openingMinor: number,
  closingMinor: number,
): Link => ({
  statementId,
  section: 0,
  filename: `${statementId}.pdf`,
  bank: null,
  isPdf: true,
  accountHint: null,
  from: `2026-${month}-01`,
  to: `2026-${month}-28`,
  openingMinor,
  closingMinor,
  days: [],
});
const chain = (...links: Link[]) => ({
  account: 'Main',
  currency: 'EUR',
  part: 'Account',
  whose: null,
  links,
});

describe('what a user should look at', () => {
  it('is a balance that is not the one of the neighbour, on both statements', () => {
    const may = link('may', '05', 0, 1_000);
    const next = { ...link('june', '06', 1_500, 1_500), from: '2026-05-29' };
    const warnings = warningsOf([document('may'), document('june')], [chain(may, next)]);
    expect(warnings.get('june')).toEqual([
      {
        kind: 'conflict',
        statement_id: 'may',
        message:
          'It does not fit “may.pdf”: where the two meet, their balances are EUR 5.00 apart. If they are of two bank accounts, delete one of them and upload it under a name of its own.',
      },
    ]);
    expect(warnings.get('may')).toMatchObject([{ kind: 'conflict', statement_id: 'june' }]);
    const fits = warningsOf(
      [document('may'), document('june')],
      [chain(may, { ...next, openingMinor: 1_000 })],
    );
    expect([...fits.values()]).toEqual([[], []]);
  });

  it('is rows that may be there twice, on both, until one of them is deleted', () => {
    const doubled = [{ statementId: 'may', date: '2026-05-15', lineCount: 2 }];
    const [may, csv] = [document('may'), document('csv', doubled)];
    const both = warningsOf([may, csv], []);
    expect(both.get('csv')?.[0]?.message).toContain(
      '2 rows of 15 May 2026 may be in “may.pdf” too',
    );
    expect(both.get('may')).toMatchObject([{ kind: 'doubled', statement_id: 'csv' }]);
    expect(warningsOf([csv], []).get('csv')).toEqual([]);
  });
});
