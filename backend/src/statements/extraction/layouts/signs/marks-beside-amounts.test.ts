import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { proofAndLines, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes letters under an amount for its own', () => {
  const [section] = readTyped(
    typed(`
Credit card statement in GBP, 1 Feb 2026 to 28 Feb 2026
Previous balance 50.00   New balance 40.00   Minimum payment 5.00
Date          Details                 Amount
3 Feb         Payment received         50.00
                                          CR
4 Feb         Grocer                   40.00
`),
  );
  expect(section).toMatchObject({ balances: [-5000, -4000], proof: 'proven' });
  expect(section?.lines).toEqual([
    '2026-02-03 5000 null Payment received',
    '2026-02-04 -4000 null Grocer',
  ]);
});

it.each([
  ['                                  Deposit or', '(Withdrawal)'],
  ['', 'Credit (Debit)'],
])('reads amounts in brackets as the label in brackets calls them: %s %s', (upper, lower) => {
  const [section] = readTyped(
    typed(`
Account Number: HSA-00417732     Period: 08/01/26 through 08/31/26     USD
${upper}
Date          Description         ${lower.padEnd(18)}Balance
              Beginning Balance                     $100.00
08/01/2026    Contribution        60.00              160.00
08/03/2026    Card Purchase       (10.00)            150.00
              Ending Balance                        $150.00
`),
  );
  expect(section).toMatchObject({
    balances: [10000, 15000],
    proof: 'proven',
    lines: ['2026-08-01 6000 16000 Contribution', '2026-08-03 -1000 15000 Card Purchase'],
  });
});

it('reads a minus and CR as one mark (American Express in Sweden)', () => {
  const page = `
SAS Amex Premium     Kortmedlem     Fakturans period: 04.12.25 till 02.01.26     SEK
Föregående faktura     9.000,00
Fakturans saldo     703,70
Transaktions-     Process-      Transaktionsuppgifter           Belopp i SEK
datum             datum
12.12.25          13.12.25      Betalning Mottagen, Tack        -9.000,00 CR
05.12.25          06.12.25      Spotifyse     Stockholm             203,70
06.12.25          08.12.25      Hemköp City     Skara               500,00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-900000, -70370], lines: { length: 3 } },
  ]);
});

it('tells the ways of bookings by a Greek letter under the sign of the amount (Alpha Bank)', () => {
  const page = `
ALPHA BANK
Κινήσεις λογαριασμού          Νόμισμα:     EUR
Από:   01/03/2025             Έως:     31/03/2025
Α/Α   Ημ/νία       Αιτιολογία                    Αρ. συναλλαγής      Ποσό      Πρόσημο ποσού
1     31/3/2025    ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ          53742382A           0,50          Χ
2     30/3/2025    ΕΜΒΑΣΜΑ ΑΠΟ ΕΦΚΑ              73919417A         146,23          Π
3     29/3/2025    ΠΛΗΡΩΜΗ COSMOTE               84610404A          58,29          Χ
`;
  expect(readPages(page)[0]?.lines).toEqual([
    '2025-03-29 -5829 null ΠΛΗΡΩΜΗ COSMOTE',
    '2025-03-30 14623 null ΕΜΒΑΣΜΑ ΑΠΟ ΕΦΚΑ',
    '2025-03-31 -50 null ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ',
  ]);
});

it('keeps the signs behind amounts that stand in the margin of a page (DKB)', () => {
  const row = (day: string, text: string, amount: string, sign: string): PlacedRow => [
    [43, day],
    [82, day],
    [125, text],
    ['r565', amount],
    [573, sign],
  ];
  const { lines } = only([
    [[40, 'Ihre Abrechnung vom 19.12.2023 bis 18.01.2024, Beträge in EUR']],
    [
      [43, 'Beleg'],
      [82, 'Buchung'],
      [125, 'Verwendungszweck'],
      ['r565', 'Betrag'],
    ],
    row('19.12.23', 'KONDITOREI', '11,80', '-'),
    row('20.12.23', 'BAHNLADEN', '59,80', '-'),
    row('22.12.23', 'Ausgleich', '318,46', '+'),
    row('23.12.23', 'FISCHHALLE', '37,40', '-'),
    row('27.12.23', 'FJORDBUTIKKEN', '111,22', '-'),
    row('28.12.23', 'TOGREISER', '56,72', '-'),
    row('30.12.23', 'RETOURE', '19,95', '+'),
    row('02.01.24', 'HOSTING', '21,98', '-'),
  ]);
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([
    -1180, -5980, 31846, -3740, -11122, -5672, 1995, -2198,
  ]);
});

describe('marks beside amounts', () => {
  const head: Placed[] = [
    [48, 'Date'],
    [92, 'Libellé'],
    ['r470', 'Débit'],
    ['r550', 'Crédit'],
  ];

  it('may be ticks (Crédit Agricole) or dots that say nothing of them (LCL)', () => {
    for (const mark of ['¨', '.']) {
      const page = positioned([
        [[48, 'Relevé de compte en EUR du 01.12.2024 au 31.12.2024']],
        head,
        [
          [92, 'Ancien solde'],
          ['r550', '100,00'],
        ],
        [
          [48, '11.12'],
          [92, 'VIR SEPA CPAM'],
          ['r550', '50,30'],
          [553, mark],
        ],
        [
          [48, '13.12'],
          [92, 'CB LA MIE CALINE'],
          ['r470', '54,27'],
          [553, mark],
        ],
        [
          [92, 'Nouveau solde'],
          ['r550', '96,03'],
        ],
      ]);
      expect(readTyped(page)).toMatchObject([
        {
          proof: 'proven',
          lines: ['2024-12-11 5030 null VIR SEPA CPAM', '2024-12-13 -5427 null CB LA MIE CALINE'],
        },
      ]);
    }
  });

  it('may stand in the margin as letters (Volksbanken)', () => {
    const row = (day: string, text: string, amount: string, mark: string): Placed[] => [
      [32, day],
      [130, text],
      ['r555', amount],
      [566, mark],
    ];
    const marks = ['S', 'H', 'S', 'H', 'S', 'S', 'H'];
    const page = positioned([
      [[130, 'Kontoauszug 13.12.2024 - 31.12.2024 EUR']],
      [
        [32, 'Bu-Tag'],
        [130, 'Vorgang'],
        ['r555', 'Betrag EUR'],
      ],
      row('', 'alter Kontostand vom 13.12.2024', '842,17', 'H').slice(1),
      ...marks.map((mark) => row('16.12.', 'Buchung', '20,00', mark)),
      row('', 'neuer Kontostand vom 31.12.2024', '822,17', 'H').slice(1),
    ]);
    const [section] = readTyped(page);
    expect(section?.proof).toBe('proven');
    expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(
      marks.map((mark) => (mark === 'S' ? '-2000' : '2000')),
    );
  });

  it('may be a code of brackets in front of a text whose amount stands below, and no number of a day (HSBC)', () => {
    const page = `
HSBC     Sortcode 40-11-22     Account Number 71193304     1 January to 31 January 2025
Date           Payment type and              details             £ Paid out     £ Paid in     £ Balance
03 Jan 25      BALANCE BROUGHT FORWARD                                                         100.00
03 Jan 25      )))    GREGGS PLC
                      SHEFFIELD                                        3.20
               )))    GREGGS PLC
                      SHEFFIELD                                        3.20
               DD     YORKSHIRE WATER                                 35.76                     57.84
