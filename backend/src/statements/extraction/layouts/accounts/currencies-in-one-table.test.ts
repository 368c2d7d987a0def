import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('two currencies whose sums stand below each other', () => {
  const page = (summary: string) => `
PayPal     Kontoauszug     01.03.2025 – 31.03.2025     Händlerkonto-ID Q7R2LK4XWB9TJ
${summary}
Transaktionsverlauf – EUR
Datum          Beschreibung                      Brutto     Gebühr      Netto
02.03.2025     Website-Zahlung                    60,00      -2,00      58,00
08.03.2025     Abbuchung                         -30,00       0,00     -30,00
Transaktionsverlauf – USD
Datum          Beschreibung                      Brutto     Gebühr      Netto
11.03.2025     Währungsumrechnung                 44,00       0,00      44,00
11.03.2025     Express-Checkout-Zahlung          -44,00       0,00     -44,00
`;
  const both = `
Währung     Anfangsguthaben     Zahlungseingang     Endguthaben
EUR                  100,00               58,00          128,00
USD                    0,00               44,00            0,00`;

  it('have a list each, though what moved in one of them comes to nothing (PayPal)', () => {
    expect(readTyped(typed(page(both)))).toMatchObject([
      { currency: 'EUR', balances: [10000, 12800], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', balances: [0, 0], proof: 'proven', lines: { length: 2 } },
    ]);
  });
});

it('parts the accounts of one table by a code behind the day of what each brings forward, and closes each with what the overview says of its currency (HSBC One)', () => {
  const page = `
HSBC     Statement of HSBC One     17 April 2025
Portfolio Summary of HSBC One Account
Account                              CCY Balance          Equivalent in HKD
Foreign Currency Savings USD         USD 786.08           6,115.00
Foreign Currency Savings EUR         EUR 845.40           7,278.89
Net Position                                              13,393.89
HSBC One Foreign Currency Savings
Date       CCY     Transaction Details          Deposit     Withdrawal       Balance
17 Mar     USD     B/F BALANCE                                                310.22
21 Mar     USD     VISA DEBIT PURCHASE
                   AMAZON WEB SERVICES                          164.14        146.08
29 Mar             INWARD REMITTANCE
                   SALTWATER PRESS INC           640.00                       786.08
17 Mar     EUR     B/F BALANCE                                                 95.40
24 Mar     EUR     INWARD REMITTANCE
                   ATELIER BRUNE SARL          1,150.00                     1,245.40
12 Apr             OUTWARD REMITTANCE
                   SOPHIE BRUNE                                 400.00        845.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', balances: [31022, 78608], proof: 'proven', lines: { length: 2 } },
    { currency: 'EUR', balances: [9540, 84540], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('begins another account under its heading where amounts in euros are followed by bare dollars (Revolut)', () => {
  const labels = 'Date             Description              Money in /out        Balance';
  const head = `
Revolut Bank UAB     Custom Statement     Generated on the Jun 3, 2025
`;
  const first = `${head}
TESSA LINDQVIST           Account Number (IBAN)
Carrer de Verdi 88        ES12 1583 0001 1490 2217 3345
Product                      Opening balance     Money out     Money in     Closing balance
Personal Account (EUR)       €734.12             €440.82       €1,620.00    €1,913.30
Personal Account (USD)       $88.05              $33.94        $433.16      $487.27
Personal Account (EUR)
Transaction statement
${labels}
May 4, 2025      Payment from Kestrel     €1,620.00            €2,354.12
May 5, 2025      Cabify                   -€40.82              €2,313.30
May 8, 2025      Exchanged to USD         -€400.00             €1,913.30
`;
  const second = `${head}
Personal Account (USD)
Transaction statement
${labels}
May 4, 2025      Github                   -$33.94              $54.11
May 8, 2025      Exchanged from EUR       $433.16              $487.27
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'EUR', balances: [73412, 191330], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [8805, 48727], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads accounts of one table by the currencies in front of what they bring forward, each with its own decimals', () => {
  const page = `
Hang Seng Bank     Foreign Currency Savings     From 18 Dec 2024 to 17 Jan 2025
CCY     Date       Transaction Details          Deposit        Withdrawal        Balance
USD     18 Dec     B/F BALANCE                                                  5,811.40
        23 Dec     TELEGRAPHIC TRANSFER        3,200.00                         9,011.40
        17 Jan     C/F BALANCE                                                  9,011.40
                   Transaction Summary (1)     3,200.00            0.00
JPY     18 Dec     B/F BALANCE                                                380,000.00
        7 Jan      CASH WITHDRAWAL                            150,000.00      230,000.00
        17 Jan     C/F BALANCE                                                230,000.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', lines: ['2024-12-23 320000 901140 TELEGRAPHIC TRANSFER'] },
    { currency: 'JPY', lines: ['2025-01-07 -150000 230000 CASH WITHDRAWAL'] },
  ]);
  const headed = page.replaceAll(/^(USD|JPY) {4}/gm, '$1\n       ');
  expect(readTyped(typed(headed))).toMatchObject([
    { currency: 'USD', lines: { length: 1 } },
    { currency: 'JPY', lines: ['2025-01-07 -150000 230000 CASH WITHDRAWAL'] },
  ]);
});

it('reads whole forints with blanks between the thousands beside an account with decimals (Hungary)', () => {
  const page = `
bankszámlakivonat     2024.09.01. - 2024.09.30.
számlaszám                      pénznem       nyitó egyenleg     záró egyenleg
10400140-00032178-00000008      HUF                  318 775           311 383
10400140-00032178-10000009      EUR                   412,35            324,37
HUF bankszámla: 10400140-00032178-00000008
IBAN: HU03 1040 0140 0003 2178 0000 0008
könyvelés       értéknap     tranzakció leírása                        terhelés (HUF)       jóváírás (HUF)
                             nyitó egyenleg 2024.09.01.                                           318 775
2024.09.02.     09.02.       ÁTUTALÁS                                         -6 842
                             Közlemény: 8810023375
                             napi záró egyenleg     311 933
2024.09.04.     09.04.       JÓVÁÍRÁS                                                              26 600
2024.09.04.     09.04.       VÁSÁRLÁS                                        -22 006
2024.09.05.     09.05.       VÁSÁRLÁS                                         -5 144
                             napi záró egyenleg     311 383
                             forgalom összesen                               -33 992              26 600
                             záró egyenleg 2024.09.30.                                           311 383
EUR bankszámla: 10400140-00032178-10000009
IBAN: HU58 1040 0140 0003 2178 1000 0009
könyvelés       értéknap     tranzakció leírása                        terhelés (EUR)       jóváírás (EUR)
                             nyitó egyenleg 2024.09.01.                                            412,35
2024.09.06.     09.06.       VÁSÁRLÁS                                         -87,98
                             záró egyenleg 2024.09.30.                                             324,37
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'HUF',
      balances: [31877500, 31138300],
      proof: 'proven',
      lines: [
        '2024-09-02 -684200 null ÁTUTALÁS Közlemény: 8810023375',
        '2024-09-04 2660000 null JÓVÁÍRÁS',
        '2024-09-04 -2200600 null VÁSÁRLÁS',
        '2024-09-05 -514400 null VÁSÁRLÁS',
      ],
    },
    { currency: 'EUR', balances: [41235, 32437], proof: 'proven' },
  ]);
});

