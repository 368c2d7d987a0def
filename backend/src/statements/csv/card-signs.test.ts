import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function amountsOf(rows: string, head = 'Date,Description,Amount,Currency') {
  const result = extractCsv(`${head}\n${rows}`);
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap(({ lines }) => lines.map((line) => line.amountMinor));
}

const coffee = '2026-01-02,Coffee,1.50,GBP\n2026-01-03,Books,20.00,GBP\n';
const paid = '2026-01-04,PAYMENT RECEIVED - THANK YOU,-200.00,GBP\n';

describe('a card that writes purchases without a sign and payments with a minus', () => {
  it('is turned around by the lines of its payments', () => {
    expect(amountsOf(coffee + paid)).toEqual([-150, -2000, 20000]);
  });

  it('is refused where its words speak against the signs without saying as much', () => {
    const refunds = '2026-01-05,Refund Zara,-9.00,GBP\n2026-01-06,Cashback,-1.00,GBP\n';
    expect(amountsOf(coffee + refunds)).toBe('noDirection');
    expect(amountsOf('2026-01-02,Coffee,1.50,GBP\n'.concat(paid))).toBe('noDirection');
  });

  it('is refused where what bears no sign is income, as beside the payment of a loan', () => {
    const rents = '2026-01-02,Rent Lind,900.00,GBP\n2026-01-03,Rent Roth,700.00,GBP\n';
    expect(amountsOf(rents + paid)).toBe('noDirection');
  });

  it('is told from accounts whose signs are those of the account', () => {
    const usual = '2026-01-02,Coffee,-1.50,GBP\n2026-01-03,Salary,900.00,GBP\n';
    expect(amountsOf(usual)).toEqual([-150, 90000]);
    const card = `${coffee.replaceAll(',1.50', ',-1.50').replaceAll(',20', ',-20')}${paid.replace('-200', '200')}`;
    expect(amountsOf(card)).toEqual([-150, -2000, 20000]);
    const shop = '2026-01-02,Refund desk fee,-1.50,GBP\n2026-01-03,Rent,900.00,GBP\n';
    expect(amountsOf(shop)).toEqual([-150, 90000]);
  });

  it('is left alone where words say both, or balances tell', () => {
    expect(
      amountsOf(`${coffee}2026-01-03,Salary,900.00,GBP\n2026-01-03,Thank You Bakery,-3.00,GBP\n`),
    ).toEqual([150, 2000, 90000, -300]);
    const rows = '2026-01-02,Interest,1.50,98.50,GBP\n2026-01-04,Thank you,-200.00,-101.50,GBP\n';
    const amounts = amountsOf(rows, 'Date,Description,Amount,Balance,Currency');
    expect(amounts).toEqual([150, -20000]);
  });
});

describe('a card whose columns say what was bought', () => {
  it('is turned around where its purchases bear no sign (Apple Card)', () => {
    const head = 'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD)';
    const rows = `03/30/2026,03/31/2026,TARGET 1234,Target,Grocery,Purchase,12.30
03/28/2026,03/28/2026,ACH DEPOSIT INTERNET TRANSFER,Ach Deposit,Payment,Payment,-200.00
`;
    expect(amountsOf(rows, head)).toEqual([20000, -1230]);
    const usual = rows.replace(',12.30', ',-12.30').replace(',-200', ',200');
    expect(amountsOf(usual, head)).toEqual([20000, -1230]);
    const interest = '03/31/2026,03/31/2026,INTEREST,Apple,Interest,Interest,1.00\n';
    expect(amountsOf(interest + rows, head)).toEqual([20000, -1230, -100]);
  });

  const typed = 'Date,Type,Description,Amount,Balance,Currency';

  it.each([
    [
      'sales come in at a shop',
      typed,
      `2026-03-01,Sale,Order 1001,100.00,100.00,EUR
2026-03-02,Sale,Order 1002,50.00,150.00,EUR
2026-03-03,Fee,Processing,-4.00,146.00,EUR
2026-03-04,Payout,To bank,-146.00,0.00,EUR\n`,
      [10_000, 5000, -400, -14_600],
    ],
    [
      'balances move with the signs',
      typed,
      `2026-03-01,Transfer,Lindqvist,100.00,100.00,EUR
2026-03-02,Purchase,Book sent back,20.00,120.00,EUR
2026-03-03,Payment,Rent,-50.00,70.00,EUR\n`,
      [10_000, 2000, -5000],
    ],
    [
      'one that bears no sign is said to come in',
      'Date,Type,Description,Amount,Currency',
      `2026-03-01,Deposit,Lindqvist,100.00,EUR
2026-03-02,Purchase,Book sent back,20.00,EUR
2026-03-03,Payment,Rent,-50.00,EUR\n`,
      [10_000, 2000, -5000],
    ],
  ])('is none where %s', (_, head, rows, amounts) => {
    expect(amountsOf(rows, head)).toEqual(amounts);
  });

  it('may be one, and is refused, where neither columns nor words tell', () => {
    const rows = (kind: string) => `2026-03-01,${kind},Lindqvist,100.00,EUR
2026-03-02,Purchase,Book,20.00,EUR
2026-03-03,${kind},Rent,-50.00,EUR\n`;
    expect(amountsOf(rows('Transfer'), 'Date,Type,Description,Amount,Currency')).toBe(
      'noDirection',
    );
    expect(amountsOf(rows('Other'), 'Date,Category,Description,Amount,Currency')).toBe(
      'noDirection',
    );
  });

  it('was all bought where the title says card and each row is a purchase without a sign', () => {
    const head = 'Date,Type,Description,Amount,Currency';
    const card = `Credit card 4444\n${head}`;
    const one = '2026-03-01,Purchase,Tea,6.00,EUR\n';
    expect(amountsOf(one, card)).toEqual([-600]);
    expect(amountsOf(`${one}2026-03-02,Purchase,Books,20.00,EUR\n`, card)).toEqual([-600, -2000]);
    expect(amountsOf(one, head)).toBe('noDirection');
    expect(
      amountsOf(one.replace('Purchase', '4444,Purchase'), head.replace('Type', 'Card number,Type')),
    ).toBe('noDirection');
    expect(amountsOf(one.replace('Purchase', 'Refund'), card)).toBe('noDirection');
    expect(amountsOf(`${one}2026-03-02,Refund,Books,20.00,EUR\n`, card)).toBe('noDirection');
    const balanced = one.replace('EUR', '94.00,EUR');
    expect(amountsOf(balanced, card.replace(',Currency', ',Balance,Currency'))).toBe('noDirection');
  });

  it('came in, what bears a minus in its column of credits while no debit does (Citi)', () => {
    const head = 'Status,Date,Description,Debit,Credit,Currency';
    const rows = `Cleared,03/30/2026,TARGET,12.30,,USD
Cleared,03/28/2026,"ONLINE PAYMENT, THANK YOU",,-200.00,USD
`;
    expect(amountsOf(rows, head)).toEqual([20000, -1230]);
    const corrected = `${rows}Cleared,03/27/2026,Refund,,5.00,USD\n`;
    expect(amountsOf(corrected, head)).toEqual([500, -20000, -1230]);
  });
});

