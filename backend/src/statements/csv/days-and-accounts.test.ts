import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string, currency?: string) {
  const result = extractCsv(text, {
    uploadedOn: '2026-11-30',
    ...(currency === undefined ? {} : { currency }),
  });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => [
    section.label,
    ...section.lines.map(({ date, amountMinor }) => `${date} ${amountMinor}`),
    proveSection(section).state,
  ]);
}

describe('days that can be read in two ways', () => {
  const dollars = `Date,Description,Amount,Balance,Currency
03/02/2026,TARGET,-20.00,80.00,USD
03/05/2026,RENT,-10.00,70.00,USD
`;

  it('are not told by other numbers above the table than whole dates', () => {
    for (const line of [
      '"Customer Service, 24/7"',
      'Open 8/20',
      'Credit limit review,4/30',
      'Statement,Page 1/20',
      'Support 24/7/365',
      'Branch,04-15-20',
    ])
      expect(read(`${line}\n${dollars}`)).toBe('ambiguousDates');
    for (const day of ['31/03/2026', '31/03/26'])
      expect(read(`Made on ${day}\n${dollars}`)).toEqual([
        ['Account', '2026-02-03 -2000', '2026-05-03 -1000', 'proven'],
      ]);
  });

  it('are not told by the language of a header over dollars, which are at home in several', () => {
    const spanish = (unit: string, sign: string) => `Fecha,Descripción,Monto${unit},Saldo
03/02/2026,WALMART,-20.00,${sign}80.00
03/05/2026,RENTA,-10.00,${sign}70.00
`;
    expect(read(spanish('', '$'), 'USD')).toBe('ambiguousDates');
    expect(read(spanish('', '$'), 'MXN')).toBe('ambiguousDates');
    expect(read(spanish(' (USD)', ''))).toBe('ambiguousDates');
    expect(read(spanish('', ''), 'EUR')).toMatchObject([
      ['Account', '2026-02-03 -2000', '2026-05-03 -1000', 'proven'],
    ]);
    const french = spanish('', '').replace(/.*\n/, 'Date,Description,Montant,Solde\n');
    expect(read(french, 'CAD')).toBe('ambiguousDates');
  });
});

describe('a sign above a table that prints no currency', () => {
  const under = (line: string) => `${line}
Date,Description,Amount,Balance
13/03/2026,Shop,-20.00,80.00
14/03/2026,Pay,30.00,110.00
`;

  it('is that of the account beside the name of a balance, or in a cell of its own', () => {
    const currencyOf = (line: string) => {
      const result = extractCsv(under(line));
      return result.ok ? result.statement.sections[0]?.currency : result.failure;
    };
    for (const line of [
      'Closing balance on 31/03/2026: £110.00',
      'Balance: £110.00',
      'Available balance £110.00',
      'Kontostand £110.00',
      'Everyday account,£110.00',
      'Closing balance on 31/03/2026: 110.00 GBP',
      'Everyday account,110.00 GBP',
    ])
      expect(currencyOf(line), line).toBe('GBP');
  });

  it('is not in a line that tells of something else', () => {
    for (const line of [
      'Currency account of Mira,protected by the FSCS up to £85,000',
      'Business account,Fee for SEPA transfers: 0.50 €',
      'Pay up to £45 without your PIN',
      'Fee below a minimum balance: 0.50 €',
      'Eligible balance is protected up to £85,000',
      'Business account,Fee for SEPA transfers: 0.50 EUR',
    ])
      expect(read(under(line)), line).toBe('noCurrency');
  });
});
