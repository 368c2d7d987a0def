import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from '../layouts/typed.fixture.ts';

const head = `
Credit Card Statement     Statement Date   08 Nov 26     Payment Due Date 28 Nov 26     RM
YOUR PREVIOUS STATEMENT BALANCE                                      100.00
Date       Description                                          Amount (RM)`;
const page = `${head}
12/10      11/10      GROCERY MART                                    52.30
15/10      14/10      PETROL                                          30.00
05/11      04/11      PAYMENT THANK YOU                               50.00 CR
NEW BALANCE                                                          132.30`;
const dates = (text: Parameters<typeof readTyped>[0]) =>
  readTyped(text)[0]?.lines.map((line) => line.split(' ')[0]);

describe('a card with two days under one label', () => {
  it('bears the day of the purchase, which is the earlier one', () => {
    expect(readTyped(typed(page))[0]).toMatchObject({
      balances: [-10000, -13230],
      proof: 'proven',
    });
    expect(dates(typed(page))).toEqual(['2026-10-11', '2026-10-14', '2026-11-04']);
    expect(dates(typedAsLines(page))).toEqual(['2026-10-11', '2026-10-14', '2026-11-04']);
  });

  it('bears the first one where that is the earlier one, or both are the same', () => {
    const turned = page.replace(/^(\d\d\/\d\d) {6}(\d\d\/\d\d)/gm, '$2      $1');
    expect(dates(typed(turned))).toEqual(['2026-10-11', '2026-10-14', '2026-11-04']);
    const same = page.replace(/^(\d\d\/\d\d) {6}(\d\d\/\d\d)/gm, '$1      $1');
    expect(dates(typed(same))).toEqual(['2026-10-12', '2026-10-15', '2026-11-05']);
  });

  it('bears what is never later than the day in front, by whatever label', () => {
    const labelled = page.replace(
      'Date       Description      ',
      'Booked     Value      Description',
    );
    expect(dates(typed(labelled))).toEqual(['2026-10-11', '2026-10-14', '2026-11-04']);
    const later = labelled.replace('05/11      04/11', '05/11      06/11');
    expect(dates(typed(later))).toEqual(['2026-10-12', '2026-10-15', '2026-11-05']);
  });

  it.each([
    ['its first label', 'Received by us', 'Qzekvxq jk qzz'],
    ['its second label', 'Transaction date', 'Jkqwvqxjzqw qzkq'],
  ])('bears the earlier day where nobody knows %s (M&S Bank)', (_, label, unknown) => {
    const page = `
M&S Bank     Your Visa Card statement     18 July to 17 August 2025     Minimum payment £25.00     GBP
Previous Balance     £100.00
New Balance     £139.24
Received by us    Transaction date      Details                         Amount £
18 Jul 25         17 Jul 25             M&S SIMPLY FOOD                    23.17
21 Jul 25         19 Jul 25             BETTYS CAFE                        16.07
28 Jul 25         28 Jul 25             NETFLIX.COM                        10.00
30 Jul 25         29 Jul 25             REFUND ZALANDO                  10.00 CR
`;
    expect(dates(typed(page.replace(label, unknown.padEnd(label.length))))).toEqual([
      '2025-07-17',
      '2025-07-19',
      '2025-07-28',
      '2025-07-29',
    ]);
  });

  it('bears the earlier one in front of which running numbers stand', () => {
    const numbered = `
Bank Karte Abrechnungsdatum 22.05.2026 Kreditkarte
Saldo letzte Abrechnung                                         - 100,00 EUR
Zqxj Qwvv          Buchungsdatum  Beschreibung                    Betrag
001  21.04.26      24.04.26       BUCHHANDEL AM TOR              - 29,99
002  25.04.26      26.04.26       EDEKA MUENSTER                 - 47,83
003  28.04.26      28.04.26       LASTSCHRIFT VIELEN DANK       + 100,00
Neuer Saldo                                                      - 77,82 EUR`;
    expect(dates(typed(numbered))).toEqual(['2026-04-21', '2026-04-25', '2026-04-28']);
  });
});
