import type { Facts } from '../extraction/facts.ts';
import { proveSection } from '../extraction/proof.ts';
import type { StatementSection } from '../extraction/types.ts';
import { AnswerRefused, type SecondReaderAnswer } from './answer.ts';
import { checkNothingLeftOut } from './left-out.ts';
import type { Print, PrintedRow } from './printed-items.ts';
import { type PartialSection, toPartialSection, toSection } from './sections.ts';
import { createSelection, type Selection } from './selection.ts';

/** The label of a part that needs none, as the built-in reader gives it. */
const ONLY_PART = 'Account';

/** Puts the answers about one file together, in the order of its pages. Each call throws AnswerRefused where one must not be used. */
export function createSecondReading(facts: Facts, print: Print) {
  const selections: Selection[] = [];
  const parts: PartialSection[][] = [];
  const amountsOfLines = new Set<number>();

  return {
    /** Takes the answer to the question that carried these rows. */
    add(rows: readonly PrintedRow[], answer: SecondReaderAnswer): void {
      const selection = createSelection(rows);
      selections.push(selection);
      for (const [index, answered] of answer.sections.entries()) {
        const before = index === 0 ? parts.at(-1)?.at(-1) : undefined;
        const part = toPartialSection(answered, selection, facts, before);
        for (const { amount } of answered.lines) amountsOfLines.add(amount);
        if (part.continues) parts.at(-1)?.push(part);
        else parts.push([part]);
      }
    },

    /** What was read, section by section; at least one booking is in it. */
    sections(): StatementSection[] {
      const sections = parts.map((part, index) => toSection(part, facts, labelOf(parts, index)));
      if (amountsOfLines.size === 0) throw new AnswerRefused('The answer names no booking.');
      checkNothingLeftOut(selections, sections, amountsOfLines, print);
      return sections;
    },
  };
}

/** Parts are told apart by their titles; where they have none, by their place. */
function labelOf(parts: PartialSection[][], index: number): string {
  if (parts.length === 1) return ONLY_PART;
  const titles = parts.map(([first]) => first?.label ?? '');
  const title = titles[index] ?? '';
  const isOwn = title !== '' && titles.indexOf(title) === titles.lastIndexOf(title);
  return isOwn ? title : `${title || ONLY_PART} ${index + 1}`;
}

/** Whether the printed figures prove every one of the sections. */
export function isProven(sections: readonly StatementSection[]): boolean {
  return sections.every((section) => proveSection(section).state === 'proven');
}
