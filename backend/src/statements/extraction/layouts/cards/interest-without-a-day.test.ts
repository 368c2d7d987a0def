import { describe, expect, it } from 'vitest';
import { proofAndLines, readPages, readTyped, typed } from '../typed.fixture.ts';

it('books no interest of a card that comes to nothing (Lloyds)', () => {
  const page = `
Credit card statement     Statement date     09 January 2025     Minimum payment     £5.00
Date           Description                        Amount (£)
               BALANCE FROM PREVIOUS STATEMENT         18.44
2 January      ESSO                                    49.03
9 January      INTEREST (STANDARD PURCHASES)            3.07
9 January      INTEREST (BALANCE TRANSFERS)             0.00
               YOUR NEW BALANCE                        70.54
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('charges interest without a day on the last one of the period, where its texts stand under the name of fees (Discover)', () => {
  const page = `
Credit card     OPEN TO CLOSE DATE: 12/12/2024 - 01/11/2025     Minimum Payment Due     $10.00     Member FDIC
Previous Balance     $84.66
New Balance          $158.85
DATE      FEES                                AMOUNT
01/07     LATE FEE                            $30.00
TOTAL FEES FOR THIS PERIOD                    $30.00
INTEREST CHARGED                              AMOUNT
          INTEREST CHARGE ON PURCHASES        $44.19
TOTAL INTEREST FOR THIS PERIOD                $44.19
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-8466, -15885],
      proof: 'proven',
      lines: [
        '2025-01-07 -3000 null LATE FEE',
        '2025-01-11 -4419 null INTEREST CHARGE ON PURCHASES',
      ],
    },
  ]);
});

it('books interest without a day below a heading of fees and interest (Discover)', () => {
  expect(
    readPages(`
DISCOVER IT CARD ENDING IN 4417     OPEN TO CLOSE DATE: 03/12/2025 - 04/11/2025     Minimum Payment Due $35.00     USD
Previous Balance     $100.00
New Balance     $154.07
DATE          PURCHASES                                         AMOUNT
03/18         KROGER COLUMBUS OH                                $28.17
03/21         NETFLIX.COM                                       $11.07
DATE          FEES AND INTEREST CHARGED                         AMOUNT
              TOTAL FEES FOR THIS PERIOD                         $0.00
              INTEREST CHARGE ON PURCHASES                      $14.83
              TOTAL INTEREST FOR THIS PERIOD                    $14.83
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [{}, {}, '2025-04-11 -1483 null INTEREST CHARGE ON PURCHASES'].map((line) =>
        typeof line === 'string' ? line : expect.any(String),
      ),
    },
  ]);
});

describe('interest without a day', () => {
  it('is that of the day above on an account', () => {
    expect(
      proofAndLines(`
Current account statement 01 Jan 2024 - 31 Jan 2024   GBP
Date         Description                      Paid out     Paid in     Balance
             Opening balance                                            100.00
14 Jan 2024  Shop                               10.00
             Interest charged on overdraft       5.00
             Bakery                              5.00                    80.00
20 Jan 2024  Cafe                                5.00                    75.00
             Closing balance                                             75.00
`),
    ).toEqual([
      [
        'proven',
        [
          '2024-01-14 -1000 null Shop',
          '2024-01-14 -500 null Interest charged on overdraft',
          '2024-01-14 -500 8000 Bakery',
          '2024-01-20 -500 7500 Cafe',
        ],
      ],
    ]);
  });

  it('says once more what is booked by another name', () => {
    const [section] = readTyped(
      typed(`
Capital One     Dec 15, 2023 - Jan 14, 2024     Payment Due Date Feb 08, 2024     USD
Previous Balance       $100.00
New Balance            $144.71
Trans Date   Post Date   Description            Amount
Jan 4        Jan 5       PIEDMONT MARKET        $30.00
Jan 14       Jan 14      INTEREST CHARGE:PURCHASES  $14.71
Interest Charge on Purchases                    $14.71
Total Interest for This Period                  $14.71
`),
    );
    expect(section?.proof).toBe('proven');
    expect(section?.lines).toHaveLength(2);
  });
});

it('books interest without a day below its own heading on the last day of the period (Wells Fargo)', () => {
  const page = `
Wells Fargo     Active Cash Visa     Statement Period 04/10/2026 to 05/09/2026     USD
Previous Balance     $100.00
New Balance           $71.90
Minimum Payment       $35.00     Payment Due Date     06/03/2026
Trans     Post      Description                               Credits     Charges
Payments
04/26     04/26     ONLINE PAYMENT THANK YOU                   100.00
Purchases, Balance Transfers & Other Charges
04/28     04/29     SAFEWAY SALEM OR                                        49.24
TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD         $49.24
Interest Charged
                    INTEREST CHARGE ON PURCHASES                            17.66
                    INTEREST CHARGE ON CASH ADVANCES                         5.00
TOTAL INTEREST CHARGED FOR THIS PERIOD                                     $22.66
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -7190],
      lines: {
        2: '2026-05-09 -1766 null INTEREST CHARGE ON PURCHASES',
        3: '2026-05-09 -500 null INTEREST CHARGE ON CASH ADVANCES',
      },
    },
  ]);
});

