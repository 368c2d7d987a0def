import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

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

describe('accounts and lists below others', () => {
  it('are in the currency that heads them by its code and its name (ZA Bank)', () => {
    const table = (title: string, opening: string, amount: string, closing: string) => `
${title}
Date           Transaction details        Deposit        Withdrawal        Balance
1 Mar 2026     Opening balance                                          ${opening}
8 Mar 2026     Currency exchange        ${amount}                       ${closing}
31 Mar 2026    Closing balance                                          ${closing}
`;
    const page = `
ZA Bank     1 Mar 2026 - 31 Mar 2026
${table('HKD Savings', '  100.00', '  20.00', '  120.00')}
${table('USD 美元', '  310.40', ' 500.00', '  810.40')}`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'HKD', balances: [10000, 12000], proof: 'proven' },
      { currency: 'USD', balances: [31040, 81040], proof: 'proven' },
    ]);
  });

  it('are no bookings where they say that they will be debited (Novo Banco), or what a month came to (NAB)', () => {
    const table = `
Data          Data          Descritivo                Débito       Crédito       Saldo
02.12.25      02.12.25      Saldo inicial                                       100,00
30.12.25      30.12.25      Compra Padaria             10,00                     90,00
              SALDO CONTABILÍSTICO                                               90,00
              SALDO DISPONÍVEL                                                  590,00`;
    const next = `
MOVIMENTOS DE CARTÃO 4417 - valores a debitar em 05.01.26
20.12.25                    Fnac Colombo               89,90
`;
    expect(
      readTyped(typed(`Extrato em EUR de 01.12.2025 a 01.01.2026${table}`, next)),
    ).toMatchObject([{ balances: [10000, 9000], proof: 'proven', lines: { length: 1 } }]);
    const nab = `
NAB Classic Banking     BSB number 083-298     1 April 2025 - 30 April 2025
Opening balance $95.45 Cr
Closing balance $101.45 Cr
Date             Particulars                  Debits       Credits       Balance
1 Apr 2025       EFTPOS                         2.00
                 EFTPOS                         3.00                    90.45 Cr
30 Apr 2025      ONLINE dinner split                         11.00     101.45 Cr
                 Monthly Transaction Summary
                 Account service fee                          5.00
`;
    expect(readTyped(typed(nab))).toMatchObject([
      { balances: [9545, 10145], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});
