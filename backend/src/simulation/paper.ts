import { readFile } from 'node:fs/promises';
import { toDecimalString } from '@saldo/contracts';
import { type Digest, runDigest } from '../ports/digest.ts';
import {
  type PdfText,
  PdfTextError,
  type PdfTextReader,
  sizesOf,
  type TextItem,
} from '../ports/pdf-text.ts';
import type { Random } from './random.ts';

/** A booking of the simulated bank. */
export type Row = { date: string; description: string; amountMinor: number };

/**
 * What the simulated bank prints: rows of one account between two days. A broken one prints a closing balance that its rows
 * do not give; one with a password is locked.
 */
export type Paper = {
  openingMinor: number;
  rows: Row[];
  isUnreadable: boolean;
  isBroken: boolean;
  password: string | null;
};

const COLUMNS = { date: 40, description: 120, out: 330, in: 420, balance: 510 };
const SHOPS = [
  'Coffee Corner',
  'Lidl',
  'Rent Okerstrasse',
  'Payment from Halden Ltd',
  'Rail ticket',
];

/** A year of bookings; statements are cut out of it, so that they overlap like real ones. */
export function bookings(random: Random, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const day = 1 + Math.floor((index / count) * 364);
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    const isIncome = random.chance(0.2);
    const amountMinor = (isIncome ? 1 : -1) * (1 + random.below(50)) * 100;
    return { date, description: random.pick(SHOPS), amountMinor };
  });
}

/** The bytes of a paper: named like a PDF, read only by the reader below. */
export function print(paper: Paper): Buffer {
  return Buffer.from(`%PDF-${JSON.stringify(paper)}`);
}

/** The pdf-text port for simulated papers: places their rows as a bank does. */
export function createPaperReader(): PdfTextReader {
  return {
    read: textOf,
    async digest<Result>(path: string, options: Options, digest: Digest<PdfText, Result>) {
      const text = await textOf(path, options);
      return { result: await runDigest(digest, text), pages: sizesOf(text) };
    },
    async close() {},
  };
}

type Options = { password?: string };

async function textOf(path: string, { password }: Options): Promise<PdfText> {
  const paper = JSON.parse((await readFile(path, 'utf8')).slice('%PDF-'.length)) as Paper;
  if (paper.isUnreadable) throw new PdfTextError('damaged', 'an unreadable paper');
  if (paper.password !== null && password !== paper.password) {
    throw new PdfTextError(password === undefined ? 'locked' : 'wrongPassword', 'a locked paper');
  }
  const items = itemsOf(paper);
  return {
    pages: [{ number: 1, width: 595, height: Math.max(842, items.length * 20), items }],
  };
}

function itemsOf(paper: Paper): TextItem[] {
  const lines: [keyof typeof COLUMNS, string][][] = [
    [['date', 'EUR statement from 1 January 2026 to 31 December 2026']],
    [
      ['date', 'Date'],
      ['description', 'Description'],
      ['out', 'Money out'],
      ['in', 'Money in'],
      ['balance', 'Balance'],
    ],
    [
      ['date', '1 Jan 2026'],
      ['description', 'Opening balance'],
      ['balance', money(paper.openingMinor)],
    ],
  ];
  let balance = paper.openingMinor;
  for (const row of paper.rows) {
    balance += row.amountMinor;
    const side = row.amountMinor < 0 ? 'out' : 'in';
    lines.push([
      ['date', longDate(row.date)],
      ['description', row.description],
      [side, money(Math.abs(row.amountMinor))],
      ['balance', money(balance)],
    ]);
  }
  lines.push([
    ['date', '31 Dec 2026'],
    ['description', 'Closing balance'],
    ['balance', money(paper.isBroken ? balance + 100 : balance)],
  ]);
  return lines.flatMap((cells, index) =>
    cells.map(([column, text]) => ({
      text,
      x: COLUMNS[column],
      y: 40 + index * 14,
      width: text.length * 4.5,
      height: 9,
      fontSize: 9,
    })),
  );
}

function money(minor: number): string {
  return toDecimalString(minor, 'EUR');
}

function longDate(date: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(Date.parse(date)).replace('Sept', 'Sep');
}
