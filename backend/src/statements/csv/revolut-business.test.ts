import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text);
  if (!result.ok) throw new Error(`refused: ${result.failure}`);
  const { bank, sections } = result.statement;
  const parts = sections.map((section) => ({
    part: `${section.label} ${section.currency}`,
    lines: section.lines.map(({ date, description, amountMinor }) => [
      date,
      description,
      amountMinor,
    ]),
    state: proveSection(section).state,
  }));
  return { bank, layout: result.layout, parts };
}

describe('a Revolut Business export', () => {
  it('counts the total with its fee in the currency of the account, one part for each of its accounts', () => {
    const text = `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Card label,Card state,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,Beneficiary name,MCC
2026-04-03,2026-04-03,c,TRANSFER,PENDING,Open,,Mira Lenz,,,,EUR,50.00,EUR,-50.00,-50.00,,0.00,EUR,981.40,EUR Main,,
2026-04-02,2026-04-03,b,CARD_PAYMENT,COMPLETED,AWS,,Mira Lenz,4432,Virtual,ACTIVE,USD,20.00,EUR,-18.40,-18.60,0.92,0.20,EUR,981.40,EUR Main,,5734
2026-04-02,2026-04-02,d,TRANSFER,COMPLETED,To taxes,,,,,,EUR,7.00,EUR,7.00,7.00,,0.00,EUR,7.00,Taxes,,
2026-04-01,2026-04-01,a,TOPUP,COMPLETED,Money added from Halden GmbH,INV 7,,,,,EUR,1000.00,EUR,1000.00,1000.00,,0.00,EUR,1000.00,EUR Main,,
`;
    expect(read(text)).toEqual({
      bank: 'Revolut',
      layout: 'revolut-business',
      parts: [
        {
          part: 'Account EUR',
          lines: [
            ['2026-04-01', 'Money added from Halden GmbH', 100_000],
            ['2026-04-03', 'AWS', -1860],
          ],
          state: 'proven',
        },
        { part: 'Taxes EUR', lines: [['2026-04-02', 'To taxes', 700]], state: 'not_provable' },
      ],
    });
  });

  it('takes the fee from an amount beside which no total stands, whatever its sign', () => {
    const head =
      'Date started (UTC),Date completed (UTC),ID,Type,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Balance,Account';
    const text = (fee: string) => `${head}
2026-07-03,2026-07-04,b,CARD_PAYMENT,Shop,,Mira Lenz,1234,USD,59.00,CHF,-54.26,${fee},2621.00,Bank CHF
2026-07-02,2026-07-02,a,TOPUP,Pay,,,,CHF,100.00,CHF,100.00,0.00,2675.48,Bank CHF
`;
    for (const fee of ['-0.22', '0.22']) {
      expect(read(text(fee)).parts).toMatchObject([
        {
          lines: [
            ['2026-07-02', 'Pay', 10_000],
            ['2026-07-04', 'Shop', -5448],
          ],
          state: 'proven',
        },
      ]);
    }
  });
});
