import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

const CHASE = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,10/28/2026,COFFEE BAR,-4.50,DEBIT_CARD,995.50,,
CREDIT,10/02/2026,PAYROLL,900.00,ACH_CREDIT,1000.00,,
`;
const table = (...rows: string[]) => `Date,Description,Amount\n${rows.join('\n')}\n`;
const linesOf = (text: string, currency?: string) => {
  const result = extractCsv(text, currency === undefined ? {} : { currency });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => [
    section.currency,
    ...section.lines.map(({ amountMinor }) => amountMinor),
  ]);
};
const suggestedBy = (text: string, bank?: string) => {
  const result = extractCsv(text, bank === undefined ? {} : { bank });
  return (result.ok ? result.statement.unprinted : result.unprinted)?.suggested ?? null;
};

describe('a CSV that prints no currency', () => {
  it('is read in the one its dates suggest, which may be another one', () => {
    expect(suggestedBy(CHASE)).toEqual({ currency: 'USD', ground: 'monthFirst' });
    expect(linesOf(CHASE)).toEqual([['USD', 90_000, -450]]);
    expect(linesOf(CHASE, 'CAD')).toEqual([['CAD', 90_000, -450]]);
  });

  it('suggests the one of the country in its account number, or of the bank it was said to be of', () => {
    const rows = table('2026-10-01,Shop,-5.00');
    const german = `Konto IBAN;DE02120300000000202051\n${rows}`.replaceAll(',', ';');
    expect(suggestedBy(german)).toEqual({ currency: 'EUR', ground: 'country' });
    expect(suggestedBy(rows, 'Maybank')).toEqual({ currency: 'MYR', ground: 'bankCountry' });
    expect(suggestedBy(`Maybank\n${rows}`)).toBeNull();
    expect(linesOf(`Maybank\n${rows}`)).toEqual([['MYR', -500]]);
  });

  it('suggests the one of the language of its labels, where nothing else does', () => {
    const french = 'Date;Libellé;Débit;Crédit\n30/03/2026;CARTE CARREFOUR;12,34;\n';
    expect(suggestedBy(french)).toEqual({ currency: 'EUR', ground: 'language' });
    expect(suggestedBy(table('2026-10-01,Shop,-5.00'))).toBeNull();
  });

  it('prints it by the number of a British account', () => {
    const lloyds = `Transaction Date,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount
30/03/2026,'30-00-00,12345678,TESCO,12.30,
`;
    expect(linesOf(lloyds)).toEqual([['GBP', -1230]]);
    const barclays =
      'Number,Date,Account,Amount,Subcategory,Memo\n ,30/03/2026,20-00-00 12345678,-12.30,PAYMENT,TESCO\n';
    expect(linesOf(barclays)).toEqual([['GBP', -1230]]);
    expect(linesOf(barclays.replace('Number', 'Currency').replace(' ,30', 'EUR,30'))).toEqual([
      ['EUR', -1230],
    ]);
  });

  it('suggests nothing but a dollar where its amounts bear the sign', () => {
    const signed =
      'Konto IBAN;DE02120300000000202051\nDate;Description;Amount\n2026-10-01;Shop;-$5.00\n';
    const result = extractCsv(signed);
    expect(result).toMatchObject({
      failure: 'noCurrency',
      unprinted: { suggested: null, isDollar: true, accountHints: ['DE02120300000000202051'] },
    });
  });

  it('is read in the decimals of the one it is said to be in', () => {
    const whole = table('2026-10-01,Shop,-5000', '2026-10-02,Pay,12000');
    expect(linesOf(whole, 'JPY')).toEqual([['JPY', -5000, 12_000]]);
    expect(linesOf(whole, 'KWD')).toEqual([['KWD', -5_000_000, 12_000_000]]);
    expect(linesOf(table('2026-10-01,Shop,-5.250', '2026-10-02,Pay,12.125'), 'KWD')).toEqual([
      ['KWD', -5250, 12_125],
    ]);
    expect(linesOf(table('2026-10-01,Shop,-5.25'), 'JPY')).toBe('unreadableAmount');
  });

  it('lacks nothing else where only its currency tells what its amounts are; whose dates can be read both ways, no currency mends', () => {
    expect(linesOf(table('2026-10-01,Shop,-5.250', '2026-10-02,Pay,0.125'))).toBe('noCurrency');
    expect(linesOf(table('2026-10-01,Shop,-5.250'))).toBe('noCurrency');
    const bothWays = table('01/02/2026,Shop,-5.00', '01/02/2026,Pay,6.00');
    expect(linesOf(bothWays)).toBe('ambiguousDates');
    expect(linesOf(bothWays, 'GBP')).toBe('ambiguousDates');
    expect(linesOf(table('2026-10-01,Shop,much of 5'))).toBe('unreadableAmount');
  });

  it('may leave it out in some rows', () => {
    const some = 'Date,Description,Amount,Currency\n2026-10-01,A,-1.00,EUR\n2026-10-02,B,-2.00,\n';
    expect(linesOf(some)).toBe('noCurrency');
    expect(linesOf(some, 'EUR')).toEqual([['EUR', -100, -200]]);
  });
});

describe('a row whose cells are shifted', () => {
  const head = 'Date,Description,Amount,Currency\n';
  const good = '2026-10-01,Shop,-5.00,EUR\n';
  const refusal = (rows: string) => {
    const result = extractCsv(head + rows);
    return result.ok ? 'read' : [result.failure, result.detail];
  };

  it('is named where it has a cell more or fewer than the header', () => {
    expect(refusal(`${good}2026-10-02,Shop, Inc,-5.00,EUR\n`)).toEqual(['shiftedRow', '3']);
    expect(refusal(`${good}2026-10-02,Shop,-5.00,,EUR,x\n`)).toEqual(['shiftedRow', '3']);
    expect(refusal(`${good}2026-10-02,-5.00,EUR\n${good}`)).toEqual(['shiftedRow', '3']);
  });

  it('is not lost without a word where there is no currency to tell it', () => {
    const rows = table('2026-10-01,Shop,-5.00', '2026-10-02,Shop, Inc,-6.00');
    expect(linesOf(rows)).toBe('shiftedRow');
  });

  it('is none where every row has empty cells, or cells without a name', () => {
    expect(linesOf(`${head}2026-10-01,Shop,-5.00,EUR,,\n`)).toEqual([['EUR', -500]]);
    expect(linesOf(`${head}2026-10-01,Shop,-5.00,EUR,ref\n`)).toEqual([['EUR', -500]]);
  });

  it('is no word for a currency that nobody knows', () => {
    expect(refusal(`${good}2026-10-02,Shop,-5.00,Taler\n`)).toEqual(['unknownCurrency', 'Taler']);
  });
});
