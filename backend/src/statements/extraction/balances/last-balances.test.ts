import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const LISTED = `
Allied Irish Banks   Statement of Account
Account Number   09314-077        Date of Statement   28 Feb 2025
Date          Details                        Debit €        Credit €       Balance €
31 Jan 2025   BALANCE FORWARD                                                 412.87
 3 Feb 2025   D/D ELECTRIC IRELAND             86.20
              VDP-TESCO STORES                 54.12                          272.55
26 Feb 2025   HSE PAYROLL SALARY                             2,488.14       2,760.69
`;
const NOTE = `
Thank you for banking with us. Overdrafts are repayable on demand.`;

const read = (...pages: string[]) => readTyped(typed(...pages))[0];

it('closes an account with the balance beside its last line where nothing is said to close it (AIB)', () => {
  expect(read(LISTED + NOTE)).toMatchObject({ balances: [41287, 276069], proof: 'proven' });
});

it('does so where a limit stands above, round or not, or a rate', () => {
  const limit =
    'Personal Bank Account     Authorised Limit at date of statement: €750.00     Interest Rate(% p.a.)     : 2.70';
  const listed = LISTED.replace('Date     ', `${limit}\nDate     `);
  expect(listed).toContain('€750.00');
  expect(read(listed + NOTE)).toMatchObject({ balances: [41287, 276069], proof: 'proven' });
});

it('does so where what the lines of each page come to on both sides stands below them without a word (TD)', () => {
  const head = 'Description           Withdrawals       Deposits     Date      Balance';
  const page = (sum: string) => `
TD Canada Trust     Statement of Account     Statement From - To DEC 16/25 - JAN 16/26     CAD
${head}
STARTING BALANCE                                     DEC16       61.70
TIM HORTONS                  4.87                    DEC17       56.83
NORTHERN AIR                           1,742.33      DEC19    1,799.16
                             4.87      ${sum}
`;
  const next = `
TD Canada Trust     Statement of Account     Statement From - To DEC 16/25 - JAN 16/26     CAD
${head}
FARM BOY                    57.60                    JAN12    1,741.56
                            57.60          0.00
MONTHLY MIN. BAL.           $56.83
`;
  expect(read(page('1,742.33'), next)).toMatchObject({
    balances: [6170, 174156],
    proof: 'proven',
  });
  expect(read(page('1,742.34'), next)?.proof).not.toBe('proven');
});

it('does so where the lowest and the mean balance of the month stand below their names, which are no booking (TD)', () => {
  const page = (names: string) => `
TD Canada Trust     Statement of Account     Statement From - To NOV 29/24 - DEC 31/24     CAD
Description           Withdrawals       Deposits     Date      Balance
STARTING BALANCE                                     NOV29       61.70
TIM HORTONS                  4.87                    DEC17       56.83
NORTHERN AIR                           1,742.33      DEC19    1,799.16

${names}
19.35OD                      704.18                  88.02OD
`;
  const lowest = 'Monthly Minimum Balance      Average Credit Balance  Average Overdraft Balance';
  expect(read(page(lowest))).toMatchObject({
    balances: [6170, 179916],
    proof: 'proven',
    lines: { length: 2 },
  });
  const other = 'Amount of loan               Credit you may use      Amount you owe us';
  expect(read(page(other))?.proof).not.toBe('proven');
});

it('does so where a limit stands below its lines', () => {
  const limit = '\nAuthorised limit at date of statement: 500.00';
  expect(read(LISTED + limit + NOTE)).toMatchObject({ balances: [41287, 276069], proof: 'proven' });
});

it('does so behind a page that brings forward what no line bears', () => {
  const page = `${LISTED}27 Feb 2025   VDP-CENTRA                       10.00
${NOTE}`;
  const next = (brought: string) => `
Date          Details                        Debit €        Credit €       Balance €
              BALANCE FORWARD                                              ${brought}
28 Feb 2025   VDP-LIDL                         11.00                       2,739.69
${NOTE}`;
  expect(read(page, next('2,750.69'))).toMatchObject({
    balances: [41287, 273969],
    proof: 'proven',
  });
  expect(read(page, next('2,760.69'))?.proof).not.toBe('proven');
});

const below = (row: string) => `${LISTED}${row}\n${NOTE}`;
const above = (row: string) => `${row}\n${LISTED}${NOTE}`;