it('books what stands without a day beside interest on the day of the statement, too, where days are printed again (AIB)', () => {
  const card = (name: string) => `
AIB Platinum Mastercard     Credit limit EUR 5,000.00     Statement date 11 April 2025
Statement period 12 March 2025 to 11 April 2025
Date         Details                              Debit          Credit
             BALANCE FROM PREVIOUS STATEMENT                     100.00
14 Mar       Bookshop Galway                      20.00
14 Mar       Cafe Galway                           5.00
10 Apr       Payment received                                     25.00
             INTEREST CHARGED ON PURCHASES        16.83
             ${name.padEnd(37)}2.41
`;
  for (const name of ['INTEREST CHARGED ON CASH', 'A LEVY THAT NOBODY KNOWS'])
    expect(readPages(card(name))[0]?.lines.slice(-2)).toEqual([
      expect.stringMatching(/^2025-04-11 -1683 /),
      expect.stringMatching(/^2025-04-11 -241 /),
    ]);
});

it('books undated interest of a card under the heading of nothing else (Santander in Poland)', () => {
  const [section] = readTyped(
    typed(`
Zestawienie operacji - karta kredytowa     Okres rozliczeniowy   2023-05-13 - 2023-06-12
Saldo początkowe (2023-05-12)      -1 842,06 PLN
Minimalna kwota do spłaty            150,00 PLN
Saldo końcowe (2023-06-12)         -1 890,75 PLN     Przyznany limit kredytowy  8 000,00 PLN
Data transakcji   Data księgowania   Opis operacji                       Kwota (PLN)
SPŁATY I WPŁATY
2023-05-29        2023-05-29         WPŁATA - DZIĘKUJEMY                    1 500,00
                                     Razem                                  1 500,00
TRANSAKCJE BEZGOTÓWKOWE
2023-05-13        2023-05-15         ŻABKA Z4471 WROCŁAW                     -900,00
2023-05-14        2023-05-16         KAUFLAND PL 3308                        -599,94
                                     Razem                                 -1 499,94
OPŁATY I PROWIZJE
2023-05-20        2023-05-20         PROWIZJA ZA WYPŁATĘ GOTÓWKI              -16,00
2023-06-01        2023-06-01         OPŁATA ZA UBEZPIECZENIE                   -6,24
                                     Razem                                    -22,24
ODSETKI
                                     Odsetki od transakcji bezgotówkowych     -21,88
                                     Odsetki od transakcji gotówkowych         -4,63
                                     Razem                                    -26,51
`),
  );
  expect(section).toMatchObject({ balances: [-184206, -189075], proof: 'proven' });
  expect(section?.lines.slice(-2)).toEqual([
    '2023-06-12 -2188 null Odsetki od transakcji bezgotówkowych',
    '2023-06-12 -463 null Odsetki od transakcji gotówkowych',
  ]);
});

