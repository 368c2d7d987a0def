import { describe, expect, it } from 'vitest';
import type { PlacedRow } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, read } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('joins no two accounts because one opens with what the other ended with', () => {
  const page = (number: string, rows: string) => `
Savings Bank     Statement period 1 March 2025 to 31 March 2025     GBP
Savings account number     ${number}
Date            Description          Money out     Money in     Balance
${rows}`;
  const sections = readPages(
    page(
      '11112222',
      `
01 Mar 2025     Opening balance                                  900.00
03 Mar 2025     Deposit                              100.00    1,000.00
`,
    ),
    page(
      '33334444',
      `
01 Mar 2025     Opening balance                                1,000.00
10 Mar 2025     Deposit                              150.00    1,150.00
31 Mar 2025     Closing balance                                1,150.00
`,
    ),
  );
  expect(sections).toMatchObject([{ lines: { length: 1 } }, { lines: { length: 1 } }]);
});

const HEAD = 'Halden Bank     Account 83741920     01/05/2024 to 31/05/2024     Currency: EUR';

it('splits no account where a page says once more what was brought to it', () => {
  const page = (opening: string, rows: string) => `
${HEAD}
Date         Description           Debit     Credit
             Previous balance               ${opening}
${rows}`;
  const [section, ...others] = readTyped(
    typed(
      page(
        '1,000.00',
        `02/05/2024   ATM                  100.00
20/05/2024   Salary                         2,000.00
             Totals               100.00    2,000.00`,
      ),
      page(
        '2,400.00',
        `25/05/2024   ATM                  300.00
26/05/2024   Shop                  50.00
             Totals               350.00       0.00
             Closing balance                2,050.00`,
      ),
    ),
  );
  expect(others).toEqual([]);
  expect(section?.proof).not.toBe('proven');
});

describe('the name of an account whose table is on the next page', () => {
  const table = (from: string, to: string, text: string): PlacedRow[] => [
    [20, ...FIVE],
    five('2 Mar 2024', text, '1.00', '', from),
    five('3 Mar 2024', text, '1.00', '', to),
  ];
  const title = (name: string, number: string): PlacedRow => [
    30,
    [40, name, 11],
    [200, number, 11],
  ];
  const balances = (opening: string, closing: string): PlacedRow[] => [
    [18, [80, 'Opening balance'], [280, 'Closing balance']],
    [12, [100, opening], [300, closing]],
  ];

  it('stands, whatever account the head of that page names', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        ...balances('10.00', '8.00'),
        ...table('9.00', '8.00', 'Bakery'),
        title('Savings account', '8656884429'),
        ...balances('20.00', '18.00'),
      ],
      [[[40, 'Account number: 4066799083']], ...table('19.00', '18.00', 'Cinema')],
    );
    expect(sections.map(({ openingMinor, closingMinor }) => [openingMinor, closingMinor])).toEqual([
      [1000, 800],
      [2000, 1800],
    ]);
  });

  const onTwoLines = (date: string, text: string, balance: string): PlacedRow[] => [
    [18, ...five(date, text, '', '', '')],
    [10, ...five('', 'Reference 12', '1.00', '', balance)],
  ];

  it('stands on the pages behind it, whose heads name the first account', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        ...balances('10.00', '8.00'),
        ...table('9.00', '8.00', 'Bakery'),
        title('Savings account', '8656884429'),
        ...balances('20.00', '16.00'),
        [20, ...FIVE],
        ...onTwoLines('2 Mar 2024', 'Cinema', '19.00'),
        ...onTwoLines('3 Mar 2024', 'Cinema', '18.00'),
      ],
      [
        [[40, 'Account number: 4066799083']],
        [20, ...FIVE],
        // The day of the page before.
        ...onTwoLines('', 'Museum', '17.00'),
        ...onTwoLines('4 Mar 2024', 'Museum', '16.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.map(({ date }) => date))).toEqual([
      ['2024-03-02', '2024-03-03'],
      ['2024-03-02', '2024-03-03', '2024-03-03', '2024-03-04'],
    ]);
  });
});

