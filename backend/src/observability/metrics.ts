import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. Calls inside a process take microseconds, those to an engine milliseconds, a statement seconds. */
const CALL_SECONDS = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const PAGES = [1, 2, 5, 10, 20, 50, 100, 200];
const CHANGES = [0, 1, 10, 100, 1_000, 10_000];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The figures of one process, in Prometheus terms. Durations are in seconds. Labels take values from closed lists only
 * (routes of the contract, types of events, names of collections); nothing in them comes from a user or a file.
 */
export function createMetrics() {
  const registry = new Registry();
  const looks: (() => Promise<void>)[] = [];
  const maker = createMaker(registry);
  collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    /** The figures as Prometheus reads them. A look that fails leaves its figures out. */
    async read(): Promise<string> {
      await Promise.allSettled(looks.map((look) => look()));
      return registry.metrics();
    },
    /** Adds a look at the world that is taken whenever the figures are read. */
    beforeReading: (look: () => Promise<void>) => void looks.push(look),
    ...requestFigures(maker),
    ...storeFigures(maker),
    ...busFigures(maker),
    ...statementFigures(maker),
    ...modelFigures(maker),
  };
}

type Maker = ReturnType<typeof createMaker>;

function createMaker(registry: Registry) {
  const registers = [registry];
  return {
    histogram: <L extends string>(name: string, help: string, labels: L[], buckets: number[]) =>
      new Histogram({ name, help, labelNames: labels, buckets, registers }),
    counter: <L extends string>(name: string, help: string, labels: L[]) =>
      new Counter({ name, help, labelNames: labels, registers }),
    gauge: <L extends string>(name: string, help: string, labels: L[]) =>
      new Gauge({ name, help, labelNames: labels, registers }),
  };
}

function requestFigures({ histogram }: Maker) {
  return {
    requests: histogram(
      'saldo_http_request_duration_seconds',
      'From the first byte of a request to the end of its answer; route as in the contract, or "other"',
      ['method', 'route', 'status'],
      REQUEST_SECONDS,
    ),
  };
}

function storeFigures({ histogram, counter, gauge }: Maker) {
  return {
    appends: histogram(
      'saldo_event_append_duration_seconds',
      'Appends to the event store by kind of stream; outcome is appended, conflict, unavailable or failed',
      ['category', 'outcome'],
      CALL_SECONDS,
    ),
    eventsAppended: counter(
      'saldo_events_appended_total',
      'Events that the event store took from this process',
      ['type'],
    ),
    queries: histogram(
      'saldo_read_store_query_duration_seconds',
      'Reads of the read store; operation is get or find, outcome is answered or failed',
      ['operation', 'collection', 'outcome'],
      CALL_SECONDS,
    ),
    commits: histogram(
      'saldo_read_store_commit_duration_seconds',
      'Batches written to the read store with their checkpoint; outcome is committed, conflict, unavailable or failed',
      ['projection', 'outcome'],
      CALL_SECONDS,
    ),
    changes: histogram(
      'saldo_read_store_commit_changes',
      'Documents that a committed batch put or deleted',
      ['projection'],
      CHANGES,
    ),
    lagEvents: gauge(
      'saldo_projection_lag_events',
      'Events between a projection and the head of the log, where positions are dense',
      ['projection'],
    ),
    lagSeconds: gauge(
      'saldo_projection_lag_seconds',
      'Age of the newest event that a projection has applied while it is behind; 0 where it is not',
      ['projection'],
    ),
  };
}

function busFigures({ histogram, counter, gauge }: Maker) {
  return {
    published: counter(
      'saldo_bus_published_total',
      'Integration events given to the bus; outcome is published or failed',
      ['type', 'outcome'],
    ),
    deliveries: histogram(
      'saldo_bus_delivery_duration_seconds',
      'Deliveries of integration events; outcome is done or failed, and a failed one comes again',
      ['group', 'type', 'outcome'],
      JOB_SECONDS,
    ),
    deliveriesInHand: gauge(
      'saldo_bus_deliveries_in_hand',
      'Deliveries that are being handled now',
      ['group'],
    ),
  };
}

function statementFigures({ histogram, counter }: Maker) {
  return {
    statementsStarted: counter(
      'saldo_statement_jobs_started_total',
      'Readings of statements that began, repeated ones too',
      [],
    ),
    statementsCompleted: counter(
      'saldo_statement_jobs_completed_total',
      'Statements that were imported',
      [],
    ),
    statementsFailed: counter(
      'saldo_statement_jobs_failed_total',
      'Statements that were given up, by reason (statements/failures.ts)',
      ['failure'],
    ),
    statementStages: histogram(
      'saldo_statement_stage_duration_seconds',
      'Time that a statement spends in a stage: waiting, reading, proving, importing',
      ['stage'],
      JOB_SECONDS,
    ),
    pdfReads: histogram(
      'saldo_pdf_read_duration_seconds',
      'Texts taken out of PDFs; outcome is read, the reason of the refusal, or failed',
      ['outcome'],
      JOB_SECONDS,
    ),
    pdfPages: histogram('saldo_pdf_pages', 'Pages of the PDFs that were read', [], PAGES),
  };
}

function modelFigures({ histogram, counter }: Maker) {
  return {
    modelQuestions: histogram(
      'saldo_language_model_duration_seconds',
      'Questions to the language model with all their tries; outcome is answered, the reason of the failure, or failed',
      ['outcome'],
      JOB_SECONDS,
    ),
    modelTokens: counter(
      'saldo_language_model_tokens_total',
      'Tokens that the AI service counted; direction is in or out',
      ['direction'],
    ),
  };
}

/** Seconds since an instant of performance.now(). */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000;
}
