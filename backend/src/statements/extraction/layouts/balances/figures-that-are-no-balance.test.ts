import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes no balance for the closing one that is that of a day, an average or a bonus', () => {
  const page = `
Statement Period: Mar 1, 2025 through Mar 31, 2025     USD
Beginning Balance                    $1,000.00
Ending Balance                       $1,450.00
Date       Description               Amount
03/04      CARD PURCHASE             -50.00
03/18      DEPOSIT                   500.00
Daily ending balance
Date       Amount               Date       Amount
03/04      $950.00              03/18      $1,450.00
You can avoid the fee with a minimum daily ending balance of $2,000.00 or an average ending balance of $5,000.00
CashBack rewards: opening balance $41.20      earned $12.84      closing balance $54.04
`;
  expect(readPages(page)).toMatchObject([
    { balances: [100000, 145000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes a sum of interest and fees in the box of a quarter for no closing balance (Sparkasse)', () => {
  expect(
    readPages(
      `
Kontoauszug 6/2025                                                     Seite 1 von 2
Privatgirokonto 134077215, DE30 2625 0001 0134 0772 15
Datum          Erläuterung                       Betrag Soll EUR     Betrag Haben EUR
Kontostand am 30.05.2025, Auszug Nr.      5                                    488,12
02.06.2025     Lastschrift                                -95,52
               Stadtwerke Nordheim GmbH
30.06.2025     Entgeltabrechnung                           -9,95
30.06.2025     Abrechnung 30.06.2025                       -6,41
Kontostand am 30.06.2025 um 20:04 Uhr                                          376,24
`,
      `
Kontoauszug 6/2025                                                     Seite 2 von 2
Rechnungsabschluss per 30.06.2025
Sollzinsen für eingeräumte Kontoüberziehung 11,72 %                              6,41-
Kontoführung Giro Komfort 06/2025                                                9,95-
Abrechnungsbetrag gesamt                                                        16,36-
`,
    ),
  ).toMatchObject([{ balances: [48812, 37624], proof: 'proven' }]);
});

it('does so where that box stands beside the number of an annex, below the list, and knows the year by a day before a comma (Sparkasse)', () => {
  const page = `
Sparkasse Harburg-Buxtehude     Girokonto     3011 887 7     Kontoauszug 11/2008
Kontostand am 31.10.2008, Auszug Nr. 10                     718,44+
03.11.    03.11.    DAUERAUFTRAG                            486,20-
                    MIETE
07.11.    07.11.    GUTSCHRIFT                              120,00+
28.11.    30.11.    ABSCHLUSS                                 6,90-
Kontostand am 28.11.2008 um 20:02 Uhr                       345,34+
Anlage 1    Rechnungsabschluss zum 30.11.2008
Kontofuehrung Giro Komfort                                    6,90-
Abschlusssaldo                                                6,90-
`;
  const [account] = readTyped(typed(page), '2026-11-29');
  expect(account).toMatchObject({ balances: [71844, 34534], proof: 'proven' });
  expect(account?.lines[0]?.slice(0, 10)).toBe('2008-11-03');
});

const proofOf = (page: string) => readPages(page).map(({ proof }) => proof);

it('takes a limit and what is left of it, or points, for no balances', () => {
  const page = (labels: string) => `
Volksbank X     Kontoauszug     Kontonummer 1234567      EUR      31.03.2025
${labels}
500,00      +   180,00     -   170,00        =   510,00
Datum         Text                                   Betrag
03.03.2025    TANKSTELLE                             -60,00
05.03.2025    BAECKER                               -110,00
27.03.2025    ERSTATTUNG                             180,00
`;
  const owed = 'Alt         Gutschriften   Belastungen        Neu';
  const limit = 'Limit       Gutschriften   Belastungen        Verfügbar';
  const points = 'Punkte      Gesammelt      Eingelöst          Stand';
  expect(proofOf(page(limit))).not.toContain('proven');
  expect(proofOf(page(points))).not.toContain('proven');
  expect(readPages(page(owed))).toMatchObject([{ balances: [50000, 51000], proof: 'proven' }]);
});

it('takes no balance behind a signed amount for what moved, though that would prove (Chase)', () => {
  const page = `
Kontoauszug – Chase Tagesgeld EUR
Zeitraum: 15. August 2026 – 31. August 2026
Startsaldo: 0,00 €
Endsaldo: 36.432,04 €
Datum Beschreibung Betrag Kontostand
18. Aug. 2026 Von Konto Eins +36.427,04 € 36.432,04 €
IBAN: UK65 4965 5545 0057 3368 85`;
  const [section] = readTyped(typedAsLines(page));
  expect(section?.proof).toBe('broken');
  expect(section?.lines).toEqual([expect.stringContaining('2026-08-18 3642704')]);
});

it('takes what a credit card of the same customer owes for no balance of an account (HSBC in Hong Kong)', () => {
  const labels =
    'Date       Transaction Details                       Deposit     Withdrawal     Balance (DR=Debit)';
  const page = `
HSBC One     Statement Date 31 May 2025     HKD
Financial Overview
Deposits (HKD equivalent)                                                                      53,411.32
Credit card 4966 XXXX XXXX 0918 (statement balance 12 May 2025)                               6,214.30DR
Total                                                                                          53,411.32
HKD Savings 004-441772-833
${labels}
1 May      B/F BALANCE                                                                   41,208.55
2 May      AUTOPAY IN SALARY                       2,400.00                              43,608.55
3 May      ATM WITHDRAWAL                                          1,457.23              42,151.32
HKD Current 004-441772-001
${labels}
1 May      B/F BALANCE                                                                    9,210.00
8 May      CHEQUE DEPOSIT                          2,050.00                              11,260.00
`;
  const balances = readPages(page).flatMap((section) => section.balances);
  expect(balances).toContain(4120855);
  expect(balances).not.toContain(-621430);
  expect(readPages(page).map(({ proof }) => proof)).not.toContain('broken');
});

it('takes the balances of points in a box beside that of a card for none of it (BMO)', () => {
  const page: PlacedRow[] = [
    [
      [36, 'BMO CashBack Mastercard'],
      [338, 'Statement date'],
      [430, 'Jan. 24, 2026'],
    ],
    [
      [36, 'Previous total balance, Dec. 24, 2025'],
      ['r290', '$100.00'],
      [312, 'Minimum payment due'],
      ['r576', '$10.00'],
    ],
    [
      [36, 'New balance, Jan. 24, 2026'],
      ['r290', '$120.00'],
    ],
    [8, [312, 'Your CashBack rewards']],
    [8, [36, 'Credit limit'], ['r290', '$2,500.00']],
    [6, [312, 'Opening balance'], ['r576', '$41.22']],
    [
      8,
      [36, 'Available credit'],
      ['r290', '$2,380.00'],
      [312, 'Earned this month'],
      ['r576', '$13.87'],
    ],
    [
      [36, 'Amount over limit'],
      ['r290', '$0.00'],
      [312, 'Closing balance'],
      ['r576', '$55.09'],
    ],
    [30, [40, 'DATE'], [146, 'DESCRIPTION'], ['r548', 'AMOUNT ($)']],
    [
      [40, 'Dec. 26'],
      [146, 'SOBEYS MILTON ON'],
      ['r548', '20.00'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { balances: [-10000, -12000], proof: 'proven' },
  ]);
});

it('keeps the box of a card beside one of points whose title stands right below its own (U.S. Bank)', () => {
  const page: PlacedRow[] = [
    [
      [36, 'U.S. Bank Visa Signature Card'],
      [300, 'Closing Date: 06/13/2025'],
    ],
    [
      [36, 'Minimum Payment Due'],
      ['r280', '$10.00'],
    ],
    [20, [36, 'Activity Summary']],
    [8, [320, 'Cash+ Rewards']],
    [8, [36, 'Previous Balance'], [190, '+'], ['r280', '$100.00']],
    [
      [36, 'Purchases'],
      [190, '+'],
      ['r280', '$20.00'],
      [320, '5% - Home Utilities'],
      ['r566', '$5.64'],
    ],
    [
      [36, 'New Balance'],
      [190, '='],
      ['r280', '$120.00'],
    ],
    [
      30,
      [36, 'Post Date'],
      [100, 'Trans Date'],
      [160, 'Transaction Description'],
      ['r566', 'Amount'],
    ],
    [
      [36, '06/02'],
      [100, '05/31'],
      [160, 'SOBEYS MILTON'],
      ['r566', '$20.00'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { balances: [-10000, -12000], proof: 'proven' },
  ]);
});