it('puts a card together whose number only the second page names, by what the first one carries (HypoVereinsbank)', () => {
  const labels = `
Kaufdatum      Buchung        Umsatzbeschreibung                        Betrag EUR`;
  const first = `
HypoVereinsbank     Kreditkartenabrechnung     Qzxkvjwq 0008 4417 302     Abrechnung vom 28.11.2025     EUR
Saldo der letzten Abrechnung vom 28.10.2025     74,15-${labels}
07.11.2025     07.11.2025     LASTSCHRIFT                                   74,15+
03.11.2025     04.11.2025     FEINKOST KAEFER MUENCHEN                      86,40-
05.11.2025     06.11.2025     MVG MUENCHEN HANDYTICKET                      63,20-
                              Übertrag                                     149,60-
`;
  const second = `
HypoVereinsbank     Kreditkartenabrechnung
Kartenkonto-Nr. 0008 4417 302     Abrechnung 011/2025 vom 28.11.2025${labels}
                              Übertrag                                     149,60-
20.11.2025     21.11.2025     AIRBNB LUXEMBOURG                             12,45-
26.11.2025     27.11.2025     BLUMEN SCHMITT MUENCHEN                       24,50-
                              Rechnungsbetrag                              186,55-
`;
  expect(readPages(first, second)).toMatchObject([
    { balances: [-7415, -18655], proof: 'proven', lines: { length: 5 } },
  ]);
});

it('puts an account together whose page ends with no more than its last balance (Metro Bank)', () => {
  const labels = `
Date            Transaction                Money out     Money in      Balance`;
  const first = `
METRO BANK
Current Account statement     Account number     21408835     Statement period     01 MAR 2025 to 31 MAR 2025
Sort code     23-05-80     IBAN     GB09 MYMB 2305 8021 4088 35     GBP
Opening balance     Total money in     Total money out     Closing balance
904.77              660.00             160.00              1,404.77${labels}
01 MAR 2025     Opening balance                                         904.77
03 MAR 2025     Card Purchase                 40.00                     864.77
04 MAR 2025     Salary                                     650.00     1,514.77
                Qzxkvjw qzxkvjw vwqzxkv                               1,514.77
`;
  const second = `
METRO BANK     Current Account     23-05-80     21408835${labels}
                Balance brought forward                               1,514.77
10 MAR 2025     Council tax                  120.00                   1,394.77
12 MAR 2025     Refund                                      10.00     1,404.77
31 MAR 2025     Closing balance                                       1,404.77
`;
  expect(readPages(first, second)).toMatchObject([
    { balances: [90477, 140477], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('begins no other account with what is carried below the sum of one card (Erste Bank)', () => {
  const labels = `
Kaufdatum     Buchungsdatum     Leistungsbeschreibung                   Betrag in EUR`;
  const first = `
ERSTE Bank     Kreditkartenabrechnung     Kartenkonto 407 112 985     Abrechnung vom 28.11.2025${labels}
                                SALDOVORTRAG PER 31.10.2025                 -43,15
07.11.25      07.11.25          EINZUG - DANKE                              +43,15
Karte 5232 18XX XXXX 4406     Mag. Verena Strohmaier
30.10.25      31.10.25          BILLA DANKT GRAZ                            -38,46
31.10.25      03.11.25          ÖBB PERSONENVERKEHR WIEN                    -57,80
                                Summe Karte 5232 18XX XXXX 4406             -96,26
                                Übertrag                                    -96,26
`;
  const second = `
ERSTE Bank     Abrechnung 011/2025 · Kartenkonto 407 112 985${labels}
                                Übertrag                                    -96,26
Karte 5232 18XX XXXX 7719     Lukas Strohmaier (Zusatzkarte)
02.11.25      03.11.25          DM FIL. GRAZ                                -27,35
25.11.25      26.11.25          H&M GRAZ HERRENGASSE                         +7,35
                                Summe Karte 5232 18XX XXXX 7719             -20,00
                                NEUER SALDO per 28.11.2025                 -116,26
`;
  expect(readPages(first, second)).toMatchObject([
    { balances: [-4315, -11626], proof: 'proven', lines: { length: 5 } },
  ]);
});
