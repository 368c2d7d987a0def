import { expect, it } from 'vitest';
import { leavesOutSections } from './merit.ts';
import type { Read } from './sections/sections.ts';
import type { StatementSection } from './types.ts';

const section = (
  label: string,
  amounts: number[],
  closingMinor: number | null,
): StatementSection => ({
  label,
  accountHint: null,
  currency: 'EUR',
  openingMinor: closingMinor === null ? null : 0,
  closingMinor,
  periodStart: null,
  periodEnd: null,
  lines: amounts.map((amountMinor, index) => ({
    date: `2024-12-0${index + 1}`,
    description: 'Halden',
    amountMinor,
    balanceMinor: null,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  })),
});
const reading = (...sections: StatementSection[]): Read => ({
  ok: true,
  sections,
  assumedYear: null,
});

const account = section('Account', [500, -200], 300);
const deposit = section('Deposit', [100], null);

it('tells a reading that does no more than leave out the lines of a section that proves nothing', () => {
  expect(leavesOutSections(reading(account), reading(account, deposit))).toBe(true);
});

it.each([
  ['a section without lines', reading(account, section('Empty', [], null))],
  ['no section', reading(account)],
  ['a section whose lines prove something else', reading(section('A', [500, -200], 400), deposit)],
])('tells none that leaves out %s', (_, than) => {
  expect(leavesOutSections(reading(account), than)).toBe(false);
});
