import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readAsLines, readTyped } from '../layouts/typed.fixture.ts';

const account = (
  ...rows: [day: string, out: string, into: string, balance: string, memo: string, x?: number][]
) =>
  positioned([
    [[40, '계좌번호 441827-01-273645  KB국민은행  조회기간 2025.12.01 ~ 2026.01.06  KRW']],
    [
      [40, '거래일시'],
      [150, '적요'],
      ['r331', '출금액(원)'],
      ['r389', '입금액(원)'],
      ['r441', '잔액(원)'],
      [477, '송금메모'],
    ],
    ...rows.map(
      ([day, out, into, balance, memo, x = 452]): PlacedRow => [
        [40, day],
        [150, '체크카드'],
        ['r340', out],
        ['r397', into],
        ['r450', balance],
        [x, memo],
      ],
    ),
  ]);

it('takes dashes behind balances for empty cells where other rows have a text (KB)', () => {
  const page = account(
    ['2026.01.06', '71,240', '0', '2,959,560', '-'],
    ['2026.01.05', '8,500', '0', '3,030,800', '-'],
    ['2026.01.02', '0', '20,000', '3,039,300', '새해복많이'],
    ['2025.12.31', '36,900', '0', '3,019,300', '-'],
    ['2025.12.30', '0', '48,320', '3,056,200', '환급금'],
  );
  const [section] = readTyped(page);
  expect(section?.lines.at(-1)).toBe('2026-01-06 -71240 2959560 체크카드');
});

it('takes dashes set apart from balances for empty cells where other rows have a text (KB)', () => {
  const page = account(
    ['2026.01.06', '71,240', '0', '2,959,560', '-', 462],
    ['2026.01.05', '8,500', '0', '3,030,800', '-', 462],
    ['2026.01.02', '0', '20,000', '3,039,300', '새해복많이', 462],
    ['2025.12.31', '36,900', '0', '3,019,300', '-', 462],
    ['2025.12.30', '0', '48,320', '3,056,200', '환급금', 462],
  );
  const [section] = readTyped(page);
  expect(section?.lines.at(-1)).toBe('2026-01-06 -71240 2959560 체크카드');
});

it('takes dashes behind balances for signs where nothing else ever stands there', () => {
  const page = account(
    ['2026.01.06', '71,240', '0', '2,959,560', '-'],
    ['2026.01.05', '8,500', '0', '2,888,320', '-'],
    ['2026.01.02', '20,000', '0', '2,879,820', '-'],
  );
  const [section] = readTyped(page);
  expect(section?.lines.map((line) => line.split(' ')[2])).toEqual([
    '-2879820',
    '-2888320',
    '-2959560',
  ]);
});

it('takes several dashes of a line without columns for empty cells (Kotak)', () => {
  const [section] = readAsLines(`
Kotak Mahindra Bank     Account No. 4417720038     01 Oct 2025 - 31 Oct 2025     INR
# Date Description Chq/Ref. No. Withdrawal (Dr.) Deposit (Cr.) Balance
- - Opening Balance - - - 1,34,919.64
1 01 Oct 2025 UPI/SNEHAL DESHMUKH 18,500.00 1,16,419.64
2 02 Oct 2025 NEFT INFOEDGE SALARY 92,450.00 2,08,869.64
3 03 Oct 2025 UPI/SWIGGY 412.50 2,08,457.14
`);
  expect(section).toMatchObject({ balances: [13491964, null] });
});
