import { expect, it } from 'vitest';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('reads the transfer of something as a booking, and no balance carried over (Nordax)', () => {
  const page = `
Kontoauszug EUR     Zeitraum: 24.08.2023 bis 23.08.2025
Valuta Datum     Zahlungsvorgang     Belastung     Gutschrift     Saldo
24.08.2023     Alter Kontostand     10.000,00
24.08.2024     Zinsbuchung     403,39     10.403,39
24.08.2024     Übertrag des verlängerten     403,39     10.000,00
               Zinsertrags
24.08.2024     Übertrag des verlängerten     10.000,00     0,00
               Einlagebetrages
23.08.2025     Neuer Kontostand     0,00`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [1000000, 0],
      proof: 'proven',
      lines: [
        '2024-08-24 40339 1040339 Zinsbuchung',
        '2024-08-24 -40339 1000000 Übertrag des verlängerten Zinsertrags',
        '2024-08-24 -1000000 0 Übertrag des verlängerten Einlagebetrages',
      ],
    },
  ]);
});

it('takes no shop with a word of the carry of a page in its name for that carry (Bradesco)', () => {
  const page = `
bradesco                                   Fatura Bradesco Visa Gold
Saldo anterior                 100,00
(-) Créditos e pagamentos      100,00-
(+) Compras e débitos          112,00
(=) Total da fatura em real    112,00
Data      Histórico de Lançamentos          Cidade               US$            R$
          SALDO ANTERIOR                                                    100,00
11/12/24  PAGTO. POR DEB EM C/C                                             100,00-
14/12/24  URBS CARTAO TRANSPORTE            CURITIBA                          6,00
14/12/24  URBS CARTAO TRANSPORTE            CURITIBA                          6,00
15/12/24  AMAZON MARKETPLACE                OSASCO                          100,00
          TOTAL DA FATURA EM REAL                                           112,00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-10000, -11200], lines: { length: 4 } },
  ]);
});

it('books a transfer that is called like what a page carries, between two bookings (DKB)', () => {
  const [account] = readTyped(
    typed(
      `
Kontoauszug 3/2025
Datum        Erläuterung                               Betrag Soll EUR     Betrag Haben EUR
             Kontostand am 28.02.2025, Auszug Nr. 2                                  318,22
20.03.2025   Kartenzahlung                                     -51,62
             SHELL 0912 MICHENDORF
24.03.2025   Übertrag                                         -200,00
             Jonas Schulze-Rathenow
26.03.2025   Kartenzahlung                                     -33,70
             HORNBACH BAUMARKT AG
             Kontostand am 31.03.2025 um 18:07 Uhr                                    32,90
`,
      `
Abrechnung vom 31.03.2025 für den Zeitraum 01.01.2025 bis 31.03.2025
Zinsart                                  Zinssatz          Zinszahlen            Betrag EUR
Zinsen für eingeräumte Kontoüberziehung  9,9000%               139,64                 3,84-
`,
    ),
  );
  expect(account).toMatchObject({ balances: [31822, 3290], proof: 'proven' });
  expect(account?.lines[1]).toBe('2025-03-24 -20000 null Übertrag Jonas Schulze-Rathenow');
});

it('takes a transfer between accounts of one owner that a page begins with for a booking (Sparkassen)', () => {
  const page = `
Kontoauszug 10/2025     IBAN DE64 3705 0198 1902 2477 16
Datum          Erläuterung                                  Betrag Soll EUR     Betrag Haben EUR
               Kontostand am 30.09.2025, Auszug Nr. 9                                     612,44
28.10.2025     Übertrag (Überweisung)                               -300,00
               Tagesgeldkonto
31.10.2025     Entgeltabschluss                                       -6,95
               Kontostand am 31.10.2025 um 20:01 Uhr                                      305,49
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-28 -30000 null Übertrag (Überweisung) Tagesgeldkonto',
        '2025-10-31 -695 null Entgeltabschluss',
      ],
    },
  ]);
});

it('books what is paid or paid back of a balance that its text names', () => {
  const card = `
信用卡帳單     結帳日 2024/07/20     HKD
上期結欠 5,000.00
本期結欠 1,200.00
交易日期       交易摘要                      金額
2024/07/01   百佳超級市場               1,000.00
2024/07/02   還款 上期結欠                -5,000.00
2024/07/05   屈臣氏                     200.00
`;
  expect(readPages(card)).toMatchObject([
    { balances: [-500000, -120000], proof: 'proven', lines: { length: 3 } },
  ]);
  const account = `
Bank statement HKD
Opening balance 1,000.00
Date         Details                      Deposits     Withdrawals
2024/07/02   繳付 NEW BALANCE                                200.00
2024/07/03   薪金                          500.00
2024/07/04   退回 NEW BALANCE               200.00
Closing balance 1,500.00
`;
  expect(readPages(account)).toMatchObject([
    {
      balances: [100000, 150000],
      proof: 'proven',
      lines: [
        '2024-07-02 -20000 null 繳付 NEW BALANCE',
        '2024-07-03 50000 null 薪金',
        '2024-07-04 20000 null 退回 NEW BALANCE',
      ],
    },
  ]);
});

it('books what is collected for a bill, though that is called like a balance (Bank Austria)', () => {
  expect(
    readPages(`
Bank Austria     Mastercard Gold     5412 75XX XXXX 6048     Kreditkartenabrechnung vom 16.06.2025     EUR
Umsatzdatum     Buchungsdatum     Umsatztext                          Betrag in EUR
                                  Saldo laut Abrechnung vom 16.05.2025       748,15
19.05.2025      20.05.2025        BILLA DANKT 1070 WIEN                       47,82
02.06.2025      02.06.2025        Einzug Rechnungsbetrag 05/2025             748,15 -
07.06.2025      10.06.2025        THALIA MARIAHILF                            22,00 -
                                  Rechnungsbetrag (neuer Saldo)               25,82
`),
  ).toMatchObject([{ balances: [-74815, -2582], proof: 'proven', lines: { length: 3 } }]);
});

it('tells a transfer between the accounts of one customer from what a page carries, by its day of value', () => {
  const page = `
Kontoauszug     01.05.25 - 31.05.25
Buchung       Buchungstext / Verwendungszweck          Wert         Betrag in EUR
              Anfangssaldo per 30.04.25                                  512,00 +
15.05.25      Übertrag                                 15.05.25          200,00 -
              Umbuchung auf Tagesgeld-Konto
19.05.25      SEPA-Lastschrift                         19.05.25           59,00 -
              Endsaldo per 31.05.25                                      253,00 +
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: { length: 2 }, balances: [51200, 25300], proof: 'proven' },
  ]);
});

it('books what was carried forward to savings beside the balance of its day', () => {
  const page = `
Some Bank     Statement     01/01/2025 to 31/01/2025     EUR     Account number 12345678
Date           Details                       Debit          Credit          Balance
01/01/2025     Opening balance                                               100.00
03/01/2025     Salary                                        500.00          300.00
03/01/2025     Transfer to a friend          100.00                          300.00
03/01/2025     Balance carried forward to savings    200.00                  300.00
09/01/2025     Shop                           30.00                          270.00
31/01/2025     Closing balance                                               270.00
`;
  expect(readTyped(typed(page))[0]?.lines).toHaveLength(4);
});
