import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

function amountsOf(text: string) {
  const result = extractCsv(text, { currency: 'EUR' });
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap(({ lines }) => lines.map((line) => line.amountMinor));
}

const bought = ['Books,20.00', 'Tea,6.00', 'Shoes,9.00'];
const back = 'Shoes,-9.00';
const table = (head: string, rows: string[]) =>
  `${head}\n${rows.map((row, index) => `2026-03-0${index + 1},${row}\n`).join('')}`;
const card = [...bought, 'Milk,4.00', back];
const turned = [-2000, -600, -900, -400, 900];

describe('columns that only cards have', () => {
  it.each(['Karteninhaber', 'Cardholder Name', 'Titulaire de la carte', 'Kaarthouder'])(
    'name who holds the card: %s',
    (holder) => {
      const rows = card.map((row) => `${row},Mira`);
      expect(amountsOf(table(`Date,Description,Amount,${holder}`, rows))).toEqual(turned);
    },
  );

  it('name who holds a card beside what was paid with it on an account, too', () => {
    const rows = [...bought.map((row) => `${row},`), `${back},Mira`];
    const head = 'Date,Description,Amount,Cardholder';
    expect(amountsOf(table(head, rows))).toBe('noDirection');
    const earned = rows.map((row) => row.replace('Tea', 'Salary'));
    expect(amountsOf(table(head, earned))).toEqual([2000, 600, 900, -900]);
  });

  it('tell nothing where a quarter bears a minus, or some came in', () => {
    const held = card.map((row) => `${row},Mira`);
    const head = 'Date,Description,Amount,Cardholder';
    expect(amountsOf(table(head, held.slice(1)))).toBe('noDirection');
    for (const text of ['Top-up', 'Wallet funding', 'Guthaben'])
      expect(amountsOf(table(head, held).replace('Tea', text))).toBe('noDirection');
    expect(amountsOf(table(head, held).replace('Tea', 'Refund Cafe'))).toBe('noDirection');
    const earned = table(head, held).replace('Tea', 'Accredito stipendio');
    expect(amountsOf(earned)).toEqual([2000, 600, 900, 400, -900]);
    const printed = table('Date,Description,Amount,Appears On Your Statement As', held.slice(1));
    expect(amountsOf(printed)).toBe('noDirection');
    expect(amountsOf(printed.replace('Tea', 'Salary Cafe'))).toBe('noDirection');
  });

  it('name neither who owns an account nor who paid with a card there', () => {
    const held = table(
      'Date,Description,Amount,Titulaire compte/carte',
      card.map((row) => `${row},Mira`),
    );
    expect(amountsOf(held)).toBe('noDirection');
    const names = ['Mira', 'Jan', 'Eva', 'Max', 'Ana'];
    const customers = card.map((row, index) => `${row},${names[index]}`);
    expect(amountsOf(table('Date,Description,Amount,Cardholder', customers))).toBe('noDirection');
  });

  it('tell nothing beside balances or accounts of the other side', () => {
    const held = [...bought, back].map((row) => `${row},Mira`);
    const withIban = held.map((row) => `${row},DE11`);
    const signs = [2000, 600, 900, -900];
    expect(amountsOf(table('Date,Description,Amount,Cardholder,IBAN', withIban))).toEqual(signs);
    const gross = held.map((row) => `${row},9.99`);
    expect(amountsOf(table('Date,Description,Amount,Cardholder,Gross', gross))).toEqual(signs);
    const empty = [...bought, back].map((row) => `${row},`);
    expect(amountsOf(table('Date,Description,Amount,IBAN', empty))).toBe('noDirection');
    const other = [...bought, back].map((row) => `${row},NL12BUNQ2025000022`);
    expect(amountsOf(table('Date,Description,Amount,Counterparty', other))).toEqual(signs);
    const balances = ['120.00', '126.00', '135.00', '126.00'];
    const balanced = held.map((row, index) => `${row},${balances[index]}`);
    expect(amountsOf(table('Date,Description,Amount,Cardholder,Balance', balanced))).toEqual(signs);
  });

  it('name what the printed statement says (American Express)', () => {
    const rows = card.map((row) => `${row},X`);
    const head = 'Date,Description,Amount,Appears On Your Statement As';
    expect(amountsOf(table(head, rows))).toEqual(turned);
  });

  it('name the card of nothing but what bears a minus on an account', () => {
    const rows = [...bought.map((row) => `${row},`), `${back},*1234`];
    expect(amountsOf(table('Date,Description,Amount,Card number', rows))).toEqual([
      2000, 600, 900, -900,
    ]);
    const all = rows.map((row) => row.replace(/,$/, ',*1234'));
    expect(amountsOf(table('Date,Description,Amount,Card number', all))).toBe('noDirection');
  });

  it('are the two days of Discover beside what it alone calls its categories', () => {
    const days = 'Trans. Date,Post Date,Description,Amount';
    const rows = (kind: string) => card.map((row) => `2026-03-09,${row},${kind}`);
    const discover = table(`${days},Category`, rows('Merchandise'));
    expect(amountsOf(discover)).toEqual(turned);
    expect(amountsOf(discover.replace('Trans.', 'Booking'))).toBe('noDirection');
    expect(amountsOf(table(`${days},Category`, rows('Other')))).toBe('noDirection');
    const signs = [2000, 600, 900, 400, -900];
    expect(amountsOf(table(`${days},Type`, rows('Deposit')))).toEqual(signs);
  });
});