it.each([
  ['where money stands below it', below('              1.4 % p.a.                       11.00')],
  [
    'where a figure stands below it, however it is printed',
    below('26 Feb 2025   VDP-LIDL                         11.00F                       2,749.69'),
  ],
  ['where a day stands below it', below('27 Feb 2025 VDP-LIDL 11.00 2,749.69')],
  ['where its page says that another one follows', `${LISTED}${NOTE}\nPage No. 1 of 2`],
  ['where its list goes on overleaf', `${LISTED}${NOTE}\nContinued overleaf`],
  ['where it goes on', `${LISTED}\nCONTINUE NEXT PAGE / SAMBUNG MUKA SURAT BERIKUTNYA`],
  ['where another figure stands beside a name', above('Net position     2,749.69')],
  ['where a line says what is in it', above('You have €2,749.69 in this account')],
  ['where the last line bears none', LISTED.replace('       2,760.69', '')],
  ['where none opens it', LISTED.replace(/.*BALANCE FORWARD.*\n/, '')],
])('does not do so %s', (_, page) => {
  expect(read(page)).toMatchObject({ proof: 'not_provable' });
});

it('does not do so where a line of other columns stands on the next page', () => {
  const next = `
27 Feb 2025  VDP-LIDL  11.00   2,749.69
`;
  expect(read(LISTED, next)).toMatchObject({ proof: 'not_provable' });
});

it('names the line whose balance its amount does not lead to', () => {
  expect(read(LISTED.replace('54.12', '54.21'))).toMatchObject({ proof: 'broken' });
});

it('does so above the lowest balance of the month, beside which interest and rebates stand (TD)', () => {
  const page = (facts: string) => `
TD EVERY DAY CHEQUING ACCOUNT     TORONTO ON M5J 0A6     $0.00     Statement From - To  DEC 31/24 - JAN 31/25
Description                 Withdrawals     Deposits     Date        Balance
STARTING BALANCE                                         DEC31       98.66OD
TIM HORTONS #28 _F                 5.48                  JAN02      104.14OD
HARBOURFRONT CT PAY                         1,893.44     JAN03     1,789.30
${facts}
`;
  const lowest =
    'Monthly Min. Balance     104.14OD     Accumulated interest     0.00     Rebates     0.00';
  expect(read(page(lowest))).toMatchObject({ balances: [-9866, 178930], proof: 'proven' });
  expect(read(page('Loyalty rebates     5.00'))).toMatchObject({ proof: 'not_provable' });
});

it('takes the balance of a pot on a day for none of an account that a box says to hold what its newest line does (Monzo)', () => {
  const page = `
Personal Account balance     £479.87
Date          Description                         (GBP) Amount     (GBP) Balance
31/03/2025    Interest earned                             1.84            479.87
27/03/2025    Lewis Speed                                75.00            478.03
24/03/2025    Boots LONDON GBR                           -9.28            403.03
`;
  const pot = `
Type: Regular Pot. Pot balance on 31/03/2025                             £612.44
`;
  expect(read(page, pot)).toMatchObject({ balances: [null, 47987], proof: 'proven' });
});

it('does so beside what stands on deposits of the same customer (State Bank of India)', () => {
  const page = `
Account Number     : 00000032418827714     IFS Code     : SBIN0011284
Drawing Power      : 0.00
MOD Balance        : 0.00
Balance as on 1 Apr 2025     : 48,217.40
Account Statement from 1 Apr 2025 to 30 Jun 2025
Txn Date       Value Date     Description          Debit         Credit       Balance
1 Apr 2025     1 Apr 2025     TO TRANSFER          1,284.00                 46,933.40
2 Apr 2025     2 Apr 2025     BY TRANSFER                      4,250.00     51,183.40
`;
  expect(read(page)).toMatchObject({ balances: [4821740, 5118340], proof: 'proven' });
});

it('does so above what the lines of a page or all of them come to on each side, and above no other sums (TD)', () => {
  const page = (...facts: string[]) => `
TD EVERY DAY CHEQUING ACCOUNT     TORONTO ON M5J 0A6     $0.00     Statement From - To  DEC 31/24 - JAN 31/25
Description                 Withdrawals     Deposits     Date        Balance
STARTING BALANCE                                         DEC31       98.66OD
TIM HORTONS #28 _F                 5.48                  JAN02      104.14OD
HARBOURFRONT CT PAY                         1,893.44     JAN03     1,789.30
RENT                           1,485.00                  JAN04       304.30
${facts.join('\n')}
`;
  const ofPage =
    'Credits          1          1,893.44          Debits          2          1,490.48';
  const ofAll = [
    'Cred        1                               1,893.44',
    'Debit       2         1,490.48',
  ];
  expect(read(page(ofPage))).toMatchObject({ balances: [-9866, 30430], proof: 'proven' });
  expect(read(page(...ofAll))).toMatchObject({ balances: [-9866, 30430], proof: 'proven' });
  expect(read(page(ofPage.replace('1,490.48', '1,590.48')))).toMatchObject({
    proof: 'not_provable',
  });
});

