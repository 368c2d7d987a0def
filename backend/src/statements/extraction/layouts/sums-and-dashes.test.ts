import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads dates whose parts stand apart, and takes what a page brings for its sums where both sides are filled', () => {
  const header =
    'CODE      DATE     LIBELLE                         VALEUR          DEBIT      CREDIT';
  const first = `
Attijariwafa bank     RELEVE DE COMPTE BANCAIRE     EN DIRHAMS
${header}
                   SOLDE DEPART AU 28 02 2025                                 100,00
0107B4    01 03    RETRAIT GAB                     28 02 2025      20,00
0005C1    02 03    VIREMENT RECU                   03 03 2025                  30,00
                   A REPORTER                                      20,00      130,00
`;
  const second = `
${header}
                   REPORT                                          20,00      130,00
0113B4    26 03    ACHAT PAR CARTE                 25 03 2025      10,00
                   TOTAL MOUVEMENTS                                30,00      130,00
                   SOLDE FINAL AU 31 03 2025                                  100,00
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'MAD',
      balances: [10000, 10000],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-03-01 -2000'),
        expect.stringContaining('2025-03-02 3000'),
        expect.stringContaining('2025-03-26 -1000'),
      ],
    },
  ]);
});

it('takes dashes for figures that are not there, and the few figures of a column beside balances for none of them', () => {
  const page = `
Виписка за період 01.03.2025 – 31.03.2025     Валюта: UAH
Баланс на початок періоду: 100.00     Баланс на кінець періоду: 60.00
Дата і час              Сума в валюті    Сума в валюті    Сума комісій    Сума кешбеку         Залишок після
операції      Деталі    картки (UAH)     операції         (UAH)           (UAH)                операції
04.03.2025    Glovo            -10.00         -10.00              —                  —                60.00
03.03.2025    Bolt             -10.00         -10.00              —                  —                70.00
03.03.2025    ATB              -10.00         -10.00              —               5.64                80.00
02.03.2025    WOG              -20.00         -20.00              —                  —                90.00
02.03.2025    Bolt              20.00          20.00              —                  —               110.00
01.03.2025    Uklon            -10.00         -10.00              —                  —                90.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [10000, 6000],
      proof: 'proven',
      lines: [
        '2025-03-01 -1000 9000 Uklon',
        '2025-03-02 2000 11000 Bolt',
        '2025-03-02 -2000 9000 WOG',
        '2025-03-03 -1000 8000 ATB',
        '2025-03-03 -1000 7000 Bolt',
        '2025-03-04 -1000 6000 Glovo',
      ],
    },
  ]);
});

it('takes the operators of a printed sum for no signs of its figures', () => {
  const page = `
American Express     From 21.12.2024 to 20.01.2025
Opening Balance S$     New Credits S$     New Debits S$     Closing Balance S$     Minimum payment S$
     20.00 -                 5.00 +           40.00 =               55.00               50.00
Details                                   Foreign Spending     Amount S$
05.01.25     PAYMENT BY TELEPHONE                                   5.00
                                                                    CR
07.01.25     CAFE AURORA                                           40.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-2000, -5500], proof: 'proven' }]);
});

it('reads times behind dates and amounts whose sign of the rupee was lost in its font', () => {
  const page = `
HDFC Bank Credit Cards     Billing Period 21 Jun, 2026 - 20 Jul, 2026     MINIMUM DUE C450.00
PREVIOUS STATEMENT DUES     C101.00
TOTAL AMOUNT DUE     C521.00
DATE & TIME            TRANSACTION DESCRIPTION      REWARDS          AMOUNT     PI
21/06/2026| 00:13      WWW SWIGGY COMGURGAON            + 8        C 521.00     l
22/06/2026| 03:49      BPPY CC PAYMENT                            + C 101.00    l
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      balances: [-10100, -52100],
      proof: 'proven',
      lines: [
        '2026-06-21 -52100 null WWW SWIGGY COMGURGAON',
        '2026-06-22 10100 null BPPY CC PAYMENT',
      ],
    },
  ]);
});

it('takes what fills both columns behind a word of payments for their sums, so that a lost oldest booking shows', () => {
  const foot = `
Additions                        32.00         75.00
Balance as of: 05.09.2025                                                500.00
`;
  const page = (oldest: string) => `
Account statement     Zuercher Kantonalbank     CHF
Date         Booking text        Debit CHF     Credit CHF     Value date     Balance CHF
03.09.2025   Credit LUMEN                          75.00     03.09.2025       500.00
02.09.2025   Prices                  12.00                   02.09.2025       425.00
${oldest}${foot}`;
  const oldest =
    '01.09.2025   Debit Belgium           20.00                   01.09.2025       437.00';
  expect(readTyped(typed(page(oldest)))).toMatchObject([{ proof: 'proven' }]);
  expect(readTyped(typed(page('')))).toMatchObject([{ proof: 'broken' }]);
});
