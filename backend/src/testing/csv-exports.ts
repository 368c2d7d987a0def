import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from './running-app.ts';

type Row = {
  date: string;
  description: string;
  amount: number;
  balance: number;
  section: string;
};
type Expected = { currency: string; transactions: Row[] };

/** The bookings of a sample statement, by its name without ending. */
function bookingsOf(name: string): Expected {
  return JSON.parse(readFileSync(join(SAMPLES, `${name}.expected.json`), 'utf8')) as Expected;
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: (string | number)[]) => cells.map((one) => cell(String(one))).join(',');

/** The same bookings as Revolut exports them: named by merchant alone, with what is pending and reverted among them. */
export function revolutCsv(name: string): string {
  const { currency, transactions } = bookingsOf(name);
  const rows = transactions.map(({ date, description, amount, balance, section }) => {
    const product = section === 'Deposit' ? 'Deposit' : 'Current';
    // Where there is a fee, the amount is named without it.
    const fee = amount < -100 ? 1 : 0;
    const named = [`${date} 07:00:00`, `${date} 18:30:00`, description.replace(/^(To|From) /, '')];
    const figures = [(amount + fee).toFixed(2), fee.toFixed(2), currency, 'COMPLETED'];
    return line(['CARD_PAYMENT', product, ...named, ...figures, balance.toFixed(2)]);
  });
  const last = transactions.at(-1)?.date ?? '';
  const open = ['Hotel', '-80.00', '0.00', currency];
  rows.push(line(['CARD_PAYMENT', 'Current', `${last} 20:00:00`, '', ...open, 'PENDING', '']));
  rows.push(line(['CARD_PAYMENT', 'Current', `${last} 21:00:00`, '', ...open, 'REVERTED', '']));
  return `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n${rows.join('\n')}\n`;
}

/** The same bookings as a list that hardly says what they are and names the day after each. */
export function poorCsv(name: string): string {
  const { currency, transactions } = bookingsOf(name);
  const rows = transactions.map(({ date, amount, balance, section }, index) => {
    const day = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    return line([day, `Buchung ${index} ${section.slice(0, 6)}`, amount, currency, balance]);
  });
  return `Date,Description,Amount,Currency,Balance\n${rows.join('\n')}\n`;
}

/** The same bookings as a Wise balance statement: newest first. */
export function wiseBalanceCsv(name: string): string {
  const { currency, transactions } = bookingsOf(name);
  const rows = transactions.toReversed().map(({ date, description, amount, balance }, index) => {
    const day = date.split('-').reverse().join('-');
    return line([`ID-${index}`, day, amount, currency, description, '', balance]);
  });
  return `"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance"\n${rows.join('\n')}\n`;
}

const HISTORY_HEAD =
  'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference';
const CHARGES = /^Wise Charges for/;

/** The same bookings as Wise's transaction history: in other words, without balances, and each with its fee in one row. */
export function wiseHistoryCsv(name: string): string {
  const { currency, transactions } = bookingsOf(name);
  const rows = transactions.flatMap(({ date, description, amount }, index) => {
    if (CHARGES.test(description)) return [];
    const other = transactions.filter((row) => row.date === date && CHARGES.test(row.description));
    const isMain = /^Sent money/.test(description);
    const fee = isMain ? -(other[0]?.amount ?? 0) : 0;
    const isIn = amount > 0;
    const id = /^Card/.test(description) ? `CARD_TRANSACTION-${index}` : `TRANSFER-${index}`;
    const who = description.replace(/^.*?(issued by|from|to) /, '');
    const [from, to] = isIn ? [who, 'Mira Rahimi Lenz'] : ['Mira Rahimi Lenz', who];
    const sum = Math.abs(amount);
    const state = ['COMPLETED', isIn ? 'IN' : 'OUT', `${date} 09:00:00`, `${date} 09:00:01`];
    return [line([id, ...state, fee, currency, from, sum, currency, to, sum, currency, '1.0', ''])];
  });
  return `${HISTORY_HEAD}\n${rows.join('\n')}\n`;
}
