import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text, { currency: 'INR' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => ({
    ends: [section.openingMinor, section.closingMinor],
    amounts: section.lines.map(({ amountMinor }) => amountMinor),
    state: proveSection(section).state,
  }));
}

const account = `Opening Bal~|~-~|~Payment / Credit~|~+~|~Purchases / Debits~|~=~|~Total Dues
12,621.00~|~-~|~9,515.11~|~+~|~1,245.66~|~=~|~4,351.55
`;
const table = `DATE~|~Description~|~AMT~|~Debit /Credit~|~REWARDS~|~
14/06/2026 11:15:01~|~FUELS~|~1,245.66~|~~|~+ 32~|~
23/06/2026 14:38:11~|~AUTOPAY THANK YOU~|~9,515.11~|~Cr~|~~|~
`;
const points = `Reward Points Summary
Opening Balance~|~Points expiring in 30 days~|~Closing Balance
1204~|~0~|~1516
`;
const amounts = [-124_566, 951_511];

describe('the card of a bank that divides by ~|~ and marks only credits (HDFC)', () => {
  it('spent what bears no mark, and is proven by what its own account adds up', () => {
    const ends = [-1_262_100, -435_155];
    expect(read(`Total Amount Due~|~4,351.55\n${account}\n${table}`)).toEqual([
      { ends, amounts, state: 'proven' },
    ]);
  });

  it('is not proven by figures that do not add up', () => {
    const off = account.replace('12,621.00', '12,621.01');
    expect(read(off + table)).toMatchObject([{ amounts, state: 'not_provable' }]);
  });

  it('is refused where nothing bears a mark, both marks stand beside blanks, or only debits do', () => {
    expect(read(table.replace('Cr', ''))).toBe('noDirection');
    const more = '24/06/2026~|~CAFE~|~10.00~|~Dr~|~~|~\n';
    expect(read(table + more)).toBe('noDirection');
    expect(read(table.replace('Cr', 'Dr'))).toBe('noDirection');
    const opening = '01/06/2026~|~Opening balance~|~10.00~|~~|~~|~\n';
    const sided = table.replace('~|~~|~', '~|~Dr~|~').replace('\n', `\n${opening}`);
    expect(read(sided)).toMatchObject([{ amounts, ends: [1000, null] }]);
  });

  it('is told from an account on which a single amount bears no mark', () => {
    const rents = `Date,Text,Amount,Dr/Cr
2026-10-05,Rent,500.00,Cr
2026-10-06,Rent,600.00,Cr
2026-10-07,Rent,600.00,
`;
    expect(read(rents)).toBe('noDirection');
    const spent = rents.replace(/0,Cr$/gm, '0,').replace(/,$/m, ',Cr');
    expect(read(spent)).toMatchObject([{ amounts: [50_000, -60_000, -60_000] }]);
    const balanced = spent.replace('Dr/Cr', 'Dr/Cr,Balance').replace(/(Cr|,)$/gm, '$1,900.00');
    expect(read(balanced)).toBe('noDirection');
    const led = `Date,Text,Amount,Dr/Cr,Balance
2026-10-05,Salary,2000.00,Cr,3000.00
2026-10-06,Rent,500.00,,3500.00
2026-10-07,Gas,100.00,,3400.00
`;
    expect(read(led)).toMatchObject([{ amounts: [200_000, 50_000, -10_000], state: 'proven' }]);
  });

  it('ends where points are counted under names of their own', () => {
    expect(read(`${table}\n${points}`)).toMatchObject([{ amounts }]);
  });

  it('does not end above rows that have days or money, or at names without a title', () => {
    const later = points.replace('1204~|~0', '2026-06-24~|~CAFE');
    expect(read(`${table}\n${later}`)).toMatchObject([{ amounts: [...amounts, -151_600] }]);
    expect(read(`${table}\n${points.replace('1516', '15.16')}`)).toBe('unreadableDate');
    expect(read(table + points.replace(/^.*\n/, ''))).toBe('unreadableDate');
    const pending = points.replace('Reward Points Summary', 'Pending').replace('Points', 'Cafe');
    expect(read(`${table}\n${pending}`)).toBe('unreadableDate');
  });
});
