import { describe, expect, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { MAX_PASSWORDS, type StatementCommand, statementDecider } from './decider.ts';
import type { SectionProof, StatementEvent } from './events.ts';
import type { StatementLine } from './extraction/types.ts';
import { doubtsAbout, figureThatBreaks, reviewMessage } from './review.ts';

const statement = specify(statementDecider);
const ids = { statementId: 's1', userId: 'u1' };
const metadata = { userId: 'u1', now: '2028-10-31T10:00:00.000Z', commandId: 'c1' };
const command = (type: StatementCommand['type'], data: object) =>
  ({ type, data, metadata }) as StatementCommand;

const line = (date: string, balanceMinor: number): StatementLine => ({
  date,
  description: 'Coffee',
  amountMinor: -350,
  balanceMinor,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});
const section = {
  label: 'Account',
  accountHint: null,
  currency: 'EUR',
  openingMinor: 1_000,
  closingMinor: 400,
  periodStart: '2024-02-28',
  periodEnd: '2024-02-29',
};
const lines = [line('2024-02-28', 650), line('2024-02-29', 400)];
const broken: SectionProof = {
  state: 'broken',
  firstBreak: 2,
  differenceMinor: 100,
  currency: 'EUR',
  label: 'Account',
  openingMinor: 1_000,
  closingMinor: 400,
  moneyInMinor: 0,
  moneyOutMinor: 700,
  lineCount: 2,
};
const proven: SectionProof = { ...broken, state: 'proven', firstBreak: null, differenceMinor: 0 };
const theBreak = {
  section: 0,
  label: 'Account',
  currency: 'EUR',
  figure: 'balance' as const,
  line: 2,
  printedMinor: 400,
  computedMinor: 300,
};

const inYear = (assumedYear: number | null) => ({
  assumedYear,
  isRecognised: false,
  assumedCurrency: null,
});

function read(assumedYear: number | null): StatementEvent[] {
  const upload = { accountId: 'a', accountName: 'A', filename: 'a.pdf', bankType: null };
  return [
    { type: 'StatementUploaded', data: { ...ids, ...upload, fileHash: 'h', sizeBytes: 1 } },
    { type: 'StatementReadingStarted', data: { ...ids, attempt: 1 } },
    { type: 'StatementLinesRead', data: { ...ids, section: 0, lines } },
    {
      type: 'StatementRead',
      data: {
        ...ids,
        bank: null,
        sections: [{ ...section, lineCount: 2, checks: [] }],
        reader: { engine: 'built-in', version: 1 },
        assumedYear,
        assumedCurrency: null,
        pages: [],
      },
    },
  ];
}

const checked = (proof: SectionProof): StatementEvent => ({
  type: 'StatementProofChecked',
  data: { ...ids, proofs: [proof] },
});
const heldFor = (assumedYear: number | null, breaks = [theBreak]): StatementEvent => ({
  type: 'StatementHeld',
  data: { ...ids, broken: breaks, ...inYear(assumedYear) },
});
const prove = (proof: SectionProof) => command('RecordProof', { proofs: [proof] });

describe('a statement in doubt', () => {
  it('is held where it is broken, with the figure that disagrees', () => {
    statement
      .given(...read(null))
      .when(prove(broken))
      .thenEvents(checked(broken), heldFor(null));
  });

  it('is held where its year is an assumption, though it is proven', () => {
    statement
      .given(...read(2024))
      .when(prove(proven))
      .thenEvents(checked(proven), heldFor(2024, []));
  });

  it('is not held where it cannot be proven, or is proven', () => {
    for (const state of ['proven', 'not_provable'] as const) {
      const proof = { ...proven, state };
      statement
        .given(...read(null))
        .when(prove(proof))
        .thenEvents(checked(proof));
    }
  });

  it('is held although an older version had proved it already', () => {
    statement
      .given(...read(null), checked(broken))
      .when(prove(broken))
      .thenEvents(heldFor(null));
    statement
      .given(...read(null), checked(proven))
      .when(prove(proven))
      .thenNothing();
  });

  const held = [...read(2024), checked(proven), heldFor(2024, [])];
  const approve = (year: number | null) =>
    command('ApproveStatement', { userId: 'u1', year, currency: null });

  it('is approved in another year only where all of its days exist in it and none lies ahead', () => {
    statement
      .given(...held)
      .when(approve(2026))
      .thenRejected('dayNotInYear');
    statement
      .given(...held)
      .when(approve(2028))
      .thenEvents({ type: 'StatementApproved', data: { ...ids, year: 2028 } });
    statement
      .given(...held)
      .when(approve(2032))
      .thenRejected('yearNotYetThere');
    statement
      .given(...read(null), checked(broken), heldFor(null))
      .when(approve(2026))
      .thenRejected('yearIsPrinted');
  });

  it('has its dates in the year that was chosen', () => {
    const events = [
      ...held,
      { type: 'StatementApproved' as const, data: { ...ids, year: 2028 } },
    ] satisfies StatementEvent[];
    const state = events.reduce(statementDecider.evolve, statementDecider.initialState());
    expect(state).toMatchObject({
      status: 'approved',
      assumedYear: 2028,
      sections: [
        {
          periodStart: '2028-02-28',
          periodEnd: '2028-02-29',
          lines: [{ date: '2028-02-28' }, { date: '2028-02-29' }],
        },
      ],
    });
  });

  it('says what is wrong, where and by how much', () => {
    const doubts = doubtsAbout([broken], [{ ...section, lines }], inYear(2026));
    expect(doubts && reviewMessage(doubts)).toBe(
      'The balance at line 2 (Account, EUR) is printed as EUR 4.00, but the lines give EUR 3.00: EUR 1.00 apart. ' +
        'This statement prints no year. Saldo reads it as 2026. Nothing is imported before you say so.',
    );
    const closing = { ...broken, firstBreak: null, label: '' };
    const ofClosing = doubtsAbout([closing], [{ ...section, lines }], inYear(null));
    expect(ofClosing && reviewMessage(ofClosing)).toMatch(
      /^The closing balance \(EUR\) is printed/,
    );
    const checks = [{ kind: 'out' as const, from: 0, to: 2, minor: 800 }];
    const ofTotal = doubtsAbout([closing], [{ ...section, lines, checks }], inYear(null));
    expect(ofTotal && reviewMessage(ofTotal)).toMatch(
      /^A total \(EUR\) is printed as EUR 8.00, but the lines give EUR 7.00/,
    );
    const between = [{ kind: 'balance' as const, from: 0, to: 1, minor: 900 }];
    const known = lines.map((line, index) => ({ ...line, balanceMinor: index === 0 ? 800 : null }));
    const unopened = { ...section, openingMinor: null, closingMinor: null, lines: known };
    expect(
      figureThatBreaks({ ...unopened, checks: between }, null, 100),
      'a balance after a line whose own balance is known',
    ).toEqual({ figure: 'total', printedMinor: 900 });
    const behind = [{ kind: 'balance' as const, from: 0, to: 2, minor: 500 }];
    expect(
      figureThatBreaks({ ...section, lines, checks: behind }, null, 100),
      'a second closing balance',
    ).toEqual({ figure: 'closing', printedMinor: 500 });
    const many = { broken: Array(5).fill(theBreak), ...inYear(null) };
    expect(reviewMessage(many)).toContain('2 more parts do not add up.');
  });
});

describe('a recognised scan', () => {
  const about = (state: SectionProof['state'], isRecognised: boolean) =>
    doubtsAbout([{ ...proven, state }], [{ ...section, lines }], {
      assumedYear: null,
      isRecognised,
      assumedCurrency: null,
    });

  it('waits for its user where its figures do not prove it, and says why', () => {
    const doubts = about('not_provable', true);
    expect(doubts).toEqual({
      broken: [],
      assumedYear: null,
      isRecognised: true,
      assumedCurrency: null,
    });
    expect(doubts && reviewMessage(doubts)).toBe(
      'This is a scan: its text was recognised, and its printed figures do not prove that every digit is right. Compare its lines with the page. Nothing is imported before you say so.',
    );
    expect(about('proven', true)).toBeNull();
    expect(about('not_provable', false)).toBeNull();
  });
});

describe('a locked file', () => {
  const locked: StatementEvent = {
    type: 'StatementFailed',
    data: { ...ids, failure: 'wrongPassword', message: 'No.' },
  };
  const given: StatementEvent = { type: 'StatementPasswordGiven', data: ids };
  const tries = (count: number) => [
    ...read(null).slice(0, 2),
    locked,
    ...Array.from({ length: count }, () => [given, locked]).flat(),
  ];
  const unlock = command('GivePassword', { userId: 'u1' });

  it('takes ten passwords and no more', () => {
    statement
      .given(...tries(MAX_PASSWORDS - 1))
      .when(unlock)
      .thenEvents(given);
    statement
      .given(...tries(MAX_PASSWORDS))
      .when(unlock)
      .thenRejected('tooManyPasswords');
  });
});
