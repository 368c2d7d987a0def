import { expect } from 'vitest';
import { type ExtractionResult, extractStatement, type StatementSection } from '../index.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';

function statement(result: ExtractionResult) {
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.statement;
}

export const read = (...pages: PlacedRow[][]) => statement(extractStatement(positioned(...pages)));

/** The one section that the pages hold. */
export const only = (...pages: PlacedRow[][]): StatementSection => {
  const { sections } = read(...pages);
  expect(sections).toHaveLength(1);
  return sections[0] ?? expect.unreachable();
};

export const brief = (section: StatementSection) =>
  section.lines.map((line) => [line.date, line.description, line.amountMinor, line.balanceMinor]);

/** The day and the text of each line of an account in euros. */
export const datedTexts = (...rows: PlacedRow[]) =>
  only([[[40, 'All amounts in EUR']], ...rows]).lines.map(({ date, description }) => [
    date,
    description,
  ]);

/** The currency and the period of an account. */
export const FACTS: PlacedRow = [
  [40, 'Currency: EUR'],
  [300, '1 March 2024 to 31 March 2024'],
];

export const FIVE: Placed[] = [
  [40, 'Date'],
  [120, 'Description'],
  ['r380', 'Money out'],
  ['r460', 'Money in'],
  ['r555', 'Balance'],
];
export const five = (
  date: string,
  text: string,
  out: string,
  into: string,
  balance: string,
): Placed[] =>
  (
    [
      [40, date],
      [120, text],
      ['r380', out],
      ['r460', into],
      ['r555', balance],
    ] as Placed[]
  ).filter(([, cell]) => cell !== '');
