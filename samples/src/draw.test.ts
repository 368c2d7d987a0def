import { readdir, readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { fromWire } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { MONTHS } from './calendar.ts';
import { drawAll, FOLDER, nameOf } from './draw.ts';
import type { Expected } from './expected.ts';
import { type Statement, statements } from './story.ts';

const ACCOUNTS = ['maybank-myr', 'revolut-eur', 'revolut-gbp', 'wise-usd'];

describe('the committed samples', () => {
  it('are what the story draws today, and nothing else', async () => {
    const drawn = await drawAll();
    expect((await readdir(FOLDER)).toSorted()).toEqual([...drawn.keys()].toSorted());
    for (const [name, bytes] of drawn) {
      const committed = await readFile(new URL(name, FOLDER));
      expect(plainOf(name, bytes), name).toEqual(plainOf(name, committed));
    }
  });

  it('are drawn to the same bytes twice', async () => {
    const [first, second] = [await drawAll(), await drawAll()];
    for (const [name, bytes] of first) expect(second.get(name)?.equals(bytes), name).toBe(true);
  });

  it('hold every account and month once, listed in the order of upload', async () => {
    const listed: unknown = JSON.parse(await readFile(new URL('samples.json', FOLDER), 'utf8'));
    const files = statements().map((one) => `${nameOf(one)}.pdf`);
    expect(listed).toMatchObject(files.map((file) => ({ file })));
    expect(files.toSorted()).toEqual(
      ACCOUNTS.flatMap((account) => MONTHS.map((month) => `${account}-${month}.pdf`)),
    );
    expect(files[0]?.slice(-11, -4)).toBe('2025-11');
    expect(files.at(-1)?.slice(-11, -4)).toBe('2026-10');
  });

  it('stay under a megabyte together', async () => {
    const sizes = [...(await drawAll()).values()].map((bytes) => bytes.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
  });
});

describe('the expected readings', () => {
  it('chain row by row to the closing balance, and each file opens with the one before', async () => {
    const closing = new Map<string, number>();
    for (const statement of statements()) {
      const { sections, transactions, currency } = await readExpected(statement);
      for (const section of sections) {
        const account = `${currency} ${section.label}`;
        let balance = fromWire(section.opening_balance, currency);
        // A savings part opens with nothing in the month in which it is first used.
        if (statement.month !== '2025-11') expect(balance).toBe(closing.get(account) ?? 0);
        for (const row of transactions.filter((one) => one.section === section.label)) {
          balance += fromWire(row.amount, currency);
          expect(fromWire(row.balance, currency), `${nameOf(statement)} ${row.date}`).toBe(balance);
          expect(row.date.slice(0, 7)).toBe(statement.month);
        }
        expect(fromWire(section.closing_balance, currency)).toBe(balance);
        closing.set(account, balance);
      }
    }
    expect(closing.size).toBe(5);
  });

  it('are overdrawn on one day only, in the account that may be', async () => {
    const days = new Set<string>();
    for (const statement of statements()) {
      const { bank, transactions } = await readExpected(statement);
      for (const row of transactions) if (row.balance < 0) days.add(`${bank} ${row.date}`);
    }
    expect([...days]).toEqual(['Maybank 2026-01-14']);
  });

  it('hold two identical coffees on one day', async () => {
    const { transactions } = await readExpected(statementOf('revolut-eur-2026-10'));
    const coffees = transactions.filter(
      (row) => row.date === '2026-10-06' && row.description === 'Espresso Lab Neukoelln',
    );
    expect(coffees.map((row) => row.amount)).toEqual([-3.8, -3.8]);
  });
});

/**
 * The part of a file that has to be the same on every machine. Page contents are compared unpacked, because
 * processors may pack the same text into different bytes; offsets and lengths depend on the packing.
 */
function plainOf(name: string, bytes: Buffer): string {
  if (!name.endsWith('.pdf')) return bytes.toString('utf8');
  const text = bytes.toString('latin1').replace(/xref[\s\S]*$/, '');
  return text
    .replace(/stream\n([\s\S]*?)\nendstream/g, (_, packed: string) =>
      inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    )
    .replace(/\/Length \d+/g, '');
}

async function readExpected(statement: Statement): Promise<Expected> {
  const url = new URL(`${nameOf(statement)}.expected.json`, FOLDER);
  return JSON.parse(await readFile(url, 'utf8')) as Expected;
}

function statementOf(name: string): Statement {
  const found = statements().find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no statement ${name}`);
  return found;
}
