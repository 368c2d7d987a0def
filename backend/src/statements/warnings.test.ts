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

  it('says of two that list the same days which one can be deleted: the one that does not add up', () => {
    const wrong = { ...document('wrong'), proofs: [{ state: 'broken' }] } as StatementDocument;
    const right = { ...document('right'), proofs: [{ state: 'proven' }] } as StatementDocument;
    const links = [link('right', '05', 0, 1_000), link('wrong', '05', 500, 1_500)];
    const messagesOf = (...documents: StatementDocument[]) => {
      const warnings = warningsOf(documents, [chain(...links)]);
      return documents.map(({ id }) => warnings.get(id)?.[0]?.message);
    };
    const [ofWrong, ofRight] = messagesOf(wrong, right);
    expect(ofWrong).toContain(
      'EUR 5.00 apart. The figures of this statement do not add up by themselves: if “right.pdf” is of the same account and days, delete this one. If they are of two bank accounts,',
    );
    expect(ofRight).toContain(
      'The figures of “wrong.pdf” do not add up by themselves: if it is of the same account and days, delete it.',
    );
    const [ofOne] = messagesOf({ ...wrong, proofs: right.proofs }, right);
    expect(ofOne).toContain(
      'Both list the same days: if they are of one account, one of them is wrong, and you can delete it.',
    );
  });

  it('says the same of two under one name that are counted as two accounts, as no number tells them apart', () => {
    const wrong = { ...document('wrong'), proofs: [{ state: 'broken' }] } as StatementDocument;
    const right = { ...document('right'), proofs: [{ state: 'proven' }] } as StatementDocument;
    const of = (id: string, accountHint: string | null) => ({
      ...chain(link(id, '05', 0, 1_000)),
      whose: { bank: null, accountHint },
    });
    const messagesOf = (mine: string | null, theirs: string | null) => {
      const warnings = warningsOf([wrong, right], [of('wrong', mine), of('right', theirs)]);
      return ['wrong', 'right'].map((id) => warnings.get(id)?.[0]?.message);
    };
    const [ofWrong, ofRight] = messagesOf(null, null);
    expect(ofWrong).toBe(
      'It and “right.pdf”, which has the same account name, list different bookings of the same days. They are counted as two accounts, and their balances are added up. The figures of this statement do not add up by themselves: if “right.pdf” is of the same account and days, delete this one. If they are two, names of their own tell them apart: delete this statement and upload it under another name.',
    );
    expect(ofRight).toContain(
      'The figures of “wrong.pdf” do not add up by themselves: if it is of the same account and days, delete it.',
    );
    expect(messagesOf('1111', '2222').join()).not.toContain('by themselves');
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