it('does so above fees of nothing and the code of a form, though the text of the last line ends in a rate (Scotiabank, TD)', () => {
  const page = (...facts: string[]) => `
Business Account     Account Number: 47696 00118 27     Currency: CAD     Mar 1 2026 - Mar 31 2026
Date            Description                  Withdrawals     Deposits       Balance
03/01/2026      BALANCE FORWARD                                              300.00
03/03/2026      MISC PAYMENT                                  88.00          388.00
03/31/2026      OVERLIMIT TRANSACTION             3.75                       384.25
                15 @ 0.25
${facts.join('\n')}
`;
  const facts = [
    'No. of Debits     Total Amount - Debits     No. of Credits     Total Amount - Credits',
    '1                 $3.75                     1                  $88.00',
    'Uncollected fees and/or ODI owing: $0.00',
    'Accounts issued by a bank                                              FORM-44718',
  ];
  expect(read(page(...facts))).toMatchObject({ balances: [30000, 38425], proof: 'proven' });
  expect(read(page('Uncollected fees owing: $1.00'))).toMatchObject({ proof: 'not_provable' });
});

it('does so where rates and what interest came to in the year so far stand below (AIB)', () => {
  const below = (text: string) => read(`${LISTED}${text}${NOTE}`);
  const proven = { balances: [41287, 276069], proof: 'proven' };
  const rates =
    '              Interest Rate: Overdraft 11.85% p.a. variable     Surcharge 12.00% p.a.';
  expect(below(rates)).toMatchObject(proven);
  expect(below(`${rates}\n              Eligible for Interest debit YTD €1.18`)).toMatchObject(
    proven,
  );
  expect(below(`${rates}\n              Eligible for refund €1.18`)).not.toMatchObject(proven);
});

it('does so above sums of both sides with their numbers, the least balance of the month and the mean one (TD)', () => {
  const labels = `
Description              Withdrawals     Deposits     Date      Balance`;
  const first = `
TD Canada Trust     Statement From - To APR 28/23 - MAY 31/23     Account No. 1914-6482103     TORONTO ON M4P 1Y3${labels}
STARTING BALANCE                                      APR28     2,841.19
TD ATM W/D 002471            80.00                    MAY01
LOBLAWS #1029                64.12                    MAY01     2,697.07
Total this page     Debits 2     144.12     Credits 0     0.00
`;
  const second = (sum: string) => `
TD Canada Trust     Account No. 1914-6482103${labels}
CANADA LIFE PAY                          2,145.33     MAY02     4,842.40
TIM HORTONS #24              42.40                    MAY05     4,800.00
Total this page     Debits 1     42.40     Credits 1     ${sum}
Monthly Min. Balance     $2,697.07
Monthly Avg. Balance     $3,316.44
`;
  expect(read(first, second('2,145.33'))).toMatchObject({
    balances: [284119, 480000],
    proof: 'proven',
  });
  expect(read(first, second('2,155.33'))?.proof).not.toBe('proven');
});

it('does not where a page without a line that was read has a text and a figure, as a line of it would', () => {
  const lost = `
Allied Irish Banks   Statement of Account
VDP-LIDL IRELAND                                 12.00`;
  expect(read(LISTED, lost)?.proof).not.toBe('proven');
});

it('does so above the foot of its pages, whatever limit that names under the balances (Bank of Ireland)', () => {
  const foot = 'Deposits are guaranteed by the scheme.              Overdraft permission: €500.00';
  const page = (number: number, lines: string) => `
Bank of Ireland     IBAN IE57 BOFI 9001 2841 1788 02     Page ${number} of 2
Date          Transaction details            Payments - out   Payments - in      Balance
${lines}
BKI0920 0083 4117 0012
${foot}
`;
  const [first, second] = [
    page(
      1,
      `29 Aug 2025   BALANCE FORWARD                                                  241.63
01 Sep 2025   POS29AUG TESCO STOR                     34.87                    206.76
              SUBTOTAL:                                                        206.76`,
    ),
    page(
      2,
      `01 Sep 2025   BALANCE FORWARD                                                  206.76
26 Sep 2025   Dept Soc Prot CHB                                  140.00        346.76
30 Sep 2025   TFR From Deposit                                   100.00        446.76`,
    ),
  ];
  expect(read(first, second)).toMatchObject({ balances: [24163, 44676], proof: 'proven' });
});
