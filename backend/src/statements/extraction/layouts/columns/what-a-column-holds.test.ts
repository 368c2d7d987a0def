import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, only, read } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('what a row says by the columns it fills', () => {
  it('is a booking where money moved, though its words may speak of the next page', () => {
    const section = only([
      FACTS,
      FIVE,
      five('2 Mar 2024', 'Übertrag auf Konto', '1.00', '', ''),
      five('', 'Übertrag auf Konto', '2.00', '', ''),
      five('', 'Bakery', '3.00', '', '94.00'),
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-100, -200, -300]);
  });

  it('is what several accounts hold, and not what came in, where it adds up a list of them', () => {
    const section = only([
      FACTS,
      [20, [40, 'Savings plan'], [200, '188-815566-4'], ['r555', '25.00']],
      [20, [40, 'Total deposits'], ['r555', '125.00']],
      [30, ...five('', 'Opening balance', '', '', '100.00')],
      FIVE,
      five('2 Mar 2024', 'Bakery', '1.00', '', '99.00'),
      five('', 'Closing balance', '', '', '99.00'),
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('is the name of the account below the header, and no balance of it', () => {
    const name = (text: string): Placed[] => [
      [40, text],
      ['r555', 'Account No. 120-438155-1'],
    ];
    const { sections } = read([
      FACTS,
      [30, [40, 'Account number: 120-438155-1']],
      [20, ...FIVE],
      name('Everyday account'),
      five('2 Mar 2024', 'Bakery', '1.00', '', '99.00'),
      five('', 'Closing balance', '', '', '99.00'),
      [30, [40, 'Account number: 188-815566-4']],
      [20, ...FIVE],
      five('2 Mar 2024', 'Cinema', '1.00', '', '19.00'),
      five('', 'Closing balance', '', '', '19.00'),
    ]);
    expect(sections[0]?.label).toContain('Everyday account');
    expect(sections).toHaveLength(2);
  });

  it('tells by the sums of both directions which way the marks of a card go', () => {
    const section = only([
      [
        [40, 'Credit card statement EUR'],
        [300, '1 March 2024 to 31 March 2024'],
      ],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r400', 'Amount'],
      ],
      [
        [40, '1 Mar 2024'],
        [120, 'Previous balance'],
        ['r400', '724.81'],
      ],
      [
        [40, '2 Mar 2024'],
        [120, 'Alder'],
        ['r400', '24.71-'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Birch'],
        ['r400', '3,117.72-'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Cedar'],
        ['r400', '15.93'],
      ],
      [
        [40, '5 Mar 2024'],
        [120, 'New balance'],
        ['r400', '-2,401.69'],
      ],
      [20, [40, 'Total money out: 15.93']],
      [[40, 'Total money in: 3,142.43']],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([2471, 311772, -1593]);
    expect(proveSection(section).state).toBe('proven');
  });
});

const linesOf = (...pages: string[]) => readTyped(typed(...pages)).map(({ lines }) => lines);

describe('columns', () => {
  it('adds the charge beside an amount where the balances move by both', () => {
    const page = `
Main Account Statement     From Date: 01/03/2025
                           To Date: 31/03/2025
Opening Balance: R1 000.00
Closing Balance: R1 087.00
Date          Description       Category      Money In     Money Out     Fee*      Balance
01/03/2025    Rent              Rent                         -100.00     -2.00      898.00
02/03/2025    Shop              Groceries                     -10.00                888.00
03/03/2025    Received          Income          200.00                   -1.00    1 087.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        currency: 'ZAR',
        balances: [100000, 108700],
        proof: 'proven',
        lines: [
          '2025-03-01 -10200 89800 Rent',
          '2025-03-02 -1000 88800 Shop',
          '2025-03-03 19900 108700 Received',
        ],
      },
    ]);
  });

  it('reads one column under the names of both sides', () => {
    const page = `
SZÁMLAKIVONAT     DEVIZANEM: HUF     IDŐSZAK: 2025.03.01. - 2025.03.31.
NYITÓ EGYENLEG 1.000 HUF     ZÁRÓ EGYENLEG 1.400 HUF
KÖNYVELÉS                                     TERHELÉS (-)
DÁTUMA        TRANZAKCIÓ MEGNEVEZÉSE               JÓVÁÍRÁS      EGYENLEG
25.03.03      VÁSÁRLÁS                                 -250           750
25.03.24      ÁTUTALÁS                                  700         1.450
25.03.31      DÍJ                                       -50         1.400
`;
    expect(linesOf(page)).toEqual([
      [
        '2025-03-03 -25000 75000 VÁSÁRLÁS',
        '2025-03-24 70000 145000 ÁTUTALÁS',
        '2025-03-31 -5000 140000 DÍJ',
      ],
    ]);
  });

  it('reads days as six digits, with the year in front', () => {
    const page = `
Faktura / Kontoutdrag     Fakturadatum 2025-03-31     Lägsta belopp att betala 100,00 SEK
Datum     Bokfört    Specifikation                      Belopp
                     Skuld från föregående faktura      100,00
250325    250328     BETALT BG                         -100,00
250301    250303     ICA KVANTUM                         75,00
250307    250310     SYSTEMBOLAGET                       25,00
                     Summa skuld att betala             100,00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -10000],
        proof: 'proven',
        lines: [
          '2025-03-01 -7500 null ICA KVANTUM',
          '2025-03-07 -2500 null SYSTEMBOLAGET',
          '2025-03-25 10000 null BETALT BG',
        ],
      },
    ]);
  });

  it('reads the letters of a Greek column of directions', () => {
    const page = `
ΑΝΤΙΓΡΑΦΟ     Νόμισμα: EUR     Περίοδος: 01/01/2025 - 30/06/2025
Ημ/νία        Περιγραφή           Ποσό συναλλαγής   Χ/Π   Λογιστικό υπόλοιπο
              ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ                               100,00 Π
02/01/2025    ΑΓΟΡΑ                         30,00    Χ             70,00 Π
28/01/2025    ΜΙΣΘΟΔΟΣΙΑ                    50,00    Π            120,00 Π
`;
    expect(linesOf(page)).toEqual([
      ['2025-01-02 -3000 7000 ΑΓΟΡΑ', '2025-01-28 5000 12000 ΜΙΣΘΟΔΟΣΙΑ'],
    ]);
  });

  it('books what a payment came to, and opens each currency by its row of a summary', () => {
    const page = `
Monthly account statement     March 1 - 31, 2025
Balance summary     Available beginning     Available ending
USD                               100.00              159.00
EUR                                10.00                5.00
Transaction history - USD
Date          Description     Currency     Amount      Fees      Total*
03/22/2025    Payment         USD           80.00     -1.00       79.00
03/23/2025    Chargeback      USD            0.00    -20.00      -20.00
Transaction history - EUR
Date          Description     Currency     Amount      Fees      Total*
03/24/2025    Payment         EUR           -5.00      0.00       -5.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'USD', balances: [10000, 15900], proof: 'proven' },
      { currency: 'EUR', balances: [1000, 500], proof: 'proven' },
    ]);
  });

  it('reads a table whose header runs on into the labels of a box beside it', () => {
    const page = `
RBC Visa     STATEMENT FROM FEB 12 TO MAR 11, 2025     K2A 0E8
PREVIOUS STATEMENT BALANCE                       $100.00
DATE      DATE      ACTIVITY DESCRIPTION      AMOUNT ($)     Payment due date     APR 02, 2025
FEB 11    FEB 12    AIR CANADA                    $60.00     Available credit        $5,060.08
                    74531005065585290950088
FEB 20    FEB 21    PAYMENT - THANK YOU         -$100.00     NEW BALANCE                $60.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -6000],
        proof: 'proven',
        lines: [
          '2025-02-11 -6000 null AIR CANADA 74531005065585290950088',
          '2025-02-20 10000 null PAYMENT - THANK YOU',
        ],
      },
    ]);
  });
});

