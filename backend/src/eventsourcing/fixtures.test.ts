import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { ratesDecider } from '../currencies/decider.ts';
import { dashboardDecider } from '../dashboard/decider.ts';
import { accountDecider } from '../ledger/decider.ts';
import type { EventMetadata, EventStore, RecordedEvent } from '../ports/event-store.ts';
import { statementDecider } from '../statements/decider.ts';
import { fileClaimDecider } from '../statements/file-claim.ts';
import { brokenStatementPdf, lockedStatementPdf, scannedPdf } from '../testing/drawn-pdfs.ts';
import { serveModel } from '../testing/model-server.ts';
import { runApp, SAMPLES } from '../testing/running-app.ts';
import { createWorld } from '../testing/world.ts';
import { UPCASTERS } from '../upcasters.ts';
import { emailClaimDecider, userDecider } from '../users/decider.ts';
import { missingShapes, newestVersion, shapeOf, typesIn } from './event-shapes.ts';
import { type Projection, project } from './projector.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { createUpcast } from './upcasters.ts';

const SRC = resolve(import.meta.dirname, '..');
const FIXTURES = join(import.meta.dirname, 'fixtures');
const EVENTS_PAGE = resolve(SRC, '../../docs/events.md');

type Fixture = { streamId: string; type: string; data: unknown; metadata: EventMetadata };
type Folding = { initialState(): unknown; evolve(state: unknown, event: unknown): unknown };

/** The decider of each kind of stream: the part of its name before the first hyphen. */
const DECIDERS: Record<string, object> = {
  emailClaim: emailClaimDecider,
  user: userDecider,
  statement: statementDecider,
  statementFile: fileClaimDecider,
  account: accountDecider,
  rates: ratesDecider,
  dashboard: dashboardDecider,
};

const READING = ['StatementUploaded', 'StatementReadingStarted'];
const READ = [...READING, 'StatementLinesRead', 'StatementRead'];
const PROVED = [...READ, 'StatementProofChecked'];
const IMPORTED = ['AccountOpened', 'TransactionsImported', 'StatementImported'];

/** What happened before each event, and the read models that it has to change. */
const STORIES: Record<string, { after: string[]; changes: string[] }> = {
  EmailClaimed: { after: [], changes: [] },
  UserRegistered: { after: [], changes: ['users'] },
  StatementFileClaimed: { after: [], changes: [] },
  StatementFileReleased: { after: ['StatementFileClaimed'], changes: [] },
  StatementUploaded: { after: [], changes: ['statements'] },
  StatementReadingStarted: { after: ['StatementUploaded'], changes: ['statements'] },
  StatementLinesRead: { after: READING, changes: ['statements'] },
  StatementRead: { after: [...READING, 'StatementLinesRead'], changes: ['statements'] },
  StatementProofChecked: { after: READ, changes: ['statements'] },
  StatementHeld: { after: PROVED, changes: ['statements'] },
  StatementApproved: { after: [...PROVED, 'StatementHeld'], changes: ['statements'] },
  StatementCurrencyChosen: { after: [...PROVED, 'StatementHeld'], changes: ['statements'] },
  StatementPasswordGiven: { after: [...READING, 'StatementFailed'], changes: ['statements'] },
  DoublesKept: { after: PROVED, changes: ['statements'] },
  StatementCompleted: { after: PROVED, changes: ['statements'] },
  SecondReaderAsked: { after: READING, changes: [] },
  SecondReadingEnded: { after: [...READING, 'SecondReaderAsked'], changes: [] },
  StatementFailed: { after: READING, changes: ['statements'] },
  StatementDeleted: { after: ['StatementUploaded'], changes: ['statements'] },
  AccountOpened: { after: [], changes: ['ledger'] },
  TransactionsImported: { after: ['AccountOpened'], changes: ['dashboard', 'ledger'] },
  StatementImported: { after: ['AccountOpened', 'TransactionsImported'], changes: ['ledger'] },
  TransactionsWithdrawn: { after: IMPORTED, changes: ['dashboard', 'ledger'] },
  StatementWithdrawn: { after: [...IMPORTED, 'TransactionsWithdrawn'], changes: ['ledger'] },
  RatesPublished: { after: [], changes: ['dashboard', 'rates'] },
  DashboardCurrencyChosen: {
    after: ['RatesPublished', ...IMPORTED],
    changes: ['dashboard'],
  },
};

const upcast = createUpcast(UPCASTERS);
const sources = globSync('**/*.ts', { cwd: SRC, exclude: (path) => /\.test\.ts$/.test(path) });
const types = typesIn(sources.map((path) => readFileSync(join(SRC, path), 'utf8')));
const files = globSync('*.json', { cwd: FIXTURES }).map((path) => basename(path));

