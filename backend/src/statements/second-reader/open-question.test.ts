import { describe, expect, it } from 'vitest';
import type { PdfText } from '../../ports/pdf-text.ts';
import { extractStatement } from '../extraction/index.ts';
import {
  type Placed,
  type PlacedRow,
  positioned,
} from '../extraction/layouts/positioned.fixture.ts';
import { FIVE, five } from '../extraction/layouts/reading.fixture.ts';
import { bogus, rowsOf } from './bogus-statement.fixture.ts';
import { openQuestion } from './open-question.ts';

/** What is open after the built-in reader has read the text. */
const openAfterReading = (text: PdfText) => openQuestion(text, extractStatement(text));
const textsOf = (open: ReturnType<typeof openQuestion>) =>
  rowsOf(open).flatMap(({ items }) => items.map(({ text }) => text));

const TITLE: Placed[] = [[40, 'EUR account statement from 1 October 2026 to 31 October 2026']];
const OPENING = five('1 Oct 2026', 'Opening balance', '', '', '100.00');
const COFFEE = five('2 Oct 2026', 'Coffee', '3.50', '', '96.50');
const CLOSING = five('31 Oct 2026', 'Closing balance', '', '', '96.50');
const proven: PlacedRow[] = [TITLE, FIVE, OPENING, COFFEE, CLOSING];

describe('the second reader is asked', () => {
  it('where nothing was found in a file with amounts: of rows near amounts, and full dates', () => {
    expect(textsOf(openAfterReading(bogus()))).toEqual([
      ...['EUR account statement from 1 October 2026 to 31 October 2026'],
      ...['Zurp', 'Flink', 'Blorp', 'Gnarf', 'Quonk'],
      ...['Carried from September', '1 Oct 2026', '100.00'],
      ...['Coffee', '2 Oct 2026', '3.50', '96.50'],
      ...['Payment from Halden Ltd', '3 Oct 2026', '20.00', '116.50'],
      ...['invoice 17'],
      ...['Rent', '5 Oct 2026', '50.00', '66.50'],
      ...['Carried to November', '31 Oct 2026', '66.50'],
    ]);
  });

  it('where the lines do not add up', () => {
    const broken = [
      TITLE,
      FIVE,
      OPENING,
      COFFEE,
      five('31 Oct 2026', 'Closing balance', '', '', '9.50'),
    ];
    expect(textsOf(openAfterReading(positioned(broken)))).toContain('9.50');
  });

  it('where a balance that is printed was not read', () => {
    const rows = [TITLE, FIVE, COFFEE, five('3 Oct 2026', 'Tea', '3.50', '', '93.00')];
    const closed: PlacedRow[] = [...rows, [40, [40, 'Quonk'], ['r300', '97.20']]];
    expect(textsOf(openAfterReading(positioned(closed)))).toContain('97.20');
  });
});

describe('nobody is asked', () => {
  it('where all is proven', () => {
    expect(openAfterReading(positioned(proven))).toBeNull();
  });

  it('where the bank printed too little: every amount in sight was read', () => {
    const rows = [TITLE, FIVE, five('2 Oct 2026', 'Coffee', '3.50', '', '')];
    expect(extractStatement(positioned(rows)).ok).toBe(true);
    expect(openAfterReading(positioned(rows))).toBeNull();
  });

  it('where there is no amount, as in a letter', () => {
    expect(
      openAfterReading(positioned([[[40, 'Dear customer, we open on 1 March 2026.']]])),
    ).toBeNull();
  });

  it('where there is no text, as in a scan', () => {
    expect(openAfterReading(positioned([]))).toBeNull();
  });

  it('where no currency is printed anywhere', () => {
    const rows = bogus().pages.flatMap(({ items }) => items);
    const items = rows.filter(({ text }) => !text.startsWith('EUR'));
    const text = { pages: [{ number: 1, width: 595, height: 842, items }] };
    expect(openQuestion(text, { ok: false, failure: 'noCurrency' })).toBeNull();
  });
});

it('shows nothing of the sections that are proven', () => {
  const text = positioned(proven, [TITLE, COFFEE]);
  const read = extractStatement(positioned(proven));
  if (!read.ok) throw new Error('not read');
  const [section] = read.statement.sections;
  if (!section) throw new Error('no section');
  const open = { ...section, closingMinor: 1, label: 'Other', lines: [] };
  const sections = [section, open];
  const seen = openQuestion(text, { ok: true, statement: { bank: null, sections } });
  const coffees = rowsOf(seen).filter(({ items }) => items.some((item) => item.text === 'Coffee'));
  expect(coffees.map(({ page }) => page)).toEqual([2]);
  expect(seen?.sections.map(({ isProven }) => isProven)).toEqual([true, false]);
});