31 Jan 25      BALANCE CARRIED FORWARD                                                          57.84
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [10000, 5784], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

it('keeps the signs that a label in brackets tells on a card', () => {
  expect(
    proofAndLines(`
Credit Card Statement    Period: 08/01/26 through 08/31/26     USD   Payment due 09/20/26
Previous Balance   100.00
New Balance        100.00
Date          Description         Credit (Debit)
08/01/2026    Payment              60.00
08/03/2026    Shop                (60.00)
`),
  ).toEqual([['proven', ['2026-08-01 6000 null Payment', '2026-08-03 -6000 null Shop']]]);
});

it.each([478, 440])(
  'takes CR in a cell of its own in front of an amount for its mark, at %i points (Santander)',
  (x) => {
    const row = (day: string, text: string, amount: string, mark: Placed[] = []): Placed[] => [
      [46, day],
      [112, text],
      ...mark,
      ['r548', amount],
    ];
    const cr: Placed[] = [[x, 'CR']];
    const text = positioned([
      [[46, 'Your credit card statement   Statement Date: 11th January 2026']],
      [
        [46, 'Previous balance as at 11th December 2025:'],
        ['r548', '£300.00'],
      ],
      [
        [46, 'Your new balance:'],
        ['r548', '£57.22'],
      ],
      [
        [46, 'Date'],
        [112, 'Description'],
        ['r548', 'Amount (£)'],
      ],
      row('12th Dec', 'MAXOL BELFAST GB', '32.22'),
      row('25th Dec', 'Direct Payment', '300.00', cr),
      row('31st Dec', 'ASOS.COM LONDON', '25.00', cr),
      row('4th Jan', 'COSTA COFFEE', '50.00'),
    ]);
    expect(readTyped(text)).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-12-12 -3222 null MAXOL BELFAST GB',
          '2025-12-25 30000 null Direct Payment',
          '2025-12-31 2500 null ASOS.COM LONDON',
          '2026-01-04 -5000 null COSTA COFFEE',
        ],
      },
    ]);
  },
);

it('tells the side of an amount and that of a balance by the column behind each (Kotak)', () => {
  const page = (sides: string[]) => `
Account Statement     Account No.     5412044188     Currency     INR
Date           Description                Amount       Dr / Cr     Balance      Dr / Cr
31-05-2026     SMS Alerts Fee              17.70       DR          1,978.00     ${sides[0]}
29-05-2026     Salary                   2,316.00       CR          1,995.70     ${sides[1]}
22-05-2026     UPI/Apollo Pharmacy        742.60       DR            320.30     ${sides[2]}
Opening Balance as on 01/05/2026     INR 422.30 CR
Closing Balance as on 31/05/2026     INR 1,978.00 CR
`;
  const lines = (last: string) => [
    `2026-05-22 -74260 ${last} UPI/Apollo Pharmacy`,
    '2026-05-29 231600 199570 Salary',
    '2026-05-31 -1770 197800 SMS Alerts Fee',
  ];
  expect(readTyped(typed(page(['CR', 'CR', 'DR'])))).toMatchObject([
    { balances: [42230, 197800], proof: 'proven', lines: lines('-32030') },
  ]);
  expect(readTyped(typed(page(['CR', 'CR', 'CR'])))).toMatchObject([
    { proof: 'broken', lines: lines('32030') },
  ]);
});