it('is no part of the text where it begins right below its label, however long it is (CIBC)', () => {
  const page = `
CIBC Visa     Statement date March 20, 2025     Minimum payment     $10.00     CAD
Previous balance     $100.00
Total balance        $153.50
Trans         Post
date          date          Description                   Spend Categories                         Amount($)
Mar 03        Mar 04        LOBLAWS TORONTO ON            Retail and Grocery                           20.00
Mar 09        Mar 11        CANADA COMPUTERS              Home and Office Improvement                   5.00
Mar 19        Mar 20        CINEPLEX #7298                Hotel, Entertainment and Recreation          28.50
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-03-03 -2000 null LOBLAWS TORONTO ON',
    '2025-03-09 -500 null CANADA COMPUTERS',
    '2025-03-19 -2850 null CINEPLEX #7298',
  ]);
});

it('takes the amounts of the fullest of three columns, though none of them has decimals (SinoPac)', () => {
  const page = positioned([
    row(
      [40, '永豐銀行 信用卡'],
      [240, '您的結帳日 2026/03/12'],
      [400, '您的繳款截止日 2026/03/27'],
    ),
    row([40, '上期應繳總金額'], [160, '7,147']),
    row([385, '外幣'], [449, '外幣'], [498, '總費用'], [534, '分期未到期']),
    row(
      [40, '消費日'],
      [78, '起息日'],
      [156, '帳單說明'],
      [324, '臺幣金額'],
      [382, '折算日'],
      [449, '金額'],
      [494, '年百分率'],
      [544, '金額'],
    ),
    row([40, '臺幣']),
    row([40, '03/05'], [78, '03/05'], [156, '永豐自扣已入帳'], ['r352', '-7,147']),
    row([40, '02/15'], [78, '02/24'], [156, '中油加油站'], ['r352', '975']),
    row([40, '02/18'], [78, '02/24'], [156, '悠遊卡自動加值'], ['r352', '488']),
    row(
      [40, '02/23'],
      [78, '02/26'],
      [156, 'AGODA.COM'],
      ['r352', '3,382'],
      [382, '02/24'],
      ['r481', 'JPY 15,800'],
    ),
    row(
      [40, '02/26'],
      [78, '03/03'],
      [156, '燦坤3C'],
      ['r352', '1,500'],
      [497, '15.0%'],
      ['r558', '12,000'],
    ),
  ]);
  expect(readTyped(page)[0]?.lines.map((line) => line.split(' ').slice(0, 2))).toEqual([
    ['2026-02-15', '-97500'],
    ['2026-02-18', '-48800'],
    ['2026-02-23', '-338200'],
    ['2026-02-26', '-150000'],
    ['2026-03-05', '714700'],
  ]);
});
