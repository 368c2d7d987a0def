import { describe, expect, it } from 'vitest';
import { sentenceFor } from '../failures.ts';
import { extractCsv } from './index.ts';

function sentenceOf(text: string): string {
  const result = extractCsv(text);
  return result.ok ? 'read' : sentenceFor(result.failure, result.detail);
}

const head = 'Date,Description,Amount,Currency\n';
const good = '2026-01-01,Shop,-5.00,EUR\n';

describe('a row that cannot be read', () => {
  it('is named by its number and by what is wrong in it', () => {
    expect(sentenceOf(`${head}${good}2026-02-30,Shop,-5.00,EUR\n`)).toContain(
      'The date in row 3 (“2026-02-30”) of this CSV cannot be read for certain.',
    );
    expect(sentenceOf(`${head}${good}2026-01-02,Shop,5 or 6,EUR\n`)).toContain(
      'The amount in row 3 (“5 or 6”) of this CSV cannot be read for certain.',
    );
  });

  it('is counted as a spreadsheet does: empty lines are rows, and a cell of two lines is one', () => {
    const text = `Account 1\n\n${head}2026-01-01,"two\nlines",-5.00,EUR\n2026-02-30,Shop,-5.00,EUR\n`;
    expect(sentenceOf(text)).toContain('row 5 (“2026-02-30”)');
    expect(sentenceOf(`${head}2026-01-01,"two\nlines",-5.00,EUR\n,Shop,-5.00,EUR\n`)).toContain(
      'Row 3 of this CSV has an amount but no date.',
    );
    expect(sentenceOf(`${head}2026-01-01,"two\nlines",-5.00,EUR\n${good.trim()},x,y\n`)).toContain(
      'Row 3 of this CSV has more or fewer cells',
    );
  });

  it('is told from a file that is written in two ways, of which both are named', () => {
    expect(sentenceOf(`${head}2026-01-01,Shop,"-5,10",EUR\n2026-01-02,Shop,-6.20,EUR\n`)).toContain(
      'The amounts of this CSV are written in two ways, “-5,10” and “-6.20”',
    );
    expect(sentenceOf(`${head}25/03/2026,Shop,-5,EUR\n03/26/2026,Shop,-5,EUR\n`)).toContain(
      'The dates of this CSV are written in two ways, “25/03/2026” and “03/26/2026”',
    );
  });

  it('is told from dates that can be read in two ways, of which the first such one is named', () => {
    expect(sentenceOf(`${head}04/04/2026,Shop,-5,EUR\n05/04/2026,Shop,-5,EUR\n`)).toContain(
      'The dates of this file can be read in two ways: “05/04/2026” may begin with the day or with the month.',
    );
  });

  it('is not left out where its amount stands in another column', () => {
    const two = 'Date,Description,Amount,Total amount,Currency\n';
    expect(sentenceOf(`${two}2026-01-01,A,-5.00,,EUR\n2026-01-02,B,,-6.00,EUR\n`)).toContain(
      'The amount in row 3 (“-6.00”)',
    );
  });
});

describe('the only row that was booked', () => {
  const alone = (row: number) => `Row ${row} of this CSV is the only one that was booked`;

  it('is named where it does not tell which way its amount went, since others may', () => {
    expect(sentenceOf(`Credit card 4444\n${head}${good.replace(',-', ',')}`)).toContain(alone(3));
    expect(sentenceOf(`${head}2026-01-01,PAYMENT - THANK YOU,-5.00,EUR\n`)).toContain(alone(2));
    const balanced = 'Date,Description,Amount,Balance,Currency\n2026-01-01,Shop,5.00,95.00,EUR\n';
    expect(sentenceOf(balanced)).toContain(alone(2));
    const stated = `${head.trim()},State\n2026-01-01,Hotel,80.00,EUR,Declined\n`;
    expect(sentenceOf(`${stated}2026-01-02,Shop,5.00,EUR,Booked\n`)).toContain(alone(3));
  });

  it('is not named where it bears a sign, or others were booked as well', () => {
    expect(sentenceOf(head + good)).toBe('read');
    expect(sentenceOf(head + good.replace(',-', ',').repeat(2))).toContain(
      'This statement does not say which amounts came in and which went out.',
    );
  });
});

describe('a row without a text', () => {
  const textsOf = (text: string) => {
    const result = extractCsv(text);
    if (!result.ok) return result.failure;
    return result.statement.sections.flatMap(({ lines }) =>
      lines.map(({ description }) => description),
    );
  };

  it('is called by its kind, or else by its reference', () => {
    const rows = 'Date,Description,Type,Reference,Amount,Currency\n';
    expect(textsOf(`${rows}2026-01-01,,Card payment,R1,-5.00,EUR\n`)).toEqual(['Card payment']);
    expect(textsOf(`${rows}2026-01-01,,,INV 7,-5.00,EUR\n`)).toEqual(['INV 7']);
    expect(textsOf(`${rows}2026-01-01,Shop,Card payment,INV 7,-5.00,EUR\n`)).toEqual(['Shop']);
  });

  it('says that none is printed, which a list of bookings has to show', () => {
    expect(textsOf(`${head}2026-01-01,,-5.00,EUR\n`)).toEqual(['No description printed']);
    const history = 'Date,Description,Amount,Currency,Balance\n2026-01-01,,-5.00,EUR,5.00\n';
    expect(textsOf(`${history}2026-01-02,,-1.00,EUR,4.00\n`)).toHaveLength(2);
  });
});
