import { setTimeout as pause } from 'node:timers/promises';
import {
  type Reply,
  type Request,
  registration,
  type StatementFile,
  send,
  upload,
} from './client.ts';

export type Planned = { token: string; file: StatementFile };
export type LoadPlan = { address: string; uploads: readonly Planned[]; emails: readonly string[] };

/** An answer that nobody should get, as a sentence. */
type Fault = string;

export type LoadReport = {
  uploaded: Planned[];
  /** The addresses whose registration was acknowledged. */
  registered: string[];
  reads: number;
  /** How many answers said that Saldo cannot serve now. */
  refusals: number;
  slowestMs: number;
  faults: Fault[];
};

const BETWEEN_UPLOADS_MS = 400;
const BETWEEN_REGISTRATIONS_MS = 700;
const BETWEEN_READS_MS = 150;
const BEFORE_ANEW_MS = 250;
const MAX_TRIES = 200;
const MAX_READS = 400;
/** An answer later than this counts as none, beside the slowest one that was given while every engine was there. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * Uploads, registrations and looks at the dashboard, side by side, until the plan is done or it is told to stop. Whatever is
 * refused for now is sent again under the same command id, as the product's own client does, until it is acknowledged.
 */
export function startLoad(plan: LoadPlan) {
  const report: LoadReport = {
    uploaded: [],
    registered: [],
    reads: 0,
    refusals: 0,
    slowestMs: 0,
    faults: [],
  };
  const stopping = new AbortController();
  let usualMs = 0;
  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  /** Whether the request was done; false where it was refused for now. */
  async function attempt(request: Request, success: number): Promise<boolean> {
    const reply = await send(plan.address, request).catch((error: unknown) => String(error));
    const fault = faultOf(reply, success, LONGEST_ANSWER_MS + usualMs);
    if (fault) report.faults.push(`${request.path}: ${fault}`);
    if (typeof reply === 'string') return false;
    report.slowestMs = Math.max(report.slowestMs, Math.round(reply.ms));
    if (reply.status === 503) report.refusals += 1;
    return reply.status === success;
  }

  async function insist(makeRequest: () => Request, success: number): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await attempt(makeRequest(), success)) return;
      await pause(BEFORE_ANEW_MS);
    }
    report.faults.push(`${makeRequest().path}: not acknowledged in ${MAX_TRIES} tries`);
  }

  async function uploads(): Promise<void> {
    for (const planned of plan.uploads) {
      if (stopping.signal.aborted) return;
      const headers = { 'x-command-id': crypto.randomUUID() };
      await insist(() => ({ ...upload(planned.token, planned.file), headers }), 202);
      report.uploaded.push(planned);
      await rest(BETWEEN_UPLOADS_MS);
    }
  }

  async function registrations(): Promise<void> {
    for (const email of plan.emails) {
      if (stopping.signal.aborted) return;
      const headers = { 'x-command-id': crypto.randomUUID() };
      await insist(() => ({ ...registration(email), headers }), 201);
      report.registered.push(email);
      await rest(BETWEEN_REGISTRATIONS_MS);
    }
  }

  async function reads(): Promise<void> {
    const token = plan.uploads[0]?.token ?? '';
    const path = '/dashboard/overview?target_currency=EUR';
    while (!stopping.signal.aborted && report.reads < MAX_READS) {
      await attempt({ path, token }, 200);
      report.reads += 1;
      await rest(BETWEEN_READS_MS);
    }
  }

  const running = Promise.all([uploads(), registrations(), reads()]);
  return {
    report,
    /** Says that up to now every engine was there. */
    takeAsUsual(): void {
      usualMs = report.slowestMs;
    },
    /** Begins nothing more; resolves when what was begun is acknowledged. */
    async stop(): Promise<LoadReport> {
      stopping.abort();
      await running;
      return report;
    },
  };
}

/** What is wrong with an answer; null where it is done, or refused in time and with the word when to come back. */
function faultOf(reply: Reply | string, success: number, longestMs: number): Fault | null {
  if (typeof reply === 'string') return reply;
  const { status, headers, body, ms } = reply;
  if (ms > longestMs) return `${status} only after ${Math.round(ms)} ms`;
  if (status === success) return null;
  if (status === 503 && headers.has('retry-after')) return null;
  return `${status} ${JSON.stringify(body)}`;
}
