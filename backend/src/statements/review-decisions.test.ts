import { describe, expect, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import type { AssumedCurrency } from './assumed-currency.ts';
import { type StatementCommand, statementDecider } from './decider.ts';
import type { BrokenSection, SectionProof, StatementEvent } from './events.ts';
import type { StatementLine, StatementSection } from './extraction/types.ts';
import { doubtsAbout } from './review.ts';

const statement = specify(statementDecider);
const ids = { statementId: 's1', userId: 'u1' };
const metadata = { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const command = (type: StatementCommand['type'], data: object) =>
  ({ type, data, metadata }) as StatementCommand;

const line: StatementLine = {
  date: '2026-02-28',
  description: 'Coffee',
  amountMinor: -350,
  balanceMinor: null,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
};
const DOLLARS: AssumedCurrency = { currency: 'USD', ground: 'monthFirst', name: null };
const NONE: AssumedCurrency = { currency: null, ground: 'none', name: null };
const CHOSEN: AssumedCurrency = { currency: 'JPY', ground: 'chosen', name: null };

const UNFIT: AssumedCurrency = { currency: null, ground: 'unfit', name: 'JPY' };

const upload = { accountId: 'a', accountName: 'A', filename: 'a.pdf', bankType: null };
const started: StatementEvent[] = [
  { type: 'StatementUploaded', data: { ...ids, ...upload, fileHash: 'h', sizeBytes: 1 } },
  { type: 'StatementReadingStarted', data: { ...ids, attempt: 1 } },
];
const HEAD = {
  label: 'Account',
  accountHint: null,
  openingMinor: null,
  closingMinor: null,
  periodStart: null,
  periodEnd: null,
};
function read(assumedCurrency: AssumedCurrency | null, assumedYear: number | null = null) {
  const section = { ...HEAD, currency: assumedCurrency?.currency ?? 'EUR' };
  return [
    { type: 'StatementLinesRead', data: { ...ids, section: 0, lines: [line] } },
    {
      type: 'StatementRead',
      data: {
        ...ids,
        bank: null,
        sections: [{ ...section, lineCount: 1, checks: [] }],
        reader: { engine: 'built-in', version: 1 },
        assumedYear,
        assumedCurrency,
        pages: [],
      },
    },
  ] satisfies StatementEvent[];
}
const proof: SectionProof = {
  state: 'not_provable',
  firstBreak: null,
  differenceMinor: null,
  currency: 'USD',
  label: 'Account',
  openingMinor: null,
  closingMinor: 5,
  moneyInMinor: 0,
  moneyOutMinor: 350,
  lineCount: 1,
};
const BROKEN: SectionProof = { ...proof, state: 'broken', differenceMinor: 1 };
const SECTION: StatementSection = { ...HEAD, currency: 'JPY', lines: [line] };
const BREAK: BrokenSection = {
  section: 0,
  label: 'Account',
  currency: 'JPY',
  figure: 'closing',
  line: null,
  printedMinor: 5,
  computedMinor: 4,
};
const checked = (of = proof): StatementEvent => ({
  type: 'StatementProofChecked',
  data: { ...ids, proofs: [of] },
});
const held = (assumedCurrency: AssumedCurrency | null, assumedYear: number | null = null) =>
  ({
    type: 'StatementHeld',
    data: { ...ids, broken: [], assumedYear, isRecognised: false, assumedCurrency },
  }) satisfies StatementEvent;
const chose = (currency: string, year: number | null = null) =>
  ({
    type: 'StatementCurrencyChosen',
    data: { ...ids, currency, year },
  }) satisfies StatementEvent;
const approvedIn = (year: number | null) =>
  ({ type: 'StatementApproved', data: { ...ids, year } }) satisfies StatementEvent;
const prove = command('RecordProof', { proofs: [proof] });
const approve = (currency: string | null, year: number | null = null) =>
  command('ApproveStatement', { userId: 'u1', year, currency });

describe('a statement whose currency was assumed', () => {
  const waiting = [...started, ...read(DOLLARS), checked(), held(DOLLARS)];

  it('is held, unless its account settles it or its user has said it', () => {
    statement
      .given(...started, ...read(DOLLARS))
      .when(prove)
      .thenEvents(checked(), held(DOLLARS));
    for (const ground of ['settled', 'chosen'] as const)
      statement
        .given(...started, ...read({ ...DOLLARS, ground }))
        .when(prove)
        .thenEvents(checked());
  });

  it('leaves the currency that its user said open to another word where its figures do not add up', () => {
    const again = [...waiting, chose('JPY'), ...started.slice(1), ...read(CHOSEN)];
    const broken = { ...held(CHOSEN).data, broken: [BREAK] };
    const stands: StatementEvent[] = [...again, checked(), { type: 'StatementHeld', data: broken }];
    const doubts = doubtsAbout([BROKEN], [{ ...SECTION, closingMinor: 5 }], {
      assumedYear: null,
      isRecognised: false,
      assumedCurrency: CHOSEN,
    });
    expect(doubts).toMatchObject({ broken: [{ figure: 'closing' }], assumedCurrency: CHOSEN });
    statement
      .given(...stands)
      .when(approve('EUR'))
      .thenEvents(chose('EUR'));
    for (const currency of [null, 'JPY'])
      statement
        .given(...stands)
        .when(approve(currency))
        .thenEvents(approvedIn(null));
  });

  it('is measured by what was read before its user said anything', () => {
    const events = [...waiting, chose('JPY'), ...started.slice(1), held(UNFIT), chose('EUR')];
    const state = events.reduce(statementDecider.evolve, statementDecider.initialState());
    expect(state).toMatchObject({
      chosen: { currency: 'EUR', lineCount: 1, wasRead: false },
    });
  });

  it('is imported by a yes to that currency', () => {
    for (const currency of [null, 'USD'])
      statement
        .given(...waiting)
        .when(approve(currency))
        .thenEvents(approvedIn(null));
  });

  it('is read once more in another one', () => {
    statement
      .given(...waiting)
      .when(approve('JPY'))
      .thenEvents(chose('JPY'));
    const again = [...waiting, chose('JPY')];
    const state = again.reduce(statementDecider.evolve, statementDecider.initialState());
    expect(state).toMatchObject({
      status: 'uploaded',
      chosen: { currency: 'JPY', lineCount: 1, wasRead: true },
    });
    statement
      .given(...again, ...started.slice(1), ...read(CHOSEN))
      .when(prove)
      .thenEvents(checked());
  });

  it('has no other where it is printed', () => {
    statement
      .given(...started, ...read(null, 2026), checked(), held(null, 2026))
      .when(approve('USD'))
      .thenRejected('currencyIsPrinted');
  });
});

describe('a statement whose year was assumed, too', () => {
  const waiting = [...started, ...read(DOLLARS, 2026), checked(), held(DOLLARS, 2026)];
  const readAgain = (year: number | null) => [
    ...waiting,
    chose('JPY', year),
    ...started.slice(1),
    ...read(CHOSEN, 2026),
  ];

  it('keeps what its user said of the year when it is read in another currency', () => {
    statement
      .given(...waiting)
      .when(approve('JPY', 2025))
      .thenEvents(chose('JPY', 2025));
    statement
      .given(...waiting)
      .when(approve('JPY'))
      .thenEvents(chose('JPY', 2026));
    statement
      .given(...readAgain(2025))
      .when(prove)
      .thenEvents(checked(), held(CHOSEN, 2026), approvedIn(2025));
    statement
      .given(...readAgain(2026))
      .when(prove)
      .thenEvents(checked(), held(CHOSEN, 2026), approvedIn(null));
  });

  it('waits anew where its figures do not add up in the other currency', () => {
    const printed = read(CHOSEN, 2026).map((event) =>
      event.type === 'StatementRead'
        ? {
            ...event,
            data: {
              ...event.data,
              sections: event.data.sections.map((one) => ({ ...one, closingMinor: 5 })),
            },
          }
        : event,
    );
    const state = [...waiting, chose('JPY', 2026), ...started.slice(1), ...printed].reduce<
      ReturnType<typeof statementDecider.initialState>
    >(statementDecider.evolve, statementDecider.initialState());
    const decided = statementDecider.decide(command('RecordProof', { proofs: [BROKEN] }), state);
    expect(decided).toMatchObject([
      { type: 'StatementProofChecked' },
      {
        type: 'StatementHeld',
        data: { broken: [{ figure: 'closing' }], assumedCurrency: CHOSEN },
      },
    ]);
  });
});

describe('a file of which nothing but the currency is missing', () => {
  const unread = [...started, held(NONE)];

  it('waits unread until its user names one', () => {
    statement
      .given(...started)
      .when(command('HoldUnread', { assumedCurrency: NONE }))
      .thenEvents(held(NONE));
    statement
      .given(...unread)
      .when(approve(null))
      .thenRejected('currencyNotChosen');
    statement
      .given(...unread)
      .when(approve('CHF'))
      .thenEvents(chose('CHF'));
  });

  it('asks for its year when it is read at last', () => {
    statement
      .given(...unread, chose('CHF'), ...started.slice(1), ...read(CHOSEN, 2026))
      .when(prove)
      .thenEvents(checked(), held(CHOSEN, 2026));
  });
});