function fixture(type: string, version = newestVersion(type, UPCASTERS)): Fixture {
  return JSON.parse(readFileSync(join(FIXTURES, `${type}.v${version}.json`), 'utf8'));
}

/** Fixtures as the log would give them one after the other. */
function recorded(fixtures: readonly Fixture[]): RecordedEvent[] {
  return fixtures.map((event, index) => ({
    ...upcast(event),
    id: `event-${index}`,
    revision: index,
    position: BigInt(index + 1),
  }));
}

async function everyProjection(): Promise<Projection[]> {
  const paths = globSync('**/projections.ts', { cwd: SRC });
  const modules = await Promise.all(
    paths.map((path) => import(pathToFileURL(join(SRC, path)).href)),
  );
  return modules.flatMap((module) =>
    Object.values(module as Record<string, unknown>).filter(
      (value): value is Projection =>
        typeof value === 'object' && value !== null && 'handle' in value && 'collections' in value,
    ),
  );
}

describe('every event that was ever shipped', () => {
  it('has a fixture of each of its versions', () => {
    expect(types.length).toBeGreaterThan(15);
    expect(missingShapes(types, UPCASTERS, files)).toEqual([]);
  });

  it('is named in docs/events.md', () => {
    const page = readFileSync(EVENTS_PAGE, 'utf8');
    expect(types.filter((type) => !new RegExp(`\\| \`${type}\` +\\|`).test(page))).toEqual([]);
  });

  it('has a story here: what comes before it and which read models it changes', () => {
    expect(Object.keys(STORIES).sort()).toEqual([...types].sort());
  });

  it.each(files)('%s says what it is', (file) => {
    const event = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Fixture;
    expect(`${event.type}.v${event.metadata.schemaVersion}.json`).toBe(file);
    expect(upcast(event).metadata.schemaVersion).toBe(newestVersion(event.type, UPCASTERS));
  });

  it.each(files)('%s changes the state of its stream', (file) => {
    const event = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Fixture;
    const kind = event.streamId.slice(0, event.streamId.indexOf('-'));
    const decider = DECIDERS[kind] as Folding | undefined;
    if (!decider)
      throw new Error(`which decider folds the streams ${kind}-…? Name it in DECIDERS.`);
    const before = (STORIES[event.type]?.after ?? [])
      .map((type) => fixture(type))
      .filter(({ streamId }) => streamId === event.streamId);
    const fold = (events: readonly Fixture[]) =>
      recorded(events).reduce(decider.evolve, decider.initialState());
    expect(fold([...before, event])).not.toEqual(fold(before));
  });

  it.each(files)('%s changes the read models that show it, and no others', async (file) => {
    const event = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Fixture;
    const story = STORIES[event.type] ?? { after: [], changes: [] };
    const events = recorded([...story.after.map((type) => fixture(type)), event]);
    const changed: string[] = [];
    for (const projection of await everyProjection()) {
      if (await changes(projection, events)) changed.push(projection.name);
    }
    expect(changed.sort()).toEqual(story.changes);
  });
});

/** Whether the last of the events leaves a document of the projection other than it was. */
async function changes(projection: Projection, events: RecordedEvent[]): Promise<boolean> {
  const readStore = createMemoryReadStore();
  await readStore.define(projection.collections);
  const last = events.at(-1) as RecordedEvent;
  await project(projection, events.slice(0, -1), readStore, 0n);
  const unit = createUnitOfWork(readStore, projection.collections);
  await projection.handle(last, unit);
  for (const change of unit.changes()) {
    const after = 'put' in change ? change.put : null;
    const id = 'put' in change ? change.put.id : change.delete;
    if (!isDeepStrictEqual(await readStore.get(change.collection, id), after)) return true;
  }
  return false;
}