it('is refused where a card has a purchase at who is called by a word for income', () => {
  const rows = [...bought, back].map((row) => row.replace('Tea', 'Salary Cafe'));
  const text = table('Date,Description,Amount', rows);
  expect(amountsOf(text)).toEqual([2000, 600, 900, -900]);
  expect(amountsOf(`Credit card 4444\n${text}`)).toBe('noDirection');
});

describe('amounts of which most bear no sign, without balances', () => {
  const head = 'Date,Description,Amount';

  it('are refused where nothing tells that they came in', () => {
    expect(amountsOf(table(head, [...bought, back]))).toBe('noDirection');
  });

  it('came in where some of them say so, or most are invoices', () => {
    const signs = [2000, 600, 900, -900];
    expect(amountsOf(table(head, [...bought, back]).replace('Tea', 'Salary'))).toEqual(signs);
    const received = table(head, [...bought, back]).replace('Tea', 'Pagamento recebido - Ana');
    expect(amountsOf(received)).toEqual(signs);
    const invoiced = [...bought.map((row) => `Rechnung ${row}`), back];
    expect(amountsOf(table(head, invoiced))).toEqual(signs);
    expect(amountsOf(table(head, [`Invoice ${bought[0]}`, 'Tea,6.00', 'Shoes,9.00', back]))).toBe(
      'noDirection',
    );
  });

  it.each(['VIR INST', 'Rent flat', 'Tilisiirto', 'SEPA', 'Lasku', 'Standing order'])(
    'came in where they say what is no purchase: %s',
    (said) => {
      const rows = [...bought.map((row) => `${said} ${row}`), back];
      expect(amountsOf(table(head, rows))).toEqual([2000, 600, 900, -900]);
    },
  );

  it('came in where their category says so', () => {
    const rows = [...bought, back].map(
      (row, index) => `${row},${index === 1 ? 'Salary' : 'Other'}`,
    );
    expect(amountsOf(table(`${head},Category`, rows))).toEqual([2000, 600, 900, -900]);
  });

  it('are no income for a single one of many that has such a name', () => {
    const more = ['Fish,4.00', 'Bread,5.00'];
    const text = table(head, [...bought, ...more, back]).replace('Tea', 'Salary');
    expect(amountsOf(text)).toEqual([2000, 600, 900, 400, 500, -900]);
    expect(amountsOf(`${text}2026-03-09,Milk,1.00\n`)).toBe('noDirection');
  });

  it('came in where the file names an account', () => {
    expect(amountsOf(`Girokonto\n${table(head, [...bought, back])}`)).toEqual([
      2000, 600, 900, -900,
    ]);
    const numbered = `Konto;DE12120300001234567890\n`.replace(';', ',');
    expect(amountsOf(numbered + table(head, [...bought, back]))).toEqual([2000, 600, 900, -900]);
  });

  it('are refused, too, where half of many rows bear a minus', () => {
    const half = [...bought, 'Fish,1.00', back, 'Tea,-5.00', 'Bread,-2.00', 'Milk,-3.00'];
    expect(amountsOf(table(head, half))).toBe('noDirection');
    expect(amountsOf(table(head, half.slice(1, 7)))).toHaveLength(6);
  });
});
