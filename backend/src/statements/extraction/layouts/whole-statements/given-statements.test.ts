import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Given, scoreGiven } from '../../../../testing/evaluation/given.ts';
import { openReader } from '../../../../testing/evaluation/reading.ts';

/** Statements that are kept outside the repository; each PDF has its expected rows beside it. */
const FOLDER = resolve(
  import.meta.dirname,
  '../../../../../..',
  process.env.SALDO_STATEMENTS ?? '../shared/statements',
);
const EXACT_BANKS = ['revolut', 'wise', 'maybank'];

describe.runIf(existsSync(FOLDER))('given statements', async () => {
  const reader = await openReader(1);
  afterAll(() => reader.close());

  for (const path of globSync(`${FOLDER}/{${EXACT_BANKS.join()}}/*.pdf`).sort()) {
    it(`reads ${basename(dirname(path))}/${basename(path)} exactly`, async () => {
      const given = JSON.parse(
        await readFile(path.replace(/pdf$/, 'expected.json'), 'utf8'),
      ) as Given;
      const reading = await reader.readFile(path);
      expect(scoreGiven(given, reading).faults).toEqual([]);
      expect(reading).toMatchObject({ bank: given.bank });
    });
  }

  it('finds statements of every bank that is read exactly', () => {
    for (const bank of EXACT_BANKS) expect(globSync(join(FOLDER, bank, '*.pdf'))).not.toEqual([]);
  });

  it('calls a scan a scan', async () => {
    const [scan] = globSync(join(FOLDER, 'scans/*.pdf'));
    if (!scan) throw new Error('no scan among the statements');
    expect(await reader.readFile(scan)).toEqual({ ok: false, failure: 'scan' });
  });
});

if (!existsSync(FOLDER)) {
  describe('given statements', () => it.skip('not run: no statements folder', () => {}));
}
