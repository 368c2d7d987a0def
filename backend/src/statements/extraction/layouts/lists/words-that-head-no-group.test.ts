import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes the name of a group over the texts of its bookings for no side', () => {
  const [section] = readTyped(
    typed(`
Card statement 12/21/2025 - 01/20/2026, all amounts in USD
Previous balance $10.00   New balance $52.10   Minimum payment $5.00
DATE      PURCHASES                  MERCHANT CATEGORY       AMOUNT
01/02     SHELL OIL                  Gasoline                $42.10
`),
  );
  expect(section?.lines).toEqual(['2026-01-02 -4210 null SHELL OIL']);
});

it('does not take the sums of a box for the heading of a group', () => {
  const [section] = readTyped(
    typed(`
Credit card statement date 28 January 2026
Balance from previous statement     £50.00       Minimum payment £5.00
Payments received                   £50.00 CR
New balance                         £12.00
Date          Details                 Amount (£)
03 Jan        PAYMENT THANK YOU          50.00 CR
05 Jan        GROCER                     10.00
09 Jan        BAKER                       2.00
`),
  );
  expect(section).toMatchObject({ balances: [-5000, -1200], proof: 'proven' });
});

describe('what a table calls its bookings', () => {
  it('may be what other tables are called, in the second line of one (N26)', () => {
    const page = `
Kontoauszug Nr. 11/2025     01.11.2025 bis 30.11.2025
Beschreibung                                    Verbuchungsdatum        Betrag
WBM Wohnungsbaugesellschaft                     01.11.2025            -830,00€
Daueraufträge
Wertstellung 01.11.2025
Cafe Mokka                                      05.11.2025             -14,08€
Mastercard • Bars & Restaurants
Dein alter Kontostand                                               +1.000,00€
Dein neuer Kontostand                                                 +155,92€
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-11-01 -83000 null WBM Wohnungsbaugesellschaft Daueraufträge',
          '2025-11-05 -1408 null Cafe Mokka Mastercard • Bars & Restaurants',
        ],
      },
    ]);
  });

  it('may be a heading elsewhere, beside an amount and a balance (Trade Republic)', () => {
    const page = `
Kontoauszug     01.01.2025 - 31.01.2025     EUR
DATUM        TYP                  BESCHREIBUNG        ZAHLUNGSEINGANG      ZAHLUNGSAUSGANG      SALDO
07 Jan.      Überweisung          Incoming transfer          100,00 €                          100,00 €
2025
07 Jan.
             Gebühren             Trading fee                                     1,00 €        99,00 €
2025
08 Jan.      Kartentransaktion    NETFLIX.COM                                    16,86 €        82,14 €
2025
`;
    expect(readTyped(typed(page))[0]?.lines).toEqual([
      '2025-01-07 10000 10000 Überweisung Incoming transfer',
      '2025-01-07 -100 9900 Gebühren Trading fee',
      '2025-01-08 -1686 8214 Kartentransaktion NETFLIX.COM',
    ]);
  });

  it('may head groups of any kind, and no other table (China Merchants Bank)', () => {
    const page = `
Credit Card Statement (2026.01)     RMB A/C     账单日     2026年01月05日
交易日         记账日         交易摘要                人民币金额                卡号末四位                  交易地金额
SOLD        POSTED      DESCRIPTION         RMB AMOUNT           CARD NO                Original Amount
还款
            12/12       Payment                -984.10              2138                        -984.10
分期
08/10       12/11       Instalment 4/12         416.67              2138                         416.67
消费
12/06       12/07       Meituan                  49.26              2138                      49.26(CN)
`;
    expect(readTyped(typed(page))).toMatchObject([{ lines: { length: 3 } }]);
  });
});

it('does not take the last words of a sentence for the heading of a group', () => {
  const text = typedAsLines(`
Kontoauszug   Abrechnungszeitraum: 11.12.2023 - 10.01.2024
Wir ziehen zum 07.02.2024 den Betrag ein. Er vermindert sich um
Einzahlungen auf Ihrem Barclays Konto.
Umsatzübersicht
Beleg- Buchungs-/ Beschreibung Karte Betrag (EUR)
datum Valutadatum
Alter Saldo vom 10. Dezember 2023                                    821,96-
12.12.2023    13.12.2023     RestRette                                 4,00-
15.12.2023    18.12.2023     SB Tank Altona                           58,20-
20.12.2023    21.12.2023     Markthalle                               60,78+
27.12.2023    28.12.2023     Fjordhotel                               10,00-
04.01.2024    05.01.2024     Funknetz                                  5,00-
06.01.2024    06.01.2024     Per Lastschrift dankend erhalten        671,99+
Neuer Saldo am 10. Januar 2024                                       166,39-
Umsätze Visa Karten-Nr. 453810XXXXXX2291 EUR                          16,42`);
  expect(readTyped(text)[0]).toMatchObject({
    balances: [-82196, -16639],
    proof: 'proven',
    lines: [
      '2023-12-12 -400 null RestRette',
      '2023-12-15 -5820 null SB Tank Altona',
      '2023-12-20 6078 null Markthalle',
      '2023-12-27 -1000 null Fjordhotel',
      '2024-01-04 -500 null Funknetz',
      '2024-01-06 67199 null Per Lastschrift dankend erhalten',
    ],
  });
});

it('does not take the end of a sentence in brackets for the heading of a group', () => {
  const text = typed(`
Statement April 22, 2025 through May 21, 2025   Account Number: 000000831452207
Beginning Balance   $100.00
Ending Balance      $230.00
The fee was waived this period because you had electronic
deposits totaling $500.00 or more (your total was $650.00).
DATE      DESCRIPTION                      AMOUNT     BALANCE
          Beginning Balance                           $100.00
04/22     Card Purchase Starbucks          -20.00       80.00
04/25     Northgate Design Payroll         650.00      730.00
05/20     Harbor Apts Web Pmts            -500.00      230.00
          Ending Balance                              $230.00
`);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-04-22 -2000 8000 Card Purchase Starbucks',
        '2025-04-25 65000 73000 Northgate Design Payroll',
        '2025-05-20 -50000 23000 Harbor Apts Web Pmts',
      ],
    },
  ]);
});
