import { describe, expect, it } from 'vitest';
import { extractStatement } from '../extraction/index.ts';
import { type PlacedRow, positioned } from '../extraction/layouts/positioned.fixture.ts';
import { FIVE, five } from '../extraction/layouts/reading.fixture.ts';
import type { StatementSection } from '../extraction/types.ts';
import type { SecondReaderAnswer } from './answer.ts';
import { answered, asking, good } from './asking.fixture.ts';
import { BOGUS_ROWS, bogus, goodAnswer, numbersOf, rowsOf } from './bogus-statement.fixture.ts';
import { openQuestion } from './open-question.ts';
import { PROMPT_VERSION, SYSTEM_PROMPT } from './prompt.ts';

const OPEN_SECTION: StatementSection = {
  label: 'Pocket',
  accountHint: '4711',
  currency: 'EUR',
  openingMinor: 10_000,
  closingMinor: 1,
  periodStart: null,
  periodEnd: null,
  lines: [],
};

describe('the second reader', () => {
  it('proves what the built-in one could not read, and its reading is taken', async () => {
    const { second } = await asking([good]);
    expect(second).toMatchObject({
      ended: {
        outcome: 'taken',
        reason: null,
        usage: [{ question: 1, inputTokens: 900, outputTokens: 120 }],
      },
      statement: { bank: null, sections: [{ lines: [{}, {}, {}], closingMinor: 6_650 }] },
    });
  });

  it('is sent exactly what was written down before, and nothing from beside the table', async () => {
    const { recorded, asked, host } = await asking([good]);
    expect(recorded).toEqual([
      {
        question: 1,
        engine: { model: 'a-model', host },
        promptVersion: PROMPT_VERSION,
        pages: [1],
        messages: asked[0]?.messages,
      },
    ]);
    expect(asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked[0]?.messages[0]?.content).toBe(SYSTEM_PROMPT);
    expect(JSON.stringify(asked)).toContain('Payment from Halden Ltd');
    expect(JSON.stringify(asked)).not.toContain('Orchard Lane');
  });

  it('is asked about long files in several questions, and their answers are put together', async () => {
    const rows = (from: number) =>
      Array.from(
        { length: 200 },
        (_, i): PlacedRow => [
          [300, '2 Oct 2026'],
          [120, `Coffee ${from + i}`],
          ['r380', '-1.00'],
        ],
      );
    const text = positioned(
      [
        ...BOGUS_ROWS.slice(2, 3),
        [
          [120, 'Carried from September'],
          ['r555', '500.00'],
        ],
        ...rows(0),
      ],
      [...rows(200)],
      [
        ...rows(400),
        [
          [120, 'Carried to November'],
          ['r555', '-100.00'],
        ],
      ],
    );
    const n = numbersOf(text);
    const answer = (from: number, to: number, ends: object): SecondReaderAnswer => ({
      sections: [
        {
          ...(goodAnswer().sections[0] as SecondReaderAnswer['sections'][0]),
          continues: from > 0,
          opening: null,
          closing: null,
          ...ends,
          lines: Array.from({ length: to - from }, (_, i) => ({
            date: n('2 Oct 2026', from + i + 1),
            description: [n(`Coffee ${from + i}`)],
            amount: n('-1.00', from + i + 1),
            direction: 'out',
            balance: null,
          })),
        },
      ],
    });
    const { second, recorded } = await asking(
      [
        answered(answer(0, 200, { opening: n('500.00') })),
        answered(answer(200, 400, {})),
        answered(answer(400, 600, { closing: n('-100.00') })),
      ],
      { text },
    );
    expect(recorded.map(({ question, pages }) => [question, pages])).toEqual([
      [1, [1]],
      [2, [2]],
      [3, [3]],
    ]);
    expect(second?.ended.outcome).toBe('taken');
    expect(second?.statement?.sections[0]?.lines).toHaveLength(600);
  });

  const PROVEN: PlacedRow[] = [
    [[40, 'EUR account statement from 1 October 2026 to 31 October 2026']],
    FIVE,
    five('1 Oct 2026', 'Opening balance', '', '', '100.00'),
    five('2 Oct 2026', 'Beer', '3.50', '', '96.50'),
    five('31 Oct 2026', 'Closing balance', '', '', '96.50'),
  ];

  it('is not asked where all is proven', async () => {
    const { second, asked } = await asking([good], { text: positioned(PROVEN) });
    expect([second, asked]).toEqual([null, []]);
  });

  it('reads only what is open, in its place and under its label; what is proven stays as it is', async () => {
    const alone = extractStatement(positioned(PROVEN));
    const proven = alone.ok ? alone.statement.sections[0] : undefined;
    if (!proven) throw new Error('the first page is not read');
    const text = positioned(PROVEN, BOGUS_ROWS.slice(3, 10));
    const first = {
      ok: true as const,
      statement: { bank: null, sections: [OPEN_SECTION, proven] },
    };
    const seen = rowsOf(openQuestion(text, first)).flatMap(({ items }) => items);
    expect(seen.map((item) => item.text)).not.toContain('Beer');
    const moved = (number: number) =>
      (seen.find(({ page }) => page === 2)?.number ?? 0) + number - numbersOf(bogus())('Zurp');
    const { second } = await asking([answered(renumbered(goodAnswer(), moved))], { text, first });
    expect(second?.ended).toMatchObject({ outcome: 'taken' });
    expect(second?.statement?.sections).toMatchObject([
      { label: 'Pocket', accountHint: '4711', lines: [{}, {}, {}] },
      proven,
    ]);
  });
});

/** The same answer about items that stand elsewhere. */
function renumbered(answer: SecondReaderAnswer, moved: (number: number) => number): unknown {
  return JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'number' ? moved(value) : value,
  );
}

it('has to give the sums over a section that the built-in reader found printed', async () => {
  const checks = [
    { kind: 'in' as const, from: 0, to: 0, minor: 2_000 },
    { kind: 'balance' as const, from: 0, to: 0, minor: 1 },
  ];
  const sections = [{ ...OPEN_SECTION, checks }];
  const first = { ok: true as const, statement: { bank: null, sections } };
  const { second } = await asking([good], { first });
  expect(second?.statement?.sections[0]?.checks).toEqual([
    { kind: 'in', from: 0, to: 3, minor: 2_000 },
  ]);
});
