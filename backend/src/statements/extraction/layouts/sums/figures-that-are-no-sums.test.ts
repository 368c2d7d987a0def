import { describe, expect, it } from 'vitest';
import { bearsTotal } from '../../bookings/row-kinds.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes the first figure under the name of a column for no sum, where several rows follow (M-PESA)', () => {
  const page = `
M-PESA     MPESA FULL STATEMENT     Statement Period: 01 Dec 2025 - 31 Dec 2025     KES
TRANSACTION TYPE              PAID IN              PAID OUT
SEND MONEY                        0.00                 47.00
RECEIVED MONEY                  900.00                  0.00
AGENT WITHDRAWAL                  0.00                 29.00
TOTAL:                          900.00                 76.00
Completion Time     Details                    Paid In      Withdrawn       Balance
2025-12-21          Agent Withdrawal              0.00         -29.00        924.00
2025-12-19          Funds received              900.00           0.00        953.00
2025-12-18          Customer Transfer             0.00         -47.00         53.00
`;
  const [section] = readTyped(typed(page));
  expect(section).toMatchObject({ lines: { length: 3 } });
  expect(section?.proof).not.toBe('broken');
});

it('takes how many bookings went which way for none of them (TD)', () => {
  const page = `
TD Canada Trust     Statement From - To     APR 30/25 - MAY 30/25     KINGSTON ON K7K 3G6
Description             Withdrawals     Deposits     Date      Balance
STARTING BALANCE                                     APR30      641.18
PRESTO APPL                   32.09                  APR30      609.09
QUEENS UNIVERSIT PAY                      100.00     MAY03      709.09
                  Number            Amount
Credits               1             100.00
Debits                1              32.09
`;
  expect(readPages(page)).toMatchObject([{ lines: { length: 2 } }]);
});

it('takes no sums of a box that opens with another figure behind the account for those of its lines', () => {
  const page = `
Tagesgeldpocket     Kontoauszug 06/2026     01.06.2026 - 30.06.2026
Buchung   Valuta    Transaktionsinformation                     Betrag
30.06.    30.06.    Steuern                                   - 4,04 €
30.06.    30.06.    Zinsen                                   + 15,32 €
Zusammenfassung
Startsaldo                                                 6.127,26 €
Kontobelastungen                                             - 4,04 €
Kontogutschriften                                           + 15,32 €
Endsaldo                                                   6.138,54 €
Rechnungsabschluss 2/2026     16.05.2026 - 30.06.2026
Zusammenfassung
Startsaldo                                                     0,00 €
Kontobelastungen                                             - 5,92 €
Kontogutschriften                                        + 6.144,46 €
Endsaldo                                                   6.138,54 €`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [612726, 613854], proof: 'proven' }]);
  expect(readTyped(typedAsLines(page))[0]).toMatchObject({ proof: 'proven' });
});

it('takes sums of both sides with their counts for the end of a list (TD)', () => {
  const rowOf = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) }) as never;
  const [debits, credits] = ['Total cheques/debits', 'Total deposits/credits'];
  expect(bearsTotal(rowOf(debits, '(20)', '2,178.28', credits, '(4)', '2,699.24'))).toBe(true);
  expect(bearsTotal(rowOf(debits, 'SOBEYS #0722', '2,178.28'))).toBe(false);
});

