import { describe, expect, it } from 'vitest';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

it('goes by the days of settlement on an account that prints no balances beside its lines (Chime)', () => {
  expect(
    readTyped(
      typed(`
chime     Checking Account Statement     Account number     283310447192
Statement period     March 2025 (March 01, 2025 - March 31, 2025)
Beginning balance on March 1, 2025     $96.44
Ending balance on March 31, 2025       $74.70
TRANSACTION DATE     DESCRIPTION          TYPE         AMOUNT     NET AMOUNT     SETTLEMENT DATE
3/29/2025            Netflix.com          Purchase     -$17.99    -$17.99        3/31/2025
3/15/2025            Transfer From Sam    Transfer      $10.00     $10.00        3/15/2025
3/12/2025            Kroger Fuel          Purchase     -$13.75    -$13.75        3/13/2025
`),
    ),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-13 -1375 null Kroger Fuel Purchase',
        '2025-03-15 1000 null Transfer From Sam Transfer',
        '2025-03-31 -1799 null Netflix.com Purchase',
      ],
    },
  ]);
});

it('takes the later of two dates for that of booking where only it keeps to an order, and a closing balance whose figures stand below it', () => {
  const page = `
Wyciąg z konta      Waluta: PLN      Za okres: 2025-08-01 - 2025-08-31
Data           Data
operacji       księgowania    Opis operacji                Kwota PLN     Saldo PLN
2025-08-05     2025-08-05     WYPŁATA Z BANKOMATU            -300,00      6 188,66
2025-08-04     2025-08-06     PŁATNOŚĆ KARTĄ                  -16,12      6 172,54
2025-08-07     2025-08-07     PŁATNOŚĆ KARTĄ                  -44,08      6 128,46
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-08-05 -30000 618866 WYPŁATA Z BANKOMATU',
        '2025-08-06 -1612 617254 PŁATNOŚĆ KARTĄ',
        '2025-08-07 -4408 612846 PŁATNOŚĆ KARTĄ',
      ],
    },
  ]);
  const closing = `
Cash Management Account    BSB 182-512   from 01 Nov 2025 to 30 Jan 2026   All amounts in AUD
date            description                          debits         credits         balance
01.11.25        OPENING BALANCE                                                   31,844.06 CR
03.11.25        DIVIDEND                                             312.60       32,156.66 CR
30.01.26        INTEREST PAID                                         57.02       32,213.68 CR
30.01.26        CLOSING BALANCE AS AT 30 JAN 26
                                                       0.00          369.62       32,213.68 CR
`;
  expect(readTyped(typed(closing))).toMatchObject([
    { balances: [3184406, 3221368], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('goes by the days on which a bank processed what was bought where only those keep to an order, without a year as well (Bank of Queensland)', () => {
  const page = (third: string) => `
Everyday Account     Statement period     1 March 2024 - 31 March 2024     AUD
Date       Processed     Description                 Debits ($)     Credits ($)     Balance ($)
01-Mar                   Opening balance                                                 100.00
01-Mar     02-Mar        Visa Purchase WOOLWORTHS        -10.00                           90.00
09-Mar     11-Mar        Visa Purchase BUNNINGS          -10.00
10-Mar     11-Mar        Visa Purchase KMART             -10.00
${third}     11-Mar        Visa Purchase SPOTIFY           -10.00                           60.00
`;
  const daysOf = (third: string) =>
    readTyped(typed(page(third)))[0]?.lines.map((line) => line.slice(5, 10));
  expect(daysOf('09-Mar')).toEqual(['03-02', '03-11', '03-11', '03-11']);
  expect(daysOf('11-Mar')).toEqual(['03-01', '03-09', '03-10', '03-11']);
});

it('goes by the day on which a bank processed what was bought (Peru)', () => {
  const page = `
CUENTA SUELDO SOLES     Periodo     Del 01/03/2025 al 31/03/2025
Fecha         Fecha        Detalle de movimiento       Cargos (S/)     Abonos (S/)     Saldo contable (S/)
operación     proceso
                           SALDO INICIAL                                                            100.00
01/03         03/03        COMPRA TAMBO                     20.00-                                   80.00
04/03         04/03        ABONO HABERES                                    50.00+                  130.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-03-03 -2000 8000 COMPRA TAMBO',
    '2025-03-04 5000 13000 ABONO HABERES',
  ]);
});

