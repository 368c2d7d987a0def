import { describe, expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

describe('charges of a card behind bookings that print a day each (Garanti)', () => {
  const page = (days: string[]) => `
Garanti BBVA bonus     Hesap Kesim Tarihi 20 Şubat 2025     Kredi Kartı     TL
Önceki Bakiye          1.000,00 TL
İşlem Tarihi      İşlemler                       Tutar (TL)
${days.map((day) => `${day.padEnd(18)}MARKET ALIŞVERİŞ                   10,00`).join('\n')}
                  DÖNEM FAİZİ                        21,38
                  KKDF                                3,71
TOPLAM BORCUNUZ                                   ${(1000 + 10 * days.length + 25.09).toFixed(2).replace('.', ',').replace(/^1/, '1.')}
`;
  const daysOf = (text: string) =>
    readTyped(typed(text))[0]
      ?.lines.slice(-2)
      .map((line) => line.split(' ').slice(0, 2).join(' '));

  it('bear the day of the statement', () => {
    const days = ['01 Şubat 2025', '09 Şubat 2025', '09 Şubat 2025'];
    expect(daysOf(page(days))).toEqual(['2025-02-20 -2138', '2025-02-20 -371']);
  });

  it('bear the day above them where days may be printed once for several', () => {
    const days = ['01 Şubat 2025', '09 Şubat 2025'];
    expect(daysOf(page(days))).toEqual(['2025-02-09 -2138', '2025-02-09 -371']);
  });
});

it('books no interest of nought on a card, and no sum behind its last line (Bank of America)', () => {
  const page = `
Credit Card Statement     December 14, 2024 - January 13, 2025     Payment Due Date 02/10/2025
Previous Balance                $100.00
New Balance Total               $153.55
Transaction     Posting     Description                                   Amount     Total
Date            Date
Purchases and Adjustments
01/04           01/06       EVERGREEN MARKET                               30.00
                            TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD          $30.00
Fees
12/27           12/29       FOREIGN TRANSACTION FEE                         1.08
                            TOTAL FEES CHARGED FOR THIS PERIOD                        $1.08
Interest Charged
01/13           01/13       INTEREST CHARGED ON PURCHASES                  22.47
01/13           01/13       INTEREST CHARGED ON BALANCE TRANSFERS           0.00
                            TOTAL INTEREST CHARGED FOR THIS PERIOD                   $22.47
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -15355],
      proof: 'proven',
      lines: [
        '2024-12-27 -108 null FOREIGN TRANSACTION FEE',
        '2025-01-04 -3000 null EVERGREEN MARKET',
        '2025-01-13 -2247 null INTEREST CHARGED ON PURCHASES',
      ],
    },
  ]);
});

it('reads the fees of a card below a heading of what is charged (Westpac)', () => {
  const [card] = readTyped(
    typed(`
Your credit card statement, in AUD
Statement from   20 Feb 2025
Statement to     19 Mar 2025
Opening balance  AUD 100.00      Minimum payment due   AUD 42.00
Closing balance  AUD 620.45
Date of transaction   Description                          Debits/Credits
21 Feb                QANTAS AIRWAYS LTD MASCOT AUS                346.18
22 Feb                WOOLWORTHS 1287 BRUNSWICK                    114.27
10 Mar                PAYMENT BY AUTHORITY                         100.00 -
                      Sub Total:                                   360.45
Interest, Fees & Government Charges
19 Mar                ANNUAL CARD FEE                              150.00
19 Mar                ADDITIONAL CARDHOLDER FEE                     10.00
                      Sub Total:                                   160.00
                      Closing balance at 19 Mar 2025               620.45
`),
  );
  expect(card).toMatchObject({ balances: [-10000, -62045], proof: 'proven' });
  expect(card?.lines).toHaveLength(5);
});

it('books what a card is charged with for itself on the day of booking, where a dash stands for that of the purchase (Hanseatic Bank)', () => {
  expect(
    readPages(`
HanseaticBank     Kreditkartenkonto     GenialCard (Visa)
Zeitraum     01.08.2025 - 29.08.2025
Buchungsdatum   Transaktionsdatum   Beschreibung            Karte       Betrag in €
Alter Saldo vom 31.07.2025                                              -100,00
01.08.2025      29.07.2025          Kartenumsatz REWE       3174         -38,76
04.08.2025      31.07.2025          Kartenumsatz EDEKA      3174         -64,12
05.08.2025      -                   Gutschrift              -            100,00
08.08.2025      06.08.2025          Kartenumsatz HVV        3174          -3,90
Neuer Saldo vom 29.08.2025                                              -106,78
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-07-29 -3876 /),
        expect.stringMatching(/^2025-07-31 -6412 /),
        expect.stringMatching(/^2025-08-05 10000 /),
        expect.stringMatching(/^2025-08-06 -390 /),
      ],
    },
  ]);
});

