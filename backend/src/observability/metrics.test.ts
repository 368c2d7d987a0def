import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewEvent } from '../ports/event-store.ts';
import { EventStoreUnavailable, RevisionConflict } from '../ports/event-store.ts';
import { letterPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';

const SAMPLE = join(SAMPLES, 'revolut-eur-2025-11.pdf');

let app: RunningApp;
let token: string;

beforeAll(async () => {
  app = await runApp();
  token = await app.register();
});
afterAll(() => app.stop());

async function page(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.address}/metrics`, { headers });
}

/** The value of a series by its name and labels as Prometheus prints them; 0 while there is none. */
async function figure(series: string): Promise<number> {
  const line = (await (await page()).text()).split('\n').find((l) => l.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

/** By how much series move while something is done. */
async function moves(series: readonly string[], act: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(series.map(figure));
  await act();
  const after = await Promise.all(series.map(figure));
  return after.map((value, i) => value - (before[i] as number));
}

function event(data: unknown, type = 'Noted'): NewEvent {
  const metadata = {
    commandId: app.ports.ids.next(),
    userId: null,
    occurredAt: app.ports.clock.now(),
    schemaVersion: 1,
  };
  return { id: app.ports.ids.next(), type, data, metadata };
}

async function upload(file: Uint8Array, filename: string): Promise<void> {
  const answer = await app.upload(token, file, { account_name: 'Revolut' }, filename);
  expect(answer.status).toBe(202);
  await app.ended((answer.body as { data: { id: string } }).data.id);
}

describe('requests', () => {
  const requests = 'saldo_http_request_duration_seconds_count';

  it('are counted by the route of the contract and their status', async () => {
    const status = '/api/v1/banking/statements/{id}/status';
    const [good, bad, unknown] = await moves(
      [
        `${requests}{method="GET",route="/api/v1/users/me",status="200"}`,
        `${requests}{method="GET",route="${status}",status="404"}`,
        `${requests}{method="GET",route="other",status="404"}`,
      ],
      async () => {
        await app.call('me', { token });
        await app.send('statementStatus', { token, params: { id: 'f'.repeat(32) } });
        await fetch(`${app.address}/api/v1/users/somebody@example.org`);
      },
    );
    expect([good, bad, unknown]).toEqual([1, 1, 1]);
  });
});

describe('an uploaded statement', () => {
  it('moves the figures of the log, the read models, the bus, the PDF and the job', async () => {
    const series = [
      'saldo_event_append_duration_seconds_count{category="statement",outcome="appended"}',
      'saldo_events_appended_total{type="StatementUploaded"}',
      'saldo_read_store_commit_changes_count{projection="statements_v2"}',
      'saldo_read_store_commit_duration_seconds_count{projection="statements_v2",outcome="committed"}',
      'saldo_read_store_query_duration_seconds_count{operation="get",collection="statements_v2",outcome="answered"}',
      'saldo_bus_published_total{type="statement-uploaded",outcome="published"}',
      'saldo_bus_delivery_duration_seconds_count{group="statement-jobs",type="statement-uploaded",outcome="done"}',
      'saldo_pdf_read_duration_seconds_count{outcome="read"}',
      'saldo_pdf_pages_count',
      'saldo_statement_jobs_started_total',
      'saldo_statement_jobs_completed_total',
      ...['waiting', 'reading', 'proving', 'importing'].map(
        (stage) => `saldo_statement_stage_duration_seconds_count{stage="${stage}"}`,
      ),
    ];
    const content = await readFile(SAMPLE);
    const moved = await moves(series, () => upload(content, 'november.pdf'));
    expect(Object.fromEntries(series.map((name, i) => [name, moved[i]]))).toEqual(
      Object.fromEntries(
        series.map((name, i) => [name, moved[i] === 0 ? 'did not move' : moved[i]]),
      ),
    );
    expect(moved.slice(7)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await figure('saldo_bus_deliveries_in_hand{group="statement-jobs"}')).toBe(0);
  });

  it('that cannot be read is counted by its reason', async () => {
    const letter = await letterPdf();
    const [failed, completed] = await moves(
      [
        'saldo_statement_jobs_failed_total{failure="noTransactions"}',
        'saldo_statement_jobs_completed_total',
      ],
      () => upload(letter, 'letter.pdf'),
    );
    expect([failed, completed]).toEqual([1, 0]);
  });
});

describe('what goes wrong', () => {
  it('in an append is counted as what it was', async () => {
    const append = (outcome: string) =>
      `saldo_event_append_duration_seconds_count{category="note",outcome="${outcome}"}`;
    const [conflicts, events] = await moves(
      [append('conflict'), 'saldo_events_appended_total{type="Noted"}'],
      async () => {
        await app.ports.eventStore.append('note-1', 'noStream', [event({}), event({})]);
        const again = app.ports.eventStore.append('note-1', 'noStream', [event({})]);
        await expect(again).rejects.toThrow(RevisionConflict);
      },
    );
    expect([conflicts, events]).toEqual([1, 2]);
  });

  it('in a delivery is counted, and the delivery in hand while it lasts', async () => {
    const inHand = 'saldo_bus_deliveries_in_hand{group="test"}';
    const failed =
      'saldo_bus_delivery_duration_seconds_count{group="test",type="statement-deleted",outcome="failed"}';
    const seen: number[] = [];
    let isFirst = true;
    const done = Promise.withResolvers<void>();
    await app.ports.bus.consume('test', async () => {
      seen.push(await figure(inHand));
      if (!isFirst) return done.resolve();
      isFirst = false;
      throw new Error('once');
    });
    const [failures] = await moves([failed], async () => {
      await app.ports.bus.publish([
        {
          type: 'statement-deleted',
          version: 1,
          event_id: 'nobody',
          key: 'nobody',
          occurred_at: app.ports.clock.now(),
          data: { statement_id: 'nobody', user_id: 'nobody' },
        },
      ]);
      await done.promise;
    });
    expect({ seen, failures }).toEqual({ seen: [1, 1], failures: 1 });
  });
});

it('counts an append that the event store is not there for', async () => {
  const dying = await runApp({ jobs: false });
  await dying.ports.eventStore.close();
  const append = dying.ports.eventStore.append('note-1', 'noStream', [event({})]);
  await expect(append).rejects.toThrow(EventStoreUnavailable);
  const text = await (await fetch(`${dying.address}/metrics`)).text();
  await dying.stop();
  expect(text).toContain(
    'saldo_event_append_duration_seconds_count{category="note",outcome="unavailable"} 1',
  );
});

describe('/metrics', () => {
  it('is there for those who stand near only', async () => {
    expect((await page()).status).toBe(200);
    const forwarded = await page({ 'x-forwarded-for': '203.0.113.7' });
    expect(await forwarded.text()).not.toContain('saldo_');
  });

  it('has the figures of the process, and nothing of a person in any label', async () => {
    const text = await (await page()).text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{32}|@|november|Revolut/i);
  });
});
