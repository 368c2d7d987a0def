import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { type Placed, type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

describe('a table without labels', () => {
  it('is told by dates in front and signed amounts under each other', () => {
    const [section] = readTyped(
      typed(`
Beginsaldo          Eindsaldo
€ 100,00            € 121,50
02-01-2026     Bakery                 -€ 3,50
               Card 1234
08-01-2026     J. Jansen             +€ 45,00
15-01-2026     Power                 -€ 20,00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 12150], proof: 'proven' });
    expect(section?.lines).toEqual([
      '2026-01-02 -350 null Bakery Card 1234',
      '2026-01-08 4500 null J. Jansen',
      '2026-01-15 -2000 null Power',
    ]);
  });

  it('is not read where nothing tells which way its amounts go', () => {
    const unmarked = typed(`
02-01-2026     Bakery                3,50 EUR
08-01-2026     J. Jansen            45,00 EUR
15-01-2026     Power                20,00 EUR
`);
    expect(extractStatement(unmarked)).toMatchObject({ ok: false });
  });
});

describe('a table whose labels nobody knows', () => {
  const page = (first: string) =>
    typed(`
Account in EUR
Xda            Xtext                   Xone       Xtwo      Xsum
${first}
02.01.2026     Bakery                  3.50                96.50
08.01.2026     J. Jansen                         45.00    141.50
15.01.2026     Power                  20.00               121.50
`);

  it('has its sides told by what they do to the balances', () => {
    const [section] = readTyped(
      page('               Opening balance                            100.00'),
    );
    expect(section?.balances[0]).toBe(10000);
    expect(section?.lines).toEqual([
      '2026-01-02 -350 9650 Bakery',
      '2026-01-08 4500 14150 J. Jansen',
      '2026-01-15 -2000 12150 Power',
    ]);
  });

  it('may number its bookings in front of their dates', () => {
    const [section] = readTyped(
      typed(`
Account in EUR
Xno    Xda            Xtext                   Xone       Xtwo      Xsum
                      Opening balance                            100.00
1      02.01.2026     Bakery                  3.50                96.50
2      08.01.2026     J. Jansen                         45.00    141.50
3      15.01.2026     Power                  20.00               121.50
`),
    );
    expect(section?.lines).toEqual([
      '2026-01-02 -350 9650 Bakery',
      '2026-01-08 4500 14150 J. Jansen',
      '2026-01-15 -2000 12150 Power',
    ]);
  });

  it('has none where the balances hold neither way', () => {
    const wrong = typed(`
Account in EUR
Xda            Xtext                   Xone       Xtwo      Xsum
02.01.2026     Bakery                  3.50                90.00
08.01.2026     J. Jansen                         45.00     80.00
15.01.2026     Power                  20.00                70.00
`);
    expect(extractStatement(wrong)).toMatchObject({ ok: false });
  });

  it('tells by what they come to which way two columns without labels and balances go', () => {
    const page = (closing: string) =>
      typed(`
BOURSORAMA BANQUE     Extrait de votre compte en     EUR
                            SOLDE AU :      30/09/2020                 100,00
1/10/2020     CARTE BIOCOOP                 1/10/2020      9,75
2/10/2020     VIR SEPA M SALAMANCA          2/10/2020                   60,00
5/10/2020     PRLV SEPA OUI ENERGY          5/10/2020     40,25
              Nouveau solde en EUR :                                   ${closing}
`);
    expect(readTyped(page('110,00'))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2020-10-01 -975 null CARTE BIOCOOP',
          '2020-10-02 6000 null VIR SEPA M SALAMANCA',
          '2020-10-05 -4025 null PRLV SEPA OUI ENERGY',
        ],
      },
    ]);
    expect(extractStatement(page('110,01'))).toMatchObject({ ok: false });
  });
});

describe('a list without labels', () => {
  it('is told by amounts and balances that begin under each other', () => {
    const [section] = readTyped(
      positioned([
        [[60, 'Account: ****5678     Period: 02/01/2024 - 02/29/2024']],
        [[60, 'Beginning Balance: $3,250.00']],
        [[60, 'Ending Balance: $5,424.25']],
        ...[
          ['02/03/2024', 'CHECK DEPOSIT', '+$500.00', '$3,750.00'],
          ['02/05/2024', 'WALMART PURCHASE', '-$125.75', '$3,624.25'],
          ['02/08/2024', 'DIRECT DEPOSIT', '+$1,800.00', '$5,424.25'],
        ].map(
          ([day = '', text = '', amount = '', balance = '']): PlacedRow => [
            [20, day],
            [80, text],
            [220, amount],
            [300, balance],
          ],
        ),
      ]),
    );
    expect(section).toMatchObject({ balances: [325000, 542425], proof: 'proven' });
  });

  it('goes on in the second column of a page, whose amounts end at another distance from their days (Barclaycard)', () => {
    const cells = (
      left: number,
      right: number,
      day: string,
      text: string,
      amount: string,
    ): Placed[] => [
      [left, day],
      [left + 40, text],
      [`r${right}`, amount],
    ];
    const lines = ['Sainsbury', 'Trainline', 'Greggs', 'Dishoom', 'Vue', 'Shell'];
    const page = positioned([
      [12, [40, 'Platinum Visa GBP'], [400, 'Your statement 28 December 2023']],
      [12, [40, 'Your balance from your last statement'], ['r400', '£50.00']],
      [12, [40, 'Your new balance'], ['r400', '£42.00']],
      [12, [40, 'Your transactions']],
      ...lines.map(
        (text, at): PlacedRow => [
          ...cells(40, 283, `0${at + 1} Dec`, text, at === 2 ? '£50.00CR' : '£5.00'),
          ...cells(331, 580, `1${at + 1} Dec`, `${text} Leeds`, at === 3 ? '£8.00CR' : '£5.00'),
        ],
      ),
    ]);
    expect(readTyped(page)).toMatchObject([
      { balances: [-5000, -4200], proof: 'proven', lines: { length: 12 } },
    ]);
  });

  it('is told by amounts with marks of a note behind some, which end in the column or reach out of it (American Express)', () => {
    const page = (marked: (amount: string) => Placed) =>
      positioned([
        [[40, 'Card Ending 9-41007 Closing Date 01/20/25 SEATTLE WA 98122-2217']],
        [
          [40, 'Previous Balance'],
          ['r560', '$100.00'],
        ],
        [
          [40, 'New Balance'],
          ['r560', '$1,004.51'],
        ],
        [
          [40, 'Minimum Payment Due'],
          ['r560', '$40.00'],
        ],
        [
          [40, '01/03/25*'],
          [100, 'MOBILE PAYMENT - THANK YOU'],
          ['r560', '-$100.00'],
        ],
        [[40, '12/22/24'], [100, 'QFC #5847 SEATTLE WA'], marked('$92.11 •')],
        [[40, '12/23/24'], [100, 'DELTA AIR LINES'], marked('$812.40 •')],
        [
          [40, '12/24/24'],
          [100, 'HULU 877-8244858 CA'],
          ['r560', '$100.00'],
        ],
      ]);
    for (const place of ['r560', 'r568'] as const)
      expect(readTyped(page((amount) => [place, amount]))).toMatchObject([
        { balances: [-10000, -100451], proof: 'proven' },
      ]);
  });
});
