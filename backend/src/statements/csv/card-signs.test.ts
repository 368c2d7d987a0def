import { describe, expect, it } from 'vitest';
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