it('goes by the days on which an account was charged where those are in order (Russia)', () => {
  const page = `
Справка о движении средств за период с 01.05.2024 по 31.05.2024
Дата операции     Дата списания     Сумма операции в валюте карты     Описание операции
27.05.2024        30.05.2024        -84.02 ₽                          Оплата в METRO
29.05.2024        29.05.2024        -458.58 ₽                         Оплата в TAXI
28.05.2024        29.05.2024        +1 008.96 ₽                       Перевод
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-05-29',
    '2024-05-29',
    '2024-05-30',
  ]);
});

it('takes the day of booking for that of a card where no other is printed, and sums of all turnovers for none of them', () => {
  const page = `
Kreditkarte     Kontoauszug vom 30.06.2026     Rückzahlungsbetrag (Rate)     115,00 EUR
Umsatzdatum     Buchungsdatum     Verwendungszweck              Soll/Haben in EUR
                                  ALTER SALDO                           -1.284,60
01.06.26        02.06.26          EDEKA CENTER NUERNBERG                   -64,17
                05.06.26          EINGEGANGENE ZAHLUNG                    +250,00
05.06.26        08.06.26          AMZN MKTP DE                             -39,99
                15.06.26          CASHCLICK UEBERWEISUNG                  -500,00
                30.06.26          MONATLICHE ZINSEN*                       -18,93
                                  GESAMTUMSÄTZE                           -373,09
                                  NEUER SALDO                           -1.657,69
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-128460, -165769],
      proof: 'proven',
      lines: [
        '2026-06-01 -6417 null EDEKA CENTER NUERNBERG',
        '2026-06-05 25000 null EINGEGANGENE ZAHLUNG',
        '2026-06-05 -3999 null AMZN MKTP DE',
        '2026-06-15 -50000 null CASHCLICK UEBERWEISUNG',
        '2026-06-30 -1893 null MONATLICHE ZINSEN*',
      ],
    },
  ]);
});

it('lines bear the day of booking, and those that have none yet are not read (Handelsbanken)', () => {
  const page = `
Handelsbanken
Kontotransaktioner
Period: 2024-10-01 - 2024-10-31        Disponibelt belopp: 28 332,69 SEK
Reskontradatum     Transaktionsdatum     Text                      Belopp         Saldo
Prel.              2024-10-31            ICA KVANTUM LUND         -214,00
2024-10-30         2024-10-29            SYSTEMBOLAGET            -339,88     28 546,69
2024-10-30         2024-10-30            Bg 5050-1055 TELIA       -880,64     28 886,57
2024-10-28         2024-10-26            Hyra LKF               -8 944,00     29 767,21
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.map((line) => line.slice(0, 18))).toEqual([
    '2024-10-28 -894400',
    '2024-10-30 -88064 ',
    '2024-10-30 -33988 ',
  ]);
});

it('books on the day on which an amount was taken, and a purchase on its own (T-Bank)', () => {
  const [account] = readTyped(
    typed(`
АО «ТБАНК»     Справка о движении средств     Номер лицевого счета: 40817810200041188207
Дата и время     Дата и время     Сумма операции         Описание операции
операции         списания         в валюте карты
29.03.2025       30.03.2025       -1 866.25 ₽            Оплата в ЛУКОЙЛ
25.03.2025       26.03.2025         -529.00 ₽            Оплата в Яндекс Плюс
`),
  );
  expect(account?.lines.map((line) => line.slice(0, 10))).toEqual(['2025-03-26', '2025-03-30']);
});

describe('headers with two dates', () => {
  it('what stands over DATE and DATE tells the two apart', () => {
    expect(
      linesRead(`
Card statement from 25 AUG 2024 to 24 SEP 2024      Credit limit SGD 5,000.00
POST        TRAN
DATE        DATE        DESCRIPTION                  AMOUNT(SGD)
                        Previous balance                  20.00
05 Sep      02 Sep      Larch Coffee                      12.50
07 Sep      04 Sep      Payment received                  20.00CR
                        New balance                       12.50`),
    ).toEqual(['2024-09-02 -1250 null Larch Coffee', '2024-09-04 2000 null Payment received']);
  });

  it('two labels set as one text stand each above its own', () => {
    expect(
      linesRead(`
STATEMENT FROM JAN 11 TO FEB 10, 2025               Credit limit CAD 9,000.00
TRANSACTION POSTING     ACTIVITY DESCRIPTION          AMOUNT ($)
DATE        DATE
                        PREVIOUS STATEMENT BALANCE        $50.00
JAN 12      JAN 14      Larch Books                       $45.00
JAN 15      JAN 15      PAYMENT - THANK YOU              -$50.00
                        NEW BALANCE                       $45.00`),
    ).toEqual(['2025-01-12 -4500 null Larch Books', '2025-01-15 5000 null PAYMENT - THANK YOU']);
  });

  it('a second date in front of the text belongs to no description though no label names it', () => {
    expect(
      linesRead(`
Statement date 08 Nov 24                            Credit limit MYR 5,000.00
Date        Description                               Amount (RM)
            YOUR PREVIOUS STATEMENT BALANCE               200.00
12/10       11/10       Larch Market                      150.00
05/11       04/11       Payment                           200.00 CR
            NEW BALANCE                                   150.00`),
    ).toEqual(['2024-10-12 -15000 null Larch Market', '2024-11-05 20000 null Payment']);
  });
});

it('labels in two languages on lines of their own do not make the day of value the day of booking', () => {
  expect(
    linesRead(`
Estado de cuenta del 01-02-2019 al 28-02-2019
Fecha         Valor         Descripción      Monto (€)    Saldo (€)
operación     Value Date    Description         Amount      Balance
01/02/2019                  Saldo inicial                    100,00
02/02/2019    03/02/2019    PANADERIA           -20,00        80,00
03/02/2019    05/02/2019    COMISION             -5,00        75,00
28/02/2019                  Saldo final                       75,00`),
  ).toEqual(['2019-02-02 -2000 8000 PANADERIA', '2019-02-03 -500 7500 COMISION']);
});