it('takes counts and averages below the bookings for no sums of theirs', () => {
  const page = `
Statement From - To DEC 31/25 - JAN 30/26     Amounts in CAD
Description              Withdrawals          Deposits     Date            Balance
STARTING BALANCE                                           DEC31            100.00
MONTHLY FEE                    16.95                       DEC31             83.05
ACCT BAL REBATE                                  16.95     JAN30            100.00
No. of Withdrawals     No. of Deposits     Monthly Min. Balance     Monthly Avg. Cr. Bal.
1                      1                   $83.05                   $87.20
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'not_provable',
      lines: ['2025-12-31 -1695 8305 MONTHLY FEE', '2026-01-30 1695 10000 ACCT BAL REBATE'],
    },
  ]);
});

it('holds no sum of a year against the lines of a month (NatWest)', () => {
  const card = (below: string) => `
Your NatWest Credit Card Statement     GBP     Credit limit £6,500.00
Statement period     11 December 2024 to 10 January 2025
Date of transaction     Date entered     Description                              Amount
                                         BALANCE FROM PREVIOUS STATEMENT          100.00
12 DEC                  13 DEC           SAINSBURYS                                64.83
15 DEC                  16 DEC           DIRECT DEBIT PAYMENT - THANK YOU         100.00 CR
10 JAN                  10 JAN           INTEREST - CASH                            1.87
                                         NEW BALANCE                               66.70
${below}`;
  const year = `
Summary of other charges in 2024
Total fees charged 01 JAN 2024 to 31 DEC 2024                                      27.66
Total interest charged 01 JAN 2024 to 31 DEC 2024                                  41.09
`;
  const expected = [{ balances: [-10000, -6670], proof: 'proven', lines: { length: 3 } }];
  expect(readPages(card(year))).toMatchObject(expected);
});

describe('sums of a card that leave something out', () => {
  const bill = (owed: string) =>
    readTyped(
      typed(`
Visa Infinite Card   Statement period Dec. 13, 2023 - Jan. 12, 2024   Amounts in CAD
Previous total balance, Dec. 12, 2023      $300.00
Total payments and credits               - $300.00
Purchases and other charges              + $150.00
Fees                                     + $120.00
${owed}
TRANS DATE    POSTING DATE    DESCRIPTION                       AMOUNT ($)
Dec. 14       Dec. 16         BOOKSHOP                              150.00
Dec. 20       Dec. 20         PAYMENT RECEIVED - THANK YOU          300.00 CR
`),
    );

  it('breaks a list that misses the fees which the new balance contains', () => {
    expect(bill('New total balance, Jan. 12, 2024         $270.00')).toMatchObject([
      { balances: [-30000, -27000], proof: 'broken' },
    ]);
  });

  it('proves nothing by sums where the card says that it owes something else, or names fees that stand on no line', () => {
    for (const owed of ['Current balance                          $270.00', ''])
      expect(bill(owed)).toMatchObject([{ proof: 'not_provable' }]);
  });

  it('closes a card by its sums beside nothing else that it may owe', () => {
    const text = typed(`
Kreditkartenabrechnung EUR     vom 01. August 2024 bis zum 31. August 2024
Saldo letzte Abrechnung: 550,78
Beschreibung                            Buchung         Betrag
Steuerberatung GmbH                     01.08.2024      788,97
Gehalt Halden GmbH                      12.08.2024     -550,78
Gehalt Halden GmbH                      13.08.2024     -100,22
Kartenzahlung Buchhandlung              25.08.2024      101,00

Summe Belastungen: 889,97
Summe Gutschriften: 651,00
`);
    expect(readTyped(text)).toMatchObject([{ balances: [-55078, -78975], proof: 'proven' }]);
  });
});

it("takes the sum of a bank's charges behind the last account for none of what went out of it (Caisse d'Épargne)", () => {
  const page = `
CAISSE D'EPARGNE     Relevé du 15/12/25 au 15/01/26     EUR
MME ROZENN LE BIHAN - LIVRET A - 00244719028
Détail des opérations                                                    Débit         Crédit
             SOLDE PRECEDENT AU 15/12/25                                             5 143,77
29/12        VIREMENT PAR INTERNET                                                     100,00
08/01        VIREMENT PAR INTERNET                                      250,00
             NOUVEAU SOLDE CREDITEUR AU 15/01/26                                     4 993,77
Frais bancaires et cotisations
Total des frais bancaires et cotisations de la période                                 10,40 €
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [514377, 499377], proof: 'proven', lines: { length: 2 } },
  ]);
});