it('begins the account of the next currency with the code in front of its balance, below a number in a text (HSBC in Hong Kong)', () => {
  const page = positioned([
    [
      [40, 'HSBC'],
      [441, 'Statement of HSBC One'],
      [500, '8 January 2024'],
    ],
    [30, [46, 'HKD Savings'], [110, '411-774402-833']],
    [
      16,
      [46, 'Date'],
      [100, 'Transaction Details'],
      ['r390', 'Deposit'],
      ['r470', 'Withdrawal'],
      ['r549', 'Balance'],
    ],
    [16, [46, '8 Dec'], [100, 'B/F BALANCE'], ['r549', '48,120.55']],
    [14, [46, '14 Dec'], [100, 'HKT PAYMENT LTD'], ['r470', '288.00'], ['r549', '47,832.55']],
    [30, [46, 'FCY Savings'], [110, '411-774402-833']],
    [
      16,
      [46, 'CCY'],
      [80, 'Date'],
      [130, 'Transaction Details'],
      ['r390', 'Deposit'],
      ['r470', 'Withdrawal'],
      ['r549', 'Balance'],
    ],
    [16, [46, 'USD'], [80, '8 Dec'], [130, 'B/F BALANCE'], ['r549', '2,210.40']],
    [14, [80, '28 Dec'], [130, 'TFR FROM HKD SAVINGS']],
    [11, [130, 'HKD3,913.25'], ['r390', '500.00'], ['r549', '2,710.40']],
    [14, [80, '4 Jan'], [130, 'R-TFR 4417 OUTWARD']],
    [11, [130, 'T/T A04417702'], ['r470', '320.00'], ['r549', '2,390.40']],
    [18, [46, 'JPY'], [80, '8 Dec'], [130, 'B/F BALANCE'], ['r549', '184,000.00']],
    [
      14,
      [80, '20 Dec'],
      [130, 'ATM WITHDRAWAL TOKYO'],
      ['r470', '30,000.00'],
      ['r549', '154,000.00'],
    ],
    [14, [80, '2 Jan'], [130, 'PAYMENT REVERSAL'], ['r390', '30,000.00'], ['r549', '184,000.00']],
  ]);
  expect(
    readTyped(page).map(({ currency, balances, lines }) => [currency, balances[0], lines.length]),
  ).toEqual([
    ['HKD', 4812055, 1],
    ['USD', 221040, 2],
    ['JPY', 184000, 2],
  ]);
});
