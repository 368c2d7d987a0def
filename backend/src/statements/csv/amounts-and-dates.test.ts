import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

function rowsOf(text: string, options: Parameters<typeof extractCsv>[1] = {}) {
  const result = extractCsv(text, options);
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap((section) =>
    section.lines.map((line) => [line.date, line.amountMinor, line.balanceMinor]),
  );
}

describe('amounts with three digits behind every mark', () => {
  const head = 'Date,Description,Amount,Balance,Currency\n';

  it('are thousands in a currency that is written in whole numbers', () => {
    const rows = (code: string) =>
      `${head}2026-01-02,Shop,-50.000,450.000,${code}\n2026-01-03,Shop,-25.000,425.000,${code}\n`;
    expect(rowsOf(rows('IDR'))).toEqual([
      ['2026-01-02', -5_000_000, 45_000_000],
      ['2026-01-03', -2_500_000, 42_500_000],
    ]);
    expect(rowsOf(rows('JPY'))).toEqual([
      ['2026-01-02', -50_000, 450_000],
      ['2026-01-03', -25_000, 425_000],
    ]);
    const commas = `${head}2026-01-02,Shop,"-50,000","450,000",KRW\n`;
    expect(rowsOf(commas)).toEqual([['2026-01-02', -50_000, 450_000]]);
  });

  it('are decimals in a currency that has three of them', () => {
    expect(rowsOf(`${head}2026-01-02,Shop,-1.500,12.250,KWD\n`)).toEqual([
      ['2026-01-02', -1_500, 12_250],
    ]);
  });

  it('are refused in a currency of two decimals, where no other amount of the file tells', () => {
    const text = 'Datum;Text;Betrag;Saldo;Währung\n02.01.2026;Lohn;2.500;12.500;EUR\n';
    expect(rowsOf(text)).toBe('ambiguousAmounts');
    expect(rowsOf(`${text}03.01.2026;REWE;-1,50;12.498,50;EUR\n`)).toEqual([
      ['2026-01-02', 250_000, 1_250_000],
      ['2026-01-03', -150, 1_249_850],
    ]);
    expect(rowsOf(`${text}03.01.2026;REWE;-1500;11000;EUR\n`)).toBe('ambiguousAmounts');
  });

  it('are not read as decimals of a currency without any beside other currencies', () => {
    const text = `${head}2026-01-02,Shop,-50.00,,EUR\n2026-01-02,Shop,-50.000,,JPY\n`;
    expect(rowsOf(text)).toBe('unreadableRow');
  });
});