describe('what is written today', () => {
  it('carries the newest version of each event', async () => {
    const { eventStore, handle, close } = await createWorld();
    for (const type of types) {
      const decider = {
        initialState: () => null,
        decide: () => [{ type, data: {} }],
        evolve: () => null,
      };
      const metadata = { userId: null, now: '2026-11-02T09:15:00.000Z', commandId: type };
      await handle(decider, type, { type: 'Write', data: {}, metadata });
      for await (const event of eventStore.readStream(type)) {
        expect([type, event.metadata.schemaVersion]).toEqual([
          type,
          newestVersion(type, UPCASTERS),
        ]);
      }
    }
    await close();
  });

  it('has the shape of the newest fixture, so that a changed shape needs a new version', {
    timeout: 60_000,
  }, async () => {
    const model = await serveModel(() => ({ content: 'I would rather tell a story.' }));
    const languageModel = { apiKey: null, baseUrl: model.address, model: 'm', timeoutMs: 5_000 };
    const app = await runApp({ languageModel });
    const token = await app.register();
    const sample = readFileSync(join(SAMPLES, 'revolut-eur-2026-10.pdf'));
    const ids: string[] = [];
    const files = [
      sample,
      sample,
      await scannedPdf(),
      await brokenStatementPdf(),
      await lockedStatementPdf('open'),
    ];
    for (const pdf of files) {
      const { body } = await app.upload(token, pdf, { account_name: 'Revolut' });
      const { id } = (body as { data: { id: string } }).data;
      await app.ended(id);
      ids.push(id);
    }
    const [locked = '', held = ''] = ids.toReversed();
    const coffee = '2026-01-15,Coffee,-3,EUR\n';
    for (const csv of [
      `Date,Description,Amount,Currency\n2026-01-14,Lunch,-4,EUR\n${coffee}`,
      `Date,Description,Amount,Currency\n2026-01-16,Lunch,-5,EUR\n${coffee}`,
      'Date,Description,Amount\n2026-01-14,Lunch,-4.00\n',
    ]) {
      const { body } = await app.upload(token, csv, { account_name: 'Cash' }, 'cash.csv');
      const { id } = (body as { data: { id: string } }).data;
      await app.ended(id);
      ids.push(id);
    }
    const unread = ids.at(-1) as string;
    const choice = { token, params: { id: unread }, body: { currency: 'JPY' } };
    const chosen = await app.send('approveStatement', choice);
    await app.ended(unread, BigInt(chosen.headers.get('x-position') ?? 0));
    await app.call('approveStatement', { token, params: { id: held }, body: {} });
    const given = { token, params: { id: locked }, body: { password: 'open' } };
    const unlocked = await app.send('unlockStatement', given);
    await app.ended(locked, BigInt(unlocked.headers.get('x-position') ?? 0));
    await app.call('dashboardOverview', { token, query: { target_currency: 'MYR' } });
    for (const id of ids) await app.call('deleteStatement', { token, params: { id } });
    const written = await shapesInLog(app.ports.eventStore);
    await app.stop();
    model.close();
    expect([...written.keys()].filter((type) => !types.includes(type))).toEqual([]);
    expect(written.size).toBeGreaterThanOrEqual(types.length);
    for (const [type, shape] of written) {
      expect([type, shape]).toEqual([type, shapeOf(fixture(type).data)]);
    }
  });
});

/** All fields that the events of each type have in the log, since one event alone may hold an empty list. */
async function shapesInLog(store: EventStore): Promise<Map<string, string[]>> {
  const shapes = new Map<string, string[]>();
  const head = await store.head();
  for await (const events of store.subscribe(0n, AbortSignal.timeout(10_000))) {
    for (const { type, data } of events) {
      shapes.set(type, [...new Set([...(shapes.get(type) ?? []), ...shapeOf(data)])].sort());
    }
    if ((events.at(-1)?.position ?? 0n) >= head) break;
  }
  return shapes;
}

describe('the check for fixtures', () => {
  const files = ['GoalSaved.v1.json', 'GoalSaved.v2.json'];
  const step = { type: 'GoalSaved', from: 1, upcast: (data: unknown) => data };

  it('finds events where they are declared', () => {
    const source = "export type GoalSaved = DomainEvent<\n  'GoalSaved',\n  { userId: string }\n>;";
    expect(typesIn([source, "type A = DomainEvent<'GoalDropped', {}>;"])).toEqual([
      'GoalDropped',
      'GoalSaved',
    ]);
  });

  it('names what is missing, too many or without a way to the newest version', () => {
    expect(missingShapes(['GoalSaved'], [step], files)).toEqual([]);
    expect(missingShapes(['GoalSaved', 'GoalDropped'], [step], files)).toEqual([
      'GoalDropped.v1.json is missing',
    ]);
    expect(missingShapes(['GoalSaved'], [step, { ...step, from: 2 }], files)).toEqual([
      'GoalSaved.v3.json is missing',
    ]);
    expect(missingShapes(['GoalSaved'], [], files)).toEqual([
      'GoalSaved.v2.json is newer than what the upcasters lead to',
    ]);
    expect(
      missingShapes(['GoalSaved'], [{ ...step, from: 2 }], [...files, 'GoalSaved.v3.json']),
    ).toEqual(['GoalSaved has no upcaster from version 1']);
    expect(missingShapes([], [], ['GoalSaved.v1.json'])).toEqual([
      'GoalSaved.v1.json belongs to no declared event',
    ]);
  });

  it('sees a field that came, went or became a list', () => {
    const shape = shapeOf({ id: 'a', lines: [{ x: 1 }, { x: 2 }], note: null });
    expect(shape).toEqual(['id', 'lines', 'lines[].x', 'note']);
    expect(shapeOf({ id: 'a', lines: [{ x: 1, y: 2 }], note: 'n' })).not.toEqual(shape);
  });
});
