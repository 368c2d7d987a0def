import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../ports/event-store.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { SectionProof } from './events.ts';
import { createMarks } from './marks.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const PROOF: SectionProof = {
  state: 'proven',
  firstBreak: null,
  differenceMinor: 0,
  currency: 'EUR',
  label: 'Account',
  openingMinor: 0,
  closingMinor: 0,
  moneyInMinor: 0,
  moneyOutMinor: 0,
  lineCount: 0,
};

/** A statement whose sections prove this much, with what happened to it after. */
async function statement(
  id: string,
  states: SectionProof['state'][],
  {
    userId = 'u1',
    accountId = 'main',
    isImported = true,
    fileHash = id,
    year = null as number | null,
    importedCount = 0,
  } = {},
): Promise<void> {
  const ids = { statementId: id, userId };
  const file = { filename: `${id}.pdf`, bankType: null, fileHash, sizeBytes: 1 };
  const reading = {
    bank: null,
    sections: [],
    reader: { engine: 'built-in', version: 1 },
    assumedYear: year,
    pages: [],
  };
  const proofs = states.map((state) => ({ ...PROOF, state }));
  const completed: DomainEvent = {
    type: 'StatementCompleted',
    data: { ...ids, importedCount, duplicateCount: 0 },
  };
  await world.append(
    `statement-${id}`,
    { type: 'StatementUploaded', data: { ...ids, ...file, accountId, accountName: accountId } },
    { type: 'StatementReadingStarted', data: { ...ids, attempt: 1 } },
    { type: 'StatementRead', data: { ...ids, ...reading } },
    { type: 'StatementProofChecked', data: { ...ids, proofs } },
    ...(isImported ? [completed] : []),
  );
}

describe('the marks of statements', () => {
  it('are what the worst of their sections proves', async () => {
    await statement('good', ['proven']);
    await statement('mixed', ['proven', 'broken', 'not_provable']);
    await statement('plain', ['not_provable', 'proven']);
    await world.catchUp();
    const proofs = await createMarks(world.readStore).proofsOf(['good', 'mixed', 'plain', 'gone']);
    expect([...proofs]).toEqual([
      ['good', 'proven'],
      ['mixed', 'broken'],
      ['plain', 'not_provable'],
    ]);
  });

  it('name the imported ones that are not proven, of the accounts that were asked for', async () => {
    await statement('proven', ['proven']);
    await statement('broken', ['broken']);
    await statement('waiting', ['broken'], { isImported: false });
    await statement('plain', ['not_provable'], { accountId: 'savings' });
    await statement('other', ['broken'], { userId: 'u2' });
    await world.catchUp();
    const { unprovenOf } = createMarks(world.readStore);
    const named = async (accountIds: string[] | null) =>
      (await unprovenOf('u1', accountIds)).map(({ statement_id, state }) => [statement_id, state]);
    expect((await named(null)).sort()).toEqual([
      ['broken', 'broken'],
      ['plain', 'not_provable'],
    ]);
    expect(await named(['savings'])).toEqual([['plain', 'not_provable']]);
    expect(await named([])).toEqual([]);
  });

  it('name a file once that was uploaded twice, by what was imported of it first', async () => {
    const same = { fileHash: 'same' };
    await statement('first', ['broken'], { ...same, importedCount: 3 });
    await statement('again', ['broken'], same);
    await statement('earlier', ['broken'], { ...same, year: 2025 });
    await world.catchUp();
    const { unprovenOf } = createMarks(world.readStore);
    const named = async () => (await unprovenOf('u1', null)).map((one) => one.statement_id).sort();
    expect(await named()).toEqual(['earlier', 'first']);
    const ids = { statementId: 'first', userId: 'u1', accountId: 'main', fileHash: 'same' };
    await world.append('statement-first', { type: 'StatementDeleted', data: ids });
    await world.catchUp();
    expect(await named()).toEqual(['again', 'earlier']);
  });

  it('go with a statement that is deleted', async () => {
    await statement('broken', ['broken']);
    const ids = { statementId: 'broken', userId: 'u1', accountId: 'main', fileHash: 'broken' };
    await world.append('statement-broken', { type: 'StatementDeleted', data: ids });
    await world.catchUp();
    const marks = createMarks(world.readStore);
    expect(await marks.unprovenOf('u1', null)).toEqual([]);
    expect((await marks.proofsOf(['broken'])).size).toBe(0);
  });
});