it('dates the tax on what was bought abroad by the issue of the bill, though other groups stand below it (Itaú)', () => {
  const days = ['08', '09', '11', '12', '12', '13', '15', '18', '20'];
  const page = `
Itaú Cartões     Fatura     Real     R$ 331,47
Total da fatura anterior             0,00     Emissão                       22/01/2025
Pagamento efetuado em 05/01/2025     0,00     Previsão prox. fechamento     22/02/2025
Total desta fatura                 141,47     Vencimento                    05/02/2025
DATA       ESTABELECIMENTO                    VALOR EM R$
${days.map((day) => `${day}/01      CONDOR SUPERMERC                         10,00`).join('\n')}
19/01      HOSTELWORLD GROUP                        30,00
Total transações inter. em R$                      120,00
Repasse de IOF em R$                                11,47
DATA       PRODUTOS/SERVIÇOS                  VALOR EM R$
05/01      SEGURO CARTAO PROTEGIDO                  10,00
Total desta fatura                                 141,47
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.filter((line) => line.includes('IOF'))).toEqual([
    '2025-01-22 -1147 null Repasse de IOF em R$',
  ]);
});

it('books no interest of nothing that stands without a day above the sum of it (CIBC)', () => {
  const page = `
CIBC Visa     Statement date March 20, 2025     Minimum payment     $10.00     CAD
Previous balance     $100.00
Total balance        $131.87
Your interest
Date          Description                   Annual interest rate (%)            Amount($)
Mar 20        REGULAR PURCHASES             20.99%                                  11.87
              CASH ADVANCES                 21.99%                                   0.00
Total interest this period                                                        $11.87
Your new charges and credits
Date          Description                   Spend Categories                    Amount($)
Mar 03        LOBLAWS TORONTO ON            Retail and Grocery                      20.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -2000 null LOBLAWS TORONTO ON',
        '2025-03-20 -1187 null REGULAR PURCHASES 20.99%',
      ],
    },
  ]);
});

describe('interest behind fees that share the day of a purchase abroad (CommBank)', () => {
  const page = (last: string) => `
CommBank     Low Rate Mastercard     Statement period 1 Dec 2024 - 31 Dec 2024     Payment due date 25 Jan 2025     AUD
Opening balance     $100.00
Closing balance     $185.50
Date       Transaction Details                       Amount (A$)
01 Dec     WOOLWORTHS NEWTOWN                              10.00
02 Dec     OPAL TRAVEL                                     10.00
03 Dec     BUNNINGS                                        10.00
04 Dec     ADOBE SAINT PETRIC IR                           20.00
           International Transaction Fee                    0.50
06 Dec     UBER TRIP                                        5.00
08 Dec     CHEMIST WAREHOUSE                                5.00
10 Dec     Payment Received, Thank You                     30.00-
12 Dec     DAN MURPHYS                                     10.00
16 Dec     AMAZON AU                                       20.00
21 Dec     DOMINOS                                         10.00
30 Dec     BP EXPRESS                                      10.00
           ${last}                      5.00
`;
  const daysOf = (last: string) =>
    readPages(page(last)).map(({ proof, lines }) => [
      proof,
      lines.filter((line) => /fee|interest/i.test(line)).map((line) => line.slice(0, 10)),
    ]);

  it('is charged on the last day of the period', () => {
    expect(daysOf('Interest charged on purchases')).toEqual([
      ['proven', ['2024-12-04', '2024-12-31']],
    ]);
  });

  it('is no fee for the last purchase', () => {
    expect(daysOf('International Transaction Fee')).toEqual([
      ['proven', ['2024-12-04', '2024-12-30']],
    ]);
  });
});
