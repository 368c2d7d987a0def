import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { FACTS, only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('balances in boxes below or between tables', () => {
  it('are those of the table above, where each has its box (N26 with a space)', () => {
    const first = `
01.03.2025 bis 31.03.2025
Hauptkonto
Beschreibung                          Verbuchungsdatum        Betrag
BVG APP                               02.03.2025             -11,58€
Nach Urlaub                           28.03.2025             -50,00€
IBAN: DE60100110012624418820 • BIC: NTSBDEB1XXX
`;
    const second = `
Zusammenfassung Hauptkonto
Dein alter Kontostand                                       +841,13€
Dein neuer Kontostand                                       +779,55€
Space: Urlaub
Beschreibung                          Verbuchungsdatum        Betrag
Von Hauptkonto                        28.03.2025             +50,00€
Zusammenfassung Space: Urlaub
Dein alter Kontostand                                     +1.120,00€
Dein neuer Kontostand                                     +1.170,00€
IBAN: DE60100110012624418820 • BIC: NTSBDEB1XXX
`;
    expect(readTyped(typed(first, second))).toMatchObject([
      { balances: [84113, 77955], proof: 'proven', lines: { length: 2 } },
      { balances: [112000, 117000], proof: 'proven', lines: { length: 1 } },
    ]);
  });

  it('are those of the table below in another currency, whose amounts are what is left of them behind fees (PayPal)', () => {
    const page = `
Kontoauszug für Oktober 2024            01.10.2024 - 31.10.2024
Zahlungsübersicht - EUR
Anfangsguthaben                               188,44
Zahlungseingänge                               39,20
Zahlungsausgänge                              -28,59
Gebühren                                       -1,33
Endguthaben                                   197,72
Transaktionsverlauf - EUR
Datum        Beschreibung            Währung      Betrag    Gebühr    Gesamt*
01.10.2024   Website-Zahlung         EUR           39,20     -1,33      37,87
03.10.2024   PayPal Express-Zahlung  EUR          -28,59      0,00     -28,59
Zahlungsübersicht - USD
Anfangsguthaben                                 0,00
Endguthaben                                     0,00
Transaktionsverlauf - USD
Datum        Beschreibung            Währung      Betrag    Gebühr    Gesamt*
04.10.2024   Steam Games             USD          -39,86      0,00     -39,86
04.10.2024   Währungsumrechnung      USD           39,86      0,00      39,86
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [18844, 19772], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', balances: [0, 0], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('have those of two currencies beside each other, each of which has its table under its own title (PayPal)', () => {
    const page = `
PayPal          Statement for September 2025     PayPal ID: K9XQ2L7RTM4PU
BALANCE SUMMARY (9/1/25 - 9/30/25)
CURRENCY      AVAILABLE BEGINNING    AVAILABLE ENDING    WITHHELD BEGINNING    WITHHELD ENDING
USD                        512.40            1,886.82                  0.00               0.00
EUR                        208.17              528.37                  0.00               0.00
ACTIVITY SUMMARY (9/1/25 - 9/30/25)
                                                     USD          EUR
Beginning Available Balance                       512.40       208.17
Payments received                               1,450.00       340.00
Payments sent                                     -11.99       -10.99
Fees                                              -63.59        -8.81
Ending Available Balance                        1,886.82       528.37
ACCOUNT ACTIVITY (USD)
DATE       DESCRIPTION                         CURRENCY     AMOUNT      FEES      TOTAL*
09/02/25   Website Payment: Brightfork Inc     USD        1,450.00    -63.59    1,386.41
           ID: 4KT81220XL553801R
09/03/25   PreApproved Payment: Dropbox        USD          -11.99      0.00      -11.99
           ID: 5KT81220XL553801R
           Total Amount                        USD        1,438.01    -63.59    1,374.42
`;
    const other = `
ACCOUNT ACTIVITY (EUR)
DATE       DESCRIPTION                         CURRENCY     AMOUNT      FEES      TOTAL*
09/01/25   Payment from Galerie Hellweg        EUR          340.00     -8.81      331.19
           ID: 6KT81220XL553801R
09/04/25   PreApproved Payment: Spotify AB     EUR          -10.99      0.00      -10.99
           ID: 7KT81220XL553801R
           Total Amount                        EUR          329.01     -8.81      320.20
*For each transaction, the Total Amount is the Amount minus the Fees.
`;
    expect(readTyped(typed(page, other))).toMatchObject([
      { currency: 'USD', balances: [51240, 188682], proof: 'proven', lines: { length: 2 } },
      { currency: 'EUR', balances: [20817, 52837], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('close an account by what it holds in its head, where the lines lead to it (Itaú)', () => {
    const page = `
agência 4418   conta 18827-1       período: 01/09/2024 até 30/09/2024
saldo em conta        limite da conta contratado
R$ 3.396,88           R$ 5.000,00
data          lançamentos                            valor (R$)      saldo (R$)
30/08/2024    SALDO ANTERIOR                                         3.412,88
02/09/2024    PIX TRANSF JOAO V02/09                  -10,00
02/09/2024    PIX TRANSF MARCIA02/09                   -6,00
02/09/2024    SALDO TOTAL DISPONÍVEL DIA                             3.396,88
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [341288, 339688], proof: 'proven', lines: { length: 2 } },
    ]);
  });
});

describe('a box of balances below another box', () => {
  it('is set apart from it by more than that one has between its rows', () => {
    const section = only([
      FACTS,
      [20, [40, 'Your standing orders', 10]],
      [16, [40, 'Rent'], ['r300', '456.00'], [340, '5.']],
      [12, [40, 'Gym'], ['r300', '33.00'], [340, '16.']],
      [24, [80, 'Opening balance'], [280, 'Closing balance']],
      [11, [100, '100.00'], [300, '90.00']],
      [30, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r400', '-10.00'],
      ],
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([10000, 9000]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('belongs to it where it stands as close as its rows do', () => {
    const section = only([
      FACTS,
      [20, [40, 'Your reward points', 10]],
      [12, [40, 'Earned'], ['r300', '33.00']],
      [12, [40, 'Opening balance'], ['r300', '456.00']],
      [30, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r400', '-10.00'],
      ],
    ]);
    expect(section.openingMinor).toBeNull();
  });
});
