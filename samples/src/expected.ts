import { toWire } from '@saldo/contracts';
import type { Section, Statement } from './story.ts';

/** What a reader should find in a statement: decimal numbers, rows oldest first, one opening and closing balance per part. */
export type Expected = {
  bank: string;
  currency: string;
  opening_balance: number;
  closing_balance: number;
  sections: { label: string; opening_balance: number; closing_balance: number }[];
  transactions: {
    date: string;
    description: string;
    amount: number;
    balance: number;
    section: string;
  }[];
};

/** The expected reading of a statement. The balances at the top add up its parts. */
export function expectedOf(statement: Statement): Expected {
  const wire = (minor: number) => toWire(minor, statement.currency);
  const total = (figure: (section: Section) => number) =>
    wire(statement.sections.reduce((sum, section) => sum + figure(section), 0));
  return {
    bank: statement.accountName,
    currency: statement.currency,
    opening_balance: total((section) => section.openingMinor),
    closing_balance: total((section) => section.closingMinor),
    sections: statement.sections.map((section) => ({
      label: section.label,
      opening_balance: wire(section.openingMinor),
      closing_balance: wire(section.closingMinor),
    })),
    transactions: statement.sections.flatMap((section) =>
      section.rows.map((row) => ({
        date: row.date,
        // Maybank's type line alone says little: there all lines of a booking are its description.
        description:
          statement.bank === 'maybank'
            ? [row.description, ...row.details.map(({ text }) => text)].join(' ')
            : row.description,
        amount: wire(row.amountMinor),
        balance: wire(row.balanceMinor),
        section: section.label,
      })),
    ),
  };
}
