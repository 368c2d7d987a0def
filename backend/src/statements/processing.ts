import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { dateOf } from '../ports/clock.ts';
import type { Ports } from '../ports/index.ts';
import { assumedCurrency } from './assumed-currency.ts';
import {
  MAX_PASSWORDS,
  type StatementCommand,
  type StatementState,
  statementDecider,
  statementStream,
} from './decider.ts';
import type { SectionProof } from './events.ts';
import { openingOf, proveSection } from './extraction/index.ts';
import type { StatementSection, UnprintedCurrency } from './extraction/types.ts';
import { type StatementFailure, sentenceFor } from './failures.ts';
import { releaseFailed } from './file-claim.ts';
import { withHeartbeats } from './heartbeats.ts';
import { importLines } from './import-lines.ts';
import { findKnownParts } from './known-parts.ts';
import { type ReadingPorts, readFile } from './read-file.ts';
import type { Reading } from './reading.ts';
import { readAgain } from './second-reader/read-again.ts';

export type ProcessingPorts = ReadingPorts &
  Pick<Ports, 'eventStore' | 'readStore' | 'languageModel' | 'clock' | 'ids'>;

/** An append holds 16 MB in every event store: three times this. */
const MAX_LINES = 50_000;

export type KnownStatement = Exclude<StatementState, { status: 'unknown' }>;

/**
 * Takes a statement from where its record ends to completed, failed or held for review: reading, proving, categorising.
 * Every step is recorded before the next begins, so a job that was cut short goes on where it stood, and
 * one that is delivered twice changes nothing. Rejects where the stores cannot be reached: then it is to be tried again.
 */
export async function processStatement(
  ports: ProcessingPorts,
  handle: HandleCommand,
  statementId: string,
  heartbeat: () => Promise<void>,
): Promise<void> {
  const step = createStep(ports, handle, statementId);
  let { state, position } = await step('StartReading', {
    interruptedMessage: sentenceFor('interrupted'),
  });
  await heartbeat();
  if (state.status === 'failed') return releaseFailed(handle, state, ports.clock.now());
  if (state.status === 'reading') {
    const { bankType } = state.upload;
    const begunAt = position;
    const today = dateOf(ports.clock.now());
    const { clock } = ports;
    const begun = state;
    const { userId, accountId } = state.upload;
    const currency = {
      chosen: state.chosen,
      assume: async (unprinted: UnprintedCurrency) =>
        assumedCurrency(
          unprinted,
          { accountId, bank: bankType },
          await findKnownParts(ports, userId, begunAt),
        ),
    };
    // A scan takes up to two minutes, and an AI service may, too.
    const first = await withHeartbeats(
      () => readFile(ports, statementId, { bank: bankType, today, currency }),
      heartbeat,
      clock,
    );
    const { secondReading, ...second } = await withHeartbeats(
      () => readAgain(ports, handle, begun, first, heartbeat),
      heartbeat,
      clock,
    );
    const reading = withinLimit(second.reading);
    if ('failure' in reading && reading.assumedCurrency) {
      const held = { assumedCurrency: reading.assumedCurrency, secondReading };
      await step('HoldUnread', held);
      return;
    }
    if ('failure' in reading) {
      const failure = afterLastPassword(reading.failure, state.passwordsGiven);
      const message = sentenceFor(failure, reading.detail);
      ({ state } = await step('FailStatement', { failure, message, secondReading }));
      if (state.status === 'failed') await releaseFailed(handle, state, ports.clock.now());
      return;
    }
    const { statement, reader, pages = [], assumedCurrency: assumed = null } = reading;
    ({ state, position } = await step('RecordReading', {
      statement,
      assumedCurrency: assumed,
      reader,
      pages,
      secondReading,
    }));
    await heartbeat();
  }
  if (state.status === 'read' || state.status === 'proved') {
    ({ state, position } = await step('RecordProof', { proofs: state.sections.map(proofOf) }));
  }
  if (state.status === 'proved' || state.status === 'approved') {
    const counts = await importLines(ports, handle, state, position);
    if (counts) await step('CompleteStatement', counts);
  }
}

function withinLimit(reading: Reading): Reading {
  if ('failure' in reading) return reading;
  const count = reading.statement.sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return count > MAX_LINES ? { failure: 'tooManyLines' } : reading;
}

function afterLastPassword(failure: StatementFailure, passwordsGiven: number): StatementFailure {
  return failure === 'wrongPassword' && passwordsGiven >= MAX_PASSWORDS
    ? 'tooManyPasswords'
    : failure;
}

type Step = <T extends StatementCommand['type']>(
  type: T,
  data: Extract<StatementCommand, { type: T }>['data'],
) => Promise<{ state: KnownStatement; position: bigint }>;

function createStep(ports: ProcessingPorts, handle: HandleCommand, statementId: string): Step {
  return async (type, data) => {
    const handled = await handle(statementDecider, statementStream(statementId), {
      type,
      data,
      metadata: { userId: null, now: ports.clock.now(), commandId: ports.ids.next() },
    } as StatementCommand);
    if (handled.state.status === 'unknown') throw new Error(`statement ${statementId} is unknown`);
    return { state: handled.state, position: handled.position };
  };
}

function proofOf(section: StatementSection): SectionProof {
  const amounts = section.lines.map((line) => line.amountMinor);
  return {
    ...proveSection(section),
    currency: section.currency,
    label: section.label,
    openingMinor: openingOf(section),
    closingMinor: section.closingMinor,
    moneyInMinor: amounts.filter((a) => a > 0).reduce((sum, a) => sum + a, 0),
    moneyOutMinor: -amounts.filter((a) => a < 0).reduce((sum, a) => sum + a, 0),
    lineCount: amounts.length,
  };
}