describe('a minus in a column of credits', () => {
  const head = 'Date,Description,Debit,Credit,Balance,Currency\n';
  const rows = `2026-03-01,Books,20.00,,980.00,EUR
2026-03-02,Reversal of deposit,,-50.00,930.00,EUR
2026-03-05,Rent,600.00,,330.00,EUR
`;

  it('takes back what came in where running balances say so', () => {
    const read = { amounts: [-2000, -5000, -60_000], state: 'proven' };
    expect(provedIn(head + rows)).toMatchObject([read]);
    expect(provedIn(head + rows.replace('Reversal of deposit', 'Payment'))).toMatchObject([read]);
    const cheques = `2026-03-02,Returned cheque,,-50.00,930.00,EUR
2026-03-03,Returned cheque,,-30.00,900.00,EUR
`;
    expect(provedIn(head + cheques)).toMatchObject([{ amounts: [-5000, -3000], state: 'proven' }]);
  });

  it('lessens what is owed where purchases raise it', () => {
    const owed = `2026-03-01,Books,20.00,,120.00,EUR
2026-03-02,Refund Zara,,-50.00,70.00,EUR
2026-03-05,Tea,6.00,,76.00,EUR
`;
    expect(provedIn(head + owed)).toMatchObject([
      { amounts: [-2000, 5000, -600], balances: [-12_000, -7000, -7600], state: 'proven' },
    ]);
  });

  it('takes back what came in where no row says that it was paid', () => {
    const bare = (name: string) =>
      provedIn(
        (head + rows.replace('Reversal of deposit', name))
          .replace(',Balance', '')
          .replace(/,\d+\.00,EUR/g, ',EUR'),
      );
    expect(bare('Correction of credit')).toMatchObject([{ amounts: [-2000, -5000, -60_000] }]);
    expect(bare('Returned payment')).toMatchObject([{ amounts: [-2000, -5000, -60_000] }]);
    expect(bare('Online payment')).toMatchObject([{ amounts: [-2000, 5000, -60_000] }]);
  });
});

function provedIn(text: string) {
  const result = extractCsv(text);
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => ({
    amounts: section.lines.map(({ amountMinor }) => amountMinor),
    balances: section.lines.map(({ balanceMinor }) => balanceMinor),
    state: proveSection(section).state,
  }));
}

const asOwed = { amounts: [-150, -2000, 20000], balances: [-20150, -22150, -2150] };