describe('below what a card was charged', () => {
  const statement = (due: string, below: string) =>
    readTyped(
      typed(`
Your credit card statement     From 1 January 2020 to 31 January 2020     USD   Minimum Payment Due 25.00
Previous Balance      100.00
New Balance           ${due}
Date       Description           Amount
Payments and Credits
01/05      PAYMENT THANK YOU    -100.00
Purchases
01/06      KROGER                 100.00
01/07      LOWES                   50.00
           Total purchases         150.00
${below}
`),
    );

  const interest = `Fees and Interest Charged
01/31      Interest Charge on Purchases    9.84
           Total Interest This Period      9.84
`;

  it.each([
    '           Interest charged in 2020       22.10',
    '           Annual fee due next month      95.00',
    'Interest charged\n           Purchase interest              9.84\n           Cash advance interest           0.00',
  ])('nothing is charged again: %s', (below) => {
    const sections = statement('159.84', interest + below);
    expect(sections).toMatchObject([{ balances: [-10000, -15984], proof: 'proven' }]);
  });

  it.each([
    'Fees\n           Annual fee due next month      95.00\n           Total fees this period          0.00',
    'Fees\n           Late payment fee up to      40.00',
  ])('a fee that comes to no sum is not booked: %s', (below) => {
    const sections = statement('150.00', below);
    expect(sections).toMatchObject([{ balances: [-10000, -15000], proof: 'proven' }]);
  });
});

it('books no fee that was waived', () => {
  const page = `
Wise-like     Statement 1234567     EUR
Date          Description           Fee          Debit         Credit         Balance
              Opening balance                                                 100.00
03/03/2025    ATM                                10.00                         90.00
05/03/2025    Fee waived            5.00
06/03/2025    PAY                                              50.00         140.00
              Closing balance                                                140.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [10000, 14000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes no interest of nothing at a rate for a booking (M&S Bank)', () => {
  expect(
    readPages(`
M&S Credit Card     Statement Date 14 March 2025     Minimum Payment £25.00
Previous Balance                £356.20
New Balance                     £380.20
Received By Us     Transaction Date     Details                                  Amount (£)
12 Mar 25          11 Mar 25            SOUTH WESTERN RAIL                            24.00
                                        Summary Of Interest On This Statement
                                        Purchases 1.767% per month (variable)          0.00
                                        Cash and other 1.999% per month (variable)     0.00`),
  ).toMatchObject([{ balances: [-35620, -38020], proof: 'proven', lines: { length: 1 } }]);
});

it('books what a return takes back of what was earned, without a day, on that of the return (Apple Card)', () => {
  expect(
    readPages(`
Apple Card     Dec 1 - Dec 31, 2024     Minimum Payment Due $25.00
Previous Total Balance                      $100.00
Total Balance                               $155.54
Transactions
Date           Description                          Daily Cash            Amount
12/01/2024     TRADER JOE S #0182                   2%     $0.96          $48.17
12/03/2024     CLIPPER                              2%     $0.40          $20.00
12/03/2024     UBER EATS                            2%     $0.20          $10.00
12/05/2024     TARTINE BAKERY                       2%     $0.20          $10.00
12/07/2024     NIKE.COM                             2%     $0.20          $10.00
12/10/2024     PG&E/EZ-PAY                          2%     $0.20          $10.00
12/12/2024     WALGREENS #1283                      2%     $0.20          $10.00
12/19/2024     NIKE.COM (RETURN)                                         -$64.57
               Daily Cash Adjustment                -3%                    $1.94`),
  ).toMatchObject([{ balances: [-10000, -15554], proof: 'proven', lines: { length: 9 } }]);
});
