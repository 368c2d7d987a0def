import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWire } from '@saldo/contracts';
import { BANKS } from './banks/index.ts';
import type { DrawnStatement, ExpectedSection } from './expected.ts';

/** Writes every bank's drawn statement to a folder, with what it says beside it: draw-banks.ts FOLDER [SEED]. */
async function main([folder, seed = '1']: string[]): Promise<void> {
  if (!folder) throw new Error('Where to? node draw-banks.ts FOLDER [SEED]');
  await mkdir(folder, { recursive: true });
  for (const bank of BANKS) {
    const statement = await bank.draw(Number(seed));
    await writeFile(join(folder, `${bank.name}.pdf`), statement.pdf);
    const expected = `${JSON.stringify(onDisk(statement), null, 1)}\n`;
    await writeFile(join(folder, `${bank.name}.expected.json`), expected);
  }
  console.log(`${BANKS.length} statements in ${folder}, drawn from seed ${seed}`);
}

/** Balances and amounts as decimals; one section stands flat, several stand in a list. */
function onDisk({ expected: { bank, sections }, layout }: DrawnStatement) {
  const [only] = sections;
  if (only && sections.length === 1) return { bank, layout, ...sectionOnDisk(only) };
  return { bank, layout, sections: sections.map(sectionOnDisk) };
}

function sectionOnDisk({
  label,
  currency,
  openingMinor,
  closingMinor,
  proof,
  lines,
}: ExpectedSection) {
  const wire = (minor: number | null) => (minor === null ? null : toWire(minor, currency));
  return {
    ...(label === null ? {} : { label }),
    ...{
      currency,
      opening_balance: wire(openingMinor),
      closing_balance: wire(closingMinor),
      proof,
    },
    transactions: lines.map(({ date, description, amountMinor, balanceMinor }) => ({
      ...{ date, description, amount: wire(amountMinor) },
      ...(balanceMinor === null ? {} : { balance: wire(balanceMinor) }),
    })),
  };
}

await main(process.argv.slice(2));