describe('a card whose balance is what is owed', () => {
  const balanced = 'Date,Description,Amount,Balance,Currency\n';

  it('is none where only rows read against their dates would make it one', () => {
    const rows = [
      '2026-03-01,Coffee,-3.50,96.50,EUR',
      '2026-03-02,Tea,-2.50,93.00,EUR',
      '2026-03-03,Tea,-2.50,90.50,EUR',
    ];
    const read = { amounts: [-350, -250, -250], balances: [9650, 9300, 9050], state: 'broken' };
    expect(provedIn(balanced + rows.join('\n'))).toEqual([read]);
    expect(provedIn(balanced + rows.toReversed().join('\n'))).toEqual([read]);
  });

  it('is none where equal amounts of one day leave the order open', () => {
    const rows = '2026-03-02,Interest,-3.50,580.44,EUR\n2026-03-02,Rent,-3.50,583.94,EUR\n';
    const read = { amounts: [-350, -350], balances: [58394, 58044], state: 'proven' };
    expect(provedIn(balanced + rows)).toEqual([read]);
  });

  it('is none where a single balance moves against its amount', () => {
    const head = 'Date,Description,Debit,Credit,Balance,Currency\n';
    const rows = '2026-03-04,Books,,3.50,1372.48,EUR\n2026-03-02,Tea,3.50,,1375.98,EUR\n';
    const read = { amounts: [-350, 350], balances: [137598, 137248], state: 'broken' };
    expect(provedIn(head + rows)).toEqual([read]);
  });

  it('is turned around with its balances where purchases bear no sign', () => {
    const rows = `2026-01-02,Coffee,1.50,201.50,GBP
2026-01-03,Books,20.00,221.50,GBP
2026-01-04,PAYMENT RECEIVED - THANK YOU,-200.00,21.50,GBP
`;
    expect(provedIn(balanced + rows)).toEqual([{ ...asOwed, state: 'proven' }]);
    const newestFirst = rows.trim().split('\n').toReversed().join('\n');
    expect(provedIn(balanced + newestFirst)).toEqual([{ ...asOwed, state: 'proven' }]);
  });

  it('has its balances turned around where columns or a minus tell which way money went', () => {
    const columns = `Date,Description,Debit,Credit,Balance,Currency
2026-01-02,Coffee,1.50,,201.50,GBP
2026-01-03,Books,20.00,,221.50,GBP
2026-01-04,Payment,,200.00,21.50,GBP
`;
    expect(provedIn(columns)).toEqual([{ ...asOwed, state: 'proven' }]);
    const minus = `2026-01-02,Coffee,-1.50,201.50,GBP
2026-01-03,Books,-20.00,221.50,GBP
2026-01-04,Payment received,200.00,21.50,GBP
`;
    expect(provedIn(balanced + minus)).toEqual([{ ...asOwed, state: 'proven' }]);
  });

  it('is turned around where rows name what was owed before and after', () => {
    const rows = `Date,Description,Amount,Currency
2026-01-01,Opening balance,200.00,GBP
2026-01-02,Coffee,1.50,GBP
2026-01-03,Books,20.00,GBP
2026-01-04,Payment received - thank you,-200.00,GBP
2026-01-05,Closing balance,21.50,GBP
`;
    const balances = [null, null, null];
    expect(provedIn(rows)).toEqual([{ ...asOwed, balances, state: 'proven' }]);
    const result = extractCsv(rows);
    expect(result.ok && result.statement.sections[0]).toMatchObject({
      openingMinor: -20000,
      closingMinor: -2150,
    });
  });

  it('is known by what only cards say where no line speaks of a payment', () => {
    const rows = `Account,Credit card 4444\nDate,Description,Amount,Balance,Currency
2026-01-02,Coffee,1.50,201.50,GBP
2026-01-03,Books,20.00,221.50,GBP
2026-01-04,Standing order,-200.00,21.50,GBP
`;
    expect(provedIn(rows)).toEqual([{ ...asOwed, state: 'proven' }]);
  });

  it('has its amounts turned around where they alone are upside down', () => {
    const rows = `2026-01-02,Coffee,1.50,-201.50,GBP
2026-01-03,Books,20.00,-221.50,GBP
2026-01-04,Thank you for your payment,-200.00,-21.50,GBP
`;
    expect(provedIn(balanced + rows)).toEqual([{ ...asOwed, state: 'proven' }]);
  });

  it('is refused where words speak against signs and balances without saying as much', () => {
    const rows = `2026-01-02,Coffee,1.50,201.50,GBP
2026-01-03,Books,20.00,221.50,GBP
2026-01-04,Refund Zara,-9.00,212.50,GBP
2026-01-05,Cashback,-1.00,211.50,GBP
2026-01-06,Rent,300.00,511.50,GBP
`;
    expect(provedIn(balanced + rows)).toBe('noDirection');
  });

  it('is told from accounts, overdrawn or not, and from savings', () => {
    const account = `2026-01-02,Thank you Bakery,-1.50,98.50,GBP
2026-01-03,Rent,-120.00,-21.50,GBP
2026-01-04,Salary,200.00,178.50,GBP
`;
    expect(provedIn(balanced + account)).toMatchObject([
      { amounts: [-150, -12000, 20000], state: 'proven' },
    ]);
    const savings = `2026-01-02,Saved,100.00,200.00,GBP
2026-01-03,Saved,100.00,300.00,GBP
2026-01-04,To holidays,-50.00,250.00,GBP
`;
    expect(provedIn(balanced + savings)).toMatchObject([
      { amounts: [10000, 10000, -5000], state: 'proven' },
    ]);
  });
});
