import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenOf } from '../evaluation/given.ts';
import { BANKS } from './banks/index.ts';

/** Writes every bank's drawn statement to a folder, with what it says beside it: draw-banks.ts FOLDER [SEED]. */
async function main([folder, seed = '1']: string[]): Promise<void> {
  if (!folder) throw new Error('Where to? node draw-banks.ts FOLDER [SEED]');
  await mkdir(folder, { recursive: true });
  for (const bank of BANKS) {
    const { pdf, expected, layout } = await bank.draw(Number(seed));
    const beside = { bank: expected.bank, layout, ...givenOf(expected) };
    await writeFile(join(folder, `${bank.name}.pdf`), pdf);
    await writeFile(join(folder, `${bank.name}.expected.json`), JSON.stringify(beside, null, 1));
  }
  console.log(`${BANKS.length} statements in ${folder}, drawn from seed ${seed}`);
}

await main(process.argv.slice(2));
