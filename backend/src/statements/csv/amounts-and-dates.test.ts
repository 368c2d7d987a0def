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

  it('are told by a balance above the table only where no row tells', () => {
    const above = (balance: string) => `Kontostand vom 31.03.2026;${balance}

Buchungsdatum;Verwendungszweck;Betrag;Währung
30.03.2026;REWE;-12.50;EUR
28.03.2026;Gehalt;2500.00;EUR
`;
    const rows = [
      ['2026-03-28', 250_000, null],
      ['2026-03-30', -1250, null],
    ];
    expect(rowsOf(above('1.234,56 EUR'))).toEqual(rows);
    const thousands = above('1.234,56 EUR').replace('-12.50', '-1.250').replace('2500.00', '2.500');
    expect(rowsOf(thousands)).toEqual([
      ['2026-03-28', 250_000, null],
      ['2026-03-30', -125_000, null],
    ]);
  });

  it('are not read as decimals of a currency without any beside other currencies', () => {
    const text = `${head}2026-01-02,Shop,-50.00,,EUR\n2026-01-02,Shop,-50.000,,JPY\n`;
    expect(rowsOf(text)).toBe('unreadableAmount');
  });
});

describe('dates that can be read in two ways', () => {
  const table = (dates: string[], currency: string) =>
    `Date,Description,Amount,Currency\n${dates.map((date) => `${date},Shop,-1.00,${currency}\n`).join('')}`;
  const datesOf = (text: string, options?: Parameters<typeof extractCsv>[1]) => {
    const rows = rowsOf(text, options);
    return typeof rows === 'string' ? rows : rows.map(([date]) => date);
  };

  it('are refused in every currency, which is held in other countries, too', () => {
    for (const currency of ['USD', 'EUR', 'GBP', 'CAD'])
      expect(datesOf(table(['03/04/2026', '05/06/2026'], currency))).toBe('ambiguousDates');
    const head = 'Date,Description,Amount,Currency,Balance\n';
    const rows = '03/04/2026,A,-10.00,USD,90.00\n05/06/2026,B,-20.00,USD,70.00\n';
    expect(datesOf(head + rows)).toBe('ambiguousDates');
  });

  it('are those of the bank that is named, of its country, or of its language', () => {
    const rows = table(['01/02/2026'], 'USD');
    expect(datesOf(rows, { bank: 'DBS' })).toEqual(['2026-02-01']);
    expect(datesOf(rows, { bank: 'Chase' })).toEqual(['2026-01-02']);
    expect(datesOf(rows, { bank: 'American Express' })).toBe('ambiguousDates');
    expect(datesOf(`Account,DE02120300000000202051\n${rows}`)).toEqual(['2026-02-01']);
    const spanish = 'Fecha,Concepto,Importe,Divisa\n01/02/2026,Tienda,-1.00,';
    expect(datesOf(`${spanish}EUR\n`)).toEqual(['2026-02-01']);
    expect(datesOf(`${spanish}USD\n`)).toBe('ambiguousDates');
  });

  it('are written as the days above the table', () => {
    const rows = table(['01/02/2026'], 'USD');
    expect(datesOf(`Period,01/01/2026 - 31/03/2026\n${rows}`)).toEqual(['2026-02-01']);
    expect(datesOf(`Period,01/01/2026 - 03/31/2026\n${rows}`)).toEqual(['2026-01-02']);
  });

  it('are read so that none lies behind the day of the upload', () => {
    const options = { uploadedOn: '2026-05-20' };
    expect(datesOf(table(['05/06/2026'], 'EUR'), options)).toEqual(['2026-05-06']);
    expect(datesOf(table(['06/05/2026'], 'USD'), options)).toEqual(['2026-05-06']);
  });

  it('are read so that they go the way of the running balances', () => {
    const head = 'Date,Description,Amount,Balance,Currency\n';
    const rows = (currency: string) =>
      `${head}01/02/2026,Shop,-1.00,99.00,${currency}\n02/01/2026,Shop,-2.00,97.00,${currency}\n`;
    expect(datesOf(rows('EUR'))).toEqual(['2026-01-02', '2026-02-01']);
  });

  it('are the same day both ways, or told by another one', () => {
    expect(datesOf(table(['02/02/2026'], 'CAD'))).toEqual(['2026-02-02']);
    expect(datesOf(table(['01/02/2026', '01/22/2026'], 'CAD'))).toEqual([
      '2026-01-02',
      '2026-01-22',
    ]);
  });
});

describe('the period above the table', () => {
  const periodOf = (above: string, ...dates: string[]) => {
    const rows = dates.map((date) => `${date},Coffee,-3.50,100.00,USD`).join('\n');
    const result = extractCsv(`${above}\nDate,Description,Amount,Balance,Currency\n${rows}`);
    if (!result.ok) return result.failure;
    const [section] = result.statement.sections;
    return [section?.periodStart, section?.periodEnd];
  };

  it('is written in the order of the dates under it', () => {
    const quarter = 'Statement period 01/02/2026 - 04/01/2026';
    expect(periodOf(quarter, '01/20/2026', '03/31/2026')).toEqual(['2026-01-02', '2026-04-01']);
    const spring = 'Statement period 01/02/2026 - 05/03/2026';
    expect(periodOf(spring, '20/02/2026')).toEqual(['2026-02-01', '2026-03-05']);
  });

  it('holds the rows, where they do not tell the order', () => {
    const april = 'Statement period 04/01/2026 - 05/01/2026';
    expect(periodOf(april, '2026-04-20')).toEqual(['2026-04-01', '2026-05-01']);
    expect(periodOf(april, '2026-01-04')).toEqual(['2026-01-04', '2026-01-05']);
  });
});
